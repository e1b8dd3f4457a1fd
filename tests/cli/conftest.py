import io
from datetime import UTC, datetime

import pytest

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.cli.main import run
from whist_td.cli.world import World


class StillClock:
    def now(self):
        return datetime(2026, 11, 21, 19, 30, tzinfo=UTC)


class Terminal:
    """A terminal at which a director types `whist-td …`."""

    def __init__(self):
        self.output = self.errors = ""

    def __call__(self, *arguments, given=""):
        output, errors = io.StringIO(), io.StringIO()
        files, clock, dice = SqlClubFiles(), StillClock(), SeededDice()
        world = World(files, clock, dice, io.StringIO(given), output, errors)
        code = run(["--lang", "en", *map(str, arguments)], world)
        self.output, self.errors = output.getvalue(), errors.getvalue()
        return code


@pytest.fixture
def whist_td():
    return Terminal()


@pytest.fixture
def roster(tmp_path):
    path = tmp_path / "roster.csv"
    rows = [f"Town {n},Captain {n},One {n},Two {n},Three {n}" for n in range(1, 12)]
    path.write_text("\n".join(["team,captain,player 1,player 2,player 3", *rows]) + "\n")
    return path


@pytest.fixture
def club(tmp_path, whist_td, roster):
    path = tmp_path / "club.whist"
    entries = ("--format", "militaire", "--name", "Friday", "--entries", roster)
    assert whist_td("new", path, *entries) == 0, whist_td.errors
    return path
