"""The papers of a club night before play: who sits where, what is written down, what counts."""

from dataclasses import replace

import pytest

from tests.fixtures.samples import each_once
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.contracts import even
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaSettings
from whist_td.formats.club_night.games.whist_family.marking import TEN
from whist_td.formats.club_night.rules.event import SeatingWay
from whist_td.formats.club_night.words.games import game_name, game_words
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language, words


def test_there_is_a_score_sheet_for_each_table_of_each_round(club_press):
    reader = club_press.read(club_press.night_of("iwwa", 22, rounds=4), "score-sheets")
    assert len(reader.pages) == 20
    assert "Table 5 · tour 4" in reader.pages[-1].extract_text()


def test_a_score_sheet_names_the_people_and_has_a_line_a_deal(club_press):
    evening = club_press.night_of("iwwa", 4, length=Length(Unit.DEALS, 4))
    lines = club_press.all_lines(evening, "score-sheets")
    for number in range(1, 5):
        assert any(f"Noëlla {number}" in line for line in lines)
    text = club_press.read(evening, "score-sheets").pages[0].extract_text()
    assert {"1\nN", "2\nE", "3\nS", "4\nO"} <= {
        f"{number}\n{sign}" for number, sign in zip("1234", "NESO", strict=True) if sign in text
    }


def test_all_who_sit_at_a_table_are_named_in_letters_of_one_size(club_press):
    evening = club_press.night_of("iwwa", 4, rounds=1)
    first = evening.rounds[1].sittings[0].seats[0]
    long = replace(evening.players[first], name=club_press.longest)
    evening = replace(evening, players={**evening.players, first: long})
    pieces = club_press.pieces(club_press.printed(evening, "score-sheets"), 0)
    others = [piece for piece in pieces if piece.text.startswith("Noëlla")]
    assert len(others) == 3
    assert len({round(piece.top - piece.bottom, 1) for piece in others}) == 1


@pytest.mark.parametrize("size", PageSize)
@pytest.mark.parametrize(("game", "people"), [("iwwa", 9), ("plain_whiz", 6), ("humbug", 4)])
def test_no_heading_of_a_score_sheet_is_cut(club_press, game, people, size):
    evening = club_press.night_of(game, people)
    pages = club_press.read(evening, "score-sheets", size=size).pages
    assert not any("…" in page.extract_text() for page in pages)


def test_a_spare_line_names_no_dealer_beforehand(club_press):
    evening = club_press.night_of("iwwa", 4, length=Length(Unit.DEALS, 4))
    text = club_press.read(evening, "score-sheets").pages[0].extract_text()
    assert all(f"{deal}\n{sign}\n" in text for deal, sign in zip("1234", "NESO", strict=True))
    assert "5\nN\n" not in text


@pytest.mark.parametrize(
    ("game", "heads"),
    [
        ("iwwa", ("Contrat", "Attaque", "Levées", "Points N")),
        ("ten", ("Levées A", "Honneurs B", "Renonces A", "Score B", "Fiches A")),
        ("tricks", ("Levées A", "Renonces B", "Fiches B")),
        ("scottish", ("Valet d’atout", "Dix d’atout", "Points A", "Score B")),
        ("whip", ("As", "Deux de pique", "Dix de carreau", "Piques levés")),
        ("humbug", ("Levées A", "Honneurs", "Score A")),
    ],
)
def test_the_columns_are_the_fields_of_the_games_entry(club_press, game, heads):
    text = club_press.read(club_press.night_of(game), "score-sheets").pages[0].extract_text()
    for head in heads:
        assert head in " ".join(text.split())


def test_a_table_card_has_a_column_for_each_who_sits_there(club_press):
    evening = club_press.night_of("iwwa", 9)
    text = club_press.read(evening, "table-cards").pages[0].extract_text().split("\n")
    assert text.count("Nord") == 1
    assert text.count("Place 5") == 1


def test_a_sheet_for_games_has_as_many_lines_as_the_page_holds(club_press):
    text = club_press.read(club_press.night_of("scottish"), "score-sheets").pages[0].extract_text()
    assert "10" in text.split()


def test_honours_that_do_not_count_have_no_column(club_press):
    text = club_press.read(club_press.night_of("tricks"), "score-sheets").pages[0].extract_text()
    assert "Honneurs A" not in text


def test_the_margin_has_the_values_of_the_evening(club_press):
    dear = replace(TEN, trick_value=7, consolation=19)
    text = club_press.read(club_press.night_of("ten", options=dear), "score-sheets").pages[0]
    assert "7 points" in text.extract_text()
    assert "19 fiches" in text.extract_text()


def test_the_margin_has_what_attackers_and_defenders_have(club_press):
    settings = IwwaSettings(misere=even(11))
    evening = club_press.night_of("iwwa", options=settings)
    assert "+33/−11" in club_press.read(evening, "score-sheets").pages[0].extract_text()


def test_seated_by_standing_only_the_round_to_come_has_sheets_with_names(club_press):
    evening = club_press.night_of("iwwa", 8, seating=SeatingWay.STANDING, rounds=4)
    pages = club_press.read(evening, "score-sheets").pages
    assert ["Noëlla" in page.extract_text() for page in pages] == [True] * 2 + [False] * 6
    card = club_press.read(evening, "seating-cards").pages[0].extract_text()
    assert "dépendront du classement" in card
    assert len(club_press.read(club_press.begun(evening), "score-sheets").pages) == 2


def test_somebody_who_sits_out_is_told(club_press):
    text = "".join(club_press.all_lines(club_press.night_of("ten", 9), "seating-cards"))
    assert "EXEMPT" in text.upper()


@pytest.mark.parametrize(("game", "language"), each_once(GAMES, Language))
def test_the_rules_of_every_game_fit_one_page(club_press, game, language):
    reader = club_press.read(club_press.night_of(game), "rules", language=language)
    assert len(reader.pages) == 1
    assert game_name(game, words(language)) in reader.pages[0].extract_text()


def test_the_rules_are_those_of_the_evening(club_press):
    options = replace(TEN, target=17, calls_honours=False)
    evening = club_press.night_of("ten", options=options, rounds=3)
    text = club_press.read(evening, "rules", language=Language.ENGLISH).pages[0].extract_text()
    assert "As soon as a side has 17" in text.replace("\n", " ")
    assert "shows three honours" not in text.replace("\n", " ")
    assert "3 rounds" in text


def test_the_name_list_is_in_alphabetical_order(club_press):
    lines = club_press.all_lines(club_press.night_of("iwwa", 8), "name-list")
    names = [line for line in lines if line.startswith("Noëlla")]
    assert names == sorted(names)
    assert len(names) == 8


@pytest.mark.parametrize("game", GAMES)
def test_the_margin_has_every_note_of_the_game(club_press, game):
    evening = club_press.night_of(game, max(6, GAMES[game].least_players))
    choice, _ = evening.settings.game, words(Language.FRENCH)
    page = club_press.read(evening, "score-sheets").pages[0].extract_text()
    text = "".join(page.split())
    players = len(evening.rounds[1].sittings[0].seats)
    for note in game_words(choice.code).notes(choice.options, players, _):
        assert "".join(note.split()) in text
