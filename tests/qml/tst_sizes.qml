import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// Whatever the window's size and the text's, everything has room.
FlowCase {
    id: testCase

    name: "Sizes"

    Component {
        id: seatCard
        SeatCard { width: 372; colour: "red"; name: "Annemarie"; points: 12; active: true; cards: "3–12"; gains: ""; longest: true; army: true; tokens: -1; hand: "3 wool and 2 to 4 unknown"; kit: "2 knights played · road 7"; means: "can pay: road · cannot pay: city" }
    }
    Component {
        id: seatDock
        SeatDock { width: 324; height: 76; table: Bench.companion.table; seats: Bench.companion.seats; colour: "blue"; name: "Ben"; points: 12; tokens: -1; active: true; cards: "3"; gains: ""; side: 3; due: 4 }
    }

    function test_everythingGrowsWithTheSizeThatIsChosen() {
        Bench.companion.screen = "settings";
        findChild(find("textSize"), "more").clicked();
        compare(Bench.companion.settings.textSize, 125);
        tryVerify(() => Math.abs(find("nav-home").mapToItem(null, 0, 0, 100, 100).width - 125) < 1);
        Bench.companion.settings.textSize = 100;
    }

    function test_theRailFitsTheLeastWindow() {
        const least = openWindow(window.minimumWidth, window.minimumHeight);
        tryVerify(() => least.contentItem.height === window.minimumHeight);
        wait(50); // what is not laid out yet fits too easily; what takes longer is waited for
        for (const name of ["nav-home", "nav-end"]) {
            const button = findChild(least.contentItem, name), top = () => button.mapToItem(null, 0, 0).y;
            tryVerify(() => top() >= 0 && top() + button.height <= least.height, 5000, name);
            tryVerify(() => button.contentItem.implicitHeight <= button.height - 3, 5000, "its word has room");
        }
    }

    // What lies side by side in an item stays within it, and every word in sight has room.
    function overflowing(item, within) {
        const found = [];
        for (const child of Array.from(item.children)) {
            if (!child.visible)
                continue;
            const left = child.mapToItem(within, 0, 0).x;
            if (left < -1 || left + child.width > within.width + 1 || (child.text && child.width < 20))
                found.push("%1 %2 to %3".arg(child.text || child).arg(left).arg(left + child.width));
            found.push(...overflowing(child, within));
        }
        return found;
    }

    function test_aSeatWithBothAwardsHasRoomForNameAndPoints() {
        Bench.dress("de", true);
        const card = createTemporaryObject(seatCard, window.contentItem);
        wait(20);
        tryVerify(() => overflowing(card, card).length === 0);
        Bench.dress("en", true);
    }

    function test_aNarrowSeatAtAFlatScreenHasOneButtonAtATime() {
        Bench.dress("de", true);
        const dock = createTemporaryObject(seatDock, window.contentItem);
        wait(20);
        tryVerify(() => overflowing(dock, dock).length === 0);
        verify(findChild(dock, "discard-blue").visible, "what is due comes first");
        Bench.dress("en", true);
    }

    function test_whatIsCountedInWarStandsInOneRow() {
        Bench.dress("de", true);
        Bench.playBook("war");
        Bench.companion.screen = "books";
        for (const seat of ["red", "blue", "white", "orange"]) {
            const top = name => find(name + "-" + seat).mapToItem(null, 0, 0).y;
            tryVerify(() => find("abandoned-" + seat) && top("abandoned") === top("weapons"), 5000, seat);
        }
        Bench.dress("en", true);
    }

    function test_theLedgersButtonsStandBesideItsHeadingWhereThereIsRoom() {
        Bench.dress("de", true);
        const upright = openWindow(800, 1280);
        Bench.companion.screen = "ledger";
        const middle = name => {
            const item = findChild(upright.contentItem, name);
            return item ? item.mapToItem(null, 0, item.height / 2).y : -1;
        };
        tryVerify(() => middle("ledgerHeading") > 0 && Math.abs(middle("ledgerHeading") - middle("ledgerRedo")) < 2);
        Bench.dress("en", true);
    }

    function test_theWaysToSaveAnEveningFitANarrowWindow() {
        Bench.dress("de", true);
        const least = openWindow(window.minimumWidth, window.minimumHeight);
        Bench.companion.screen = "end";
        tryVerify(() => findChild(least.contentItem, "save-csv"));
        wait(50);
        const page = findChild(least.contentItem, "page"), save = findChild(least.contentItem, "save-csv");
        tryVerify(() => save.width > 0 && save.mapToItem(page, save.width, 0).x <= page.width, 5000, "it is all in sight");
        Bench.dress("en", true);
    }

    function test_theFirstScreenFitsTheLeastWindowAndASmallerOneReduced() {
        Bench.dress("de", true);
        Bench.offerSamples();
        Bench.companion.screen = "home";
        for (const [width, height] of [[window.minimumWidth, window.minimumHeight], [800, 480], [390, 844]]) {
            const least = openWindow(width, height);
            least.minimumWidth = 1;
            least.minimumHeight = 1;
            least.width = width;
            least.height = height;
            tryVerify(() => least.contentItem.width === width);
            wait(50);
            const controls = ["language", "theme", "settings", "start", "addSeat", "flat", "nav-home", "nav-end"];
            for (const name of controls) {
                const control = findChild(least.contentItem, name), ends = () => control.mapToItem(null, 0, 0, control.width, 1);
                tryVerify(() => control.width > 0 && ends().x >= 0 && ends().x + ends().width <= width + 1, 5000, "%1 at %2".arg(name).arg(width));
            }
            least.destroy();
        }
        Bench.dress("en", true);
    }
}
