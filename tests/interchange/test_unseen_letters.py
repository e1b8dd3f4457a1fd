"""What nobody can see is no letter of a name; what joins letters of a script stays."""

import pytest

from whist_td.core.names import clean

BLANK = ("\u3164", "\u115f\u1160", "\uffa0", "\u061c", "\u2800", "\u00ad\u034f", "\U000e0041")


@pytest.mark.parametrize("blank", BLANK)
def test_a_name_of_letters_that_cannot_be_seen_is_missing(blank, tmp_path, whist_td):
    roster = tmp_path / "joueurs.csv"
    lines = (f"Anne {number};Percé" for number in range(1, 9))
    roster.write_text("\n".join(["nom;club", *lines, f"{blank};Gaspé"]), "utf-8")
    new = ("new", tmp_path / "c.whist", "--format", "whiz", "--name", "Lundi")
    assert whist_td(*new, "--entries", roster) == 2
    assert "row 10, column A" in whist_td.errors
    assert whist_td("person", tmp_path / "c.whist", "add", blank) == 2


@pytest.mark.parametrize("blank", BLANK)
def test_a_letter_that_cannot_be_seen_makes_no_other_person(blank, whist_td, club):
    assert whist_td("person", club, "add", "Rita") == 0
    assert whist_td("person", club, "change", f"Ri{blank}ta", "--contact", "5555") == 0


@pytest.mark.parametrize(
    "name", ["می‌خواهم", "ක්‍ෂ", "क्‍ष", "👨‍👩‍👧", "❤️", "Jean-Marc", "Zoé", "D’Amours"]
)
def test_what_joins_the_letters_of_a_script_or_a_picture_stays(name):
    assert clean(name) == name
