"""The recapitulation, the director's sheet and the reckoning: a night is finished without us."""

from dataclasses import replace
from itertools import product

import pytest

from tests.fixtures.rules_texts import untold
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.event import RankedBy, SeatingWay, table_size
from whist_td.formats.club_night.rules.standings import standings
from whist_td.formats.club_night.words.rules_sheet import club_reckoning
from whist_td.paper.layout import PageSize
from whist_td.paper.rules_page import letters_of
from whist_td.words.words import Language, words

ENGLISH = Language.ENGLISH


def lines(club_press, evening, paper):
    return club_press.all_lines(evening, paper, language=ENGLISH)


def test_the_director_sees_everybody_by_name_and_who_sits_out(club_press):
    night = club_press.night_of("ten", 9)
    told = lines(club_press, night, "director-sheet")
    first = night.rounds[1].sitting(1).seats
    for sign, player in zip("NESW", first, strict=True):
        assert any(f"{sign} {player} Noëlla {player}" in line for line in told)
    resting = [night.rounds[n].sit_out[0] for n in (1, 2)]
    assert any(all(f"{n} Noëlla {n}" in line for n in resting) for line in told)


@pytest.mark.parametrize(
    ("game", "settings", "written"),
    [
        ("iwwa", {}, ["points"]),
        ("iwwa", {"ranked_by": RankedBy.MEAN}, ["points", "deals"]),
        ("ten", {}, ["counters", "rubbers won", "games won"]),
        ("whip", {}, ["games won", "points"]),
        ("whip", {"ranked_by": RankedBy.PLACEMENT}, ["places", "games won", "points"]),
    ],
)
def test_what_ranks_and_what_breaks_ties_is_what_is_written(club_press, game, settings, written):
    told = lines(club_press, club_press.night_of(game, 12, **settings), "recap-sheet")
    assert told[0] == "Recapitulation"
    for what in written:
        assert sum(what in line for line in told) == 12


def test_only_tables_that_have_finished_are_filled_in(club_press):
    whole = club_press.played("iwwa", 8)
    last = max(place for place in whole.results if place.round == 1 and place.table == 1)
    results = {place: deal for place, deal in whole.results.items() if place != last}
    told = lines(club_press, replace(whole, results=results), "recap-sheet")
    at = {n: table.table for table in whole.rounds[1].sittings for n in table.seats}
    for player, table in at.items():
        row = next(line for line in told if f"Noëlla {player} " in f"{line} ").split("points")[1]
        assert len(row.split()) == (3 if table == 1 else 7), (
            player
        )  # “so far” stands before the total


@pytest.mark.parametrize("game", ["iwwa", "ten", "scottish", "whip", "plain_whiz"])
def test_in_the_end_it_has_the_ranks_of_the_standings(club_press, game):
    whole = club_press.played(game, 9)
    told = lines(club_press, whole, "recap-sheet")
    assert told[0] == "Final recapitulation"
    named = [line.split() for line in told if "Noëlla" in line]
    ranks = [(str(row.people[0]), str(row.rank)) for row in standings(whole, 2)]
    assert sorted((line[0], line[-1]) for line in named) == sorted(ranks)


def test_by_standing_sheets_of_later_rounds_are_printed_without_names(club_press):
    night = club_press.night_of("iwwa", 8, seating=SeatingWay.STANDING)
    pages = club_press.read(night, "score-sheets", language=ENGLISH).pages
    texts = [page.extract_text() for page in pages]
    assert [("round 1" in text, "Noëlla" in text) for text in texts] == [
        *[(True, True)] * 2,
        *[(False, False)] * 2,
    ]
    begun = club_press.begun(night)
    assert all(
        "Noëlla" in page.extract_text() for page in club_press.read(begun, "score-sheets").pages
    )


def reckoned(club_press, language):
    """Yield the page of every game in every way of ranking and seating."""
    for code, ranked_by in product(GAMES, RankedBy):
        people = 4 * table_size(GAMES[code]) + 1
        for ties in (None, (), (Measure.BEST_ROUND,)):
            night = club_press.night_of(code, people, ranked_by=ranked_by, tie_breaks=ties)
            for preset in GAMES[code].presets.values():
                game = replace(night.settings.game, options=preset)
                for counted in options_of(preset):
                    chosen = replace(night.settings, game=replace(game, options=counted))
                    yield club_reckoning(replace(night, settings=chosen), words(language))
    for seating in (SeatingWay.STANDING, SeatingWay.PAIRS):
        yield club_reckoning(club_press.night_of("ten", 8, seating=seating), words(language))


def options_of(preset):
    if not hasattr(preset, "passed_deal_counts"):
        return (preset,)
    return tuple(replace(preset, passed_deal_counts=each) for each in (True, False))


@pytest.mark.parametrize("language", Language)
def test_the_reckoning_is_one_page_on_which_every_sentence_is_told_to_somebody(
    club_press, language
):
    texts = list(reckoned(club_press, language))
    assert untold("club_reckoning", language, texts, "") == []
    for text, size in product(texts, PageSize):
        assert letters_of(text, size) >= 10
