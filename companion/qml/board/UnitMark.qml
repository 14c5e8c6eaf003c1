import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// Pieces of one kind and owner on a hex, about their own middle: the piece's figure with its owner's emblem, and how
// many there are.
Item {
    id: unit

    required property string piece
    required property string colour
    required property int count
    property bool aboard: false

    Shape {
        opacity: unit.aboard ? 0.85 : 1
        ShapePath {
            fillColor: Theme.player(unit.colour)
            strokeColor: "#15191b"
            strokeWidth: 3
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: unit.piece in Art.units ? Art.units[unit.piece] : Art.units.army }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.playerInk(unit.colour)
            strokeWidth: 2.5
            capStyle: ShapePath.RoundCap
            PathSvg { path: unit.piece in Art.unitLines ? Art.unitLines[unit.piece] : "M0,0" }
        }
    }
    Shape {
        readonly property point place: unit.piece in Art.unitEmblems ? Art.unitEmblems[unit.piece] : Qt.point(0, 8)
        x: place.x
        y: place.y
        scale: 0.85
        ShapePath {
            fillColor: Theme.playerInk(unit.colour)
            strokeWidth: -1
            PathSvg { path: Art.emblem(unit.colour) }
        }
    }
    Rectangle {
        visible: unit.count > 1 || unit.piece === "army"
        x: 8
        y: -34
        width: Math.max(30, number.implicitWidth + 12)
        height: 30
        radius: 15
        color: "#15191b"
        border { color: "#fbf3dd"; width: 2 }
        Text {
            textFormat: Text.PlainText
            id: number
            anchors.centerIn: parent
            text: unit.count
            color: "#fbf3dd"
            font { family: Theme.sans; bold: true; pixelSize: 22 }
        }
    }
}
