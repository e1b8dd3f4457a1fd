import zipfile
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.desk.ports import FileMissingError
from whist_td.formats.militaire.files.rosters import guess_columns, preview, read_roster, teams_from
from whist_td.formats.militaire.rules.teams import Team
from whist_td.interchange.tables import table_of
from whist_td.words.messages import message

HEADINGS = ["équipe", "capitaine", "joueur 1", "joueur 2", "joueur 3"]
GASPE = ["Gaspé", "Anne", "Luc", "Rose", "Noël"]
PERCE = ["Percé", "Yves", "Zoé", "Hélène", "Marc"]
OLD = Path(__file__).parent / "roster.xls"
TEAMS = (
    Team(1, "Gaspé", "Anne", ("Luc", "Rose", "Noël")),
    Team(2, "Percé", "Yves", ("Zoé", "Hélène", "Marc")),
)


def workbook(path, rows, change=None):
    book = openpyxl.Workbook()
    sheet = book.active
    sheet.title = "Inscriptions"
    for row in rows:
        sheet.append(row)
    if change:
        change(sheet)
    book.save(path)
    return path


def csv_text(rows, separator=","):
    return "".join(f"{separator.join(map(str, row))}\n" for row in rows)


def seen(rows):
    table = table_of(csv_text(rows, "\t"), "clipboard")
    return preview(table, guess_columns(table))


def told(path, _):
    with pytest.raises(RuleError) as refusal:
        teams_from(path)
    return refusal.value, message(refusal.value, _)


@pytest.mark.parametrize("ending", ["xlsx", "csv", "txt"])
def test_a_roster_becomes_teams_in_order(ending, tmp_path):
    path = tmp_path / f"roster.{ending}"
    if ending == "xlsx":
        workbook(path, [HEADINGS, GASPE, PERCE])
    else:
        path.write_text(csv_text([HEADINGS, GASPE, PERCE]), "utf-8")
    assert teams_from(path) == TEAMS


ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "cp1252", "cp850", "mac_roman")


@pytest.mark.parametrize(("encoding", "separator"), [*zip(ENCODINGS, ",;\t;\t,", strict=True)])
def test_text_files_are_read_in_the_encoding_they_are_in(encoding, separator, tmp_path):
    path = tmp_path / "roster.csv"
    path.write_bytes(csv_text([HEADINGS, GASPE, PERCE], separator).encode(encoding))
    assert teams_from(path) == TEAMS
    assert read_roster(path).encoding == encoding


@pytest.mark.parametrize(
    "headings",
    [
        ["Team", "Captain", "Player 1", "Player 2", "Player 3"],
        ["CLUB", "CAPITAINE", "J1", "J2", "J3"],
        ["Nom de l’équipe", "cap.", "joueur no 1", "JOUEUR N° 2", "3e joueur"],
    ],
)
def test_headings_are_found_in_either_language_and_any_case(headings):
    assert seen([headings, GASPE, PERCE]).teams == TEAMS


def test_headings_are_found_in_any_order_below_a_title():
    rows = [["Tournoi"], [], HEADINGS[::-1], GASPE[::-1], PERCE[::-1]]
    assert seen(rows).teams == TEAMS


def test_merged_headings_count_for_all_they_cover(tmp_path):
    def merge(sheet):
        sheet.merge_cells("A1:A2")
        sheet.merge_cells("B1:B2")
        sheet.merge_cells("C1:E1")

    rows = [["Équipe", "Capitaine", "Joueurs"], [None, None, 1, 2, 3], GASPE, PERCE]
    assert teams_from(workbook(tmp_path / "merged.xlsx", rows, merge)) == TEAMS


def test_the_sheet_with_the_headings_is_read_whichever_it_is(tmp_path):
    path = tmp_path / "roster.xlsx"
    book = openpyxl.Workbook()
    book.active.append(["Bienvenue"])
    second = book.create_sheet("Équipes")
    for row in (HEADINGS, GASPE, PERCE):
        second.append(row)
    book.save(path)
    assert read_roster(path).sheet == "Équipes"


def test_tables_are_as_given_where_they_are_given():
    rows = [[*HEADINGS, "table"], [*GASPE, 2], [*PERCE, ""]]
    assert [(team.number, team.name) for team in seen(rows).teams] == [(2, "Gaspé"), (1, "Percé")]


def test_the_teams_number_stands_beside_the_clubs_name():
    rows = [["Équipe", "Club", *HEADINGS[1:]], ["2", *GASPE], ["1", *PERCE]]
    assert [(team.number, team.name) for team in seen(rows).teams] == [(2, "Gaspé"), (1, "Percé")]


