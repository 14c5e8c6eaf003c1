"""The page in a real browser on a phone's screen: a sample game of each book, both sizes, both languages, dark and
light, text twice as large; keyboard, screen reader names, and what is sent.

  browser_test.py SHOW_PARTY QM_FOLDER CHROMEDRIVER [BOOK]

With HEXWARDEN_PICTURES the pictures of the screens go there.
"""
import os
import sys

from browser import Browser, Driver
from drives import DRIVES, drive, place_of
from party import SET_UP, SIZES, Party, check, looks_right

BOOKS = list(DRIVES)


def asks(browser, question):
    browser.run("""const select = document.querySelector('[data-key=question]');
        select.value = arguments[0];
        select.dispatchEvent(new Event('change'))""", question)
    browser.wait("document.querySelector('[data-key=question] option[selected]').value === arguments[0]", question)


def visits_every_tab(browser, name):
    browser.wait("document.querySelectorAll('svg.board path.land').length > 10")
    looks_right(browser, name + "-table")
    browser.click("[data-key=tab-referee]")
    browser.wait("document.querySelector('[data-key=question]')")
    for question in browser.run("return [...document.querySelector('[data-key=question]').options].map(o => o.value)"):
        asks(browser, question)
    asks(browser, browser.run("return document.querySelector('[data-key=question]').options[1].value"))
    looks_right(browser, name + "-referee")
    browser.click("[data-key=tab-hand]")
    browser.wait("document.querySelector('[data-key=more-wool]')")
    looks_right(browser, name + "-hand")
    browser.click("[data-key=tab-table]")


def every_look(driver, program, qm, book):
    for language in ("en", "de"):
        with Party(program, qm, book, language) as party, Browser(driver) as browser:
            for size in SIZES:
                for dark, percent in ((True, 100), (False, 100), (True, 200)):
                    name = "%s-%s-%s-%s-%d" % (book, size, language, "dark" if dark else "light", percent)
                    browser.dress(SIZES[size], dark)
                    browser.open(party.links["blue"])
                    browser.wait("document.querySelector('.who')?.classList.contains('of-blue')")
                    browser.enlarge(percent)
                    check(browser.run("return document.documentElement.lang") == language, name + " speaks otherwise")
                    visits_every_tab(browser, name)


def answers_from_the_phone(driver, program, qm):
    with Party(program, qm, "evening", "en", SET_UP) as party, Browser(driver, SIZES["360"]) as browser:
        party.add("red holds 5 lumber 4 wool unknown 0")
        party.add("red rolls 3 4")
        browser.open(party.links["red"])
        browser.wait("location.hash === ''")  # the key does not stay in sight
        browser.click_text("Done: Anna discards 4.")
        check(party.heard() == "red: red discards 4", "the discard is no event of red's")
        browser.wait("document.querySelectorAll('.mark-legal').length > 10")
        looks_right(browser, "answers-robber")
        # By the keyboard alone: to the board, to a site, and what it is.
        browser.run("document.querySelector('svg.board').focus()")
        browser.keys("\ue014")
        browser.wait("document.querySelector('.cursor')")
        check(browser.run("return document.activeElement.tagName") == "svg", "the focus left the board")
        browser.keys("\ue007")
        browser.wait("document.querySelector('[data-key=options]')")
        # And by the tab key to the button that says it.
        for _ in range(9):
            browser.keys("\ue004")
            if browser.run("return document.activeElement.matches('[data-key=options] .primary')"):
                break
        looks_right(browser, "answers-options")
        browser.keys("\ue007")
        check(" sends robber to " in party.heard(), "the robber did not move")
        check(not browser.complaints(), browser.complaints())


