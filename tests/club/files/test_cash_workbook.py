"""The treasurer's sheets as workbooks: their sums follow the lines, to the cent."""

from datetime import date, datetime
from io import BytesIO

import openpyxl
import pytest

from tests.club.paper.test_treasurer_sheets import ANNE, EVENTS, HEADING, book  # noqa: F401
from tests.fixtures.files import cells_of, differing, formulas_in
from whist_td.club.files.cash_workbook import event_workbook, period_workbook, person_workbook
from whist_td.core.page_sizes import PageSize
from whist_td.words.words import Language, words

DAYS = (date(2026, 1, 1), date(2026, 12, 31))
ENGLISH = words(Language.ENGLISH)


@pytest.fixture
def files(book):  # noqa: F811
    def made(_=ENGLISH):
        paper = (HEADING, PageSize.A4, _)
        return (
            event_workbook(book, (1, "The oysters"), *paper),
            person_workbook(book, ANNE, EVENTS, *paper),
            period_workbook(book, DAYS, EVENTS, *paper),
        )

    return made


def test_every_formula_has_its_value(files):
    assert [formulas_in(file)[1] for file in files()] == [0, 0, 0]


@pytest.mark.libreoffice
def test_libreoffice_adds_up_as_the_program_does_and_follows_a_correction(files, all_office_cells):
    books = [openpyxl.load_workbook(BytesIO(file)) for file in files()]
    corrected = openpyxl.load_workbook(BytesIO(files()[2]))
    corrected["Lines"]["F5"] = corrected["Lines"]["F5"].value + 0.1
    *found, after = all_office_cells(*books, corrected)
    for file, cells in zip(files(), found, strict=True):
        expected = cells_of(openpyxl.load_workbook(BytesIO(file), data_only=True))
        assert not differing(cells, expected)
    total = "Account", f"E{corrected['Account'].max_row - 2}"
    assert after[total] == pytest.approx(found[-1][total] + 0.1)


def test_two_people_sign_the_account_of_a_period(files):
    sheet = openpyxl.load_workbook(BytesIO(files()[2]))["Account"]
    below = [sheet.cell(sheet.max_row - up, 2).value for up in (1, 0)]
    assert below == ["The treasurer", "The president"]


def test_amounts_are_numbers_in_the_currency_and_days_are_dates(files):
    sheet = openpyxl.load_workbook(BytesIO(files()[1]), data_only=True)["Statement"]
    assert isinstance(sheet["A5"].value, datetime)
    assert sheet["D5"].value == 5
    assert '"CAD"' in sheet["D5"].number_format
