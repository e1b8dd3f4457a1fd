import re
from dataclasses import replace
from io import BytesIO
from zipfile import ZipFile

import openpyxl
import pytest

from tests.fixtures.files import smallest_printed
from whist_td.core.page_sizes import PageSize
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.rules import play
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.views.results import whiz_results, whiz_standings
from whist_td.words.words import Language, words

RANKING, RESULTS, GRID, PLAYERS, DEALS, MOVEMENT = range(6)


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
    assert names == expected


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


def test_how_a_deal_ended_is_a_text(fourteen, english):
    sheet = opened(fourteen, english).worksheets[RESULTS]
    ended = [row[11] for row in sheet.iter_rows(min_row=6, max_row=7)]
    assert [cell.value for cell in ended] == ["=", "+1"]
    assert {cell.data_type for cell in ended} == {"s"}


def test_the_values_are_there_without_a_calculation(any_way, english):
    sheet = opened(any_way, english, data_only=True).worksheets[RANKING]
    rows = lines(sheet.iter_rows(values_only=True))
    assert ranking_in(rows) == ranking_of(any_way)


def test_fractions_are_numbers_with_two_places(fourteen, any_words):
    sheet = opened(fourteen, any_words, data_only=True).worksheets[GRID]
    fractions = [cell for row in sheet["E5:L18"] for cell in row if isinstance(cell.value, float)]
    assert len(fractions) > 50
    assert {cell.number_format for cell in fractions} == {"0.00"}


def test_a_deal_has_its_frequencies(fourteen, english):
    board = whiz_results(fourteen, 4).boards[0]
    rows = lines(opened(fourteen, english).worksheets[DEALS].iter_rows(values_only=True), "Times")
    north = [row for row in rows if row["Deal"] == board.board and row["Hand"] == "North"]
    told = [(row["Score"], row["Times"], row["Matchpoints"]) for row in north]
    assert told == [(ln.score, ln.times, ln.matchpoints) for ln in board.frequencies[0]]


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
    assert len(book.sheetnames) == 6
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


@pytest.mark.libreoffice
def test_the_formulas_give_the_programs_ranking(any_way, english, recalculate):
    rows = lines(recalculate(opened(any_way, english))[RANKING])
    assert ranking_in(rows) == ranking_of(any_way)


@pytest.mark.libreoffice
def test_every_formula_comes_to_the_value_written_beside_it(fourteen, any_words, recalculate):
    book = opened(fourteen, any_words)
    written = opened(fourteen, any_words, data_only=True)
    for sheet, rows, values in zip(book, recalculate(book), written, strict=True):
        for cell in (cell for row in sheet.iter_rows() for cell in row if cell.data_type == "f"):
            value, told = values[cell.coordinate].value, rows[cell.row - 1][cell.column - 1]
            expected = pytest.approx(float(told)) if told else None
            assert (value or None if told == "" else value) == expected, (sheet.title, cell)


@pytest.mark.libreoffice
def test_corrected_points_move_the_ranking(fourteen, english, recalculate):
    book = opened(fourteen, english)
    first = next(iter(sorted(fourteen.results)))
    for column, points in zip("MNO", (0, 0, 78), strict=True):
        book.worksheets[RESULTS][f"{column}6"] = points
    other = replace(fourteen.results[first], outcome=outcome_of("10HXX S +1", Notation.ENGLISH))
    corrected = play.with_result(fourteen, BoardPlace(*first), other)
    assert ranking_of(corrected) != ranking_of(fourteen)
    assert ranking_in(lines(recalculate(book)[RANKING])) == ranking_of(corrected)


def test_points_that_differ_from_the_travellers_are_remarked(fourteen, english):
    place = next(iter(sorted(fourteen.results)))
    claimed = replace(fourteen.results[place], claimed=(0, 0, 30))
    sheet = opened(play.with_result(fourteen, place, claimed), english).worksheets[RESULTS]
    remarks = [cell.value for cell in sheet[6] if cell.value and "traveller" in str(cell.value)]
    assert len(remarks) == 1
    assert "30" in remarks[0]
