"""A phone of a seat: what its player does on the page and sees there."""
import time

from browser import Browser
from party import SIZES, check, looks_right

ENTER, TAB = "\ue007", "\ue004"
ARROWS = {"\ue014": (1, 0), "\ue015": (0, 1), "\ue012": (-1, 0), "\ue013": (0, -1)}  # right, down, left, up
DONE = "[data-key=waits] .wait button.primary"
TICK = "[data-key=waits] .wait > button"
OPTION = "[data-key=options] button.primary"


def place_of(site):
    """In tile sides, as the page reckons it."""
    if "/" in site:
        one, other = (place_of(end) for end in site.split("/"))
        return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    q, r, *tip = site.split(",")
    return 3 ** 0.5 * (int(q) + int(r) / 2), 1.5 * int(r) + {"N": -1, "S": 1}.get("".join(tip), 0)


class Phone(Browser):
    def __init__(self, driver, party, colour, size):
        super().__init__(driver, SIZES[size])
        self.party, self.size = party, size
        self.open(party.links[colour])
        self.wait("document.querySelector('.who')?.classList.contains(arguments[0])", "of-" + colour)

    def look(self, name):
        """At this moment, in all its clothes."""
        for dark, per_cent in ((True, 100), (False, 100), (False, 200)):
            self.dress(SIZES[self.size], dark)
            self.enlarge(per_cent)
            looks_right(self, "%s-%s-%s-%s-%d" % (name, self.size, self.party.language, "dark" if dark else "light", per_cent))
        self.dress(SIZES[self.size])
        self.enlarge(100)

    def offers(self, css):
        """Waits for it; its text."""
        self.wait("document.querySelector(arguments[0])", css)
        return self.run("return document.querySelector(arguments[0])?.textContent", css)

    def offers_none(self, css):
        self.wait("!document.querySelector(arguments[0])", css)

    def answers(self, css, event):
        """One touch, the table has it, and the page no longer asks."""
        self.offers(css)
        self.run("window.asked = document.querySelector(arguments[0])", css)
        self.click(css)
        self.declares(event)
        self.wait("!window.asked.isConnected")

    def declares(self, event):
        heard = self.party.heard()
        check(heard.startswith(event), "the table heard '%s', not '%s'" % (heard, event))

    def touches(self, site):
        self.offers("svg.board.tappable [data-key='mark %s']" % site)
        self.touch_board(*place_of(site))
        self.offers("[data-key=options]")

    def touch_board_at(self, site):
        self.offers("svg.board.tappable")
        self.touch_board(*place_of(site))

    def chooses(self, key):
        """Where there is a choice."""
        self.offers("[data-key=answer]")
        css = "[data-key='%s']" % key
        if self.run("return document.querySelector(arguments[0])", css):
            self.click(css)
            self.offers(css + "[aria-pressed=true]")

    def marks(self):
        return self.run("return document.querySelectorAll('.mark-legal').length")

    def turns_to(self, tab):
        self.offers("[data-key=tab-%s]" % tab)
        self.click("[data-key=tab-%s]" % tab)
        self.wait("document.querySelector('[data-key=tab-%s][aria-current=page]')" % tab)

    def asks(self, question):
        self.offers("[data-key=question]")
        self.run("""const select = document.querySelector('[data-key=question]');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change'))""", question)
        self.wait("document.querySelector('[data-key=question] option[selected]').value === arguments[0]", question)

    # By the keyboard alone.

    def tabs_to(self, css):
        self.offers(css)
        for _ in range(40):
            if self.run("return document.activeElement.matches(arguments[0])", css):
                return
            self.keys(TAB)
        check(False, "no tab key leads to " + css)

    def enters(self, css, event=None):
        """The tab key to it, and Enter."""
        self.tabs_to(css)
        self.keys(ENTER)
        if event:
            self.declares(event)

    def walks_to(self, site):
        """The arrow keys go from mark to mark until they are there, then Enter."""
        mark = "[data-key='mark %s']" % site
        self.offers("svg.board.tappable " + mark)
        self.tabs_to("svg.board")
        tried = {}  # which arrows, by where they began
        for _ in range(40):
            way = self.run("""const middle = css => { const box = document.querySelector(css)?.getBoundingClientRect();
                return box && [box.x + box.width / 2, box.y + box.height / 2]; };
                const [to, at] = [middle(arguments[0]), middle('.cursor')];
                return at && [to[0] - at[0], to[1] - at[1]]""", mark) or [0, 99]
            if max(map(abs, way)) < 3:
                break
            here = tried.setdefault(tuple(map(round, way)), [])
            nearest = sorted(ARROWS, key=lambda arrow: -way[0] * ARROWS[arrow][0] - way[1] * ARROWS[arrow][1])
            here.append(next((arrow for arrow in nearest if arrow not in here), nearest[0]))
            self.keys(here[-1])
            time.sleep(0.15)  # the companion says where it is
        else:
            check(False, "no arrow key leads to " + site)
        check(self.run("return document.activeElement.tagName") == "svg", "the focus left the board")
        self.keys(ENTER)
        self.offers("[data-key=options]")


class KeyboardPhone(Phone):
    """Whatever a finger does on the other, the keyboard does alone on this one. They look alike."""

    def look(self, name):
        pass

    def touches(self, site):
        self.walks_to(site)

    def answers(self, css, event):
        self.enters(css, event)

    def click(self, css):
        self.enters(css)
