"""Which two players travel, round after round: a usual order, or the club's own."""

import re
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from whist_td.core.errors import RuleError
from whist_td.formats.militaire.rules.errors import CallError
from whist_td.formats.militaire.rules.settings import CALLS, OTHER_CALLS
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.formats.militaire.words.labels import call_label
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_state
from whist_td.words.messages import message
from whist_td.words.words import Words

_PAIR = re.compile(r"([0-9])\s*[-–]?\s*([0-9])")


class CallPlan(Enum):
    """Where the calls come from."""

    USUAL = "usual"
    OTHER = "other"
    OWN = "own"


_LISTS = {CallPlan.USUAL: CALLS, CallPlan.OTHER: OTHER_CALLS}


def calls_text(calls: tuple[Call, ...]) -> str:
    """Return calls as they are typed.

    >>> calls_text(((1, 3), (1, 2)))
    '1-3, 1-2'
    """
    return ", ".join(map(call_label, calls))


def calls_from(text: str) -> tuple[Call, ...]:
    """Return the calls of a text, or refuse the first that names no two players.

    >>> calls_from("1-3, 2-1")
    ((1, 3), (1, 2))
    """
    joined = re.sub(r"\s*[-–]\s*", "-", text.strip())
    parts = [part for part in re.split(r"[,;\s]+", joined) if part]
    if not parts:
        raise CallError(text.strip())
    return tuple(_call(part) for part in parts)


def _call(part: str) -> Call:
    found = _PAIR.fullmatch(part)
    if not found:
        raise CallError(part)
    return call_of(int(found[1]), int(found[2]))


class CallsField(QWidget):
    """A choice of call cycles; the club's own is typed."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._plan = QComboBox(self)
        self._own = QLineEdit(self)
        self._error = labelled("", "error", self)
        for plan, calls in _LISTS.items():
            self._plan.addItem(calls_text(calls), plan)
        self._plan.addItem(_("Our own order"), CallPlan.OWN)
        self._lay_out()
        self._plan.activated.connect(self._choose)
        self._own.editingFinished.connect(self._typed)
        self.show_calls(CALLS)

    def _lay_out(self) -> None:
        _ = self._words
        self._plan.setObjectName("callPlan")
        self._plan.setAccessibleName(_("Order of the calls"))
        self._own.setObjectName("ownCalls")
        self._own.setAccessibleName(_("Our own order of the calls"))
        self._own.setPlaceholderText("1-3, 1-2, 2-3")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for part in (self._plan, self._own, self._error):
            column.addWidget(part)

    def show_calls(self, calls: tuple[Call, ...]) -> None:
        """Show a cycle."""
        plan = next((plan for plan, usual in _LISTS.items() if usual == calls), CallPlan.OWN)
        self._plan.setCurrentIndex(self._plan.findData(plan))
        self._own.setText(calls_text(calls))
        self._own.setVisible(plan is CallPlan.OWN)
        self._say("")

    def calls(self) -> tuple[Call, ...] | None:
        """Return the cycle as chosen; where it will not do, say why."""
        usual = _LISTS.get(self._plan.currentData())
        if usual:
            return usual
        try:
            return calls_from(self._own.text())
        except RuleError as error:
            self._say(message(error, self._words))
            return None

    def _choose(self) -> None:
        own = self._plan.currentData() is CallPlan.OWN
        self._own.setVisible(own)
        self._say("")
        if own:
            self._own.setFocus()
        self.edited.emit()

    def _typed(self) -> None:
        self._say("")
        self.edited.emit()

    def _say(self, sentence: str) -> None:
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        set_state(self._own, "error" if sentence else "")
