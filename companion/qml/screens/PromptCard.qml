import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Something the table should look at: a discard, a broken rule, a site where camera and record disagree.
Rectangle {
    id: prompt

    required property string text
    required property bool urgent
    required property int action
    required property string discards
    required property string actionText
    signal accepted()

    implicitHeight: row.implicitHeight + 24
    radius: Theme.radius
    color: Theme.surface
    border { color: urgent ? Theme.doubt : Theme.line; width: 2 }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        x: 14
        y: 12
        width: prompt.width - 28
        spacing: 12
        Icon {
            name: "question"
            colour: prompt.urgent ? Theme.doubt : Theme.muted
        }
        Label {
            Layout.fillWidth: true
            text: prompt.text
        }
        ActionButton {
            visible: prompt.actionText !== ""
            text: prompt.actionText
            onClicked: prompt.accepted()
        }
    }
}
