import QtQuick
import Hexwarden.Model

Text {
    property bool muted: false

    color: muted ? Theme.muted : Theme.text
    font { family: Theme.sans; pixelSize: 16 }
    lineHeight: 1.15
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
