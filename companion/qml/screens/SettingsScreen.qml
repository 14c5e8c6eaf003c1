import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// How the screens are, and how the machine is.
Scroller {
    id: screen

    required property Settings settings
    required property HealthModel health
    required property VoiceModel voice
    readonly property bool wide: width > 860

    contentHeight: column.implicitHeight + 2 * column.y
    Component.onCompleted: if (health.summary === "") health.examine()

    Column {
        id: column
        x: 28
        y: 24
        width: screen.width - 56
        spacing: 20

        RowLayout {
            width: column.width
            spacing: 18
            Heading {
                Layout.fillWidth: true
                text: qsTr("Settings")
            }
            ActionButton {
                objectName: "language"
                iconName: "globe"
                text: screen.settings.language === "de" ? "English" : "Deutsch"
                onClicked: screen.settings.language = screen.settings.language === "de" ? "en" : "de"
            }
            ActionButton {
                objectName: "theme"
                iconName: screen.settings.dark ? "sun" : "moon"
                text: screen.settings.dark ? qsTr("Light") : qsTr("Dark")
                onClicked: screen.settings.dark = !screen.settings.dark
            }
        }
        CrashCard {
            objectName: "crash"
            visible: screen.health.crash !== ""
            model: screen.health
            width: column.width
        }
        Card {
            title: qsTr("This table")
            width: column.width
            Stepper {
                Layout.fillWidth: true
                objectName: "textSize"
                label: qsTr("Size of everything on the screens, per cent")
                value: screen.settings.textSize
                least: 100
                most: 300
                step: 25
                onPicked: size => screen.settings.textSize = size
            }
            Stepper {
                Layout.fillWidth: true
                objectName: "turnMinutes"
                label: qsTr("Minutes after which a turn counts as long; 0: never")
                value: screen.settings.turnMinutes
                least: 0
                most: 30
                onPicked: minutes => screen.settings.turnMinutes = minutes
            }
        }
        VoiceCard {
            width: column.width
            model: screen.voice
        }
        Grid {
            id: cards
            readonly property real share: screen.wide ? (column.width - spacing) / 2 : column.width
            columns: screen.wide ? 2 : 1
            spacing: 20
            HealthCard {
                width: cards.share
                model: screen.health
            }
            ReportCard {
                width: cards.share
                model: screen.health
            }
        }
    }
}
