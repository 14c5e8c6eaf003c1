import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// How the camera is held: what brings its pictures upright.
Card {
    id: card

    required property CameraModel model

    title: qsTr("How the camera is held")
    visible: model.watching
    Repeater {
        model: [
            { degrees: 0, text: qsTr("Upright") },
            { degrees: 90, text: qsTr("Turn the picture to the right") },
            { degrees: 180, text: qsTr("Upside down") },
            { degrees: 270, text: qsTr("Turn the picture to the left") }
        ]
        Choice {
            required property var modelData
            Layout.fillWidth: true
            text: modelData.text
            checked: card.model.turn === modelData.degrees
            onClicked: card.model.chooseTurn(modelData.degrees, card.model.mirrored)
        }
    }
    Toggle {
        Layout.fillWidth: true
        text: qsTr("The picture is mirrored")
        checked: card.model.mirrored
        onToggled: card.model.chooseTurn(card.model.turn, checked)
    }
}
