"""`whist-td export NAME.csv --local`: as the country's spreadsheet opens it."""

import pytest
from openpyxl import load_workbook


def test_without_it_the_fixed_form_is_written(whist_td, whiz, tmp_path):
    table = tmp_path / "a.csv"
    assert whist_td("export", whiz, "-o", table, "--lang", "fr") == 0, whist_td.errors
    assert table.read_text("utf-8-sig").startswith("rank,player,name,percent,")


def test_in_french_it_has_french_headings_and_semicolons(whist_td, whiz, tmp_path):
    table = tmp_path / "a.csv"
    assert whist_td("export", whiz, "-o", table, "--local", "--lang", "fr") == 0, whist_td.errors
    assert table.read_text("utf-8-sig").startswith("Rang;N°;Nom;Pourcentage;")


def test_other_files_have_no_local_form(whist_td, whiz, tmp_path):
    assert whist_td("export", whiz, "-o", tmp_path / "a.json", "--local") == 2
    assert not (tmp_path / "a.json").exists()


def test_the_reason_of_the_system_is_told_in_the_language_asked_for(whist_td, whiz, tmp_path):
    (tmp_path / "a.csv").mkdir()
    assert whist_td("export", whiz, "-o", tmp_path / "a.csv", "--lang", "fr") == 2
    assert "c’est un dossier" in whist_td.errors


@pytest.mark.parametrize(("asked", "code"), [((), 9), (("--size", "letter"), 1)])
def test_a_workbook_is_for_the_paper_that_is_asked_for(asked, code, club, whist_td, tmp_path):
    path = tmp_path / "evening.xlsx"
    assert whist_td("export", club, "-o", path, *asked) == 0, whist_td.errors
    assert {sheet.page_setup.paperSize for sheet in load_workbook(path)} == {code}
