import QtQuick
import Hexwarden

// What stands on a corner: a building in its owner's colour and emblem, or the mark of a site that is asked about.
Item {
    id: corner

    required property string site
    required property real latticeX
    required property real latticeY
    required property string piece
    required property string colour
    required property string controller
    required property string mark
    required property string name

    x: 100 * latticeX
    y: 100 * latticeY
    visible: piece !== "" || mark !== ""
    Accessible.role: Accessible.Graphic
    Accessible.name: name

    Rectangle {
        visible: corner.mark !== ""
        width: corner.piece === "" ? 34 : 84
        height: width
        x: -width / 2
        y: -height / 2
        radius: width / 2
        color: corner.piece === "" ? "#88ffffff" : "#44ffffff"
        border { color: Marks.colour(corner.mark); width: 5 }
    }
    Building {
        visible: corner.piece !== ""
        piece: corner.piece
        colour: corner.colour
    }
    ControlFlag {
        colour: corner.piece === "" ? "" : corner.controller
        x: 16
        y: -6
    }
    DoubtBadge {
        visible: corner.mark === "doubt"
        x: 14
        y: -48
    }
}
