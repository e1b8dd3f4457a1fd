"""Every column of a table is read, or refused by its name: nothing typed is dropped."""

import re
from itertools import product

import openpyxl
import pytest

from tests.fixtures.samples import each_pair
from tests.fixtures.terminal import club_night
from whist_td.formats.club_night.files.deal_cells import possible_fields
from whist_td.formats.club_night.files.results_table import deal_headings
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.words.games import field_label
from whist_td.formats.militaire.files.results_table import HEADINGS
from whist_td.formats.whiz.files.tables import RESULT_HEADINGS
from whist_td.interchange.headings import plain_words
from whist_td.interchange.tables import table_of
from whist_td.words.words import Language, words

RESULTS = {
    "militaire": ("manche;table;gagnant{heading}", "1;1;domicile{cell}"),
    "whiz": ("tour;table;donne;contrat{heading}", "1;1;1;NJ{cell}"),
    "club_night": ("tour;table;contrat{heading}", "1;1;pass{cell}"),
}
TYPED = ("type", "revoke", "tabel", "Téléphone")


@pytest.fixture
def night(tmp_path, made_once):
    return made_once(club_night, tmp_path / "night.whist", "couleur")


@pytest.fixture
def clubs(club, whiz, night):
    return {"militaire": club, "whiz": whiz, "club_night": night}


def saved(path, lines):
    """Save lines as a text or as a workbook, as the ending says."""
    rows = [line.split(";") for line in lines]
    if path.suffix == ".csv":
        path.write_text("\n".join(lines), "utf-8")
    else:
        book = openpyxl.Workbook()
        for row in rows:
            book.active.append(row)
        book.save(path)
    return path


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize("kind", RESULTS)
def test_a_heading_nobody_knows_is_refused_with_those_that_would_do(kind, typed, clubs, whist_td):
    lines = [line.format(heading=f";{typed}", cell=";x") for line in RESULTS[kind]]
    assert whist_td("enter", clubs[kind], "-", "--lang", "fr", given="\n".join(lines)) == 2
    assert typed in whist_td.errors
    known = re.search(r"de côté\s?: (.*)\.$", whist_td.errors).group(1).split(", ")
    headings = {"militaire": HEADINGS, "whiz": RESULT_HEADINGS}.get(kind) or deal_headings(
        "couleur"
    )
    assert "table" in known
    assert all(plain_words(each) in headings.codes for each in known)


@pytest.mark.parametrize("kind", RESULTS)
def test_what_is_refused_for_its_heading_enters_nothing(kind, clubs, whist_td):
    lines = [line.format(heading=";", cell=";x") for line in RESULTS[kind]]
    before = clubs[kind].read_bytes()
    assert whist_td("enter", clubs[kind], "-", given="\n".join(lines)) == 2
    twice = [line.format(heading=";Table no", cell=";2") for line in RESULTS[kind]]
    assert whist_td("enter", clubs[kind], "-", given="\n".join(twice)) == 2
    assert clubs[kind].read_bytes() == before


@pytest.mark.parametrize(("heading", "twin"), [("manche;tour", "B (tour)"), ("tour;manche", "B")])
def test_two_columns_that_say_the_same_are_both_named(heading, twin, club, whist_td):
    given = f"{heading};table;gagnant\n1;2;1;domicile\n"
    assert whist_td("enter", club, "-", given=given) == 2
    assert twin in whist_td.errors
    assert "A (" in whist_td.errors


@pytest.mark.parametrize(("code", "language"), list(product(GAMES, Language)))
def test_every_label_that_explain_prints_is_a_heading(code, language, whist_td):
    assert whist_td("new", "--game", code, "--explain", "--lang", language.value) == 0
    _options, columns = whist_td.output.split("whist-td enter")
    headings, _ = deal_headings(code), words(language)
    for field in possible_fields(code):
        label = field_label(field.name, _)
        assert re.search(rf"{field.name}\]? +{re.escape(label)}", columns)
        table = table_of(f"round;table;{label}\n1;1;1", "-")
        assert headings.rows(table)[0].text(field.name) == "1"
        assert headings.codes[plain_words(field.name)] == field.name


def test_a_label_of_explain_is_read_as_its_column(night, whist_td):
    given = "Tour;Table;Donneur;Contrat;Attaque;Levées\n1;1;1;solo;2;6\n"
    assert whist_td("enter", night, "-", "--lang", "fr", given=given) == 0, whist_td.errors


ROSTERS = {
    "militaire": ("équipe;capitaine;joueur 1;joueur 2;joueur 3", "{n};A{n};B{n};C{n};D{n}"),
    "whiz": ("nom;club", "Anne {n};Percé"),
    "club": ("nom;club", "Anne {n};Percé"),
}


@pytest.mark.parametrize(
    ("kind", "ending", "typed"),
    each_pair(
        ROSTERS, [".csv", ".xlsx"], ["tabel", "N° de membre", "équipier", "Partenaire", "nom"]
    ),
)
def test_a_roster_drops_no_column(kind, ending, typed, tmp_path, whist_td):
    heading, line = ROSTERS[kind]
    lines = (f"{line.format(n=n)};{n * 7}" for n in range(1, 9))
    path = saved(tmp_path / f"liste{ending}", [f"{heading};{typed}", *lines])
    new = ("--format", kind, "--name", "Lundi", "--entries", path, "--lang", "fr")
    game = ("--game", "couleur") if kind == "club" else ()
    assert whist_td("new", tmp_path / "c.whist", *new, *game) == 2
    assert typed in whist_td.errors
    assert not (tmp_path / "c.whist").exists()


@pytest.mark.parametrize("kind", ["whiz", "club"])
def test_a_column_that_counts_the_lines_is_no_loss(kind, tmp_path, whist_td):
    lines = [f"{n};Anne {n};Percé" for n in range(1, 9)]
    path = saved(tmp_path / "liste.xlsx", ["N°;Nom;Club", *lines])
    game = ("--game", "couleur") if kind == "club" else ()
    new = ("new", tmp_path / "c.whist", "--format", kind, "--name", "Lundi", "--entries", path)
    assert whist_td(*new, *game) == 0, whist_td.errors
    saved(path, ["N°;Nom;Club", *reversed(lines)])
    assert whist_td(*new, *game) == 2
    assert "A (N°)" in whist_td.errors


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_remarks_of_our_own_workbook_are_left_out_and_told(lang, tmp_path, roster, whist_td):
    title = {"fr": "Remarques", "en": "Remarks"}[lang]
    head, first, *others = roster.read_text().splitlines()
    lines = [f"{head},{title}", f"{first},late", *(f"{each}," for each in others)]
    roster.write_text("\n".join(lines))
    request = ("--format", "militaire", "--name", "Friday", "--entries", roster, "--lang", lang)
    assert whist_td("new", tmp_path / "new.whist", *request) == 0, whist_td.errors
    assert f"({title})" in whist_td.errors
