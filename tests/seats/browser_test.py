"""The page in a real browser on a phone's screen: a sample game of each book, both sizes, both languages, dark and
light, text twice as large; keyboard, screen reader names, and what is sent.

  browser_test.py SHOW_PARTY QM_FOLDER CHROMEDRIVER [BOOK]

With HEXWARDEN_PICTURES the pictures of the screens go there.
"""
import sys

from browser import Browser, Driver
from drives import DRIVES, drive
from party import SIZES, Party, check, looks_right
from phone import Phone

BOOKS = list(DRIVES)


def visits_every_tab(phone, name):
    phone.wait("document.querySelectorAll('svg.board path.land').length > 10")
    looks_right(phone, name + "-table")
    phone.turns_to("referee")
    phone.offers("[data-key=question]")
    questions = phone.run("return [...document.querySelector('[data-key=question]').options].map(o => o.value)")
    for question in questions:
        phone.asks(question)
    phone.asks(questions[1])
    looks_right(phone, name + "-referee")
    phone.turns_to("hand")
    phone.offers("[data-key=more-wool]")
    looks_right(phone, name + "-hand")
    phone.turns_to("table")


def every_look(driver, program, qm, book):
    for language in ("en", "de"):
        with Party(program, qm, book, language) as party, Phone(driver, party, "blue", "360") as phone:
            for size in SIZES:
                for dark, percent in ((True, 100), (False, 100), (True, 200)):
                    name = "%s-%s-%s-%s-%d" % (book, size, language, "dark" if dark else "light", percent)
                    phone.dress(SIZES[size], dark)
                    phone.open(party.links["blue"])
                    phone.offers(".who.of-blue")
                    phone.enlarge(percent)
                    check(phone.run("return document.documentElement.lang") == language, name + " speaks otherwise")
                    visits_every_tab(phone, name)


def shows_names_as_text(driver, program, qm):
    name = "<img src=x onerror=a()><b>Eve"
    with Party(program, qm, "evening", "en") as party, Browser(driver, SIZES["360"]) as browser:
        party.add('began seat red "%s" south seat blue "Ben" north' % name)
        browser.open(party.links["red"])
        browser.wait("document.querySelector('.who')?.textContent === arguments[0]", name)
        check(browser.run("return document.querySelectorAll('img, b, i').length") == 0, "a name has become an element")
        check(browser.run("return document.title") == "Hexwarden", "a name was run")
        looks_right(browser, "names")


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
            shows_names_as_text(driver, program, qm)
            tells_what_is_wrong(driver, program, qm)
    print("seen in a browser")


if __name__ == "__main__":
    main()
