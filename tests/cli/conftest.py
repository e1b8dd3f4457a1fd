import io
import json
from datetime import UTC, datetime

import pytest

from whist_td.bootstrap import SeededDice, SqlClubFiles
from whist_td.cli.main import run
from whist_td.console.world import World


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


@pytest.fixture
def players(tmp_path):
    path = tmp_path / "joueurs.csv"
    rows = [f"Joueur {n};Club {n % 3}" for n in range(1, 16)]
    path.write_text("\n".join(["nom;club", *rows]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def whiz(tmp_path, whist_td, players):
    path = tmp_path / "whiz.whist"
    entries = ("--format", "whiz", "--name", "Tournoi", "--entries", players)
    assert whist_td("new", path, *entries, "--rounds", 5, "--boards-per-round", 2) == 0
    return path


@pytest.fixture
def seats(whist_td):
    """Return the tables of a tournament's movement, round by round: table to its facts."""

    def of(club):
        assert whist_td("export", club, "-o", club.with_suffix(".json")) == 0, whist_td.errors
        rounds = json.loads(club.with_suffix(".json").read_text())["movement"]["rounds"]
        return {
            said["round"]: {table["table"]: table for table in said["tables"]} for said in rounds
        }

    return of
