"""Every game, field, choice and option of a club night has its words in both languages."""

from enum import Enum

import pytest

from whist_td.formats.club_night.games.game import Length, Measure, Option, Unit, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family import couleur, iwwa
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaDoubt
from whist_td.formats.club_night.games.whip.rules import WhipDoubt
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.words.games import (
    doubt_sentence,
    field_label,
    game_label,
    game_name,
    game_summary,
    length_label,
    option_help,
    option_label,
    preset_label,
)
from whist_td.words.labels import label

BY_CODE = pytest.mark.parametrize("code", GAMES)


def flat(options: tuple[Option, ...]) -> list[Option]:
    return [each for option in options for each in (option, *flat(option.parts))]


def choice_label(choice: Enum, words) -> str:
    return label(choice, words) if type(choice).__name__ == "Strain" else game_label(choice, words)


@BY_CODE
def test_a_game_has_its_name_and_a_line_about_it(code, english, french):
    assert game_name(code, english) != game_name(code, french)
    assert game_summary(GameChoice(code), french).endswith(".")


@BY_CODE
def test_every_option_has_its_name_and_one_line(code, both):
    for option in flat(options(GAMES[code].settings)):
        assert option_label(option.name, both) != option.name
        assert option_help(option.name, both).endswith(".")
        assert all(game_label(choice, both) for choice in option.choices)


@BY_CODE
def test_where_there_is_a_choice_to_start_from_each_has_its_name(code, both):
    presets = GAMES[code].presets
    assert len(presets) == 1 or all(preset_label(name, both) for name in presets)


@BY_CODE
def test_every_field_and_choice_has_its_name(code, both):
    game = GAMES[code]
    running = game.start(game.settings, game.least_players)
    for field in game.fields(running, game.settings, {}):
        assert field_label(field.name, both)
        assert all(choice_label(choice, both) for choice in field.choices)


@pytest.mark.parametrize("module", [iwwa, couleur])
def test_every_contract_asks_for_fields_that_have_a_name(module, both):
    game = module.GAME
    running = game.start(game.settings, 4)
    for contract in module.PROMISES:
        for field in game.fields(running, game.settings, {"contract": contract}):
            assert field_label(field.name, both)


@pytest.mark.parametrize("measure", Measure)
def test_what_ranks_has_a_name(measure, both):
    assert game_label(measure, both)


@pytest.mark.parametrize("doubt", [*IwwaDoubt, *WhipDoubt])
def test_a_doubt_is_a_sentence(doubt, both):
    assert doubt_sentence(doubt, both).endswith(".")


def test_a_length_is_said_in_its_unit(english, french):
    assert length_label(Length(Unit.RUBBERS, 1), english) == "1 rubber"
    assert length_label(Length(Unit.DEALS, 16), french) == "16 donnes"
    assert length_label(Length(Unit.GAMES, 2), french) == "2 parties"
