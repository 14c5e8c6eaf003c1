import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// One reason of a verdict, with the clause it rests on in plain words.
ColumnLayout {
    id: line

    required property string clause
    required property string text
    required property string detail
    required property string kind

    spacing: 3
    RowLayout {
        Layout.fillWidth: true
        spacing: 10
        Rectangle {
            visible: line.clause !== ""
            implicitWidth: id.implicitWidth + 16
            implicitHeight: id.implicitHeight + 6
            Layout.alignment: Qt.AlignTop
            radius: 8
            color: Theme.raised
            Text {
                textFormat: Text.PlainText
                id: id
                anchors.centerIn: parent
                text: line.clause
                color: Theme.accentText
                font { family: Theme.sans; bold: true; pixelSize: 13 }
            }
        }
        Label {
            Layout.fillWidth: true
            text: line.text
            color: line.kind === "objection" ? Theme.bad : line.kind === "condition" ? Theme.good : Theme.text
            font.bold: line.kind === "objection"
        }
    }
    Label {
        visible: line.detail !== ""
        Layout.fillWidth: true
        text: line.detail
        muted: true
        font.pixelSize: 14
    }
}
