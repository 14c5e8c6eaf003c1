import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// An open screen follows what happens: changed while it is open it shows the same as opened afterwards. Run by both
// renderers; OpenGL keeps geometry that the software renderer draws again.
TestCase {
    id: testCase

    name: "States"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init_data() {
        const rows = [];
        const add = (screen, game, what, before, after) => rows.push({ tag: "%1 %2 %3".arg(screen).arg(game).arg(what), screen: screen, game: game, before: before, after: after });
        const c = Bench.companion, nothing = () => {};
        add("table", "evening", "chosen hex", () => c.table.cancel(), () => c.table.tap("0,0"));
        add("table", "evening", "another chosen hex", () => c.table.tap("1,0"), () => c.table.tap("0,0"));
        add("table", "evening", "nothing chosen", () => c.table.tap("1,0"), () => c.table.cancel());
        add("table", "evening", "paying hexes", () => c.table.endTurn(), () => c.table.roll(8));
        add("table", "evening", "another turn", nothing, () => c.table.endTurn());
        add("table", "great-river", "dry plain", nothing, () => { c.table.endTurn(); c.table.roll(7); });
        add("table", "risk", "chosen hex", () => c.table.cancel(), () => c.table.tap("0,0"));
        add("table", "risk", "control", nothing, () => { Bench.tell("blue moves army 0,0 -1,1 count 1"); Bench.tell("red places armies 0,0 count 3"); });
        add("table", "risk", "first control", () => { for (let i = 0; i < 8; ++i) c.table.undo(); }, () => { for (let i = 0; i < 8; ++i) c.table.redo(); });
        add("table", "great-river", "flooded plain", () => c.table.undo(), () => c.table.redo());
        add("books", "risk", "battle", nothing, () => { c.books.tap("1,0"); c.books.tap("0,0"); });
        add("books", "risk", "another owner", nothing, () => { Bench.tell("white moves army 0,1 1,1 count 4"); Bench.tell("red moves army 1,0 0,1 count 3"); });
        add("books", "war", "tapped", nothing, () => c.books.tap("1,1,N"));
        add("books", "conquest", "tapped", nothing, () => c.books.tap("0,1"));
        add("books", "great-river", "undone", nothing, () => c.table.undo());
        add("referee", "evening", "asked", nothing, () => c.referee.tap("1,0,S"));
        add("scan", "evening", "answered", () => Bench.offerDoubts(), () => c.scan.answer("1,0", 1));
        add("ledger", "evening", "earlier", nothing, () => c.ledger.moment = 20);
        add("end", "evening", "undone", nothing, () => { for (let i = 0; i < 12; ++i) c.table.undo(); });
        add("camera", "evening", "corners by hand", () => c.camera.placingCorners = false, () => c.camera.placingCorners = true);
        add("settings", "evening", "a longer turn", () => c.settings.turnMinutes = 0, () => c.settings.turnMinutes = 5);
        add("settings", "evening", "more by voice", () => c.voice.telling = 0, () => c.voice.telling = 3);
        add("misreading", "evening", "another picture", () => c.misreading.at = 0, () => c.misreading.at = 2);
        add("pieces", "evening", "another kind", () => c.ourPieces.choose(0), () => c.ourPieces.choose(1));
        add("table", "conquest", "another turn", nothing, () => c.table.endTurn());
        add("table", "war", "paying hexes", () => c.table.endTurn(), () => c.table.roll(8));
        add("home", "evening", "another book", () => Bench.chooseBook(""), () => Bench.chooseBook("war"));
        return rows;
    }

    // Taken when whatever moves has come to rest: two in a row are the same.
    function pictureOf(window, name) {
        wait(300);
        Bench.keepPicture(window, "before");
        for (let tries = 0; tries < 40; ++tries) {
            wait(250);
            verify(Bench.keepPicture(window, name), "no picture can be kept of " + name);
            if (Bench.differing("before", name) === 0)
                return;
            Bench.keepPicture(window, "before");
        }
        fail("it never comes to rest");
    }

    function opened() {
        const window = createTemporaryObject(mainWindow, testCase, { companion: Bench.companion, width: 1280, height: 800 });
        tryVerify(() => window.contentItem.width === 1280);
        return window;
    }

    function test_anOpenScreenFollows(data) {
        Bench.dress("en", true);
        Bench.companion.camera.placingCorners = false;
        Bench.companion.settings.turnMinutes = 0;
        Bench.companion.voice.telling = 0;
        data.game === "evening" ? Bench.play() : Bench.playBook(data.game);
        Bench.companion.books.choose("");
        Bench.companion.table.cancel();
        Bench.companion.screen = data.screen;
        data.before();
        const window = opened(), name = data.tag.replace(/ /g, "-");
        pictureOf(window, name + "-1-before");
        data.after();
        pictureOf(window, name + "-2-after");
        window.destroy();
        pictureOf(opened(), name + "-3-afresh");
        verify(Bench.differing(name + "-1-before", name + "-2-after") > 100, "something is to be seen");
        const apart = Bench.differing(name + "-2-after", name + "-3-afresh");
        verify(apart < 40, "%1 pixels differ from the screen opened afresh".arg(apart));
    }
}
