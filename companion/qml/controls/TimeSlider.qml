import QtQuick
import QtQuick.Controls.Basic
import Hexwarden.Model

// A slider over moments, or over few steps, with the name of where it stands above its groove.
Slider {
    id: slider

    property string label: ""

    implicitHeight: Math.max(Theme.touch, 56)
    stepSize: 1
    snapMode: Slider.SnapAlways
    Accessible.role: Accessible.Slider
    Accessible.name: label

    background: Item {
        Text {
            textFormat: Text.PlainText
            anchors.horizontalCenter: parent.horizontalCenter
            y: 0
            text: slider.label
            color: Theme.text
            font { family: Theme.sans; bold: true; pixelSize: 14 }
        }
        Rectangle {
            x: slider.leftPadding
            y: slider.height / 2 + 6
            width: slider.availableWidth
            height: 6
            radius: 3
            color: Theme.raised
            border { color: Theme.line; width: 1 }
            Rectangle {
                width: slider.visualPosition * parent.width
                height: parent.height
                radius: 3
                color: Theme.accent
            }
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: slider.height / 2 + 9 - height / 2
        width: 26
        height: 26
        radius: 13
        color: Theme.accent
        border { color: slider.visualFocus ? Theme.text : Theme.onAccent; width: 3 }
    }
}
