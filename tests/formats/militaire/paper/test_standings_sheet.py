"""The standings on paper say who won, and why."""

from dataclasses import replace
from datetime import UTC, datetime

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.event import AnnouncedRound, Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, Settings
from whist_td.formats.militaire.rules.teams import Substitute


def test_a_shared_rank_says_that_nothing_separates(press):
    evening = press.won_at_home(press.event_of(3), 24)
    lines = press.lines(press.printed(evening, "standings", after=24), 0)
    assert in_order(lines, "Île-Bonaventure 1", "1 1 48")
    assert in_order(lines, "Île-Bonaventure 3 Ex æquo : rien ne les", "2 3 24")


def test_who_played_for_a_team_stands_below_its_name(press):
    evening = press.won_at_home(press.event_of(3), 24)
    stood_in = replace(evening.teams[3], substitutes=(Substitute(2, "Ovide", 5),))
    named = replace(evening, teams={**evening.teams, 3: stood_in})
    text = press.texts(press.printed(named, "standings", after=24))[0]
    assert "capitaine Thérèse 1 · Noëlla 1 · Éloi 1 · Gaétan 1" in text
    assert "capitaine Thérèse 3 · Noëlla 3 · Éloi 3 · Gaétan 3 · Ovide" in " ".join(text.split())


def in_order(lines, name, figures):
    """Whether a team's figures stand right below or above its name."""
    at = lines.index(name)
    return figures in lines[max(at - 1, 0) : at + 2]


def test_a_broken_tie_is_explained(press):
    evening = press.event_of(2, Settings(rounds=2))
    results = {
        Place(1, 1): result_of(Side.HOME),
        Place(1, 2): result_of(Side.VISITORS),
        Place(2, 1): result_of(Side.VISITORS),
        Place(2, 2): result_of(Side.HOME),
    }
    pages = press.texts(press.printed(replace(evening, results=results), "standings", after=2))
    assert "2e au départage : après la manche 1, 0 contre 2" in " ".join(pages[0].split())


def test_a_team_that_has_left_is_marked(press):
    evening = press.won_at_home(press.event_of(3), 5)
    gone = {**evening.teams, 2: replace(evening.teams[2], withdrawn_from=5)}
    lines = press.lines(press.printed(replace(evening, teams=gone), "standings", after=5), 0)
    assert in_order(lines, "Île-Bonaventure 2", "3 2 5 Abandon")


def test_the_heading_says_how_far_the_evening_is(press):
    evening = press.won_at_home(press.event_of(3, Settings(rounds=2)), 2)
    said = AnnouncedRound(1, Strain.HEARTS, (1, 3), datetime(2026, 11, 21, tzinfo=UTC))
    begun = replace(evening, rounds={1: said, 2: replace(said, number=2)})
    over = replace(begun, progress=replace(begun.progress, finished=True))
    titles = [press.lines(press.printed(over, "standings", after=n), 0)[0] for n in (1, 2)]
    assert titles == ["Classement après la manche 1", "Classement final"]
    last = press.lines(press.printed(begun, "standings", after=2), 0)[0]
    assert last == "Classement après la manche 2"


def test_averages_are_shown_where_the_club_ranks_by_them(press):
    settings = Settings(rounds=2, forfeits=ForfeitPolicy.AVERAGE)
    evening = press.won_at_home(press.event_of(3, settings), 2)
    text = press.read(evening, "standings", after=2).pages[0].extract_text()
    assert "Moyenne" in text
    assert "1,000" in text
