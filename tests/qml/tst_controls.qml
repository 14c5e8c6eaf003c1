import QtQuick
import QtQuick.Layouts
import QtTest
import Hexwarden
import Hexwarden.Model

// What scrolls is drawn where it is in sight and nowhere else, and as it is now.
TestCase {
    id: testCase

    name: "Controls"
    when: windowShown
    width: 400
    height: 400
    visible: true

    Component {
        id: list
        Rectangle {
            property alias scroller: scroller
            property alias rows: column.children
            width: 400
            height: 400
            color: "black"
            Scroller {
                id: scroller
                y: 150
                width: 400
                height: 100
                contentHeight: column.implicitHeight
                ColumnLayout {
                    id: column
                    spacing: 0
                    Repeater {
                        model: 20
                        RowLayout {
                            property alias emblem: emblem
                            Emblem { id: emblem; colour: "red"; size: 40 }
                            Icon { name: "undo"; colour: "white" }
                            Emblem { colour: "blue" }
                        }
                    }
                }
            }
        }
    }

    Component {
        id: action
        ActionButton { primary: true; text: "Record it" }
    }

    function test_amberIsForWhatCanBePressed() {
        const button = createTemporaryObject(action, testCase);
        tryVerify(() => Qt.colorEqual(button.background.color, Theme.accent));
        button.enabled = false;
        tryVerify(() => Qt.colorEqual(button.background.color, Theme.raised));
    }

    function test_nothingIsDrawnOutOfSight() {
        const page = createTemporaryObject(list, testCase);
        for (let y = 0; y <= page.scroller.contentHeight - page.scroller.height; y += 33) {
            page.scroller.contentY = y;
            const image = grabImage(page);
            let lit = 0;
            for (let row = 0; row < 400; row += row === 149 ? 101 : 1)
                for (let x = 0; x < 200; ++x)
                    lit += image.red(x, row) + image.green(x, row) + image.blue(x, row) > 0;
            compare(lit, 0, "at %1".arg(y));
            verify(image.red(20, 200) > 0, "the list is there");
        }
    }

    function test_whatScrollsDoesSoByKeys() {
        const scroller = createTemporaryObject(list, testCase).scroller;
        scroller.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => scroller.activeFocus);
        verify(scroller.activeFocusOnTab);
        keyClick(Qt.Key_Down);
        const line = scroller.contentY;
        verify(line > 0);
        keyClick(Qt.Key_PageDown);
        verify(scroller.contentY > line + 50);
        for (let press = 0; press < 40; ++press)
            keyClick(Qt.Key_PageDown);
        compare(scroller.contentY, scroller.contentHeight - scroller.height);
        for (let press = 0; press < 40; ++press)
            keyClick(Qt.Key_PageUp);
        compare(scroller.contentY, 0);
        keyClick(Qt.Key_Up);
        compare(scroller.contentY, 0);
    }

    function test_anEmblemIsOfTheColourThatItHasNow() {
        const page = createTemporaryObject(list, testCase);
        for (const colour of ["blue", "green", "red", "orange", "red", "white"]) {
            page.rows[1].emblem.colour = colour;
            const image = grabImage(page), at = page.rows[1].emblem.mapToItem(page, 20, 5);
            verify(Qt.colorEqual(image.pixel(at.x, at.y), Theme.player(colour)), colour);
        }
    }
}
