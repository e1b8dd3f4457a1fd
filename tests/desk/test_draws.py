import random
from collections import Counter
from collections.abc import Sequence

from whist_td.core.contracts import SUITS, Strain
from whist_td.words.draws import drawn_numbers, drawn_trumps


class SeededDice:
    def new_seed(self) -> int:
        return 42

    def shuffled(self, items: Sequence[int], seed: int) -> list[int]:
        return random.Random(seed).sample(list(items), len(items))  # noqa: S311


def test_each_suit_is_drawn_equally_often():
    drawn = drawn_trumps(SeededDice(), 7, 24, SUITS)
    assert Counter(drawn) == dict.fromkeys(SUITS, 6)


def test_no_strain_is_ahead_of_another_by_more_than_one():
    drawn = Counter(drawn_trumps(SeededDice(), 7, 24, (*SUITS, Strain.NO_TRUMP)))
    assert max(drawn.values()) - min(drawn.values()) <= 1


def test_the_same_seed_draws_the_same_trumps():
    dice = SeededDice()
    assert drawn_trumps(dice, 7, 24, SUITS) == drawn_trumps(dice, 7, 24, SUITS)


def test_another_seed_draws_other_trumps():
    dice = SeededDice()
    assert drawn_trumps(dice, 7, 24, SUITS) != drawn_trumps(dice, 8, 24, SUITS)


def test_every_team_draws_one_table_whatever_the_order_they_came_in():
    dice = SeededDice()
    drawn = drawn_numbers(dice, 3, [4, 2, 1, 3])
    assert sorted(drawn) == [1, 2, 3, 4]
    assert drawn == drawn_numbers(dice, 3, [1, 2, 3, 4])
