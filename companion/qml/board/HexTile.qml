import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// One hex with its glyphs, token and thief.
Item {
    id: tile

    required property string site
    required property real latticeX
    required property real latticeY
    required property string terrain
    required property int token
    required property int pips
    required property string piece
    required property string mark
    required property string name

    x: 100 * latticeX
    y: 100 * latticeY
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Shape {
        ShapePath {
            fillColor: Theme.terrain(tile.terrain)
            strokeWidth: -1
            PathSvg { path: Art.hex }
        }
        ShapePath {
            fillColor: Theme.terrainInk(tile.terrain)
            strokeWidth: -1
            PathSvg { path: Art.terrainPattern(tile.terrain, tile.token > 0) }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: tile.mark === "paid" ? Theme.accent : tile.mark === "doubt" ? Theme.doubt : tile.mark === "" ? "transparent" : Theme.player("white")
            strokeWidth: 11
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Art.hexRim }
        }
    }

    Token {
        visible: tile.token > 0
        token: tile.token
        pips: tile.pips
        lit: tile.mark === "paid"
    }

    DoubtBadge {
        visible: tile.mark === "doubt"
        x: 30
        y: -66
    }

    Thief {
        visible: tile.piece !== ""
        pirate: tile.piece === "pirate"
        x: tile.token > 0 ? -54 : 0
        y: tile.token > 0 ? 6 : 2
        scale: tile.token > 0 ? 0.8 : 1
    }
}
