import QtQuick
import QtQuick.Controls.Basic
import Hexwarden
import Hexwarden.Model

// The live picture in small, with what the camera says; a tap opens the camera's screen.
AbstractButton {
    id: live

    required property CameraModel camera

    visible: !picture.empty
    implicitHeight: width * 9 / 16
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Camera. %1").arg(camera.status)

    contentItem: Item {
        Picture {
            id: picture
            anchors.fill: parent
            feed: live.camera.feed
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: caption.implicitHeight + 12
            color: "#cc12181b"
            Label {
                id: caption
                x: 12
                y: 6
                width: parent.width - 24
                text: live.camera.status
                color: "#f4ecdc"
                font.pixelSize: 14
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        color: "#0b0f11"
        border { color: Theme.text; width: live.visualFocus ? 3 : 0 }
    }
}
