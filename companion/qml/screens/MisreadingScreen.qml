import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What the camera saw in the last seconds and what was read of it: all that would be kept, before it is.
Screen {
    id: screen

    required property MisreadingModel model

    panelWidth: 460
    picture: [
        Picture {
            objectName: "misreadPicture"
            anchors.fill: parent
            anchors.margins: Theme.gap
            feed: screen.model.feed
        }
    ]

    Heading {
        rank: 2
        Layout.fillWidth: true
        text: qsTr("It read this wrongly")
    }
    Label {
        Layout.fillWidth: true
        text: screen.model.pictures > 0 ? qsTr("These pictures and the text below go into one file on this machine, and nowhere else. It holds no names, but everything that the pictures show.") : qsTr("The camera has shown nothing yet.")
    }
    TimeSlider {
        objectName: "misreadMoment"
        visible: screen.model.pictures > 1
        Layout.fillWidth: true
        from: 0
        to: Math.max(1, screen.model.pictures - 1)
        value: screen.model.at
        label: screen.model.moment
        onMoved: screen.model.at = value
    }
    Field {
        objectName: "misreadCorrection"
        visible: screen.model.pictures > 0
        Layout.fillWidth: true
        label: qsTr("What is there really?")
        text: screen.model.correction
        onTextEdited: screen.model.correction = text
    }
    RowLayout {
        Layout.fillWidth: true
        ActionButton {
            objectName: "misreadKeep"
            Layout.fillWidth: true
            primary: true
            enabled: screen.model.pictures > 0
            text: qsTr("Keep it")
            onClicked: screen.model.keep()
        }
        ActionButton {
            objectName: "misreadDiscard"
            Layout.fillWidth: true
            text: qsTr("Throw it away")
            onClicked: screen.model.discard()
        }
    }
    Card {
        visible: screen.model.reading !== ""
        title: qsTr("What was read")
        Layout.fillWidth: true
        Label {
            objectName: "misreadReading"
            Layout.fillWidth: true
            font.pixelSize: 14
            text: screen.model.reading
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
