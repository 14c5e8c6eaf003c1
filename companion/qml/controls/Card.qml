import QtQuick
import QtQuick.Layouts
import Hexwarden.Model

// A raised sheet with a column of things on it.
Rectangle {
    id: card

    default property alias content: column.data
    property string title: ""
    property real padding: Theme.gap
    property alias spacing: column.spacing

    color: Theme.surface
    radius: Theme.radius
    border { color: Theme.line; width: Theme.dark ? 0 : 1 }
    implicitWidth: column.implicitWidth + 2 * padding
    implicitHeight: column.implicitHeight + 2 * padding

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: card.padding
        spacing: 12

        Heading {
            rank: 3
            visible: card.title !== ""
            text: card.title
            Layout.fillWidth: true
        }
    }
}
