import pytest

from whist_td.desk.members import shown


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Luc Roy", "L. R."),
        ("luc  roy (Percé)", "l. r. (Percé)"),
        ("Luc Roy (2)", "L. R. (2)"),
        ("Luc (Ti-Luc) Roy", "Luc (Ti-Luc) Roy"),
        ("Luc Royer (Percé)", "Luc Royer (Percé)"),
    ],
)
def test_who_wants_initials_has_them_too_where_he_is_told_apart(name, seen):
    assert shown(name, ["Luc Roy"]) == seen
