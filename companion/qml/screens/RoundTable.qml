import QtQuick
import Hexwarden
import Hexwarden.Model

// A screen with players on all its sides. While it lies flat, every seat has a dock at its own side, upright for who
// sits there, and what is in the middle is turned to the side that the model faces.
Item {
    id: round

    required property TableModel model
    required property SeatsModel seats
    required property bool flat
    default property alias content: stage.data

    readonly property int quarters: flat ? model.facing : 0
    readonly property real innerWidth: stage.width
    readonly property real innerHeight: stage.height
    readonly property bool wide: innerWidth > innerHeight
    readonly property real dock: Theme.touch + 28

    function room(side) {
        return flat && (model.sides & (1 << side)) ? dock : 0;
    }

    Item {
        id: middle
        x: round.room(1)
        y: round.room(2)
        width: round.width - x - round.room(3)
        height: round.height - y - round.room(0)

        Item {
            id: stage
            anchors.centerIn: parent
            width: round.quarters % 2 === 0 ? middle.width : middle.height
            height: round.quarters % 2 === 0 ? middle.height : middle.width
            rotation: 90 * round.quarters
        }
    }
    Repeater {
        model: round.flat ? round.model.seats : null
        SeatDock {
            required property int rank
            required property int sharing
            readonly property real edge: side % 2 === 0 ? round.width : middle.height
            readonly property real along: ((rank + 0.5) / sharing - 0.5) * edge // from the middle, as who sits there sees it
            readonly property point centre: [
                Qt.point(round.width / 2 + along, round.height - round.dock / 2),
                Qt.point(round.dock / 2, middle.y + middle.height / 2 + along),
                Qt.point(round.width / 2 - along, round.dock / 2),
                Qt.point(round.width - round.dock / 2, middle.y + middle.height / 2 - along)
            ][side]

            table: round.model
            seats: round.seats
            width: edge / sharing
            height: round.dock
            x: centre.x - width / 2
            y: centre.y - height / 2
            rotation: 90 * side
        }
    }
}
