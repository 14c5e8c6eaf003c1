import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The pieces of this table are shown to the camera: put beside the board, outlined, and named with a tap.
Screen {
    id: screen

    required property OurPiecesModel model
    required property PictureFeed feed
    required property Settings settings
    signal doneWanted()

    picture: [
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gap
            radius: Theme.radius
            color: "#0b0f11"
            clip: true

            Picture {
                id: live
                anchors.fill: parent
                feed: screen.feed
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Live picture")
            }
            Item {
                x: live.painted.x
                y: live.painted.y
                width: live.painted.width
                height: live.painted.height
                visible: !live.empty
                Repeater {
                    model: screen.model.found
                    Rectangle {
                        id: outline
                        required property int index
                        required property real atX
                        required property real atY
                        required property real sizeX
                        required property real sizeY
                        required property string text
                        readonly property real margin: 8
                        objectName: "found-" + index
                        width: Math.max(Theme.touch, sizeX * parent.width + 2 * margin)
                        height: Math.max(Theme.touch, sizeY * parent.height + 2 * margin)
                        x: (atX + sizeX / 2) * parent.width - width / 2
                        y: (atY + sizeY / 2) * parent.height - height / 2
                        radius: 8
                        color: "transparent"
                        border { color: activeFocus ? "white" : Theme.accent; width: 4 }
                        activeFocusOnTab: true
                        Accessible.role: Accessible.Button
                        Accessible.name: outline.text
                        Accessible.onPressAction: screen.model.take(outline.index)
                        Keys.onSpacePressed: screen.model.take(outline.index)
                        TapHandler { onTapped: screen.model.take(outline.index) }
                    }
                }
            }
        }
    ]

    Heading {
        rank: 2
        text: qsTr("Our pieces")
        Layout.fillWidth: true
    }
    Card {
        Layout.fillWidth: true
        border { color: screen.model.ready ? Theme.accent : Theme.line; width: screen.model.ready ? 2 : 1 }
        Label {
            objectName: "showingPrompt"
            Layout.fillWidth: true
            text: screen.model.prompt
            font { bold: true; pixelSize: 17 }
            Accessible.role: Accessible.AlertMessage
        }
        ActionButton {
            objectName: "takeAll"
            Layout.fillWidth: true
            visible: screen.model.ready
            primary: true
            text: screen.model.found.count > 1 ? qsTr("Yes, all %1: %2").arg(screen.model.found.count).arg(screen.model.yes) : qsTr("Yes: %1").arg(screen.model.yes)
            onClicked: screen.model.takeAll()
        }
        Flow {
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: screen.model.colours
                Choice {
                    required property string title
                    required colour
                    required property bool chosen
                    text: title
                    checked: chosen
                    onClicked: screen.model.chooseColour(colour)
                }
            }
        }
        Toggle {
            objectName: "lying"
            Layout.fillWidth: true
            text: qsTr("It lies on its side")
            checked: screen.model.lying
            onToggled: screen.model.lying = checked
        }
    }
    Repeater {
        model: screen.model.warnings
        Card {
            id: warning
            required property string modelData
            Layout.fillWidth: true
            border { color: Theme.doubt; width: 2 }
            Label {
                Layout.fillWidth: true
                text: warning.modelData
            }
        }
    }
    Card {
        title: qsTr("Kinds of pieces")
        Layout.fillWidth: true
        Repeater {
            model: screen.model.kinds
            RowLayout {
                id: kind
                required property int index
                required property string title
                required property string piece
                required property int worth
                required property int count
                required property string detail
                required property bool chosen
                required property bool leftOut
                required property bool needed
                Layout.fillWidth: true
                spacing: 10
                PieceFigure {
                    piece: kind.piece
                    worth: kind.worth
                    opacity: kind.leftOut ? 0.4 : 1
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 2
                    Choice {
                        objectName: "kind-" + kind.index
                        Layout.fillWidth: true
                        text: kind.title
                        checked: kind.chosen
                        iconName: kind.count > 0 ? "check" : ""
                        onClicked: screen.model.choose(kind.index)
                    }
                    Label {
                        Layout.fillWidth: true
                        text: kind.detail
                        muted: true
                    }
                }
                ActionButton {
                    objectName: "leave-" + kind.index
                    visible: kind.count > 0 || kind.needed
                    text: kind.count > 0 ? qsTr("Forget") : kind.leftOut ? qsTr("Take in") : qsTr("Leave out")
                    Accessible.name: text + ": " + kind.title
                    onClicked: kind.count > 0 ? screen.model.forget(kind.index) : screen.model.leaveOut(kind.index, !kind.leftOut)
                }
            }
        }
    }
    Card {
        title: qsTr("What the camera does with them")
        Layout.fillWidth: true
        Toggle {
            objectName: "cameraWrites"
            Layout.fillWidth: true
            text: qsTr("It writes moves that it is sure of")
            checked: screen.settings.cameraWrites
            onToggled: screen.settings.cameraWrites = checked
        }
        Label {
            Layout.fillWidth: true
            muted: true
            text: screen.settings.cameraWrites ? qsTr("Each can be undone; what is not sure or not legal is asked.") : qsTr("It proposes each move, and you say whether it is so.")
        }
    }
    ActionButton {
        objectName: "showingDone"
        Layout.fillWidth: true
        primary: screen.model.complete
        text: qsTr("Done")
        onClicked: screen.doneWanted()
    }
}
