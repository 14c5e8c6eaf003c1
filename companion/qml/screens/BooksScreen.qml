import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// A panel for each rule book in force that has one, for the cards, and for reading, beside the board they speak of.
Screen {
    id: screen

    required property BooksModel model
    readonly property var panels: ({
            "great-river": riverPanel,
            war: warPanel,
            risk: riskPanel,
            conquest: conquestPanel,
            cards: cardsPanel,
            rules: rulesPanel
        })

    picture: [
        Board {
            objectName: "board"
            anchors.fill: parent
            anchors.margins: Theme.gap
            board: screen.model.board
            onTapped: site => {
                screen.model.tap(site);
                screen.scrollToTop(); // what it means stands there
            }
        }
    ]

    Flow {
        visible: screen.model.books.count > 1
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: screen.model.books
            Choice {
                required property string key
                required text
                required property bool chosen
                objectName: "panel-" + key
                checked: chosen
                onClicked: screen.model.choose(key)
            }
        }
    }
    Loader {
        Layout.fillWidth: true
        sourceComponent: screen.panels[screen.model.book]
    }

    Label {
        objectName: "objection"
        visible: text !== ""
        Layout.fillWidth: true
        text: screen.model.objection
        color: Theme.bad
    }
    RowLayout {
        visible: screen.model.canUndo
        Layout.fillWidth: true
        spacing: 12
        Label {
            objectName: "last"
            Layout.fillWidth: true
            text: qsTr("Last: %1").arg(screen.model.last)
            muted: true
        }
        ActionButton {
            objectName: "undo"
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: screen.model.undo()
        }
    }

    Component { id: riverPanel; RiverPanel { model: screen.model.river } }
    Component { id: warPanel; WarPanel { model: screen.model.war } }
    Component { id: riskPanel; RiskPanel { model: screen.model.risk } }
    Component { id: rulesPanel; RulesPanel { model: screen.model.rules } }
    Component { id: cardsPanel; CardsPanel { model: screen.model.cards } }
    Component { id: conquestPanel; ConquestPanel { model: screen.model.conquest } }
}
