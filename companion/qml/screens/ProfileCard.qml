import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What is known of this camera and table, what has been learned since, and a button that keeps it.
Card {
    id: card

    required property CameraModel model

    title: qsTr("What is known of this table")
    Repeater {
        model: card.model.profiles
        ColumnLayout {
            id: profile
            required property string key
            required property string title
            required property string detail
            required property bool chosen
            Layout.fillWidth: true
            spacing: 4
            Choice {
                Layout.fillWidth: true
                text: profile.title
                checked: profile.chosen
                onClicked: card.model.chooseProfile(profile.key)
            }
            Label {
                visible: profile.chosen
                Layout.fillWidth: true
                text: profile.detail
                muted: true
            }
        }
    }
    Label {
        objectName: "learned"
        Layout.fillWidth: true
        text: card.model.learnedTitle
    }
    Flow {
        Layout.fillWidth: true
        visible: card.model.learned.count > 0
        spacing: 12
        Repeater {
            model: card.model.learned
            Row {
                id: known
                required property string colour
                required property int pieces
                spacing: 6
                Emblem {
                    colour: known.colour
                    size: 28
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: known.pieces
                }
            }
        }
    }
    ActionButton {
        objectName: "keepProfile"
        Layout.fillWidth: true
        text: qsTr("Keep colours and place for the next evenings")
        onClicked: card.model.keepProfile()
    }
}
