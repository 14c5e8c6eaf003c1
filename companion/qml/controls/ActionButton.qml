import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden.Model

// A button: `primary` for the one thing to do next, quiet otherwise.
Button {
    id: button

    property bool primary: false
    property string iconName: ""
    property string hint: ""
    readonly property bool lit: primary && enabled ///< dark words on dimmed amber are not to be read

    implicitHeight: Math.max(Theme.touch, contentItem.implicitHeight + 20)
    implicitWidth: Math.max(Theme.touch, contentItem.implicitWidth + 36)
    leftPadding: 18
    rightPadding: 18
    opacity: enabled ? 1 : 0.45
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: hint

    contentItem: Item {
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        RowLayout {
            id: row
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: 10
            Icon {
                visible: button.iconName !== ""
                name: button.iconName
                size: 20
                colour: caption.color
            }
            Text {
                textFormat: Text.PlainText
                id: caption
                Layout.fillWidth: true
                text: button.text
                visible: text !== ""
                color: button.lit ? Theme.onAccent : Theme.text
                font { family: Theme.sans; pixelSize: 16; bold: true }
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.lit ? (button.down ? Qt.darker(Theme.accent, 1.15) : Theme.accent) : (button.down ? Theme.line : Theme.raised)
        border { color: button.visualFocus ? Theme.text : button.lit ? "transparent" : Theme.line; width: button.visualFocus ? 3 : 1 }
        Behavior on color { ColorAnimation { duration: 90 } }
    }
}
