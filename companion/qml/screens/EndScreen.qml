import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Points with their reasons, and how the dice fell.
Scroller {
    id: end

    required property EndModel model
    readonly property bool wide: width > 860

    contentHeight: grid.implicitHeight + 2 * grid.y

    GridLayout {
        id: grid
        x: 28
        y: 24
        width: end.width - 56
        columns: end.wide ? 2 : 1
        columnSpacing: 20
        rowSpacing: 20

        Heading {
            Layout.columnSpan: grid.columns
            Layout.fillWidth: true
            text: end.model.title
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 500
            Layout.alignment: Qt.AlignTop
            spacing: 14
            Repeater {
                model: end.model.standings
                StandingCard { Layout.fillWidth: true }
            }
        }
        Card {
            visible: end.model.begun
            Layout.fillWidth: true
            Layout.preferredWidth: 500
            Layout.alignment: Qt.AlignTop
            title: end.model.rollTitle
            RollChart {
                Layout.fillWidth: true
                implicitHeight: 300
                rolls: end.model.rolls
                most: end.model.mostRolls
            }
        }
        RowLayout {
            visible: end.model.begun
            Layout.columnSpan: grid.columns
            spacing: 12
            Repeater {
                model: ["html", "json", "csv"]
                ActionButton {
                    required property string modelData
                    text: qsTr("Save as %1").arg(modelData.toUpperCase())
                    onClicked: end.model.exportAs(modelData)
                }
            }
        }
    }
}
