"""Every widget of the entries and of their dialogs that takes the focus has a spoken name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QToolButton, QWidget

from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.formats.militaire.screens.entries import EntriesPanel
from whist_td.formats.militaire.screens.event import EventPanel
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.formats.militaire.screens.substitute import substitute_question, withdrawal_question
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.words.words import Language, words


def nameless(widget: QWidget) -> list[str]:
    return [
        f"{type(part).__name__} {part.objectName()}"
        for part in widget.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and part.isVisible()
        and not QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name)
        and not part.objectName().startswith("qt_")
    ]


def asked(session, question):
    return AnswerDialog(session, question(session, session.facts.team(1)), None)


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("rounds", [0, 1])
@pytest.mark.parametrize(
    "made",
    [
        pytest.param(EntriesPanel, id="entries"),
        pytest.param(EventPanel, id="event"),
        pytest.param(ImportDialog, id="import"),
        pytest.param(lambda s: asked(s, substitute_question), id="substitute"),
        pytest.param(
            lambda s: asked(s, lambda session, _team: withdrawal_question(session)), id="withdraw"
        ),
    ],
)
def test_every_field_has_a_name_for_screen_readers(qtbot, new_session, made, rounds, language):
    session = new_session(teams=7, language=words(language))
    for number in range(1, rounds + 1):
        session.do(AnnounceRound(number))
    widget = made(session)
    qtbot.addWidget(widget)
    widget.show()
    for section in widget.findChildren(QToolButton):
        section.click()
    assert nameless(widget) == []
