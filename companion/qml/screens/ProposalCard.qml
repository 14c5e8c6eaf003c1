import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What a tap on the board is taken for, its verdict, and the other things it may have meant.
Card {
    id: card

    required property TableModel model
    required property CameraModel camera

    visible: model.proposing
    border { color: Theme.ofStanding(model.proposalStanding); width: 2 }

    CountsPanel {
        Layout.fillWidth: true
        model: card.model.counts
        camera: card.camera
    }
    Label {
        objectName: "proposal"
        Layout.fillWidth: true
        text: card.model.proposal
        font { bold: true; pixelSize: 18 }
    }
    Verdict {
        visible: !card.model.wantsGoal
        Layout.fillWidth: true
        standing: card.model.proposalStanding
        text: card.model.proposalReason
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
        standing: card.model.proposalStanding
        onRecorded: card.model.confirm()
        onCancelled: card.model.cancel()
    }
}
