import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Points with their reasons, and how the dice fell.
Scroller {
    id: end

    required property EndModel model
    required property PastModel past
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
        Label {
            objectName: "lead"
            visible: text !== ""
            Layout.columnSpan: grid.columns
            Layout.fillWidth: true
            text: end.model.lead
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
        ColumnLayout {
            visible: end.model.rolled
            Layout.fillWidth: true
            Layout.preferredWidth: 500
            Layout.alignment: Qt.AlignTop
            spacing: 14
            Card {
                Layout.fillWidth: true
                title: end.model.rollTitle
                RollChart {
                    Layout.fillWidth: true
                    implicitHeight: 250
                    rolls: end.model.rolls
                    most: end.model.mostRolls
                }
            }
            Card {
                Layout.fillWidth: true
                title: qsTr("Cards drawn, roll by roll")
                ProductionChart {
                    Layout.fillWidth: true
                    production: end.model.production
                    most: end.model.mostCards
                }
            }
        }
        Card {
            objectName: "evenings"
            visible: end.past.players.count > 0
            title: qsTr("Over the games that were won before")
            Layout.columnSpan: grid.columns
            Layout.fillWidth: true
            Repeater {
                model: end.past.players
                RowLayout {
                    id: record
                    required property string name
                    required property int games
                    required property int won
                    required property real points
                    Layout.fillWidth: true
                    Label {
                        Layout.fillWidth: true
                        text: record.name
                        font.bold: true
                    }
                    Label {
                        text: qsTr("%1 of %2 won").arg(record.won).arg(record.games)
                    }
                    Label {
                        Layout.preferredWidth: 220
                        horizontalAlignment: Text.AlignRight
                        muted: true
                        text: qsTr("%1 points on average").arg(record.points.toLocaleString(Qt.locale(), "f", 1))
                    }
                }
            }
        }
        Flow {
            visible: end.model.begun
            Layout.columnSpan: grid.columns
            Layout.fillWidth: true
            spacing: 12
            Repeater {
                model: ["html", "json", "csv"]
                ActionButton {
                    required property string modelData
                    objectName: "save-" + modelData
                    text: qsTr("Save as %1").arg(modelData.toUpperCase())
                    onClicked: end.model.exportAs(modelData)
                }
            }
        }
    }
}
