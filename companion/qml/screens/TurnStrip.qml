import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The same in every book: whose turn, phase or step, what is due with one button for each thing, and the roll. The turn
// ends in amber only when nothing is due any more.
ColumnLayout {
    id: strip

    required property TableModel model
    required property RollsModel rolls
    required property VoiceModel voice

    spacing: 12

    RowLayout {
        Layout.fillWidth: true
        spacing: 14
        Emblem {
            visible: strip.model.turnColour !== ""
            colour: strip.model.turnColour
            size: 48
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2
            Heading {
                objectName: "turn"
                rank: 2
                Layout.fillWidth: true
                text: strip.model.turnTitle
            }
            Label {
                objectName: "step"
                visible: text !== ""
                Layout.fillWidth: true
                muted: true
                text: strip.model.step
            }
            Label {
                objectName: "hint"
                visible: strip.model.settled
                Layout.fillWidth: true
                muted: true
                text: strip.model.phaseHint
            }
        }
        ActionButton {
            objectName: "voice"
            visible: strip.voice.there
            Layout.alignment: Qt.AlignTop
            implicitWidth: Theme.touch
            leftPadding: 4
            rightPadding: 4
            iconName: strip.voice.on ? "voice" : "mute"
            Accessible.name: qsTr("Voice")
            Accessible.description: strip.voice.tellingName
            Accessible.checkable: true
            Accessible.checked: strip.voice.on
            onClicked: strip.voice.toggle()
        }
    }
    Repeater {
        model: strip.model.dues
        Card {
            id: due
            required property int index
            required property string text
            required property string actionText
            required property string discards
            required property var kinds
            required property int wanted
            required property string picked
            Layout.fillWidth: true
            padding: 12
            border { color: Theme.accent; width: 2 }
            RowLayout {
                Layout.fillWidth: true
                spacing: 12
                Label {
                    objectName: "due-" + due.index
                    Layout.fillWidth: true
                    text: due.text
                }
                ActionButton {
                    objectName: "settle-" + due.index
                    primary: due.wanted === 0
                    text: due.actionText
                    Accessible.name: qsTr("%1: %2").arg(due.actionText).arg(due.text)
                    onClicked: strip.model.settle(due.index)
                }
            }
            Loader {
                active: due.wanted > 0
                visible: active
                Layout.fillWidth: true
                sourceComponent: DueChoice {
                    kinds: due.kinds
                    wanted: due.wanted
                    picked: due.picked
                    text: due.text
                    prefix: "choose-" + due.index
                    onPick: key => strip.model.pick(due.index, key)
                    onClear: strip.model.clearPicks(due.index)
                }
            }
        }
    }
    Card {
        visible: strip.model.begun
        Layout.fillWidth: true
        RowLayout {
            Layout.fillWidth: true
            spacing: 10
            Repeater {
                model: strip.model.dice
                Die {
                    required property int modelData
                    value: modelData
                    size: 46
                }
            }
            Label {
                objectName: "roll"
                Layout.fillWidth: true
                text: strip.model.rollTitle
                font { family: Theme.serif; bold: true; pixelSize: 19 }
            }
        }
        RollsCard {
            Layout.fillWidth: true
            model: strip.rolls
        }
        RollPad {
            objectName: "pad"
            visible: strip.model.rollDue
            Layout.fillWidth: true
            onRolled: sum => strip.model.roll(sum)
        }
        ActionButton {
            objectName: "endTurn"
            visible: strip.model.canEndTurn
            primary: strip.model.settled
            Layout.fillWidth: true
            text: qsTr("End the turn")
            onClicked: strip.model.endTurn()
        }
    }
}
