import QtQuick
import Hexwarden
import Hexwarden.Model

// One of the companion's icons, by name.
Drawing {
    required property string name
    property color colour: Theme.text
    property real size: 24

    implicitWidth: size
    implicitHeight: size
    path: name in Art.icons ? Art.icons[name] : ""
    fill: colour
}
