import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// Escape takes back what was begun, on every screen, and records nothing.
FlowCase {
    id: testCase

    name: "Escape"

    function test_escapeTakesBackWhatWasBegun() {
        Bench.companion.screen = "table";
        const board = find("board");
        board.forceActiveFocus();
        verify(board.board.cursor !== "", "the board shows at once where its cursor is");
        keyClick(Qt.Key_Return);
        tryVerify(() => Bench.companion.table.proposing);
        keyClick(Qt.Key_Escape);
        verify(!Bench.companion.table.proposing);
        Bench.companion.books.cards.beginTrade();
        keyClick(Qt.Key_Escape);
        verify(!Bench.companion.books.cards.trading);
        Bench.companion.hands.tell("");
        keyClick(Qt.Key_Escape);
        verify(!Bench.companion.hands.telling);
        compare(Bench.declared(), []);
        Bench.clearBoard();
        Bench.companion.screen = "scan";
        find("paint-19").clicked();
        wait(50);
        keyClick(Qt.Key_Escape);
        tapSite(0, 0);
        verify(Bench.companion.scan.selected !== "", "the brush is laid down: a tap chooses a hex");
        keyClick(Qt.Key_Escape);
        compare(Bench.companion.scan.selected, "");
        Bench.companion.screen = "camera";
        Bench.companion.camera.placingCorners = true;
        keyClick(Qt.Key_Escape);
        verify(!Bench.companion.camera.placingCorners);
    }

    function test_escapeTakesBackACorrectionOfARollAHandAndAQuestion() {
        const c = Bench.companion;
        c.screen = "table";
        tapOn(find("pastRoll-0"));
        verify(c.rolls.choosing && find("correctRoll").visible);
        keyClick(Qt.Key_Escape);
        verify(!c.rolls.choosing && !find("correctRoll").visible);
        c.screen = "ledger";
        c.ledger.select(100);
        c.ledger.choose(0);
        verify(c.ledger.correcting);
        keyClick(Qt.Key_Escape);
        verify(!c.ledger.correcting && !c.ledger.selecting);
        c.ledger.moment = 50;
        verify(!c.ledger.live);
        keyClick(Qt.Key_Escape);
        verify(c.ledger.live, "the ledger shows now again");
        c.hands.tell("blue");
        verify(c.hands.telling);
        keyClick(Qt.Key_Escape);
        verify(!c.hands.telling);
        c.screen = "referee";
        c.referee.ask("build");
        c.referee.tap("1,0,S");
        verify(c.referee.answered);
        keyClick(Qt.Key_Escape);
        verify(!c.referee.answered);
        c.screen = "books";
        tapOn(find("deed-0"));
        tapOn(find("give-wool"));
        verify(c.books.cards.trading);
        keyClick(Qt.Key_Escape);
        verify(!c.books.cards.trading);
        compare(Bench.declared(), []);
        Bench.playBook("risk");
        c.screen = "books";
        c.books.tap("1,0");
        c.books.tap("0,0");
        verify(c.books.risk.busy);
        keyClick(Qt.Key_Escape);
        verify(!c.books.risk.busy);
        compare(Bench.declared(), []);
    }

    function test_escapeLeavesWhatIsNoScreenOfTheRail() {
        const c = Bench.companion;
        tryVerify(() => window.active);
        for (const from of ["home", "table"])
            for (const aside of ["settings", "misreading", "pieces"]) {
                c.screen = from;
                c.screen = aside;
                verify(find("page"));
                keyClick(Qt.Key_Escape);
                compare(c.screen, from, aside);
            }
        c.screen = "camera";
        c.screen = "settings";
        c.screen = "pieces";
        keyClick(Qt.Key_Escape);
        compare(c.screen, "camera");
        keyClick(Qt.Key_Escape);
        compare(c.screen, "camera", "there is nothing to leave");
    }

    SignalSpy {
        id: thrownAway
        target: Bench.companion.misreading
        signalName: "discarded"
    }

    function test_escapeThrowsAMisreadingAway() {
        Bench.showMisreading();
        Bench.companion.screen = "table";
        Bench.companion.screen = "misreading";
        const there = find("misreadCorrection");
        there.forceActiveFocus();
        keyClick("x");
        thrownAway.clear();
        keyClick(Qt.Key_Escape);
        compare(thrownAway.count, 1);
        compare(Bench.companion.misreading.pictures, 0);
        compare(Bench.companion.misreading.correction, "");
        compare(Bench.companion.screen, "table");
    }
}
