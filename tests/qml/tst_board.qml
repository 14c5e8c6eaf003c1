import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Model
import Hexwarden.Test

// Every piece and marker is drawn: in its owner's colour where it stands, in both themes, without a warning.
TestCase {
    id: testCase

    name: "Board"
    when: windowShown
    width: 1400
    height: 800
    visible: true

    Component {
        id: table
        Rectangle {
            property alias view: board
            width: 1000
            height: 800
            color: Theme.ground
            Board {
                id: board
                anchors.fill: parent
                board: Bench.everyPiece
            }
        }
    }

    // A board whose middle is not hex 0,0.
    Component {
        id: offCentre
        Board {
            property string site: ""
            width: 1000
            height: 800
            board: Bench.companion.table.board
            onTapped: at => site = at
        }
    }

    // A row of every piece for every player.
    readonly property var kinds: [...new Set([...Object.keys(Art.buildings), ...Object.keys(Art.units), ...Object.keys(Art.routes)])]
    readonly property var colours: Object.keys(Art.emblems)
    readonly property int cell: 96
    Component {
        id: allPieces
        Rectangle {
            width: testCase.kinds.length * testCase.cell
            height: testCase.colours.length * testCase.cell
            color: Theme.ground
            Repeater {
                model: testCase.kinds.length * testCase.colours.length
                Item {
                    required property int index
                    readonly property string piece: testCase.kinds[index % testCase.kinds.length]
                    readonly property string colour: testCase.colours[Math.floor(index / testCase.kinds.length)]
                    x: (index % testCase.kinds.length + 0.5) * testCase.cell
                    y: (Math.floor(index / testCase.kinds.length) + 0.5) * testCase.cell
                    Building { visible: known; piece: parent.piece; colour: parent.colour }
                    UnitMark { visible: piece in Art.units; piece: parent.piece; colour: parent.colour; count: 1 }
                    RouteMark { visible: laid; site: ""; latticeX: 0; latticeY: 0; turn: 0; piece: parent.piece; colour: parent.colour; condition: ""; controller: ""; mark: ""; name: "" }
                }
            }
        }
    }

    Component {
        id: markedHex
        Rectangle {
            property alias mark: tile.mark
            width: 240
            height: 240
            HexTile { id: tile; site: "0,0"; latticeX: 1.2; latticeY: 1.2; terrain: "forest"; token: 0; condition: ""; controller: ""; mark: ""; name: "" }
        }
    }

    function init_data() {
        return [{ tag: "dark", dark: true }, { tag: "light", dark: false }];
    }

    function shown(data) {
        Theme.dark = data.dark;
        Bench.takeWarnings();
        const item = createTemporaryObject(table, testCase);
        wait(50);
        return item;
    }

    // The colour drawn at a place of the lattice and so many hundredths of a tile side from there.
    function drawnAt(item, picture, at, off) {
        const box = item.view.box, unit = item.view.unit;
        const x = item.width / 2 + unit * (100 * (at.x - box.x - box.width / 2) + off.x);
        const y = item.height / 2 + unit * (100 * (at.y - box.y - box.height / 2) + off.y);
        return picture.pixel(Math.round(x), Math.round(y)).toString();
    }

    function test_opensWithoutWarning(data) {
        shown(data);
        compare(Bench.takeWarnings(), []);
    }

    function test_everyPieceIsThereInItsOwnersColour(data) {
        const item = shown(data), picture = grabImage(item);
        if (Bench.pictures !== "")
            picture.save("%1/board-%2.png".arg(Bench.pictures).arg(data.tag));
        for (const place of Bench.painted())
            compare(drawnAt(item, picture, place.at, place.off), Theme.player(place.colour).toString(), "%1 of %2".arg(place.piece).arg(place.colour));
    }

    function test_aTapMeansTheSiteThatIsDrawnThere() {
        Bench.playBook("risk");
        const view = createTemporaryObject(offCentre, testCase), box = view.box;
        verify(Math.abs(box.x + box.width / 2) > 0.4, "its middle is elsewhere");
        for (const place of Bench.sitesOf(view.board)) {
            const x = view.width / 2 + 100 * view.unit * (place.at.x - box.x - box.width / 2);
            const y = view.height / 2 + 100 * view.unit * (place.at.y - box.y - box.height / 2);
            view.site = "";
            mouseClick(view, x, y);
            compare(view.site, place.site);
        }
    }

    function test_aHexIsMarkedInTheColoursOfAllSites(data) {
        Theme.dark = data.dark;
        const item = createTemporaryObject(markedHex, testCase);
        for (const mark of ["legal", "illegal", "doubt", "paid", "asked"]) {
            item.mark = mark;
            const picture = grabImage(item), down = Array.from({ length: 100 }, (_, y) => picture.pixel(120, 20 + y));
            verify(down.some(pixel => Qt.colorEqual(pixel, Marks.colour(mark))), mark);
        }
    }

    // Where in its cell a piece shows its owner's colour; the emblem covers some of it.
    function coloured(picture, kind, colour) {
        const mine = Theme.player(testCase.colours[colour]).toString(), shown = [];
        for (let x = 1; x < cell; x += 2)
            for (let y = 1; y < cell; y += 2)
                shown.push(picture.pixel(kind * cell + x, colour * cell + y).toString() === mine);
        return shown;
    }

    function test_everyPieceTellsItsOwnerToThoseWhoSeeNoColours(data) {
        Theme.dark = data.dark;
        const item = createTemporaryObject(allPieces, testCase);
        wait(50);
        const picture = grabImage(item);
        if (Bench.pictures !== "")
            picture.save("%1/pieces-%2.png".arg(Bench.pictures).arg(data.tag));
        for (let kind = 0; kind < kinds.length; ++kind) {
            const places = colours.map((_, colour) => coloured(picture, kind, colour));
            for (let a = 0; a < colours.length; ++a)
                for (let b = 0; b < a; ++b) {
                    const different = places[a].filter((shown, i) => shown !== places[b][i]).length;
                    const what = "%1 of %2 and of %3 differ in %4 places".arg(kinds[kind]).arg(colours[a]).arg(colours[b]).arg(different);
                    verify(different >= 8, what);
                }
        }
    }
}
