// What stands on the page between its head and its tabs, a card a thing. Texts are set as text, whoever wrote them.

import { h } from "/dom.js";
import * as hand from "/hand.js";

export function card(key, title, ...children) {
    return h("section", { key, class: "card" }, title ? h("h2", {}, title) : "", ...children);
}

// The key tells a button from others beside it: one that means something else is another one.
export function button(text, act, more = {}) {
    return h("button", { type: "button", key: text, onclick: act, ...more }, text);
}

function choice(text, chosen, act, key) {
    return button(text, act, { class: "choice", "aria-pressed": String(Boolean(chosen)), key });
}

function choices(title, rows, act, name) {
    if (!rows?.length)
        return "";
    const all = rows.map(row => choice(row.text, row.chosen, () => act(row.key ?? row.colour), `${name}-${row.key ?? row.colour}`));
    return h("fieldset", { key: name }, h("legend", {}, title), h("div", { class: "row" }, ...all));
}

let howMany = 1; // of several, how many
let howManyOf = "";

function stepper(words, most, redraw) {
    const step = by => () => {
        howMany = Math.min(most, Math.max(1, howMany + by));
        redraw();
    };
    return counter(words.howMany, howMany, step, words, "");
}

// `step(by)` makes what a button does.
function counter(name, count, step, words, key) {
    const by = (sign, number, word) => button(sign, step(number), { "aria-label": `${name}: ${word}`, key: `${number > 0 ? "more" : "fewer"}-${key}` });
    return h("div", { key: name, class: "row counter" }, h("span", { class: "grow" }, name), h("span", { class: "steps" }, by("−", -1, words.fewer), h("output", {}, String(count)), by("+", 1, words.more)));
}

// What a touch of the board may be.
export function options({ mine, words }, say, redraw) {
    if (!mine.options.length)
        return "";
    if (howManyOf !== mine.options[0].text) {
        howManyOf = mine.options[0].text;
        howMany = 1;
    }
    const most = Math.max(...mine.options.map(option => option.most));
    return card("options", words.choose, most > 1 ? stepper(words, most, redraw) : "",
        ...mine.options.map(option => button(option.text, () => say("record", { option: option.text, count: Math.min(howMany, option.most) }), { class: "primary" })),
        button(words.cancel, () => say("putDown")));
}

function wait(text, ...children) {
    return h("div", { key: text, class: "wait" }, h("p", {}, text), ...children);
}

// Above the board: what is to be tapped on it.
export function toTap({ mine, words }) {
    return h("div", { key: "tap", class: "wait" }, ...mine.waits.filter(one => !one.button).map(one => h("p", {}, one.text)), h("p", { class: "muted" }, words.tapBoard));
}

// All that waits, but for what is tapped on the board.
export function waits({ mine, words }, taps, say) {
    const settle = one => one.button ? button(one.button, () => say("settle", { due: one.text }), { class: one.choice ? "" : "primary", key: one.text, "aria-label": `${one.button}: ${one.text}` }) : "";
    const parts = mine.waits.filter(one => one.button || !taps).map(one => wait(one.text, one.choice ? choiceOfCards(one, words, say) : "", settle(one)));
    for (const question of mine.questions)
        parts.push(wait(question.text, h("div", { class: "row" },
            ...question.answers.map(answer => button(answer, () => say("answer", { question: question.text, answer }), { key: question.text + answer })))));
    if (mine.attack)
        parts.push(attack(mine.attack, words, say));
    return parts.length ? card("waits", words.waits, ...parts) : "";
}

// Every touch picks one card, the last one tells them. The buttons stay as they are, whatever is picked.
function choiceOfCards({ text, choice }, words, say) {
    const kinds = choice.kinds.map(({ kind, name, may }) => button(name, () => say("pick", { due: text, kind }), { class: "kind", key: `${text}-${kind}`, disabled: !may, "aria-label": `${name}: ${text}` }));
    const far = choice.wanted > 1 ? h("div", { class: "row" }, h("span", { class: "grow muted", "aria-live": "polite" }, choice.picked),
        button(words.clear, () => say("clear", { due: text }), { key: `${text}-clear`, disabled: !choice.any, "aria-label": `${words.clear}: ${text}` })) : "";
    return h("div", { key: "choice" }, h("div", { class: "row kinds" }, ...kinds), far);
}

function attack(asked, words, say) {
    const toggle = (text, on, act) => choice(text, on, () => say(act, { attack: asked.text }), act);
    return wait(asked.text, asked.mayConsent ? toggle(words.consent, asked.consents, "consent") : "",
        asked.mayLend ? toggle(words.lend, asked.lends, "lend") : "");
}

