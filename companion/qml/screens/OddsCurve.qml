import QtQuick
import Hexwarden
import Hexwarden.Model

// The chance to win by how many armies attack; a dot for how many there are.
Item {
    id: chart

    required property list<real> chances
    required property int here

    readonly property real step: width / Math.max(1, chances.length)
    readonly property real foot: 22

    function at(index) {
        return Qt.point((index + 0.5) * step, 8 + (1 - chances[index]) * (height - foot - 16));
    }

    implicitHeight: 132
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Chance of winning by the number of attacking armies")

    Repeater {
        model: [0, 0.5, 1]
        Rectangle {
            required property real modelData
            y: 8 + (1 - modelData) * (chart.height - chart.foot - 16)
            width: chart.width
            height: 1
            color: Theme.line
        }
    }
    Drawing {
        anchors.fill: parent
        box: Qt.rect(0, 0, width, height)
        path: {
            const points = [];
            for (let i = 0; i < chart.chances.length; ++i)
                points.push(chart.at(i).x + "," + chart.at(i).y);
            return "M" + points.join(" L");
        }
        stroke: Theme.accentText
        strokeWidth: 3
    }
    Repeater {
        model: chart.chances.length
        Item {
            id: mark
            required property int index
            readonly property bool own: index + 1 === chart.here
            x: chart.at(index).x
            y: chart.at(index).y
            Rectangle {
                x: -width / 2
                y: -height / 2
                width: mark.own ? 16 : 7
                height: width
                radius: width / 2
                color: mark.own ? Theme.accent : Theme.accentText
                border { color: Theme.text; width: mark.own ? 2 : 0 }
            }
            Text {
                textFormat: Text.PlainText
                anchors.horizontalCenter: parent.left
                y: chart.height - chart.foot - mark.y + 2
                text: mark.index + 1
                visible: mark.own || (mark.index % Math.ceil(chart.chances.length / 12)) === 0
                color: mark.own ? Theme.text : Theme.muted
                font { family: Theme.sans; pixelSize: 13; bold: mark.own }
                Accessible.ignored: true
            }
        }
    }
}
