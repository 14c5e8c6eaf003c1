import QtQuick
import QtQuick.Controls.Basic
import Hexwarden.Model

// A line to write in.
TextField {
    id: field

    property string label: ""

    implicitHeight: Theme.touch
    leftPadding: 14
    rightPadding: 14
    color: Theme.text
    placeholderText: label
    placeholderTextColor: Theme.muted
    selectByMouse: true
    font { family: Theme.sans; pixelSize: 16 }
    Accessible.role: Accessible.EditableText
    Accessible.name: label

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border { color: field.activeFocus ? Theme.accentText : Theme.line; width: field.activeFocus ? 2 : 1 }
    }
}
