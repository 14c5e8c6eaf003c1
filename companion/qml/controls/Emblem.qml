import QtQuick
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

    Drawing {
        anchors.fill: parent
        box: Qt.rect(-16, -16, 32, 32)
        path: Art.emblem(emblem.colour)
        fill: Theme.playerInk(emblem.colour)
    }
}
