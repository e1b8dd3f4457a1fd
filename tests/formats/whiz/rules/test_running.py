"""The ranking as results come is the same as the ranking counted all at once."""

import random
from dataclasses import replace

import pytest

from whist_td.core.contracts import HANDS, Contract, Strain
from whist_td.formats.whiz.rules.comparison import Coverage, comparison, renewed
from whist_td.formats.whiz.rules.movement import announced
from whist_td.formats.whiz.rules.play import with_result, without_result
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED, Adjusted, BoardResult, Played
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import RunningRanking, standings

SPECIAL = (PASSED, NOT_PLAYED, Adjusted(40, 60, None, "late"))


def an_outcome(chance):
    if chance.random() < 0.2:
        return chance.choice(SPECIAL)
    contract = Contract(chance.randint(7, 13), chance.choice(list(Strain)))
    return Played(contract, chance.choice(HANDS), chance.randint(5, 13))


def steps(evening, start, chance):
    """Yield the evening after each of many entries, corrections and removals over three rounds."""
    for number in (1, 2, 3):
        evening = evening if number == 1 else announced(evening, number, start)
        yield evening, None
        for place in chance.sample(evening.places(number), 12):
            seats = evening.seating(number, place.table).seats
            evening = with_result(evening, place, BoardResult(seats, an_outcome(chance)))
            yield evening, place.board
        gone = chance.choice(list(evening.results))
        evening = without_result(evening, gone)
        yield evening, gone.board


@pytest.mark.parametrize("coverage", list(Coverage))
@pytest.mark.parametrize("ranking", list(Ranking))
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_taking_in_each_result_gives_the_whole_ranking(evening, seed, ranking, coverage):
    chance = random.Random(seed)  # noqa: S311
    start = evening.rounds[1].announced_at
    evening = replace(evening, settings=replace(evening.settings, ranking=ranking))
    running = None
    for now, board in steps(evening, start, chance):
        if board is None:
            running = RunningRanking(now, now.last_announced, coverage)
        else:
            running.take_in(now, {board})
        assert running.rows() == standings(now, now.last_announced, coverage)


def test_a_board_that_is_not_touched_is_not_compared_again(evening):
    chance = random.Random(4)  # noqa: S311
    done = [now for now, _ in steps(evening, evening.rounds[1].announced_at, chance)]
    before, after = done[-3], done[-2]
    (touched,) = {p.board for p in after.results.keys() - before.results.keys()}
    old = comparison(before, 3)
    new = renewed(old, after, {touched})
    assert all(new.boards[n] is old.boards[n] for n in old.boards if n != touched)
