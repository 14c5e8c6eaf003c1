import QtQuick
import QtQuick.Layouts
import Hexwarden

// A ruling that the table may make otherwise: on or off, or a number.
ColumnLayout {
    id: option

    required property string key
    required property string title
    required property string clause
    required property bool flag
    required property int value
    required property int least
    required property int most
    signal picked(string key, int value)

    spacing: 0
    Toggle {
        visible: option.flag
        objectName: "option-" + option.key
        Layout.fillWidth: true
        text: option.title
        checked: option.value !== 0
        onClicked: option.picked(option.key, option.value === 0 ? 1 : 0)
    }
    Stepper {
        visible: !option.flag
        Layout.fillWidth: true
        label: option.title
        value: option.value
        least: option.least
        most: option.most
        onPicked: value => option.picked(option.key, value)
    }
    Label {
        Layout.fillWidth: true
        Layout.leftMargin: option.flag ? 68 : 0
        muted: true
        font.pixelSize: 13
        text: option.clause
    }
}
