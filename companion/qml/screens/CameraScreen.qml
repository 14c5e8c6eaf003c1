import QtQuick
import QtQuick.Layouts
import QtQuick.Shapes
import Hexwarden
import Hexwarden.Model

// The live picture with the lattice found in it, and what to do when it is not found.
Screen {
    id: screen

    required property CameraModel model
    signal piecesWanted()

    Component.onDestruction: model.measuringLens = false

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
                feed: screen.model.feed
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Live picture. %1").arg(screen.model.status)
            }
            Label {
                anchors.centerIn: parent
                visible: live.empty
                width: Math.min(parent.width - 40, 420)
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("No picture yet. Choose a source.")
                color: "#d7dfdc"
            }
            Shape {
                x: live.painted.x
                y: live.painted.y
                visible: screen.model.found || screen.model.placingCorners
                ShapePath {
                    strokeColor: Theme.accent
                    strokeWidth: 2
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    PathMultiline {
                        paths: Array.from(screen.model.lattice, hex => hex.map(p => Qt.point(p.x * live.painted.width, p.y * live.painted.height)))
                    }
                }
            }
            CornerHandles {
                visible: screen.model.placingCorners
                x: live.painted.x
                y: live.painted.y
                width: live.painted.width
                height: live.painted.height
                model: screen.model
            }
        }
    ]

    Heading {
        rank: 2
        text: qsTr("Camera")
        Layout.fillWidth: true
    }
    Card {
        Layout.fillWidth: true
        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            Icon {
                name: screen.model.found ? "check" : "question"
                colour: screen.model.found ? Theme.good : Theme.doubt
            }
            Label {
                Layout.fillWidth: true
                text: screen.model.status
                font.bold: true
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 8
            radius: 4
            color: Theme.raised
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("How well the board is seen: %1 %").arg(Math.round(100 * screen.model.quality))
            Rectangle {
                width: parent.width * screen.model.quality
                height: parent.height
                radius: 4
                color: screen.model.quality > 0.6 ? Theme.good : Theme.doubt
                Behavior on width { NumberAnimation { duration: Theme.motion } }
            }
        }
        Repeater {
            model: screen.model.hints
            Label {
                required property string modelData
                Layout.fillWidth: true
                text: modelData
                muted: true
            }
        }
    }
    PlacingCard {
        Layout.fillWidth: true
        model: screen.model
    }
    Card {
        visible: screen.model.proposed !== ""
        Layout.fillWidth: true
        border { color: Theme.good; width: 2 }
        Label {
            Layout.fillWidth: true
            text: qsTr("The camera %1 sees a board.").arg(screen.model.proposed)
            font.bold: true
        }
        ActionButton {
            Layout.fillWidth: true
            primary: true
            text: qsTr("Use this camera")
            onClicked: screen.model.takeProposed()
        }
    }
    Card {
        title: qsTr("Source")
        Layout.fillWidth: true
        Repeater {
            model: screen.model.sources
            Choice {
                required property string key
                required property string title
                required property bool chosen
                Layout.fillWidth: true
                text: title
                checked: chosen
                onClicked: screen.model.choose(key)
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Field {
                id: address
                Layout.fillWidth: true
                label: qsTr("Phone: http://…")
                onAccepted: screen.model.choose(text)
            }
            ActionButton {
                text: qsTr("Open")
                enabled: address.text !== ""
                onClicked: screen.model.choose(address.text)
            }
        }
    }
    DeviceCard {
        Layout.fillWidth: true
        model: screen.model
    }
    TurnCard {
        Layout.fillWidth: true
        model: screen.model
    }
    Card {
        title: qsTr("When the board is not found")
        visible: screen.model.watching
        Layout.fillWidth: true
        ActionButton {
            visible: !screen.model.placingCorners
            Layout.fillWidth: true
            text: qsTr("Place the four corners by hand")
            onClicked: screen.model.placingCorners = true
        }
        Label {
            visible: screen.model.placingCorners
            Layout.fillWidth: true
            text: qsTr("Drag the four handles to the corners of the board, or move them with the arrow keys.")
        }
        RowLayout {
            visible: screen.model.placingCorners
            Layout.fillWidth: true
            ActionButton {
                Layout.fillWidth: true
                primary: true
                text: qsTr("Use these corners")
                onClicked: screen.model.takeCorners()
            }
            ActionButton {
                text: qsTr("Cancel")
                onClicked: screen.model.placingCorners = false
            }
        }
    }
    Card {
        title: qsTr("Our pieces")
        visible: screen.model.watching
        Layout.fillWidth: true
        Label {
            Layout.fillWidth: true
            muted: true
            text: qsTr("Shown to the camera once, whatever you play with is known.")
        }
        ActionButton {
            objectName: "ourPieces"
            Layout.fillWidth: true
            text: qsTr("Show our pieces")
            onClicked: screen.piecesWanted()
        }
    }
    ProfileCard {
        Layout.fillWidth: true
        model: screen.model
    }
    LensCard {
        Layout.fillWidth: true
        model: screen.model
    }
}
