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

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1: %n point(s)", "", points).arg(name)
    Accessible.description: reasons

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
            text: standing.points
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
        visible: text !== ""
        Layout.fillWidth: true
        text: standing.reasons
    }
    Label {
        visible: standing.drawn !== ""
        Layout.fillWidth: true
        muted: true
        text: qsTr("Drawn so far: %1").arg(standing.drawn)
    }
}
