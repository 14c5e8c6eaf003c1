import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// A building about its own middle, in its owner's colour and emblem.
Item {
    id: building

    required property string piece
    required property string colour
    readonly property bool known: piece in Art.buildings

    Shape {
        visible: building.known
        ShapePath {
            fillColor: Theme.player(building.colour)
            strokeColor: "#15191b"
            strokeWidth: 3.5
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: building.known ? Art.buildings[building.piece] : "" }
        }
    }
    Shape {
        visible: building.known
        y: 7
        scale: 0.95
        ShapePath {
            fillColor: Theme.playerInk(building.colour)
            strokeWidth: -1
            PathSvg { path: Art.emblem(building.colour) }
        }
    }
}
