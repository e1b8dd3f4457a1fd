from dataclasses import replace
from io import BytesIO
from random import Random

import openpyxl
import pytest

from tests.fixtures.files import cells_of, differing, formulas_in, played_evening, smallest_printed
from whist_td.core.page_sizes import PageSize
from whist_td.formats.militaire.files.rosters import guess_columns, read_roster, teams_from
from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    Settings,
    TieBreak,
)
from whist_td.formats.militaire.views import standings_view
from whist_td.formats.militaire.words.sentences import militaire_label
from whist_td.words.words import Language, words

ENTRIES, ROTATION, VISITS, RESULTS, BOARD, RUNNING, STANDINGS = range(7)


def opened(evening, _):
    return openpyxl.load_workbook(BytesIO(write_workbook(evening, _)))


def shown(evening, _):
    """Return the workbook as it is shown where nothing is calculated."""
    return openpyxl.load_workbook(BytesIO(write_workbook(evening, _)), data_only=True)


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


@pytest.mark.parametrize(("size", "code"), [(PageSize.A4, 9), (PageSize.LETTER, 1)])
@pytest.mark.parametrize("letters", [10, 40, 80])
def test_sheets_print_with_their_headings_and_no_letter_under_eight_points(
    size, code, letters, evening, any_words
):
    teams = {n: replace(team, name="W" * letters) for n, team in evening.teams.items()}
    file = write_workbook(replace(evening, teams=teams), any_words, size)
    for sheet in openpyxl.load_workbook(BytesIO(file)):
        assert sheet.freeze_panes
        assert sheet.print_title_rows
        assert (sheet.page_setup.orientation, sheet.page_setup.paperSize) == ("landscape", code)
        assert smallest_printed(sheet) >= 8


def test_every_sheet_title_is_legal(evening, any_words):
    for title in opened(evening, any_words).sheetnames:
        assert 0 < len(title) <= 31
        assert not set(title) & set("[]:*?/\\'")


def test_suits_are_red_and_black(evening, english):
    sheet = opened(evening, english).worksheets[BOARD]
    assert (sheet["E5"].value, sheet["E5"].font.color.rgb[-6:]) == ("♥", "B3261E")
    assert (sheet["F5"].value, sheet["F5"].font.color.rgb[-6:]) == ("♣", "000000")


def test_a_tie_is_explained_on_the_standings(evening, english):
    sheet = shown(evening, english).worksheets[STANDINGS]
    remarks = [row[5].value for row in sheet.iter_rows(min_row=5)]
    assert any(text and "on the count-back" in text for text in remarks)


def test_captain_and_players_stand_beside_their_team(evening, english):
    sheet = shown(evening, english).worksheets[STANDINGS]
    for row, standing in zip(sheet["B5":"E15"], standings_view(evening).rows, strict=True):
        team = evening.teams[standing.team]
        told = [cell.value for cell in row]
        assert told == [team.number, team.name, standing.total, ", ".join(team.members)]


def test_the_entries_can_be_read_in_again(evening, any_words, tmp_path):
    path = tmp_path / "evening.xlsx"
    path.write_bytes(write_workbook(evening, any_words))
    assert guess_columns(read_roster(path)).heading_row == 4
    assert teams_from(path) == tuple(evening.teams.values())


def test_an_event_without_teams_has_no_workbook(evening, english):
    with pytest.raises(TooFewTeamsError):
        write_workbook(replace(evening, teams={}, rounds={}, results={}), english)


EVERY_CRITERION = tuple(TieBreak)
WAYS = {
    "usual": {},
    "by average": {"forfeits": ForfeitPolicy.AVERAGE},
    **{each.value: {"tie_breaks": (each,)} for each in TieBreak},
    "all": {"tie_breaks": EVERY_CRITERION, "penalty": PenaltyValue.TWO},
}


def tied_evening(way):
    """Four of six rounds, most teams level, one gone, extra deals played."""
    settings = Settings(rounds=6, **WAYS[way])
    evening = played_evening(8, rounds=6, played=4, settings=settings)
    for round_number in range(1, 5):
        results = {
            Place(round_number, table): result_of(
                Side.HOME, *((ResultKind.PERFECT,) if table + round_number == 7 else ())
            )
            for table in range(1, 9)
        }
        evening = play.with_results(evening, results)
    evening = entries.withdrawn(evening, 6, 3)
    playoffs = {(1, 2): 2, (3, 4): 3} if TieBreak.EXTRA_DEAL in settings.tie_breaks else {}
    return replace(evening, playoffs=playoffs)


