"""What is decided about a season by hand has its reason, and a closed season stays as announced."""

from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from tests.club.seasons import a_season, the_book, the_year
from tests.fixtures.clocks import after
from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.membership import UnknownCategoryError
from whist_td.club.rules.people import UnknownClubPersonError
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, plan_of
from whist_td.club.rules.season import AnnouncedRow, RankedKind, RankedPeople, SeasonScore
from whist_td.club.rules.season_changes import (
    LeftOutAlreadyError,
    NobodyRankedError,
    OutsideSeasonError,
    ReasonMissingError,
    SeasonClosedError,
    SeasonNameTakenError,
    SeasonOpenError,
    UnknownNoteError,
    UnknownSeasonError,
    season_named,
)
from whist_td.club.rules.seasons import announced_table, season_standings
from whist_td.desk.journal import changes_between, with_changes
from whist_td.desk.kinds import command_from_plain, command_to_plain

NOW = datetime(2026, 4, 1, 19, tzinfo=UTC)
DAY = date(2026, 1, 9)


def begun() -> ClubBook:
    return after(the_book(), do.NewSeason(a_season()))


def table_of(book: ClubBook):
    return announced_table(season_standings(book, book.seasons[1], the_year()))


def test_a_season_is_found_by_its_name_however_it_is_typed():
    assert season_named(begun(), " 2025‑2026 ").number == 1


def test_an_evening_left_out_counts_again_when_the_note_is_removed():
    book = after(begun(), do.LeaveOut(1, 2, DAY, "verglas"))
    assert season_standings(book, book.seasons[1], the_year()).held == 3
    again = after(book, do.RemoveSeasonNote(1))
    assert season_standings(again, again.seasons[1], the_year()).held == 4


def test_the_first_and_the_last_day_of_a_season_are_its_own():
    season = a_season()
    out = (do.LeaveOut(1, 1, season.start, "panne"), do.LeaveOut(1, 2, season.end, "verglas"))
    assert [note.event for note in after(begun(), *out).notes.values()] == [1, 2]


def test_a_season_is_closed_once():
    close = do.CloseSeason(1, table_of(begun()), NOW.date())
    with pytest.raises(SeasonClosedError):
        after(begun(), close, close)


def test_a_closed_season_keeps_its_rules_until_it_is_opened_again():
    book = after(begun(), do.CloseSeason(1, table_of(begun()), NOW.date()))
    presence = do.ChangeSeason(replace(book.seasons[1], score=SeasonScore.PRESENCE))
    with pytest.raises(SeasonClosedError):
        after(book, presence)
    assert after(book, do.ReopenSeason(1), presence).seasons[1].score is SeasonScore.PRESENCE


def test_a_season_removed_takes_its_decisions_along():
    book = after(begun(), do.LeaveOut(1, 2, DAY, "verglas"), do.RemoveSeason(1))
    assert (book.seasons, book.notes) == ({}, {})


def test_a_season_comes_back_though_prizes_were_planned_meanwhile():
    prize = Prize(1, 1, PrizeRule(), PrizeAmount(2000))
    of_season, of_event = PrizeOccasion(season=1), PrizeOccasion(event=1)
    with_prizes = after(begun(), do.PlanPrizes(of_season, (prize,)))
    removed = after(with_prizes, do.RemoveSeason(1))
    changes = changes_between(removed, with_prizes)
    planned = after(removed, do.PlanPrizes(of_event, (prize, prize)))
    back = with_changes(planned, changes)
    assert len(plan_of(back, of_season)) == 1
    assert len(plan_of(back, of_event)) == 2


def test_a_new_season_has_nothing_of_one_that_was_removed():
    prize = Prize(1, 1, PrizeRule(), PrizeAmount(2000))
    book = after(begun(), do.PlanPrizes(PrizeOccasion(season=1), (prize,)), do.RemoveSeason(1))
    again = after(book, do.NewSeason(a_season()))
    assert list(again.seasons) == [2]


STRANGERS = RankedPeople(RankedKind.CATEGORIES, ("Juniors",))


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (do.NewSeason(a_season()), SeasonNameTakenError),
        (do.ChangeSeason(replace(a_season(), number=7)), UnknownSeasonError),
        (do.ChangeSeason(replace(a_season(), ranked=STRANGERS)), UnknownCategoryError),
        (do.LeaveOut(1, 2, date(2026, 4, 1), "verglas"), OutsideSeasonError),
        (do.LeaveOut(1, 2, DAY, " "), ReasonMissingError),
        (do.LeaveOut(1, 1, date(2025, 12, 12), "panne"), LeftOutAlreadyError),
        (do.AdjustPoints(1, 9, Fraction(1), "club"), UnknownClubPersonError),
        (do.AdjustPoints(9, 1, Fraction(1), "club"), UnknownSeasonError),
        (do.RemoveSeasonNote(9), UnknownNoteError),
        (do.CloseSeason(1, (), NOW.date()), NobodyRankedError),
        (do.CloseSeason(1, (AnnouncedRow(1, 9, Fraction(1), 1),), DAY), UnknownClubPersonError),
        (do.ReopenSeason(1), SeasonOpenError),
    ],
)
def test_what_cannot_be_is_refused(command, refusal):
    book = after(begun(), do.LeaveOut(1, 1, date(2025, 12, 12), "panne"))
    with pytest.raises(refusal):
        after(book, command)


def test_a_season_that_any_version_closed_is_read_from_the_journal():
    kept = {
        "command": "CloseSeason",
        "season": 1,
        "table": [{"rank": 1, "person": 9, "score": "3/2", "evenings": 4}],
        "on": "2026-01-02",
    }
    closing = do.CloseSeason(1, (AnnouncedRow(1, 9, Fraction(3, 2), 4),), date(2026, 1, 2))
    assert command_from_plain(kept, do.DESK) == closing
    assert command_to_plain(closing) == kept
