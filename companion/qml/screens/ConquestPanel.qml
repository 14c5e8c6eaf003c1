import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Rounds, order, what is left to do, perils and tokens; and the action that is being entered.
ColumnLayout {
    id: panel

    required property ConquestModel model

    spacing: 14
    Heading {
        objectName: "phase"
        rank: 2
        Layout.fillWidth: true
        text: panel.model.phase
    }
    Repeater {
        model: panel.model.calls
        Card {
            id: call
            required property string text
            required property string clause
            required property bool settled
            visible: !settled
            Layout.fillWidth: true
            border { color: Theme.bad; width: 2 }
            VerdictLine {
                Layout.fillWidth: true
                clause: call.clause
                text: call.text
                detail: ""
                kind: "objection"
            }
        }
    }
    Card {
        visible: panel.model.dues.count > 0
        title: qsTr("Who may take what")
        Layout.fillWidth: true
        Repeater {
            model: panel.model.dues
            VerdictLine {
                Layout.fillWidth: true
                detail: ""
                kind: "remark"
            }
        }
    }
    Card {
        title: qsTr("Fight, breach, fish, hunt")
        Layout.fillWidth: true
        border { color: panel.model.busy ? Theme.accent : Theme.line; width: panel.model.busy ? 2 : Theme.dark ? 0 : 1 }
        Label {
            visible: panel.model.hint !== ""
            Layout.fillWidth: true
            muted: true
            text: panel.model.hint
        }
        Flow {
            visible: panel.model.deeds.count > 0
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.deeds
                Choice {
                    required property int index
                    required text
                    required property bool chosen
                    objectName: "deed-" + index
                    checked: chosen
                    onClicked: panel.model.chooseDeed(index)
                }
            }
        }
        Flow {
            visible: panel.model.targets.count > 1
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.targets
                Choice {
                    required property int index
                    required text
                    required colour
                    required property bool chosen
                    objectName: "target-" + index
                    checked: chosen
                    onClicked: panel.model.chooseTarget(index)
                }
            }
        }
        DiceRow {
            visible: panel.model.wantsDice
            Layout.fillWidth: true
            label: qsTr("Player")
            values: panel.model.attack
        }
        DiceRow {
            visible: panel.model.defend.length > 0
            Layout.fillWidth: true
            label: qsTr("Against")
            values: panel.model.defend
        }
        DicePad {
            visible: panel.model.wantsDice && !panel.model.complete
            Layout.fillWidth: true
            onEntered: value => panel.model.enterDie(value)
        }
        Verdict {
            visible: panel.model.outcome !== ""
            Layout.fillWidth: true
            standing: panel.model.standing
            text: panel.model.outcome
        }
        RecordButtons {
            visible: panel.model.busy
            Layout.fillWidth: true
            recordName: "recordDeed"
            ready: panel.model.complete
            standing: panel.model.standing
            takeBackText: qsTr("Take the last die back")
            mayTakeBack: panel.model.attack.length > 0
            onRecorded: panel.model.record()
            onTakenBack: panel.model.takeBackDie()
            onCancelled: panel.model.cancel()
        }
        Repeater {
            model: panel.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
    }
    Card {
        title: qsTr("The dragon's gold")
        Layout.fillWidth: true
        RowLayout {
            Layout.fillWidth: true
            spacing: 6
            Repeater {
                model: panel.model.dragonGoldMost
                Rectangle {
                    required property int index
                    Layout.fillWidth: true
                    implicitHeight: 18
                    radius: 9
                    color: index < panel.model.dragonGold ? Theme.accent : Theme.raised
                    border { color: Theme.line; width: 1 }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            muted: true
            text: qsTr("%1 of %2: then it attacks.").arg(panel.model.dragonGold).arg(panel.model.dragonGoldMost)
        }
    }
    Card {
        title: qsTr("Order of the round")
        Layout.fillWidth: true
        Repeater {
            model: panel.model.seats
            RowLayout {
                id: seat
                required property string colour
                required property string name
                required property bool active
                required property bool done
                required property int points
                required property int tokens
                required property int taken
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: seat.colour }
                Label {
                    Layout.fillWidth: true
                    text: seat.name
                    font.bold: seat.active
                    muted: seat.done && !seat.active
                }
                Figure { value: seat.points; label: qsTr("point(s)", "the number stands above", seat.points) }
                Figure { value: seat.tokens; label: qsTr("token(s)", "the number stands above", seat.tokens) }
                Figure { visible: seat.taken > 0; value: seat.taken; label: qsTr("captured") }
            }
        }
    }
    Card {
        visible: panel.model.stack.count > 0
        title: qsTr("Left in the dice stack")
        Layout.fillWidth: true
        Flow {
            Layout.fillWidth: true
            spacing: 16
            Repeater {
                model: panel.model.stack
                Figure {
                    required property int sum
                    required property int rest
                    value: rest
                    label: sum
                }
            }
        }
    }
    Card {
        visible: panel.model.units.count > 0
        title: qsTr("Ships and knights of this turn")
        Layout.fillWidth: true
        Repeater {
            model: panel.model.units
            RowLayout {
                id: unit
                required property string piece
                required property string place
                required property int actions
                required property string text
                Layout.fillWidth: true
                spacing: 12
                Label {
                    Layout.fillWidth: true
                    text: qsTr("%1 · %2 · %3").arg(unit.piece).arg(unit.place).arg(unit.text)
                    muted: unit.actions === 0
                }
                Figure { value: unit.actions; label: qsTr("left") }
            }
        }
    }
    Card {
        visible: panel.model.tokens.count > 0
        title: qsTr("Victory tokens")
        Layout.fillWidth: true
        Repeater {
            model: panel.model.tokens
            RowLayout {
                id: token
                required property string colour
                required property string name
                required property int count
                required property string text
                required property string clause
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: token.colour }
                Label {
                    Layout.fillWidth: true
                    text: qsTr("%1: %2").arg(token.name).arg(token.text)
                }
                Label {
                    text: (token.count > 0 ? "+" : "−") + Math.abs(token.count) + " · " + token.clause
                    muted: true
                    font.pixelSize: 13
                }
            }
        }
    }
}
