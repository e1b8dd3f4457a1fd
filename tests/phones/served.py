"""The program serving telephones as its own process, and what programs and pages send to it."""

import json
import multiprocessing
import os
import re
import secrets
import signal
import subprocess
import sys
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from whist_td.bootstrap import run_command

ROOT = Path(__file__).parents[2]
CAN_FORK = "forkserver" in multiprocessing.get_all_start_methods()
READY = multiprocessing.get_context("forkserver") if CAN_FORK else None
if READY:
    inner = [
        f"formats.{name}.{part}"
        for name in ("militaire", "whiz", "club_night")
        for part in ("phones", "store", "cli", "event_list")
    ]
    inner += ["cli.main", "cli.verbs.serve", "phones.server", "storage.club_file", "club.store"]
    asked = ["uvicorn.protocols.http.h11_impl", "uvicorn.loops.auto", "uvicorn.lifespan.off"]
    READY.set_forkserver_preload([__name__, *asked, *(f"whist_td.{each}" for each in inner)])


class Served:
    """A server that runs, and its doors."""

    def __init__(self, process, doors):
        self.process, self.doors = process, doors
        self.host = urlsplit(doors["url"]).netloc
        self.tables = {each["table"]: each["path"] for each in doors["tables"]}
        self.people = {each["number"]: each for each in doors["people"]}
        self.assistants = {each["name"]: each["path"] for each in doors["assistants"]}

    def ask(self, method, path, body=None, **headers):
        """Return the status, the headers and the text of an answer."""
        connection = HTTPConnection(self.host, timeout=20)
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, dict(answer.getheaders()), text

    def state(self, path):
        status, _headers, text = self.ask("GET", f"{path}/state")
        assert status == 200, text
        return json.loads(text)

    def send(self, path, **values):
        """Send JSON; return the status and what it answers."""
        values = {"op": secrets.token_hex(16), **values}
        body = json.dumps(values)
        status, _headers, text = self.ask("POST", path, body, Content_Type="application/json")
        return status, json.loads(text)

    def place(self, table, **place):
        """Return what is told of a place of a table: the only one, or the one that fits."""
        places = self.state(self.tables[table])["places"]
        return next(each for each in places if place.items() <= each["place"].items())

    def enter(self, table, facts, **place):
        """Enter at a table as its page would."""
        shown = self.place(table, **place)
        told = {"place": shown["place"], "facts": facts, "basis": shown["basis"]}
        return self.send(f"{self.tables[table]}/entry", **told)

    def confirm(self, table, number, pin=None, **place):
        """Confirm with a PIN, somebody's own where none is told."""
        shown = self.place(table, **place)["place"]
        pin = self.people[number]["pin"] if pin is None else pin
        told = {"place": shown, "number": number, "pin": pin}
        return self.send(f"{self.tables[table]}/confirm", **told)

    def begin(self, number, assistant=""):
        return self.send(f"{self.assistants[assistant]}/round", round=number)

    def page(self, path):
        status, _headers, text = self.ask("GET", path)
        assert status == 200, text
        return text

    def sent_form(self, path, page, **typed):
        """Send the first form of a page as a browser without script does."""
        form = re.search(r'<form method="post".*?</form>', page, re.DOTALL)[0]
        hidden = dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form))
        body = urlencode({**hidden, **typed}, doseq=True)
        return self.ask("POST", path, body, Content_Type="application/x-www-form-urlencoded")


@contextmanager
def serving(file, *more):
    """Serve a club file as long as it is needed."""
    command = [sys.executable, "-m", "whist_td", "--lang", "en", "serve", str(file), *more]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        try:
            yield Served(process, json.loads(process.stdout.readline()))
        finally:
            was_killed = process.poll() is not None
            process.send_signal(signal.SIGTERM)
            try:
                assert process.wait(20) == 0 or was_killed
            finally:
                process.kill()


@contextmanager
def served_at_once(file, *more):
    """Serve a club file as the program does, by a process that has read all modules already.

    To start takes most tests of telephones longer than all that they ask.
    """
    if READY is None:
        with serving(file, *more) as served:
            yield served
        return
    reading, writing = READY.Pipe(duplex=False)
    words = ["--lang", "en", "serve", *map(str, (file, *more))]
    process = READY.Process(target=_serve, args=(words, writing))
    process.start()
    writing.close()
    with os.fdopen(os.dup(reading.fileno()), encoding="utf-8") as told:
        reading.close()
        try:
            yield Served(process, json.loads(told.readline()))
        finally:
            was_killed = process.exitcode is not None
            process.terminate()
            process.join(20)
            code = process.exitcode
            process.kill()
            process.join()
            process.close()
    assert code == 0 or was_killed


def _serve(words, telling):
    """Carry out the verb in a process of its own that tells where it listens."""
    with os.fdopen(os.dup(telling.fileno()), "w", encoding="utf-8") as told:
        sys.stdout = told
        sys.exit(run_command(words))


def names(count, heading="name"):
    """Return a roster of so many people."""
    return f"{heading}\n" + "\n".join(f"Player {n}" for n in range(1, count + 1)) + "\n"


def teams(count):
    """Return a roster of so many teams."""
    rows = [f"Team {n},Cap {n},One {n},Two {n},Three {n}" for n in range(1, count + 1)]
    return "team,captain,player 1,player 2,player 3\n" + "\n".join(rows) + "\n"
