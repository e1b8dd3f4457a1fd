"""Backups: when one is due, how many are kept, where, what they hold, and back again."""

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tests.fixtures.clocks import SteppingClock
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.backups import MOST_KEPT, Reason, SecondPlace, reason_after
from whist_td.desk.club import Club
from whist_td.desk.desk import open_event
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import DamagedFileError
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.whiz.commands import AnnounceWhizRound, CreateWhiz, SeatRounds
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.storage.backup_files import unpacked
from whist_td.storage.backups import BackupFolder
from whist_td.storage.files import open_club_file, open_to_read
from whist_td.words.safety import backup_sentence, held_sentence, second_place_sentence
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)


@pytest.fixture
def club(file, desk, keeper) -> Club:
    assert desk.lines
    return Club(file, SteppingClock(NOW), None, keeper)


@pytest.fixture
def stick(tmp_path, keeper) -> Path:
    place = tmp_path / "stick"
    place.mkdir()
    keeper.choose_second(place)
    return place


def enter(desk, number, table):
    return desk.do(ask.EnterResult(Place(number, table), Result(Side.HOME)))


def test_the_start_of_a_round_asks_for_a_backup(new_desk):
    desk = new_desk(4)
    assert reason_after(desk.do(ask.AnnounceRound(1))) is Reason.ROUND


def test_a_result_asks_for_none(desk):
    assert reason_after(enter(desk, 2, 2)) is None


def test_results_that_announce_their_round_ask_for_one(new_desk):
    desk = new_desk(2)
    entered = ask.EnterResults(((Place(1, 1), Result(Side.HOME)),))
    assert reason_after(desk.do(entered)) is Reason.ROUND


def test_undoing_a_round_asks_for_none(new_desk):
    desk = new_desk(4)
    desk.do(ask.AnnounceRound(1))
    assert reason_after(desk.undo()) is None


def test_seating_the_rounds_of_whiz_asks_for_none_and_announcing_them_for_one(file, clock):
    players = tuple(Player(number, f"Rita {number}") for number in range(1, 7))
    opening = CreateWhiz(Details("Whiz", date(2026, 11, 21)), WhizSettings(rounds=2), players)
    desk = open_event(file, clock, opening)
    asked = (SeatRounds(seated_rounds(6, 2)), AnnounceWhizRound(1))
    assert [reason_after(desk.do(each)) for each in asked] == [None, Reason.ROUND]


def test_a_backup_holds_everything(club, desk):
    done = club.backup(Reason.ROUND)
    with unpacked(done.path) as image, closing(open_club_file(image.path)) as copy:
        evening, lines = copy.load(desk.event)
        assert (evening, tuple(lines)) == (desk.facts, desk.lines)
        check_journal(desk.event, evening, lines)


def test_the_list_says_when_why_and_what(club):
    club.backup(Reason.ROUND)
    (backup,) = club.keeper.copies(club.path)
    assert (backup.reason, backup.at) == (Reason.ROUND, NOW + timedelta(seconds=1))
    assert held_sentence(backup, EN) == "Soirée: round 2 of 24, 5 results in"


def test_twenty_are_kept_and_the_oldest_go(club, desk):
    for number in range(MOST_KEPT + 3):
        enter(desk, 2, number % 4 + 1)
        desk.undo()
        club.backup(Reason.ROUND)
    kept = club.keeper.copies(club.path)
    assert len(kept) == MOST_KEPT
    assert kept[0].at > kept[-1].at > NOW + timedelta(seconds=3)


def test_where_nothing_changed_no_backup_drives_out_another(club):
    first = club.backup(Reason.ROUND)
    again = club.backup(Reason.CLOSING)
    assert again.path == first.path
    assert len(club.keeper.copies(club.path)) == 1


def test_a_clock_set_back_does_not_make_the_newest_the_oldest(club, desk):
    club.backup(Reason.ROUND)
    club.clock.time = NOW - timedelta(days=400)
    enter(desk, 2, 2)
    newest = club.backup(Reason.CLOSING)
    assert club.keeper.copies(club.path)[0].path == newest.path


def test_two_clubs_of_one_name_keep_their_backups_apart(club, keeper, tmp_path):
    other = tmp_path / "elsewhere" / club.path.name
    other.parent.mkdir()
    club.save_copy(other)
    keeper.keep(other, Reason.ROUND, NOW)
    assert club.keeper.copies(club.path) == []
    assert len(keeper.copies(other)) == 1


