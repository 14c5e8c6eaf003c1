import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The cards that the dice have given whom, roll by roll. Each line carries its player's emblem, each at another roll so
// that they do not cover each other.
ColumnLayout {
    id: chart

    required property RowModel production
    required property int most

    spacing: 12

    Item {
        id: plot
        Layout.fillWidth: true
        implicitHeight: 220

        Repeater {
            model: [0, 0.5, 1]
            Item {
                id: grade
                required property real modelData
                y: (1 - modelData) * plot.height
                width: plot.width
                Rectangle {
                    x: 34
                    width: parent.width - x
                    height: 1
                    color: Theme.line
                }
                Text {
                    textFormat: Text.PlainText
                    y: -height / 2
                    width: 26
                    horizontalAlignment: Text.AlignRight
                    text: Math.round(grade.modelData * chart.most)
                    color: Theme.muted
                    font { family: Theme.sans; pixelSize: 13 }
                }
            }
        }
        Repeater {
            model: chart.production
            Item {
                id: player
                required property int index
                required property string colour
                required property string name
                required property int cards
                required property var line

                readonly property var points: line.map(p => Qt.point(p.x * width, (1 - p.y) * height))
                readonly property var mark: points[Math.round((0.96 - 0.12 * index) * (points.length - 1))]

                x: 34
                width: plot.width - x - 12
                height: plot.height
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("%1 has drawn %n card(s)", "", cards).arg(name)

                Repeater {
                    model: [{ colour: Theme.dark ? "#f4ecdc" : "#22201b", width: 6 }, { colour: Theme.player(player.colour), width: 3.5 }]
                    Drawing {
                        required property var modelData
                        readonly property real margin: 3 // half of the widest line
                        x: -margin
                        y: -margin
                        width: player.width + 2 * margin
                        height: player.height + 2 * margin
                        box: Qt.rect(x, y, width, height)
                        path: "M" + player.points.map(p => p.x + "," + p.y).join(" L")
                        stroke: modelData.colour
                        strokeWidth: modelData.width
                    }
                }
                Emblem {
                    x: player.mark.x - size / 2
                    y: player.mark.y - size / 2
                    colour: player.colour
                    size: 24
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 18
        Repeater {
            model: chart.production
            Row {
                id: entry
                required property string colour
                required property string name
                required property int cards
                spacing: 8
                Emblem {
                    colour: entry.colour
                    size: 24
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: entry.name + ": " + entry.cards
                    Accessible.ignored: true
                }
            }
        }
    }
}
