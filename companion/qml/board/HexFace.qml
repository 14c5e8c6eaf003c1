import QtQuick
import Hexwarden

// What lies on the ground of a hex: its token, a building, whatever moves, the thief.
Item {
    id: tile

    required property real latticeX
    required property real latticeY
    required property int token
    required property int pips
    required property string piece
    required property string colour
    required property list<var> units
    required property string thief
    required property string condition
    required property string mark
    readonly property bool built: piece !== ""

    x: 100 * latticeX
    y: 100 * latticeY

    Token {
        visible: tile.token > 0
        token: tile.token
        pips: tile.pips
        lit: tile.mark === "paid"
        opacity: tile.condition === "flooded" ? 0.55 : 1
        y: tile.built ? -54 : tile.units.length > 0 ? -16 : 0
        scale: tile.built ? 0.6 : tile.units.length > 0 ? 0.85 : 1
    }
    HexPieces {
        piece: tile.piece
        colour: tile.colour
        units: tile.units
    }

    DoubtBadge {
        visible: tile.mark === "doubt"
        x: 30
        y: -66
    }

    Thief {
        readonly property bool aside: tile.token > 0 || tile.built || tile.units.length > 0
        visible: tile.thief !== ""
        pirate: tile.thief === "pirate"
        x: aside ? -54 : 0
        y: aside ? 6 : 2
        scale: aside ? 0.8 : 1
    }
}
