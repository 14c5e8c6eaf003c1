"""What waits for a phone in each book, answered on its page by one touch each, and what the table hears of it."""
from by_book import BY_BOOK
from party import SET_UP, Party, check
from phone import DONE, OPTION, TICK, KeyboardPhone, Phone

# --- what waits, book by book


def places_in_set_up(table, phone):
    with table("evening", "2") as party, phone(party, "red") as red:
        red.look("set-up")
        red.touches("-2,2,N")
        red.answers(OPTION, "red: red builds settlement -2,2,N")
        red.touches("-1,0,S/-2,2,N")
        red.answers(OPTION, "red: red builds road -1,0,S/-2,2,N")
        red.offers_none(".mark-legal")


def discards_and_moves_the_robber(table, phone):
    with table("evening", SET_UP) as party, phone(party, "red") as red:
        party.add("red holds 5 lumber 4 wool unknown 0", "red rolls 3 4")
        red.offers(DONE)
        red.look("discard")
        red.answers(DONE, "red: red discards 4")
        red.touches("0,-1")
        red.look("robber")
        red.answers(OPTION, "red: red sends robber to 0,-1 from ")


def clicks_while_things_happen(table, phone):
    """What somebody else does while the button is down changes the page, and the click counts all the same."""
    with table("evening", SET_UP) as party, phone(party, "red") as red:
        party.add("red holds 5 lumber 4 wool unknown 0", "blue holds 9 wool unknown 0", "red rolls 3 4")
        red.offers(DONE)

        def happens():
            party.add("blue discards 4")
            red.wait("document.querySelector('[data-key=news]').textContent.includes('Ben')")

        red.click_while(DONE, happens)
        red.declares("red: red discards 4")


def tells_whom_the_robber_robbed(table, phone):
    answer = "[data-key=waits] .wait .row button"
    with table("evening", SET_UP) as party, phone(party, "red") as red, phone(party, "white") as white:
        party.add("red rolls 3 4", "camera red sends robber to 1,1")
        check(red.offers(answer) == "Ben", "Ben alone has a building there")
        red.look("robbed")
        white.wait("document.querySelector('.roll').textContent.includes('7')")
        white.offers_none(answer)
        red.answers(answer, "red: correct 20 red sends robber to 1,1 from blue")
        red.offers_none(answer)


def lays_free_roads(table, phone):
    with table("evening", SET_UP) as party, phone(party, "red") as red:
        party.add("red rolls 2 4", "red plays road_building")
        for site in ("-2,1,S/-2,2,N", "-2,1,S/-3,3,N"):
            red.touches(site)
            red.answers(OPTION, "red: red builds road " + site)
        red.offers_none(".mark-legal")


def kind(name):
    """The button of a kind of card."""
    return "[data-key=waits] button[data-key$='-%s']" % name


def chooses_for_gold(table, phone):
    with table("evening") as party, phone(party, "red") as red:
        party.play(["seafarers"], "islands", ["red", "blue"], "joined", "red builds city 2,0,N", "blue builds settlement 0,0,S",
                   "red continues", "red rolls 4 5")
        red.offers(TICK)
        red.look("gold")
        red.click(kind("wool"))
        red.offers(kind("clear") + ":not(:disabled)")
        red.look("gold-picked")
        red.click(kind("clear"))
        red.offers(kind("clear") + ":disabled")
        red.click(kind("wool"))
        red.offers(kind("clear") + ":not(:disabled)")
        red.answers(kind("ore"), "red: red chooses 1 wool 1 ore")
        red.offers_none(TICK)


def floods_and_dries(table, phone):
    """The robber drowns in the plain when it is flooded, and the next 7 brings him back."""
    with table("great-river") as party, phone(party, "red") as red:
        news = "[data-key=news]"
        dry = red.offers(news)
        red.look("flood")
        party.add("red ends", "blue rolls 3 4")
        red.wait("document.querySelector('[data-key=news]').textContent !== arguments[0]", dry)
        party.add("blue sends robber to 0,2", "blue ends", "red rolls 4 4", "red ends", "blue rolls 2 5")
        red.offers_none(".mark-legal")
        party.add("blue ends", "red rolls 6 1")
        red.touches("0,-1")
        red.answers(OPTION, "red: red sends robber to 0,-1")


def sends_the_robber_off_the_plain(table, phone):
    with table("great-river") as party, phone(party, "blue") as blue:
        party.add("red ends", "blue rolls 3 4")
        blue.offers(".mark-legal")
        blue.look("river-robber")
        blue.touches("0,1")
        blue.answers(OPTION, "blue: blue sends robber to 0,1 from red")


def lends_roads_and_knights(table, phone):
    with table("war") as party, phone(party, "blue") as blue:
        party.add("attack -1,-1,S/-2,1,N")
        for lent in ("consent", "lend"):
            css = "[data-key=%s]" % lent
            blue.offers(css)
            blue.click(css)
            blue.offers(css + "[aria-pressed=true]")
        blue.look("lends")
        party.tell("record")
        heard = party.heard()
        check(heard.startswith("table: red attacks") and "consent blue" in heard and "lender blue" in heard, heard)
        check(party.heard() == "added", "more was recorded")
        blue.offers_none("[data-key=consent]")


def takes_a_word_back(table, phone):
    with table("war") as party, phone(party, "blue") as blue:
        party.add("attack -1,-1,S/-2,1,N")
        for pressed in ("true", "false"):
            blue.offers("[data-key=consent]")
            blue.click("[data-key=consent]")
            blue.offers("[data-key=consent][aria-pressed=%s]" % pressed)
        party.tell("record")
        check("consent" not in party.heard(), "the roads were lent all the same")


