"""Names on the screen: a list has one font, no name is narrow, and no two look the same."""

import pytest
from PySide6.QtGui import QFontMetrics

from whist_td.core.name_setting import NamePlace
from whist_td.kit.name_letters import names_set, one_line
from whist_td.kit.theme import text_font

TEAMS = ("Les Marsouins", "Le Rocher de Saint-Georges-de-Malbaie", "Le Rocher de Saint-Georges")
PEOPLE = ("Marie-Hélène Beauchemin", "Marie-Hélène Beaudry", "Luc Roy", "Martine Roy", "Mado Roy")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("names", [TEAMS, PEOPLE])
@pytest.mark.parametrize("part", [1.1, 0.9, 0.7, 0.5, 0.3])
def test_names_of_a_wall_are_set_in_one_font_and_told_apart(names, part):
    usual = text_font()
    width = QFontMetrics(usual).horizontalAdvance(max(names, key=len)) * part
    made = one_line(names, usual, width, are_people=names is PEOPLE)
    assert (made.font.stretch() or 100) >= 80
    assert len(set(made.texts.values())) == len(names)
    metrics = QFontMetrics(made.font)
    assert all(metrics.horizontalAdvance(text) <= width for text in made.texts.values())


@pytest.mark.usefixtures("qapp")
def test_where_there_is_height_a_long_name_folds_and_nothing_becomes_narrow():
    usual = text_font()
    tall, wide = QFontMetrics(usual).height(), QFontMetrics(usual).horizontalAdvance(TEAMS[2])
    made = names_set([NamePlace(name, wide, 2 * tall) for name in TEAMS], usual)
    assert made.text(TEAMS[1]).count("\n") == 1
    assert made.font.pointSizeF() == usual.pointSizeF()
    assert made.font.stretch() in (0, 100)
