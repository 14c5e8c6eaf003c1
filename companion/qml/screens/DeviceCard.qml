import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The open camera: its modes, focusing, and whether it may adjust its picture automatically.
Card {
    id: card

    required property CameraModel model

    title: qsTr("Mode")
    visible: model.mode !== ""
    Label {
        Layout.fillWidth: true
        text: card.model.mode
        font.bold: true
    }
    Choice {
        Layout.fillWidth: true
        text: qsTr("The best one")
        checked: card.model.bestMode
        onClicked: card.model.chooseMode("")
    }
    Repeater {
        model: card.model.modes
        Choice {
            required property string mode
            required property bool chosen
            Layout.fillWidth: true
            text: mode
            checked: chosen
            onClicked: card.model.chooseMode(mode)
        }
    }
    ActionButton {
        visible: card.model.canFocus
        Layout.fillWidth: true
        text: qsTr("Focus again")
        onClicked: card.model.focusAgain()
    }
    Toggle {
        visible: card.model.canLock
        Layout.fillWidth: true
        text: qsTr("Hold focus, exposure and white balance")
        checked: card.model.locking
        onToggled: card.model.locking = checked
    }
    Label {
        visible: card.model.canLock
        Layout.fillWidth: true
        muted: true
        text: qsTr("From when the board is found until the end.")
    }
}
