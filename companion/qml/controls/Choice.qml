import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden.Model

// One of several answers; the chosen one is filled.
AbstractButton {
    id: choice

    property string colour: ""
    property string iconName: ""

    checkable: false
    implicitHeight: Math.max(Theme.touch, caption.implicitHeight + 16)
    implicitWidth: Math.max(Theme.touch, row.implicitWidth + 28)
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.checked: checked

    // In a flow no wider than it is: the text wraps.
    Binding on width {
        when: choice.parent instanceof Flow
        value: Math.max(Theme.touch, Math.min(choice.implicitWidth, choice.parent.width))
    }
    // As wide chosen as unchosen: nothing beside it moves.
    TextMetrics {
        id: chosenText
        text: choice.text
        font { family: Theme.sans; pixelSize: 15; bold: true }
    }

    contentItem: Item {
        implicitWidth: row.implicitWidth
        RowLayout {
            id: row
            anchors.centerIn: parent
            width: Math.min(implicitWidth, choice.width - 20)
            spacing: 8
            Emblem {
                visible: choice.colour !== ""
                colour: choice.colour
                size: 26
            }
            Icon {
                visible: choice.iconName !== ""
                name: choice.iconName
                size: 18
                colour: caption.color
            }
            Text {
                textFormat: Text.PlainText
                id: caption
                Layout.fillWidth: true
                Layout.preferredWidth: Math.ceil(chosenText.advanceWidth) + 2
                visible: text !== ""
                text: choice.text
                color: choice.checked ? Theme.onAccent : Theme.text
                font { family: Theme.sans; pixelSize: 15; bold: choice.checked }
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: choice.checked ? Theme.accent : choice.down ? Theme.line : Theme.raised
        border { color: choice.visualFocus ? Theme.text : choice.checked ? "transparent" : Theme.line; width: choice.visualFocus ? 3 : 1 }
        Behavior on color { ColorAnimation { duration: 90 } }
    }
}
