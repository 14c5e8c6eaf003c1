import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The flood, the robber and the bridges.
ColumnLayout {
    id: panel

    required property RiverModel model

    spacing: 14
    Card {
        visible: panel.model.asks
        title: qsTr("The river tile")
        Layout.fillWidth: true
        Label {
            Layout.fillWidth: true
            text: panel.model.hint
        }
        Repeater {
            model: panel.model.tiles
            ActionButton {
                required property int index
                required text
                objectName: "tile-" + index
                Layout.fillWidth: true
                onClicked: panel.model.lay(index)
            }
        }
        ActionButton {
            objectName: "leave-tile"
            visible: panel.model.laid
            Layout.fillWidth: true
            text: qsTr("Leave it where it is")
            onClicked: panel.model.layAgain(false)
        }
    }
    Card {
        visible: panel.model.laid
        title: qsTr("The flood")
        Layout.fillWidth: true
        border { color: panel.model.flooded ? Theme.sea : Theme.line; width: panel.model.flooded ? 3 : Theme.dark ? 0 : 1 }
        Label {
            objectName: "flood"
            Layout.fillWidth: true
            text: panel.model.flood
        }
        Label {
            objectName: "robber"
            Layout.fillWidth: true
            text: panel.model.robber
        }
        ActionButton {
            objectName: "lay-again"
            visible: !panel.model.asks
            Layout.fillWidth: true
            text: qsTr("The river lies elsewhere")
            onClicked: panel.model.layAgain(true)
        }
    }
    Card {
        title: qsTr("Bridges")
        Layout.fillWidth: true
        Repeater {
            model: panel.model.seats
            RowLayout {
                id: seat
                required property string colour
                required property string name
                required property int bridges
                required property bool wins
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: seat.colour }
                Label {
                    Layout.fillWidth: true
                    text: seat.wins ? qsTr("%1 wins every tie for the longest road").arg(seat.name) : seat.name
                }
                Figure {
                    value: seat.bridges
                    label: qsTr("bridge(s)", "the number stands above", seat.bridges)
                }
            }
        }
    }
}
