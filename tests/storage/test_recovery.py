"""A damaged file met with help: whatever page is hurt, what can be read is saved."""

import random
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from tests.club.seasons import a_season
from tests.fixtures.samples import each_once
from whist_td.bootstrap import SeededDice
from whist_td.club.commands import AddPerson, AdjustPoints, NewSeason, PutIn
from whist_td.club.rules.persons import Person
from whist_td.core.events import Details
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import JournalState, NothingRecoveredError, Source
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.desk.ports import DamagedEventError
from whist_td.desk.requests import ChangeDetails, TakeOverFacts
from whist_td.formats.club_night.commands.commands import FinishClub
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.standings import standings as club_standings
from whist_td.formats.militaire.commands import FinishEvent
from whist_td.formats.militaire.files.sample_event import play_event
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import standings
from whist_td.formats.whiz.commands import FinishWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import standings as whiz_standings
from whist_td.storage.files import create_club_file, open_club_file, open_to_read
from whist_td.storage.recovery import recover, recover_beside
from whist_td.words.history import line_sentence
from whist_td.words.safety import recovery_sheet
from whist_td.words.words import Language, words

NOW = datetime(2026, 11, 21, 23, 0, tzinfo=UTC)
KEPT = Path(__file__).parents[1] / "data" / "club-v4.whist"
PAGE = 4096
PAGES = KEPT.stat().st_size // PAGE
EN = words(Language.ENGLISH)
FACT_TABLES = (
    *("team", "round", "result"),
    *("whiz_player", "whiz_round", "whiz_result", "whiz_penalty"),
    *("club_player", "club_round", "club_deal", "club_sanction"),
)
RANKED = {MilitaireEvent: standings, WhizEvent: whiz_standings, ClubNightEvent: club_standings}


@pytest.fixture
def damaged(tmp_path) -> Path:
    return Path(shutil.copy(KEPT, tmp_path / "club.whist"))


@pytest.fixture(scope="module")
def told():
    """What the kept file tells when it is whole."""
    with closing(open_to_read(KEPT)) as file:
        return {event.id: file.load(event.id)[0] for event in file.events()}


def recovered(path):
    """Recover a file; return the report and the evenings, each checked against its journal."""
    report = recover_beside(path, NOW)
    with closing(open_club_file(report.path)) as file:
        evenings = {}
        for event in sorted(file.events(), key=lambda each: each.id):
            evening, lines = file.load(event.id)
            check_journal(event.id, evening, lines)
            evenings[event.id] = evening
    return report, evenings


def overwrite(path, page, content):
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(content)


@pytest.mark.parametrize(
    ("page", "harm"), each_once(range(1, PAGES + 1), ["wiped", "full of noise"])
)
def test_whichever_page_is_wiped_or_full_of_noise_all_facts_are_saved(damaged, told, page, harm):
    noise = random.Random(page).randbytes(PAGE)  # noqa: S311
    overwrite(damaged, page, bytes(PAGE) if harm == "wiped" else noise)
    assert recovered(damaged)[1] == told


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_damaged_file_of_an_earlier_version_is_saved_too(tmp_path, version):
    old = Path(shutil.copy(KEPT.with_stem(f"club-v{version}"), tmp_path / "old.whist"))
    with closing(open_to_read(old)) as file:
        told = {event.id: file.load(event.id)[0] for event in file.events()}
    overwrite(old, 1 + version, bytes(PAGE))
    assert recovered(old)[1] == told


@pytest.mark.parametrize(("seed", "spots"), each_once(range(10), [3, 30, 300]))
def test_scattered_damage_never_stops_a_recovery(damaged, seed, spots):
    dice, content = random.Random(seed), bytearray(damaged.read_bytes())  # noqa: S311
    for _ in range(spots):
        content[dice.randrange(len(content))] = dice.randrange(256)
    damaged.write_bytes(content)
    try:
        report, evenings = recovered(damaged)
    except NothingRecoveredError:
        assert spots > 100
        return
    assert len(evenings) == len(report.events)
    for evening in evenings.values():
        assert RANKED[type(evening)](evening, evening.last_announced)


@pytest.mark.parametrize("share", [0.95, 0.75, 0.5, 0.25])
def test_of_a_file_cut_short_what_is_left_is_saved(damaged, share):
    content = damaged.read_bytes()
    damaged.write_bytes(content[: int(len(content) * share)])
    report, evenings = recovered(damaged)
    assert evenings[1].teams
    assert not report.is_whole


