"""What the papers of a tournament show is what the movement says, and adds up."""

from collections import Counter
from datetime import UTC, date, datetime

import pytest

from whist_td.core.contracts import Rule
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.movement import announced
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.paper_views import reminders, whiz_papers, whiz_plan
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.players.views.movement_views import Presence

SIZES = (6, 14, 15, 40, 99)


def event_of(players, rounds=5):
    entered = {number: Player(number, f"Joueur {number}") for number in range(1, players + 1)}
    seated = {each.number: each for each in seated_rounds(players, rounds)}
    details = Details("Tournoi", date(2026, 11, 21))
    return WhizEvent(details, WhizSettings(rounds=rounds), players=entered, rounds=seated)


@pytest.mark.parametrize("players", SIZES)
def test_guide_cards_and_table_cards_tell_the_same_movement(players):
    plan = whiz_plan(event_of(players, 3))
    by_player = {
        (line.round, line.table, line.hand, card.player.number)
        for card in plan.cards
        for line in card.lines
        if line.table
    }
    by_table = {
        (line.round, card.table, sitter.hand, sitter.player.number)
        for card in plan.tables
        for line in card.lines
        for sitter in line.sitters
    }
    assert by_player == by_table


@pytest.mark.parametrize("players", SIZES)
def test_a_player_stands_on_a_traveller_for_each_deal_of_the_guide_card(players):
    plan = whiz_plan(event_of(players, 3))
    on_travellers = Counter(
        (sitter.player.number, traveller.deal.number)
        for traveller in plan.travellers
        for line in traveller.lines
        for sitter in line.sitters
    )
    on_cards = {
        (card.player.number, deal.number)
        for card in plan.cards
        for line in card.lines
        for deal in line.deals
    }
    assert set(on_travellers) == on_cards
    assert set(on_travellers.values()) == {1}


@pytest.mark.parametrize("players", SIZES)
def test_boards_are_where_the_table_cards_send_them(players):
    plan = whiz_plan(event_of(players, 3))
    lines = {(line.round, card.table): line for card in plan.tables for line in card.lines}
    for line in lines.values():
        if line.onward:
            for table in line.onward.tables:
                assert lines[line.onward.round, table].deals == line.deals


def test_everybody_is_on_a_card_in_every_round():
    plan = whiz_plan(event_of(14))
    out = [line for card in plan.cards for line in card.lines if not line.table]
    assert len(out) == 5 * 2
    assert {line.presence for line in out} == {Presence.SITS_OUT}


def test_the_first_round_of_who_sits_out_at_first_is_the_second():
    plan = whiz_plan(event_of(14))
    first = [card.first.round for card in plan.cards]
    assert Counter(first) == {1: 12, 2: 2}


def test_the_papers_do_not_change_when_a_round_begins():
    evening = event_of(15)
    later = announced(evening, 1, datetime(2026, 11, 21, 19, tzinfo=UTC))
    assert whiz_plan(later) == whiz_plan(evening)


@pytest.mark.parametrize(
    ("level", "points"),
    [
        pytest.param(7, ((7, 24, 48), (7, 24, 48), (7, 24, 48)), id="RULES 2.2: 7"),
        pytest.param(9, ((9, 28, 56), (9, 28, 56), (19, 38, 66)), id="RULES 2.2: 9"),
        pytest.param(10, ((10, 30, 60), (20, 40, 70), (20, 40, 70)), id="RULES 2.2: 10"),
        pytest.param(12, ((32, 54, 88),) * 3, id="RULES 2.2: 12"),
        pytest.param(13, ((53, 76, 112),) * 3, id="RULES 2.2: 13"),
    ],
)
@pytest.mark.parametrize("rule", Rule)
def test_the_reminder_is_the_table_of_the_rules(level, points, rule):
    assert {row.level: row.points for row in reminders(rule)}[level] == points


def test_what_is_printed_is_the_tournament_after_the_newest_round():
    evening = announced(event_of(15), 1, datetime(2026, 11, 21, 19, tzinfo=UTC))
    assert whiz_papers(evening).so_far.standings.after_round == 1
    assert whiz_papers(evening).results.standings.after_round == 0, "round 1 is in play"
    assert whiz_papers(evening, 0).results.standings.after_round == 0
