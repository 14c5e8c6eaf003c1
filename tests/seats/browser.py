"""A real browser on a phone's screen, by Debian's chromedriver and the W3C's WebDriver protocol."""
import base64
import json
import os
import subprocess
import tempfile
import time
import urllib.request

ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-dev-shm-usage", "--hide-scrollbars"]


class Driver:
    """chromedriver itself, for several browsers one after another."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "--port=0"], stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if "started successfully on port" in line:
                self.address = "http://127.0.0.1:" + line.split("port ")[1].rstrip(".\n")
                return
        raise RuntimeError("chromedriver does not start")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Browser:
    def __init__(self, driver, size=(360, 740)):
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        options = {"args": ARGUMENTS + ["--user-data-dir=" + self.home.name],
                   "perfLoggingPrefs": {"enableNetwork": True}}
        self.address = driver.address
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}})
        self.address += "/session/" + made["sessionId"]
        self.dress(size)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call("DELETE", "")
        self.home.cleanup()

    def call(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)["value"]

    def devtools(self, command, parameters=None):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters or {}})

    def dress(self, size, dark=True):
        self.devtools("Emulation.setDeviceMetricsOverride",
                      {"width": size[0], "height": size[1], "deviceScaleFactor": 2, "mobile": True})
        self.devtools("Emulation.setEmulatedMedia",
                      {"features": [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def enlarge(self, per_cent):
        """All texts, as a phone's own setting does."""
        self.run("document.documentElement.style.fontSize = arguments[0]", "%d%%" % per_cent)

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, expression, *arguments, seconds=60):
        """Until a JavaScript expression is true; its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run("return " + expression, *arguments)
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError("this never became true: %s\n%s" % (expression, self.run("return document.body.innerText")))

    def find(self, css):
        return next(iter(self.call("POST", "/element", {"using": "css selector", "value": css}).values()))

    def click(self, css):
        """One touch of what is there."""
        self.touch(*self.middle_of(self.run("return document.querySelector(arguments[0])", css)))

    def click_text(self, text):
        """One touch of a button, by what a screen reader says, when it is there."""
        self.touch(*self.middle_of(self.wait(
            "[...document.querySelectorAll('button')].find(b => (b.ariaLabel ?? b.textContent) === arguments[0])", text)))

    def middle_of(self, element):
        """Brings it into sight."""
        x, y, free = self.run("""arguments[0].scrollIntoView({ block: 'center' });
            const box = arguments[0].getBoundingClientRect();
            const at = [box.x + box.width / 2, box.y + box.height / 2];
            return [...at, arguments[0].contains(document.elementFromPoint(...at))]""", element)
        assert free, "something lies over " + self.run("return arguments[0].outerHTML", element)
        return x, y

    def touch(self, x, y):
        for kind, points in (("touchStart", [{"x": round(x), "y": round(y)}]), ("touchEnd", [])):
            self.devtools("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def click_while(self, css, happens):
        """By a mouse, which clicks what is under it when it is pressed and still when it is let go."""
        x, y = self.middle_of(self.run("return document.querySelector(arguments[0])", css))
        button = {"x": round(x), "y": round(y), "button": "left", "clickCount": 1}
        self.devtools("Input.dispatchMouseEvent", {"type": "mousePressed", **button})
        happens()
        self.devtools("Input.dispatchMouseEvent", {"type": "mouseReleased", **button})

    def touch_board(self, x, y):
        """A finger on the board, at a place in tile sides."""
        where = """const board = document.querySelector('svg.board');
            return new DOMPoint(100 * arguments[0], 100 * arguments[1]).matrixTransform(board.firstChild.getScreenCTM());"""
        at = self.run(where, x, y)
        self.run("scrollBy(0, arguments[0] - innerHeight / 2)", at["y"])
        at = self.run(where, x, y)
        self.touch(at["x"], at["y"])

    def keys(self, text):
        active = next(iter(self.call("GET", "/element/active").values()))
        self.call("POST", "/element/%s/value" % active, {"text": text})

    def choose_file(self, css, path):
        self.call("POST", "/element/%s/value" % self.find(css), {"text": path})

    def complaints(self):
        """What the browser itself objects to: errors of scripts, refused by the security policy, not found."""
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def sent(self):
        """What the page has said to the server since this was asked last."""
        frames = []
        for entry in self.call("POST", "/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.webSocketFrameSent":
                frames.append(message["params"]["response"]["payloadData"])
            if message["method"] == "Network.requestWillBeSent":
                frames.append(message["params"]["request"]["url"])
        return frames

    def unnamed(self):
        """Controls that a screen reader could not name."""
        tree = self.devtools("Accessibility.getFullAXTree")["nodes"]
        wanted = {"button", "link", "textbox", "application", "checkbox", "combobox"}
        return [node["role"]["value"] for node in tree if not node.get("ignored")
                and node["role"]["value"] in wanted and not node.get("name", {}).get("value")]

    def picture(self, name):
        folder = os.environ.get("HEXWARDEN_PICTURES")
        if folder:
            with open(os.path.join(folder, name + ".png"), "wb") as file:
                file.write(base64.b64decode(self.call("GET", "/screenshot")))
