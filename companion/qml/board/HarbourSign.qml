import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// A harbour's sign in the water with its two piers to the corners it serves.
Item {
    id: harbour

    required property real latticeX
    required property real latticeY
    required property real turn
    required property string piece
    required property string condition
    required property string name

    readonly property var yields: ({ lumber: "forest", brick: "hills", wool: "pasture", grain: "fields", ore: "mountains" })
    readonly property bool single: piece in yields

    x: 100 * latticeX
    y: 100 * latticeY
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Shape {
        visible: harbour.condition !== "port"
        rotation: harbour.turn
        ShapePath {
            strokeColor: "#e9d9ae"
            strokeWidth: 7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            PathSvg { path: "M-10,-12 L-46,-44 M-10,12 L-46,44" }
        }
    }
    Rectangle {
        x: -35
        y: -35
        width: 70
        height: 70
        radius: 35
        color: harbour.single ? Theme.terrain(harbour.yields[harbour.piece]) : "#fbf3dd"
        border { color: "#fbf3dd"; width: 4 }
    }
    Shape {
        visible: harbour.single
        y: -13
        scale: 0.8
        ShapePath {
            fillColor: harbour.single ? Theme.terrainInk(harbour.yields[harbour.piece]) : "transparent"
            strokeWidth: -1
            PathSvg { path: harbour.single ? "M0,0 " + Art.glyphs[harbour.yields[harbour.piece]] : "" }
        }
    }
    Text {
        textFormat: Text.PlainText
        anchors.horizontalCenter: parent.horizontalCenter
        y: harbour.single ? 2 : -16
        text: harbour.single ? "2:1" : "3:1"
        color: harbour.single && harbour.piece !== "wool" && harbour.piece !== "grain" ? "white" : "#2a2620"
        font { family: Theme.sans; bold: true; pixelSize: harbour.single ? 21 : 23 }
    }
}
