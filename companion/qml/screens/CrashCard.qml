import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// How the program ended the last time. What can be done comes first: the list of places is longer than a screen.
Card {
    id: card

    required property HealthModel model

    title: qsTr("Hexwarden ended unexpectedly last time")
    Label {
        Layout.fillWidth: true
        text: qsTr("No game is lost. The report below says where it happened and helps to mend it. It holds no names and no pictures.")
    }
    GridLayout {
        Layout.fillWidth: true
        columns: card.width > 560 ? 2 : 1
        ActionButton {
            objectName: "reportCrash"
            Layout.fillWidth: true
            enabled: !card.model.examining
            text: qsTr("Write the report")
            onClicked: card.model.writeReport(false, false)
        }
        ActionButton {
            objectName: "forgetCrash"
            Layout.fillWidth: true
            text: qsTr("Do not ask again")
            onClicked: card.model.forgetCrash()
        }
    }
    Label {
        objectName: "crashWritten"
        Layout.fillWidth: true
        visible: card.model.written !== ""
        text: qsTr("The report is in %1. Read it before you send it.").arg(card.model.written)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
    Label {
        Layout.fillWidth: true
        muted: true
        font.pixelSize: 14
        text: card.model.crash
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
