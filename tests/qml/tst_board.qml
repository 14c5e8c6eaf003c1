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
    width: 1000
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
}
