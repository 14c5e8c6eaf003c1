import QtQuick
import QtQuick.Layouts
import Hexwarden

// A question that the camera cannot answer, with an answer a button.
Card {
    id: question

    required property int index
    required property string text
    required property var answers
    required property var colours
    signal answered(int answer)

    title: text
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: question.answers
            ActionButton {
                required property string modelData
                required property int index
                objectName: "question-" + question.index + "-" + index
                text: modelData
                onClicked: question.answered(index)
            }
        }
    }
}
