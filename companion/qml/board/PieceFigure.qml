import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// A drawing of any kind of piece, as people look for it in the box.
Item {
    id: figure

    required property string piece
    property string colour: ""
    property int worth: 1
    property real size: 56

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Item {
        x: figure.width / 2
        y: figure.height / 2
        scale: figure.size / 100

        Building {
            visible: known
            piece: figure.piece
            colour: figure.colour
        }
        UnitMark {
            visible: figure.piece in Art.units
            piece: figure.piece
            colour: figure.colour
            count: figure.worth
        }
        Shape {
            visible: figure.piece in Art.routes
            ShapePath {
                fillColor: Theme.player(figure.colour)
                strokeColor: "#15191b"
                strokeWidth: 3
                joinStyle: ShapePath.RoundJoin
                PathSvg { path: figure.piece in Art.routes ? Art.routes[figure.piece] : "" }
            }
        }
        Shape {
            visible: figure.piece === "flood"
            ShapePath {
                fillColor: Theme.sea
                strokeColor: "#15191b"
                strokeWidth: 3
                PathSvg { path: "M0,-26 a26,26 0 1 1 0,52 a26,26 0 1 1 0,-52 Z" }
            }
        }
    }
}
