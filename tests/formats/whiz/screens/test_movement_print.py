from PySide6.QtWidgets import QPushButton

from whist_td.formats.whiz.views.planning import joining_player, leaving_player
from whist_td.formats.whiz.words.movement import whiz_page
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER, pages
from whist_td.players.screens.movement_page import MovementPagePanel
from whist_td.players.screens.pair_map import PairMap
from whist_td.words.words import Language, words

ENGLISH = words(Language.ENGLISH)


def test_the_print_has_the_tables_the_quality_and_a_map_of_each_kind(entered):
    session = entered(players=10, rounds=4)
    page = whiz_page(session.facts, ENGLISH)
    assert [each.bookmark for each in pages(page, PageSize.LETTER, ENGLISH)] == [
        "Rounds 1 to 4",
        "Quality of the movement",
        "Who meets whom",
        "Who is compared with whom",
    ]
    assert render((MOVEMENT_PAPER,), page, PageSize.A4, ENGLISH).startswith(b"%PDF")


def test_a_page_has_a_view_for_each_map_and_esc_leads_back(qtbot, stage, entered):
    session = entered(players=9, rounds=3)
    panel = stage(MovementPagePanel(whiz_page(session.facts, ENGLISH), ENGLISH))
    assert len(panel.findChildren(PairMap)) == 2
    panel.findChild(QPushButton, "view-meetings").click()
    seen = panel.findChildren(PairMap)[0]
    assert "and 2" in seen.sentence(1, 2)
    with qtbot.waitSignal(panel.left):
        panel.findChild(QPushButton, "movementBack").click()


def test_the_sheet_names_who_comes_late_and_who_leaves_early(entered):
    session = entered(players=10, rounds=4)
    session.do(joining_player(session.facts, 7, 2))
    session.do(leaving_player(session.facts, 3, 2))
    late, gone = (f"{n} {session.facts.player(n).name}" for n in (7, 3))
    said = whiz_page(session.facts, ENGLISH).cells
    assert f"{late}: There from round 2 on." in said
    assert f"{gone}: Leaves after round 2." in said
