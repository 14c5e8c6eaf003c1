import QtQuick
import QtQuick.Shapes
import Hexwarden

// The robber, or the pirate's ship, about its own middle.
Shape {
    id: thief

    property bool pirate: false

    ShapePath {
        fillColor: "#22262a"
        strokeColor: "#f6efdf"
        strokeWidth: 4
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: thief.pirate ? Art.ship : Art.robber }
    }
}
