// The page as it should be, said anew with every state, and brought about in place: an element that is still wanted
// stays the same element, so that a tap, the focus, an open list or a file that is being chosen outlives what happens
// meanwhile.

const kSvg = "http://www.w3.org/2000/svg";
const kText = "#text";

// An element to be; children are such and texts. `key` tells it from its likes in one parent; `on...` are functions.
export function h(name, attributes = {}, ...children) {
    return { name, attributes, children: children.filter(child => child !== null && child !== undefined && child !== "") };
}

const said = new WeakMap(); // of an element, the attributes that it has

function set(element, name, value) {
    if (name.startsWith("on"))
        element[name] = value ?? null;
    else if (name === "selected") // the attribute alone is heeded no more once somebody has chosen
        element.selected = element.defaultSelected = Boolean(value);
    else if (value === false || value === undefined)
        element.removeAttribute(name);
    else
        element.setAttribute(name, value === true ? "" : value);
}

function dress(element, { key, ...attributes }) {
    const wanted = key === undefined ? attributes : { "data-key": key, ...attributes };
    const before = said.get(element) ?? {};
    for (const name of Object.keys(before))
        if (!(name in wanted))
            set(element, name, undefined);
    for (const [name, value] of Object.entries(wanted))
        if (value !== before[name] || name === "selected")
            set(element, name, value);
    said.set(element, wanted);
}

function likeness(name, key) {
    return `${name.toLowerCase()} ${key ?? ""}`;
}

// Those that are there, by what they are like.
function likes(parent) {
    const nodes = new Map();
    for (const node of parent.childNodes) {
        const like = likeness(node.nodeName, node.dataset?.key);
        nodes.set(like, [...(nodes.get(like) ?? []), node]);
    }
    return nodes;
}

function made(one, parent) {
    if (typeof one === "string")
        return document.createTextNode(one);
    return one.name === "svg" || parent.namespaceURI === kSvg ? document.createElementNS(kSvg, one.name) : document.createElement(one.name);
}

// Gives the parent these children and no others.
export function fill(parent, children) {
    const there = likes(parent);
    const nodes = children.map(one => there.get(typeof one === "string" ? likeness(kText) : likeness(one.name, one.attributes.key))?.shift() ?? made(one, parent));
    // First what is no longer wanted, so that nothing that stays need be moved for it.
    for (const left of there.values())
        left.forEach(node => node.remove());
    let next = parent.firstChild;
    children.forEach((one, i) => {
        const node = nodes[i];
        if (node === next)
            next = next.nextSibling;
        else
            parent.insertBefore(node, next);
        if (typeof one !== "string") {
            dress(node, one.attributes);
            fill(node, one.children);
        } else if (node.data !== one) {
            node.data = one;
        }
    });
}
