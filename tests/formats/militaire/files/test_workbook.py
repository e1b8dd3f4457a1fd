from dataclasses import replace
from io import BytesIO

import openpyxl
import pytest

from whist_td.formats.militaire.files.rosters import guess_columns, read_roster, teams_from
from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.rules import play
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, PenaltyValue, Settings
from whist_td.formats.militaire.views import standings_view
from whist_td.words.words import Language, words

ENTRIES, ROTATION, VISITS, RESULTS, BOARD, RUNNING, STANDINGS = range(7)


def opened(evening, _):
    return openpyxl.load_workbook(BytesIO(write_workbook(evening, _)))


def board_of(evening):
    """Return rank, total and points of each team as the program computes them."""
    rows = standings_view(evening).by_team
    return [(row.rank, row.total, list(row.points)) for row in rows]


def shown(sheet, evening):
    """Return the same from a scoreboard sheet; a round without results is blank there."""
    rows = sheet[6 : 6 + evening.tables]
    return [(int(row[2]), int(row[3]), [int(n) for n in row[4:] if n != ""]) for row in rows]


def test_the_sheets_are_named_in_the_clubs_language(evening):
    names = opened(evening, words(Language.FRENCH)).sheetnames
    expected = ["Inscriptions", "Rotation", "Visites", "Résultats"]
    assert names == [*expected, "Tableau marqueur", "Totaux cumulés", "Classement"]


def test_no_name_becomes_a_formula(eventful_evening, any_words):
    book = opened(eventful_evening, any_words)
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    sly = {cell for cell in cells if str(cell.value)[:4] in ("=1+1", "@cap", "+un", "-deu", "=Rem")}
    assert len(sly) > 5
    assert {cell.data_type for cell in sly} == {"s"}
    assert {cell for cell in cells if cell.quotePrefix} == sly


def test_control_characters_of_a_name_are_left_out(eventful_evening, english):
    sheet = opened(eventful_evening, english).worksheets[ENTRIES]
    assert sheet["F9"].value == "Trois"


def test_every_sheet_prints_landscape_on_one_page_width_with_its_headings(evening, any_words):
    for sheet in opened(evening, any_words):
        assert sheet.freeze_panes
        assert sheet.print_area
        assert sheet.print_title_rows
        assert sheet.page_setup.orientation == "landscape"
        assert sheet.sheet_properties.pageSetUpPr.fitToPage


def test_every_sheet_title_is_legal(evening, any_words):
    for title in opened(evening, any_words).sheetnames:
        assert 0 < len(title) <= 31
        assert not set(title) & set("[]:*?/\\'")


def test_suits_are_red_and_black(evening, english):
    sheet = opened(evening, english).worksheets[BOARD]
    assert (sheet["E5"].value, sheet["E5"].font.color.rgb[-6:]) == ("♥", "B3261E")
    assert (sheet["F5"].value, sheet["F5"].font.color.rgb[-6:]) == ("♣", "000000")


def test_a_tie_is_explained_on_the_standings(evening, english):
    sheet = opened(evening, english).worksheets[STANDINGS]
    remarks = [row[4].value for row in sheet.iter_rows(min_row=5)]
    assert any(text and "on the count-back" in text for text in remarks)


def test_the_entries_can_be_read_in_again(evening, any_words, tmp_path):
    path = tmp_path / "evening.xlsx"
    path.write_bytes(write_workbook(evening, any_words))
    assert guess_columns(read_roster(path)).heading_row == 4
    assert teams_from(path) == tuple(evening.teams.values())


def test_an_event_without_teams_has_no_workbook(evening, english):
    with pytest.raises(TooFewTeamsError):
        write_workbook(replace(evening, teams={}, rounds={}, results={}), english)


def test_ranks_by_average_are_values_and_say_so(eventful_evening, english):
    settings = replace(eventful_evening.settings, forfeits=ForfeitPolicy.AVERAGE)
    sheet = opened(replace(eventful_evening, settings=settings), english).worksheets[BOARD]
    assert isinstance(sheet["C7"].value, int)
    assert "round 12" in sheet["A3"].value


@pytest.mark.libreoffice
@pytest.mark.parametrize(
    ("which", "language"), [("evening", Language.FRENCH), ("eventful_evening", Language.ENGLISH)]
)
def test_the_formulas_equal_the_programs_totals_and_ranks(which, language, request, recalculate):
    evening = request.getfixturevalue(which)
    sheets = recalculate(opened(evening, words(language)))
    assert shown(sheets[BOARD], evening) == board_of(evening)
    running = [[int(n) for n in row[4:-1] if n] for row in sheets[RUNNING][6:]]
    expected = [list(row.running) for row in standings_view(evening).by_team]
    assert running[: evening.tables] == expected


@pytest.mark.libreoffice
@pytest.mark.parametrize("which", ["evening", "eventful_evening"])
def test_a_corrected_winner_moves_the_totals(which, request, english, recalculate):
    evening = request.getfixturevalue(which)
    book = opened(evening, english)
    sheet, row = book.worksheets[RESULTS], 5 + 2 * evening.tables + 4
    won = evening.result(Place(3, 5)).winner is Side.HOME
    sheet[f"F{row}"], sheet[f"G{row}"] = "visitors" if won else "home", None
    other = result_of(Side.VISITORS if won else Side.HOME)
    corrected = play.with_result(evening, Place(3, 5), other)
    assert board_of(corrected) != board_of(evening)
    assert shown(recalculate(book)[BOARD], corrected) == board_of(corrected)


@pytest.mark.libreoffice
@pytest.mark.parametrize("penalty", PenaltyValue)
def test_a_penalty_counts_as_the_club_decided(penalty, evening, english, recalculate):
    settings = Settings(penalty=penalty)
    place = Place(1, 1)
    taken = result_of(Side.HOME, ResultKind.REVOKE, 13)
    changed = play.with_result(replace(evening, settings=settings), place, taken)
    sheets = recalculate(opened(changed, english))
    assert shown(sheets[BOARD], changed) == board_of(changed)
