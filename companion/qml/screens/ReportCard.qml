import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One button writes a report for whoever helps. Names and pictures go in only if people agree.
Card {
    id: card

    required property HealthModel model

    title: qsTr("A report for whoever helps you")
    Label {
        Layout.fillWidth: true
        text: qsTr("What is listed here, the end of the log and the reports of crashes. It stays on this machine until you send it.")
    }
    Toggle {
        id: game
        objectName: "withGame"
        visible: card.model.gameThere
        Layout.fillWidth: true
        text: qsTr("With the game on the table and the names that were typed in it")
    }
    Toggle {
        id: pictures
        objectName: "withPictures"
        visible: card.model.picturesThere
        Layout.fillWidth: true
        text: qsTr("With the last misreading that was kept and its pictures")
    }
    ActionButton {
        objectName: "writeReport"
        Layout.fillWidth: true
        enabled: !card.model.examining
        text: qsTr("Write the report")
        onClicked: card.model.writeReport(game.visible && game.checked, pictures.visible && pictures.checked)
    }
    Label {
        objectName: "written"
        Layout.fillWidth: true
        visible: card.model.written !== ""
        text: qsTr("The report is in %1. Read it before you send it.").arg(card.model.written)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }
}
