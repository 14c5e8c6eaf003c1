import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// What lies on an edge: a road in its owner's colour and emblem, or the mark of a site that is asked about.
Item {
    id: route

    required property string site
    required property real latticeX
    required property real latticeY
    required property real turn
    required property string piece
    required property string colour
    required property string mark
    required property string name

    x: 100 * latticeX
    y: 100 * latticeY
    rotation: turn
    visible: piece !== "" || mark !== ""
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Rectangle {
        visible: route.piece !== ""
        x: -38
        y: -10
        width: 76
        height: 20
        radius: 6
        color: Theme.player(route.colour)
        border { color: route.mark === "path" ? Theme.accent : "#15191b"; width: 3 }
    }
    Shape {
        visible: route.piece !== ""
        scale: 0.5
        ShapePath {
            fillColor: Theme.playerInk(route.colour)
            strokeWidth: -1
            PathSvg { path: Art.roadPattern(route.colour) }
        }
    }
    Rectangle {
        visible: route.mark !== "" && route.mark !== "path"
        x: -42
        y: -15
        width: 84
        height: 30
        radius: 15
        color: route.piece === "" ? "#88ffffff" : "transparent"
        border { color: Marks.colour(route.mark); width: 5 }
    }
    DoubtBadge {
        visible: route.mark === "doubt"
        x: -19
        y: -19
        rotation: -route.turn
    }
}
