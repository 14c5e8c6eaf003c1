import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The evening at a glance: board, turn, roll, gains, and what the table is waiting for.
Screen {
    id: screen

    required property TableModel model
    required property CameraModel camera
    signal cameraWanted()

    picture: [
        Board {
            objectName: "board"
            anchors.fill: parent
            anchors.margins: Theme.gap
            board: screen.model.board
            onTapped: site => screen.model.tap(site)
        }
    ]

    ProposalCard {
        Layout.fillWidth: true
        model: screen.model
        onVisibleChanged: if (visible) screen.scrollToTop()
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 14
        Emblem {
            visible: screen.model.turnColour !== ""
            colour: screen.model.turnColour
            size: 48
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2
            Heading {
                objectName: "turn"
                rank: 2
                Layout.fillWidth: true
                text: screen.model.turnTitle
            }
            Label {
                Layout.fillWidth: true
                muted: true
                text: screen.model.phaseHint
            }
        }
    }
    Repeater {
        model: screen.model.prompts
        PromptCard {
            Layout.fillWidth: true
            onAccepted: discards === "" ? screen.model.acceptTable(action) : screen.model.discard(discards)
        }
    }
    Card {
        visible: screen.model.begun
        Layout.fillWidth: true
        RowLayout {
            Layout.fillWidth: true
            spacing: 10
            Repeater {
                model: screen.model.dice
                Die {
                    required property int modelData
                    value: modelData
                    size: 46
                }
            }
            Label {
                objectName: "roll"
                Layout.fillWidth: true
                text: screen.model.rollTitle
                font { family: Theme.serif; bold: true; pixelSize: 19 }
            }
        }
        RollPad {
            objectName: "pad"
            visible: screen.model.rollDue
            Layout.fillWidth: true
            onRolled: sum => screen.model.roll(sum)
        }
        ActionButton {
            objectName: "endTurn"
            visible: screen.model.canEndTurn
            primary: true
            Layout.fillWidth: true
            text: qsTr("End the turn")
            onClicked: screen.model.endTurn()
        }
    }
    Repeater {
        model: screen.model.seats
        SeatCard { Layout.fillWidth: true }
    }
    RowLayout {
        visible: screen.model.begun
        Layout.fillWidth: true
        ActionButton {
            Layout.fillWidth: true
            enabled: screen.model.canUndo
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: screen.model.undo()
        }
        ActionButton {
            Layout.fillWidth: true
            enabled: screen.model.canRedo
            iconName: "redo"
            text: qsTr("Redo")
            onClicked: screen.model.redo()
        }
    }
    LiveCard {
        Layout.fillWidth: true
        camera: screen.camera
        onClicked: screen.cameraWanted()
    }
}
