// The board as SVG, the own seat nearest. A tile side is 100 units; where a site lies follows from its name.

import * as art from "/art.js";
import { h } from "/dom.js";

const kPips = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];
const kYields = { lumber: "forest", brick: "hills", wool: "pasture", grain: "fields", ore: "mountains" };

function at(x, y, turn, ...children) {
    return h("g", { transform: `translate(${x} ${y}) rotate(${turn})` }, ...children);
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
    return h("path", { d: art.emblem(colour), class: "ink", transform: `translate(${x} ${y}) scale(${scale})` });
}

function token(number) {
    const red = number === 6 || number === 8 ? " red" : "";
    const pips = kPips[number] ?? 0;
    const dots = Array.from({ length: pips }, (_, i) => h("circle", { cx: 9 * (i - (pips - 1) / 2), cy: 18, r: 3.2, class: "pip" + red }));
    const text = h("text", { y: 8, class: "number" + red }, String(number));
    return h("g", {}, h("circle", { r: 34, class: "token" }), text, ...dots);
}

function building(piece, colour) {
    return h("g", { class: `of-${colour}` }, h("path", { d: art.buildings[piece] ?? art.buildings.settlement, class: "piece" }), emblem(colour, [0, 6]));
}

function unit({ piece, colour, count, aboard }) {
    const parts = [h("path", { d: art.units[piece] ?? art.units.army, class: aboard ? "piece aboard" : "piece" })];
    if (art.unitLines[piece])
        parts.push(h("path", { d: art.unitLines[piece], class: "outline" }));
    parts.push(emblem(colour, art.unitEmblems[piece] ?? [0, 8], 0.6));
    if (count > 1)
        parts.push(h("circle", { cx: 22, cy: -22, r: 15, class: "count" }), h("text", { x: 22, y: -15, class: "counted" }, String(count)));
    return h("g", { class: `of-${colour}` }, ...parts);
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
        parts.push(h("g", { transform: `translate(${50 * ((i % inFront) - (inRow - 1) / 2)} ${58 - 34 * (rows - 1 - row)}) scale(${scale})` }, unit(one)));
    });
    if (hex.thief)
        parts.push(h("path", { d: hex.thief === "pirate" ? art.ship : art.robber, class: "thief", transform: "translate(-44 -14) scale(0.9)" }));
    return h("g", { transform: `rotate(${upright})` }, ...parts);
}

function land(site, hex) {
    const [x, y] = placeOf(site);
    const terrain = hex.terrain ?? "none";
    return h("g", { transform: `translate(${x} ${y})` }, h("path", { d: art.hex, class: `land land-${terrain}` }),
        h("path", { d: art.terrainPattern(terrain, (hex.token ?? 0) > 0), class: `pattern land-${terrain}` }));
}

// What lies on it.
function hexagon(site, hex, upright, mark) {
    const [x, y] = placeOf(site);
    const parts = [];
    if (hex.condition === "flooded")
        parts.push(h("path", { d: art.hex, class: "drowned" }), h("path", { d: art.flood, class: "pattern land-shoal" }));
    if (hex.controller)
        parts.push(h("path", { d: art.hexRim, class: `rim of-${hex.controller}` }));
    if (mark)
        parts.push(h("path", { key: `mark ${site}`, d: art.hexRim, class: `mark mark-${mark}` }));
    if (hex.token)
        parts.push(h("g", { transform: `rotate(${upright})` }, token(hex.token)));
    parts.push(standing(hex, upright));
    return h("g", { transform: `translate(${x} ${y})` }, h("title", {}, hex.name ?? ""), ...parts);
}

function route(site, edge) {
    const [x, y] = placeOf(site);
    if (edge.piece === "ship")
        return at(x, y, 0, unit({ piece: "ship", colour: edge.colour, count: 1 }));
    const kind = edge.condition === "abandoned" ? "piece abandoned" : "piece";
    return at(x, y, turnOf(site), h("g", { class: `of-${edge.colour}` }, h("path", { d: art.routes[edge.piece] ?? art.routes.road, class: kind }),
        h("path", { d: art.routePattern(edge.piece, edge.colour), class: "ink", transform: "scale(0.6)" })));
}

