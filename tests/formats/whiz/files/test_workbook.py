import re
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import cycle, product
from random import Random
from zipfile import ZipFile

import openpyxl
import pytest

from tests.fixtures.files import cells_of, differing, formulas_in, smallest_printed
from tests.formats.whiz.files.conftest import WAYS, in_way, tournament
from whist_td.core.contracts import Hand, Rule
from whist_td.core.page_sizes import PageSize
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.files.workbook_contracts import CONTRACTS as CONTRACTS_THERE_ARE
from whist_td.formats.whiz.rules import play
from whist_td.formats.whiz.rules.notation import Notation, written_contract
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace, BoardResult, Played
from whist_td.formats.whiz.views.results import whiz_results, whiz_standings
from whist_td.formats.whiz.words.deals import deal_words
from whist_td.words.labels import contract_words
from whist_td.words.words import Language, words

RANKING, RESULTS, GRID, PLAYERS, DEALS, MOVEMENT, CONTRACTS = range(7)
ENGLISH = words(Language.ENGLISH)


def opened(evening, _, **options):
    return openpyxl.load_workbook(BytesIO(whiz_workbook(evening, _)), **options)


def lines(sheet, heading="No."):
    """Return the rows of a sheet below its headings, a mapping each."""
    rows = [list(row) for row in sheet]
    at = next(number for number, row in enumerate(rows) if heading in row)
    return [dict(zip(rows[at], row, strict=True)) for row in rows[at + 1 :] if any(row)]


def ranking_of(evening):
    """Return each player's rank, score, points and deals as the program computes them."""
    return {
        row.player: (
            row.rank,
            None if row.score is None else round(float(row.score), 6),
            row.points,
            row.boards,
        )
        for row in whiz_standings(evening).rows
    }


def ranking_in(rows):
    """Return the same from a ranking sheet."""
    score = next(name for name in ("Deviation", "Total", "Percent") if name in rows[0])
    return {
        int(row["No."]): (
            int(row["Rank"]),
            round(float(row[score]), 6) if row[score] != "" else None,
            int(row["Points"]),
            int(row["Deals"]),
        )
        for row in rows
    }


def test_the_sheets_are_named_in_the_clubs_language(fourteen):
    names = opened(fourteen, words(Language.FRENCH)).sheetnames
    expected = ["Classement", "Résultats", "Donne par donne", "Joueurs", "Donnes", "Mouvement"]
    assert names == [*expected, "Contrats"]


def test_no_text_becomes_a_formula(fourteen, any_words):
    book = opened(fourteen, any_words)
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    sly = {
        cell
        for cell in cells
        if re.match(r"=1\+1|[+]un|-deux|@trois|=late|=Tourn", str(cell.value))
    }
    assert len(sly) > 20
    assert {cell.data_type for cell in sly} == {"s"}
    assert all(cell.quotePrefix for cell in sly)


def test_how_a_deal_ended_follows_its_tricks(fourteen, english):
    sheet = opened(fourteen, english, data_only=True).worksheets[RESULTS]
    told = [[cell.value for cell in row[9:13]] for row in sheet.iter_rows(min_row=6, max_row=7)]
    assert told == [["10♥", "S", 10, "="], ["10♥", "S", 11, "+1"]]


def test_the_contracts_are_worth_what_the_rules_say(fourteen, english):
    sheet = opened(fourteen, english).worksheets[CONTRACTS]
    worth = {row[0]: row[1:6] for row in sheet.iter_rows(min_row=5, values_only=True)}
    assert len(worth) == 7 * 5 * 3 + 1
    assert worth["10♥"] == ("10H", 10, 20, 2, 5)
    assert worth["9NTX"] == ("9NX", 9, 38, 4, 10)
    assert worth["13♠XX"] == ("13SXX", 13, 112, 0, 20)


def test_the_values_are_there_without_a_calculation(any_way, english):
    sheet = opened(any_way, english, data_only=True).worksheets[RANKING]
    rows = lines(sheet.iter_rows(values_only=True))
    assert ranking_in(rows) == ranking_of(any_way)