def keeps_a_hand(driver, program, qm):
    with Party(program, qm, "evening", "en") as party, Browser(driver, SIZES["390"]) as browser:
        browser.open(party.links["blue"])
        browser.wait("document.querySelector('[data-key=tab-hand]')")
        browser.click("[data-key=tab-hand]")
        for kind in ("lumber", "brick", "lumber"):
            browser.click("[data-key=more-%s]" % kind)
        browser.open(party.links["blue"].split("#")[0])
        browser.wait("document.querySelector('[data-key=tab-hand]')")
        browser.click("[data-key=tab-hand]")
        browser.wait("document.body.innerText.includes('Cards in your hand: 3')")
        browser.click("[data-key=tab-referee]")
        browser.wait("document.querySelector('[data-key=question]')")
        party.add("blue holds nothing unknown 3")
        # Whether it pays a road, the phone knows; that it does is told when the question is put to the table.
        for kinds, pays in (((), "The hand pays it, says Ben."), (("fewer-brick",), "The hand does not pay it, says Ben.")):
            browser.click("[data-key=tab-hand]")
            for kind in kinds:
                browser.wait("document.querySelector(arguments[0])", "[data-key=%s]" % kind)
                browser.click("[data-key=%s]" % kind)
            browser.click("[data-key=tab-referee]")
            browser.wait("document.querySelector('[data-key=question]')")
            asks(browser, "build")
            browser.touch_board(*place_of("1,1,N/2,0,S"))
            browser.wait("document.querySelector('[data-key=answer]')")
            looks_right(browser, "pays")
            browser.click_text("Put it to the table")
            told = party.heard()
            check(told.startswith("notice Ben puts a question to the table: ") and told.endswith(pays), told)
        for frame in browser.sent():
            if frame.startswith("chrome:"):
                continue  # the browser's own first page
            check("lumber" not in frame and "brick" not in frame, "a card left the phone: " + frame)
            check(frame.startswith(("{", party.links["blue"].split("#")[0], "data:", "ws:")), "something goes elsewhere: " + frame)
            check("k=" not in frame, "the key is in an address: " + frame)


def shows_names_as_text(driver, program, qm):
    name = "<img src=x onerror=a()><b>Eve"
    with Party(program, qm, "evening", "en") as party, Browser(driver, SIZES["360"]) as browser:
        party.add('began seat red "%s" south seat blue "Ben" north' % name)
        browser.open(party.links["red"])
        browser.wait("document.querySelector('.who')?.textContent === arguments[0]", name)
        check(browser.run("return document.querySelectorAll('img, b, i').length") == 0, "a name has become an element")
        check(browser.run("return document.title") == "Hexwarden", "a name was run")
        looks_right(browser, "names")


def sends_a_photograph(driver, program, qm, photograph):
    with Party(program, qm, "evening", "en", "1") as party, Browser(driver, SIZES["360"]) as browser:
        browser.open(party.links["red"])
        browser.wait("document.querySelector('#photograph')")
        looks_right(browser, "photograph")
        browser.choose_file("#photograph", photograph)
        check(party.heard() == "photograph JPEG", "no photograph came")
        browser.wait("document.querySelectorAll('[data-key=reading] path.land').length === 19")
        browser.wait("document.querySelector('[data-key=reading] [role=status]').textContent === ''")
        check(browser.run("return document.querySelector('#error').textContent") == "", "it was not read")
        looks_right(browser, "photograph-read")


def tells_what_is_wrong(driver, program, qm):
    with Party(program, qm, "evening", "de") as party:
        with Browser(driver, SIZES["360"]) as browser:
            browser.open(party.links["red"].split("#")[0])
            browser.wait("document.body.innerText.includes('Lest den QR-Code am Tisch')")
            looks_right(browser, "no-key")
        with Browser(driver, SIZES["360"]) as browser:
            browser.open(party.links["play"][:-1] + ("0" if party.links["play"][-1] != "0" else "1"))
            browser.wait("document.body.innerText.includes('öffnet hier kein Spiel')")
            looks_right(browser, "wrong-key")
        with Browser(driver, SIZES["360"]) as browser:
            browser.open(party.links["play"])
            browser.wait("document.querySelectorAll('.seat').length === 4")
            looks_right(browser, "seats")
            browser.click("[data-key=seat-white]")
            browser.wait("document.querySelector('.who.of-white')")
        with Browser(driver, SIZES["390"]) as browser:
            browser.open(party.links["look"])
            browser.wait("document.body.innerText.includes('Zuschauen')")
            check(not browser.run("return document.querySelector('#tabs button')"), "who looks on has nothing to answer")
            looks_right(browser, "look-on")


def main():
    program, qm, chromedriver = sys.argv[1:4]
    only = sys.argv[4] if len(sys.argv) > 4 else None
    with Driver(chromedriver) as driver:
        for book in BOOKS:
            if only in (None, book):
                drive(driver, program, qm, book)
                every_look(driver, program, qm, book)
        if only in (None, "answers"):
            answers_from_the_phone(driver, program, qm)
            keeps_a_hand(driver, program, qm)
            shows_names_as_text(driver, program, qm)
            tells_what_is_wrong(driver, program, qm)
            picture = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "pictures", "table.png")
            sends_a_photograph(driver, program, qm, os.path.abspath(picture))
    print("seen in a browser")


if __name__ == "__main__":
    main()
