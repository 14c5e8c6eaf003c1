import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// One of the companion's icons, by name.
Item {
    id: icon

    required property string name
    property color colour: Theme.text
    property real size: 24

    implicitWidth: size
    implicitHeight: size
    // The software renderer does not clip shapes that scroll out of sight; a layer it does.
    layer { enabled: true; samples: 4 }

    Shape {
        scale: icon.size / 24
        transformOrigin: Item.TopLeft
        ShapePath {
            fillColor: icon.colour
            strokeWidth: -1
            fillRule: ShapePath.OddEvenFill
            PathSvg { path: icon.name in Art.icons ? Art.icons[icon.name] : "" }
        }
    }
}
