import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// A small number between two buttons.
RowLayout {
    id: stepper

    required property string label
    required property int value
    required property int least
    required property int most
    property int step: 1
    signal picked(int value)

    spacing: 8
    Label {
        Layout.fillWidth: true
        text: stepper.label
    }
    ActionButton {
        objectName: "less"
        enabled: stepper.value > stepper.least
        text: "−"
        Accessible.name: qsTr("%1: one less").arg(stepper.label)
        implicitWidth: Theme.touch
        leftPadding: 4
        rightPadding: 4
        onClicked: stepper.picked(stepper.value - stepper.step)
    }
    Text {
        textFormat: Text.PlainText
        Layout.preferredWidth: 44
        text: stepper.value
        color: Theme.text
        horizontalAlignment: Text.AlignHCenter
        font { family: Theme.serif; bold: true; pixelSize: 24 }
        Accessible.name: stepper.label + ": " + stepper.value
    }
    ActionButton {
        objectName: "more"
        enabled: stepper.value < stepper.most
        text: "+"
        Accessible.name: qsTr("%1: one more").arg(stepper.label)
        implicitWidth: Theme.touch
        leftPadding: 4
        rightPadding: 4
        onClicked: stepper.picked(stepper.value + stepper.step)
    }
}
