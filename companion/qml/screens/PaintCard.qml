import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Paints a board of a known box: what is chosen goes onto every hex, or onto every coast, that is
// tapped; a stroke paints every hex that it comes over.
Card {
    id: card

    required property ScanModel model

    title: qsTr("Choose, then tap the board or draw over it")

    component Palette: Flow {
        id: paints
        required property string kind
        Layout.fillWidth: true
        spacing: 6
        Repeater {
            model: card.model.brushes
            Choice {
                required property string key
                required property string kind
                required property int rest
                required property bool chosen
                required property string label
                objectName: "brush-" + key
                visible: kind === paints.kind
                checked: chosen
                text: rest === 0 ? label : qsTr("%1 · %2").arg(label).arg(rest)
                Accessible.name: rest === 0 ? label : qsTr("%1, %2 left in the box").arg(label).arg(rest)
                onClicked: card.model.chooseBrush(key)
            }
        }
    }

    Palette { kind: "terrain" }
    Palette { kind: "token" }
    Palette { kind: "harbour" }
    ActionButton {
        objectName: "turnFrame"
        Layout.fillWidth: true
        text: qsTr("Turn the frame by one side")
        onClicked: card.model.turnFrame()
    }
    ActionButton {
        objectName: "copyBoard"
        Layout.fillWidth: true
        text: qsTr("Copy this board as a line of text")
        onClicked: card.model.copyText()
    }
}
