import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Measuring the lens: the sheet to print, then one view after the other, taken automatically when the sheet is held
// still.
Card {
    id: card

    required property CameraModel model

    title: qsTr("Lens")
    Label {
        visible: !card.model.measuringLens
        Layout.fillWidth: true
        muted: true
        text: qsTr("Measuring the lens makes reading more reliable near the edge of the picture. Print the sheet, glue it to something flat, then hold it in front of the camera.")
    }
    RowLayout {
        visible: !card.model.measuringLens
        Layout.fillWidth: true
        Repeater {
            model: ["pdf", "png"]
            ActionButton {
                required property string modelData
                Layout.fillWidth: true
                text: qsTr("Sheet as %1").arg(modelData.toUpperCase())
                onClicked: card.model.saveLensSheet(modelData)
            }
        }
    }
    ActionButton {
        objectName: "measureLens"
        visible: card.model.watching && !card.model.measuringLens
        Layout.fillWidth: true
        text: qsTr("Measure the lens")
        onClicked: card.model.measuringLens = true
    }

    Label {
        objectName: "lensHint"
        visible: card.model.measuringLens
        Layout.fillWidth: true
        text: card.model.lensHint !== "" ? card.model.lensHint : qsTr("Waiting for the next picture.")
        font { bold: true; pixelSize: 18 }
    }
    Row {
        visible: card.model.measuringLens
        spacing: 6
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("%1 of %2 views").arg(card.model.lensViews).arg(card.model.lensViewsWanted)
        Repeater {
            model: card.model.lensViewsWanted
            Rectangle {
                required property int index
                width: 26
                height: 26
                radius: 6
                color: index < card.model.lensViews ? Theme.good : Theme.raised
                border.color: Theme.line
                Icon {
                    anchors.centerIn: parent
                    visible: parent.index < card.model.lensViews
                    name: "check"
                    size: 16
                    colour: Theme.surface
                }
            }
        }
    }
    Label {
        visible: card.model.lensResult !== ""
        Layout.fillWidth: true
        text: card.model.lensResult
        color: Theme.good
    }
    RowLayout {
        visible: card.model.measuringLens
        Layout.fillWidth: true
        ActionButton {
            objectName: "takeLens"
            Layout.fillWidth: true
            primary: true
            enabled: card.model.lensResult !== ""
            text: qsTr("Use this lens")
            onClicked: card.model.takeLens()
        }
        ActionButton {
            text: qsTr("Cancel")
            onClicked: card.model.measuringLens = false
        }
    }
}
