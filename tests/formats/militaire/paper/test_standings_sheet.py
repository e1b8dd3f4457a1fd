"""The standings on paper say who won, and why."""

from dataclasses import replace
from datetime import UTC, datetime

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.event import AnnouncedRound, Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, Settings


def test_a_shared_rank_says_that_nothing_separates(press):
    evening = press.won_at_home(press.evening_of(3), 24)
    lines = press.lines(press.printed(evening, "standings", after=24), 0)
    assert "1 1 Île-Bonaventure 1 48" in lines
    assert "2 3 Île-Bonaventure 3 24 ex æquo : rien ne les départage" in lines


def test_a_broken_tie_is_explained(press):
    evening = press.evening_of(2, Settings(rounds=2))
    results = {
        Place(1, 1): result_of(Side.HOME),
        Place(1, 2): result_of(Side.VISITORS),
        Place(2, 1): result_of(Side.VISITORS),
        Place(2, 2): result_of(Side.HOME),
    }
    lines = press.lines(press.printed(replace(evening, results=results), "standings", after=2), 0)
    assert any("2e au départage : après la manche 1, 0 contre 2" in line for line in lines)


def test_a_team_that_has_left_is_marked(press):
    evening = press.won_at_home(press.evening_of(3), 5)
    gone = {**evening.teams, 2: replace(evening.teams[2], withdrawn_from=5)}
    pdf = press.printed(replace(evening, teams=gone), "standings", after=5)
    assert "3 2 Île-Bonaventure 2 5 abandon" in press.lines(pdf, 0)


def test_the_heading_says_how_far_the_evening_is(press):
    evening = press.won_at_home(press.evening_of(3, Settings(rounds=2)), 2)
    said = AnnouncedRound(1, Strain.HEARTS, (1, 3), datetime(2026, 11, 21, tzinfo=UTC))
    begun = replace(evening, rounds={1: said, 2: replace(said, number=2)})
    over = replace(begun, progress=replace(begun.progress, finished=True))
    titles = [press.lines(press.printed(over, "standings", after=n), 0)[0] for n in (1, 2)]
    assert titles == ["Classement après la manche 1", "Classement final"]
    last = press.lines(press.printed(begun, "standings", after=2), 0)[0]
    assert last == "Classement après la manche 2"


def test_averages_are_shown_where_the_club_ranks_by_them(press):
    settings = Settings(rounds=2, forfeits=ForfeitPolicy.AVERAGE)
    evening = press.won_at_home(press.evening_of(3, settings), 2)
    text = press.read(evening, "standings", after=2).pages[0].extract_text()
    assert "Moyenne" in text
    assert "1,000" in text
