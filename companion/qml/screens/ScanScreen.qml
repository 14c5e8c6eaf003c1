import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What the camera read of the board; doubtful hexes are set right with one tap.
Screen {
    id: screen

    required property ScanModel model
    required property SeatsModel seats
    property bool begun: false ///< there is a game whose seats may have phones

    picture: [
        Board {
            objectName: "board"
            anchors.fill: parent
            anchors.margins: Theme.gap
            board: screen.model.board
            onTapped: site => {
                screen.model.tap(site);
                screen.show(chosen); // below the doubts
            }
            onStroked: sites => screen.model.stroke(sites)
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
    ActionButton {
        objectName: "confirm"
        visible: !screen.model.empty && !screen.model.confirmed
        primary: screen.model.board.beach !== "" // nobody plays on water alone
        iconName: "check"
        text: qsTr("This is our board")
        implicitHeight: 64
        Layout.fillWidth: true
        onClicked: screen.model.confirm()
    }
    PaintCard {
        visible: screen.model.ofABox
        model: screen.model
        Layout.fillWidth: true
    }
    Card {
        id: chosen
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
        Label {
            visible: screen.model.onWater
            text: qsTr("Harbour")
            font.bold: true
        }
        GridLayout {
            visible: screen.model.onWater
            columns: 2
            Layout.fillWidth: true
            Repeater {
                model: screen.model.harbours
                Choice {
                    required property string key
                    required text
                    required property bool chosen
                    objectName: "harbour-" + key
                    Layout.fillWidth: true
                    Layout.preferredWidth: 120
                    checked: chosen
                    onClicked: screen.model.setHarbour(key)
                }
            }
        }
        Toggle {
            visible: screen.model.onWater
            Layout.fillWidth: true
            text: qsTr("The whole hex is a port (Conquest)")
            checked: screen.model.port
            onClicked: screen.model.setPort(checked)
        }
        ActionButton {
            visible: screen.model.onWater && !screen.model.port
            Layout.fillWidth: true
            text: qsTr("The harbour points elsewhere")
            onClicked: screen.model.turnHarbour()
        }
        ActionButton {
            Layout.fillWidth: true
            text: screen.model.onWater ? qsTr("The pirate is here") : qsTr("The robber is here")
            onClicked: screen.model.setThief()
        }
        RowLayout {
            Layout.fillWidth: true
            ActionButton {
                objectName: "widen"
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("Sea round it")
                onClicked: screen.model.widen()
            }
            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("No hex here")
                onClicked: screen.model.takeHexAway()
            }
        }
    }
    ActionButton {
        objectName: "startOver"
        visible: !screen.model.empty && !screen.model.confirmed
        Layout.fillWidth: true
        text: qsTr("Another board")
        onClicked: {
            screen.model.startOver();
            screen.scrollToTop();
        }
    }
    Card {
        visible: screen.model.empty
        title: qsTr("Lay it out by hand")
        Layout.fillWidth: true
        Repeater {
            model: screen.model.frames
            ColumnLayout {
                id: box
                required property int index
                required property int hexes
                required property bool beginners
                visible: !screen.model.dealt
                Layout.fillWidth: true
                spacing: 8
                ActionButton {
                    objectName: "dealBox-" + box.hexes
                    Layout.fillWidth: true
                    primary: box.index === 0
                    iconName: "dice"
                    text: qsTr("Deal a board of %1 hexes").arg(box.hexes)
                    onClicked: screen.model.dealBox(box.index)
                }
                ActionButton {
                    objectName: "beginners-" + box.hexes
                    visible: box.beginners
                    Layout.fillWidth: true
                    text: qsTr("The box's board for beginners")
                    onClicked: screen.model.layBeginners(box.index)
                }
                ActionButton {
                    objectName: "paint-" + box.hexes
                    Layout.fillWidth: true
                    text: qsTr("Paint a board of %1 hexes").arg(box.hexes)
                    onClicked: screen.model.paintBox(box.index)
                }
            }
        }
        ActionButton {
            objectName: "lastBoard"
            visible: screen.model.hasLast
            Layout.fillWidth: true
            text: qsTr("The last evening's board")
            onClicked: screen.model.layLast()
        }
        ActionButton {
            objectName: "pasteBoard"
            Layout.fillWidth: true
            text: qsTr("Paste a board from a line of text")
            onClicked: screen.model.pasteText()
        }
        Label {
            objectName: "refusal"
            visible: text !== ""
            Layout.fillWidth: true
            text: screen.model.refusal
            color: Theme.bad
        }
        ActionButton {
            objectName: "deal"
            visible: screen.model.dealt
            Layout.fillWidth: true
            primary: true
            iconName: "dice"
            text: qsTr("Deal a board")
            onClicked: screen.model.deal()
        }
        Label {
            Layout.fillWidth: true
            muted: true
            text: qsTr("Then tap each hex to say what it is. Any hex can be taken away, and sea put round any.")
        }
        Repeater {
            model: [
                { rings: 2, text: qsTr("An island of 19 hexes") },
                { rings: 3, text: qsTr("A sea of 37 hexes") },
                { rings: 4, text: qsTr("A sea of 61 hexes") }
            ]
            ActionButton {
                required property var modelData
                objectName: "rings-" + modelData.rings
                Layout.fillWidth: true
                text: modelData.text
                onClicked: screen.model.layByHand(modelData.rings)
            }
        }
    }
    PhonesCard {
        objectName: "phonesCard"
        visible: screen.begun
        Layout.fillWidth: true
        model: screen.seats
    }
}
