import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Phones at the seats: the switch, where they connect to, the code to be read, and who is there.
Card {
    id: card

    required property SeatsModel model
    property bool looking: false ///< the code is the one for looking on
    readonly property bool joinable: model.on && model.code !== "" ///< phones can join

    title: qsTr("Phones at the seats")
    Toggle {
        objectName: "phones"
        Layout.fillWidth: true
        text: qsTr("Let phones in this network join")
        checked: card.model.on
        onToggled: card.model.turn(checked)
    }
    Label {
        objectName: "phonesProblem"
        visible: text !== ""
        Layout.fillWidth: true
        color: Theme.bad
        text: card.model.problem
    }
    Label {
        objectName: "phonesAddress"
        visible: card.model.on
        Layout.fillWidth: true
        muted: true
        text: card.joinable ? qsTr("Open at %1, in this network only. Whoever reads the code can join.").arg(card.model.address)
                        : qsTr("The game is over: the codes open nothing any more. Phones that are here show how it ended.")
    }
    QrCode {
        objectName: "phonesCode"
        visible: card.joinable
        Layout.alignment: Qt.AlignHCenter
        path: card.looking ? card.model.lookOnCode : card.model.code
        side: card.model.codeSide
        caption: card.looking ? qsTr("Code for looking on") : qsTr("Code for taking a seat")
    }
    ActionButton {
        objectName: "phonesLookOn"
        visible: card.joinable
        Layout.fillWidth: true
        text: card.looking ? qsTr("Show the code for taking a seat") : qsTr("Show the code for looking on")
        onClicked: card.looking = !card.looking
    }
    Repeater {
        model: card.model.seats
        RowLayout {
            id: line
            required property string colour
            required property string name
            required property bool taken
            Layout.fillWidth: true
            spacing: 12
            Emblem {
                colour: line.colour
                size: 32
            }
            Label {
                Layout.fillWidth: true
                text: line.taken ? qsTr("%1 has a phone").arg(line.name) : line.name
                muted: !line.taken
            }
            ActionButton {
                objectName: "free-" + line.colour
                visible: line.taken
                text: qsTr("Free the seat")
                Accessible.name: qsTr("Free the seat of %1").arg(line.name)
                onClicked: card.model.free(line.colour)
            }
        }
    }
    Label {
        visible: card.model.lookersOn > 0
        Layout.fillWidth: true
        muted: true
        text: qsTr("%n phone(s) look on.", "", card.model.lookersOn)
    }
}
