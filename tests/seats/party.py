"""A table that phones come to, by the program show_party, and what every view of their page must keep."""
import json
import os
import queue
import subprocess
import tempfile
import threading

SIZES = {"360": (360, 740), "390": (390, 844)}
SET_UP = "18"  # lines of the sample evening before its first roll
BOARDS = os.path.join(os.path.dirname(__file__), "..", "..", "data", "scenarios", "boards")


def check(what, message):
    if not what:
        raise AssertionError(message)


class Party:
    """The sample game of a book, or its first lines."""

    def __init__(self, program, qm_folder, book, language, lines=None):
        arguments = [program, book, language, os.path.join(qm_folder, "hexwarden_%s.qm" % language)]
        self.language = language
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.process = subprocess.Popen(arguments + ([lines] if lines else []), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, env={**os.environ, "HOME": self.home.name})
        self.links = json.loads(self.process.stdout.readline())
        self.lines = queue.Queue()
        threading.Thread(target=lambda: [self.lines.put(line.strip()) for line in self.process.stdout], daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()
        self.home.cleanup()

    def tell(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def add(self, *events):
        for event in events:
            self.tell(event)
            check(self.heard() == "added", event + " is no event")

    def play(self, books, board, players, *events):
        """Another game: the pieces on the board are among the events."""
        with open(os.path.join(BOARDS, board + ".txt")) as file:
            laid = [line.strip() for line in file if line.strip() and line[0] != "#"]
        seats = ['seat %s "%s" %s' % (colour, colour.title(), side)
                 for colour, side in zip(players, ("south", "west", "north", "east"))]
        self.add(" ".join(["began"] + ["book " + book for book in books] + seats), " ".join(["laid"] + laid), *events)

    def heard(self, seconds=60):
        """The next line of what happened that was not added."""
        try:
            return self.lines.get(timeout=seconds)
        except queue.Empty:
            raise AssertionError("the table heard nothing") from None


def looks_right(browser, name):
    """What every view of the page must keep."""
    browser.picture(name)
    wide = browser.run("return [document.documentElement.scrollWidth, innerWidth]")
    check(wide[0] <= wide[1], "%s is wider than the screen: %s" % (name, wide))
    small = browser.run("""return [...document.querySelectorAll('button, select, .button')].map(b => [b.textContent, b.getBoundingClientRect()])
        .filter(([, box]) => box.height < 44 || box.width < 40).map(([text]) => text)""")
    check(not small, "%s has controls smaller than a finger: %s" % (name, small))
    clipped = browser.run("""return [...document.querySelectorAll('button, p, h1, h2, li, .who')]
        .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline').map(e => e.textContent)""")
    check(not clipped, "%s has texts that do not fit: %s" % (name, clipped))
    check(not browser.unnamed(), "%s has controls without a name: %s" % (name, browser.unnamed()))
    check(not browser.complaints(), "%s: the browser complains" % name)
