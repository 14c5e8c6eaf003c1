import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One sentence for the whole table, until somebody has read it.
Rectangle {
    id: notice

    property string text: ""
    property string action: ""
    signal dismissed()
    signal acted()

    visible: text !== ""
    height: row.implicitHeight + 16
    color: Theme.doubt
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 8
        Label {
            Layout.fillWidth: true
            text: notice.text
            color: Theme.dark ? Theme.onAccent : "white"
            font.bold: true
        }
        ActionButton {
            visible: notice.action !== ""
            text: notice.action
            onClicked: notice.acted()
        }
        ActionButton {
            text: qsTr("Understood")
            onClicked: notice.dismissed()
        }
    }
}
