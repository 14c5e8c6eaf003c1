import QtQuick
import Hexwarden.Model

// A number token with its pips; 6 and 8 are red (BASE-2). About its own middle, in board units.
Item {
    id: disc

    property int token: 0
    property int pips: 0
    property bool lit: false
    readonly property color ink: pips === 5 ? "#b3201a" : "#2a2620"

    Rectangle {
        x: -34
        y: -32
        width: 68
        height: 68
        radius: 34
        color: "#33000000"
    }
    Rectangle {
        x: -34
        y: -34
        width: 68
        height: 68
        radius: 34
        color: disc.lit ? "#ffe9a8" : "#fbf3dd"
        border.color: disc.lit ? Theme.accent : "#d9c795"
        border.width: disc.lit ? 5 : 2
        Behavior on color { ColorAnimation { duration: Theme.motion } }
    }
    Text {
        textFormat: Text.PlainText
        anchors.horizontalCenter: parent.horizontalCenter
        y: -33
        height: 46
        verticalAlignment: Text.AlignVCenter
        text: disc.token
        color: disc.ink
        font { family: Theme.serif; bold: true; pixelSize: disc.pips === 5 ? 38 : 34 }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 14
        spacing: 3
        Repeater {
            model: disc.pips
            Rectangle {
                width: 6
                height: 6
                radius: 3
                color: disc.ink
            }
        }
    }
}
