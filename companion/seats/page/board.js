// The board as SVG, the own seat nearest. A tile side is 100 units; where a site lies follows from its name.

import * as art from "/art.js";

const kSvg = "http://www.w3.org/2000/svg";
const kPips = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];
const kYields = { lumber: "forest", brick: "hills", wool: "pasture", grain: "fields", ore: "mountains" };

function draw(name, attributes = {}, ...children) {
    const element = document.createElementNS(kSvg, name);
    for (const [key, value] of Object.entries(attributes))
        element.setAttribute(key, value);
    element.append(...children);
    return element;
}

function at(x, y, turn, ...children) {
    return draw("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, ...children);
}

export function placeOf(site) {
    if (site.includes("/")) {
        const [a, b] = site.split("/").map(placeOf);
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    }
    const [q, r, tip] = site.split(",");
    return [Math.sqrt(3) * (Number(q) + Number(r) / 2) * 100, 150 * Number(r) + (tip === "N" ? -100 : tip === "S" ? 100 : 0)];
}

function turnOf(edge) {
    const [a, b] = edge.split("/").map(placeOf);
    const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
    return turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
}

function emblem(colour, [x, y] = [0, 0], scale = 0.8) {
    return draw("path", { d: art.emblem(colour), class: "ink", transform: `translate(${x} ${y}) scale(${scale})` });
}

function token(number) {
    const red = number === 6 || number === 8 ? " red" : "";
    const pips = kPips[number] ?? 0;
    const dots = Array.from({ length: pips }, (_, i) => draw("circle", { cx: 9 * (i - (pips - 1) / 2), cy: 18, r: 3.2, class: "pip" + red }));
    const text = draw("text", { y: 8, class: "number" + red }, String(number));
    return draw("g", {}, draw("circle", { r: 34, class: "token" }), text, ...dots);
}

function building(piece, colour) {
    return draw("g", { class: `of-${colour}` }, draw("path", { d: art.buildings[piece] ?? art.buildings.settlement, class: "piece" }), emblem(colour, [0, 6]));
}

function unit({ piece, colour, count, aboard }) {
    const parts = [draw("path", { d: art.units[piece] ?? art.units.army, class: aboard ? "piece aboard" : "piece" })];
    if (art.unitLines[piece])
        parts.push(draw("path", { d: art.unitLines[piece], class: "outline" }));
    parts.push(emblem(colour, art.unitEmblems[piece] ?? [0, 8], 0.6));
    if (count > 1)
        parts.push(draw("circle", { cx: 22, cy: -22, r: 15, class: "count" }), draw("text", { x: 22, y: -15, class: "counted" }, String(count)));
    return draw("g", { class: `of-${colour}` }, ...parts);
}

function standing(hex, upright) {
    const units = hex.units ?? [];
    const rows = units.length > 3 ? 2 : 1;
    const inFront = Math.ceil(units.length / rows);
    const parts = hex.piece ? [building(hex.piece, hex.colour)] : [];
    units.forEach((one, i) => {
        const row = Math.floor(i / inFront);
        const inRow = row === 0 ? inFront : units.length - inFront;
        const scale = units.length > 3 ? 0.72 : 0.9;
        parts.push(draw("g", { transform: `translate(${50 * ((i % inFront) - (inRow - 1) / 2)} ${58 - 34 * (rows - 1 - row)}) scale(${scale})` }, unit(one)));
    });
    if (hex.thief)
        parts.push(draw("path", { d: hex.thief === "pirate" ? art.ship : art.robber, class: "thief", transform: "translate(-44 -14) scale(0.9)" }));
    return draw("g", { transform: `rotate(${upright})` }, ...parts);
}

function land(site, hex) {
    const [x, y] = placeOf(site);
    const terrain = hex.terrain ?? "none";
    return draw("g", { transform: `translate(${x} ${y})` }, draw("path", { d: art.hex, class: `land land-${terrain}` }),
        draw("path", { d: art.terrainPattern(terrain, (hex.token ?? 0) > 0), class: `pattern land-${terrain}` }));
}

// What lies on it.
function hexagon(site, hex, upright, mark) {
    const [x, y] = placeOf(site);
    const parts = [];
    if (hex.condition === "flooded")
        parts.push(draw("path", { d: art.flood, class: "flood" }));
    if (hex.controller)
        parts.push(draw("path", { d: art.hexRim, class: `rim of-${hex.controller}` }));
    if (hex.token)
        parts.push(draw("g", { transform: `rotate(${upright})` }, token(hex.token)));
    parts.push(standing(hex, upright));
    if (mark)
        parts.push(draw("path", { d: art.hexRim, class: `mark mark-${mark}` }));
    return draw("g", { transform: `translate(${x} ${y})` }, draw("title", {}, hex.name ?? ""), ...parts);
}

function route(site, edge) {
    const [x, y] = placeOf(site);
    if (edge.piece === "ship")
        return at(x, y, 0, unit({ piece: "ship", colour: edge.colour, count: 1 }));
    const kind = edge.condition === "abandoned" ? "piece abandoned" : "piece";
    return at(x, y, turnOf(site), draw("g", { class: `of-${edge.colour}` }, draw("path", { d: art.routes[edge.piece] ?? art.routes.road, class: kind }),
        draw("path", { d: art.routePattern(edge.piece, edge.colour), class: "ink", transform: "scale(0.6)" })));
}

function harbour({ kind, x, y, turn, port }, upright) {
    const parts = port ? [] : [draw("path", { d: "M-10,-12 L-46,-44 M-10,12 L-46,44", class: "pier", transform: `rotate(${turn})` })];
    parts.push(draw("circle", { r: 30, class: `harbour land-${kYields[kind] ?? "none"}` }));
    parts.push(draw("g", { transform: `rotate(${upright})` }, kind in kYields ? draw("path", { d: "M0,4 " + art.glyphs[kYields[kind]], class: `pattern land-${kYields[kind]}` }) : draw("text", { y: 10, class: "counted" }, "3:1")));
    return draw("g", { transform: `translate(${100 * x} ${100 * y})` }, ...parts);
}

function marked(site, mark) {
    const [x, y] = placeOf(site);
    return site.includes("/") ? at(x, y, turnOf(site), draw("rect", { x: -42, y: -15, width: 84, height: 30, rx: 15, class: `mark mark-${mark}` })) : draw("circle", { cx: x, cy: y, r: 24, class: `mark mark-${mark}` });
}

// view: { place, marks, path, cursor, label, onPoint(x, y), onGo(dx, dy), onPress() }
export function boardOf(board, view) {
    const turn = -90 * (view.place ?? 0);
    const marks = view.marks ?? {};
    const [left, top, width, height] = board.bounds.map(side => 100 * side);
    const inner = draw("g", { transform: `rotate(${turn} ${left + width / 2} ${top + height / 2})` });
    for (const [site, hex] of Object.entries(board.hexes))
        inner.append(land(site, hex));
    if (board.river?.length)
        inner.append(draw("polyline", { points: board.river.join(" "), class: "river" }));
    for (const [site, hex] of Object.entries(board.hexes))
        inner.append(hexagon(site, hex, -turn, marks[site]));
    for (const sign of board.harbours)
        inner.append(harbour(sign, -turn));
    for (const [site, edge] of Object.entries(board.edges))
        if (edge.piece)
            inner.append(route(site, edge));
    if (view.path?.length)
        inner.append(draw("polyline", { points: view.path.join(" "), class: "path" }));
    for (const [site, corner] of Object.entries(board.corners))
        if (corner.piece)
            inner.append(at(...placeOf(site), -turn, building(corner.piece, corner.colour)));
    for (const [site, mark] of Object.entries(marks))
        if (site.split(",").length !== 2)
            inner.append(marked(site, mark));
    if (view.cursor?.name)
        inner.append(draw("circle", { cx: 100 * view.cursor.x, cy: 100 * view.cursor.y, r: 30, class: "cursor" }));

    const room = 110;
    const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width];
    const middle = [left + width / 2, top + height / 2];
    const svg = draw("svg", { viewBox: `${middle[0] - wide / 2 - room} ${middle[1] - high / 2 - room} ${wide + 2 * room} ${high + 2 * room}`, class: "board", "data-key": view.key ?? "board" }, inner);
    svg.setAttribute("aria-label", view.label);
    svg.setAttribute("role", view.onPoint ? "application" : "img");
    if (view.onPoint)
        listen(svg, inner, turn, view);
    return svg;
}

function listen(svg, inner, turn, view) {
    svg.setAttribute("tabindex", "0");
    svg.classList.add("tappable");
    svg.addEventListener("click", event => {
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(inner.getScreenCTM().inverse());
        view.onPoint(point.x / 100, point.y / 100);
    });
    const ways = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };
    svg.addEventListener("keydown", event => {
        if (event.key in ways) {
            const angle = (-turn * Math.PI) / 180;
            const [dx, dy] = ways[event.key];
            view.onGo(Math.round(dx * Math.cos(angle) - dy * Math.sin(angle)), Math.round(dx * Math.sin(angle) + dy * Math.cos(angle)));
        } else if (event.key === "Enter" || event.key === " ") {
            view.onPress();
        } else {
            return;
        }
        event.preventDefault();
    });
}