function harbour({ kind, x, y, turn, port }, upright) {
    const parts = port ? [] : [h("path", { d: "M-10,-12 L-46,-44 M-10,12 L-46,44", class: "pier", transform: `rotate(${turn})` })];
    parts.push(h("circle", { r: 30, class: `harbour land-${kYields[kind] ?? "none"}` }));
    parts.push(h("g", { transform: `rotate(${upright})` }, kind in kYields ? h("path", { d: "M0,4 " + art.glyphs[kYields[kind]], class: `pattern land-${kYields[kind]}` }) : h("text", { y: 10, class: "counted" }, "3:1")));
    return h("g", { transform: `translate(${100 * x} ${100 * y})` }, ...parts);
}

function marked(site, mark) {
    const [x, y] = placeOf(site);
    const look = { key: `mark ${site}`, class: `mark mark-${mark}` };
    return site.includes("/") ? at(x, y, turnOf(site), h("rect", { x: -42, y: -15, width: 84, height: 30, rx: 15, ...look })) : h("circle", { cx: x, cy: y, r: 24, ...look });
}

// view: { place, marks, path, cursor, label, onPoint(x, y), onGo(dx, dy), onPress() }
export function boardOf(board, view) {
    const turn = -90 * (view.place ?? 0);
    const marks = view.marks ?? {};
    const [left, top, width, height] = board.bounds.map(side => 100 * side);
    const parts = [];
    const layer = (key, ...children) => parts.push(h("g", { key }, ...children));
    layer("land", ...Object.entries(board.hexes).map(([site, hex]) => land(site, hex)));
    if (board.river?.length)
        parts.push(h("polyline", { points: board.river.join(" "), class: "river" }));
    layer("hexes", ...Object.entries(board.hexes).map(([site, hex]) => hexagon(site, hex, -turn, marks[site])));
    layer("harbours", ...board.harbours.map(sign => harbour(sign, -turn)));
    layer("edges", ...Object.entries(board.edges).filter(([, edge]) => edge.piece).map(([site, edge]) => route(site, edge)));
    if (view.path?.length)
        parts.push(h("polyline", { points: view.path.join(" "), class: "path" }));
    layer("corners", ...Object.entries(board.corners).filter(([, corner]) => corner.piece).map(([site, corner]) => at(...placeOf(site), -turn, building(corner.piece, corner.colour))));
    layer("marks", ...Object.entries(marks).filter(([site]) => site.split(",").length !== 2).map(([site, mark]) => marked(site, mark)));
    if (view.cursor?.name)
        parts.push(h("circle", { cx: 100 * view.cursor.x, cy: 100 * view.cursor.y, r: 30, class: "cursor" }));

    const room = 110;
    const [wide, high] = turn % 180 === 0 ? [width, height] : [height, width];
    const middle = [left + width / 2, top + height / 2];
    const hears = view.onPoint ? { class: "board tappable", role: "application", tabindex: 0, ...listening(turn, view) } : { class: "board", role: "img" };
    return h("svg", { key: view.key ?? "board", viewBox: `${middle[0] - wide / 2 - room} ${middle[1] - high / 2 - room} ${wide + 2 * room} ${high + 2 * room}`, "aria-label": view.label, ...hears },
        h("g", { transform: `rotate(${turn} ${middle[0]} ${middle[1]})` }, ...parts));
}

const kWays = { ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowUp: [0, -1] };
const kGoMs = 70; // between two steps of a key that is held: the companion hears twenty messages a second
let wentMs = -kGoMs;

function listening(turn, view) {
    const onclick = event => {
        const inner = event.currentTarget.firstChild;
        const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(inner.getScreenCTM().inverse());
        view.onPoint(point.x / 100, point.y / 100);
    };
    const onkeydown = event => {
        if (event.key in kWays) {
            const angle = (-turn * Math.PI) / 180;
            const [dx, dy] = kWays[event.key];
            if (event.timeStamp - wentMs >= kGoMs) {
                wentMs = event.timeStamp;
                view.onGo(Math.round(dx * Math.cos(angle) - dy * Math.sin(angle)), Math.round(dx * Math.sin(angle) + dy * Math.cos(angle)));
            }
        } else if (event.key === "Enter" || event.key === " ") {
            view.onPress();
        } else {
            return;
        }
        event.preventDefault();
    };
    return { onclick, onkeydown };
}
