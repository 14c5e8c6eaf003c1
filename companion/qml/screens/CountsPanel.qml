import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What stands on the hex that was tapped: a look at it, what the camera counts there, and the count of the record, which
// one tap sets right.
RowLayout {
    id: panel

    required property CountsModel model
    required property CameraModel camera

    visible: model.rows.count > 0
    spacing: 12

    Picture {
        objectName: "closeUp"
        visible: !empty && region.width > 0
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 104
        Layout.preferredHeight: 120
        feed: panel.camera.feed
        region: panel.camera.found ? panel.camera.placeOf(panel.model.hex) : Qt.rect(0, 0, 0, 0)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The hex as the camera sees it")
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 8

        Repeater {
            model: panel.model.rows
            ColumnLayout {
                id: stack

                required property int index
                required property string text
                required property int recorded
                required property int least
                required property int most
                required property string sight

                Layout.fillWidth: true
                spacing: 4

                Label {
                    Layout.fillWidth: true
                    text: stack.text
                    font.bold: true
                }
                Label {
                    objectName: "sight-" + stack.index
                    Layout.fillWidth: true
                    muted: true
                    text: stack.sight
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: 6
                    Repeater {
                        model: Math.max(0, stack.most - stack.least + 1)
                        Choice {
                            required property int index
                            readonly property int number: stack.least + index

                            objectName: "count-" + stack.index + "-" + number
                            text: number
                            checked: number === stack.recorded
                            Accessible.name: stack.text + ": " + number
                            onClicked: panel.model.recount(stack.index, number)
                        }
                    }
                }
            }
        }
    }
}
