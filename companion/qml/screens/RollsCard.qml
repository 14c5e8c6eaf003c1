import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The last rolls. A tap on one asks what it was really, with what that changes, and puts it right here.
ColumnLayout {
    id: rolls

    required property RollsModel model

    visible: model.rolls.count > 0
    spacing: 10
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: rolls.model.rolls
            Choice {
                required property int index
                required text
                required colour
                required property bool chosen
                objectName: "pastRoll-" + index
                checked: chosen
                Accessible.name: qsTr("Correct the roll: %1").arg(text)
                onClicked: rolls.model.choose(index)
            }
        }
    }
    Label {
        visible: rolls.model.choosing
        Layout.fillWidth: true
        text: rolls.model.title
        font.bold: true
    }
    RollPad {
        objectName: "rollCorrection"
        keyPrefix: "was-"
        visible: rolls.model.choosing
        Layout.fillWidth: true
        onRolled: sum => rolls.model.say(sum)
    }
    RowLayout {
        visible: rolls.model.choosing
        Layout.fillWidth: true
        ActionButton {
            objectName: "correctRoll"
            Layout.fillWidth: true
            primary: true
            enabled: rolls.model.correcting
            text: rolls.model.correction
            onClicked: rolls.model.apply()
        }
        ActionButton {
            text: qsTr("Leave it")
            onClicked: rolls.model.cancel()
        }
    }
    Differences { rows: rolls.model.differences }
}
