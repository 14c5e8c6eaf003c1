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
    }
    // What comes and goes has a Shape of its own: with OpenGL, Qt 6.4 gives a path that began without a stroke or a
    // fill none later either.
    Shape {
        visible: tile.condition === "flooded"
        ShapePath {
            fillColor: "#c42f7391"
            strokeWidth: -1
            PathSvg { path: Art.hex }
        }
        ShapePath {
            fillColor: Theme.terrainInk("shoal")
            strokeWidth: -1
            PathSvg { path: Art.flood }
        }
    }
    Shape {
        visible: tile.controller !== ""
        ShapePath {
            fillColor: "transparent"
            strokeColor: "#15191b"
            strokeWidth: 18
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: Art.hexBand }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.player(tile.controller)
            strokeWidth: 13
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: Art.hexBand }
        }
        ShapePath {
            fillColor: Theme.player(tile.controller)
            strokeWidth: -1
            PathSvg { path: Art.bandSeats }
        }
        ShapePath {
            fillColor: Theme.playerInk(tile.controller)
            strokeWidth: -1
            PathSvg { path: Art.bandPattern(tile.controller) }
        }
    }
    Shape {
        visible: tile.mark !== ""
        ShapePath {
            fillColor: "transparent"
            strokeColor: Marks.colour(tile.mark)
            strokeWidth: 11
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Art.hexRim }
        }
    }
}
