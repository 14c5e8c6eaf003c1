import QtQuick
import Hexwarden
import Hexwarden.Model

// A QR code, dark on white whatever the theme: phones read it so.
Rectangle {
    id: code

    property string path: ""
    property int side: 0
    property string caption: ""

    implicitWidth: 232
    implicitHeight: 232
    color: "white"
    radius: 8
    Accessible.role: Accessible.Graphic
    Accessible.name: caption

    Drawing {
        anchors.fill: parent
        anchors.margins: 4
        box: Qt.rect(0, 0, code.side, code.side)
        path: code.path
        fill: "black"
    }
}
