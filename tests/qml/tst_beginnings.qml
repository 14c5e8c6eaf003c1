import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// The way to a game: the last one, a board that is dealt, painted or set up, and the sample.
FlowCase {
    id: testCase

    name: "Beginnings"

    SignalSpy {
        id: resumed
        target: Bench.companion.newGame
        signalName: "resumeWanted"
    }

    function test_theLastGameIsTheFirstButton() {
        Bench.companion.newGame.offerResume("Anna, Ben");
        Bench.forget();
        Bench.companion.screen = "home";
        const resume = find("resume");
        verify(resume.visible);
        tapOn(resume);
        compare(resumed.count, 1);
    }

    function test_aBoardIsDealtAndConfirmedWithTwoTaps() {
        Bench.clearBoard();
        Bench.companion.screen = "scan";
        tapOn(find("paint-19"));
        find("startOver").clicked(); // below what is painted with
        verify(find("dealBox-30").visible, "there is a way back");
        tapOn(find("dealBox-19"));
        verify(shown("summary").startsWith("All 19 hexes are read"), shown("summary"));
        tapOn(find("confirm"));
        verify(!find("startOver").visible);
        verify(shown("summary").startsWith("This is the board"), shown("summary"));
    }

    function test_waterAloneIsNotOfferedAsABoard() {
        Bench.clearBoard();
        Bench.companion.screen = "scan";
        Bench.companion.scan.layByHand(3);
        verify(shown("summary").startsWith("All is sea so far"), shown("summary"));
        verify(find("confirm").visible);
        verify(!find("confirm").primary);
        tapSite(0, 0);
        Bench.companion.scan.setTerrain("forest");
        verify(find("confirm").primary);
    }

    function test_anyBoardOfTheBoxIsPaintedWithEighteenTaps() {
        Bench.clearBoard();
        Bench.companion.screen = "scan";
        let taps = 1;
        tapOn(find("paint-19"));
        wait(50);
        for (let r = -2; r <= 2 && taps < 16; ++r)
            for (let q = Math.max(-2, -2 - r); q <= Math.min(2, 2 - r) && taps < 16; ++q, ++taps)
                tapSite(q, r);
        tapSite(0, -2);
        ++taps;
        verify(shown("summary").startsWith("All 19 hexes are read"), shown("summary"));
        tapOn(find("confirm"));
        ++taps;
        compare(taps, 18);
        verify(shown("summary").startsWith("This is the board"), shown("summary"));
    }

    // A finger goes over the board from site to site without leaving it.
    function strokeOver(places) {
        const board = find("board"), box = board.board.bounds;
        const pointOf = at => Qt.point(board.width / 2 + (at.x - box.x - box.width / 2) * 100 * board.unit, board.height / 2 + (at.y - box.y - box.height / 2) * 100 * board.unit);
        let from = pointOf(places[0]);
        mousePress(board, from.x, from.y);
        for (const place of places.slice(1)) {
            const to = pointOf(place);
            for (let i = 1; i <= 8; ++i)
                mouseMove(board, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 2);
            from = to;
        }
        mouseRelease(board, from.x, from.y);
    }

    function placeOf(q, r) {
        return Qt.point(Math.sqrt(3) * (q + r / 2), 1.5 * r);
    }

    function test_aStrokePaintsAsManyHexesAsThereAre() {
        Bench.clearBoard();
        Bench.companion.screen = "scan";
        tapOn(find("paint-19"));
        wait(50);
        strokeOver([placeOf(-2, 0), placeOf(2, 0)]); // five hexes, and four forests
        const text = Bench.companion.scan.text();
        compare(text.match(/ forest/g).length, 4);
        verify(text.indexOf("hex 1,0 forest") >= 0 && text.indexOf("hex 2,0 desert") >= 0, text);
    }

    function test_aStrokeLaysASettlementAndItsRoadAndNothingForTheNext() {
        Bench.play();
        const board = Bench.companion.scan.text();
        Bench.forget();
        Bench.tell("began seat red \"Anna\" south seat blue \"Ben\" west");
        Bench.tell("laid " + board);
        Bench.companion.screen = "table";
        Bench.companion.table.atOnce = false;
        const corner = Qt.point(0, -1), far = Qt.point(0, -2); // the northern corner of 0,0, and the end of its edge
        strokeOver([corner, far]);
        compare(Bench.declared().length, 2, "only where what is due goes down at once");
        Bench.companion.table.cancel();
        Bench.companion.table.atOnce = true;
        strokeOver([corner, far, Qt.point(0, -4)]); // Blue could build there
        compare(Bench.declared().slice(2), ["red builds settlement 0,0,N", "red builds road 0,0,N/1,-2,S"]);
        Bench.companion.table.atOnce = false;
    }

    function test_theSampleSaysThatItIsOneAndLeadsToOnesOwn() {
        Bench.companion.newGame.offerResume("");
        Bench.showSample(true);
        Bench.companion.screen = "table";
        verify(find("guide").visible);
        const first = shown("bubble");
        tapOn(find("nextBubble"));
        verify(shown("bubble") !== first);
        tapOn(find("nextBubble"));
        verify(!find("nextBubble").visible, "there are three");
        Bench.endSample();
        verify(shown("bubble").startsWith("That was the sample"), shown("bubble"));
        tapOn(find("startYourOwn"));
        compare(Bench.companion.screen, "home");
        verify(find("start").primary, "nothing leads back into the sample");
        verify(!find("backToTable").primary);
        Bench.companion.newGame.offerResume("Anna, Ben");
        verify(find("resume").primary);
        Bench.companion.newGame.offerResume("");
        Bench.showSample(false);
    }

    SignalSpy {
        id: sources
        target: Bench.companion.camera
        signalName: "sourceChosen"
    }

    function test_filmedEveningsAreOfferedOnTheFirstScreen() {
        Bench.forget();
        Bench.companion.screen = "home";
        Bench.offerSamples();
        sources.clear();
        find("sample risk").clicked(); // below the seats, where a window of this height does not reach
        compare(sources.signalArguments[0][0], "sample risk");
        compare(Bench.companion.screen, "table");
        Bench.tell("began seat red \"Anna\" south seat blue \"Ben\" west");
        Bench.companion.screen = "home";
        verify(!find("sample risk").visible, "nobody's evening is laid aside for a film");
        Bench.forget();
    }

    function test_nobodyJoinsTheGameOfTheSample() {
        Bench.forget();
        Bench.tell("began seat red \"Anna\" south seat blue \"Ben\" west");
        Bench.companion.screen = "table";
        verify(find("join").visible);
        Bench.showSample(true);
        verify(!find("join").visible, "nobody sits at a film");
        Bench.showSample(false);
    }

    function test_whereNoGameRunsTableLeadsToOne() {
        Bench.companion.screen = "table";
        verify(!find("toGame").visible);
        Bench.forget();
        verify(find("toGame").visible);
        find("toGame").clicked();
        compare(Bench.companion.screen, "home");
    }
}
