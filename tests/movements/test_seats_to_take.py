"""Who comes late takes a seat, who leaves leaves one: all else stays as it is printed."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from whist_td.movements.seats_to_take.search import seats_taken
from whist_td.movements.seats_to_take.weighing import KeptRound, KeptTable, SeatsAsked, SeatsTaken
from whist_td.movements.whiz.catalogue import movement

MEETING = ((0, 1), (0, 2), (1, 2))


def planned(players: int, rounds: int) -> tuple[KeptRound, ...]:
    return tuple(
        KeptRound(
            tuple(KeptTable(s.table, s.board_set, s.people) for s in each.seatings), each.sit_out
        )
        for each in movement(players, rounds).rounds
    )


def late(players: int, rounds: int, played: int) -> SeatsAsked:
    """One more comes after so many rounds."""
    whole = planned(players, rounds)
    stays = dict.fromkeys(range(1, players + 1), (1, rounds)) | {players + 1: (played + 1, rounds)}
    return SeatsAsked(whole[:played], whole[played:], stays, MEETING)


def leaving(players: int, rounds: int, played: int, who: int) -> SeatsAsked:
    whole = planned(players, rounds)
    stays = {n: (1, played if n == who else rounds) for n in range(1, players + 1)}
    return SeatsAsked(whole[:played], whole[played:], stays, MEETING)


def evening(asked: SeatsAsked, taken: SeatsTaken) -> tuple[KeptRound, ...]:
    return (*asked.before, *taken.rounds)


def deals_twice(rounds) -> list[tuple[int, int]]:
    played = Counter((p, t.boards) for each in rounds for t in each.tables for p in t.people)
    return [both for both, times in played.items() if times > 1]


def sit_outs(rounds) -> Counter[int]:
    return Counter(person for each in rounds for person in each.out)


def meetings_again(rounds) -> int:
    met = Counter(
        pair for e in rounds for t in e.tables for pair in combinations(sorted(t.people), 2)
    )
    return met.total() - len(met)


def cards(asked: SeatsAsked, rounds) -> set[int]:
    """Return whose card says something else than what was printed, reckoned line by line."""

    def line(each: KeptRound, person: int) -> object:
        at = next((t for t in each.tables if person in t.people), None)
        return at or person in each.out

    everybody = {p for each in (*asked.before, *asked.planned) for p in each.everybody}
    pairs = list(zip(asked.planned, rounds, strict=True))
    gone = {p for p in everybody if asked.stays[p][1] <= len(asked.before)}
    return {p for p in everybody - gone if any(line(a, p) != line(b, p) for a, b in pairs)}


def test_a_seventeenth_of_sixteen_takes_a_seat_each_round_and_needs_nothing():
    asked = late(16, 5, 1)
    taken = seats_taken(asked)
    assert taken is not None
    assert taken == seats_taken(asked), "the same question has the same answer"
    rounds = evening(asked, taken)
    assert not deals_twice(rounds)
    assert {t.boards for e in rounds for t in e.tables} == {
        t.boards for e in planned(16, 5) for t in e.tables
    }
    assert max(sit_outs(rounds).values()) == 1
    assert 17 not in taken.rounds[0].out
    assert meetings_again(rounds) == meetings_again(planned(16, 5))
    assert taken.cost.cards == len(cards(asked, taken.rounds)) < 8


def brute_force(asked: SeatsAsked) -> tuple[int, int, int] | None:
    """Return the least cost of one seat a round, or none, for a newcomer: every way is tried.

    Sit-outs beyond the first, meetings again and cards, as far as nobody plays a deal twice and
    the newcomer plays his first round.
    """
    newcomer = max(asked.stays)
    best = None
    ways = [
        [None, *(p for t in each.tables for p in t.people)]
        if at
        else [p for t in each.tables for p in t.people]
        for at, each in enumerate(asked.planned)
    ]
    for chosen in product(*ways):
        rounds = tuple(_given(*both, newcomer) for both in zip(asked.planned, chosen, strict=True))
        whole = (*asked.before, *rounds)
        if not deals_twice(whole):
            twice = sum(times - 1 for times in sit_outs(whole).values())
            told = (twice, meetings_again(whole), len(cards(asked, rounds)))
            best = told if best is None else min(best, told)
    return best


def _given(each: KeptRound, gives: int | None, newcomer: int) -> KeptRound:
    tables = tuple(
        KeptTable(t.table, t.boards, tuple(newcomer if p == gives else p for p in t.people))
        for t in each.tables
    )
    return KeptRound(tables, (*each.out, newcomer if gives is None else gives))


@pytest.mark.parametrize(("players", "rounds", "played"), [(9, 3, 1), (12, 4, 2), (16, 5, 2)])
def test_seats_are_taken_as_well_as_by_trying_them_all(players, rounds, played):
    asked = late(players, rounds, played)
    taken = seats_taken(asked)
    assert taken is not None
    whole = evening(asked, taken)
    twice = sum(times - 1 for times in sit_outs(whole).values())
    found = (twice, meetings_again(whole), len(cards(asked, taken.rounds)))
    best = brute_force(asked)
    assert best is not None
    assert found <= best


def laws(asked: SeatsAsked) -> SeatsTaken | None:
    taken = seats_taken(asked)
    if taken is None:
        return None
    rounds = evening(asked, taken)
    known = deals_twice((*asked.before, *asked.planned))
    assert set(deals_twice(rounds)) <= set(known)
    for at, each in enumerate(taken.rounds):
        assert sorted((*each.out, *(p for t in each.tables for p in t.people))) == sorted(
            asked.there(at)
        )
        lying = [t.boards for t in each.tables]
        assert len(set(lying)) == len(lying)
        assert len({t.table for t in each.tables}) == len(each.tables)
    assert taken.cost.cards == len(cards(asked, taken.rounds))
    assert taken.cost.idle == sum(len(each.out) for each in taken.rounds)
    in_play = {t.boards for e in (*asked.before, *asked.planned) for t in e.tables}
    new = {t.boards for e in taken.rounds for t in e.tables} - in_play
    assert taken.cost.new_sets == len(new)
    return taken


def drawn(seed: int) -> Random:
    return Random(seed)  # noqa: S311 - rooms to try, no secret


def some(dice: Random) -> tuple[int, int, int]:
    players = dice.randint(6, 40)
    rounds = dice.randint(2, min(8, (players - 1) // 2))
    return players, rounds, dice.randint(1, rounds - 1)


def chance_late(dice: Random) -> None:
    players, rounds, played = some(dice)
    taken = laws(late(players, rounds, played))
    if players % 3 != 2 and taken is not None:  # else a table more is laid
        assert not taken.cost.new_sets
        assert not taken.cost.early
        assert not taken.cost.first


@pytest.mark.parametrize("seed", range(4))
def test_whoever_comes_needs_no_new_deals_and_lets_nobody_sit_out_twice(seed):
    chance_late(drawn(seed))


@pytest.mark.parametrize("seed", range(4))
def test_whoever_leaves_lets_nobody_play_a_deal_twice(seed):
    dice = drawn(seed)
    players, rounds, played = some(dice)
    laws(leaving(max(players, 7), rounds, played, dice.randint(1, players)))


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(100, 400))
def test_seats_are_taken_soundly_in_any_room(seed):
    dice = drawn(seed)
    chance_late(dice)
    players, rounds, played = some(dice)
    laws(leaving(max(players, 7), rounds, played, dice.randint(1, players)))


def test_fifteen_of_whom_one_leaves_give_up_his_table_and_nobody_sits_out_twice():
    asked = leaving(15, 5, 1, 3)
    taken = laws(asked)
    assert taken is not None
    assert all(len(each.tables) == 4 for each in taken.rounds)
    assert max(sit_outs(taken.rounds).values()) == 1
    assert taken.cost.again == 0


def test_a_second_latecomer_takes_seats_too():
    asked = late(16, 5, 1)
    first = seats_taken(asked)
    assert first is not None
    stays = {**asked.stays, 18: (2, 5)}
    again = SeatsAsked(asked.before, first.rounds, stays, MEETING)
    second = laws(again)
    assert second is not None
    rounds = evening(again, second)
    assert max(sit_outs(rounds).values()) == 1
    assert not {17, 18} & set(second.rounds[0].out)
    assert not second.cost.new_sets
