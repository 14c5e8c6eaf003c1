import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What one player needs at hand while the screen lies flat: points and cards, and the one thing to do next.
Rectangle {
    id: dock

    required property TableModel table
    required property SeatsModel seats
    required property string colour
    required property string name
    required property int points
    required property int tokens // victory tokens; -1: points win
    required property string cards
    required property string gains
    required property bool active
    required property int side
    required property int due
    readonly property bool ending: active && table.canEndTurn
    readonly property bool taken: seats.taken[colour] === true
    readonly property string code: taken ? "" : seats.codes[colour] ?? "" ///< none: no phone can take the seat
    property bool coded: false ///< its code is in sight
    readonly property bool narrow: width < 560 // one button at a time: the one that the game waits for

    color: Theme.surface
    border { color: active ? Theme.accent : Theme.line; width: active ? 3 : 1 }
    Accessible.role: Accessible.Grouping
    Accessible.name: tokens < 0 ? qsTr("%1: %n point(s)", "", points).arg(name) : qsTr("%1: %n victory token(s)", "", tokens).arg(name)
    Accessible.description: gains

    QrCode {
        objectName: "qr-" + dock.colour
        visible: dock.coded && dock.seats.on && dock.code !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.top
        anchors.bottomMargin: 8
        path: dock.code
        side: dock.seats.seatCodeSide
        caption: qsTr("Code for the phone of %1").arg(dock.name)
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 10
        spacing: 12
        Emblem {
            colour: dock.colour
            size: 36
        }
        Text {
            textFormat: Text.PlainText
            objectName: "score-" + dock.colour
            text: dock.tokens < 0 ? dock.points : dock.tokens
            color: Theme.text
            font { family: Theme.serif; bold: true; pixelSize: 30 }
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Label {
                Layout.fillWidth: true
                text: dock.name
                font { bold: true; pixelSize: 17 }
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Label {
                Layout.fillWidth: true
                text: dock.gains !== "" ? qsTr("+ %1").arg(dock.gains) : dock.cards === "1" ? qsTr("1 card") : qsTr("%1 cards").arg(dock.cards)
                color: dock.gains === "" ? Theme.muted : Theme.good
                font.pixelSize: 14
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
        }
        ActionButton {
            objectName: "code-" + dock.colour
            visible: dock.seats.on && dock.code !== "" && !(dock.narrow && (dock.due > 0 || dock.ending))
            text: dock.coded ? qsTr("Hide the code") : qsTr("Phone")
            onClicked: dock.coded = !dock.coded
        }
        ActionButton {
            objectName: "turn-" + dock.colour
            visible: dock.table.facing !== dock.side && !(dock.narrow && (dock.due > 0 || dock.ending))
            text: qsTr("Turn to me")
            onClicked: dock.table.turnTo(dock.colour)
        }
        ActionButton {
            objectName: "discard-" + dock.colour
            visible: dock.due > 0
            primary: true
            text: qsTr("%1 discarded").arg(dock.due)
            onClicked: dock.table.discard(dock.colour)
        }
        ActionButton {
            objectName: "end-" + dock.colour
            visible: dock.ending && !(dock.narrow && dock.due > 0)
            primary: dock.table.settled
            text: qsTr("End the turn")
            onClicked: dock.table.endTurn()
        }
    }
}
