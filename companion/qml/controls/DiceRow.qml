import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// Dice that one side has rolled, and room for those it will.
RowLayout {
    id: row

    required property string label
    required property list<int> values
    property int expected: values.length

    spacing: 8
    Label {
        Layout.fillWidth: true
        text: row.label
    }
    Repeater {
        model: Math.max(row.expected, row.values.length)
        Item {
            id: place
            required property int index
            readonly property bool rolled: index < row.values.length
            implicitWidth: 40
            implicitHeight: 40
            Rectangle {
                anchors.fill: parent
                visible: !place.rolled
                radius: 9
                color: "transparent"
                border { color: Theme.muted; width: 2 }
            }
            Die {
                visible: place.rolled
                value: place.rolled ? row.values[place.index] : 1
                size: 40
            }
        }
    }
}
