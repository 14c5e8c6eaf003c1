import QtQuick
import Hexwarden

// What stands on a hex: a building in its middle, and in front of it everything that moves.
Item {
    id: place

    required property string piece
    required property string colour
    required property list<var> units

    readonly property int rows: units.length > 3 ? 2 : 1
    readonly property int inFront: Math.ceil(units.length / rows)

    Building {
        visible: place.piece !== ""
        piece: place.piece
        colour: place.colour
        y: -4
    }
    Repeater {
        model: place.units
        UnitMark {
            required property var modelData
            required property int index
            readonly property int row: Math.floor(index / place.inFront)
            readonly property int inRow: row === 0 ? place.inFront : place.units.length - place.inFront
            piece: modelData.piece
            colour: modelData.colour
            count: modelData.count
            aboard: modelData.aboard
            scale: place.units.length > 3 ? 0.72 : 0.9
            x: 50 * (index % place.inFront - (inRow - 1) / 2)
            y: 58 - 34 * (place.rows - 1 - row)
        }
    }
}
