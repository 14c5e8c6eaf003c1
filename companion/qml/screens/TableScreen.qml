import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The evening at a glance: board, turn, roll, gains, and what the table is waiting for.
Screen {
    id: screen

    required property TableModel model
    required property CameraModel camera
    required property QuestionsModel questions
    required property RollsModel rolls
    required property HandsModel hands
    required property CardsModel cards
    required property VoiceModel voice
    required property SeatsModel seats
    property int turnMinutes: 0
    property bool sample: false ///< a film plays: nobody joins it
    property bool sampleEnded: false
    signal gameWanted()
    signal cameraWanted()
    signal misreadingWanted()

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
            onStroked: sites => screen.model.stroke(sites)
        }
    ]

    ProposalCard {
        Layout.fillWidth: true
        model: screen.model
        camera: screen.camera
        onVisibleChanged: if (visible) screen.scrollToTop()
    }

    HandCard {
        Layout.fillWidth: true
        model: screen.hands
        onVisibleChanged: if (visible) screen.scrollToTop()
    }
    TradeCard {
        Layout.fillWidth: true
        model: screen.cards
        onVisibleChanged: if (visible) screen.scrollToTop()
    }
    TurnStrip {
        Layout.fillWidth: true
        model: screen.model
        rolls: screen.rolls
        voice: screen.voice
    }
    ActionButton {
        objectName: "toGame"
        visible: !screen.model.begun
        Layout.fillWidth: true
        primary: true
        iconName: "home"
        text: qsTr("To the games")
        onClicked: screen.gameWanted()
    }
    JoinCard {
        Layout.fillWidth: true
        model: screen.hands
    }
    RowLayout {
        visible: screen.hands.canTell && !screen.hands.telling && !screen.hands.joining && !screen.cards.trading
        Layout.fillWidth: true
        ActionButton {
            objectName: "trade"
            Layout.fillWidth: true
            Layout.preferredWidth: 100
            text: qsTr("Trade")
            onClicked: screen.cards.beginTrade()
        }
        ActionButton {
            objectName: "tellHand"
            Layout.fillWidth: true
            Layout.preferredWidth: 100
            text: qsTr("Set a hand")
            onClicked: screen.hands.tell("")
        }
    }
    TurnTimer {
        Layout.fillWidth: true
        minutes: screen.turnMinutes
        beganMs: screen.model.turnBeganMs
    }
    Toggle {
        objectName: "atOnce"
        visible: screen.model.settingUp
        Layout.fillWidth: true
        text: qsTr("The same again with every tap: what is due is recorded at once")
        checked: screen.model.atOnce
        onToggled: screen.model.atOnce = checked
    }
    Label {
        objectName: "strokeHint"
        visible: screen.model.settingUp && screen.model.atOnce
        Layout.fillWidth: true
        muted: true
        text: qsTr("One stroke of a finger lays a building and what goes with it, site after site.")
    }
    ActionButton {
        objectName: "join"
        visible: screen.hands.canJoin && !screen.sample
        Layout.fillWidth: true
        text: qsTr("The game has already begun: start from here")
        onClicked: screen.hands.join()
    }
    PromptCard {
        objectName: "cameraLost"
        visible: screen.model.begun && screen.camera.watching && !screen.camera.found && !screen.sampleEnded && text !== ""
        Layout.fillWidth: true
        text: screen.camera.status
        urgent: true
        action: 0
        actionText: qsTr("To the camera")
        mayKeep: false
        onAccepted: screen.cameraWanted()
    }
    Repeater {
        model: screen.questions.rows
        QuestionCard {
            Layout.fillWidth: true
            onAnswered: answer => screen.questions.answer(index, answer)
        }
    }
    Repeater {
        model: screen.model.prompts
        PromptCard {
            Layout.fillWidth: true
            onAccepted: screen.model.acceptTable(action)
            onKept: screen.model.keepRecord(action)
        }
    }
    Label {
        objectName: "lead"
        visible: text !== ""
        Layout.fillWidth: true
        muted: true
        text: screen.model.lead
    }
    Repeater {
        model: screen.model.seats
        SeatCard { Layout.fillWidth: true }
    }
    Label {
        objectName: "bank"
        visible: text !== ""
        Layout.fillWidth: true
        muted: true
        font.pixelSize: 14
        text: screen.model.bank
    }
    RowLayout {
        visible: screen.model.begun
        Layout.fillWidth: true
        ActionButton {
            Layout.fillWidth: true
            enabled: screen.model.canUndo
            iconName: "undo"
            text: qsTr("Undo")
            onClicked: screen.model.undo()
        }
        ActionButton {
            Layout.fillWidth: true
            enabled: screen.model.canRedo
            iconName: "redo"
            text: qsTr("Redo")
            onClicked: screen.model.redo()
        }
    }
    PhonesCard {
        objectName: "phonesCard"
        visible: screen.model.begun && !screen.sample
        Layout.fillWidth: true
        model: screen.seats
    }
    LiveCard {
        Layout.fillWidth: true
        camera: screen.camera
        onClicked: screen.cameraWanted()
    }
    ActionButton {
        objectName: "misreading"
        visible: screen.camera.watching && screen.camera.quality > 0
        Layout.fillWidth: true
        text: qsTr("It read this wrongly")
        onClicked: screen.misreadingWanted()
    }
}
