import QtQuick
import QtQuick.Layouts
import Hexwarden

// The kinds of cards of a choice that is due: every tap adds one card, and the last one records them.
ColumnLayout {
    id: choice

    /// Maps of key, text, picked and may.
    required property var kinds
    required property int wanted
    required property string picked ///< "1 wool, 1 ore"; empty for none
    required property string text ///< what is due
    /// Of the buttons' object names.
    required property string prefix
    signal pick(string key)
    signal clear()

    spacing: 8
    // Of one width, and the same ones whatever is picked: under the finger stays what was there.
    Grid {
        id: grid
        Layout.fillWidth: true
        columns: Math.max(2, Math.floor(choice.width / 116))
        spacing: 8
        Repeater {
            model: choice.kinds.length
            Choice {
                required property int index
                readonly property var kind: choice.kinds[index]
                width: (choice.width + grid.spacing) / grid.columns - grid.spacing
                objectName: choice.prefix + "-" + (kind?.key ?? "")
                text: kind?.text ?? ""
                checked: (kind?.picked ?? 0) > 0
                enabled: kind?.may ?? false
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1: %2").arg(text).arg(choice.text)
                onClicked: choice.pick(kind.key)
            }
        }
    }
    RowLayout {
        visible: choice.wanted > 1
        Layout.fillWidth: true
        spacing: 8
        Label {
            objectName: choice.prefix + "-picked"
            Layout.fillWidth: true
            muted: true
            text: qsTr("Picked: %1").arg(choice.picked === "" ? "–" : choice.picked)
        }
        ActionButton {
            objectName: choice.prefix + "-clear"
            enabled: choice.picked !== ""
            text: qsTr("Clear")
            Accessible.name: qsTr("%1: %2").arg(text).arg(choice.text)
            onClicked: choice.clear()
        }
    }
}
