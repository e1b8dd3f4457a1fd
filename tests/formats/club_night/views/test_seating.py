"""Who sits where in a club night, for every way of seating and every game."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.core.players import TooFewPlayersError
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.attendance import joined, left
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    left_overs,
    plays_in_sides,
)
from whist_td.formats.club_night.rules.seating import (
    begun,
    rounds_to_come,
    seats_quality,
    with_rounds,
)

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def night(people, game="iwwa", **options):
    chosen = ClubSettings(game=GameChoice(game), **options)
    paired = chosen.seating is SeatingWay.PAIRS
    players = tuple(
        ClubPlayer(n, f"Joueur {n}", partner=(n + 1 if n % 2 else n - 1) if paired else None)
        for n in range(1, people + 1)
    )
    return CreateClub(Details("S", date(2026, 11, 21)), chosen, players).opened()


def seated(people, game="iwwa", **options):
    evening = night(people, game, **options)
    return with_rounds(evening, rounds_to_come(evening))


def sizes(evening, number=1):
    return sorted(len(sitting.seats) for sitting in evening.rounds[number].sittings)


def test_twenty_two_play_at_tables_of_four_and_five():
    evening = seated(22, left_over=LeftOver.FIVES)
    assert sizes(evening) == [4, 4, 4, 5, 5]
    assert len(evening.rounds) == 4


def test_a_game_without_tables_of_five_lets_people_sit_out():
    evening = seated(22, "ten", left_over=LeftOver.FIVES)
    assert sizes(evening) == [4, 4, 4, 4, 4]
    assert len(evening.rounds[1].sit_out) == 2


@pytest.mark.parametrize(
    ("game", "people", "expected"),
    [("dummy", 10, [3, 3, 3]), ("humbug", 7, [2, 2, 2]), ("whip", 3, [3]), ("scottish", 2, [2])],
)
def test_each_game_has_tables_of_its_own_size(game, people, expected):
    assert sizes(seated(people, game)) == expected


@settings(max_examples=examples(60), deadline=None)
@given(st.data())
def test_whatever_the_game_and_the_way_everybody_has_a_place(data):
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    choice = GameChoice(game.code)
    ways = [way for way in SeatingWay if way is not SeatingWay.PAIRS or plays_in_sides(choice)]
    way = data.draw(st.sampled_from(ways))
    in_pairs = way is SeatingWay.PAIRS
    people = data.draw(st.integers(max(game.least_players, 4 if in_pairs else 0), 26))
    people -= people % 2 if in_pairs else 0
    rest = data.draw(st.sampled_from(left_overs(game)))
    evening = seated(people, game.code, seating=way, left_over=rest, rounds=3)
    assert len(evening.rounds) == (1 if way is SeatingWay.STANDING else 3)
    for each in evening.rounds.values():
        assert sorted(each.people()) == list(range(1, people + 1))


def test_sixteen_people_meet_as_evenly_as_is_known():
    quality = seats_quality(seated(16, "ten", rounds=15))
    assert quality.is_sound


def test_the_two_of_a_fixed_pair_sit_opposite_each_other():
    evening = seated(8, "ten", seating=SeatingWay.PAIRS, rounds=3)
    for each in evening.rounds.values():
        for north, east, south, west in (sitting.seats for sitting in each.sittings):
            assert evening.player(north).partner == south
            assert evening.player(east).partner == west


def test_each_pair_meets_every_other():
    evening = seated(8, "ten", seating=SeatingWay.PAIRS, rounds=3)
    met = Counter(
        tuple(sorted((min(s.seats[0], s.seats[2]), min(s.seats[1], s.seats[3]))))
        for each in evening.rounds.values()
        for s in each.sittings
    )
    assert met == dict.fromkeys(combinations((1, 3, 5, 7), 2), 1)


def test_who_stays_keeps_his_seat():
    evening = seated(8, seating=SeatingWay.STAYING)
    assert len({each.sittings for each in evening.rounds.values()}) == 1


def test_the_same_draw_seats_the_same():
    evening = night(12, seating=SeatingWay.DRAWN)
    same, again, other = (
        replace(evening, progress=replace(evening.progress, draw_seed=seed)) for seed in (5, 5, 6)
    )
    assert rounds_to_come(same) == rounds_to_come(again)
    assert rounds_to_come(same) != rounds_to_come(other)


def test_a_late_player_is_seated_from_the_next_round():
    evening = begun(seated(8), 1, None, AT)
    late = joined(evening, [ClubPlayer(9, "Rose")])
    later = with_rounds(late, rounds_to_come(late))
    assert later.rounds[1] == evening.rounds[1]
    assert 9 in set(later.rounds[2].people())


def test_a_leaver_is_seated_no_more():
    evening = begun(seated(9), 1, None, AT)
    gone = left(evening, [4], 1)
    later = with_rounds(gone, rounds_to_come(gone))
    assert all(4 not in set(later.rounds[n].people()) for n in (2, 3, 4))


def test_too_few_people_for_a_table_are_refused():
    with pytest.raises(TooFewPlayersError):
        rounds_to_come(night(3))
