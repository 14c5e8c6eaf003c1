import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// A screen of two parts: the picture and the panel, side by side when it is wide, one above the other when it is tall.
Item {
    id: screen

    property alias picture: pictureSlot.data
    default property alias panel: column.data
    property real panelWidth: 404
    readonly property bool wide: width > height
    readonly property real panelRoom: column.width ///< between the panel's margins

    function scrollToTop() {
        scroller.contentY = 0;
    }
    /// Scrolls no further than it takes to see an item of the panel, once it has its place.
    function show(item) {
        showing.item = item;
        showing.restart();
    }
    Timer {
        id: showing
        property Item item: null
        interval: 0
        onTriggered: scroller.bringIntoView(item)
    }

    Rectangle {
        id: pictureSlot
        z: 1 // above what the panel scrolls out of sight
        color: Theme.ground
        x: 0
        y: 0
        width: screen.wide ? screen.width - screen.panelWidth : screen.width
        height: screen.wide ? screen.height : screen.height * 0.56
    }
    Scroller {
        id: scroller
        x: screen.wide ? pictureSlot.width : 0
        y: screen.wide ? 0 : pictureSlot.height
        width: screen.width - x
        height: screen.height - y
        contentHeight: column.implicitHeight + 2 * Theme.gap

        ColumnLayout {
            id: column
            x: screen.wide ? 0 : Theme.gap
            y: Theme.gap
            width: scroller.width - Theme.gap - x
            spacing: 14
        }
    }
}
