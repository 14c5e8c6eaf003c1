import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// A panel for each rule book in force, beside the board that it speaks of.
Screen {
    id: screen

    required property BooksModel model
    readonly property var panels: ({
            "great-river": riverPanel,
            war: warPanel,
            risk: riskPanel,
            conquest: conquestPanel
        })

    picture: [
        Board {
            objectName: "board"
            anchors.fill: parent
            anchors.margins: Theme.gap
            board: screen.model.board
            onTapped: site => screen.model.tap(site)
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
    Label {
        visible: !screen.model.any
        Layout.fillWidth: true
        text: qsTr("The books in force have no panel of their own. River, War, Risk and Conquest do.")
        muted: true
    }
    Loader {
        Layout.fillWidth: true
        active: screen.model.any
        visible: active
        sourceComponent: screen.model.any ? screen.panels[screen.model.book] : null
    }

    Component { id: riverPanel; RiverPanel { model: screen.model.river } }
    Component { id: warPanel; WarPanel { model: screen.model.war } }
    Component { id: riskPanel; RiskPanel { model: screen.model.risk } }
    Component { id: conquestPanel; ConquestPanel { model: screen.model.conquest } }
}