export function agreements({ mine, words }, say) {
    if (!mine.agreements.length)
        return "";
    return card("agreements", words.agreements, ...mine.agreements.map(one => h("div", { key: one.text, class: "row" }, h("span", { class: "grow" }, one.text),
        one.given ? h("span", { class: "good" }, words.given) : button(words.agree, () => say("agree", { agreement: one.text }), { key: one.text, "aria-label": `${words.agree}: ${one.text}` }))));
}

export function credits({ mine, words, dice, roll }) {
    if (!dice.length && !mine.credits.length)
        return "";
    return card("credits", mine.credits.length ? words.got : words.gotNothing, ...mine.credits.map(line => h("p", {}, line)), h("p", { class: "muted" }, roll));
}

export function players(state) {
    const { seats, words } = state;
    const lines = Object.entries(seats).sort(([, a], [, b]) => a.order - b.order).map(([colour, seat]) => {
        return h("li", { key: colour, class: seat.active ? "active" : "" }, h("span", { class: `emblem of-${colour}` }),
            h("div", { class: "grow" }, h("strong", {}, seat.name), h("span", {}, ` · ${seat.counts}`), h("p", { class: "muted" }, seat.has),
                seat.gains ? h("p", { class: "good" }, `+ ${seat.gains}`) : ""));
    });
    return card("players", words.players, h("ul", { class: "players" }, ...lines), state.lead ? h("p", { class: "muted" }, state.lead) : "", state.bank ? h("p", { class: "muted" }, state.bank) : "");
}

export function news({ notices, prompts, last, words }) {
    const lines = [...notices, ...prompts, last].filter(line => line);
    return lines.length ? card("news", words.news, ...lines.map(line => h("p", {}, line))) : "";
}

export function referee({ mine, words }, say) {
    const { questions, instruction, wantsNumber } = mine.referee;
    const options = questions.map(one => h("option", { value: one.key, selected: Boolean(one.chosen) }, one.text));
    // A list's own face cuts long questions off: it lies unseen over one that wraps.
    const face = h("span", { "aria-hidden": "true" }, questions.find(one => one.chosen)?.text);
    const select = h("select", { key: "question", "aria-label": words.referee, onchange: event => say("ask", { question: event.target.value }) }, ...options);
    const sums = Array.from({ length: 11 }, (_, i) => button(String(i + 2), () => say("sum", { sum: i + 2 }), { key: `sum-${i + 2}` }));
    return card("asked", words.referee, h("p", { class: "muted" }, words.aloneSee), h("div", { class: "choose" }, face, select), h("p", {}, instruction), wantsNumber ? h("div", { class: "row", role: "group", "aria-label": words.whichRoll }, ...sums) : "");
}

// What else an answer depends on.
export function terms({ mine, words }, say) {
    const { players, pieces, consents, lenders } = mine.referee;
    return card("terms", "", choices(words.whichPiece, pieces, piece => say("piece", { piece }), "piece"), choices(words.aboutWhom, players, player => say("about", { player }), "about"),
        choices(words.whoConsents, consents, player => say("ifConsents", { player }), "consents"), choices(words.whoLends, lenders, player => say("ifLends", { player }), "lends"));
}

export function answer({ mine, words }, say) {
    const { answered, answer: text, judged, allowed, lines, price } = mine.referee;
    if (!answered)
        return "";
    const held = price && hand.total() > 0;
    const pays = held && hand.pays(price);
    const items = lines.map(line => h("li", { class: line.kind }, line.clause ? h("span", { class: "clause" }, line.clause) : "", h("span", {}, line.text), line.detail ? h("p", { class: "muted" }, line.detail) : ""));
    return card("answer", "", h("p", { class: judged ? `answer ${allowed ? "good" : "bad"}` : "answer", "aria-live": "polite" }, text), h("ul", { class: "lines" }, ...items),
        held ? h("p", { class: pays ? "good" : "bad" }, pays ? words.handPays : words.handLacks) : "",
        button(words.put, () => say("put", held ? { pays } : {})));
}

export function myHand({ mine, words, kinds }, say, redraw) {
    const cards = hand.kept();
    const step = (kind, by) => () => {
        hand.change(kind, by);
        redraw();
    };
    const rows = kinds.map(({ kind, name }) => counter(name, cards[kind] ?? 0, by => step(kind, by), words, kind));
    const gained = Object.keys(mine.gained).length > 0;
    return card("hand", words.hand, h("p", { class: "muted" }, words.handStays), ...rows, h("p", {}, `${words.handSum}: ${hand.total()}`),
        gained ? button(words.addGot, () => {
            hand.add(mine.gained);
            redraw();
        }) : "",
        mine.hand.countIsKnown ? "" : h("div", {}, h("p", {}, words.tellCount), button(`${words.tell}: ${hand.total()}`, () => say("count", { cards: hand.total() }), { key: "count" })));
}
