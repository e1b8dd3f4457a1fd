"""Evenings on which something goes wrong around the program: locks, clocks, two programs."""

import os
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Timer

import pytest
from reliability.by_hand import program
from reliability.small_event import REQUESTS, played_evening

from tests.fixtures.clocks import still_clock
from whist_td.desk.backups import Reason
from whist_td.desk.club import Club
from whist_td.desk.desk import Desk
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import OpenElsewhereError
from whist_td.formats.militaire.commands import ConfirmRound
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import open_club_file

START = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "club.whist"
    played_evening(path)
    return path


@pytest.mark.skipif(os.name == "nt", reason="Windows locks folders otherwise")
def test_a_folder_made_read_only_in_mid_evening_is_told_and_costs_nothing():
    with tempfile.TemporaryDirectory(prefix="locked-", ignore_cleanup_errors=True) as folder:
        done = program("read_only", folder)
        Path(folder).chmod(0o755)
    assert (done.stdout, done.returncode) == ("held\n", 0), done.stderr


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the harness forks")
def test_nothing_acknowledged_is_lost_to_a_kill():
    done = program("crash", "16", "--seed", "7")
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.startswith("16 kills survived")


def test_a_clock_that_is_set_back_disturbs_no_journal_and_no_undo(saved):
    clock = still_clock(START)
    with closing(open_club_file(saved)) as file:
        desk = Desk(file, clock, 1)
        for request in REQUESTS:
            clock.time -= timedelta(days=1, hours=3)
            desk.do(request)
        in_hand = desk.facts
        check_journal(1, *file.load(1))
        for _ in REQUESTS:
            desk.undo()
        for _ in REQUESTS:
            desk.redo()
        assert file.load(1)[0] == in_hand


def test_a_laptop_closed_for_a_night_goes_on_where_it_was(saved, tmp_path):
    clock = still_clock(START)
    with closing(open_club_file(saved)) as file:
        club = Club(file, clock, None, BackupFolder(tmp_path / "backups"))
        desk = club.any_desk()
        desk.do(REQUESTS[0])
        club.backup(Reason.ROUND)
        clock.time += timedelta(hours=11)
        desk.do(REQUESTS[1])
        club.backup(Reason.CLOSING)
        check_journal(1, *file.load(1))
        newest, older = club.keeper.copies(club.path)
        assert newest.at - older.at == timedelta(hours=11)


def test_of_two_programs_on_one_file_the_second_only_reads_until_the_first_has_gone(saved):
    first, second = open_club_file(saved), open_club_file(saved)
    with closing(first), closing(second):
        desk, other = Desk(first, still_clock(START), 1), Desk(second, still_clock(START), 1)
        desk.do(REQUESTS[0])
        with pytest.raises(OpenElsewhereError):
            other.do(REQUESTS[1])
        assert Desk(second, still_clock(START), 1).facts == desk.facts
    with closing(open_club_file(saved)) as third:
        Desk(third, still_clock(START), 1).do(REQUESTS[1])


def test_a_long_read_by_another_program_delays_a_result_and_loses_none(saved):
    reader = sqlite3.connect(saved, check_same_thread=False, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM result").fetchone()
    Timer(0.3, reader.close).start()
    with closing(open_club_file(saved)) as file:
        desk = Desk(file, still_clock(START), 1)
        desk.do(REQUESTS[0])
        assert file.load(1)[0] == desk.facts


def test_a_round_confirmed_before_a_crash_is_confirmed_after(saved):
    with closing(open_club_file(saved)) as file:
        Desk(file, still_clock(START), 1).do(ConfirmRound(1))
    with closing(open_club_file(saved)) as file:
        assert Desk(file, still_clock(START), 1).facts.rounds[1].checked_at == START
