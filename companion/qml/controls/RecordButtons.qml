import QtQuick
import Hexwarden.Model

// What ends every proposal. What the rules allow is recorded at the left. Against the rules, or against what the record
// knows, that place leaves it, and recording it stands one row lower at the right: never under the finger that was about
// to record what is legal.
Item {
    id: buttons

    required property string standing
    property bool ready: true
    property bool mayCancel: true
    property string recordName: "record"
    property string cancelText: qsTr("Cancel")
    /// What takes the last die or the cards back; empty for nothing to take back.
    property string takeBackText: ""
    property bool mayTakeBack: true
    signal recorded()
    signal cancelled()
    signal takenBack()

    readonly property bool allowed: standing === "allowed" || standing === "allowedIf"
    readonly property real gap: 8
    readonly property real side: Math.round(0.42 * width)
    readonly property real taking: takeBack.visible ? takeBack.width + gap : 0
    readonly property real first: Math.max(cancel.visible ? cancel.implicitHeight : 0, allowed ? record.implicitHeight : 0)

    implicitHeight: allowed ? first : first + (first > 0 ? gap : 0) + record.implicitHeight

    ActionButton {
        id: record
        objectName: buttons.recordName
        x: buttons.allowed ? 0 : buttons.width - width
        y: buttons.allowed ? 0 : buttons.implicitHeight - height
        width: !buttons.allowed ? buttons.side : cancel.visible ? buttons.width - buttons.side - buttons.taking - buttons.gap : buttons.width - buttons.taking
        height: buttons.allowed ? buttons.first : implicitHeight
        enabled: buttons.ready
        primary: buttons.allowed
        text: buttons.allowed ? qsTr("Record it") : qsTr("Record it all the same")
        onClicked: buttons.recorded()
    }
    ActionButton {
        id: takeBack
        visible: buttons.takeBackText !== ""
        x: cancel.visible && buttons.allowed ? cancel.x - width - buttons.gap : buttons.width - width
        width: Theme.touch
        height: buttons.first
        enabled: buttons.mayTakeBack
        iconName: "undo"
        Accessible.name: buttons.takeBackText
        leftPadding: 4
        rightPadding: 4
        onClicked: buttons.takenBack()
    }
    ActionButton {
        id: cancel
        objectName: "cancel"
        visible: buttons.mayCancel
        x: buttons.allowed ? buttons.width - width : 0
        width: buttons.allowed ? buttons.side : buttons.width - buttons.taking
        height: buttons.first
        text: buttons.cancelText
        onClicked: buttons.cancelled()
    }
}
