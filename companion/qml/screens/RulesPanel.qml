import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// The rule books to read, clause by clause.
ColumnLayout {
    id: panel

    required property RulesModel model

    spacing: 14
    Flow {
        visible: panel.model.books.count > 1
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: panel.model.books
            Choice {
                required property string key
                required text
                required property bool chosen
                objectName: "rules-" + key
                checked: chosen
                onClicked: panel.model.choose(key)
            }
        }
    }
    Label {
        visible: text !== ""
        Layout.fillWidth: true
        muted: true
        text: panel.model.summary
    }
    Repeater {
        model: panel.model.clauses
        Card {
            id: rule
            required property string clause
            required title
            required property string text
            required property string ruling
            required property string options
            objectName: clause
            Layout.fillWidth: true
            VerdictLine {
                Layout.fillWidth: true
                clause: rule.clause
                text: rule.text
                detail: rule.ruling === "" ? "" : qsTr("Ruling: %1").arg(rule.ruling)
                kind: "fact"
            }
            Label {
                visible: rule.options !== ""
                Layout.fillWidth: true
                font.pixelSize: 14
                color: Theme.accentText
                text: rule.options
            }
        }
    }
}
