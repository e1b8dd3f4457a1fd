"""A table as the country's spreadsheet opens it."""

from whist_td.interchange.formats import in_local_form
from whist_td.interchange.tables import clean, with_commas

TABLE = with_commas(
    [
        ("rank", "name", "percent", "percent_exact", "withdrawn", "tie", "cumulative_2"),
        (1, "Roy, Anne 1.5", "58.33", "175/3", "no", "", 3),
        (2, "Cyr", "-4.50", "1/2", "yes", "1.5 rounds", ""),
    ]
)


def test_french_has_semicolons_decimal_commas_and_its_own_headings(french):
    lines = in_local_form(TABLE, french).splitlines()
    assert lines[0].split(";")[:3] == ["Rang", "Nom", "Pourcentage"]
    assert lines[0].endswith("Total après la manche 2")
    assert lines[1].split(";") == ["1", "Roy, Anne 1.5", "58,33", "175⁄3", "non", "", "3"]


def test_a_score_that_is_the_percentage_stands_once_and_deals_are_called_deals(french):
    codes = ("name", "percent", "percent_exact", "score", "score_exact", "boards")
    same = with_commas([codes, ("Roy", "58.33", "175/3", "58.33", "175/3", 6)])
    assert in_local_form(same, french).splitlines()[0] == (
        "Nom;Pourcentage;Pourcentage, en fraction;Donnes"
    )
    other = with_commas([codes, ("Roy", "58.33", "175/3", "4.00", "4", 6)])
    assert "Score" in in_local_form(other, french)


def test_a_club_night_has_the_words_of_its_screens_and_workbook(french, english):
    table = with_commas([("placement", "sanction", "round_1", "round_2"), (10, "", 65, 106)])
    told = "Points de placement;Jury;Tour 1;Tour 2"
    assert in_local_form(table, french).splitlines()[0] == told
    told = "Placement points,Referee,Round 1,Round 2"
    assert in_local_form(table, english).splitlines()[0] == told


def test_a_fraction_is_no_day_of_the_year(french, english):
    for words in (french, english):
        assert "1⁄2" in in_local_form(TABLE, words)
        assert "1/2" not in in_local_form(TABLE, words)


def test_english_has_commas_and_decimal_points(english):
    lines = in_local_form(TABLE, english).splitlines()
    assert lines[2] == "2,Cyr,-4.50,1⁄2,yes,1.5 rounds,"


def test_pictures_that_are_joined_stay_one():
    family = "👩\u200d👧\u200d👦"
    assert clean(f"Roy {family}") == f"Roy {family}"
    assert clean("Ro\u200dy\u200d") == "Roy"
