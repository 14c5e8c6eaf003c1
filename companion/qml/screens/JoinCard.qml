import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// A game that began without us: while its position is entered, nothing costs anything and nothing is due.
Card {
    id: card

    required property HandsModel model

    visible: model.joining && !model.telling
    title: qsTr("What is the position?")
    border { color: Theme.accent; width: 2 }

    Label {
        Layout.fillWidth: true
        text: qsTr("1. The pieces: the camera sees them, or tap the board. Nothing costs anything yet.")
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("2. What does everybody hold?")
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: card.model.players
            Choice {
                required colour
                required text
                required property bool known
                objectName: "tell-" + colour
                checked: known
                onClicked: card.model.tell(colour)
            }
        }
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("3. Who rolls next? From then on the game is followed as usual.")
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: card.model.players
            Choice {
                required colour
                required text
                objectName: "takeUp-" + colour
                onClicked: card.model.takeUp(colour)
            }
        }
    }
}
