"""Whole club nights on a club file: every game, played by lot, undone and done again."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.bootstrap import SeededDice
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, RemoveDeal
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    table_size,
    usual_left_over,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.rules.standings import standings
from whist_td.formats.club_night.views.sample import Chance, play_club_night, play_tables
from whist_td.storage.files import create_club_file, open_club_file

DETAILS = Details("Soirée", date(2026, 11, 21))


def opening(game, people, **options):
    chosen = ClubSettings(game=GameChoice(game), **options)
    players = tuple(ClubPlayer(n, f"Joueur {n}") for n in range(1, people + 1))
    create = CreateClub(DETAILS, chosen, players)
    return CreateClub(DETAILS, chosen, players, rounds_to_come(create.opened()))


@pytest.fixture
def night(file, clock):
    """Open a club night in the club file."""

    def opened(game="iwwa", people=8, **options):
        return open_event(file, clock, opening(game, people, **options))

    return opened


@pytest.mark.parametrize("code", GAMES)
def test_a_whole_evening_of_every_game_is_played(night, file, clock, code):
    game = GAMES[code]
    people = 2 * table_size(game) + 1
    desk = night(code, people, rounds=3, left_over=usual_left_over(game))
    play_club_night(desk, SeededDice(), 7, "a parlé")
    evening = Desk(file, clock, desk.event).facts
    assert evening == desk.facts
    assert evening.progress.finished
    assert sum(row.deals for row in standings(evening, 3)) > 0
    check_journal(desk.event, evening, desk.lines)


@pytest.mark.parametrize("code", [code for code, game in GAMES.items() if game.is_zero_sum])
def test_what_is_won_in_an_evening_is_lost_in_it(night, code):
    desk = night(code, 2 * table_size(GAMES[code]), rounds=2)
    play_club_night(desk, SeededDice(), 11)
    rows = standings(desk.facts, 2)
    assert sum(row.points - row.sanction for row in rows) == 0


def test_undoing_all_leaves_no_result(night):
    desk = night(people=5, rounds=2, left_over=LeftOver.FIVES)
    start = desk.facts
    play_club_night(desk, SeededDice(), 3)
    played = desk.facts
    while desk.to_undo:
        desk.undo()
    assert desk.facts == start
    while desk.to_redo:
        desk.redo()
    assert desk.facts == played


@settings(max_examples=examples(15), deadline=None)
@given(code=st.sampled_from(sorted(GAMES)), seed=st.integers(1, 10_000), gone=st.integers(1, 9))
def test_no_result_survives_its_undo(code, seed, gone):
    desk = _Notebook(opening(code, table_size(GAMES[code]), rounds=1))
    chance = Chance(SeededDice(), seed)
    desk.do(BeginClubRound(1))
    play_tables(desk, chance, 1)
    places = sorted(desk.facts.results)
    before = desk.facts
    try:
        desk.do(RemoveDeal(places[gone % len(places)]))
    except RuleError:
        assert desk.facts == before
        return
    desk.undo()
    assert desk.facts == before
    for _place in places:
        desk.undo()
    assert not desk.facts.results


class _Notebook(Desk):
    """A desk whose file is a list in memory."""

    def __init__(self, create):
        self._create = create
        super().__init__(self, _Still(), 1)

    def load(self, _event):
        return self._create.opened(), []

    def record(self, _event, _line):
        pass


class _Still:
    def now(self):
        from datetime import UTC, datetime

        return datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def test_the_next_round_by_standing_seats_the_best_together(night):
    desk = night(people=8, rounds=2, seating=SeatingWay.STANDING)
    desk.do(BeginClubRound(1))
    play_tables(desk, Chance(SeededDice(), 5), 1)
    desk.do(BeginClubRound(2))
    best = {row.player for row in standings(desk.facts, 1)[:4]}
    assert set(desk.facts.sitting(2, 1).seats) == best
    check_journal(desk.event, desk.facts, desk.lines)


def test_a_club_night_is_found_again_in_its_file(tmp_path, clock):
    path = tmp_path / "club.whist"
    file = create_club_file(path)
    open_event(file, clock, opening("whip", 9, left_over=LeftOver.THREES))
    file.close()
    again = open_club_file(path)
    summary = again.events()[0]
    assert (summary.format, summary.game, summary.entries, summary.rounds) == ("club", "whip", 9, 4)
    assert "Joueur 1" in again.names([summary.id])
    again.close()
