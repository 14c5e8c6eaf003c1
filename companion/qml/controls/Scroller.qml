import QtQuick
import QtQuick.Controls.Basic
import Hexwarden.Model

// What is higher than its place: scrolls, by keys as well, and brings into sight what the keyboard comes to.
Flickable {
    id: scroller

    readonly property Item reached: Window.activeFocusItem
    readonly property real margin: 24

    readonly property real lowest: Math.max(0, contentHeight - height)

    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: lowest > 0
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Scrolls with the arrow keys")
    Keys.onUpPressed: event => scrollBy(-60, event)
    Keys.onDownPressed: event => scrollBy(60, event)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageUp)
            scrollBy(margin - height, event);
        if (event.key === Qt.Key_PageDown)
            scrollBy(height - margin, event);
    }
    clip: true
    ScrollBar.vertical: ScrollBar {
        policy: scroller.contentHeight > scroller.height ? ScrollBar.AsNeeded : ScrollBar.AlwaysOff
    }

    // Keys that would scroll no further are left to whatever is around.
    function scrollBy(distance, event) {
        const y = Math.min(Math.max(contentY + distance, 0), lowest);
        event.accepted = y !== contentY;
        contentY = y;
    }

    function bringIntoView(item) {
        const top = contentItem.mapFromItem(item, 0, 0).y;
        if (top - margin < contentY || item.height + 2 * margin > height)
            contentY = Math.max(0, Math.min(top - margin, lowest));
        else if (top + item.height + margin > contentY + height)
            contentY = Math.min(top + item.height + margin - height, lowest);
    }

    Rectangle {
        parent: scroller
        anchors.fill: parent
        visible: scroller.activeFocus
        color: "transparent"
        border { color: Theme.text; width: 3 }
    }

    onReachedChanged: {
        let around = reached;
        while (around && around !== contentItem)
            around = around.parent;
        if (!around)
            return;
        bringIntoView(reached);
    }
}
