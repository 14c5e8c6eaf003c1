import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Cards bought, played, traded and discarded, by any player.
ColumnLayout {
    id: panel

    required property CardsModel model

    spacing: 14
    Card {
        title: panel.model.busy ? panel.model.title : qsTr("Cards and trade")
        Layout.fillWidth: true
        border { color: panel.model.busy ? Theme.accent : Theme.line; width: panel.model.busy ? 2 : Theme.dark ? 0 : 1 }
        Flow {
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.players
                Choice {
                    required colour
                    required text
                    required property bool chosen
                    objectName: "by-" + colour
                    checked: chosen
                    onClicked: panel.model.choosePlayer(colour)
                }
            }
        }
        Flow {
            visible: !panel.model.busy
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
        Label {
            visible: panel.model.hint !== ""
            Layout.fillWidth: true
            muted: true
            text: panel.model.hint
        }
        Flow {
            visible: panel.model.partners.count > 0
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.partners
                Choice {
                    required property int index
                    required colour
                    required text
                    required property bool chosen
                    objectName: "partner-" + index
                    checked: chosen
                    onClicked: panel.model.choosePartner(index)
                }
            }
        }
        CardCounts {
            visible: panel.model.giving.count > 0
            Layout.fillWidth: true
            title: qsTr("Goes")
            cards: panel.model.giving
            prefix: "give"
            onPicked: key => panel.model.give(key)
        }
        CardCounts {
            visible: panel.model.taking.count > 0
            Layout.fillWidth: true
            title: panel.model.giving.count > 0 ? qsTr("Comes") : ""
            cards: panel.model.taking
            prefix: "take"
            onPicked: key => panel.model.take(key)
        }
        Stepper {
            visible: panel.model.discards > 0
            Layout.fillWidth: true
            label: qsTr("Cards")
            value: panel.model.discards
            least: 1
            most: 40
            onPicked: value => panel.model.setDiscards(value)
        }
        RollPad {
            visible: panel.model.wantsRoll
            Layout.fillWidth: true
            onRolled: sum => panel.model.nameRoll(sum)
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
            recordName: "recordCards"
            ready: panel.model.complete
            standing: panel.model.standing
            takeBackText: panel.model.taking.count > 0 ? qsTr("Count the cards again") : ""
            onRecorded: panel.model.record()
            onTakenBack: panel.model.clearCards()
            onCancelled: panel.model.cancel()
        }
        Repeater {
            model: panel.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
    }
}
