"""A table that was described once: for programs, and as the country's spreadsheet opens it."""

import csv
from fractions import Fraction
from io import StringIO

import pytest

from whist_td.core.names import clean
from whist_td.interchange.listings import in_codes, in_words
from whist_td.words.listings import Column, ColumnKind, Listing, Media

EVERYWHERE = Media.EVERYWHERE


def listing(_):
    """Return two people with a percentage, a share, and whether they left."""
    columns = (
        Column(_("Name"), lambda row: row[0], code="name", media=EVERYWHERE),
        Column(
            _("Percent"),
            lambda row: row[1],
            lambda _row: "as people read it",
            ColumnKind.DECIMAL,
            code="percent",
            media=EVERYWHERE,
            is_exact=True,
        ),
        Column(_("Penalty"), lambda row: row[2], code="penalty", media=EVERYWHERE),
        Column(
            _("Withdrawn"),
            lambda row: row[3],
            lambda row: _(row[3]),
            code="withdrawn",
            media=Media.PROGRAMS,
        ),
        Column(_("Percent"), lambda row: row[1], code="score", media=Media.PROGRAMS),
        Column("Sheets", lambda _row: "on paper alone", media=Media.PAPER),
    )
    rows = (("Roy, Anne 1.5", Fraction(175, 3), None, "no"), ("=Cyr", None, Fraction(1, 2), "yes"))
    return Listing(columns, rows)


def test_programs_have_codes_and_the_exact_number_beside_the_rounded_one(any_words):
    rows = list(csv.reader(StringIO(in_codes(listing(any_words)))))
    assert rows == [
        ["name", "percent", "percent_exact", "penalty", "withdrawn", "score"],
        ["Roy, Anne 1.5", "58.33", "175/3", "", "no", "58.3333"],
        ["'=Cyr", "", "", "0.5", "yes", ""],
    ]


def test_french_has_semicolons_decimal_commas_and_its_own_headings(french):
    lines = in_words(listing(french), french).splitlines()
    assert lines[0] == "Nom;Pourcentage;Pourcentage, en fraction;Pénalité;Abandon"
    assert lines[1] == "Roy, Anne 1.5;58,33;175⁄3;;non"


def test_english_has_commas_and_decimal_points(english):
    assert in_words(listing(english), english).splitlines()[2] == "'=Cyr,,,0.5,yes"


def test_what_a_heading_says_already_stands_once(any_words):
    heads = next(csv.reader(StringIO(in_words(listing(any_words), any_words)), delimiter=","))
    assert len(heads) == len(set(heads))


def test_a_fraction_is_no_day_of_the_year(any_words):
    assert "175⁄3" in in_words(listing(any_words), any_words)
    assert "175/3" not in in_words(listing(any_words), any_words)


@pytest.mark.parametrize("family", ["👩\u200d👧\u200d👦"])
def test_pictures_that_are_joined_stay_one(family):
    assert clean(f"Roy {family}") == f"Roy {family}"
    assert clean("Ro\u200dy\u200d") == "Roy"
