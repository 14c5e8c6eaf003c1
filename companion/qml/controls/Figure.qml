import QtQuick
import Hexwarden.Model

// A number and what it counts.
Column {
    id: figure

    required property string value
    required property string label
    property bool wraps: false ///< the label, where the figure has a width of its own

    Accessible.role: Accessible.StaticText
    Accessible.name: value + " " + label

    Text {
        textFormat: Text.PlainText
        text: figure.value
        color: Theme.text
        font { family: Theme.serif; bold: true; pixelSize: 22 }
        Accessible.ignored: true
    }
    Text {
        textFormat: Text.PlainText
        text: figure.label
        width: figure.wraps ? figure.width : implicitWidth
        wrapMode: Text.Wrap
        color: Theme.muted
        font { family: Theme.sans; pixelSize: 13 }
        Accessible.ignored: true
    }
}
