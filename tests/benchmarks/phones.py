"""What telephones cost the desk, and how soon four hundred people read their page."""

import json
import secrets
import statistics
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import ClassVar
from urllib.parse import urlsplit

from benchmarks.measure import Measured
from benchmarks.window import _settle, _window

from tests.fixtures.terminal import Terminal
from tests.phones.served import names, serving
from whist_td.core.proposals import Phones
from whist_td.desk.proposals import SetUpPhones
from whist_td.formats.militaire.commands import EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.phones.cards import Card, Role
from whist_td.window.telephones import switch_of

TELEPHONES, PEOPLE, RESULTS = 40, 400, 25


def _ask(host: str, method: str, path: str, body: str | None = None) -> bytes:
    connection = HTTPConnection(host, timeout=20)
    connection.request(method, path, body, {"Content-Type": "application/json"})
    answer = connection.getresponse().read()
    connection.close()
    return answer


def _send_for_ever(host: str, paths: list[str]) -> None:
    """Send from all telephones at once, each once a second."""

    def telephone(path: str) -> None:
        while True:
            with suppress(OSError, ValueError, LookupError):
                place = json.loads(_ask(host, "GET", f"{path}/state"))["places"][0]
                entry = {"op": secrets.token_hex(16), "facts": {"winner": "home"}}
                body = json.dumps({**entry, "place": place["place"], "basis": place["basis"]})
                _ask(host, "POST", f"{path}/entry", body)
            time.sleep(1)

    with ThreadPoolExecutor(len(paths)) as hall:
        list(hall.map(telephone, paths))


def result_beside_telephones() -> Measured:
    """Measure a result typed and repainted while forty telephones send, beside the same alone."""
    with TemporaryDirectory(dir=Path.home()) as folder:
        app, window = _window(Path(folder))
        session = window.pages.session

        def entered(table: int) -> float:
            start = time.perf_counter()
            session.do(EnterResult(Place(1, table), Result(Side.HOME)))
            app.processEvents()
            taken = time.perf_counter() - start
            end = time.perf_counter() + 0.05
            while time.perf_counter() < end:
                app.processEvents()
            return taken

        alone = [entered(table) for table in range(1, RESULTS)]
        session.do(SetUpPhones(Phones(session.desk.seal("x" * 32))))
        switch = switch_of(session)
        switch.turn_on(session, "127.0.0.1")
        cards = [Card(Role.TABLE, 60 + table) for table in range(TELEPHONES)]
        paths = [switch.cards.path(card) for card in cards]
        work = (urlsplit(switch.url).netloc, paths)
        hall = get_context("spawn").Process(target=_send_for_ever, args=work, daemon=True)
        hall.start()
        while not session.facts.proposals:
            app.processEvents()
        beside = [entered(RESULTS + table) for table in range(1, RESULTS)]
        hall.kill()
        switch.turn_off()
        _settle(app)
        window.close()
    ours, bare = statistics.median(beside), statistics.median(alone)
    name = f"a result typed and repainted while {TELEPHONES} telephones send, 100 tables"
    return Measured(name, ours, bare, "alone", "at most 16.7 ms beyond")


class _Bare(BaseHTTPRequestHandler):
    page: ClassVar[bytes] = b""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.page)

    def log_message(self, *_told: object) -> None:
        """Say nothing."""


def pages_of_a_hall() -> Measured:
    """Measure four hundred people reading their page at once, beside a fixed page."""

    def read(host: str, paths: list[str]) -> float:
        start = time.perf_counter()
        with ThreadPoolExecutor(100) as hall:
            pages = list(hall.map(lambda path: _ask(host, "GET", path), paths))
        _Bare.page = pages[0]
        return time.perf_counter() - start

    with TemporaryDirectory() as place:
        roster, file, terminal = Path(place) / "r.csv", Path(place) / "n.whist", Terminal()
        roster.write_text(names(PEOPLE), encoding="utf-8")
        asked = ("--format", "club", "--game", "ten", "--rounds", 2, "--length", "deals:2")
        if terminal("new", file, "--name", "Night", "--entries", roster, *asked) != 0:
            sys.exit(terminal.errors)
        with serving(file) as served:
            served.begin(1)
            paths = [each["path"] for each in served.people.values()]
            read(served.host, paths[:1])
            ours = statistics.median(read(served.host, paths) for _again in range(3))
    with ThreadingHTTPServer(("127.0.0.1", 0), _Bare) as bare:
        Thread(target=bare.serve_forever, daemon=True).start()
        host = f"127.0.0.1:{bare.server_address[1]}"
        taken = statistics.median(read(host, ["/"] * PEOPLE) for _again in range(3))
        bare.shutdown()
    return Measured(
        f"the pages of {PEOPLE} people at once", ours, taken, "a fixed page", "under 2 s"
    )
