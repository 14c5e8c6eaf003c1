import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// What lies on an edge: a road, ship, bridge or wall in its owner's colour and emblem, or the mark of a site that is asked about.
Item {
    id: route

    required property string site
    required property real latticeX
    required property real latticeY
    required property real turn
    required property string piece
    required property string colour
    required property string condition
    required property string controller
    required property string mark
    required property string name

    readonly property bool laid: piece in Art.routes
    readonly property bool abandoned: condition === "abandoned"

    x: 100 * latticeX
    y: 100 * latticeY
    rotation: turn
    visible: piece !== "" || mark !== ""
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Shape {
        visible: route.laid
        ShapePath {
            fillColor: route.abandoned ? Qt.alpha(Theme.player(route.colour), 0.3) : Theme.player(route.colour)
            strokeColor: route.mark === "path" ? Theme.accent : "#15191b"
            strokeWidth: 3
            strokeStyle: route.abandoned ? ShapePath.DashLine : ShapePath.SolidLine
            dashPattern: [3, 2]
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: route.laid ? Art.routes[route.piece] : "" }
        }
    }
    Shape {
        visible: route.laid
        scale: 0.6
        ShapePath {
            fillColor: Theme.playerInk(route.colour)
            strokeWidth: -1
            PathSvg { path: Art.routePattern(route.piece, route.colour) }
        }
    }
    UnitMark {
        visible: route.piece === "ship"
        piece: "ship"
        colour: route.colour
        count: 1
        rotation: -route.turn
    }
    ControlFlag {
        colour: route.piece === "" ? "" : route.controller
        rotation: -route.turn
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
