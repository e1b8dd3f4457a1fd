"""What every game of a club night keeps to, whichever it is."""

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.desk.kinds import converter, to_plain
from whist_td.formats.club_night.games.game import TablePlayersError, Unit, check_players, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import TablePlay, check_next, sheet

BY_CODE = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
TABLES = [
    pytest.param(game, players, id=f"{code}, {players} players")
    for code, game in GAMES.items()
    for players in range(game.least_players, game.most_players + 1)
]
SHARED_OUT = {"aces": 4, "cards": 52, "spades": 13}
"""What the players of a pack of whip have between them; the first has nearly all of it."""


def table(game, players):
    return TablePlay(game, game.settings, players, game.lengths(game.settings, players)[0])


SAID = {
    FieldKind.NUMBER: lambda field: st.integers(field.least, field.most),
    FieldKind.NUMBERS: lambda field: st.tuples(*[st.integers(0, 2) for _ in field.groups]),
    FieldKind.SIDE: lambda field: st.integers(0, len(field.groups) - 1),
    FieldKind.SEAT: lambda field: st.sampled_from(field.groups).map(lambda group: group[0]),
    FieldKind.SEATS: lambda field: st.integers(field.least, field.most).map(
        lambda count: tuple(seat for (seat,) in field.groups[:count])
    ),
    FieldKind.CHOICE: lambda field: st.sampled_from(field.choices),
    FieldKind.SWITCH: lambda _: st.booleans(),
}
"""What a table could answer, by the kind of the field."""


def answer(field: DealField, draw):
    if field.usual is not None:
        return field.usual
    if field.name in SHARED_OUT:
        return (SHARED_OUT[field.name], *(0 for _ in field.groups[1:]))
    return draw(SAID[field.kind](field))


def told(game, running, chosen, draw):
    """Answer every question about a deal, in the order in which they are asked."""
    answers = {}
    while True:
        asked = game.fields(running, chosen, answers)
        left = [each for each in asked if each.name not in answers and not each.is_optional]
        if not left:
            return game.deal(answers)
        answers[left[0].name] = answer(left[0], draw)


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=examples(25))
@given(data=st.data())
def test_whatever_a_table_answers_is_a_deal_that_can_be_scored(game, players, data):
    play, deals = table(game, players), []
    for _ in range(4):
        so_far = sheet(play, deals)
        if so_far.is_over:
            return
        deal = told(game, so_far.running, play.settings, data.draw)
        check_next(play, so_far, deal)
        deals.append(deal)
    scored = sheet(play, deals)
    assert all(len(line.gains.points) == players for line in scored.lines if line.gains)
    assert not game.is_zero_sum or sum(scored.totals.points) == 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_field_asked_is_a_fact_of_the_deal(game, players):
    facts = {each.name for each in fields(game.deal_type)}
    running = game.start(game.settings, players)
    assert {each.name for each in game.fields(running, game.settings, {})} <= facts


@BY_CODE
def test_a_deal_holds_facts_and_no_points(game):
    assert "points" not in {each.name for each in fields(game.deal_type)}


@BY_CODE
def test_too_many_or_too_few_players_are_refused(game):
    for players in (game.least_players - 1, game.most_players + 1):
        with pytest.raises(TablePlayersError):
            check_players(game, players)


@BY_CODE
def test_every_number_among_the_options_lies_within_its_limits(game):
    for preset in game.presets.values():
        for option in options(preset):
            if isinstance(option.value, int) and not isinstance(option.value, bool):
                assert option.least <= option.value <= option.most
                assert replace(preset, **{option.name: option.least}) is not None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_everybody_at_a_table_has_a_side(game, players):
    for preset in game.presets.values():
        sides = game.sides(preset, players)
        assert sorted(seat for side in sides for seat in side) == list(range(players))


@BY_CODE
def test_no_table_waits_for_rubbers_where_none_are_played(game):
    for preset in game.presets.values():
        if hasattr(preset, "is_rubber"):
            units = game.lengths(replace(preset, is_rubber=False), game.least_players)
            assert Unit.RUBBERS not in [length.unit for length in units]


def test_at_a_table_of_five_everybody_deals_equally_often():
    iwwa = GAMES["iwwa"]
    assert [iwwa.lengths(iwwa.settings, n)[0].count for n in (4, 5)] == [16, 15]


def test_the_games_are_those_of_the_source_documents():
    listed = [
        *("ten", "five", "tricks", "dummy", "two_dummies", "humbug", "prussian"),
        *("favorite", "chinese", "short", "couleur", "scottish"),
    ]
    assert list(GAMES) == [*listed, "iwwa", "whip", "plain_whiz"]


@BY_CODE
@settings(max_examples=examples(25))
@given(data=st.data())
def test_deals_and_settings_can_be_written_down_and_read_again(game, data):
    running = game.start(game.settings, game.least_players)
    deal = told(game, running, game.settings, data.draw)
    again = converter().structure(to_plain(deal), game.deal_type)
    assert again == deal
    for preset in game.presets.values():
        assert converter().structure(to_plain(preset), type(preset)) == preset
