import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.storage.files import open_club_file

ROOT = Path(__file__).parents[2]
ENTERS_RESULTS = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.event import Place
from whist_td.storage.files import open_to_write
from whist_td.formats.militaire.commands import EnterResult
from whist_td.desk.desk import Desk

class Clock:
    def now(self):
        return datetime.now(UTC)

desk = Desk(open_to_write(Path(sys.argv[1])), Clock(), 1)
for number in range(100_000):
    table = number % 4 + 1
    note = f"{sys.argv[2]}-{number}"
    desk.do(EnterResult(Place(1, table), Result(Side.HOME, note=note)))
    print(table, note, flush=True)
"""
NEVER = "BEGIN SELECT RAISE(ABORT, 'a line was altered'); END"


def test_no_line_of_the_journal_is_ever_altered(saved, clock, ask_sqlite):
    with closing(open_club_file(saved)) as file:
        ask_sqlite(  # A file with triggers in it would not open.
            saved,
            f"CREATE TRIGGER changed BEFORE UPDATE ON journal {NEVER}",
            f"CREATE TRIGGER removed BEFORE DELETE ON journal {NEVER}",
        )
        desk = Desk(file, clock, 1)
        before = desk.lines
        desk.do(ask.EnterResult(Place(1, 1), Result(Side.VISITORS)))
        desk.undo()
        desk.redo()
        desk.do(ask.ChangeSettings(Settings(rounds=18)))
        desk.do(ask.AddSubstitute(1, Substitute(1, "Paul", 2)))
        desk.do(ask.WithdrawTeam(2, 1))
        assert desk.lines[: len(before)] == before


def test_the_triggers_of_these_tests_do_bite(saved, ask_sqlite):
    ask_sqlite(saved, f"CREATE TRIGGER removed BEFORE DELETE ON journal {NEVER}")
    with pytest.raises(sqlite3.IntegrityError):
        ask_sqlite(saved, "DELETE FROM journal")


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_kill(saved, clock):
    dice, told = random.Random(24), {}  # noqa: S311
    for life in range(2):
        told |= dict(_lines_before_a_kill(saved, life, dice.randint(5, 40)))
        assert told
        with closing(open_club_file(saved)) as file:
            desk = Desk(file, clock, 1)
            check_journal(1, desk.facts, desk.lines)
            notes = [line.command.result.note for line in desk.lines[4:]]
        assert set(told.values()) <= set(notes)


def _lines_before_a_kill(path: Path, life: int, after: int) -> list[tuple[int, str]]:
    program = [sys.executable, "-c", ENTERS_RESULTS, str(path), str(life)]
    with subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, text=True) as copy:
        assert copy.stdout
        lines = [copy.stdout.readline() for _ in range(after)]
        copy.kill()
        lines += copy.stdout.read().splitlines()
    return [(int(line.split()[0]), line.split()[1]) for line in lines if "-" in line]