def test_numbers_read_back_as_people_wrote_them(tmp_path):
    path = workbook(tmp_path / "n.xlsx", [HEADINGS, [12, "Anne", "007", 1.5, "Noël"]])
    assert read_roster(path).rows[1].cells == ("12", "Anne", "007", "1.5", "Noël")


def test_control_characters_are_stripped():
    rows = [HEADINGS, ["Gaspé\x07", "An\u202ene", "Luc\u200b", "Rose", "  Noël  "], PERCE]
    assert seen(rows).teams == TEAMS


def test_a_team_of_three_keeps_its_table_and_is_none_that_will_not_do():
    found = seen([HEADINGS, ["Percé", "Yves", "Zoé", "", "Hélène"], GASPE])
    assert [type(each.error) for each in found.problems] == [no.PlayerMissingError]
    assert [(team.number, team.members) for team in found.teams] == [
        (1, ("Yves", "Zoé", "", "Hélène")),
        (2, TEAMS[0].members),
    ]


@pytest.mark.parametrize(
    ("row", "column", "error"),
    [
        (["Percé", "", "Zoé", "Hélène", "Marc"], "B (capitaine)", no.CaptainMissingError),
        (["Percé", "Yves", "ANNE", "Hélène", "Marc"], "C (joueur 1)", no.NameTwiceError),
        (["Percé", "Yves", "Zoé", "Zoé", "Marc"], "D (joueur 2)", no.NameTwiceError),
        (["Percé", "Y" * 81, "Zoé", "Hélène", "Marc"], "B (capitaine)", no.LongNameError),
    ],
)
def test_a_row_that_will_not_do_is_named_with_its_column_and_reason(row, column, error):
    found = seen([HEADINGS, GASPE, row])
    (problem,) = found.problems
    assert (problem.row, problem.column, type(problem.error)) == (3, column, error)
    assert found.teams == TEAMS[:1]


@pytest.mark.parametrize(
    ("number", "error"),
    [
        ("un", no.TableNumberCellError),
        ("0", no.TableNumberCellError),
        ("1.5", no.TableNumberCellError),
        ("9", no.TableBeyondError),
        ("1", no.TableTwiceCellError),
    ],
)
def test_a_table_number_that_will_not_do_is_refused(number, error):
    found = seen([[*HEADINGS, "table"], [*GASPE, "1"], [*PERCE, number]])
    assert [type(problem.error) for problem in found.problems] == [error]


def test_a_team_of_three_is_kept_for_who_wants_it_all_the_same():
    found = seen([HEADINGS, GASPE, PERCE[:4]])
    assert found.rows[1].team == Team(2, "Percé", "Yves", ("Zoé", "Hélène", ""))


def test_a_refusal_names_the_file_the_row_and_the_column(tmp_path, any_words):
    path = workbook(tmp_path / "liste.xlsx", [HEADINGS, GASPE, [PERCE[0], "", *PERCE[2:]]])
    _, sentence = told(path, any_words)
    assert all(part in sentence for part in ("liste.xlsx", "Inscriptions", " 3", "B (capitaine)"))


@pytest.mark.parametrize(
    "name", ["roster.pdf", "roster.numbers", "roster.xlsm", "roster.docx", "roster"]
)
def test_an_unknown_ending_is_told_which_endings_do(name, tmp_path, any_words):
    path = tmp_path / name
    path.write_bytes(b"PK\x03\x04")
    error, sentence = told(path, any_words)
    assert isinstance(error, no.UnknownEndingError)
    assert ".ods" in sentence


@pytest.mark.parametrize("name", ["roster.xlsx", "roster.xls", "roster.ods", "roster.csv"])
def test_an_empty_file_is_called_empty(name, tmp_path, any_words):
    (tmp_path / name).touch()
    assert isinstance(told(tmp_path / name, any_words)[0], no.EmptyFileError)


def test_a_workbook_without_a_word_is_called_empty(tmp_path, any_words):
    path = workbook(tmp_path / "blank.xlsx", [])
    assert isinstance(told(path, any_words)[0], no.EmptyFileError)


def test_a_file_that_is_not_there_is_missed(tmp_path, any_words):
    assert isinstance(told(tmp_path / "gone.xlsx", any_words)[0], FileMissingError)


