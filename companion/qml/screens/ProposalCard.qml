import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What a tap on the board is taken for, its verdict, and the other things it may have meant.
Card {
    id: card

    required property TableModel model

    visible: model.proposing
    border { color: model.proposalAllowed ? Theme.good : Theme.bad; width: 2 }

    Label {
        objectName: "proposal"
        Layout.fillWidth: true
        text: card.model.proposal
        font { bold: true; pixelSize: 18 }
    }
    RowLayout {
        visible: !card.model.wantsGoal
        Layout.fillWidth: true
        Icon {
            name: card.model.proposalAllowed ? "check" : "cross"
            colour: card.model.proposalAllowed ? Theme.good : Theme.bad
            size: 20
        }
        Label {
            Layout.fillWidth: true
            text: card.model.proposalReason
            color: card.model.proposalAllowed ? Theme.good : Theme.bad
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: card.model.actions.count > 0
        Repeater {
            model: card.model.actions
            Choice {
                required property int index
                required text
                required property bool chosen
                objectName: "action-" + index
                checked: chosen
                onClicked: card.model.chooseAction(index)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: card.model.choices.count > 0
        Repeater {
            model: card.model.choices
            Choice {
                required property int index
                required text
                required colour
                required property bool chosen
                checked: chosen
                onClicked: card.model.choose(index)
            }
        }
    }
    Stepper {
        visible: card.model.mostAtOnce > 1
        Layout.fillWidth: true
        label: qsTr("How many")
        value: card.model.count
        least: 1
        most: card.model.mostAtOnce
        onPicked: value => card.model.setCount(value)
    }
    RecordButtons {
        Layout.fillWidth: true
        ready: !card.model.wantsGoal
        allowed: card.model.proposalAllowed
        onRecorded: card.model.confirm()
        onCancelled: card.model.cancel()
    }
}
