// The page: what the state says is shown whenever it differs.

import { boardOf } from "/board.js";
import * as cards from "/cards.js";
import { Connection } from "/connection.js";
import { fill, h } from "/dom.js";
import { sendPhotograph } from "/photograph.js";

const { card, button } = cards;
const kErrorMs = 6000;

let state = null;
let tab = "table";
let sending = "";
let forgetting = 0;
let offered = ""; // what a touch of the board may be

function show(id, ...children) {
    fill(document.getElementById(id), children.filter(child => child !== "" && child !== null));
}

function tell(id, text) {
    document.getElementById(id).textContent = text;
}

const connection = new Connection({
    state(next) {
        tell("status", "");
        state = next;
        // Another phone, or the companion, may have closed what this one had open.
        if (tab === "referee" && state.mine && !state.mine.referee)
            say("ask", { question: "" });
        render();
    },
    error(sentence) {
        sending = "";
        render();
        tell("error", sentence);
        clearTimeout(forgetting);
        forgetting = setTimeout(() => tell("error", ""), kErrorMs);
    },
    news() {
        sending = "";
        render();
    },
    away() {
        tell("status", state?.words.away ?? "…");
    },
    over(sentence) {
        state = null;
        tell("status", "");
        show("head");
        show("tabs");
        show("main", card("notice", "", h("p", {}, sentence)));
    }
});

function say(act, fields) {
    connection.say(act, fields);
}

function open(name) {
    if (tab === "referee" && name !== "referee")
        say("close");
    if (name === "referee" && tab !== "referee")
        say("ask", { question: "" });
    tab = name;
    render();
    scrollTo(0, 0);
}

function board(of, key, view, label) {
    const place = state.mine?.place ?? 0;
    const act = view ? {
        onPoint: (x, y) => say("point", { x, y }),
        onGo: (dx, dy) => say("go", { dx, dy }),
        onPress: () => say("press")
    } : {};
    const drawn = boardOf(of, { place, key, label, ...(view ?? {}), ...act });
    const where = view ? h("p", { class: "muted", "aria-live": "polite" }, view.cursor?.name ?? "") : "";
    return h("div", { key: `map-${key}`, class: "map" }, drawn, where);
}

function tablePage() {
    const { mine, words } = state;
    const taps = mine && Object.keys(mine.marks).length > 0;
    const parts = moment();
    const map = state.board ? board(state.board, "board", taps ? { marks: mine.marks, cursor: mine.cursor } : null, taps ? `${words.board}. ${words.tapBoard} ${words.boardKeys}` : words.board) : "";
    parts.push(mine ? cards.waits(state, taps, say) : "", taps ? cards.toTap(state) : "", map, mine ? cards.options(state, say, render) : "");
    if (mine)
        parts.push(cards.credits(state), cards.agreements(state, say));
    parts.push(reading(), cards.players(state), cards.news(state));
    parts.push(mine ? button(words.leaveSeat, leave, { class: "quiet" }) : "");
    return parts;
}

function reading() {
    const { words, reading: read } = state;
    if (!read)
        return "";
    const input = h("input", { type: "file", id: "photograph", accept: "image/*", capture: "environment", onchange: event => photograph(event.target) });
    const camera = state.photograph ? h("div", {}, h("p", { class: "muted" }, words.photographHint), h("label", { for: "photograph", class: "button" }, words.photograph), input, h("p", { role: "status" }, sending)) : "";
    const shown = read.board.hexes && Object.keys(read.board.hexes).length > 0;
    return card("reading", shown ? words.read : words.board, h("p", {}, read.summary), shown ? board(read.board, "reading", null, words.read) : "", camera);
}

async function photograph(input) {
    const file = input.files[0];
    if (!file)
        return;
    input.value = ""; // so that the same one can be sent again
    sending = state.words.sending;
    render();
    const sent = await sendPhotograph(file, connection);
    sending = sent ? sending : state.words.tooLarge;
    render();
}

function leave() {
    connection.forgetSeat();
    tab = "table";
    say("leave");
}

function refereePage() {
    const { words, mine } = state;
    if (!mine.referee)
        return [];
    const asked = mine.referee;
    const view = { marks: asked.marks, path: asked.path, cursor: asked.cursor };
    const map = state.board ? board(state.board, "referee-board", view, `${words.board}. ${words.boardKeys}`) : "";
    return [cards.referee(state, say), map, cards.answer(state, say), cards.terms(state, say)];
}

function seatsPage() {
    const { seats, words, taken } = state;
    const all = Object.entries(seats).sort(([, a], [, b]) => a.order - b.order);
    const take = colour => () => {
        connection.seat = colour;
        say("take", { seat: colour });
    };
    const lines = all.map(([colour, seat]) => button(taken?.[colour] ? `${seat.name} (${words.taken})` : seat.name, take(colour), { class: `seat of-${colour}`, disabled: Boolean(taken?.[colour]), key: `seat-${colour}` }));
    return card("seats", words.chooseSeat, ...lines);
}

function head() {
    const { words, turn, title, mine } = state;
    const who = mine ? h("span", { class: `who of-${mine.seat}` }, mine.name) : h("span", { class: "who" }, words.lookOn);
    return [h("div", { class: "row" }, h("h1", { class: `grow${turn ? ` of-${turn}` : ""}` }, title), who)];
}

function moment() {
    const { step, hint, roll, mine } = state;
    const waits = mine?.waits.some(wait => wait.text === hint); // then it is said there
    const now = [step, waits ? "" : hint].filter(text => text).join(" · ");
    return [now ? h("p", {}, now) : "", h("p", { class: "roll" }, roll)];
}

function tabs() {
    const { words, mine } = state;
    if (!mine || !state.board)
        return [];
    return ["table", "referee", "hand"].map(name => button(words[name], () => open(name), { "aria-current": tab === name ? "page" : "false", key: `tab-${name}` }));
}

// The board may fill the screen, and what a touch of it may be stands below.
function showOffer(now) {
    if (now && now !== offered)
        document.querySelector("[data-key=options]")?.scrollIntoView({ block: "nearest" });
    offered = now;
}

function render() {
    if (!state?.words)
        return;
    const focused = document.activeElement;
    document.documentElement.lang = state.language;
    if (!state.mine || !state.board)
        tab = "table";
    show("head", ...(state.begun ? head() : [h("h1", {}, "Hexwarden")]));
    show("tabs", ...tabs());
    if (!state.begun)
        show("main", card("notice", "", h("p", {}, state.words.noGame)));
    else if (tab === "referee")
        show("main", ...refereePage());
    else if (tab === "hand")
        show("main", cards.myHand(state, say, render));
    else
        show("main", state.plays && !state.mine ? seatsPage() : "", ...tablePage());
    showOffer(state.mine?.options.map(option => option.text).join() ?? "");
    // What had to be moved has lost it.
    if (focused !== document.activeElement && focused?.isConnected)
        focused.focus({ preventScroll: true });
}

if (connection.key)
    connection.open();
else
    show("main", card("notice", "", h("p", {}, document.body.dataset.noKey)));
