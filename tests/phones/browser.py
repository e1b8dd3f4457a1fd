"""A real browser, driven as WebDriver says, without any library of its own."""

import base64
import json
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from urllib.error import HTTPError
from urllib.request import Request, urlopen

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


class Browser:
    """One window of the browser."""

    def __init__(self, url, *, script):
        self._url = url
        prefs = {"profile.managed_default_content_settings.javascript": 1 if script else 2}
        options = {"args": list(_FLAGS), "binary": CHROMIUM, "prefs": prefs}
        wanted = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}
        session = self._ask("POST", "/session", {"capabilities": wanted})["sessionId"]
        self._url = f"{url}/session/{session}"

    def _ask(self, method, path="", values=None):
        body = None if method == "GET" else json.dumps(values or {}).encode()
        request = Request(f"{self._url}{path}", body, {"Content-Type": "application/json"})  # noqa: S310
        request.method = method
        with urlopen(request, timeout=30) as answer:  # noqa: S310 - our own driver
            return json.loads(answer.read())["value"]

    def size(self, wide, high, *, dark=False):
        """Be a screen of so many pixels, in a light hall or a dark one."""
        screen = {"width": wide, "height": high, "deviceScaleFactor": 1, "mobile": wide < 800}
        self._chromium("Emulation.setDeviceMetricsOverride", screen)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self._chromium("Emulation.setEmulatedMedia", {"features": [scheme]})

    def _chromium(self, command, values):
        self._ask("POST", "/goog/cdp/execute", {"cmd": command, "params": values})

    def go(self, url):
        self._ask("POST", "/url", {"url": url})

    def find(self, css):
        found = self._ask("POST", "/elements", {"using": "css selector", "value": css})
        return [each[ELEMENT] for each in found]

    def click(self, css):
        script = "document.querySelector(arguments[0]).click()"
        self.run(script, css)

    def press(self, css):
        """Click as a finger does, where the element stands."""
        self._ask("POST", f"/element/{self.find(css)[0]}/click")

    def type(self, css, text):
        self._ask("POST", f"/element/{self.find(css)[0]}/value", {"text": text})

    def run(self, script, *values):
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(values)})

    def text(self):
        body = self.find("body")[0]
        return self._ask("GET", f"/element/{body}/text")

    def wait(self, text, seconds=20):
        """Wait until something is to be read on the page."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with suppress(HTTPError, IndexError):  # the page is just being loaded
                if text in self.text():
                    return
            time.sleep(0.1)
        raise AssertionError(f"{text!r} is not in:\n{self.text()}")

    def picture(self, path):
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def close(self):
        self._ask("DELETE")


@contextmanager
def browsing(*, script=True):
    """Open a browser as long as it is needed."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen([DRIVER, f"--port={port}", "--silent"]) as driver:
        try:
            for _try in range(100):
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    time.sleep(0.1)
            browser = Browser(f"http://127.0.0.1:{port}", script=script)
            yield browser
            browser.close()
        finally:
            driver.kill()
