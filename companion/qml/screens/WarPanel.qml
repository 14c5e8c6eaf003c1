import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Weapons, knights, forts and abandoned roads; and the attack that is being agreed on.
ColumnLayout {
    id: panel

    required property WarModel model

    spacing: 14
    Card {
        title: qsTr("Attack")
        Layout.fillWidth: true
        border { color: !panel.model.attacking ? Theme.line : Theme.ofStanding(panel.model.standing); width: panel.model.attacking ? 2 : Theme.dark ? 0 : 1 }
        Label {
            Layout.fillWidth: true
            muted: true
            text: panel.model.hint
        }
        Verdict {
            visible: panel.model.attacking
            Layout.fillWidth: true
            standing: panel.model.standing
            text: panel.model.attack
        }
        Label {
            visible: panel.model.consents.count > 0
            Layout.fillWidth: true
            text: qsTr("Who lets the attackers pass?")
        }
        Flow {
            visible: panel.model.consents.count > 0
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.consents
                Choice {
                    required colour
                    required text
                    required property bool chosen
                    objectName: "consent-" + colour
                    checked: chosen
                    onClicked: panel.model.toggleConsent(colour)
                }
            }
        }
        Label {
            visible: panel.model.lenders.count > 0
            Layout.fillWidth: true
            text: qsTr("Who lends played knights?")
        }
        Flow {
            visible: panel.model.lenders.count > 0
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.lenders
                Choice {
                    required colour
                    required text
                    required property bool chosen
                    objectName: "lender-" + colour
                    checked: chosen
                    onClicked: panel.model.toggleLender(colour)
                }
            }
        }
        Label {
            visible: panel.model.spoils.count > 0
            Layout.fillWidth: true
            text: qsTr("What is pillaged? %1 in all; a tap takes one more.").arg(panel.model.spoilsDue)
        }
        Flow {
            visible: panel.model.spoils.count > 0
            Layout.fillWidth: true
            spacing: 8
            Repeater {
                model: panel.model.spoils
                Choice {
                    required property string key
                    required text
                    required property int count
                    objectName: "spoil-" + key
                    checked: count > 0
                    onClicked: panel.model.takeSpoil(key)
                }
            }
        }
        RecordButtons {
            visible: panel.model.attacking
            Layout.fillWidth: true
            recordName: "recordAttack"
            standing: panel.model.standing
            onRecorded: panel.model.record()
            onCancelled: panel.model.cancel()
        }
        Repeater {
            model: panel.model.lines
            VerdictLine { Layout.fillWidth: true }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        ActionButton {
            objectName: "buyWeapon"
            Layout.fillWidth: true
            Layout.preferredWidth: 100
            enabled: panel.model.canAct
            text: qsTr("A weapon is bought")
            onClicked: panel.model.buyWeapon()
        }
        ActionButton {
            objectName: "burnKnight"
            visible: panel.model.burns
            Layout.fillWidth: true
            Layout.preferredWidth: 100
            enabled: panel.model.canAct
            text: qsTr("A knight is burned")
            onClicked: panel.model.burnKnight()
        }
    }
    ColumnLayout {
        visible: panel.model.waits
        Layout.fillWidth: true
        Verdict {
            Layout.fillWidth: true
            standing: panel.model.waitingStanding
            text: panel.model.waiting
        }
        Repeater {
            model: panel.model.doubts
            VerdictLine { Layout.fillWidth: true }
        }
        RecordButtons {
            Layout.fillWidth: true
            recordName: "recordWaiting"
            standing: panel.model.waitingStanding
            onRecorded: panel.model.recordWaiting()
            onCancelled: panel.model.cancel()
        }
    }
    Repeater {
        model: panel.model.seats
        Card {
            id: seat
            required property string colour
            required property string name
            required property bool active
            required property int weapons
            required property int knights
            required property int forts
            required property int abandoned
            required property string fate
            Layout.fillWidth: true
            border { color: active ? Theme.accent : Theme.line; width: active ? 2 : Theme.dark ? 0 : 1 }
            RowLayout {
                Layout.fillWidth: true
                spacing: 12
                Emblem { colour: seat.colour }
                Label {
                    Layout.fillWidth: true
                    text: seat.name
                    font.bold: true
                }
            }
            // In columns, so that they stand below one another from player to player.
            RowLayout {
                Layout.fillWidth: true
                spacing: 10
                Figure {
                    objectName: "weapons-" + seat.colour
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    wraps: true
                    value: seat.weapons
                    label: qsTr("weapon(s)", "the number stands above", seat.weapons)
                }
                Figure {
                    objectName: "knights-" + seat.colour
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    wraps: true
                    value: seat.knights
                    label: qsTr("knight(s) played", "the number stands above", seat.knights)
                }
                Figure {
                    objectName: "forts-" + seat.colour
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    wraps: true
                    value: seat.forts
                    label: qsTr("fort(s)", "the number stands above", seat.forts)
                }
                Figure {
                    objectName: "abandoned-" + seat.colour
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    wraps: true
                    value: seat.abandoned
                    label: qsTr("road(s) abandoned", "the number stands above", seat.abandoned)
                }
            }
            Label {
                visible: seat.fate !== ""
                Layout.fillWidth: true
                text: seat.fate
            }
        }
    }
}