def test_a_backup_does_not_wait_for_the_evening_nor_the_evening_for_it(club, desk):
    club.backup(Reason.ROUND)
    enter(desk, 2, 2)
    assert len(club.keeper.copies(club.path)[0].events) == 1
    assert desk.facts.results[Place(2, 2)]


def test_two_backups_at_once_are_two_whole_ones(club, desk):
    with ThreadPoolExecutor(8) as threads:
        for number in range(24):
            enter(desk, 2, number % 4 + 1)
            threads.submit(club.backup, Reason.ROUND)
    assert club.keeper.copies(club.path)
    assert all(backup.events for backup in club.keeper.copies(club.path))


def test_a_second_place_gets_each_backup_too(club, stick):
    assert club.backup(Reason.ROUND).second is SecondPlace.READY
    assert len(BackupFolder(stick).copies_in(stick)) == 1
    assert len(club.keeper.copies(club.path)) == 1


def test_the_choice_of_a_second_place_outlives_the_program(stick, keeper):
    assert BackupFolder(keeper.folder).second_folder == stick
    keeper.choose_second(None)
    assert BackupFolder(keeper.folder).second_folder is None


def test_a_stick_that_is_gone_is_a_fact_and_nothing_is_made_in_its_place(club, stick):
    stick.rmdir()
    done = club.backup(Reason.ROUND)
    assert (done.refusal, done.second) == (None, SecondPlace.GONE)
    assert not stick.exists()
    assert backup_sentence(done, EN).endswith(", on this computer only.")
    assert "plug the stick in again" in second_place_sentence(done.second, stick, EN)


@pytest.mark.usefixtures("stick")
def test_where_the_own_disk_takes_nothing_the_stick_still_does(club):
    folder = club.backup(Reason.ROUND).path.parent
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    done = club.backup(Reason.CLOSING)
    assert (done.path, done.second) == (None, SecondPlace.READY)
    assert backup_sentence(done, EN).endswith("in the second place only.")


def test_a_restored_backup_is_a_new_file_beside_the_old(club, desk):
    club.backup(Reason.ROUND)
    enter(desk, 2, 3)
    now = desk.facts
    (backup,) = club.keeper.copies(club.path)
    restored = club.keeper.restore(backup, club.path)
    with closing(open_club_file(restored)) as file:
        assert Place(2, 3) not in file.load(desk.event)[0].results
    assert restored.parent == club.path.parent
    assert club.file.load(desk.event)[0] == now


def test_restoring_twice_makes_two_files(club):
    club.backup(Reason.ROUND)
    (backup,) = club.keeper.copies(club.path)
    assert club.keeper.restore(backup, club.path) != club.keeper.restore(backup, club.path)


def test_a_damaged_backup_is_listed_and_never_restored(club):
    path = club.backup(Reason.ROUND).path
    path.write_bytes(path.read_bytes()[:-50])
    (backup,) = club.keeper.copies(club.path)
    assert held_sentence(backup, EN) == "This copy cannot be read: choose another."
    with pytest.raises(DamagedFileError):
        club.keeper.restore(backup, club.path)
    assert [each.name for each in club.path.parent.glob("*.whist")] == [club.path.name]


def test_a_backup_that_was_cut_off_is_no_backup_and_goes(club, desk):
    folder = club.backup(Reason.ROUND).path.parent
    rest = folder / "club 2026-11-21 20h05m09 0009 round.zip.12.part"
    rest.write_bytes(b"half")
    os.utime(rest, (0, 0))
    enter(desk, 2, 3)
    club.backup(Reason.ROUND)
    assert len(club.keeper.copies(club.path)) == 2
    assert list(folder.glob("*.part")) == []


def test_the_backups_on_a_stick_from_another_computer_can_be_listed(club, stick, tmp_path):
    club.backup(Reason.ROUND)
    elsewhere = BackupFolder(tmp_path / "another computer")
    (found,) = elsewhere.copies_in(stick)
    assert found.events[0].results == 5


def test_who_may_only_read_keeps_no_backups(file, keeper):
    with closing(open_to_read(file.path)) as reader:
        assert Club(reader, SteppingClock(NOW), None, keeper).backup(Reason.CLOSING) is None


def test_a_club_without_a_keeper_has_no_backups(file):
    club = Club(file, SteppingClock(NOW), None)
    assert club.backup(Reason.CLOSING) is None