def test_without_any_table_of_facts_the_journal_tells_everything(damaged, told, ask_sqlite):
    ask_sqlite(damaged, *(f"DROP TABLE {table}" for table in FACT_TABLES), "VACUUM")
    report, evenings = recovered(damaged)
    assert evenings == told
    assert [event.journal for event in report.events] == [JournalState.WHOLE] * 3


def test_without_its_journal_an_event_keeps_its_facts(damaged, told, ask_sqlite):
    ask_sqlite(damaged, "DROP TABLE journal", "VACUUM")
    report, evenings = recovered(damaged)
    assert evenings == told
    assert {event.journal for event in report.events} == {JournalState.LOST}


@pytest.mark.parametrize(
    "garbage", ["'{'", "'[]'", "x'ff00ff'", "NULL", '\'{"command": "Dance"}\'']
)
def test_a_line_of_garbage_costs_the_undo_of_what_came_after_and_no_fact(
    damaged, told, ask_sqlite, garbage
):
    ask_sqlite(
        damaged,
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_schema SET sql = replace(sql, 'command JSON NOT NULL', 'command JSON')",
    )
    ask_sqlite(damaged, f"UPDATE journal SET command = {garbage} WHERE number = 6 AND event_id = 1")  # noqa: S608
    report, evenings = recovered(damaged)
    assert evenings == told
    first, *others = report.events
    assert (first.journal, first.lines, first.lines_lost) == (JournalState.CUT, 5, 1)
    assert [event.journal for event in others] == [JournalState.WHOLE] * 2


@pytest.mark.parametrize("undone", [False, True])
def test_a_line_that_lost_its_changes_is_damaged_and_costs_no_fact(
    damaged, told, clock, ask_sqlite, undone
):
    with closing(open_club_file(damaged)) as file:
        desk = Desk(file, clock, 1)
        desk.undo()
        desk.redo()
        if undone:  # nothing in the facts gives it away any more
            desk.undo()
            told = {**told, 1: desk.facts}
        number = len(desk.lines) - 1
    ask_sqlite(
        damaged,
        f"UPDATE journal SET changes = '[]' WHERE event_id = 1 AND number = {number}",  # noqa: S608
    )
    with closing(open_club_file(damaged)) as file, pytest.raises(DamagedEventError) as refused:
        file.load(1)
    assert (refused.value.table, refused.value.row) == ("journal", f"number {number}")
    report, evenings = recovered(damaged)
    assert evenings == told
    assert report.events[0].lines_lost == 1


def test_a_missing_line_is_a_gap(damaged, told, ask_sqlite):
    ask_sqlite(damaged, "DELETE FROM journal WHERE number = 3 AND event_id = 1")
    report, evenings = recovered(damaged)
    assert evenings == told
    assert (report.events[0].lines, report.events[0].lines_lost) == (2, 1)


def test_a_recovered_event_goes_on_and_says_what_was_taken_over(damaged, clock, ask_sqlite):
    ask_sqlite(damaged, "DELETE FROM journal WHERE number = 3 AND event_id = 1")
    with closing(open_club_file(recover_beside(damaged, NOW).path)) as file:
        desk = Desk(file, clock, 1)
        last = desk.lines[-1]
        assert last.command == TakeOverFacts()
        assert "recovered from a damaged file" in line_sentence(last, desk.facts, EN)
        before = desk.facts
        desk.undo()
        desk.redo()
        assert desk.facts == before


def test_a_fact_that_contradicts_a_whole_journal_is_shown(damaged, told, ask_sqlite):
    ask_sqlite(
        damaged, "UPDATE result SET winner = 'visitors' WHERE round = 1 AND table_number = 2"
    )
    report, evenings = recovered(damaged)
    assert evenings == told
    (doubt,) = report.events[0].discrepancies
    assert (doubt.source, doubt.round, doubt.table) == (Source.JOURNAL, 1, 2)


def with_its_last_line_lost(path, clock, event, ask, ask_sqlite):
    """Ask something of an event, make the line of it unreadable, and return the evening."""
    with closing(open_club_file(path)) as file:
        desk = Desk(file, clock, event)
        ask(desk)
        told, last = desk.facts, len(desk.lines)
    ask_sqlite(
        path,
        'UPDATE journal SET command = \'{"command": "Dance"}\' '  # noqa: S608
        f"WHERE event_id = {event} AND number = {last}",
    )
    return told


