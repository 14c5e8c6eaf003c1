import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Who holds what, and the battle that is on.
ColumnLayout {
    id: panel

    required property RiskModel model

    spacing: 14
    Card {
        title: qsTr("Battle")
        Layout.fillWidth: true
        border { color: panel.model.fighting ? Theme.accent : Theme.line; width: panel.model.fighting ? 2 : Theme.dark ? 0 : 1 }
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
            objectName: "battle"
            visible: panel.model.fighting
            Layout.fillWidth: true
            text: panel.model.battle
            font.bold: true
        }
        OddsCurve {
            visible: panel.model.fighting
            Layout.fillWidth: true
            chances: panel.model.curve
            here: panel.model.attackers
        }
        Label {
            objectName: "odds"
            visible: panel.model.odds !== ""
            Layout.fillWidth: true
            text: panel.model.odds
        }
        Stepper {
            visible: panel.model.fighting && panel.model.mostAttackDice > 1
            Layout.fillWidth: true
            label: qsTr("The attacker rolls")
            value: panel.model.attackDice
            least: 1
            most: panel.model.mostAttackDice
            onPicked: value => panel.model.setAttackDice(value)
        }
        Stepper {
            visible: panel.model.fighting && panel.model.mostDefendDice > 1
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
            visible: panel.model.complete
            Layout.fillWidth: true
            allowed: panel.model.allowed
            text: panel.model.outcome
        }
        Repeater {
            model: panel.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
        RowLayout {
            visible: panel.model.fighting
            Layout.fillWidth: true
            ActionButton {
                objectName: "recordBattle"
                Layout.fillWidth: true
                primary: true
                enabled: panel.model.complete
                text: panel.model.allowed ? qsTr("Record it") : qsTr("Record it all the same")
                onClicked: panel.model.record()
            }
            ActionButton {
                enabled: panel.model.attack.length > 0
                iconName: "undo"
                Accessible.name: qsTr("Take the last die back")
                implicitWidth: Theme.touch
                leftPadding: 4
                rightPadding: 4
                onClicked: panel.model.takeBackDie()
            }
            ActionButton {
                text: qsTr("Break off")
                onClicked: panel.model.cancel()
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
            Layout.fillWidth: true
            RowLayout {
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: seat.colour }
                Label {
                    Layout.fillWidth: true
                    text: seat.name
                    font.bold: true
                }
            }
            Flow {
                Layout.fillWidth: true
                spacing: 20
                Figure { value: seat.armies; label: qsTr("armies") }
                Figure { value: seat.hexes; label: qsTr("hexes held") }
                Figure { value: seat.controlled; label: qsTr("controlled") }
                Figure { value: seat.limit; label: qsTr("may recruit") }
                Figure { visible: seat.free > 0; value: seat.free; label: qsTr("free, to place") }
            }
            Label {
                Layout.fillWidth: true
                muted: true
                font.pixelSize: 14
                text: seat.captured === "" ? seat.figures : qsTr("%1 · captured: %2").arg(seat.figures).arg(seat.captured)
            }
        }
    }
}
