import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// The guide's pictures of games made by hand; docs/pictures/make runs this.
TestCase {
    id: testCase

    name: "Pictures"
    when: windowShown

    property var window

    Component {
        id: mainWindow
        Main {}
    }

    function show(screen, width, height, language, dark) {
        Bench.dress(language, dark);
        Bench.play();
        Bench.companion.screen = screen;
        window = createTemporaryObject(mainWindow, testCase, { companion: Bench.companion, width: width, height: height });
        tryVerify(() => window.contentItem.width === width);
        wait(400);
    }

    function save(name) {
        wait(600);
        verify(Bench.savePicture(window, name), "%1 is written".arg(name));
    }

    function init() {
        Bench.chooseBook("");
    }

    function test_home() {
        Bench.companion.newGame.offerResume("Anna, Ben, Clara, David · 20 Nov, 22:40");
        show("home", 1280, 800, "en", true);
        Bench.forget();
        save("home");
    }

    function test_newGame() {
        Bench.chooseBook("war");
        show("home", 1280, 800, "en", false);
        Bench.forget();
        findChild(window.contentItem, "page").item.contentY = 390;
        save("new-game");
    }

    function test_scan() {
        show("scan", 1280, 800, "en", true);
        Bench.offerDoubts();
        save("scan");
    }

    function test_proposal() {
        show("table", 800, 1280, "de", true);
        Bench.companion.table.tap("0,0,S/0,1,N");
        save("table-upright");
    }

    function test_phones() {
        show("table", 1280, 800, "en", true);
        Bench.letPhonesIn("blue");
        wait(300);
        findChild(window.contentItem, "page").item.show(findChild(window.contentItem, "free-blue"));
        save("phones");
    }

    function test_flat() {
        Bench.companion.settings.flat = true;
        show("table", 1280, 800, "en", true);
        save("table-flat");
        Bench.companion.settings.flat = false;
    }

    function test_referee() {
        show("referee", 1280, 800, "en", true);
        Bench.companion.referee.ask("build");
        Bench.companion.referee.choosePlayer("blue");
        Bench.companion.referee.tap("-1,0,S/-1,1,N");
        save("referee");
    }

    function test_ledger() {
        show("ledger", 1280, 800, "en", true);
        Bench.companion.ledger.select(19);
        Bench.companion.ledger.choose(5);
        save("ledger");
    }

    function test_points() {
        show("end", 1280, 800, "en", false);
        save("points");
    }

    function showBook(book, width, height, language, dark) {
        show("home", width, height, language, dark);
        Bench.playBook(book);
        Bench.companion.screen = "books";
        wait(100);
    }

    function test_river() {
        showBook("great-river", 1280, 800, "en", true);
        save("book-river");
    }

    function test_risk() {
        showBook("risk", 1280, 800, "en", true);
        Bench.companion.books.tap("1,0");
        Bench.companion.books.tap("0,0");
        Bench.companion.books.risk.enterDie(6);
        Bench.companion.books.risk.enterDie(4);
        save("book-risk");
    }

    function test_war() {
        showBook("war", 1280, 800, "en", true);
        Bench.companion.books.tap("1,1,N");
        save("book-war");
    }

    function test_conquest() {
        showBook("conquest", 1280, 800, "en", true);
        Bench.companion.books.tap("-1,1");
        Bench.companion.books.tap("-1,1");
        Bench.companion.books.conquest.enterDie(5);
        save("book-conquest");
    }
}
