import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden.Model

// Six faces, each one tap.
RowLayout {
    id: pad

    signal entered(int value)

    spacing: 6
    Repeater {
        model: 6
        AbstractButton {
            id: face
            required property int index
            objectName: "die-" + (index + 1)
            Layout.fillWidth: true
            implicitWidth: Theme.touch
            implicitHeight: Theme.touch + 4
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("A die shows %1").arg(index + 1)
            onClicked: pad.entered(index + 1)
            contentItem: Item {
                Die {
                    anchors.centerIn: parent
                    value: face.index + 1
                    size: 38
                    Accessible.ignored: true
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: face.down ? Theme.accent : Theme.raised
                border { color: face.visualFocus ? Theme.text : Theme.line; width: face.visualFocus ? 3 : 1 }
            }
        }
    }
}
