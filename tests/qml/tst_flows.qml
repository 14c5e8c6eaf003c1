import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// What people do most, with as few taps as it may take.
FlowCase {
    id: testCase

    name: "Flows"

    function test_aMisreadHexIsSetRightInTwoTaps() {
        Bench.offerDoubts();
        Bench.companion.screen = "scan";
        verify(shown("summary").startsWith("1 hex is doubtful"), shown("summary"));
        tapOn(find("answer-1"));
        verify(shown("summary").startsWith("All 19 hexes are laid out, but: 0 of 9 harbours"), shown("summary"));
        tapOn(find("confirm"));
        verify(shown("summary").startsWith("This is the board"));
    }

    function test_aRollGoesInWithOneTapAndPays() {
        Bench.companion.screen = "table";
        tapOn(find("endTurn"));
        tapOn(find("roll-8"));
        compare(Bench.declared(), ["blue ends", "white rolls 8"]);
        verify(shown("roll").endsWith("rolled 8"));
    }

    // The finger that was about to record what is legal does not record what is not.
    function test_whatIsIllegalIsNotRecordedWhereLegalIs() {
        Bench.companion.screen = "table";
        Bench.companion.table.endTurn();
        Bench.companion.table.roll(8);
        const place = () => {
            wait(20);
            const record = find("record");
            return { left: record.mapToItem(null, 0, 0).x, right: record.mapToItem(null, record.width, 0).x };
        };
        const sites = Bench.sitesOf(Bench.companion.table.board).map(place => place.site);
        const which = standings => sites.find(site => {
            Bench.companion.table.tap(site);
            return Bench.companion.table.proposing && !Bench.companion.table.wantsGoal && standings.includes(Bench.companion.table.proposalStanding);
        });
        Bench.tell("white holds 3 lumber 3 brick unknown 0");
        const plain = which(["allowed", "allowedIf"]);
        verify(plain && which(["illegal"]), "there are both");
        Bench.companion.table.tap(plain);
        compare(shown("record"), "Record it");
        const legal = place();
        for (const against of ["illegal", "unlikely"]) {
            if (against === "unlikely")
                Bench.tell("white holds nothing unknown 0");
            Bench.companion.table.tap(which([against]));
            compare(shown("record"), "Record it all the same");
            const other = place();
            verify(other.left >= legal.right, "%1 to %2 is not beside %3 to %4".arg(other.left).arg(other.right).arg(legal.left).arg(legal.right));
        }
    }

    // What a tap opens far above is in sight, however far the panel was scrolled.
    function test_whatWasAskedForIsInSight() {
        const inSight = (name, page) => {
            const item = find(name), top = item.mapToItem(page, 0, 0).y;
            return top >= 0 && top < page.height;
        };
        Bench.companion.screen = "ledger";
        const page = find("page"), row = find("event-40");
        row.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => inSight("event-40", page));
        tapOn(row);
        tryVerify(() => inSight("correction", page));
        Bench.companion.screen = "referee";
        find("question-roll").forceActiveFocus(Qt.TabFocusReason);
        tapOn(find("question-roll"));
        find("roll-12").forceActiveFocus(Qt.TabFocusReason);
        tapOn(find("roll-12"));
        tryVerify(() => inSight("answer", page));
    }

    function test_noButtonMovesWhileCardsAreCounted() {
        Bench.companion.screen = "books";
        tapOn(find("deed-0"));
        const keys = ["give-lumber", "give-brick", "give-wool", "give-grain", "give-ore", "take-ore"];
        const places = () => keys.map(key => find(key).mapToItem(null, 0, 0)).map(at => "%1 %2".arg(at.x).arg(at.y));
        wait(20);
        const before = places();
        for (const key of keys)
            for (let i = 0; i < 3; ++i)
                tapOn(find(key));
        wait(20);
        compare(places(), before);
    }

    function test_whatAnEventMayReallyHaveBeenFitsItsCard() {
        Bench.companion.screen = "ledger";
        Bench.companion.ledger.select(4);
        const card = find("correction"), corrections = Bench.companion.ledger.corrections.count;
        verify(corrections > 5);
        for (let i = 0; i < corrections; ++i) {
            const choice = find("correction-" + i);
            verify(choice.mapToItem(card, choice.width, 0).x <= card.width, choice.text);
        }
        compare(Bench.clipped(window), []);
    }

    function test_aWrongRollIsCorrectedInTheLedger() {
        Bench.companion.screen = "ledger";
        Bench.companion.ledger.select(100);
        tapOn(find("correction-4"));
        tapOn(find("applyCorrection"));
        compare(Bench.declared(), ["correct 100 blue rolls 7"]);
    }

    function test_anEventIsMovedToItsTimeByATapOnTheList() {
        Bench.companion.screen = "ledger";
        const ledger = Bench.companion.ledger;
        ledger.select(25);
        tapOn(find("moveEvent"));
        verify(ledger.moving);
        ledger.select(20);
        verify(ledger.correcting && find("applyCorrection").enabled);
        compare(find("correction-0").text, "Right before: Anna ends the turn.");
        const events = Bench.declared().length;
        tapOn(find("applyCorrection"));
        compare(Bench.declared().length, events + 1);
    }

    function test_whatTheCameraSawIsShownBesideItsEventAndLargeOnATap() {
        Bench.photograph(96);
        Bench.companion.screen = "ledger";
        tryVerify(() => find("pictures-96").visible);
        verify(!find("selectedPictures").visible);
        Bench.companion.ledger.select(96);
        tryVerify(() => find("selectedPictures").visible);
        Bench.companion.ledger.backToNow();
        verify(!find("pictures-95").visible);
        const photograph = find("photograph");
        tryVerify(() => photograph.visible);
        const small = photograph.width;
        tapOn(photograph);
        tryVerify(() => photograph.width > 2 * small);
        tapOn(photograph);
        tryCompare(photograph, "width", small);
        Bench.companion.ledger.moment = 50;
        tryVerify(() => !photograph.visible);
    }

    function test_aTradeIsTappedTogetherAndTakenBack() {
        Bench.companion.screen = "books";
        tapOn(find("deed-0"));
        tapOn(find("give-wool"));
        tapOn(find("take-brick"));
        tapOn(find("partner-1"));
        tapOn(find("recordCards"));
        compare(Bench.declared(), ["blue trades 1 wool for 1 brick with red"]);
        compare(shown("last"), "Last: Ben gives 1 wool to Anna for 1 brick.");
        tapOn(find("undo"));
        compare(Bench.declared()[1], "undo 101");
    }

    function test_cardsOfAChoiceArePickedAndNothingMovesUnderTheFinger() {
        Bench.playBook("conquest");
        Bench.tell("red ends");
        Bench.tell("blue rolls 3 4");
        Bench.companion.screen = "table";
        const names = ["lumber", "brick", "wool", "grain", "ore", "gold"].filter(kind => find("choose-0-" + kind));
        verify(names.length > 1, "there is a choice");
        const buttons = names.map(kind => find("choose-0-" + kind));
        for (let due = 0; find("settle-" + due); ++due)
            for (const kind of ["lumber", "brick", "wool", "grain", "ore", "gold"]) {
                const button = find(`choose-${due}-${kind}`);
                if (button)
                    verify(button.x >= 0 && button.x + button.width <= button.parent.width, `${kind} is beside its card`);
            }
        const places = () => buttons.map(button => button.mapToItem(null, 0, 0)).map(at => `${at.x} ${at.y}`).join();
        const before = places(), recorded = Bench.declared().length;
        verify(!find("choose-0-clear").enabled);
        tapOn(buttons[0]);
        compare(find("choose-0-" + names[0]), buttons[0], "the button stays");
        compare(places(), before);
        verify(shown("choose-0-picked").includes(names[0]), shown("choose-0-picked"));
        for (const fault of [Bench.unnamed(window), Bench.tooSmall(window), Bench.unreachable(window), Bench.clipped(window)])
            compare(fault, []);
        tapOn(find("choose-0-clear"));
        verify(!shown("choose-0-picked").includes(names[0]));
        buttons[0].forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        verify(buttons[0].activeFocus, "the keyboard stays where it was");
        compare(Bench.declared().length, recorded, "another card is due");
        tapOn(buttons[1]);
        compare(Bench.declared().length, recorded + 1);
        const chosen = Bench.declared().slice(-1)[0];
        verify(chosen.startsWith("blue chooses 1 ") && chosen.includes(names[0]) && chosen.includes(names[1]), chosen);
    }

    function test_aBattleIsTwoHexesAndItsDice() {
        Bench.playBook("risk");
        Bench.companion.screen = "books";
        Bench.companion.books.tap("1,0");
        Bench.companion.books.tap("0,0");
        for (const die of [6, 3, 2, 5])
            tapOn(find("die-" + die));
        compare(find("outcome").text, "The attacker loses 0, the defender 1.");
        tapOn(find("recordBattle"));
        compare(Bench.declared(), ["red battles 1,0 0,0 attack 6 attack 3 attack 2 defend 5"]);
    }

    // Tap the hex, tap the number.
    function test_aWrongCountIsSetRightInTwoTaps() {
        Bench.playBook("risk");
        Bench.tell("red moves army 1,0 2,0 count 3");
        Bench.countArmies("2,0", "red", 7);
        Bench.companion.screen = "table";
        tapSite(2, 0);
        compare(shown("sight-0"), "The camera sees 7, 87% sure.");
        verify(find("closeUp").visible);
        tapOn(find("count-0-7"));
        compare(Bench.declared()[1], "correct 13 red moves army 1,0 2,0 count 2");
        verify(find("count-0-7").checked);
        verify(!find("count-0-8").checked);
    }

    // Ben's roads are laid to Anna's fort at the table; then she attacks his settlement along them.
    function test_anAttackIsAskedForAgreedOnAndRecorded() {
        Bench.playBook("war");
        for (const road of ["2,0,NW", "2,0,W"]) {
            Bench.companion.table.tap(road);
            Bench.companion.table.choose(1);
            Bench.companion.table.confirm();
        }
        Bench.companion.screen = "books";
        tapOn(find("buyWeapon"));
        tapOn(find("recordWaiting"));
        Bench.companion.books.tap("1,1,N");
        compare(shown("recordAttack"), "Record it all the same");
        tapOn(find("consent-blue"));
        tapOn(find("lender-white"));
        tapOn(find("spoil-ore"));
        tapOn(find("recordAttack"));
        compare(Bench.declared().slice(2), ["red buys weapon", "red attacks 1,1,N weapons 2 lender white consent blue take 1 ore"]);
        verify(shown("last").endsWith("Consent: Ben. Knights lent: Clara. Pillaged: 1 ore"), shown("last"));
        verify(shown("objection").length > 0, "one knight was missing");
    }

    function test_aSevenFloodsThePlainAndABridgeIsATap() {
        Bench.playBook("great-river");
        Bench.companion.screen = "books";
        verify(shown("flood").startsWith("The plain is flooded"));
        tapOn(find("undo"));
        Bench.companion.screen = "table";
        Bench.companion.table.tap("0,1,S/0,2,N");
        verify(shown("proposal").startsWith("Anna builds: bridge"), shown("proposal"));
        tapOn(find("record"));
        tapOn(find("endTurn"));
        tapOn(find("roll-7"));
        Bench.companion.screen = "books";
        verify(shown("flood").startsWith("The plain is dry"), shown("flood"));
    }

    function test_aClauseIsReadInTwoTaps() {
        Bench.playBook("war");
        Bench.companion.screen = "home";
        tapOn(find("nav-books"));
        tapOn(find("panel-rules"));
        verify(find("WAR-37").visible);
        tapOn(find("rules-base"));
        verify(find("BASE-10").visible);
    }

    function test_theTableIsAskedAndAnswersByKeyboard() {
        Bench.companion.screen = "referee";
        const board = find("board");
        board.forceActiveFocus();
        tryVerify(() => board.activeFocus);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        verify(shown("answer").length > 0);
    }

    function test_returnPressesWhatTheKeyboardHasComeTo() {
        const press = (name, key) => {
            const control = find(name);
            control.forceActiveFocus(Qt.TabFocusReason);
            tryVerify(() => control.activeFocus);
            keyClick(key);
        };
        press("nav-table", Qt.Key_Return);
        compare(Bench.companion.screen, "table");
        press("endTurn", Qt.Key_Return);
        press("roll-8", Qt.Key_Enter);
        compare(Bench.declared(), ["blue ends", "white rolls 8"]);
        press("nav-home", Qt.Key_Enter);
        press("flat", Qt.Key_Return);
        verify(Bench.companion.settings.flat && find("flat").checked);
        press("flat", Qt.Key_Return);
        verify(!Bench.companion.settings.flat && !find("flat").checked);
    }

    function test_aLostCameraIsShownOnTableWithTheWayToIt() {
        Bench.companion.screen = "table";
        verify(!find("cameraLost").visible);
        Bench.loseCamera("The camera is gone.");
        verify(find("cameraLost").visible);
        compare(shown("cameraLost"), "The camera is gone.");
        find("cameraLost").accepted();
        compare(Bench.companion.screen, "camera");
        Bench.loseCamera("");
    }

    function test_theSamplesEndIsNoLostCamera() {
        Bench.showSample(true);
        Bench.companion.screen = "table";
        Bench.loseCamera("This source has no more pictures.");
        verify(find("cameraLost").visible);
        Bench.endSample();
        verify(!find("cameraLost").visible, "the guide says what comes now");
        Bench.showSample(false);
        Bench.loseCamera("");
    }

    // Amber leads to what is due; the turn ends in amber once nothing is.
    function test_theTurnEndsInAmberOnlyWhenNothingIsDue() {
        Bench.companion.screen = "table";
        verify(find("endTurn").primary, "nothing is due");
        Bench.companion.table.endTurn();
        Bench.companion.table.roll(7);
        verify(find("settle-0"), "the robber is due");
        verify(find("endTurn").visible && !find("endTurn").primary);
    }

    function test_theSettingsAreOneTapFromTheGameAndSayHowTheMachineIs() {
        Bench.companion.screen = "home";
        tapOn(find("settings"));
        compare(Bench.companion.screen, "settings");
        verify(shown("summary") !== "");
        verify(find("health-2").visible);
    }

    function test_oneTapSwitchesTheVoiceOnAndOffAgain() {
        const voice = Bench.companion.voice;
        voice.telling = 0;
        Bench.companion.screen = "settings";
        compare(find("telling").label, "Nothing");
        find("telling").value = 2;
        find("telling").moved();
        compare(find("telling").label, "Rolls and what is due");
        Bench.companion.screen = "table";
        verify(voice.on);
        tapOn(find("voice"));
        verify(!voice.on);
        tapOn(find("voice"));
        compare(voice.telling, 2);
        voice.telling = 0;
    }

    SignalSpy {
        id: reportWanted
        target: Bench.companion.health
        signalName: "reportWanted"
    }

    function test_aCrashIsShownUntilSomebodyHasAnswered() {
        Bench.companion.screen = "table";
        Bench.crash();
        const notice = find("crashNotice");
        verify(notice.visible);
        notice.acted();
        compare(Bench.companion.screen, "settings");
        verify(!notice.visible, "the settings show it themselves");
        reportWanted.clear();
        tapOn(find("reportCrash"));
        compare(reportWanted.count, 1, "it is in sight, however long the report");
        compare(reportWanted.signalArguments[0][0], false);
        compare(reportWanted.signalArguments[0][1], false);
        find("forgetCrash").clicked();
        Bench.companion.screen = "table";
        verify(!notice.visible);
    }

    SignalSpy {
        id: fileWanted
        target: Bench.companion
        signalName: "fileWanted"
    }

    function test_aFileThatIsDroppedIsOpened() {
        fileWanted.clear();
        Bench.drop(window, "file:///tmp/evening.hexwarden");
        compare(fileWanted.count, 1);
        compare(fileWanted.signalArguments[0][0], "/tmp/evening.hexwarden");
    }

    function test_aMisreadingIsLookedAtBeforeItIsKept() {
        Bench.showMisreading();
        Bench.companion.screen = "misreading";
        verify(shown("misreadReading").indexOf("tile 0,0 forest") >= 0);
        const there = find("misreadCorrection");
        there.forceActiveFocus();
        keyClick("x");
        compare(Bench.companion.misreading.correction, "x");
        find("misreadMoment").value = 2;
        find("misreadMoment").moved();
        compare(Bench.companion.misreading.at, 2);
    }

    function test_aLongTurnIsShownWhereTheTableWantsToKnow() {
        Bench.companion.screen = "table";
        Bench.companion.table.endTurn();
        verify(!find("turnTimer").visible);
        Bench.companion.settings.turnMinutes = 3;
        verify(find("turnTimer").visible);
        verify(shown("turnTimer").startsWith("This turn: "), shown("turnTimer"));
        Bench.companion.settings.turnMinutes = 0;
    }

    function test_languageAndLightChangeAtOnce() {
        Bench.companion.screen = "home";
        tapOn(find("language"));
        compare(shown("start"), "Spiel beginnen");
        const before = window.color.toString();
        tapOn(find("theme"));
        verify(window.color.toString() !== before);
    }
}
