import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Something the table should look at: a broken rule, what was earned, a site where camera and record disagree.
Rectangle {
    id: prompt

    required property string text
    required property bool urgent
    required property int action
    required property string actionText
    required property bool mayKeep
    signal accepted()
    signal kept()

    implicitHeight: column.implicitHeight + 24
    radius: Theme.radius
    color: Theme.surface
    border { color: urgent ? Theme.doubt : Theme.line; width: 2 }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    ColumnLayout {
        id: column
        x: 14
        y: 12
        width: prompt.width - 28
        spacing: 10
        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            Icon {
                name: prompt.urgent ? "question" : "check"
                colour: prompt.urgent ? Theme.doubt : Theme.muted
            }
            Label {
                Layout.fillWidth: true
                text: prompt.text
            }
        }
        RowLayout {
            visible: prompt.actionText !== "" || prompt.mayKeep
            Layout.fillWidth: true
            spacing: 8
            ActionButton {
                objectName: "takeOver-" + prompt.action
                visible: prompt.actionText !== ""
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: prompt.actionText
                onClicked: prompt.accepted()
            }
            ActionButton {
                objectName: "keepRecord-" + prompt.action
                visible: prompt.mayKeep
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("The record is right")
                onClicked: prompt.kept()
            }
        }
    }
}
