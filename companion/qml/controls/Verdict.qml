import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// Allowed or not, in one line with its sign.
RowLayout {
    id: verdict

    required property bool allowed
    required property string text

    spacing: 10
    Icon {
        name: verdict.allowed ? "check" : "cross"
        colour: verdict.allowed ? Theme.good : Theme.bad
        size: 20
        Layout.alignment: Qt.AlignTop
    }
    Label {
        Layout.fillWidth: true
        text: verdict.text
        color: verdict.allowed ? Theme.good : Theme.bad
        font.bold: true
    }
}
