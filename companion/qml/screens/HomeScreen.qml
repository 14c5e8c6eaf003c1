import QtQuick
import QtQuick.Layouts
import Hexwarden
import Hexwarden.Model

// Go on with the last game, or agree on a new one.
Scroller {
    id: home

    required property NewGameModel model
    required property PastModel past
    required property Settings settings
    property bool running: false
    property bool sample: false ///< what runs is the sample, and nobody's evening
    property var samples: null ///< filmed evenings that come with the program
    signal tableWanted()
    signal sampleWanted(string source)
    signal settingsWanted()
    signal piecesWanted()
    readonly property bool wide: width > 860

    contentHeight: column.implicitHeight + 2 * column.y

    ColumnLayout {
        id: column
        x: 28
        y: 24
        width: home.width - 56
        spacing: 20

        GridLayout {
            Layout.fillWidth: true
            columns: home.wide ? 2 : 1
            columnSpacing: 18
            rowSpacing: 12
            RowLayout {
                Layout.fillWidth: true
                spacing: 18
                Icon {
                    name: "table"
                    size: 60
                    colour: Theme.accent
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    Heading {
                        text: "Hexwarden"
                        font.pixelSize: 42
                    }
                    Label {
                        Layout.fillWidth: true
                        muted: true
                        text: qsTr("Play on your own board. Hexwarden keeps the record.")
                    }
                }
            }
            RowLayout {
                spacing: 18
                ActionButton {
                    objectName: "language"
                    iconName: "globe"
                    text: home.settings.language === "de" ? "English" : "Deutsch"
                    onClicked: home.settings.language = home.settings.language === "de" ? "en" : "de"
                }
                ActionButton {
                    objectName: "theme"
                    iconName: home.settings.dark ? "sun" : "moon"
                    text: home.settings.dark ? qsTr("Light") : qsTr("Dark")
                    onClicked: home.settings.dark = !home.settings.dark
                }
                ActionButton {
                    objectName: "settings"
                    iconName: "gear"
                    text: qsTr("Settings")
                    onClicked: home.settingsWanted()
                }
            }
        }

        ActionButton {
            objectName: "resume"
            visible: home.model.resumable
            primary: !home.running || home.sample
            iconName: "play"
            text: qsTr("Continue: %1").arg(home.model.resumeTitle)
            implicitHeight: 72
            Layout.fillWidth: true
            onClicked: home.model.resume()
        }

        ActionButton {
            objectName: "backToTable"
            visible: home.running
            primary: !home.sample
            iconName: "table"
            text: home.sample ? qsTr("Look at the sample game") : qsTr("Back to the table")
            implicitHeight: home.sample ? Theme.touch : 72
            Layout.fillWidth: true
            onClicked: home.tableWanted()
        }
        ActionButton {
            objectName: "showPieces"
            visible: home.running && !home.sample
            text: qsTr("Show our pieces to the camera")
            Layout.fillWidth: true
            onClicked: home.piecesWanted()
        }

        GridLayout {
            Layout.fillWidth: true
            columns: home.wide ? 2 : 1
            columnSpacing: 20
            rowSpacing: 20

            Card {
                title: qsTr("Seats, in playing order")
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 560

                Repeater {
                    model: home.model.seats
                    SeatRow {
                        Layout.fillWidth: true
                        seats: home.model
                    }
                }
                Flow {
                    visible: home.model.groups.count > 1
                    Layout.fillWidth: true
                    spacing: 8
                    Repeater {
                        model: home.model.groups
                        Choice {
                            required property int index
                            required property string title
                            objectName: "group-" + index
                            text: title
                            onClicked: home.model.chooseGroup(index)
                        }
                    }
                }
                ActionButton {
                    objectName: "addSeat"
                    enabled: home.model.canAddSeat
                    iconName: "plus"
                    text: qsTr("Add a seat")
                    onClicked: home.model.addSeat()
                }
                Label {
                    objectName: "advice"
                    visible: text !== ""
                    Layout.fillWidth: true
                    text: home.model.advice
                    muted: true
                }
                Toggle {
                    objectName: "flat"
                    Layout.fillWidth: true
                    text: qsTr("The screen lies flat between us: it turns to the player whose turn it is")
                    checked: home.settings.flat
                    onToggled: home.settings.flat = checked
                }
            }
            ColumnLayout {
                Layout.row: home.wide ? 0 : 1
                Layout.column: home.wide ? 1 : 0
                Layout.rowSpan: home.wide ? 5 : 1
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Layout.preferredWidth: 420
                spacing: 20

                Card {
                    title: qsTr("Rule books")
                    Layout.fillWidth: true

                    Label {
                        Layout.fillWidth: true
                        text: qsTr("The base game is always in force.")
                        muted: true
                    }
                    Repeater {
                        model: home.model.books
                        ColumnLayout {
                            id: book
                            required property string key
                            required property string title
                            required property string summary
                            required property bool chosen
                            Layout.fillWidth: true
                            spacing: 0
                            Toggle {
                                objectName: "book-" + book.key
                                Layout.fillWidth: true
                                text: book.title
                                checked: book.chosen
                                onClicked: home.model.toggleBook(book.key)
                            }
                            Label {
                                visible: text !== ""
                                Layout.fillWidth: true
                                Layout.leftMargin: 68
                                muted: true
                                font.pixelSize: 14
                                text: book.summary
                            }
                        }
                    }
                    Label {
                        visible: home.model.refusal !== ""
                        Layout.fillWidth: true
                        text: home.model.refusal
                        color: Theme.bad
                    }
                    Label {
                        visible: home.model.combinations.count > 0
                        Layout.fillWidth: true
                        text: qsTr("These go together:")
                        muted: true
                    }
                    Flow {
                        visible: home.model.combinations.count > 0
                        Layout.fillWidth: true
                        spacing: 8
                        Repeater {
                            model: home.model.combinations
                            Choice {
                                required property int index
                                required property string title
                                objectName: "combination-" + index
                                text: title
                                onClicked: home.model.chooseCombination(index)
                            }
                        }
                    }
                }
                Card {
                    title: qsTr("Table options")
                    visible: home.model.options.count > 0
                    Layout.fillWidth: true

                    Repeater {
                        model: home.model.options
                        OptionRow {
                            Layout.fillWidth: true
                            onPicked: (key, value) => home.model.setOption(key, value)
                        }
                    }
                }
                Card {
                    title: qsTr("Pieces on this table")
                    visible: home.model.pieceSets.count > 0
                    Layout.fillWidth: true

                    Repeater {
                        model: home.model.pieceSets
                        ColumnLayout {
                            id: pieces
                            required property string key
                            required property string title
                            required property string stands
                            required property bool chosen
                            Layout.fillWidth: true
                            spacing: 4
                            Choice {
                                objectName: "pieces-" + pieces.key
                                Layout.fillWidth: true
                                text: pieces.title
                                checked: pieces.chosen
                                onClicked: home.model.choosePieces(pieces.key)
                            }
                            Label {
                                visible: pieces.chosen && pieces.stands !== ""
                                Layout.fillWidth: true
                                muted: true
                                font.pixelSize: 14
                                text: pieces.stands
                            }
                        }
                    }
                }
            }
            // Beside a long list of options the seats leave room for it and for other evenings; below them it comes last.
            ActionButton {
                Layout.row: home.wide ? 1 : 2
                Layout.column: 0
                Layout.fillWidth: true
                objectName: "start"
                primary: !home.model.resumable && (!home.running || home.sample)
                enabled: home.model.canStart
                iconName: "dice"
                text: qsTr("Start the game")
                implicitHeight: 64
                onClicked: home.model.start()
            }
            Card {
                title: qsTr("Watch a filmed evening")
                visible: home.samples !== null && home.samples.count > 0 && (!home.running || home.sample)
                Layout.row: home.wide ? 2 : 3
                Layout.column: 0
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Repeater {
                    model: home.samples
                    RowLayout {
                        id: evening
                        required property string source
                        required property string title
                        required property string summary
                        required property url poster
                        Layout.fillWidth: true
                        spacing: 12
                        Image {
                            source: evening.poster
                            sourceSize.width: 128
                            sourceSize.height: 72
                            asynchronous: true
                            Accessible.ignored: true
                        }
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0
                            Label {
                                Layout.fillWidth: true
                                text: evening.title
                                font.bold: true
                            }
                            Label {
                                Layout.fillWidth: true
                                text: evening.summary
                                muted: true
                                font.pixelSize: 14
                            }
                        }
                        ActionButton {
                            objectName: evening.source
                            text: qsTr("Watch it")
                            Accessible.name: qsTr("%1: %2").arg(text).arg(evening.title)
                            onClicked: home.sampleWanted(evening.source)
                        }
                    }
                }
            }
            Card {
                title: qsTr("Games before")
                visible: home.past.games.count > 0
                Layout.row: home.wide ? 3 : 4
                Layout.column: 0
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                Repeater {
                    model: home.past.games
                    RowLayout {
                        id: game
                        required property int index
                        required property string title
                        required property string summary
                        required property bool won
                        Layout.fillWidth: true
                        spacing: 12
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 0
                            Label {
                                Layout.fillWidth: true
                                text: game.title
                                font.bold: true
                            }
                            Label {
                                Layout.fillWidth: true
                                text: game.summary
                                muted: true
                                font.pixelSize: 14
                            }
                        }
                        ActionButton {
                            objectName: "past-" + game.index
                            text: game.won ? qsTr("Look at it") : qsTr("Continue")
                            Accessible.name: qsTr("%1: %2").arg(text).arg(game.title)
                            onClicked: home.past.open(game.index)
                        }
                    }
                }
            }
            Item {
                Layout.row: home.wide ? 4 : 5
                Layout.column: 0
                Layout.fillHeight: true
            }
        }

        Card {
            title: qsTr("An evening in three steps")
            Layout.fillWidth: true
            Grid {
                id: steps
                readonly property real share: (width - (columns - 1) * spacing) / columns
                Layout.fillWidth: true
                columns: home.wide ? 3 : 1
                spacing: 24
                Repeater {
                    model: [
                        { icon: "camera", text: qsTr("Point a webcam or a phone at the board. Without one, tap what happens.") },
                        { icon: "scan", text: qsTr("Compare the board that was read with the table, and confirm it.") },
                        { icon: "dice", text: qsTr("Play as always. Rolls, pieces and cards are counted; nothing is ever forbidden.") }
                    ]
                    Item {
                        id: step
                        required property var modelData
                        width: steps.share
                        height: Math.max(sign.size, words.implicitHeight)
                        Icon {
                            id: sign
                            name: step.modelData.icon
                            size: 34
                            colour: Theme.accentText
                        }
                        Label {
                            id: words
                            x: 48
                            width: step.width - x
                            text: step.modelData.text
                        }
                    }
                }
            }
        }
    }
}