def corrected(evening, book, _, seed, times=10):
    """Correct results at random, in the cells of a workbook and at the desk alike."""
    dice, sheet = Random(seed), book.worksheets[RESULTS]  # noqa: S311 - no secret
    for _time in range(times):
        place = Place(dice.randint(1, evening.last_announced), dice.randint(1, evening.tables))
        kind = dice.choice([ResultKind.NORMAL] * 5 + list(ResultKind))
        side = None if kind is ResultKind.VOID else dice.choice(list(Side))
        result = result_of(side, kind)
        evening = play.with_result(evening, place, result)
        row = 4 + (place.round - 1) * evening.tables + place.table
        said = (militaire_label(side, _) if side else None, militaire_label(kind, _), result.tricks)
        for column, value in zip("FGH", said, strict=True):
            sheet[f"{column}{row}"] = value
    return evening


def test_every_formula_has_its_value_in_the_file(eventful_evening, any_words):
    formulas, without = formulas_in(write_workbook(eventful_evening, any_words))
    assert formulas > 500
    assert without == 0


def after_corrections(evening, _, seed):
    """Return a workbook that was corrected, and what must stand in its cells then."""
    book = opened(evening, _)
    after = corrected(evening, book, _, seed)
    assert standings_view(after) != standings_view(evening)
    return book, cells_of(shown(after, _))


IN_EACH = {"plain": Language.ENGLISH, "eventful": Language.FRENCH}
IN_THE_OTHER = {"plain": Language.FRENCH, "eventful": Language.ENGLISH}


@pytest.fixture
def whole(evening, eventful_evening):
    """Return whole evenings after ten corrections, each in a language."""
    evenings = {"plain": evening, "eventful": eventful_evening}

    def corrected_in(asked):
        return {
            name: after_corrections(evenings[name], words(language), seed=7)
            for name, language in asked.items()
        }

    return corrected_in


def with_an_empty_place(evening, _):
    """Return what must leave no comma behind the names."""
    three = replace(evening.teams[1], players=("Anne", "Luc", ""))
    evening = replace(evening, teams={**evening.teams, 1: three})
    expected = shown(evening, _)
    told = [row[4].value for row in expected.worksheets[STANDINGS].iter_rows(min_row=5)]
    assert f"{three.captain}, Anne, Luc" in told
    return opened(evening, _), cells_of(expected)


def with_penalty(evening, _, penalty):
    """Return an evening with a penalty that counts as the club decided."""
    taken = result_of(Side.HOME, ResultKind.REVOKE, 13)
    changed = replace(evening, settings=Settings(penalty=penalty))
    changed = play.with_result(changed, Place(1, 1), taken)
    return opened(changed, _), cells_of(shown(changed, _))


@pytest.mark.libreoffice
def test_each_cell_is_the_programs_once_it_is_reckoned_anew(
    evening, english, whole, office_differing
):
    """After ten corrections each; in one go, as a spreadsheet takes its time to start."""
    cases = {way: after_corrections(tied_evening(way), english, len(way)) for way in WAYS}
    cases |= whole(IN_EACH) | {"an empty place": with_an_empty_place(evening, english)}
    cases |= {penalty: with_penalty(evening, english, penalty) for penalty in PenaltyValue}
    assert office_differing(cases) == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
def test_a_whole_evening_is_the_programs_in_the_other_language_too(whole, office_differing):
    assert office_differing(whole(IN_THE_OTHER)) == {}


@pytest.mark.nightly
@pytest.mark.libreoffice
@pytest.mark.parametrize("teams", [3, 11, 24, 25, 60])
@pytest.mark.parametrize("way", WAYS)
def test_any_number_of_teams_is_the_programs_in_each_cell(teams, way, any_words, office_cells):
    evening = played_evening(teams, settings=Settings(**WAYS[way]))
    book = opened(evening, any_words)
    after = corrected(evening, book, any_words, teams)
    assert differing(office_cells(book), cells_of(shown(after, any_words))) == {}
