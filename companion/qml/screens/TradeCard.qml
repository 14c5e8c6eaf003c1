import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// A trade where the game is: what goes, what comes, and with whom, which records it. What the rules or the record speak
// against asks first.
Card {
    id: card

    required property CardsModel model

    visible: model.trading
    title: qsTr("Trade")
    border { color: Theme.accent; width: 2 }

    CardCounts {
        Layout.fillWidth: true
        title: qsTr("Goes")
        cards: card.model.giving
        prefix: "goes"
        onPicked: key => card.model.give(key)
    }
    CardCounts {
        Layout.fillWidth: true
        title: qsTr("Comes")
        cards: card.model.taking
        prefix: "comes"
        onPicked: key => card.model.take(key)
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("Record it with")
        font.bold: true
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8
        Repeater {
            model: card.model.partners
            Choice {
                required property int index
                required colour
                required text
                required property bool chosen
                objectName: "with-" + index
                enabled: card.model.complete
                checked: chosen && card.model.asks
                onClicked: card.model.tradeWith(index)
            }
        }
    }
    Verdict {
        visible: card.model.asks
        Layout.fillWidth: true
        standing: card.model.standing
        text: card.model.outcome
    }
    Repeater {
        model: card.model.asks ? card.model.lines : null
        VerdictLine { Layout.fillWidth: true }
    }
    RecordButtons {
        visible: card.model.asks
        Layout.fillWidth: true
        recordName: "recordTrade"
        standing: card.model.standing
        takeBackText: qsTr("Count the cards again")
        onRecorded: card.model.record()
        onTakenBack: card.model.clearCards()
        onCancelled: card.model.cancel()
    }
    RowLayout {
        visible: !card.model.asks
        Layout.fillWidth: true
        ActionButton {
            iconName: "undo"
            Accessible.name: qsTr("Count the cards again")
            onClicked: card.model.clearCards()
        }
        ActionButton {
            Layout.fillWidth: true
            text: qsTr("Cancel")
            onClicked: card.model.cancel()
        }
    }
}
