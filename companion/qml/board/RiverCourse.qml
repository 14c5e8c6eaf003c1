import QtQuick
import QtQuick.Shapes
import Hexwarden.Model

// The river from its spring to the sea, over the three hexes of its tile.
Shape {
    id: river

    required property list<point> course

    visible: course.length > 1
    ShapePath {
        strokeColor: Qt.darker(Theme.terrain("sea"), 1.25)
        strokeWidth: 30
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathPolyline { path: river.course }
    }
    ShapePath {
        strokeColor: Theme.terrainInk("sea")
        strokeWidth: 21
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathPolyline { path: river.course }
    }
}