def test_fractions_are_numbers_with_two_places(fourteen, any_words):
    sheet = opened(fourteen, any_words, data_only=True).worksheets[GRID]
    fractions = [cell for row in sheet["E5:L18"] for cell in row if isinstance(cell.value, float)]
    assert len(fractions) > 50
    assert {cell.number_format for cell in fractions} == {"0.00"}


def test_the_clubs_of_a_hidden_column_are_not_painted_beside_it(fourteen, english):
    club = "Whist-club de Carleton"
    players = {n: replace(each, club=club) for n, each in fourteen.players.items()}
    grid = opened(replace(fourteen, players=players), english).worksheets[GRID]
    clubs = [cell for row in grid.iter_rows() for cell in row if cell.value == club]
    assert len(clubs) == len(players)
    assert {cell.alignment.horizontal for cell in clubs} == {"fill"}


def test_a_deal_has_its_frequencies(fourteen, english):
    board = whiz_results(fourteen, 4).boards[0]
    sheet = opened(fourteen, english, data_only=True).worksheets[DEALS]
    rows = lines(sheet.iter_rows(values_only=True), "Times")
    north = [row for row in rows if row["Deal"] == board.board and row["Hand"] == "North"]
    counted = (row for row in north if row["Score"] is not None)
    told = [(row["Score"], row["Times"], row["Matchpoints"]) for row in counted]
    assert told == [
        (ln.score, ln.times, ln.matchpoints)
        for ln in board.frequencies[0]
        for _again in range(ln.times)
    ]


def test_every_player_has_every_deal(fourteen, english):
    sheet = opened(fourteen, english, data_only=True).worksheets[PLAYERS]
    rows = lines(sheet.iter_rows(values_only=True))
    for sheet_of_player in whiz_results(fourteen, 4).players:
        number = sheet_of_player.standing.player
        told = [(r["Deal"], r["Percent"] or None) for r in rows if r["No."] == number]
        deals = [(d.place.board, d.of(number).percent) for d in sheet_of_player.deals]
        assert told == [(board, float(percent) if percent else None) for board, percent in deals]


def test_the_movement_tells_who_sits_out(fourteen, english):
    rows = lines(opened(fourteen, english).worksheets[MOVEMENT].iter_rows(values_only=True), "Set")
    assert sum(row["Sitting out"] is not None for row in rows) == 5
    assert {row["Round"] for row in rows} == {1, 2, 3, 4, 5}


def test_before_play_there_is_a_workbook_too(before_play, any_words):
    book = opened(before_play, any_words, data_only=True)
    assert len(book.sheetnames) == 7
    assert book.worksheets[RANKING].max_row == 4 + 14


@pytest.mark.parametrize(("size", "code"), [(PageSize.A4, 9), (PageSize.LETTER, 1)])
def test_sheets_print_with_their_headings_and_no_letter_under_eight_points(
    size, code, fourteen, any_words
):
    for sheet in openpyxl.load_workbook(BytesIO(whiz_workbook(fourteen, any_words, size))):
        assert sheet.freeze_panes
        assert sheet.print_title_rows
        assert (sheet.page_setup.orientation, sheet.page_setup.paperSize) == ("landscape", code)
        assert smallest_printed(sheet) >= 8


def test_the_file_says_to_compute_again_when_it_is_opened(fourteen, english):
    with ZipFile(BytesIO(whiz_workbook(fourteen, english))) as file:
        assert b'fullCalcOnLoad="1"' in file.read("xl/workbook.xml")


def corrected(evening, book, seed, typed, times=10):
    """Correct deals at random, in the cells of a workbook and at the desk alike."""
    dice, sheet = Random(seed), book.worksheets[RESULTS]  # noqa: S311 - no secret
    rows = {
        BoardPlace(*(cell.value for cell in row[:3])): row
        for row in sheet.iter_rows(min_row=6)
        if isinstance(row[0].value, int)
    }
    there = [
        place
        for place, result in sorted(evening.results.items())
        if isinstance(result.outcome, Played) or result.outcome is PASSED
    ]
    for place in dice.sample(there, min(times, len(there))):
        seats = tuple(rows[place][at].value for at in (3, 5, 7))
        contract, declarer = dice.choice(CONTRACTS_THERE_ARE), dice.choice(list(Hand))
        tricks = dice.choice([contract.level, dice.randint(0, 13)])
        outcome = PASSED if dice.random() < 0.1 else Played(contract, declarer, tricks)
        told = (typed(contract), declarer.value, tricks)
        said = (deal_words(outcome, ENGLISH).contract, None, None) if outcome is PASSED else told
        for cell, value in zip(rows[place][9:12], said, strict=True):
            cell.value = value
        evening = play.with_result(evening, place, BoardResult(seats, outcome))
    return evening


