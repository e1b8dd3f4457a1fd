"""A sheet is out of date when something that is drawn on it has changed, and only then."""

from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from itertools import islice

import pypdfium2 as pdfium
import pytest

from tests.fixtures.clocks import after as done
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.requests import ChangeDetails
from whist_td.formats.club_night.commands import commands as club
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.views import planning as seats
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.whiz import commands as whiz
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, render
from whist_td.paper.sheets import BOARD, ROUND, TABLE, TEAM
from whist_td.words.words import Language, words

NOW = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21), "Gaspé")


def team(number, name=""):
    players = tuple(f"{first} {number}" for first in ("Luc", "Ève", "Guy"))
    return Team(number, name or f"Club {number}", f"Rita {number}", players)


@cache
def militaire():
    teams = tuple(team(number) for number in range(1, 5))
    return ask.CreateEvent(DETAILS, Settings(rounds=6), teams).opened()


@cache
def whiz_evening():
    empty = whiz.CreateWhiz(DETAILS, WhizSettings(rounds=4, boards_per_round=2)).opened()
    people = [Player(number, f"Joueur {number}") for number in range(1, 11)]
    return done(empty, planning.add_players(empty, people))


@cache
def club_evening(seating=SeatingWay.CHANGING):
    empty = club.CreateClub(DETAILS, ClubSettings(rounds=3, seating=seating)).opened()
    people = [ClubPlayer(number, f"Joueur {number}") for number in range(1, 9)]
    return done(empty, seats.add_players(empty, people))


def drawn(evening):
    """What is read on every sheet of every paper printed before play."""
    papers, french = papers_for(evening), words(Language.FRENCH)
    of = papers.planned(evening)
    sheets = [(paper, sheet) for paper in papers.before_play for sheet in paper.marks(of)]
    alone = [paper.only([sheet]) for paper, sheet in sheets]
    pdf = pdfium.PdfDocument(render(alone, of, PageSize.A4, french))
    read = iter([page.get_textpage().get_text_bounded() for page in pdf])
    return {
        (paper.name, sheet): [*islice(read, len(one.pages(of, PageSize.A4, french)))]
        for (paper, sheet), one in zip(sheets, alone, strict=True)
    }


@cache
def drawn_before(made):
    """The same of an evening as it is made, which many changes begin with."""
    return drawn(made())


def marks(evening):
    papers = papers_for(evening)
    of = papers.planned(evening)
    return {
        (paper.name, sheet): mark
        for paper in papers.before_play
        for sheet, mark in paper.marks(of).items()
    }


def changed(before, after):
    return {sheet for sheet in before.keys() & after.keys() if before[sheet] != after[sheet]}


