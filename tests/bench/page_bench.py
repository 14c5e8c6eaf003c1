"""Figures of the phones' page in a browser, for docs/measurements.md: from opening a link to the first paint and to the
seat's own board, and from an event at the table to the page. The browser's processor is slowed down by a factor.

  page_bench.py SHOW_PARTY QM_FOLDER CHROMEDRIVER
"""
import os
import statistics
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "seats"))
from browser import Browser, Driver
from party import SET_UP, SIZES, Party

BOOKS = ("evening", "great-river", "war", "conquest", "risk")
SLOWER = (1, 4)
TIMES = 3

# Notes when the seat's own board has been painted, and when the roll last changed.
WATCH = """addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    if (!window.seatAt && document.querySelector('.who:not(:empty)') && document.querySelector('svg.board'))
        requestAnimationFrame(() => setTimeout(() => window.seatAt ??= performance.now()));
    const roll = document.querySelector('.roll')?.textContent;
    if (roll !== window.roll)
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { roll, rollAt: Date.now() })));
}).observe(document.body, { childList: true, subtree: true, characterData: true }));"""


def joining(driver, program, qm, book, slower):
    paints, seats = [], []
    for _ in range(TIMES):
        with Party(program, qm, book, "en") as party, Browser(driver, SIZES["360"]) as browser:
            browser.devtools("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
            browser.devtools("Emulation.setCPUThrottlingRate", {"rate": slower})
            browser.open(party.links["red"])
            seats.append(browser.wait("window.seatAt"))
            paints.append(browser.wait("performance.getEntriesByName('first-contentful-paint')[0]?.startTime"))
    return paints, seats


def rolls(driver, program, qm, slower):
    delays = []
    with Party(program, qm, "evening", "en", SET_UP) as party, Browser(driver, SIZES["360"]) as browser:
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        browser.devtools("Emulation.setCPUThrottlingRate", {"rate": slower})
        browser.open(party.links["red"])
        browser.wait("window.seatAt")
        for i in range(20):
            who = ("red", "blue", "white", "orange")[i % 4]
            before = browser.run("return window.roll")
            began = time.time()
            party.add("%s rolls %d %d" % (who, 1 + i % 3, 1 + i % 2))
            browser.wait("window.roll !== arguments[0]", before)
            delays.append(browser.run("return window.rollAt") - 1000 * began)
            party.add(who + " ends")
    return delays


def main():
    program, qm, chromedriver = sys.argv[1:4]
    with Driver(chromedriver) as driver:
        for slower in SLOWER:
            for book in BOOKS:
                paints, seats = joining(driver, program, qm, book, slower)
                print("%-12s processor %d times slower: first paint %.0f ms in the median, %.0f at most; the seat's board %.0f and %.0f ms"
                      % (book, slower, statistics.median(paints), max(paints), statistics.median(seats), max(seats)), flush=True)
            delays = sorted(rolls(driver, program, qm, slower))
            print("roll to page, processor %d times slower: %.0f ms in the median, %.0f at the 95th percentile (%d)"
                  % (slower, statistics.median(delays), delays[int(0.95 * (len(delays) - 1))], len(delays)), flush=True)


if __name__ == "__main__":
    main()
