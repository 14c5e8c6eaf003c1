import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What the camera read of the board; doubtful hexes are set right with one tap.
Screen {
    id: screen

    required property ScanModel model

    picture: [
        Board {
            objectName: "board"
            anchors.fill: parent
            anchors.margins: Theme.gap
            board: screen.model.board
            onTapped: site => screen.model.tap(site)
        }
    ]

    Heading {
        rank: 2
        text: qsTr("Board")
        Layout.fillWidth: true
    }
    Label {
        objectName: "summary"
        Layout.fillWidth: true
        text: screen.model.summary
    }
    Repeater {
        model: screen.model.doubts
        Card {
            id: doubt
            required property string site
            required property string name
            required property string first
            required property string second
            required property string third
            objectName: "doubt"
            title: qsTr("%1?").arg(name)
            Layout.fillWidth: true
            RowLayout {
                Layout.fillWidth: true
                spacing: 8
                Repeater {
                    model: [doubt.first, doubt.second, doubt.third]
                    Choice {
                        required property string modelData
                        required property int index
                        objectName: "answer-" + index
                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        text: modelData
                        onClicked: screen.model.answer(doubt.site, index)
                    }
                }
            }
        }
    }
    Card {
        visible: screen.model.selected !== ""
        title: screen.model.selectedName
        Layout.fillWidth: true
        GridLayout {
            columns: 2
            Layout.fillWidth: true
            Repeater {
                model: screen.model.terrains
                Choice {
                    required property string key
                    required text
                    required property bool chosen
                    Layout.fillWidth: true
                    Layout.preferredWidth: 120
                    checked: chosen
                    onClicked: screen.model.setTerrain(key)
                }
            }
        }
        GridLayout {
            columns: 5
            Layout.fillWidth: true
            Repeater {
                model: screen.model.tokens
                Choice {
                    required property int key
                    required text
                    required property bool chosen
                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.touch
                    checked: chosen
                    onClicked: screen.model.setToken(key)
                }
            }
        }
        ActionButton {
            Layout.fillWidth: true
            text: qsTr("The robber is here")
            onClicked: screen.model.setRobber()
        }
    }
    ActionButton {
        objectName: "confirm"
        visible: !screen.model.empty && !screen.model.confirmed
        primary: true
        iconName: "check"
        text: qsTr("This is our board")
        implicitHeight: 64
        Layout.fillWidth: true
        onClicked: screen.model.confirm()
    }
}
