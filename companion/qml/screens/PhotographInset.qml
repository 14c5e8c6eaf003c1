import QtQuick
import QtQuick.Controls.Basic
import Hexwarden
import Hexwarden.Model

// The table's photograph in a corner of the board, small enough to leave the coast and its harbours in sight; a tap makes
// it as large as its place allows, another small again.
AbstractButton {
    id: inset

    required property string photograph
    required property string title
    required property size room
    property bool large: false

    visible: picture.source != "" && picture.status !== Image.Error
    width: large ? room.width : Math.min(160, room.width * 0.2)
    height: large ? room.height : width * 9 / 16
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: large ? qsTr("Makes the photograph small again") : qsTr("Makes the photograph large")
    onClicked: large = !large

    contentItem: Item {
        Image {
            id: picture
            anchors.fill: parent
            source: inset.photograph
            fillMode: Image.PreserveAspectFit
        }
        Rectangle {
            visible: inset.large
            anchors.bottom: parent.bottom
            width: parent.width
            height: caption.implicitHeight + 10
            color: "#cc12181b"
            Label {
                id: caption
                x: 10
                y: 5
                width: parent.width - 20
                text: inset.title
                color: "#f4ecdc"
                font.pixelSize: 13
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        color: "#0b0f11"
        border { color: inset.visualFocus ? Theme.text : Theme.line; width: inset.visualFocus ? 3 : 1 }
    }
    padding: 2
}
