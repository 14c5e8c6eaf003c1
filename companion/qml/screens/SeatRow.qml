import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One seat of the new game: colour, name, side of the table, and its turn in the order.
RowLayout {
    id: row

    required property NewGameModel seats
    required property int index
    required property string name
    required property string colour
    required property string colourName
    required property int place
    required property string placeName

    spacing: 8

    AbstractButton {
        id: swatch
        implicitWidth: Theme.touch
        implicitHeight: Theme.touch
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Colour of seat %1: %2. Change it.").arg(row.index + 1).arg(row.colourName)
        onClicked: row.seats.nextColour(row.index)
        contentItem: Item {
            Emblem {
                anchors.centerIn: parent
                colour: row.colour
                size: 40
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: "transparent"
            border { color: Theme.text; width: swatch.visualFocus ? 3 : 0 }
        }
    }
    Field {
        Layout.fillWidth: true
        Layout.minimumWidth: 110
        label: row.colourName
        Accessible.name: qsTr("Name of seat %1").arg(row.index + 1)
        text: row.name
        onEditingFinished: row.seats.setName(row.index, text)
    }
    ActionButton {
        text: row.placeName
        Accessible.name: qsTr("Seat %1 sits at the %2. Change it.").arg(row.index + 1).arg(row.placeName)
        implicitWidth: 128
        leftPadding: 6
        rightPadding: 6
        onClicked: row.seats.nextPlace(row.index)
    }
    ActionButton {
        enabled: row.index > 0
        text: "↑"
        Accessible.name: qsTr("Seat %1 plays earlier").arg(row.index + 1)
        leftPadding: 4
        rightPadding: 4
        implicitWidth: Theme.touch
        onClicked: row.seats.moveUp(row.index)
    }
    ActionButton {
        enabled: row.seats.canRemoveSeat
        iconName: "cross"
        Accessible.name: qsTr("Remove seat %1").arg(row.index + 1)
        leftPadding: 4
        rightPadding: 4
        implicitWidth: Theme.touch
        onClicked: row.seats.removeSeat(row.index)
    }
}
