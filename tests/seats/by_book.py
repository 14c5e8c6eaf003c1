"""What a phone does in every book, where the books differ: a hand that stays on it, a photograph of the book's board, and
an answer by the keyboard alone."""
import os

from party import SET_UP, check
from phone import DONE, OPTION

PICTURE = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "docs", "pictures", "table.png"))
SAYS = {"en": ("The hand pays it, says %s.", "The hand does not pay it, says %s."),
        "de": ("Die Hand reicht, sagt %s.", "Die Hand reicht nicht, sagt %s.")}

# --- a hand


def keeps_a_hand(game, lines, before, piece, site, cards):
    """It pays a piece, and after a reload, less one card, it does not; no card leaves the phone."""

    def drive(table, phone):
        with table(game, lines) as party, phone(party, "red") as red:
            party.add(*before, "red holds nothing unknown 9")
            red.turns_to("hand")
            for kind in cards:
                red.click("[data-key=more-%s]" % kind)
            red.open(party.links["red"].split("#")[0])
            red.turns_to("hand")
            red.wait("document.body.innerText.includes(arguments[0])", ": %d" % len(cards))
            red.look(game + "-hand")
            for taken, said in ((None, SAYS[party.language][0]), (cards[0], SAYS[party.language][1])):
                if taken:
                    red.turns_to("hand")
                    red.click("[data-key=fewer-%s]" % taken)
                red.turns_to("referee")
                red.asks("build")
                red.touch_board_at(site)
                red.chooses("piece-" + piece)
                red.offers("[data-key=answer] .%s + button" % ("bad" if taken else "good"))
                if not taken:
                    red.look(game + "-pays")
                red.click("[data-key=answer] button")
                heard = red.party.heard()
                check(heard.startswith("notice Anna") and heard.endswith(said % "Anna"), heard)
            home = party.links["red"].split("#")[0]
            for frame in red.sent():
                if frame.startswith("chrome:"):
                    continue  # the browser's own first page
                check(not any(kind in frame for kind in cards), "a card left the phone: " + frame)
                check(frame.startswith(("{", home, "data:", "ws:")), "something goes elsewhere: " + frame)
                check("k=" not in frame, "the key is in an address: " + frame)

    return drive


# --- a photograph


def sends_a_photograph(game, hexes, harbours, river):
    """What was read is shown on the phone with all that the book's board has."""

    def drive(table, phone):
        with table(game, "1") as party, phone(party, "red") as red:
            red.offers("#photograph")
            red.choose_file("#photograph", PICTURE)
            check(party.heard() == "photograph JPEG", "no photograph came")
            reading = "[data-key=reading] "
            red.wait("document.querySelectorAll('%spath.land').length === arguments[0]" % reading, hexes)
            red.wait("document.querySelector('%s[role=status]').textContent === ''" % reading)
            check(red.run("return document.querySelectorAll('%s.harbour').length" % reading) == harbours, "other harbours")
            check(bool(red.run("return document.querySelector('%s.river')" % reading)) == river, "another river")
            check(red.run("return document.querySelector('#error').textContent") == "", "it was not read")
            red.look(game + "-photograph")

    return drive


# --- the keyboard alone


def discards_by_keys(game, *before):
    """Who holds more than seven when Ben rolls a 7."""

    def drive(table, phone):
        with table(game) as party, phone(party, "red") as red:
            party.add(*before, "red holds 5 lumber 4 wool unknown 0", "blue rolls 3 4")
            red.wait("location.hash === ''")  # the key does not stay in sight
            red.enters(DONE, "red: red discards 4")
            red.offers_none(DONE)

    return drive


def moves_the_robber_by_keys(table, phone):
    with table("evening", SET_UP) as party, phone(party, "red") as red:
        party.add("red rolls 3 4")
        red.walks_to("0,-1")
        red.enters(OPTION, "red: red sends robber to 0,-1 from ")


def loses_by_keys(table, phone):
    with table("conquest") as party, phone(party, "red") as red:
        party.play(["conquest"], "gulf", ["red", "blue"], "joined", "red builds city 1,0", "red builds galley 2,0",
                   "blue builds settlement 3,1", "red continues", "red rolls 6 6")
        red.walks_to("2,0")
        red.enters(OPTION, "red: red loses galley 2,0")


BY_BOOK = {
    "evening": (keeps_a_hand("evening", SET_UP, ("red rolls 2 4",), "road", "-2,1,S/-2,2,N", ("lumber", "brick")),
                sends_a_photograph("evening", 19, 9, False), moves_the_robber_by_keys),
    "great-river": (keeps_a_hand("great-river", "11", (), "bridge", "0,0,S/0,1,N", ("lumber", "brick", "ore")),
                    sends_a_photograph("great-river", 19, 9, True), discards_by_keys("great-river", "red ends")),
    "war": (keeps_a_hand("war", "19", (), "fort", "2,0,N", ("brick", "wool", "grain")),
            sends_a_photograph("war", 19, 9, False), discards_by_keys("war", "red ends")),
    "conquest": (keeps_a_hand("conquest", "10", (), "knight", "0,1", ("wool", "ore")),
                 sends_a_photograph("conquest", 30, 4, False), loses_by_keys),
    "risk": (keeps_a_hand("risk", None, ("red continues", "red rolls 1 1"), "city", "1,0,N",
                          ("grain", "grain", "ore", "ore", "ore")),
             sends_a_photograph("risk", 16, 0, False), discards_by_keys("risk", "red continues", "red rolls 1 1", "red ends")),
}
