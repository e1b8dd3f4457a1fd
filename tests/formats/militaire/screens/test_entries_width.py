"""Columns of the entries: none is cut in its middle, however narrow the window."""

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton

from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.formats.militaire.screens.substitute import substitute_question
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.stages.entries_view import EntriesView


@pytest.mark.parametrize("width", [420, 560, 700, 900, 1300])
def test_columns_of_the_entries_end_where_the_table_ends(qtbot, new_session, width):
    panel = EntriesPanel(new_session(teams=4))
    qtbot.addWidget(panel)
    panel.resize(width, 500)
    panel.show()
    view = panel.findChild(EntriesView)
    room, widths = view.viewport().width(), [view.columnWidth(n) for n in range(6)]
    ends = [sum(widths[: n + 1]) for n in range(6)]
    assert min(abs(end - room) for end in ends) <= len(widths)
    assert max(widths[1:]) <= room - widths[0]


def test_the_form_of_a_substitute_keeps_its_size_whatever_is_asked(qtbot, new_session):
    session = new_session(teams=4)
    dialog = AnswerDialog(session, substitute_question(session, session.facts.team(1)), None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    before = dialog.size(), dialog.sizeHint()
    name = dialog.findChild(QLineEdit, "substituteName")
    name.setText(session.facts.team(2).captain)
    assert dialog.findChild(QPushButton, "twinsApart").isVisible()
    assert (dialog.size(), dialog.sizeHint()) == before
