import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What a tap on the board is taken for, its verdict, and the other things it may have meant.
Rectangle {
    id: bar

    required property TableModel model

    visible: opacity > 0
    opacity: model.proposing ? 1 : 0
    height: column.implicitHeight + 28
    radius: Theme.radius
    color: Theme.surface
    border { color: model.proposalAllowed ? Theme.good : Theme.bad; width: 2 }
    Behavior on opacity { NumberAnimation { duration: Theme.motion } }

    ColumnLayout {
        id: column
        x: 16
        y: 14
        width: bar.width - 32
        spacing: 10

        Label {
            objectName: "proposal"
            Layout.fillWidth: true
            text: bar.model.proposal
            font { bold: true; pixelSize: 18 }
        }
        RowLayout {
            Layout.fillWidth: true
            Icon {
                name: bar.model.proposalAllowed ? "check" : "cross"
                colour: bar.model.proposalAllowed ? Theme.good : Theme.bad
                size: 20
            }
            Label {
                Layout.fillWidth: true
                text: bar.model.proposalReason
                color: bar.model.proposalAllowed ? Theme.good : Theme.bad
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: 8
            visible: bar.model.choices.count > 0
            Repeater {
                model: bar.model.choices
                Choice {
                    required property int index
                    required text
                    required colour
                    required property bool chosen
                    checked: chosen
                    onClicked: bar.model.choose(index)
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            ActionButton {
                objectName: "record"
                Layout.fillWidth: true
                primary: true
                text: bar.model.proposalAllowed ? qsTr("Record it") : qsTr("Record it all the same")
                onClicked: bar.model.confirm()
            }
            ActionButton {
                text: qsTr("Cancel")
                onClicked: bar.model.cancel()
            }
        }
    }
}
