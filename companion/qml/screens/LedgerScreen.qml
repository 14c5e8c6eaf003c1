import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Every event of the evening; the board as it was after any of them; corrections with the difference they make.
Screen {
    id: screen

    required property LedgerModel model
    required property HandsModel hands

    picture: [
        Board {
            id: board
            anchors.fill: parent
            anchors.margins: Theme.gap
            anchors.bottomMargin: scrub.height + 2 * Theme.gap
            objectName: "pastBoard"
            interactive: screen.model.tappable !== 0
            board: screen.model.board
            onTapped: site => screen.model.tap(site)
        },
        PhotographInset {
            objectName: "photograph"
            x: board.x
            y: board.y
            room: Qt.size(board.width, board.height)
            photograph: screen.model.photograph
            title: screen.model.photographTitle
        },
        RowLayout {
            id: scrub
            x: Theme.gap
            y: parent.height - height - Theme.gap
            width: parent.width - 2 * Theme.gap
            spacing: 10
            ActionButton {
                iconName: "back"
                Accessible.name: qsTr("One event back")
                enabled: screen.model.moment > 0
                onClicked: screen.model.moment = screen.model.moment - 1
            }
            TimeSlider {
                Layout.fillWidth: true
                to: screen.model.moments
                value: screen.model.moment
                label: screen.model.momentTitle
                onMoved: screen.model.moment = value
            }
            ActionButton {
                iconName: "next"
                Accessible.name: qsTr("One event on")
                enabled: !screen.model.live
                onClicked: screen.model.moment = screen.model.moment + 1
            }
            ActionButton {
                text: qsTr("Now")
                enabled: !screen.model.live
                onClicked: screen.model.backToNow()
            }
        }
    ]

    GridLayout {
        readonly property bool fits: heading.implicitWidth + undo.implicitWidth + redo.implicitWidth + 2 * columnSpacing <= screen.panelRoom
        columns: fits ? 3 : 2
        Layout.fillWidth: true
        Heading {
            id: heading
            objectName: "ledgerHeading"
            rank: 2
            text: qsTr("Ledger")
            Layout.fillWidth: true
            Layout.columnSpan: parent.fits ? 1 : 2
        }
        ActionButton {
            id: undo
            Layout.fillWidth: !parent.fits
            enabled: screen.model.canUndo
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: screen.model.undo()
        }
        ActionButton {
            id: redo
            objectName: "ledgerRedo"
            Layout.fillWidth: !parent.fits
            enabled: screen.model.canRedo
            iconName: "redo"
            text: qsTr("Redo")
            onClicked: screen.model.redo()
        }
    }
    Card {
        objectName: "correction"
        visible: screen.model.selecting
        title: screen.model.selectedTitle
        border { color: Theme.accent; width: 2 }
        Layout.fillWidth: true
        BeforeAfter {
            objectName: "selectedPictures"
            Layout.alignment: Qt.AlignHCenter
            size: 150
            before: screen.model.selectedBefore
            after: screen.model.selectedAfter
        }
        Label {
            Layout.fillWidth: true
            text: screen.model.hint
            muted: true
        }
        Flow {
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: screen.model.corrections
                Choice {
                    required property int index
                    objectName: "correction-" + index
                    required text
                    required colour
                    required property bool chosen
                    checked: chosen
                    onClicked: screen.model.choose(index)
                }
            }
        }
        Flow {
            visible: screen.model.canPutIn
            Layout.fillWidth: true
            spacing: 8
            Choice {
                objectName: "putIn"
                text: qsTr("Something was missed before it")
                checked: screen.model.puttingIn
                onClicked: screen.model.putIn(!screen.model.puttingIn)
            }
            Choice {
                objectName: "moveEvent"
                visible: screen.model.canMove
                text: qsTr("It came at another time")
                checked: screen.model.moving
                onClicked: screen.model.move(!screen.model.moving)
            }
            Choice {
                objectName: "handBefore"
                text: qsTr("Set a hand before it")
                onClicked: screen.hands.tellBefore(screen.model.selectedSequence)
            }
        }
        Differences { rows: screen.model.differences }
        RowLayout {
            Layout.fillWidth: true
            ActionButton {
                objectName: "applyCorrection"
                Layout.fillWidth: true
                primary: true
                enabled: screen.model.correcting
                text: qsTr("Correct it")
                onClicked: screen.model.apply()
            }
            ActionButton {
                text: qsTr("Leave it")
                onClicked: screen.model.backToNow()
            }
        }
    }
    HandCard {
        Layout.fillWidth: true
        model: screen.hands
        onVisibleChanged: if (visible) screen.scrollToTop()
    }
    Label {
        visible: screen.model.events.count === 0
        Layout.fillWidth: true
        text: qsTr("Nothing has happened yet.")
        muted: true
    }
    Repeater {
        model: screen.model.events
        EventRow {
            objectName: "event-" + sequence
            Layout.fillWidth: true
            onClicked: {
                screen.model.select(sequence);
                screen.scrollToTop(); // what it was really is asked there
            }
        }
    }
}
