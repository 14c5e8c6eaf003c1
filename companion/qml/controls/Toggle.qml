import QtQuick
import QtQuick.Controls.Basic
import Hexwarden.Model

// Something that is on or off.
Switch {
    id: toggle

    implicitHeight: Math.max(Theme.touch, contentItem.implicitHeight + 12)
    spacing: 14
    padding: 0
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checked: checked

    indicator: Rectangle {
        x: 2
        anchors.verticalCenter: parent.verticalCenter
        width: 52
        height: 30
        radius: 15
        color: toggle.checked ? Theme.accent : Theme.raised
        border { color: toggle.visualFocus ? Theme.text : Theme.muted; width: toggle.visualFocus ? 3 : 1 }
        Rectangle {
            x: toggle.checked ? 26 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 22
            height: 22
            radius: 11
            color: toggle.checked ? Theme.onAccent : Theme.muted
            Behavior on x { NumberAnimation { duration: Theme.motion; easing.type: Easing.OutCubic } }
        }
    }
    contentItem: Text {
        textFormat: Text.PlainText
        leftPadding: 52 + toggle.spacing
        text: toggle.text
        color: Theme.text
        font { family: Theme.sans; pixelSize: 16 }
        wrapMode: Text.Wrap
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
