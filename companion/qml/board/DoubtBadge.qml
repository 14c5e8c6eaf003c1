import QtQuick
import Hexwarden.Model

// Marks a site that the camera could not read for certain.
Rectangle {
    width: 38
    height: 38
    radius: 19
    color: Theme.doubt
    border { color: Theme.onAccent; width: 3 }

    Text {
        textFormat: Text.PlainText
        anchors.centerIn: parent
        text: "?"
        color: Theme.dark ? Theme.onAccent : "white"
        font { family: Theme.serif; bold: true; pixelSize: 26 }
    }
}
