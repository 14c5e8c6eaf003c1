import QtQuick
import QtQuick.Controls.Basic

// What is higher than its place: scrolls, and brings into sight what the keyboard comes to.
Flickable {
    id: scroller

    readonly property Item reached: Window.activeFocusItem
    readonly property real margin: 24

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    ScrollBar.vertical: ScrollBar {
        policy: scroller.contentHeight > scroller.height ? ScrollBar.AsNeeded : ScrollBar.AlwaysOff
    }

    onReachedChanged: {
        let around = reached;
        while (around && around !== contentItem)
            around = around.parent;
        if (!around)
            return;
        const top = contentItem.mapFromItem(reached, 0, 0).y, lowest = Math.max(0, contentHeight - height);
        if (top - margin < contentY)
            contentY = Math.max(0, top - margin);
        else if (top + reached.height + margin > contentY + height)
            contentY = Math.min(top + reached.height + margin - height, lowest);
    }
}