@pytest.mark.parametrize("name", ["roster.xlsx", "roster.xls", "roster.ods"])
@pytest.mark.parametrize(
    "content", [b"no workbook at all", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" * 100]
)
def test_a_broken_workbook_is_called_unreadable(name, content, tmp_path, any_words):
    (tmp_path / name).write_bytes(content)
    assert isinstance(told(tmp_path / name, any_words)[0], no.UnreadableFileError)


def test_a_workbook_with_a_password_says_so(tmp_path, any_words):
    # Such a file is no zip but an OLE compound file with this stream in its directory.
    path, content = tmp_path / "secret.xlsx", OLD.read_bytes()
    old, new = "Workbook".encode("utf-16-le"), "EncryptedPackage".encode("utf-16-le")
    at = content.index(old)
    length = (len(new) + 2).to_bytes(2, "little")
    entry = new.ljust(64, b"\0") + length
    path.write_bytes(content[:at] + entry + content[at + len(entry) :])
    assert isinstance(told(path, any_words)[0], no.PasswordError)


def test_a_picture_called_csv_is_no_text(tmp_path, any_words):
    path = tmp_path / "photo.csv"
    path.write_bytes(bytes(range(256)) * 4)
    assert isinstance(told(path, any_words)[0], no.EncodingError)


def test_a_table_without_headings_is_told_which_to_write(tmp_path, any_words):
    path = workbook(tmp_path / "r.xlsx", [GASPE, PERCE])
    error, sentence = told(path, any_words)
    assert isinstance(error, no.NoHeadingsError)
    assert "r.xlsx" in sentence


def test_a_missing_column_is_named(tmp_path, any_words):
    path = workbook(tmp_path / "r.xlsx", [HEADINGS[:4], GASPE[:4]])
    error, sentence = told(path, any_words)
    assert error.columns == ("player 3",)
    assert "3" in sentence


def test_a_formula_without_a_saved_value_is_named_by_its_cell(tmp_path, any_words):
    path = workbook(
        tmp_path / "r.xlsx", [HEADINGS, GASPE, ["Percé", "Yves", "=A1", "Hélène", "Marc"]]
    )
    error, _ = told(path, any_words)
    assert (type(error), error.row, error.column) == (no.FormulaError, 3, "C (joueur 1)")


def test_an_ods_formula_without_a_saved_value_is_named_by_its_cell(tmp_path, any_words):
    formula = '<table:table-cell table:formula="of:=[.A1]"/>'
    unsaved = ods_row(PERCE).replace(ods_row(PERCE[2:3])[len("<table:table-row >") : -18], formula)
    path = ods(tmp_path / "r.ods", "".join((*map(ods_row, (HEADINGS, GASPE)), unsaved)))
    error, _ = told(path, any_words)
    assert (type(error), error.row, error.column) == (no.FormulaError, 3, "C (joueur 1)")


def test_ten_thousand_teams_are_refused(tmp_path, any_words):
    path = tmp_path / "many.csv"
    rows = [[f"T{n}", f"a{n}", f"b{n}", f"c{n}", f"d{n}"] for n in range(10_000)]
    path.write_text(csv_text([HEADINGS, *rows]), "utf-8")
    assert told(path, any_words)[0].most == 5_000


def test_a_workbook_of_a_million_rows_is_refused(tmp_path, any_words):
    path = workbook(tmp_path / "long.xlsx", [HEADINGS], lambda s: s.cell(1_000_000, 1, "x"))
    assert isinstance(told(path, any_words)[0], no.TooManyRowsError)


def test_two_words_in_the_far_corners_do_not_fill_the_memory(tmp_path, any_words):
    path = workbook(tmp_path / "wide.xlsx", [HEADINGS], lambda s: s.cell(50_000, 16_384, "x"))
    assert isinstance(told(path, any_words)[0], no.OversizeFileError)


def test_a_sheet_that_only_claims_a_million_rows_is_read(tmp_path):
    path, claiming = workbook(tmp_path / "r.xlsx", [HEADINGS, GASPE, PERCE]), tmp_path / "c.xlsx"
    with zipfile.ZipFile(path) as package, zipfile.ZipFile(claiming, "w") as out:
        for name in package.namelist():
            text = package.read(name).replace(b'ref="A1:E3"', b'ref="A1:XFD1048576"')
            out.writestr(name, text)
    assert teams_from(claiming) == TEAMS


def test_a_zip_bomb_is_refused_before_it_is_unpacked(tmp_path, any_words):
    path = tmp_path / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        package.writestr("xl/worksheets/sheet1.xml", bytes(70_000_000))
    assert isinstance(told(path, any_words)[0], no.OversizeFileError)


def test_a_workbook_that_claims_four_thousand_million_words_ends_nothing(tmp_path, any_words):
    path = workbook(tmp_path / "r.xlsx", [HEADINGS, GASPE])
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    with zipfile.ZipFile(path, "a") as package:
        package.writestr(
            "xl/sharedStrings.xml", f'<sst xmlns="{space}" uniqueCount="{4 * 10**9}"></sst>'
        )
    assert isinstance(told(path, any_words)[0], no.OversizeFileError)


def test_two_thousand_million_spaces_are_waited_for_no_longer_than_a_person_would(
    tmp_path, english
):
    spaces = ods_row([f'a<text:s text:c="{2_000_000_000}"/>b'])
    path = ods(tmp_path / "r.ods", ods_row(HEADINGS) + spaces)
    assert isinstance(told(path, english)[0], no.OversizeFileError)


def ods(path, rows_xml, locked=""):
    content = (
        '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body>'
        f'<office:spreadsheet><table:table table:name="Feuille1">{rows_xml}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    names = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"
    entry = f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}">'
    manifest = f'<manifest:manifest xmlns:manifest="{names}">{entry}{locked}'
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("mimetype", kind)
        package.writestr("content.xml", content)
        package.writestr(
            "META-INF/manifest.xml", f"{manifest}</manifest:file-entry></manifest:manifest>"
        )
    return path


def ods_row(cells, attributes=""):
    inside = "".join(
        f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
        for text in cells
    )
    return f"<table:table-row {attributes}>{inside}</table:table-row>"


def test_an_ods_workbook_is_read(tmp_path):
    rows = "".join(map(ods_row, (HEADINGS, GASPE, PERCE)))
    assert teams_from(ods(tmp_path / "r.ods", rows)) == TEAMS


def test_an_ods_workbook_with_a_password_says_so(tmp_path, any_words):
    path = ods(tmp_path / "r.ods", "", "<manifest:encryption-data/>")
    assert isinstance(told(path, any_words)[0], no.PasswordError)


def test_a_part_that_breaks_off_is_called_unreadable(tmp_path, any_words):
    path = ods(tmp_path / "r.ods", "<table:table-row>")
    assert isinstance(told(path, any_words)[0], no.UnreadableFileError)


def test_an_old_workbook_is_read():
    assert teams_from(OLD) == TEAMS


def test_an_old_workbook_that_claims_too_much_is_refused(tmp_path, any_words):
    dimensions = OLD.read_bytes().index(b"\x00\x02\x0e\x00") + 4
    content = bytearray(OLD.read_bytes())
    content[dimensions : dimensions + 12] = b"\0\0\0\0\xff\xff\xff\0\0\0\xff\xff"
    (tmp_path / "r.xls").write_bytes(content)
    assert isinstance(told(tmp_path / "r.xls", any_words)[0], no.OversizeFileError)


def test_an_ods_row_repeated_a_million_times_is_refused(tmp_path, english):
    rows = ods_row(HEADINGS) + ods_row(GASPE, 'table:number-rows-repeated="1000000"')
    error, _ = told(ods(tmp_path / "r.ods", rows), english)
    assert isinstance(error, no.TooManyRowsError)


def test_every_preview_of_pasted_text_is_a_result_or_a_refusal():
    @given(
        st.text(st.sampled_from("équipe capitaine joueur123\t;,\n\"'=+@\x00\u202e"), max_size=300)
    )
    def paste(text):
        try:
            seen([HEADINGS, [text]])
            table = table_of(text, "clipboard")
            preview(table, guess_columns(table))
        except RuleError:
            return

    paste()


@pytest.mark.parametrize("ending", ["xlsx", "csv"])
def test_every_file_is_a_result_or_a_refusal(ending, tmp_path):
    with zipfile.ZipFile(workbook(tmp_path / "r.xlsx", [HEADINGS, GASPE])) as package:
        parts = {name: package.read(name) for name in package.namelist()}

    @settings(max_examples=examples(20), deadline=None)
    @given(st.sampled_from(sorted(parts)), st.integers(0, 4000), st.binary(min_size=1, max_size=12))
    def read(part, at, noise):
        path = tmp_path / f"noisy.{ending}"
        with zipfile.ZipFile(path, "w") as out:
            for name, text in parts.items():
                out.writestr(name, with_noise(text, at, noise) if name == part else text)
        result_or_refusal(path)

    read()


def test_every_old_workbook_is_a_result_or_a_refusal(tmp_path):
    @settings(max_examples=examples(20), deadline=None)
    @given(st.integers(0, 6143), st.binary(min_size=1, max_size=12))
    def read(at, noise):
        path = tmp_path / "noisy.xls"
        path.write_bytes(with_noise(OLD.read_bytes(), at, noise))
        result_or_refusal(path)

    read()


def with_noise(text, at, noise):
    return text[:at] + noise + text[at + len(noise) :]


def result_or_refusal(path):
    try:
        assert teams_from(path)
    except RuleError:
        return


def test_a_row_of_totals_is_no_team():
    rows = seen([HEADINGS, GASPE, PERCE, ["Total", "8", "", "", ""]]).rows
    assert [bool(row.problems) for row in rows] == [False, False, True]
    assert no.NotANameError in [type(problem.error) for problem in rows[2].problems]
