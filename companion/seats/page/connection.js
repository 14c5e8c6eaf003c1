// The socket to the companion: shows the key, keeps the state up to date by the differences that come, and connects
// again for as long as the page is open.

const kAgainMs = 1500;

function remembered(name) {
    try {
        return localStorage.getItem(name);
    } catch {
        return null;
    }
}

function remember(name, value) {
    try {
        localStorage.setItem(name, value);
    } catch {
        // A page that may keep nothing joins anew after a reload.
    }
}

function newId() {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
}

// The key comes behind the '#', which no browser sends anywhere; it goes from the address line at once.
function takeKey() {
    const told = new URLSearchParams(location.hash.slice(1));
    if (told.has("k")) {
        remember("key", told.get("k"));
        remember("seat", told.get("s") ?? "");
        history.replaceState(null, "", "/");
    }
    return { key: told.get("k") ?? remembered("key"), seat: told.get("s") ?? remembered("seat") };
}

// RFC 7396.
export function patched(state, patch) {
    const result = { ...state };
    for (const [name, value] of Object.entries(patch)) {
        if (value === null)
            delete result[name];
        else if (typeof value === "object" && !Array.isArray(value))
            result[name] = patched(typeof result[name] === "object" && !Array.isArray(result[name]) ? result[name] : {}, value);
        else
            result[name] = value;
    }
    return result;
}

export class Connection {
    // on: { state(state), error(sentence), news(what), away(), over(sentence) }
    constructor(on) {
        this.on = on;
        this.phone = remembered("phone") ?? newId();
        remember("phone", this.phone);
        Object.assign(this, takeKey());
        this.over = false;
        addEventListener("hashchange", () => {
            Object.assign(this, takeKey());
            this.over = false;
            this.open();
        });
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden && this.socket?.readyState !== WebSocket.OPEN)
                this.open();
        });
    }

    open() {
        if (!this.key || this.over)
            return;
        clearTimeout(this.again);
        this.socket?.close();
        const socket = new WebSocket(`ws://${location.host}/socket`);
        this.socket = socket;
        this.number = 0;
        this.state = {};
        socket.onopen = () => this.say("hello", this.seat ? { key: this.key, phone: this.phone, seat: this.seat } : { key: this.key, phone: this.phone });
        socket.onmessage = event => this.hear(JSON.parse(event.data));
        socket.onclose = () => {
            if (socket !== this.socket || this.over)
                return;
            this.on.away();
            this.again = setTimeout(() => this.open(), kAgainMs);
        };
    }

    hear(message) {
        if (message.over) {
            this.over = true;
            this.on.over(message.error);
        } else if (message.error) {
            this.on.error(message.error);
        }
        if (message.news)
            this.on.news(message.news);
        if (message.patch) {
            this.state = patched(this.state, message.patch);
            this.on.state(this.state);
        }
    }

    say(act, fields = {}) {
        if (this.socket?.readyState === WebSocket.OPEN)
            this.socket.send(JSON.stringify({ do: act, n: ++this.number, ...fields }));
    }

    sendBytes(bytes) {
        if (this.socket?.readyState === WebSocket.OPEN)
            this.socket.send(bytes);
    }

    // What a phone does not want to be given again by itself.
    forgetSeat() {
        this.seat = "";
        remember("seat", "");
    }
}
