"""The page of rules says what is chosen: every value of a game that counts stands on it."""

from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.game import Option, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.whist_family.marking import Slam
from whist_td.formats.club_night.paper.rules_page import rules_of
from whist_td.formats.club_night.rules.settings import RankedBy, SeatingWay, table_size
from whist_td.formats.club_night.words.games import game_words
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
SILENT = {
    "tricks": {"three_honours", "four_honours"},
}
"""Values that count for nothing as a game is usually played; those of no slam beside them."""


def told(club_press, code, chosen, **settings):
    people = 2 * table_size(GAMES[code]) + 1
    evening = club_press.night_of(code, people, options=chosen, **settings)
    values = game_words(code).values(evening.settings.game.options, EN)
    return rules_of(evening, EN), values


def other(option: Option) -> object:
    if isinstance(option.value, bool):
        return not option.value
    if option.choices:
        return next(choice for choice in option.choices if choice != option.value)
    assert isinstance(option.value, int)
    return option.value + 1 if option.value < option.most else option.value - 1


def changed(chosen):
    """Yield the options with one value different, each in its turn."""
    for option in options(chosen):
        if not option.parts:
            yield option.name, replace(chosen, **{option.name: other(option)})
        for part in option.parts:
            terms = replace(getattr(chosen, option.name), **{part.name: other(part)})
            yield f"{option.name}.{part.name}", replace(chosen, **{option.name: terms})


def is_silent(code, chosen, name):
    no_slam = getattr(chosen, "slam", None) is Slam.NONE and name == "slam_chips"
    return no_slam or name in SILENT.get(code, ())


@pytest.mark.parametrize("code", GAMES)
def test_every_value_of_a_game_stands_on_its_page(club_press, code):
    usual = GAMES[code].settings
    as_usual = told(club_press, code, usual)
    for name, chosen in changed(usual):
        is_told = told(club_press, code, chosen) != as_usual
        assert is_told or is_silent(code, usual, name), name


@pytest.mark.parametrize("code", GAMES)
def test_what_ranks_and_what_separates_are_those_of_the_evening(club_press, code):
    pages = [
        told(club_press, code, None, **settings)
        for settings in (
            {},
            {"ranked_by": RankedBy.MEAN},
            {"ranked_by": RankedBy.PLACEMENT},
            {"tie_breaks": ()},
            {"seating": SeatingWay.STANDING},
            {"rounds": 3},
        )
    ]
    assert len({repr(page) for page in pages}) == len(pages)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ten", "Partners change by a movement."),
        ("dummy", "Opponents change by a movement."),
        ("humbug", "Opponents change by a movement."),
        ("iwwa", "Opponents change by a movement."),
    ],
)
def test_a_game_without_partners_changes_opponents(club_press, code, said):
    rules, _values = told(club_press, code, None)
    assert said in rules[-1].sentences


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ten", "Ranking by counters."),
        ("iwwa", "Ranking by points."),
        ("whip", "Ranking by games won."),
    ],
)
def test_what_ranks_has_the_name_it_has_in_the_game(club_press, code, said):
    rules, _values = told(club_press, code, None)
    assert said in rules[-1].sentences


def test_games_won_are_said_to_rank_only_where_they_do(club_press):
    rules, _values = told(club_press, "whip", None, ranked_by=RankedBy.PLACEMENT)
    assert "Ranking by placement points." in rules[-1].sentences
    assert "Ranking by games won." not in rules[-1].sentences
