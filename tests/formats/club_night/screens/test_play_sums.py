"""Numbers of one pack: what Enter may say alone, and what cannot be right."""

from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.game import DealField, FieldKind, seats
from whist_td.formats.club_night.rules.deals import DealPlace, game_named
from whist_td.formats.club_night.screens.deal_draft import Draft, Questions, Step, is_wrong, rest_of

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


def draft(*aces):
    return Draft(DealPlace(1, 1, 1), answers={"aces": aces})


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
    assert rest_of(ALL_TAKEN, draft(*said), Step(ACES, part)) == rest


def test_where_cards_may_stay_on_the_table_nothing_follows_from_the_others():
    assert rest_of(SOME_LEFT, draft(3, 1, None), Step(ACES, 2)) is None
    assert not is_wrong(ACES, SOME_LEFT, draft(1, 1, 1))


@pytest.mark.parametrize(
    ("said", "wrong"),
    [((1, 1, 2), False), ((1, 1, None), False), ((1, 1, 1), True), ((4, 1, None), True)],
)
def test_a_sum_is_wrong_as_soon_as_it_cannot_be_put_right(said, wrong):
    assert is_wrong(ACES, ALL_TAKEN, draft(*said)) is wrong
