import QtQuick
import Hexwarden.Model

Text {
    property int rank: 1

    color: Theme.text
    font { family: Theme.serif; bold: true; pixelSize: rank === 1 ? 32 : rank === 2 ? 22 : 18 }
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
