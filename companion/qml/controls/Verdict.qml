import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// What a verdict comes to, in one line with its sign: allowed, depending on what only the players know, or not.
RowLayout {
    id: verdict

    required property string standing
    required property string text
    readonly property color tint: Theme.ofStanding(standing)

    spacing: 10
    Icon {
        name: verdict.standing === "allowed" ? "check" : verdict.standing === "illegal" ? "cross" : "question"
        colour: verdict.tint
        size: 20
        Layout.alignment: Qt.AlignTop
    }
    Label {
        Layout.fillWidth: true
        text: verdict.text
        color: verdict.tint
        font.bold: true
    }
}
