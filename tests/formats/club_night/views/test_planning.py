"""The list put in order, partners made, seats drawn: each request carries the seats that follow."""

from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.views.planning import (
    MINUTES_A_DEAL,
    club_forecast,
    draw_seats,
    event_forecast,
    fewer_meetings,
    moved_up_or_down,
    order_players,
    seat_anew,
)

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def seated(people, game="iwwa", **options):
    chosen = ClubSettings(game=GameChoice(game), **options)
    in_pairs = chosen.seating is SeatingWay.PAIRS
    players = tuple(
        ClubPlayer(n, f"Joueur {n}", partner=(n + 1 if n % 2 else n - 1) if in_pairs else None)
        for n in range(1, people + 1)
    )
    evening = CreateClub(Details("S", date(2026, 11, 21)), chosen, players).opened()
    return seat_anew(evening).applied_to(evening, AT)


def test_a_player_moved_up_changes_places_with_the_one_above():
    evening = seated(8)
    asked = moved_up_or_down(evening, 3, -1)
    assert asked.order == (1, 3, 2, 4, 5, 6, 7, 8)
    assert asked.rounds == tuple(evening.rounds.values())


def test_a_pair_is_moved_whole():
    evening = seated(8, "ten", seating=SeatingWay.PAIRS, rounds=3)
    assert moved_up_or_down(evening, 4, 1).order == (1, 2, 5, 6, 3, 4, 7, 8)


@pytest.mark.parametrize(("number", "steps"), [(1, -1), (8, 1)])
def test_nobody_is_moved_past_the_end_of_the_list(number, steps):
    assert moved_up_or_down(seated(8), number, steps) is None


def seats_of(evening, name):
    number = next(n for n, player in evening.players.items() if player.name == name)
    return [seated.place_of(number).table for seated in evening.rounds.values()]


def test_all_wait_for_a_table_of_five_that_has_a_deal_more():
    settings = ClubSettings(
        game=GameChoice("couleur"), rounds=3, length=Length(Unit.DEALS, 4), left_over=LeftOver.FIVES
    )
    assert club_forecast(19, settings).tables == {5: 3, 4: 1}
    assert club_forecast(19, settings).minutes == 3 * 5 * MINUTES_A_DEAL
    assert club_forecast(16, settings).minutes == 3 * 4 * MINUTES_A_DEAL


def test_another_order_moves_those_alone_whose_numbers_change():
    evening = seated(8)
    drawn = draw_seats(evening, 7).applied_to(evening, AT)
    ordered = order_players(drawn, (2, 1, 3, 4, 5, 6, 7, 8)).applied_to(drawn, AT)
    assert ordered.progress.draw_seed == 7
    assert seats_of(ordered, "Joueur 2") == seats_of(drawn, "Joueur 1")
    assert seats_of(ordered, "Joueur 5") == seats_of(drawn, "Joueur 5")


def test_fewer_meet_again_where_some_may_sit_twice_at_a_table_of_five():
    evening = seated(21, left_over=LeftOver.FIVES)
    offer = fewer_meetings(evening)
    assert offer.now == event_forecast(evening).others.again
    assert offer.then < offer.now // 2
    assert offer.twice > 0
    after = offer.seats.applied_to(evening, AT)
    assert event_forecast(after).others.again == offer.then
    assert fewer_meetings(after) is None


@pytest.mark.parametrize(
    ("people", "options"),
    [
        (20, {"left_over": LeftOver.FIVES}),
        (21, {"left_over": LeftOver.SIT_OUT}),
        (21, {"left_over": LeftOver.FIVES, "seating": SeatingWay.DRAWN}),
    ],
)
def test_nothing_is_offered_where_nobody_sits_at_five_or_the_lot_decides(people, options):
    assert fewer_meetings(seated(people, **options)) is None
