import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// The flag of a player who controls what is somebody else's; its pole stands at the origin.
Item {
    id: flag

    required property string colour

    visible: colour !== ""
    Shape {
        ShapePath {
            fillColor: Theme.player(flag.colour)
            strokeColor: "#15191b"
            strokeWidth: 3
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: "M-2,0 L-2,-52 L38,-40 L2,-26 L2,0 Z" }
        }
    }
    Shape {
        x: 11
        y: -39
        scale: 0.62
        ShapePath {
            fillColor: Theme.playerInk(flag.colour)
            strokeWidth: -1
            PathSvg { path: Art.emblem(flag.colour) }
        }
    }
}
