import QtQuick
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// The board, as large as its place allows. A tap, or Return at the keyboard's cursor, names a site; a stroke names every
// site that the finger came to, in that order.
FocusScope {
    id: view

    required property BoardModel board
    property bool interactive: true
    signal tapped(string site)
    signal stroked(var sites)

    readonly property real margin: 96
    readonly property rect box: board.bounds
    readonly property real unit: Math.min(width / (100 * box.width + 2 * margin), height / (100 * box.height + 2 * margin))

    activeFocusOnTab: interactive
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")
    Accessible.description: board.cursorName
    Accessible.focusable: interactive

    Keys.onLeftPressed: board.moveCursor(-1, 0)
    Keys.onRightPressed: board.moveCursor(1, 0)
    Keys.onUpPressed: board.moveCursor(0, -1)
    Keys.onDownPressed: board.moveCursor(0, 1)
    Keys.onReturnPressed: if (board.cursor !== "") view.tapped(board.cursor)
    Keys.onSpacePressed: if (board.cursor !== "") view.tapped(board.cursor)
    // The keyboard's cursor is there from the first moment: where it begins is nobody's guess.
    onActiveFocusChanged: activeFocus ? board.moveCursor(0, 0) : board.clearCursor()

    function siteUnder(position) {
        const here = lattice.mapFromItem(view, position.x, position.y);
        return view.board.siteAt(Qt.point(here.x / 100, here.y / 100));
    }

    TapHandler {
        enabled: view.interactive
        onTapped: point => {
            const site = view.siteUnder(point.position);
            if (site !== "")
                view.tapped(site);
        }
    }
    DragHandler {
        id: stroke
        property var sites: []
        enabled: view.interactive
        target: null
        function note(position) {
            const site = view.siteUnder(position);
            if (site !== "" && sites.indexOf(site) < 0)
                sites.push(site);
        }
        onActiveChanged: {
            if (active)
                return note(centroid.pressPosition);
            if (sites.length > 0)
                view.stroked(sites);
            sites = [];
        }
        onCentroidChanged: if (active) note(centroid.position)
    }

    Item {
        id: plane
        x: view.width / 2
        y: view.height / 2
        scale: Math.max(view.unit, 0.001)

        Item {
            id: lattice
            x: -100 * (view.box.x + view.box.width / 2)
            y: -100 * (view.box.y + view.box.height / 2)

            Shape {
                visible: !view.board.empty
                ShapePath { fillColor: Theme.seaDeep; strokeWidth: -1; fillRule: ShapePath.WindingFill; PathSvg { path: view.board.deepWater } }
                ShapePath { fillColor: Theme.sea; strokeWidth: -1; fillRule: ShapePath.WindingFill; PathSvg { path: view.board.water } }
                ShapePath { fillColor: "#ead9ab"; strokeWidth: -1; fillRule: ShapePath.WindingFill; PathSvg { path: view.board.beach } }
            }
            Repeater { model: view.board.hexes; HexTile {} }
            Repeater { model: view.board.harbours; HarbourSign {} }
            RiverCourse { course: view.board.river }
            Repeater { model: view.board.hexes; HexFace {} }
            Repeater { model: view.board.edges; RouteMark {} }
            Shape {
                visible: view.board.path.length > 1
                ShapePath {
                    strokeColor: Theme.accent
                    strokeWidth: 12
                    fillColor: "transparent"
                    capStyle: ShapePath.RoundCap
                    joinStyle: ShapePath.RoundJoin
                    PathPolyline { path: view.board.path }
                }
            }
            Repeater { model: view.board.corners; BuildingMark {} }
            Rectangle {
                visible: view.board.cursor !== ""
                x: 100 * view.board.cursorAt.x - 46
                y: 100 * view.board.cursorAt.y - 46
                width: 92
                height: 92
                radius: 46
                color: "transparent"
                border { color: Theme.dark ? "white" : "black"; width: 6 }
                Behavior on x { NumberAnimation { duration: Theme.motion; easing.type: Easing.OutCubic } }
                Behavior on y { NumberAnimation { duration: Theme.motion; easing.type: Easing.OutCubic } }
            }
        }
    }
}