def but_as_typed(found):
    """Return the cells that differ, but for contracts as they were typed."""
    typed, results = re.compile(r"J[0-9]+"), ENGLISH("Results")
    return {
        at: both for at, both in found.items() if not (at[0] == results and typed.fullmatch(at[1]))
    }


def compared(evening, book, office_cells):
    """Return in which cells LibreOffice and the program differ, but for contracts as typed."""
    expected = opened(evening, ENGLISH, data_only=True)
    assert expected.worksheets[RESULTS].title == ENGLISH("Results")
    return but_as_typed(differing(office_cells(book), cells_of(expected)))


def as_written(evening, language, ways):
    """Return workbooks of which every formula comes to the value written beside it."""
    cases, _ = {}, words(language)
    for name in ways:
        way = WAYS[name]
        file = whiz_workbook(in_way(evening, **way), _)
        assert formulas_in(file)[1] == 0
        values = openpyxl.load_workbook(BytesIO(file), data_only=True)
        cases[name, language] = openpyxl.load_workbook(BytesIO(file)), cells_of(values)
    return cases


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("language", Language)
def test_every_formula_comes_to_the_value_written_beside_it(fourteen, language, office_differing):
    assert office_differing(as_written(fourteen, language, [*WAYS])) == {}


@pytest.mark.libreoffice
@pytest.mark.parametrize(
    ("people", "asked"),
    [
        pytest.param(9, [*zip(WAYS, cycle(Rule), strict=False)], id="each way by a rule"),
        pytest.param(14, [*product(WAYS, Rule)], id="each by each", marks=pytest.mark.nightly),
    ],
)
def test_after_ten_corrections_each_cell_is_the_programs(people, asked, fourteen, office_differing):
    """And as written in French, of the first way: in one go, as LibreOffice is slow to start."""
    cases, played = as_written(fourteen, Language.FRENCH, ["percentages"]), tournament(people)
    for name, rule in asked:
        evening = in_way(played, **WAYS[name], rule=rule)
        book = opened(evening, ENGLISH)
        after = corrected(evening, book, 3, lambda contract: contract_words(contract, ENGLISH))
        assert ranking_of(after) != ranking_of(evening)
        cases[name, rule] = book, cells_of(opened(after, ENGLISH, data_only=True))
    found = office_differing(cases)
    assert {case: but_as_typed(cells) for case, cells in found.items() if but_as_typed(cells)} == {}


@pytest.mark.libreoffice
def test_a_contract_may_be_typed_in_letters(fourteen, office_cells):
    book = opened(fourteen, ENGLISH)
    typed = partial(written_contract, notation=Notation.ENGLISH)
    after = corrected(fourteen, book, 8, lambda contract: typed(contract).lower())
    players = opened(after, ENGLISH).worksheets[PLAYERS].title
    found = compared(after, book, office_cells)
    assert {at: both for at, both in found.items() if at[0] != players} == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("people", [7, 14, 33])
@pytest.mark.parametrize("way", WAYS)
def test_any_number_of_players_is_the_programs_in_each_cell(people, way, office_cells):
    evening = tournament(people, **WAYS[way])
    book = opened(evening, ENGLISH)
    after = corrected(evening, book, people, lambda contract: contract_words(contract, ENGLISH))
    assert compared(after, book, office_cells) == {}


def test_points_that_differ_from_the_travellers_are_remarked(fourteen, english):
    place = next(iter(sorted(fourteen.results)))
    claimed = replace(fourteen.results[place], claimed=(0, 0, 30))
    sheet = opened(play.with_result(fourteen, place, claimed), english).worksheets[RESULTS]
    remarks = [cell.value for cell in sheet[6] if cell.value and "traveller" in str(cell.value)]
    assert len(remarks) == 1
    assert "30" in remarks[0]
