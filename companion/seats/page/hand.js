// A hand that is kept on this phone alone: in its own storage, sent to nobody.

const kName = "hand";

export function kept() {
    try {
        return JSON.parse(localStorage.getItem(kName)) ?? {};
    } catch {
        return {};
    }
}

function keep(cards) {
    try {
        localStorage.setItem(kName, JSON.stringify(cards));
    } catch {
        // Then it is kept until the page goes.
    }
}

export function change(kind, by) {
    const cards = kept();
    cards[kind] = Math.max(0, (cards[kind] ?? 0) + by);
    keep(cards);
}

export function add(gained) {
    const cards = kept();
    for (const [kind, count] of Object.entries(gained))
        cards[kind] = (cards[kind] ?? 0) + count;
    keep(cards);
}

export function total() {
    return Object.values(kept()).reduce((sum, count) => sum + count, 0);
}

export function pays(price) {
    const cards = kept();
    return Object.entries(price).every(([kind, count]) => (cards[kind] ?? 0) >= count);
}
