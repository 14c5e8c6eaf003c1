import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Bars for what was rolled, a notch on each for what was to be expected.
Item {
    id: chart

    required property RowModel rolls
    required property real most

    RowLayout {
        anchors.fill: parent
        spacing: 6
        Repeater {
            model: chart.rolls
            Item {
                id: bar
                required property int sum
                required property int count
                required property real expected
                readonly property real ground: height - 34

                Layout.fillWidth: true
                Layout.fillHeight: true
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("%1 was rolled %n time(s), expected %2", "", count).arg(sum).arg(expected.toFixed(1))

                Rectangle {
                    x: 2
                    width: parent.width - 4
                    height: Math.max(2, (bar.ground - 26) * bar.count / chart.most)
                    y: bar.ground - height
                    radius: 5
                    color: bar.sum === 6 || bar.sum === 8 ? "#c8473a" : Theme.accent
                    Behavior on height { NumberAnimation { duration: 2 * Theme.motion; easing.type: Easing.OutCubic } }
                }
                Rectangle {
                    x: -2
                    width: parent.width + 4
                    height: 3
                    radius: 1.5
                    y: bar.ground - (bar.ground - 26) * bar.expected / chart.most - 1
                    color: Theme.text
                }
                Text {
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: bar.ground - Math.max(2, (bar.ground - 26) * Math.max(bar.count, bar.expected) / chart.most) - 24
                    text: bar.count
                    visible: bar.count > 0
                    color: Theme.muted
                    font { family: Theme.sans; pixelSize: 14 }
                }
                Text {
                    textFormat: Text.PlainText
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: bar.ground + 6
                    text: bar.sum
                    color: Theme.text
                    font { family: Theme.serif; bold: true; pixelSize: 18 }
                }
            }
        }
    }
}
