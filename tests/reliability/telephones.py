"""Telephones that lose answers, send again and in another order, while the server is killed.

`python tests/reliability/telephones.py [TABLES] [KILLS] [SEED]` plays more of it by hand: every
entry that was acknowledged is in the file once.
"""

import json
import secrets
import signal
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tests.fixtures.terminal import Terminal  # noqa: E402
from tests.phones.served import Served, names, serving  # noqa: E402

ASSISTANTS = 3
HELPERS = tuple(f"Helper {number}" for number in range(ASSISTANTS))
FACTS = {"contract": "9H", "declarer": "S", "tricks": 9}


class Telephone:
    """A table's telephone: it sends what it has until each is answered."""

    STATE = "proposed"

    def __init__(self, hall, table, dice):
        self._hall, self._table, self._dice = hall, table, dice
        self.acknowledged = {}

    def play(self):
        """Send every board of the table, most twice, until all are answered."""
        places = self._until_answered(self._state)["places"]
        told = []
        for place in places:
            tricks = self._dice.randint(7, 11)
            facts = {**FACTS, "tricks": tricks}
            entry = {"place": place["place"], "facts": facts, "basis": place["basis"]}
            told.append({"op": secrets.token_hex(16), "table": self._table, **entry})
        order = told + self._dice.sample(told, len(told) // 2)
        self._dice.shuffle(order)
        for entry in order:
            self._until_answered(lambda entry=entry: self._send(entry))

    def _state(self):
        return self._hall.served.state(self._hall.served.tables[self._table])

    @property
    def _path(self):
        return self._hall.served.tables[self._table]

    def _send(self, entry):
        status, answer = self._hall.served.send(f"{self._path}/entry", **entry)
        if self._dice.random() < 0.15:
            raise ConnectionError  # the answer is lost on its way
        if status in (429, 503):
            raise ConnectionError  # it is sent again
        assert status == 200, answer
        assert answer["state"] == self.STATE, answer
        known = self.acknowledged.setdefault(entry["op"], (entry, answer))
        assert known[1] == answer

    def _until_answered(self, work):
        while True:
            try:
                return work()
            except (OSError, HTTPException, json.JSONDecodeError):
                time.sleep(self._dice.random() / 5)


class Assistant(Telephone):
    """An assistant who enters the slips of a table whose telephone is silent."""

    STATE = "confirmed"

    @property
    def _path(self):
        return self._hall.served.assistants[f"Helper {self._table % ASSISTANTS}"]


class Hall:
    """The server, which is killed and started again."""

    def __init__(self, file, kills, dice):
        self._file, self._kills, self._dice = file, kills, dice
        self.served: Served | None = None

    def evening(self, telephones):
        """Have all telephones play while the server is killed; return what they were told."""
        with ThreadPoolExecutor(len(telephones)) as hall:
            playing = []
            for life in range(self._kills + 1):
                with serving(self._file, "--assistant", *HELPERS) as self.served:
                    if not playing:
                        assert self.served.begin(1)[0] == 200
                        playing = [hall.submit(each.play) for each in telephones]
                    if life < self._kills:
                        time.sleep(0.4 + self._dice.random() * 0.6)
                        self.served.process.send_signal(signal.SIGKILL)
                        self.served.process.wait()
                        continue
                    for each in playing:
                        each.result()
        return [each for phone in telephones for each in phone.acknowledged.values()]


def play(folder: Path, tables: int, kills: int, seed: int) -> int:
    """Play a round by so many telephones, and three assistants at a table each more.

    Return how many entries were acknowledged.
    """
    dice, terminal = Random(seed), Terminal()  # noqa: S311
    roster, file = folder / "roster.csv", folder / "night.whist"
    roster.write_text(names(3 * (tables + ASSISTANTS)), encoding="utf-8")
    asked = ("--rounds", 3, "--boards-per-round", 4)
    made = ("new", file, "--format", "whiz", "--name", "Night", "--entries", roster, *asked)
    assert terminal(*made) == 0, terminal.errors
    hall = Hall(file, kills, dice)
    phones = [
        (Telephone if table <= tables else Assistant)(hall, table, Random(seed * 1000 + table))  # noqa: S311
        for table in range(1, tables + ASSISTANTS + 1)
    ]
    told = hall.evening(phones)
    assert terminal("journal", file, "--json") == 0
    ops = [
        line["command"]["by_hand"]["op"]
        for line in json.loads(terminal.output)["journal"]
        if "by_hand" in line["command"]
    ]
    for entry, _answer in told:
        assert ops.count(entry["op"]) == 1, entry
    assert terminal("check", file) == 0, terminal.errors
    return len(told)


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:]]
    tables, kills, seed = (*numbers, *(40, 20, 7)[len(numbers) :])
    with tempfile.TemporaryDirectory() as place:
        found = play(Path(place), tables, kills, seed)
        sys.stdout.write(f"{found} entries acknowledged, each once in the file\n")
