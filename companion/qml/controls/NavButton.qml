import QtQuick
import QtQuick.Controls.Basic
import Hexwarden.Model

// One screen in the rail or the bar.
AbstractButton {
    id: nav

    required property string iconName
    property bool current: false

    implicitWidth: 96
    implicitHeight: 72
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.selected: current

    contentItem: Column {
        topPadding: Math.max(4, Math.min(10, (nav.height - 52) / 2))
        spacing: nav.height < 66 ? 1 : 5
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: nav.iconName
            size: nav.height < 66 ? 22 : 26
            colour: nav.current ? Theme.onAccent : Theme.muted
        }
        Text {
            textFormat: Text.PlainText
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, nav.width - 4)
            text: nav.text
            elide: Text.ElideRight
            color: nav.current ? Theme.onAccent : Theme.muted
            font { family: Theme.sans; pixelSize: 13; bold: nav.current }
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        anchors.fill: parent
        anchors.margins: 3
        radius: Theme.radius
        color: nav.current ? Theme.accent : nav.down ? Theme.raised : "transparent"
        border { color: nav.visualFocus ? Theme.text : "transparent"; width: nav.visualFocus ? 3 : 0 }
    }
}