CHANGES = {
    "a team renamed": (militaire, lambda e: done(e, ask.ChangeTeam(team(2, "Percé")))),
    "a team drawn elsewhere": (militaire, lambda e: done(e, ask.OrderTables((2, 1, 3, 4), 7))),
    "a team more": (militaire, lambda e: done(e, ask.AddTeams((team(5),)))),
    "another trump": (
        militaire,
        lambda e: done(e, ask.ChangeSettings(replace(e.settings, trumps=(Strain.HEARTS,)))),
    ),
    "a substitute later": (
        militaire,
        lambda e: done(e, ask.AnnounceRound(1), ask.AddSubstitute(3, Substitute(1, "Paul", 2, 4))),
    ),
    "a player renamed": (
        whiz_evening,
        lambda e: done(e, whiz.ChangePlayer(Player(4, "Zoé Roy", "Percé"))),
    ),
    "players drawn": (
        whiz_evening,
        lambda e: done(e, planning.order_players(e, (3, 1, 2, 4, 5, 6, 7, 8, 9, 10), 5)),
    ),
    "a late player": (
        whiz_evening,
        lambda e: done(
            begun := done(e, whiz.AnnounceWhizRound(1)),
            planning.late_player(begun, Player(11, "Tard", first_round=2)),
        ),
    ),
    "a leaver": (
        whiz_evening,
        lambda e: done(
            begun := done(e, whiz.AnnounceWhizRound(1)), planning.leaving_player(begun, 5, 2)
        ),
    ),
    "club seats drawn": (club_evening, lambda e: done(e, seats.draw_seats(e, 11))),
    "a club player renamed": (
        club_evening,
        lambda e: done(e, club.ChangeClubPlayer(ClubPlayer(4, "Zoé Roy", "Percé"))),
    ),
    "a substitute at the club": (
        club_evening,
        lambda e: done(
            begun := done(e, club.BeginClubRound(1)),
            seats.leaving_player(begun, 5, 1),
        ),
    ),
    "another length": (
        club_evening,
        lambda e: done(e, seats.change_settings(e, replace(e.settings, rounds=2))),
    ),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_sheet_is_out_of_date_where_its_text_is_another(change):
    made, changing = CHANGES[change]
    before = made()
    after = changing(before)
    stale = changed(marks(before), marks(after))
    assert stale
    assert stale == changed(drawn_before(made), drawn(after))


@pytest.mark.parametrize("made", [militaire, whiz_evening, club_evening])
def test_another_place_for_the_event_makes_no_sheet_wrong(made):
    evening = made()
    elsewhere = done(evening, ChangeDetails(replace(DETAILS, place="Percé")))
    assert marks(elsewhere) == marks(evening)


def test_a_trump_announced_otherwise_makes_no_sheet_wrong():
    evening = militaire()
    said = done(evening, ask.AnnounceRound(1, Strain.NO_TRUMP, (2, 3)))
    assert marks(said) == marks(evening)


def stale_after(before, after):
    printed = {}
    for (paper, sheet), mark in marks(before).items():
        printed.setdefault(paper, {})[sheet] = mark
    found = papers_for(after).stale(after, printed, after.last_announced)
    return {each.paper: (each.again, each.gone) for each in found}


def test_a_team_that_changes_two_players_asks_for_its_card_and_the_list_of_names():
    before = militaire()
    other = replace(team(3), players=("Ann", "Bob", "Cyr"))
    after = done(before, ask.ChangeTeam(other))
    expected = {"rotation-cards": (("3",), ()), "name-list": (("",), ())}
    assert stale_after(before, after) == expected


def test_a_team_fewer_leaves_sheets_to_take_away():
    before = militaire()
    found = stale_after(before, done(before, ask.RemoveTeam(4)))
    assert found["cartons"] == (("1", "2", "3"), ("4",))


def test_the_score_sheets_of_rounds_that_have_begun_are_history():
    before = militaire()
    renamed = ask.ChangeTeam(team(2, "Percé"))
    after = done(before, ask.AnnounceRound(1), renamed)
    assert stale_after(before, after)["score-sheets"] == (("2.", "3.", "4.", "5.", "6."), ())


def test_by_standing_the_cards_of_the_next_round_are_others_and_not_wrong():
    before = club_evening(SeatingWay.STANDING)
    after = done(before, club.BeginClubRound(1))
    assert stale_after(before, after) == {}


def test_a_paper_that_was_never_printed_is_not_out_of_date():
    before = militaire()
    after = done(before, ask.ChangeTeam(team(2, "Percé")))
    papers = papers_for(after)
    of = papers.planned(before)
    printed = {"cartons": papers.named("cartons").marks(of)}
    assert [each.paper for each in papers.stale(after, printed, 0)] == ["cartons"]


@pytest.mark.parametrize(
    ("each", "sheet", "number"),
    [
        (TEAM, "7", 7),
        (TABLE, "2.5", 5),
        (ROUND, "2.5", 2),
        (ROUND, "12.", 12),
        (BOARD, "5\u00a0b", 5),
    ],
)
def test_a_sheet_belongs_to_whom_it_is_for(each, sheet, number):
    assert each.number(sheet) == number
