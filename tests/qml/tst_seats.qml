import QtQuick
import QtTest
import Hexwarden
import Hexwarden.Test

// Seats around a flat screen, and phones beside it.
FlowCase {
    id: testCase

    name: "Seats"

    // Clara has rolled a seven and David holds too many cards: four fingers come down and go up at once.
    function test_fourSeatsTouchAtOnce() {
        Bench.companion.settings.flat = true;
        Bench.companion.screen = "table";
        Bench.companion.table.endTurn();
        Bench.companion.table.roll(7);
        const fingers = ["discard-orange", "turn-red", "turn-blue", "end-white"].map(find);
        for (const finger of fingers)
            verify(finger && finger.visible);
        const touch = touchEvent(window.contentItem);
        fingers.forEach((finger, i) => touch.press(i, finger, finger.width / 2, finger.height / 2));
        touch.commit();
        for (const finger of fingers)
            verify(finger.down, finger.objectName + " is pressed");
        fingers.forEach((finger, i) => touch.release(i, finger, finger.width / 2, finger.height / 2));
        touch.commit();
        Bench.companion.settings.flat = false;
        compare(Bench.declared(), ["blue ends", "white rolls 7", "orange discards 4", "white ends"]);
    }

    function test_aSeatAtAFlatScreenSaysWhatWinsAndEndsNoTurnInAmberWhileSomethingIsDue() {
        Bench.companion.settings.flat = true;
        Bench.companion.screen = "table";
        Bench.companion.table.endTurn();
        Bench.companion.table.roll(8);
        verify(find("end-white").primary);
        compare(find("score-white").text, "4", "points");
        Bench.companion.table.endTurn();
        Bench.companion.table.roll(7);
        verify(!find("end-orange").primary, "somebody has to discard");
        Bench.playBook("conquest");
        compare(find("score-blue").text, "3", "victory tokens");
        compare(find("score-red").text, "0");
        Bench.companion.settings.flat = false;
    }

    function test_phonesAreLetInByASwitchAndACode() {
        Bench.companion.screen = "table";
        const wanted = [];
        const seats = Bench.companion.seats;
        const note = on => wanted.push(on);
        seats.wanted.connect(note);
        find("phones").toggled();
        compare(wanted.length, 1);
        seats.wanted.disconnect(note);
        verify(!find("phonesCode").visible, "nothing to read while they are not wanted");
        Bench.letPhonesIn("blue");
        verify(find("phonesCode").visible && find("phonesCode").path !== "");
        verify(shown("phonesAddress").includes("192.168.178.23:8470"), shown("phonesAddress"));
        verify(find("free-blue").visible && !find("free-red").visible);
        const freed = [];
        const noteSeat = colour => freed.push(colour);
        seats.freed.connect(noteSeat);
        find("free-blue").clicked();
        compare(freed, ["blue"]);
        seats.freed.disconnect(noteSeat);
    }

    function test_whenTheGameIsOverThereAreNoCodes() {
        Bench.companion.screen = "table";
        Bench.letPhonesIn("blue");
        const open = shown("phonesAddress");
        Bench.endTheirGame();
        verify(!find("phonesCode").visible && !find("phonesLookOn").visible);
        verify(shown("phonesAddress") !== open, shown("phonesAddress"));
        Bench.companion.settings.flat = true;
        verify(!find("code-red").visible);
        Bench.companion.settings.flat = false;
        Bench.letPhonesIn("blue");
        verify(find("phonesCode").visible, "it goes on after all");
    }

    function test_atAFlatScreenEverySeatHasItsOwnCode() {
        Bench.companion.settings.flat = true;
        Bench.companion.screen = "table";
        Bench.letPhonesIn("blue");
        verify(!find("code-blue").visible, "Ben has a phone");
        verify(!find("qr-red").visible, "nobody has asked for it");
        find("code-red").clicked();
        verify(find("qr-red").visible);
        const code = find("qr-red");
        const corner = code.mapToItem(window.contentItem, 0, 0), other = code.mapToItem(window.contentItem, code.width, code.height);
        for (const point of [corner, other])
            verify(point.x >= 0 && point.y >= 0 && point.x <= window.width && point.y <= window.height, "it is on the screen");
        find("code-red").clicked();
        verify(!find("qr-red").visible);
        Bench.companion.settings.flat = false;
    }

    function test_theScreenTurnsToWhomItSpeaks() {
        Bench.companion.settings.flat = true;
        Bench.companion.screen = "table";
        const turned = item => Math.round((Math.atan2(item.mapToItem(null, 1, 0).y - item.mapToItem(null, 0, 0).y, item.mapToItem(null, 1, 0).x - item.mapToItem(null, 0, 0).x) * 180 / Math.PI + 360) % 360);
        compare(turned(find("board")), 90, "Ben sits at the left");
        tapOn(find("turn-orange"));
        compare(turned(find("board")), 270, "David at the right");
        for (const [colour, degrees] of [["red", 0], ["blue", 90], ["white", 180]])
            compare(turned(find("turn-" + colour)), degrees, colour);
        Bench.companion.table.endTurn();
        compare(turned(find("board")), 180, "it is Clara's turn");
        const declared = Bench.declared().length;
        Bench.companion.table.tap("1,0,S");
        tapOn(find("record"));
        compare(Bench.declared().length, declared + 1);
        Bench.companion.settings.flat = false;
    }
}
