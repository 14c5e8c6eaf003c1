import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What a correction changes for everybody, a line each.
ColumnLayout {
    id: differences

    required property RowModel rows

    visible: rows.count > 0
    Layout.fillWidth: true
    spacing: 4
    Repeater {
        model: differences.rows
        Label {
            required text
            required property int gain
            Layout.fillWidth: true
            color: gain > 0 ? Theme.good : gain < 0 ? Theme.bad : Theme.text
            font.bold: true
        }
    }
}
