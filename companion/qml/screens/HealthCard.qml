import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What this machine has: a tick, or what is wrong and the cure.
Card {
    id: card

    required property HealthModel model

    title: qsTr("This machine")
    Label {
        objectName: "summary"
        Layout.fillWidth: true
        muted: true
        text: card.model.summary
    }
    Repeater {
        model: card.model.lines
        RowLayout {
            id: line
            required property int index
            required property string health
            required property string what
            required property string cure
            required property string details
            objectName: "health-" + index
            Layout.fillWidth: true
            spacing: 12
            Icon {
                Layout.alignment: Qt.AlignTop
                name: line.health === "fine" ? "check" : line.health === "limited" ? "question" : "cross"
                size: 22
                colour: line.health === "fine" ? Theme.good : Theme.doubt
                Accessible.role: Accessible.Graphic
                Accessible.name: line.health === "fine" ? qsTr("fine") : line.health === "limited" ? qsTr("could be better") : qsTr("does not work")
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Label {
                    Layout.fillWidth: true
                    text: line.what
                    font.bold: line.health !== "fine"
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: line.cure
                }
                Label {
                    Layout.fillWidth: true
                    visible: text !== ""
                    muted: true
                    font.pixelSize: 14
                    text: line.details
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }
    ActionButton {
        objectName: "examine"
        Layout.fillWidth: true
        enabled: !card.model.examining
        text: qsTr("Look again")
        onClicked: card.model.examine()
    }
}
