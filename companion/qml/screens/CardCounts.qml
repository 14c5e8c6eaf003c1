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
    // Of one width, whatever is counted in them: under the finger stays what was there.
    GridLayout {
        Layout.fillWidth: true
        columns: Math.max(2, Math.floor(counts.width / 116))
        rowSpacing: 8
        columnSpacing: 8
        Repeater {
            model: counts.cards
            Choice {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
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