def chooses_on_a_seven(table, phone):
    with table("conquest") as party, phone(party, "red") as red, phone(party, "blue") as blue:
        party.play(["conquest"], "gulf", ["red", "blue"], "joined", "red builds settlement 0,0", "blue builds castle 1,0",
                   "red continues", "red rolls 3 4")
        check(red.offers(TICK) and blue.offers(TICK), "both choose")
        red.look("conquest-choice")
        red.answers(kind("grain"), "red: red chooses 1 grain at 0,0")
        red.offers_none(TICK)
        blue.offers(TICK)
        blue.click(TICK)
        blue.offers_none(TICK)


def draws_a_free_card(table, phone):
    with table("conquest") as party, phone(party, "blue") as blue:
        party.play(["conquest"], "gulf", ["red", "blue"], "joined", "red builds castle 0,0", "blue builds settlement 1,0",
                   "red continues")
        before = blue.offers("[data-key=news]")
        party.add("red rolls 3 3", "red ends", "blue rolls 3 3", "blue ends")
        blue.wait("document.querySelector('[data-key=news]').textContent !== arguments[0]", before)
        blue.look("conquest-card")
        blue.answers(DONE, "blue: blue buys card")


def loses_to_a_peril(table, phone):
    """Dragon, storm and disease; of two who lead alike each is shown what is his own."""
    perils = (("dragon", "5 3", ["red builds castle 1,1", "red builds city 1,0", "red builds city 0,1", "red builds knight 1,1"], "castle 1,1"),
              ("storm", "6 6", ["red builds city 1,0", "red builds galley 2,0"], "galley 2,0"),
              ("disease", "1 1", ["red builds city 1,0", "red builds cavalry 1,1"], "cavalry 1,1"))
    with table("conquest") as party, phone(party, "red") as red, phone(party, "blue") as blue:
        for peril, dice, pieces, lost in perils:
            party.play(["conquest"], "gulf", ["red", "blue"], "joined", *pieces, "blue builds settlement 3,1", "red continues",
                       "red rolls " + dice)
            red.touches(lost.split()[1])
            red.look("conquest-" + peril)
            if peril != "dragon":  # no hex pays Red then, but the bank gives
                check("1 gold" in red.offers("[data-key=credits]").lower(), "what the bank gave is not told")
            check(blue.marks() == 0, "the %s does not strike Blue" % peril)
            red.answers(OPTION, "red: red loses " + lost)
        party.play(["conquest"], "gulf", ["red", "blue"], "joined", "red builds city 1,0", "red builds galley 2,0",
                   "blue builds city 0,0", "blue builds galley -1,0", "red continues", "red rolls 6 6")
        for one, lost in ((red, "galley 2,0"), (blue, "galley -1,0")):
            one.offers(".mark-legal")
            check(one.marks() == 1, "one ship is his own")
        blue.touches("-1,0")
        blue.answers(OPTION, "blue: blue loses galley -1,0")
        red.offers_none(".mark-legal")


def places_free_armies(table, phone):
    with table("risk") as party, phone(party, "red") as red:
        party.play(["risk"], "channel", ["red", "blue"], "joined", "red builds city 0,0,N", "blue builds city 1,2,N",
                   "red places armies 0,1 count 1", "red places armies 0,0 count 3", "blue places armies 1,2 count 1",
                   "blue continues", "blue rolls 6 6", "blue ends", "red rolls 6 6")
        red.touches("0,1")
        red.click("[data-key=more-]")
        red.look("armies")
        red.answers(OPTION, "red: red places armies 0,1 count 2")


def chooses_a_harbour(table, phone):
    with table("risk") as party, phone(party, "red") as red:
        party.play(["risk"], "channel", ["red", "blue"], "joined", "red builds settlement 0,0,N", "blue builds city 1,2,N",
                   "red continues", "red rolls 1 1")
        red.touches("0,-1")
        red.look("harbour")
        red.answers(OPTION, "red: red places harbour ")
        red.offers_none(".mark-legal")


def agrees_on_roads_and_peace(table, phone):
    agree = "[data-key=agreements] button"
    with table("risk") as party, phone(party, "red") as red, phone(party, "blue") as blue:
        party.play(["risk"], "channel", ["red", "blue"], "joined", "red builds city 0,0,N", "blue builds city 1,2,N",
                   "red places armies 0,0 count 4", "blue places armies 0,1 count 1", "red continues", "red rolls 1 1")
        red.offers(agree)
        red.look("agreements")
        blue.answers(agree, 'blue: blue consents red "passage"')
        blue.offers_none(agree)
        red.answers(agree, 'red: red consents blue "peace"')


DRIVES = {
    "evening": (places_in_set_up, discards_and_moves_the_robber, clicks_while_things_happen, tells_whom_the_robber_robbed, lays_free_roads, chooses_for_gold),
    "great-river": (floods_and_dries, sends_the_robber_off_the_plain),
    "war": (lends_roads_and_knights, takes_a_word_back),
    "conquest": (chooses_on_a_seven, draws_a_free_card, loses_to_a_peril),
    "risk": (places_free_armies, chooses_a_harbour, agrees_on_roads_and_peace),
}

# The same by the keyboard alone
BY_KEYS = {
    "evening": (places_in_set_up, chooses_for_gold),
    "great-river": (sends_the_robber_off_the_plain,),
    "war": (lends_roads_and_knights,),
    "conquest": (),
    "risk": (places_free_armies,),
}


def drive(driver, program, qm, book):
    ways = [(Phone, one) for one in DRIVES[book] + BY_BOOK[book]] + [(KeyboardPhone, one) for one in BY_KEYS[book]]
    for language, size in (("en", "360"), ("de", "390")):
        for kind, one in ways:
            one(lambda game, lines=None: Party(program, qm, game, language, lines), lambda party, colour: kind(driver, party, colour, size))
