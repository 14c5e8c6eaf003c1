import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden.Model

// Two to twelve, each one tap. The pips under a number are its chances out of 36.
GridLayout {
    id: pad

    /// Of the keys' object names.
    property string keyPrefix: "roll-"
    signal rolled(int sum)

    columns: 6
    rowSpacing: 8
    columnSpacing: 8

    Repeater {
        model: 11
        AbstractButton {
            id: key
            required property int index
            readonly property int sum: index + 2
            objectName: pad.keyPrefix + sum
            readonly property int chances: 6 - Math.abs(7 - sum)

            Layout.fillWidth: true
            Layout.preferredWidth: Theme.touch
            implicitHeight: Math.max(Theme.touch, 56)
            implicitWidth: Theme.touch
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Roll %1").arg(sum)
            onClicked: pad.rolled(sum)

            contentItem: Item {
                Text {
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 2
                    text: key.sum
                    color: key.chances === 5 ? Theme.bad : Theme.text
                    font { family: Theme.serif; bold: true; pixelSize: 24 }
                    Accessible.ignored: true
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: 3
                    spacing: 2
                    Repeater {
                        model: key.chances
                        Rectangle {
                            width: 4
                            height: 4
                            radius: 2
                            color: key.chances === 5 ? Theme.bad : Theme.muted
                        }
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radius
                color: key.down ? Theme.accent : Theme.raised
                border { color: key.visualFocus ? Theme.text : Theme.line; width: key.visualFocus ? 3 : 1 }
            }
        }
    }
}
