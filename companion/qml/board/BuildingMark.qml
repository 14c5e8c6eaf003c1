import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// What stands on a corner: a building in its owner's colour and emblem, or the mark of a site that is asked about.
Item {
    id: corner

    required property string site
    required property real latticeX
    required property real latticeY
    required property string piece
    required property string colour
    required property string mark
    required property string name

    readonly property var outlines: ({ settlement: Art.settlement, city: Art.city, fort: Art.fort, castle: Art.fort })
    readonly property string outline: piece in outlines ? outlines[piece] : ""

    x: 100 * latticeX
    y: 100 * latticeY
    visible: piece !== "" || mark !== ""
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Rectangle {
        visible: corner.mark !== ""
        width: corner.piece === "" ? 34 : 84
        height: width
        x: -width / 2
        y: -height / 2
        radius: width / 2
        color: corner.piece === "" ? "#88ffffff" : "#44ffffff"
        border { color: Marks.colour(corner.mark); width: 5 }
    }
    Shape {
        visible: corner.outline !== ""
        ShapePath {
            fillColor: Theme.player(corner.colour)
            strokeColor: "#15191b"
            strokeWidth: 3.5
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: corner.outline }
        }
    }
    Shape {
        visible: corner.outline !== ""
        x: corner.piece === "city" ? 0 : 0
        y: 7
        scale: 0.95
        ShapePath {
            fillColor: Theme.playerInk(corner.colour)
            strokeWidth: -1
            PathSvg { path: Art.emblem(corner.colour) }
        }
    }
    DoubtBadge {
        visible: corner.mark === "doubt"
        x: 14
        y: -48
    }
}
