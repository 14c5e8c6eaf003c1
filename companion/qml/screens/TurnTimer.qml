import QtQuick
import Hexwarden

// How long the turn has taken, where the table wants to know.
Label {
    id: timer

    property int minutes: 0
    property real beganMs: 0
    property real nowMs: Date.now()
    readonly property int seconds: Math.max(0, Math.floor((nowMs - beganMs) / 1000))
    readonly property bool longTurn: seconds >= 60 * minutes

    objectName: "turnTimer"
    visible: minutes > 0 && beganMs > 0
    muted: !longTurn
    font.bold: longTurn
    text: qsTr("This turn: %1").arg(Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0"))
    onBeganMsChanged: nowMs = Date.now()

    Timer {
        interval: 1000
        repeat: true
        running: timer.visible
        onTriggered: timer.nowMs = Date.now()
    }
}
