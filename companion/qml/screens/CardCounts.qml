import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Kinds of cards, each with how many were tapped.
ColumnLayout {
    id: counts

    required property string title
    required property RowModel cards
    /// Of the buttons' object names.
    required property string prefix
    signal picked(string key)

    spacing: 6
    Label {
        visible: counts.title !== ""
        Layout.fillWidth: true
        text: counts.title
        font.bold: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: counts.cards
            Choice {
                required property string key
                required text
                required property int count
                objectName: counts.prefix + "-" + key
                checked: count > 0
                onClicked: counts.picked(key)
            }
        }
    }
}
