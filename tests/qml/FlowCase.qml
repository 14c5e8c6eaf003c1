import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// A test that works the whole window as a finger would.
TestCase {
    id: flowCase

    when: windowShown

    property var window

    Component {
        id: mainWindow
        Main {}
    }

    function init() {
        Bench.dress("en", true);
        Bench.play();
        Bench.companion.books.choose("");
        window = openWindow(1280, 800);
        tryVerify(() => window.contentItem.width === 1280);
    }

    // Another window of the companion, of that size.
    function openWindow(width, height) {
        return createTemporaryObject(mainWindow, flowCase, { companion: Bench.companion, width: width, height: height });
    }

    function find(name) {
        wait(20);
        return findChild(window.contentItem, name);
    }

    function tapOn(item) {
        verify(item, "there is something to tap");
        mouseClick(item, item.width / 2, item.height / 2);
    }

    // The text that an item of that name shows.
    function shown(name) {
        return find(name).text;
    }

    // Where a site of the board's screen is, for a tap as a finger does it.
    function tapSite(q, r) {
        const board = find("board"), box = board.board.bounds, x = Math.sqrt(3) * (q + r / 2), y = 1.5 * r;
        mouseClick(board, board.width / 2 + (x - box.x - box.width / 2) * 100 * board.unit, board.height / 2 + (y - box.y - box.height / 2) * 100 * board.unit);
    }
}
