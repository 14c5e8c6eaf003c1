import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What armies do, what was agreed on, and who holds what.
ColumnLayout {
    id: panel

    required property RiskModel model
    /// Dice are being tapped: what was to be known before makes room.
    readonly property bool rolling: model.attack.length > 0

    spacing: 14
    Card {
        title: qsTr("Armies")
        Layout.fillWidth: true
        border { color: panel.model.busy ? Theme.accent : Theme.line; width: panel.model.busy ? 2 : Theme.dark ? 0 : 1 }
        Label {
            Layout.fillWidth: true
            muted: true
            text: panel.model.hint
        }
        ActionButton {
            objectName: "deal"
            visible: panel.model.canDeal
            Layout.fillWidth: true
            primary: true
            iconName: "dice"
            text: qsTr("Deal a board")
            onClicked: panel.model.deal()
        }
        Label {
            objectName: "deed"
            visible: text !== ""
            Layout.fillWidth: true
            text: panel.model.title
            font.bold: true
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
        Stepper {
            visible: panel.model.mostToGo > 1
            Layout.fillWidth: true
            label: qsTr("How many go")
            value: panel.model.count
            least: 1
            most: panel.model.mostToGo
            onPicked: value => panel.model.setCount(value)
        }
        OddsCurve {
            visible: !panel.rolling && panel.model.fighting
            Layout.fillWidth: true
            chances: panel.model.curve
            here: panel.model.attackers
        }
        Label {
            objectName: "odds"
            visible: !panel.rolling && panel.model.odds !== ""
            Layout.fillWidth: true
            text: panel.model.odds
        }
        Stepper {
            visible: !panel.rolling && panel.model.fighting && panel.model.mostAttackDice > 1
            Layout.fillWidth: true
            label: qsTr("The attacker rolls")
            value: panel.model.attackDice
            least: 1
            most: panel.model.mostAttackDice
            onPicked: value => panel.model.setAttackDice(value)
        }
        Stepper {
            visible: !panel.rolling && panel.model.fighting && panel.model.mostDefendDice > 1
            Layout.fillWidth: true
            label: qsTr("The defender rolls")
            value: panel.model.defendDice
            least: 1
            most: panel.model.mostDefendDice
            onPicked: value => panel.model.setDefendDice(value)
        }
        DiceRow {
            visible: panel.model.fighting
            Layout.fillWidth: true
            label: qsTr("Attacker")
            values: panel.model.attack
            expected: panel.model.attackDice
        }
        DiceRow {
            visible: panel.model.fighting
            Layout.fillWidth: true
            label: qsTr("Defender")
            values: panel.model.defend
            expected: panel.model.defendDice
        }
        DicePad {
            visible: panel.model.fighting && !panel.model.complete
            Layout.fillWidth: true
            onEntered: value => panel.model.enterDie(value)
        }
        Verdict {
            objectName: "outcome"
            visible: panel.model.complete
            Layout.fillWidth: true
            standing: panel.model.standing
            text: panel.model.outcome
        }
        RecordButtons {
            visible: panel.model.busy
            Layout.fillWidth: true
            recordName: "recordBattle"
            ready: panel.model.complete
            standing: panel.model.standing
            mayCancel: !panel.model.landed
            cancelText: panel.model.fighting ? qsTr("Cancel") : qsTr("Cancel")
            takeBackText: panel.model.fighting ? qsTr("Take the last die back") : ""
            mayTakeBack: panel.model.attack.length > 0
            onRecorded: panel.model.record()
            onTakenBack: panel.model.takeBackDie()
            onCancelled: panel.model.cancel()
        }
        Repeater {
            model: panel.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
        RowLayout {
            visible: panel.model.fighting
            Layout.fillWidth: true
            ActionButton {
                objectName: "attackerGivesUp"
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("The attacker gives up")
                onClicked: panel.model.giveUp(true)
            }
            ActionButton {
                objectName: "defenderGivesUp"
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("The defender gives up")
                onClicked: panel.model.giveUp(false)
            }
        }
    }
    Card {
        visible: panel.model.agreements.count > 0
        title: qsTr("Agreed on for this turn")
        Layout.fillWidth: true
        Flow {
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.agreements
                Choice {
                    required property int index
                    required text
                    required colour
                    required property bool given
                    objectName: "agreement-" + index
                    checked: given
                    onClicked: panel.model.agree(index)
                }
            }
        }
    }
    Repeater {
        model: panel.model.seats
        Card {
            id: seat
            required property string colour
            required property string name
            required property int armies
            required property string figures
            required property int hexes
            required property int controlled
            required property int limit
            required property int free
            required property string captured
            required property bool out
            Layout.fillWidth: true
            RowLayout {
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: seat.colour }
                Label {
                    Layout.fillWidth: true
                    text: seat.out ? qsTr("%1 is out; the armies stay and defend.").arg(seat.name) : seat.name
                    font.bold: true
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: 20
                Figure { value: seat.armies; label: qsTr("army(ies)", "the number stands above", seat.armies) }
                Figure { value: seat.hexes; label: qsTr("hex(es) held", "the number stands above", seat.hexes) }
                Figure { value: seat.controlled; label: qsTr("controlled") }
                Figure { value: seat.limit; label: qsTr("may recruit") }
                Figure { visible: seat.free > 0; value: seat.free; label: qsTr("free, to place") }
            }
            Label {
                Layout.fillWidth: true
                muted: true
                font.pixelSize: 14
                visible: text !== ""
                text: (seat.figures === "" ? "" : qsTr("pieces: %1").arg(seat.figures)) + (seat.figures !== "" && seat.captured !== "" ? " · " : "") + (seat.captured === "" ? "" : qsTr("captured: %1").arg(seat.captured))
            }
        }
    }
}
