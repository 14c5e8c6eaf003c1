import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One event of the ledger. Events that no longer count are struck through, never gone.
AbstractButton {
    id: event

    required property int sequence
    required text
    required property string detail
    required property string source
    required property string colour
    required property bool counts
    required property bool selectable
    required property string objection
    required property bool selected
    required property string before
    required property string after

    enabled: selectable
    implicitHeight: Math.max(Theme.touch, contentItem.implicitHeight + 16)
    padding: 8
    Accessible.role: Accessible.ListItem
    Accessible.name: counts ? text : qsTr("Taken back: %1").arg(text)
    Accessible.description: detail

    contentItem: RowLayout {
        spacing: 12
        Emblem {
            visible: event.colour !== ""
            colour: event.colour
            size: 28
            opacity: event.counts ? 1 : 0.4
        }
        Item {
            visible: event.colour === ""
            implicitWidth: 28
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 1
            Label {
                Layout.fillWidth: true
                text: event.text
                font { strikeout: !event.counts; pixelSize: 15 }
                muted: !event.counts
            }
            Label {
                visible: event.detail !== ""
                Layout.fillWidth: true
                text: event.detail
                color: Theme.good
                font.pixelSize: 14
            }
            Label {
                visible: event.objection !== ""
                Layout.fillWidth: true
                text: event.objection
                color: Theme.bad
                font.pixelSize: 14
            }
            Label {
                Layout.fillWidth: true
                text: qsTr("%1 · %2").arg(event.sequence).arg(event.source)
                muted: true
                font.pixelSize: 12
            }
        }
        BeforeAfter {
            objectName: "pictures-" + event.sequence
            before: event.before
            after: event.after
            opacity: event.counts ? 1 : 0.4
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: event.selected ? Theme.raised : Theme.surface
        border { color: event.visualFocus ? Theme.text : event.selected ? Theme.accent : Theme.line; width: event.visualFocus ? 3 : event.selected ? 2 : Theme.dark ? 0 : 1 }
    }
}
