import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Ask, tap, read the verdict; and record what the table decides.
Screen {
    id: screen

    required property RefereeModel model

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

    Card {
        visible: screen.model.answered
        onVisibleChanged: if (visible) screen.scrollToTop()
        Layout.fillWidth: true
        border { color: !screen.model.mayRule ? Theme.line : screen.model.allowed ? Theme.good : Theme.bad; width: 2 }
        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            Icon {
                name: !screen.model.mayRule ? "referee" : screen.model.allowed ? "check" : "cross"
                colour: !screen.model.mayRule ? Theme.accentText : screen.model.allowed ? Theme.good : Theme.bad
                size: 28
            }
            Heading {
                objectName: "answer"
                rank: 3
                Layout.fillWidth: true
                text: screen.model.answer
            }
        }
        Repeater {
            model: screen.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
        Label {
            visible: screen.model.mayRule && !screen.model.ruled
            Layout.fillWidth: true
            muted: true
            text: qsTr("The table has the last word:")
        }
        RowLayout {
            visible: screen.model.mayRule && !screen.model.ruled
            Layout.fillWidth: true
            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("We allow it")
                onClicked: screen.model.rule(true)
            }
            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 100
                text: qsTr("We do not")
                onClicked: screen.model.rule(false)
            }
        }
        Label {
            visible: screen.model.ruled
            Layout.fillWidth: true
            text: qsTr("The table's decision is in the ledger.")
            color: Theme.good
        }
    }
    Label {
        visible: screen.model.consents.count > 0
        Layout.fillWidth: true
        text: qsTr("Who consents?")
        muted: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: screen.model.consents.count > 0
        Repeater {
            model: screen.model.consents
            Choice {
                required colour
                required text
                required property bool chosen
                objectName: "consent-" + colour
                checked: chosen
                onClicked: screen.model.toggleConsent(colour)
            }
        }
    }
    Label {
        visible: screen.model.lenders.count > 0
        Layout.fillWidth: true
        text: qsTr("Who lends knights?")
        muted: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: screen.model.lenders.count > 0
        Repeater {
            model: screen.model.lenders
            Choice {
                required colour
                required text
                required property bool chosen
                objectName: "lender-" + colour
                checked: chosen
                onClicked: screen.model.toggleLender(colour)
            }
        }
    }
    Heading {
        rank: 2
        text: qsTr("Referee")
        Layout.fillWidth: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: screen.model.questions
            Choice {
                required property string key
                required text
                required property bool chosen
                objectName: "question-" + key
                checked: chosen
                onClicked: {
                    screen.model.ask(key);
                    screen.scrollToTop();
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: screen.model.players.count > 0 && !screen.model.wantsNumber
        Repeater {
            model: screen.model.players
            Choice {
                required colour
                required text
                required property bool chosen
                checked: chosen
                onClicked: screen.model.choosePlayer(colour)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        visible: screen.model.pieces.count > 0
        Repeater {
            model: screen.model.pieces
            Choice {
                required property string key
                required text
                required property bool chosen
                checked: chosen
                onClicked: screen.model.choosePiece(key)
            }
        }
    }
    Label {
        Layout.fillWidth: true
        text: screen.model.instruction
        muted: true
    }
    RollPad {
        visible: screen.model.wantsNumber
        Layout.fillWidth: true
        onRolled: sum => {
            screen.model.askRoll(sum);
            screen.scrollToTop();
        }
    }
}
