import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// What a player holds, as the table enters it: how many cards, of which kinds as far as they are known, and what lies open.
Card {
    id: card

    required property HandsModel model

    visible: model.telling
    title: model.title
    border { color: Theme.accent; width: 2 }

    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: card.model.players
            Choice {
                required colour
                required text
                required property bool chosen
                objectName: "hand-of-" + colour
                checked: chosen
                onClicked: card.model.tell(colour)
            }
        }
    }
    Stepper {
        objectName: "handTotal"
        Layout.fillWidth: true
        label: qsTr("Cards in hand")
        value: card.model.total
        least: 0
        most: 95
        onPicked: value => card.model.setTotal(value)
    }
    CardCounts {
        Layout.fillWidth: true
        title: qsTr("Of these are known")
        cards: card.model.cards
        prefix: "known"
        onPicked: key => card.model.name(key)
    }
    ActionButton {
        Layout.fillWidth: true
        text: qsTr("No kind is known")
        onClicked: card.model.forgetKinds()
    }
    Stepper {
        objectName: "handHidden"
        visible: card.model.hasDeck
        Layout.fillWidth: true
        label: qsTr("Development cards, hidden")
        value: card.model.hidden
        least: 0
        most: 25
        onPicked: value => card.model.setHidden(value)
    }
    Stepper {
        objectName: "handKnights"
        visible: card.model.hasDeck
        Layout.fillWidth: true
        label: qsTr("Knights played")
        value: card.model.knights
        least: 0
        most: 20
        onPicked: value => card.model.setKnights(value)
    }
    Stepper {
        objectName: "handPoints"
        visible: card.model.hasDeck
        Layout.fillWidth: true
        label: qsTr("Victory points on open cards")
        value: card.model.points
        least: 0
        most: 10
        onPicked: value => card.model.setPoints(value)
    }
    Differences { rows: card.model.differences }
    RowLayout {
        Layout.fillWidth: true
        ActionButton {
            objectName: "recordHand"
            Layout.fillWidth: true
            primary: true
            text: qsTr("That is right")
            onClicked: card.model.record()
        }
        ActionButton {
            text: qsTr("Cancel")
            onClicked: card.model.cancel()
        }
    }
}
