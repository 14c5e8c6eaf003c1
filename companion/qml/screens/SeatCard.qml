import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One player at the table: points, cards, awards, and what the last roll gave.
Rectangle {
    id: seat

    required property string colour
    required property string name
    required property int points
    required property bool active
    required property string cards
    required property string gains
    required property bool longest
    required property bool army
    required property int tokens // victory tokens; -1: points win
    required property string hand
    required property string kit
    required property string means

    implicitHeight: column.implicitHeight + 20
    radius: Theme.radius
    color: Theme.surface
    border { color: active ? Theme.accent : Theme.line; width: active ? 2 : Theme.dark ? 0 : 1 }
    Accessible.role: Accessible.Grouping
    Accessible.name: tokens < 0 ? qsTr("%1: %n point(s)", "", points).arg(name) : qsTr("%1: %n victory token(s)", "", tokens).arg(name)
    Accessible.description: gains

    ColumnLayout {
        id: column
        x: 12
        y: 10
        width: seat.width - 24
        spacing: 4
        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            Emblem {
                colour: seat.colour
                size: 34
            }
            Label {
                Layout.fillWidth: true
                text: seat.name
                font { bold: true; pixelSize: 17 }
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Label {
                text: seat.cards === "1" ? qsTr("1 card") : qsTr("%1 cards").arg(seat.cards)
                muted: true
                font.pixelSize: 14
            }
            Label {
                visible: seat.tokens >= 0
                text: qsTr("%n point(s)", "", seat.points)
                muted: true
                font.pixelSize: 14
            }
            Text {
                textFormat: Text.PlainText
                text: seat.tokens < 0 ? seat.points : seat.tokens
                color: Theme.text
                font { family: Theme.serif; bold: true; pixelSize: 26 }
                Accessible.ignored: true
            }
        }
        Label {
            visible: text !== ""
            Layout.fillWidth: true
            text: (seat.longest ? qsTr("longest road") : "") + (seat.longest && seat.army ? " · " : "") + (seat.army ? qsTr("largest army") : "")
            color: Theme.accentText
            font.pixelSize: 13
        }
        Label {
            objectName: "hand-" + seat.colour
            visible: seat.hand !== ""
            Layout.fillWidth: true
            text: qsTr("Hand: %1").arg(seat.hand)
            font.pixelSize: 14
        }
        Label {
            objectName: "kit-" + seat.colour
            visible: seat.kit !== ""
            Layout.fillWidth: true
            muted: true
            text: seat.kit
            font.pixelSize: 13
        }
        Label {
            objectName: "means-" + seat.colour
            visible: seat.means !== ""
            Layout.fillWidth: true
            text: seat.means
            font.pixelSize: 13
        }
        Label {
            visible: seat.gains !== ""
            Layout.fillWidth: true
            text: qsTr("+ %1").arg(seat.gains)
            color: Theme.good
            font.bold: true
        }
    }
}