@pytest.mark.parametrize("event", [1, 2, 3])
def test_what_a_lost_line_took_back_does_not_come_again(damaged, clock, ask_sqlite, event):
    told = with_its_last_line_lost(damaged, clock, event, Desk.undo, ask_sqlite)
    assert recovered(damaged)[1][event] == told


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (1, FinishEvent(despite_missing=True)),
        (1, ChangeDetails(Details("Autrement", date(2026, 11, 20)))),
        (2, FinishWhiz(despite_missing=True)),
        (3, FinishClub(despite_missing=True)),
    ],
)
def test_what_a_lost_line_changed_of_the_event_itself_is_saved(
    damaged, clock, ask_sqlite, event, command
):
    told = with_its_last_line_lost(damaged, clock, event, lambda desk: desk.do(command), ask_sqlite)
    assert recovered(damaged)[1][event] == told


@pytest.mark.parametrize(
    ("event", "commands", "told"),
    [
        (BOOK_NUMBER, (PutIn(1750), PutIn(700)), ("lines", 2)),
        (
            BOOK_NUMBER,
            (AddPerson(Person(0, "Anne")), AddPerson(Person(0, "Bruno"))),
            ("persons", 2),
        ),
        (
            BOOK_NUMBER,
            (
                *(AddPerson(Person(0, "Anne")), NewSeason(a_season())),
                AdjustPoints(1, 1, Fraction(3), "By hand"),
            ),
            ("notes", 1),
        ),
    ],
)
def test_a_fact_whose_line_was_the_newest_and_is_lost_is_kept_and_told(
    damaged, clock, ask_sqlite, event, commands, told
):
    with closing(open_club_file(damaged)) as file:
        desk = Desk(file, clock, event)
        for command in commands:
            desk.do(command)
        evening, last = desk.facts, len(desk.lines)
    lost = f"event_id = {event} AND number = {last}"
    ask_sqlite(damaged, f"DELETE FROM journal WHERE {lost}")  # noqa: S608
    report = recover_beside(damaged, NOW)
    saved = next(each for each in report.events if each.number == event)
    assert not report.is_whole
    (doubt,) = saved.discrepancies
    assert (doubt.source, doubt.field) == (Source.TABLE, told[0])
    assert doubt.number == told[1]
    with closing(open_club_file(report.path)) as file:
        assert file.load(event)[0] == evening


@pytest.mark.parametrize("event", [1, 2, 3])
def test_a_heading_whose_newest_line_is_lost_without_a_trace_is_told(
    damaged, clock, ask_sqlite, event
):
    with closing(open_club_file(damaged)) as file:
        desk = Desk(file, clock, event)
        desk.do(ChangeDetails(Details("Autrement", date(2026, 11, 20))))
        last = len(desk.lines)
    lost = f"event_id = {event} AND number = {last}"
    ask_sqlite(damaged, f"DELETE FROM journal WHERE {lost}")  # noqa: S608
    report, _evenings = recovered(damaged)
    (doubt,) = next(each for each in report.events if each.number == event).discrepancies
    assert (doubt.source, doubt.field) == (Source.JOURNAL, "details")
    assert not report.is_whole


def test_a_fact_that_the_newest_line_took_away_and_that_is_lost_is_told(damaged, clock, ask_sqlite):
    with closing(open_club_file(damaged)) as file:
        desk = Desk(file, clock, 1)
        desk.undo()
        last = len(desk.lines)
    ask_sqlite(damaged, f"DELETE FROM journal WHERE event_id = 1 AND number = {last}")  # noqa: S608
    report = recover_beside(damaged, NOW)
    assert not report.is_whole
    assert {each.source for each in report.events[0].discrepancies} == {Source.JOURNAL}


def test_rows_that_were_taken_away_long_ago_do_not_come_back(tmp_path, clock):
    path = tmp_path / "club.whist"
    source = Path(shutil.copy(KEPT, path))
    with closing(open_club_file(source)) as file:
        desk = Desk(file, clock, 1)
        for _ in range(12):
            desk.undo()
        told = desk.facts
    overwrite(path, 1, bytes(PAGE))
    assert recovered(path)[1][1] == told


