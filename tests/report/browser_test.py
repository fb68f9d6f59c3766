#!/usr/bin/env python3
"""The HTML report in a headless Chromium, driven by its DevTools protocol over a pipe.

    browser_test.py JUDGE

It renders, fetches nothing, leaves the console clean, is sorted by click and key, names the case
under the pointer, fits a telephone, is dark where that is preferred and can be printed; and nothing
that a submission prints, throws, returns or is called becomes markup. Exits with 77 where there is
no Chromium.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
HOSTILE_NAME = "<img src=x onerror=alert(1)>&quot;.cpp"


class Browser:
    """A page of Chromium. `events` holds what it reported so far."""

    def __init__(self, program, profile):
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()

        def place_pipes():
            # Out of the way first: one end may stand where the other is to go.
            spare = [os.dup(to_browser), os.dup(from_browser)]
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--remote-debugging-pipe", "--user-data-dir=" + profile],
            preexec_fn=place_pipes, pass_fds=(3, 4),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.last_id = 0
        self.events = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")

    def receive(self):
        while b"\0" not in self.buffer:
            block = os.read(self.read_end, 65536)
            if not block:
                raise SystemExit("Chromium has ended")
            self.buffer += block
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **params):
        self.last_id += 1
        message = {"id": self.last_id, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last_id:
                assert "error" not in answer, answer
                return answer["result"]
            self.events.append(answer)

    def open(self, url):
        self.call("Page.navigate", url=url)
        while not self.named("Page.loadEventFired"):
            self.events.append(self.receive())

    def named(self, *methods):
        return [event for event in self.events if event.get("method") in methods]

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        assert "exceptionDetails" not in result, result
        return result["result"].get("value")

    def press(self, key, code):
        for kind in ("keyDown", "keyUp"):
            text = {"text": "\r"} if key == "Enter" and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=code, **text)

    def close(self):
        self.process.kill()
        self.process.wait()


def make_page(judge, folder):
    hostile = os.path.join(folder, HOSTILE_NAME)
    shutil.copy(os.path.join(HERE, "hostile.cpp"), hostile)
    page = os.path.join(folder, "report.html")
    submissions = os.path.join(HERE, "..", "submissions")
    subprocess.run([judge, "run", hostile, os.path.join(submissions, "wrong_answer/forgets_box.cpp"),
                    os.path.join(HERE, "../../solution/bitmask.cpp"),
                    "--group", "sample", "easy", "--html", page],
                   stdout=subprocess.DEVNULL, check=False)
    return page


def sorted_values(browser):
    return browser.value("""[...document.querySelectorAll("tbody tr")]
                            .map((row) => Number(row.cells[4].dataset.value))""")


def test_rendering(browser):
    assert browser.value("document.querySelectorAll('tbody tr').length") == 6
    assert browser.value("document.querySelectorAll('svg.board').length") > 2
    assert browser.value("document.querySelector('svg.board').getBoundingClientRect().width") > 100
    assert browser.value("document.querySelectorAll('.board .wrong').length") > 0
    assert "build/judge run" in browser.value("document.querySelector('details pre').textContent")


def test_markup(browser):
    assert browser.value("document.querySelectorAll('img, iframe, object, embed, link').length") == 0
    assert browser.value("document.scripts.length") == 1
    assert browser.value("document.title") == "Sudoku judge: 2 of 3 submissions as expected"
    assert browser.value("document.body.textContent").count(HOSTILE_NAME) > 0


def test_sorting(browser):
    browser.value("document.querySelectorAll('th button')[4].click()")
    values = sorted_values(browser)
    assert values == sorted(values) and len(set(values)) > 1, values
    browser.value("document.querySelectorAll('th button')[4].focus()")
    browser.press("Enter", 13)
    assert sorted_values(browser) == sorted(values, reverse=True)
    assert browser.value("document.querySelector('[aria-sort]').textContent") == "slowest"
    browser.value("document.querySelector('th button').click()")
    names = browser.value("[...document.querySelectorAll('tbody tr')].map((r) => r.cells[0].textContent)")
    assert names[0] == HOSTILE_NAME or names[-1] == HOSTILE_NAME, names


def test_plot(browser):
    browser.value("document.querySelector('.plot').scrollIntoView()")
    place = browser.value("""(() => { const box = document.querySelectorAll(".plot circle")[9]
                              .getBoundingClientRect();
                              return [box.x + box.width / 2, box.y + box.height / 2]; })()""")
    browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=place[0], y=place[1])
    readout = "document.querySelector('.readout').textContent"
    pointed = browser.value(readout)
    assert pointed == browser.value(
        "document.querySelectorAll('.plot circle title')[9].textContent"), pointed
    assert ", line " in pointed, pointed
    browser.value("document.querySelector('.plot').focus()")
    browser.press("ArrowRight", 39)
    assert browser.value(readout) not in ("", pointed)


def test_media(browser):
    background = "getComputedStyle(document.body).backgroundColor"
    light = browser.value(background)
    browser.call("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-color-scheme", "value": "dark"}])
    assert browser.value(background) != light
    browser.call("Emulation.setDeviceMetricsOverride", width=360, height=740,
                 deviceScaleFactor=2, mobile=True)
    assert browser.value("document.documentElement.scrollWidth") <= 360
    assert browser.call("Page.printToPDF")["data"].startswith("JVBERi")  # %PDF
    assert browser.value("document.querySelectorAll('details:not([open])').length") == 0


def test_quiet(browser, url):
    noise = browser.named("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded",
                          "Page.javascriptDialogOpening")
    assert not noise, noise
    asked = {event["params"]["request"]["url"] for event in browser.named("Network.requestWillBeSent")}
    assert asked <= {url}, asked
    # Not even the page's own script could fetch.
    assert browser.value("fetch('data:,x').then(() => 'fetched', () => 'refused')") == "refused"


def main():
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        print("skipped: there is no Chromium")
        return 77
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = make_page(sys.argv[1], folder)
        browser = Browser(program, os.path.join(folder, "profile"))
        try:
            url = "file://" + page
            browser.open(url)
            test_rendering(browser)
            test_markup(browser)
            test_sorting(browser)
            test_plot(browser)
            test_media(browser)
            test_quiet(browser, url)
        finally:
            browser.close()
    return 0


sys.exit(main())
