import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// Every screen in both languages, both themes and both shapes: no warning, nothing without a name, nothing too small
// for a finger or out of the keyboard's reach, no text cut off even where all are 40 % longer. With a folder in
// HEXWARDEN_PICTURES each is saved there too, to be looked at; HEXWARDEN_PART="risk de" opens those of one game in one
// language.
TestCase {
    id: testCase

    name: "Screens"
    when: windowShown

    Component {
        id: mainWindow
        Main {}
    }

    function init_data() {
        const rows = [];
        const add = (screen, game, panel = "") => {
            for (const shape of [[1280, 800], [800, 1280]])
                for (const look of [["en", true], ["de", false]])
                    rows.push({ tag: [screen, panel, game, shape.join("x"), look[0]].filter(word => word !== "").join(" "), screen: screen, game: game, panel: panel, width: shape[0], height: shape[1], language: look[0], dark: look[1] });
        };
        for (const screen of ["home", "camera", "scan", "table", "referee", "ledger", "end", "settings", "misreading", "pieces"])
            add(screen, "evening");
        add("camera", "corners placed by hand");
        rows.push({ tag: "table flat", screen: "table", game: "evening", flat: true, width: 1280, height: 800, language: "de", dark: true });
        rows.push({ tag: "referee flat upright", screen: "referee", game: "evening", flat: true, width: 800, height: 1280, language: "en", dark: false });
        for (const book of ["great-river", "war", "conquest", "risk"]) {
            for (const screen of ["home", "books", "referee", "table", "end"])
                add(screen, book);
            add("books", book, "rules");
        }
        add("books", "evening");
        const [game, language] = Bench.part.split(" ");
        return rows.filter(row => Bench.part === "" || (row.language === language && playedIn(row) === game));
    }

    function playedIn(row) {
        return row.game.startsWith("corners") ? "evening" : row.game;
    }

    function opened(data) {
        Bench.companion.camera.placingCorners = data.game.startsWith("corners");
        Bench.playBook(playedIn(data));
        Bench.chooseBook(data.screen === "home" ? data.game : "");
        Bench.companion.books.choose(data.panel || "");
        Bench.dress(data.language, data.dark);
        Bench.companion.settings.flat = data.flat === true;
        Bench.companion.screen = data.screen;
        Bench.takeWarnings();
        const window = createTemporaryObject(mainWindow, testCase, { companion: Bench.companion, width: data.width, height: data.height });
        verify(window, "the window opens");
        tryVerify(() => window.contentItem.width === data.width);
        wait(30);
        return window;
    }

    function test_opensWithoutWarning(data) {
        const window = opened(data);
        compare(Bench.takeWarnings(), []);
        if (Bench.pictures === "")
            return;
        wait(600);
        verify(Bench.savePicture(window, data.tag.replace(/ /g, "-")));
    }

    function test_everyControlHasANameAndFitsAFingerAndNoTextIsCutOff(data) {
        const window = opened(data);
        compare(Bench.unnamed(window), []);
        compare(Bench.tooSmall(window), []);
        compare(Bench.clipped(window), []);
        compare(Bench.broken(window), []);
    }

    function test_everyControlIsReachedByKeyboard(data) {
        const window = opened(data);
        window.requestActivate();
        tryVerify(() => window.active);
        compare(Bench.unreachable(window), []);
    }

    function test_longerTextsAreNotCutOff(data) {
        Bench.lengthenTexts(true);
        const cut = Bench.clipped(opened(data));
        Bench.lengthenTexts(false);
        compare(cut, []);
    }
}
