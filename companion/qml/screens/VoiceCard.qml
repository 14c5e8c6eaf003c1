import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// How much is spoken; or, in one sentence, why nothing is.
Card {
    id: card

    required property VoiceModel model

    title: qsTr("Voice")
    visible: model.there || model.problem !== ""
    Label {
        objectName: "voiceHint"
        Layout.fillWidth: true
        muted: true
        text: card.model.there ? qsTr("People look at the table: this is spoken aloud, and never while somebody taps. Table has a button that turns it off.") : card.model.problem
    }
    TimeSlider {
        objectName: "telling"
        visible: card.model.there
        Layout.fillWidth: true
        from: 0
        to: 3
        value: card.model.telling
        label: card.model.tellingName
        Accessible.name: qsTr("How much is spoken: %1").arg(label)
        onMoved: card.model.telling = value
    }
}
