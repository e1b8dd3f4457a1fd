"""Announcing a round in place: the planned trump and call, both open to the director's will."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.strains import SUITS, Strain
from whist_td.formats.militaire.rules.settings import CALLS, PlannedRound
from whist_td.formats.militaire.rules.teams import Call
from whist_td.formats.militaire.words.labels import call_label
from whist_td.kit.strip import Strip, choice
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suit_sign import no_trump_letters
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, labelled, set_role
from whist_td.words.labels import label
from whist_td.words.words import Words

TRUMPS = (*SUITS, Strain.NO_TRUMP)


class AnnounceStrip(Strip):
    """Trump and call of a round; one Enter says it. It corrects what was said, too."""

    decided = Signal(object, object)
    """The trump and the call."""

    def __init__(
        self, planned: PlannedRound, heading: str, verb: str, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._heading = labelled(heading, "heading", self)
        self._note = labelled("", "quiet", self)
        self._far = QFrame(self)
        self._trumps = QButtonGroup(self)
        self._calls = QButtonGroup(self)
        self._accept = QPushButton(verb, self)
        self._leave = QPushButton(_("Not yet"), self)
        self._lay_out()
        self._choose(planned)
        self._connect()
        self._say()

    @override
    def first_field(self) -> QWidget:
        return self._accept if self._accept.isEnabled() else self._trumps.button(0)

    @override
    def accept(self) -> None:
        trump = self._trump()
        if trump is not None:
            self.decided.emit(trump, self._call())

    def say(self, note: str) -> None:
        """Add a line about what stays open."""
        self._note.setText(note)

    def _lay_out(self) -> None:
        set_role(self._accept, "primary")
        self._accept.setObjectName("announce")
        set_role(self._leave, "quiet")
        first = QHBoxLayout()
        first.setSpacing(2 * STEP)
        first.addWidget(self._heading)
        first.addWidget(self._far)
        first.addWidget(self._note, 1)
        second = QHBoxLayout()
        second.setSpacing(2 * STEP)
        second.addLayout(self._trump_buttons())
        second.addLayout(self._call_buttons())
        second.addStretch(1)
        second.addWidget(self._leave)
        second.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addLayout(first)
        column.addLayout(second)

    def _trump_buttons(self) -> QHBoxLayout:
        _ = self._words
        names = [label(trump, _).capitalize() for trump in TRUMPS]
        row, buttons = choice(self._trumps, self, names)
        for trump, button in zip(TRUMPS, buttons, strict=True):
            if trump is not Strain.NO_TRUMP:
                button.setIcon(suit_icon(trump, colours(self), no_trump_letters(_)))
            button.setAccessibleName(_("Trump: {suit}", suit=label(trump, _)))
            button.setObjectName(f"trump-{trump.value}")
        return row

    def _call_buttons(self) -> QHBoxLayout:
        _ = self._words
        row, buttons = choice(self._calls, self, [call_label(call) for call in CALLS])
        for call, button in zip(CALLS, buttons, strict=True):
            name = _("{first} and {second} travel", first=call[0], second=call[1])
            button.setAccessibleName(name)
            button.setObjectName(f"call-{call_label(call)}")
        return row

    def _warn_of(self, tables: int) -> None:
        """Say before the announcement that the cartons advance farther this time."""
        _ = self._words
        set_role(self._far, "alarm")
        self._far.setVisible(tables > 1)
        told = _("The cartons advance {n} tables this time", n=tables)
        inside = QHBoxLayout(self._far)
        inside.setContentsMargins(STEP, 2, STEP, 2)
        inside.addWidget(labelled(told, "number", self._far))

    def _choose(self, planned: PlannedRound) -> None:
        self._warn_of(planned.advance)
        if planned.trump is not None:
            self._trumps.button(TRUMPS.index(planned.trump)).setChecked(True)
        self._calls.button(CALLS.index(planned.call)).setChecked(True)

    def _connect(self) -> None:
        self._trumps.idToggled.connect(self._say)
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    def _say(self) -> None:
        _ = self._words
        ready = self._trump() is not None
        self._accept.setEnabled(ready)
        if not ready:
            self._note.setText(_("Choose the trump of this round."))
        elif self._note.text() == _("Choose the trump of this round."):
            self._note.clear()

    def _trump(self) -> Strain | None:
        chosen = self._trumps.checkedId()
        return TRUMPS[chosen] if chosen >= 0 else None

    def _call(self) -> Call:
        return CALLS[self._calls.checkedId()]
