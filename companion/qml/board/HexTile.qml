import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// The ground of one hex: its glyphs, the flood, who controls it, its mark.
Item {
    id: tile

    required property string site
    required property real latticeX
    required property real latticeY
    required property string terrain
    required property int token
    required property string condition
    required property string controller
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
            fillColor: tile.condition === "flooded" ? "#c42f7391" : "transparent"
            strokeWidth: -1
            PathSvg { path: Art.hex }
        }
        ShapePath {
            fillColor: tile.condition === "flooded" ? Theme.terrainInk("shoal") : "transparent"
            strokeWidth: -1
            PathSvg { path: tile.condition === "flooded" ? Art.flood : "" }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: tile.controller === "" ? "transparent" : "#15191b"
            strokeWidth: 18
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: Art.hexBand }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: tile.controller === "" ? "transparent" : Theme.player(tile.controller)
            strokeWidth: 13
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: Art.hexBand }
        }
        ShapePath {
            fillColor: tile.controller === "" ? "transparent" : Theme.player(tile.controller)
            strokeWidth: -1
            PathSvg { path: tile.controller === "" ? "" : Art.bandSeats }
        }
        ShapePath {
            fillColor: tile.controller === "" ? "transparent" : Theme.playerInk(tile.controller)
            strokeWidth: -1
            PathSvg { path: Art.bandPattern(tile.controller) }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: tile.mark === "" ? "transparent" : Marks.colour(tile.mark)
            strokeWidth: 11
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Art.hexRim }
        }
    }
}
