import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Hexwarden
import Hexwarden.Model

// The window: one screen at a time, all of them one tap away. The rail stands at the left, or lies at the bottom when
// there is more height than width. On a screen that lies flat everything turns to whom it speaks.
ApplicationWindow {
    id: window

    required property Companion companion
    readonly property int leastWidth: 640
    readonly property int leastHeight: 470
    readonly property var titles: ({
            home: qsTr("Game"),
            camera: qsTr("Camera"),
            scan: qsTr("Board"),
            table: qsTr("Table"),
            referee: qsTr("Referee"),
            books: qsTr("Books"),
            ledger: qsTr("Ledger"),
            end: qsTr("Points")
        })
    readonly property var pages: ({
            home: homePage,
            camera: cameraPage,
            scan: scanPage,
            table: tablePage,
            referee: refereePage,
            books: booksPage,
            ledger: ledgerPage,
            end: endPage,
            settings: settingsPage,
            misreading: misreadingPage,
            pieces: piecesPage
        })

    width: 1280
    height: 800
    minimumWidth: leastWidth
    minimumHeight: leastHeight
    visible: true
    title: qsTr("Hexwarden")
    color: Theme.ground

    // Qt presses what has the focus by Space alone.
    function press(event) {
        const button = window.activeFocusItem;
        event.accepted = button instanceof T.AbstractButton && button.enabled;
        if (!event.accepted || event.isAutoRepeat)
            return;
        if (button.checkable) {
            button.toggle();
            button.toggled();
        }
        button.clicked();
    }

    Binding {
        target: Theme
        property: "dark"
        value: window.companion.settings.dark
    }
    Shortcut { sequence: "Ctrl+Z"; onActivated: window.companion.table.undo() }
    Shortcut { sequence: "Escape"; onActivated: window.companion.cancel() }
    Shortcut { sequence: "Ctrl+Shift+Z"; onActivated: window.companion.table.redo() }

    RoundTable {
        id: round
        objectName: "round"
        // No larger than leaves the smallest window that there is; on a screen that is smaller still it is reduced.
        readonly property real zoom: Math.min(window.companion.settings.textSize / 100, parent.width / window.leastWidth, parent.height / window.leastHeight)
        width: parent.width / zoom
        height: parent.height / zoom
        scale: zoom
        transformOrigin: Item.TopLeft
        model: window.companion.table
        seats: window.companion.seats
        flat: window.companion.settings.flat && window.companion.table.begun
        Keys.onReturnPressed: event => window.press(event)
        Keys.onEnterPressed: event => window.press(event)

        Rectangle {
            id: rail
            z: 1
            x: 0
            y: round.wide ? 0 : round.innerHeight - height
            width: round.wide ? 104 : round.innerWidth
            height: round.wide ? round.innerHeight : 84
            color: Theme.surface

            Rectangle {
                x: round.wide ? parent.width - 1 : 0
                width: round.wide ? 1 : parent.width
                height: round.wide ? parent.height : 1
                color: Theme.line
            }
            GridLayout {
                anchors.centerIn: parent
                columns: round.wide ? 1 : Object.keys(window.titles).length
                rowSpacing: 4
                columnSpacing: 4
                Repeater {
                    model: Object.keys(window.titles)
                    NavButton {
                        required property string modelData
                        objectName: "nav-" + modelData
                        iconName: modelData
                        text: window.titles[modelData]
                        implicitWidth: Math.min(96, round.innerWidth / 8 - 4)
                        implicitHeight: round.wide ? Math.min(72, round.innerHeight / 8 - 4) : 72
                        current: window.companion.screen === modelData
                        onClicked: window.companion.screen = modelData
                    }
                }
            }
        }

        Loader {
            id: page
            objectName: "page"
            x: round.wide ? rail.width : 0
            y: (banner.visible ? banner.height : 0) + (crash.visible ? crash.height : 0) + (guide.visible ? guide.height : 0)
            width: round.innerWidth - x
            height: round.innerHeight - y - (round.wide ? 0 : rail.height)
            sourceComponent: window.pages[window.companion.screen]
            onLoaded: unveiling.restart()
        }
        // The page comes out from under a veil: cheaper, and cleaner where shapes overlap, than fading the page itself.
        Rectangle {
            id: veil
            anchors.fill: page
            color: Theme.ground
            opacity: 0
            visible: opacity > 0
            NumberAnimation {
                id: unveiling
                target: veil
                property: "opacity"
                from: 1
                to: 0
                duration: Theme.motion
                easing.type: Easing.InCubic
            }
        }

        SampleGuide {
            id: guide
            objectName: "guide"
            visible: window.companion.sample && window.companion.screen !== "home"
            x: round.wide ? rail.width : 0
            y: (banner.visible ? banner.height : 0) + (crash.visible ? crash.height : 0)
            width: round.innerWidth - x
            ended: window.companion.sampleEnded
            onStartWanted: window.companion.screen = "home"
        }
        Notice {
            id: banner
            x: round.wide ? rail.width : 0
            width: round.innerWidth - x
            text: window.companion.notice
            onDismissed: window.companion.dismissNotice()
        }
        Notice {
            id: crash
            objectName: "crashNotice"
            x: round.wide ? rail.width : 0
            y: banner.visible ? banner.height : 0
            width: round.innerWidth - x
            text: window.companion.health.crash !== "" && window.companion.screen !== "settings" ? qsTr("Hexwarden ended unexpectedly last time. A report says where.") : ""
            action: qsTr("Look at it")
            onActed: window.companion.screen = "settings"
            onDismissed: window.companion.health.forgetCrash()
        }
        DropArea {
            id: dropArea
            objectName: "dropArea"
            anchors.fill: parent
            onEntered: drag => drag.accepted = drag.hasUrls
            onDropped: drop => {
                window.companion.open(drop.urls);
                drop.accept();
            }
        }
        Rectangle {
            anchors.fill: parent
            visible: dropArea.containsDrag
            color: "transparent"
            border { color: Theme.accent; width: 6 }
        }
    }

    Component { id: homePage; HomeScreen { model: window.companion.newGame; past: window.companion.past; settings: window.companion.settings; running: window.companion.table.begun; sample: window.companion.sample; samples: window.companion.samples; onSampleWanted: source => { window.companion.camera.choose(source); window.companion.screen = "table" } onTableWanted: window.companion.screen = "table"; onSettingsWanted: window.companion.screen = "settings"; onPiecesWanted: window.companion.screen = "pieces" } }
    Component { id: cameraPage; CameraScreen { model: window.companion.camera; onPiecesWanted: window.companion.screen = "pieces" } }
    Component { id: scanPage; ScanScreen { model: window.companion.scan; seats: window.companion.seats; begun: window.companion.table.begun && !window.companion.sample } }
    Component { id: tablePage; TableScreen { model: window.companion.table; rolls: window.companion.rolls; hands: window.companion.hands; cards: window.companion.books.cards; seats: window.companion.seats; voice: window.companion.voice; turnMinutes: window.companion.settings.turnMinutes; sample: window.companion.sample; sampleEnded: window.companion.sampleEnded; questions: window.companion.questions; camera: window.companion.camera; onGameWanted: window.companion.screen = "home"; onCameraWanted: window.companion.screen = "camera"; onMisreadingWanted: window.companion.misreading.look() } }
    Component { id: refereePage; RefereeScreen { model: window.companion.referee } }
    Component { id: booksPage; BooksScreen { model: window.companion.books } }
    Component { id: ledgerPage; LedgerScreen { model: window.companion.ledger; hands: window.companion.hands } }
    Component { id: endPage; EndScreen { model: window.companion.end; past: window.companion.past } }
    Component { id: settingsPage; SettingsScreen { settings: window.companion.settings; voice: window.companion.voice; health: window.companion.health } }
    Component { id: piecesPage; OurPiecesScreen { model: window.companion.ourPieces; feed: window.companion.camera.feed; settings: window.companion.settings; onDoneWanted: window.companion.screen = window.companion.table.begun ? "table" : "home" } }
    Component { id: misreadingPage; MisreadingScreen { model: window.companion.misreading } }
}
