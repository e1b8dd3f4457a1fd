"""Numbers of one pack: what Enter may say alone, and what cannot be right."""

from dataclasses import replace

import pytest

from whist_td.core.deal_fields import DealField, FieldKind, Questions, Step, seats
from whist_td.formats.club_night.rules.deals import game_named

ACES = DealField("aces", FieldKind.NUMBERS, seats(3), 0, 4, total=4)
WHIPS = DealField("whips", FieldKind.NUMBERS, seats(3), 0, 9)
LEFT = DealField("left", FieldKind.NUMBER, (), 0, 52, usual=0)
ALL_TAKEN, SOME_LEFT = Questions((ACES,), {}, (ACES,)), Questions((ACES, LEFT), {}, (ACES,))


def fields_of(game):
    """Return what is asked about a first deal; of Scottish whist, the cards taken as well."""
    settings = game.settings
    if game.code == "scottish":
        settings = replace(settings, cards_count=True)
    return game.fields(game.start(settings, 4), settings, {})


def told(*aces):
    return {"aces": aces}


def test_only_cards_of_a_pack_have_a_known_sum():
    sums = {
        (game.code, field.name): field.total
        for game in (game_named("whip"), game_named("scottish"), game_named("ten"))
        for field in fields_of(game)
        if field.total is not None
    }
    whip = {("whip", "aces"): 4, ("whip", "cards"): 52, ("whip", "spades"): 13}
    assert sums == {**whip, ("scottish", "cards"): 36}


@pytest.mark.parametrize(
    ("said", "part", "rest"),
    [
        ((3, 1, None), 2, 0),
        ((3, None, None), 1, None),
        ((4, None, None), 1, 0),
        ((1, 1, None), 2, 2),
        ((1, 1, 2), 2, None),
        ((4, 1, None), 2, None),
    ],
)
def test_enter_alone_says_a_number_only_where_no_other_will_do(said, part, rest):
    assert ALL_TAKEN.rest_at(Step(ACES, part), told(*said)) == rest


def test_where_cards_may_stay_on_the_table_nothing_follows_from_the_others():
    assert SOME_LEFT.rest_at(Step(ACES, 2), told(3, 1, None)) is None
    assert not SOME_LEFT.is_wrong(ACES, told(1, 1, 1))


@pytest.mark.parametrize(
    ("said", "wrong"),
    [((1, 1, 2), False), ((1, 1, None), False), ((1, 1, 1), True), ((4, 1, None), True)],
)
def test_a_sum_is_wrong_as_soon_as_it_cannot_be_put_right(said, wrong):
    assert ALL_TAKEN.is_wrong(ACES, told(*said)) is wrong