def test_where_journal_and_entries_are_gone_the_tables_still_have_their_places(damaged, ask_sqlite):
    ask_sqlite(damaged, "DROP TABLE journal", "DROP TABLE team", "DROP TABLE round", "VACUUM")
    report, evenings = recovered(damaged)
    assert [team.captain for team in evenings[1].teams.values()] == ["? 1", "? 2", "? 3", "? 4"]
    assert (evenings[1].last_announced, len(evenings[1].results)) == (3, 11)
    assert {doubt.source for doubt in report.events[0].discrepancies} == {Source.PLAN}


def test_a_player_who_is_lost_keeps_his_results(damaged, ask_sqlite):
    ask_sqlite(damaged, "DROP TABLE journal", "DELETE FROM whiz_player WHERE number = 2")
    ask_sqlite(damaged, "VACUUM")
    _, evenings = recovered(damaged)
    assert evenings[2].players[2].name == "? 2"
    assert len(evenings[2].results) == 4


def test_of_an_event_without_heading_and_beginning_only_a_trace_is_told(damaged, ask_sqlite):
    ask_sqlite(
        damaged,
        "PRAGMA foreign_keys = OFF",
        "DELETE FROM event WHERE id = 1",
        "DELETE FROM journal WHERE event_id = 1 AND number = 1",
    )
    ask_sqlite(damaged, "VACUUM")
    report, evenings = recovered(damaged)
    assert report.events_lost == (1,)
    assert list(evenings) == [1, 2]


@pytest.mark.parametrize("content", [b"", b"captain;player 1\n" * 900, bytes(40_000)])
def test_a_file_with_nothing_of_ours_is_refused_and_makes_no_file(tmp_path, content):
    stranger = tmp_path / "photo.whist"
    stranger.write_bytes(content)
    with pytest.raises(NothingRecoveredError):
        recover_beside(stranger, NOW)
    assert list(tmp_path.iterdir()) == [stranger]


def test_a_change_that_a_crash_left_half_done_is_taken_back_first(tmp_path, damaged, told):
    crashed = tmp_path / "crashed.whist"
    with closing(sqlite3.connect(damaged, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE result SET note = hex(zeroblob(3000))")
        shutil.copy(damaged, crashed)
        shutil.copy(f"{damaged}-journal", f"{crashed}-journal")
        connection.execute("ROLLBACK")
    assert recovered(crashed)[1] == told


def test_the_damaged_file_is_left_as_it_is(damaged):
    overwrite(damaged, 3, bytes(PAGE))
    before = damaged.read_bytes()
    report = recover_beside(damaged, NOW)
    assert (damaged.read_bytes(), report.damaged) == (before, damaged)
    assert report.path != damaged


def test_who_wants_initials_is_saved_too(damaged):
    overwrite(damaged, 1, bytes(PAGE))
    with closing(open_club_file(recover_beside(damaged, NOW).path)) as file:
        assert file.members.discreet() == {"Zoé Lebreton"}


@pytest.mark.parametrize("language", Language)
def test_a_sheet_says_what_is_there_and_what_could_not_be_read(damaged, ask_sqlite, language):
    ask_sqlite(
        damaged,
        "DELETE FROM journal WHERE number = 3 AND event_id = 1",
        "UPDATE whiz_result SET tricks = 3 WHERE kind = 'played'",
        "UPDATE club_sanction SET points = 3",
    )
    sheet = recovery_sheet(recover_beside(damaged, NOW), words(language))
    assert all(line.endswith(".") for line in sheet)
    assert len(sheet) == 10


def test_a_long_evening_is_saved_through_all_its_pages(tmp_path, clock, opening):
    path, target = tmp_path / "long.whist", tmp_path / "saved.whist"
    with closing(create_club_file(path)) as file:
        desk = open_event(file, clock, opening)
        play_event(desk, SeededDice(), 7)
    pages = path.stat().st_size // PAGE
    for page in range(1, pages + 1, max(1, pages // 15)):
        copy = Path(shutil.copy(path, tmp_path / "hurt.whist"))
        overwrite(copy, page, bytes(PAGE))
        target.unlink(missing_ok=True)
        recover(copy, target, NOW)
        with closing(open_to_read(target)) as file:
            assert file.load(1)[0] == desk.facts, page
