import QtQuick
import Hexwarden

// What the camera saw of an event: the place before and after it. Pictures that cannot be shown take no room.
Row {
    id: pair

    required property string before
    required property string after
    property real size: 56

    spacing: 4
    visible: beforePicture.there || afterPicture.there
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The place before and after")

    component CloseUp: Image {
        readonly property bool there: source != "" && status !== Image.Error
        visible: there
        width: pair.size
        height: pair.size
        sourceSize { width: 2 * pair.size; height: 2 * pair.size }
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
    }

    CloseUp {
        id: beforePicture
        source: pair.before
    }
    Icon {
        visible: beforePicture.there && afterPicture.there
        name: "next"
        size: 16
        anchors.verticalCenter: parent.verticalCenter
    }
    CloseUp {
        id: afterPicture
        source: pair.after
    }
}
