import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Says that what is on the table is a sample, leads through it in three bubbles, and ends where one's own game begins.
Rectangle {
    id: guide

    property bool ended: false ///< the film has no more pictures
    signal startWanted()
    readonly property var bubbles: [
        qsTr("A sample game plays here, filmed from above. What the camera sees goes onto the board: tiles, pieces, dice."),
        qsTr("The panel shows whose turn it is, what was rolled, and who gets what. Tap any site of the board to see what may be built there."),
        qsTr("Referee settles disputes, Ledger keeps every move with its picture, Points shows who leads. Nothing you tap here is kept.")
    ]
    property int bubble: 0
    readonly property bool last: ended || bubble === bubbles.length - 1

    height: row.implicitHeight + 20
    color: Theme.surface
    border { color: Theme.accent; width: 2 }
    Accessible.role: Accessible.Note
    Accessible.name: words.text

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: 10
        spacing: 12
        Label {
            text: guide.ended ? "" : qsTr("%1 of %2").arg(guide.bubble + 1).arg(guide.bubbles.length)
            visible: text !== ""
            muted: true
        }
        Label {
            id: words
            objectName: "bubble"
            Layout.fillWidth: true
            text: guide.ended ? qsTr("That was the sample game. Now lay out your own board.") : guide.bubbles[guide.bubble]
        }
        ActionButton {
            objectName: "nextBubble"
            visible: !guide.last
            text: qsTr("Next")
            onClicked: guide.bubble += 1
        }
        ActionButton {
            objectName: "startYourOwn"
            primary: guide.last
            text: qsTr("Start your own")
            onClicked: guide.startWanted()
        }
    }
}
