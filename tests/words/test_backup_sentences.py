"""Backups, health and recovered files in both languages, whatever came of them."""

from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from whist_td.core.events import Details
from whist_td.core.formats import BOOK, BOOK_NUMBER
from whist_td.desk.backups import (
    Backup,
    BackupDone,
    Discrepancy,
    JournalState,
    Reason,
    RecoveredEvent,
    Recovery,
    SecondPlace,
    Source,
)
from whist_td.desk.ports import EventSummary
from whist_td.words.safety import (
    MOST_DISCREPANCIES,
    backup_sentence,
    held_sentence,
    reason_words,
    recovery_sheet,
    second_place_sentence,
)

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
STICK = Path("stick")


def event(announced=3, results=31, kind="militaire"):
    day = date(2026, 11, 21)
    return EventSummary(1, kind, "Soirée", day, "", 11, 24, announced, False, results)  # noqa: FBT003


def plain(text):
    """Return a text with plain spaces where French keeps words together."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def saved(*doubts, journal=JournalState.CUT, kind="militaire"):
    details = Details("Soirée", date(2026, 11, 21))
    return RecoveredEvent(1, kind, details, journal, 40, 2, 31, 12, doubts)


@pytest.mark.parametrize("second", SecondPlace)
@pytest.mark.parametrize("path", [Path("copy.whist"), None])
def test_what_came_of_a_backup_is_a_sentence(second, path, both):
    assert backup_sentence(BackupDone(NOW, path, None, second), both).endswith(".")
    assert second_place_sentence(second, STICK, both).endswith(".")


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_french(reason, english, french):
    assert reason_words(reason, english) != reason_words(reason, french)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (None, "This copy cannot be read: choose another."),
        ((), "No event yet."),
        ((event(0, 0),), "Soirée: not begun"),
        ((event(1, 1),), "Soirée: round 1 of 24, 1 result in"),
        ((event(), event()), "Soirée: round 3 of 24, 31 results in; 1 older event"),
    ],
)
def test_a_backup_says_what_it_holds(events, told, english):
    assert held_sentence(Backup(STICK, NOW, Reason.ROUND, events), english) == told


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("militaire", "Soirée : manche 3 sur 24, 31 résultats inscrits"),
        ("whiz", "Soirée : tour 3 sur 24, 31 résultats inscrits"),
        ("club", "Soirée : tour 3 sur 24, 31 donnes"),
    ],
)
def test_a_backup_says_how_far_an_evening_was_in_the_words_of_its_format(kind, told, french):
    backup = Backup(STICK, NOW, Reason.ROUND, (event(kind=kind),))
    assert plain(held_sentence(backup, french)) == told


@pytest.mark.parametrize("journal", JournalState)
@pytest.mark.parametrize("kind", ["militaire", "whiz"])
def test_the_sheet_of_a_recovered_file_is_whole_sentences(journal, kind, both):
    doubts = (
        Discrepancy(
            "results", Source.JOURNAL, round=3, table=5, board=7 if kind == "whiz" else None
        ),
        Discrepancy("rounds", Source.PLAN, round=4),
        Discrepancy("results", Source.TABLE, round=5, table=1, board=2),
        Discrepancy("players" if kind == "whiz" else "teams", Source.PLAN, number=2),
        Discrepancy("penalties" if kind == "whiz" else "playoffs", Source.JOURNAL, number=1),
    )
    report = Recovery(STICK, STICK, (saved(*doubts, journal=journal, kind=kind),), (2,))
    sheet = recovery_sheet(report, both)
    assert len(sheet) == 2 + 2 + 5 + 1
    assert all(line.endswith(".") for line in sheet)


def test_the_sheet_tells_the_clubs_year_as_no_evening(both):
    facts = ("persons", "seen", "apart", "seasons", "notes", "lines", "prizes")
    doubts = tuple(Discrepancy(each, Source.JOURNAL, number=3) for each in facts)
    book = replace(saved(*doubts), format=BOOK, number=BOOK_NUMBER)
    sheet = recovery_sheet(Recovery(STICK, STICK, (book,), ()), both)
    assert len(sheet) == 2 + 2 + len(doubts)
    assert "2000" not in sheet[2]


def test_many_doubts_are_counted(english):
    doubts = tuple(
        Discrepancy("rounds", Source.PLAN, round=n) for n in range(1, MOST_DISCREPANCIES + 4)
    )
    sheet = recovery_sheet(Recovery(STICK, STICK, (saved(*doubts),), ()), english)
    assert sheet[-1] == "3 more items to look at."
