"""Asks for the name by which the club tells a person from another of the same name."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.people import live_persons
from whist_td.club.screens.answer import AnswerDialog
from whist_td.core.players import distinct_names
from whist_td.desk.requests import Command
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied


class NamesakeDialog(AnswerDialog):
    """A name that is free is proposed; the club writes what it likes better."""

    def __init__(
        self,
        session: Session[ClubBook],
        name: str,
        does: Callable[[str], Command],
        parent: QWidget,
    ) -> None:
        _ = session.words
        title = _("A new person called {name}", name=name)
        about = _("Write what tells them from another of that name: père, fils, a nickname, 2.")
        super().__init__(session, (title, about), _("Enter this person"), parent)
        self._does = does
        self.setObjectName("namesake")
        taken = [person.name for person in live_persons(session.evening)]
        self._name = named(QLineEdit(distinct_names([(name, "")], taken)[0], self), "namesakeName")
        self._name.setAccessibleName(_("Name"))
        self._lay_out((self._name,))
        self._name.setFocus()

    @override
    def _answer(self) -> Command | str:
        name = tidied(self._name.text())
        return self._does(name) if name else self._session.words("Write the name.")
