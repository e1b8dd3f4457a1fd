"""The page of rules says what is chosen: every value of a game that counts stands on it."""

from collections import defaultdict
from dataclasses import replace

import pytest

from tests.fixtures.papers import smallest_letters
from tests.fixtures.rules_texts import untold
from tests.fixtures.samples import each_once
from whist_td.formats.club_night.games.game import Measure, Option, options
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.whist_family.marking import Slam
from whist_td.formats.club_night.rules.event import RankedBy, SeatingWay, table_size
from whist_td.formats.club_night.words.games import game_words
from whist_td.formats.club_night.words.rules_sheet import club_rules
from whist_td.paper.layout import PageSize
from whist_td.paper.rules_page import letters_of
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
SILENT = {
    "tricks": {"three_honours", "four_honours", "honours_stop", "honours_end"},
}
"""Values that count for nothing as a game is usually played; those of no slam beside them."""


def told(club_press, code, chosen, language=EN, **settings):
    people = 2 * table_size(GAMES[code]) + 1
    evening = club_press.night_of(code, people, options=chosen, **settings)
    return club_rules(evening, language)


def others(option: Option) -> list[object]:
    """Any other choice; of numbers the next, the least and the most."""
    if isinstance(option.value, bool):
        return [not option.value]
    if option.choices:
        return [choice for choice in option.choices if choice != option.value]
    assert isinstance(option.value, int)
    beside = option.value + 1 if option.value < option.most else option.value - 1
    return [beside, *{option.least, option.most} - {option.value, beside}]


def changed(chosen):
    """Yield the options with one value different, each in its turn."""
    for option in options(chosen):
        if not option.parts:
            for value in others(option):
                yield option.name, replace(chosen, **{option.name: value})
        for part in option.parts:
            terms = replace(getattr(chosen, option.name), **{part.name: others(part)[0]})
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
            {"tie_breaks": () if code != "plain_whiz" else (Measure.BEST_ROUND,)},
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
    assert said in told(club_press, code, None).sections[-1].sentences


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("ten", "Standings by counters."),
        ("iwwa", "Standings by points."),
        ("whip", "Standings by games won."),
    ],
)
def test_what_ranks_has_the_name_it_has_in_the_game(club_press, code, said):
    assert said in told(club_press, code, None).sections[-1].sentences


def test_games_won_are_said_to_rank_only_where_they_do(club_press):
    sentences = told(club_press, "whip", None, ranked_by=RankedBy.PLACEMENT).sections[-1].sentences
    assert "Standings by placement points." in sentences
    assert "Standings by games won." not in sentences


@pytest.mark.parametrize(("code", "language"), each_once(GAMES, Language))
def test_the_page_of_any_setting_is_one_page_in_letters_of_ten_points(club_press, code, language):
    for preset in GAMES[code].presets.values():
        for _name, chosen in (("", preset), *changed(preset)):
            text = told(club_press, code, chosen, words(language))
            for size in PageSize:
                assert letters_of(text, size) >= 10, (code, _name, size)


@pytest.mark.parametrize(("code", "language", "size"), each_once(GAMES, Language, PageSize))
def test_nothing_on_the_page_is_smaller_than_ten_points(club_press, code, language, size):
    people = 2 * table_size(GAMES[code]) + 1
    for preset in GAMES[code].presets.values():
        night = club_press.night_of(code, people, options=preset)
        page = club_press.printed(night, "rules", size=size, language=language)
        assert smallest_letters(page) >= 10


@pytest.mark.parametrize("language", Language)
def test_every_sentence_of_the_games_is_told_in_some_evening(club_press, language):
    texts = defaultdict(list)
    for code, game in GAMES.items():
        for preset in game.presets.values():
            for _name, chosen in (("", preset), *changed(preset)):
                text = told(club_press, code, chosen, words(language))
                texts[game_words(code).rules].append(text)
    assert [untold(name, language, texts[name], "tournament") for name in texts] == [[]] * len(
        texts
    )


@pytest.mark.parametrize(
    ("code", "changes", "said"),
    [
        ("tricks", {}, "10 points a game, 2 points a trick. Neither honours nor slam."),
        ("tricks", {"has_honours": True}, "2 points a trick. Honours, no slam."),
        ("short", {"slam": Slam.CHIPS}, "5 points a game, 1 point a trick. Honours and slam."),
        ("scottish", {"target": 31}, "hunted, up to 31."),
    ],
)
def test_the_line_below_the_name_follows_the_settings(club_press, code, changes, said):
    assert told(club_press, code, replace(GAMES[code].settings, **changes)).lead.endswith(said)
