import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// How the camera stands: one sentence with what helps first, and the figures that it comes from.
Card {
    id: card

    required property CameraModel model

    title: qsTr("How the camera stands")
    visible: model.placing.count > 0
    RowLayout {
        Layout.fillWidth: true
        spacing: 12
        Icon {
            name: card.model.placed ? "check" : "question"
            colour: card.model.placed ? Theme.good : Theme.doubt
        }
        Label {
            objectName: "cure"
            Layout.fillWidth: true
            text: card.model.placed ? qsTr("The camera stands well: all is large, sharp and bright enough.")
                : card.model.cure !== "" ? card.model.cure : qsTr("The rest is measured once the board is found.")
            font.bold: true
        }
    }
    Label {
        visible: card.model.worse !== "" && card.model.worse !== card.model.cure
        Layout.fillWidth: true
        text: qsTr("Worse than at the beginning: %1").arg(card.model.worse)
        color: Theme.doubt
    }
    Repeater {
        model: card.model.placing
        RowLayout {
            id: line
            required property string about
            required property string value
            required property string need
            required property bool good
            Layout.fillWidth: true
            spacing: 8
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2, needed %3, %4").arg(about).arg(value).arg(need).arg(good ? qsTr("good") : qsTr("not good"))
            Icon {
                name: line.good ? "check" : "cross"
                colour: line.good ? Theme.good : Theme.bad
                size: 16
            }
            Label {
                Layout.fillWidth: true
                text: line.about
                Accessible.ignored: true
            }
            Label {
                text: line.value
                font.bold: true
                Accessible.ignored: true
            }
            Label {
                Layout.preferredWidth: 90
                horizontalAlignment: Text.AlignRight
                text: line.need
                muted: true
                Accessible.ignored: true
            }
        }
    }
}
