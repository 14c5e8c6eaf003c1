import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// A player's points and where they come from.
Card {
    id: standing

    required property string colour
    required property string name
    required property int points
    required property string reasons
    required property string drawn
    required property real toWin
    required property int tokens // -1: points win
    required property string tokenReasons

    Accessible.role: Accessible.Grouping
    Accessible.name: tokens < 0 ? qsTr("%1: %n point(s)", "", points).arg(name) : qsTr("%1: %n victory token(s)", "", tokens).arg(name)
    Accessible.description: tokens < 0 ? reasons : tokenReasons

    RowLayout {
        Layout.fillWidth: true
        spacing: 14
        Emblem {
            colour: standing.colour
            size: 44
        }
        Heading {
            Layout.fillWidth: true
            rank: 2
            text: standing.name
        }
        Text {
            textFormat: Text.PlainText
            text: standing.tokens < 0 ? standing.points : standing.tokens
            color: Theme.text
            font { family: Theme.serif; bold: true; pixelSize: 40 }
            Accessible.ignored: true
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 8
        radius: 4
        color: Theme.raised
        Rectangle {
            width: parent.width * standing.toWin
            height: parent.height
            radius: 4
            color: Theme.accent
        }
    }
    Label {
        objectName: "tokens-" + standing.colour
        visible: standing.tokens >= 0
        Layout.fillWidth: true
        text: standing.tokenReasons === "" ? qsTr("No victory token yet") : qsTr("Victory tokens: %1").arg(standing.tokenReasons)
    }
    Label {
        visible: text !== ""
        Layout.fillWidth: true
        muted: standing.tokens >= 0
        text: standing.tokens < 0 ? standing.reasons : qsTr("%n point(s): %1", "", standing.points).arg(standing.reasons)
    }
    Label {
        visible: standing.drawn !== ""
        Layout.fillWidth: true
        muted: true
        text: qsTr("Drawn so far: %1").arg(standing.drawn)
    }
}
