import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// A player's colour together with the shape that goes with it, so that nobody needs to tell colours apart.
Rectangle {
    id: emblem

    required property string colour
    property real size: 32

    implicitWidth: size
    implicitHeight: size
    radius: size * 0.28
    color: Theme.player(colour)
    border { color: Theme.dark ? "#0b0f11" : "#22201b"; width: 2 }
    layer { enabled: true; samples: 4 } // see Icon

    Shape {
        x: emblem.width / 2
        y: emblem.height / 2
        scale: emblem.size / 32
        ShapePath {
            fillColor: Theme.playerInk(emblem.colour)
            strokeWidth: -1
            PathSvg { path: Art.emblem(emblem.colour) }
        }
    }
}
