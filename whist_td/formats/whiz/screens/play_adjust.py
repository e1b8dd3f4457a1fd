"""An adjusted score: a percentage for each hand, by whose fault, and the reason."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules.game import HANDS
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import NOBODYS_FAULT, OTHERS_FAULT, OWN_FAULT
from whist_td.formats.whiz.views.play_views import BoardCell
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.messages import message
from whist_td.words.numbers import decimal
from whist_td.words.words import N_, Words

UNCOUNTED = "-"
_USUAL = (
    (OWN_FAULT, N_("own fault: 40 %")),
    (NOBODYS_FAULT, N_("nobody’s fault: 50 %")),
    (OTHERS_FAULT, N_("others’ fault: 60 %")),
)
_WORDS = {Notation.FRENCH: "AJ", Notation.ENGLISH: "ADJ"}


class AdjustStrip(Strip):
    """Three percentages, 40, 50 and 60 at a click; Enter goes from field to field and enters it."""

    written = Signal(str)

    def __init__(self, cell: BoardCell, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._notation = Notation(words.language.value)
        place = cell.place
        told = _(
            "Adjusted score at table {table}, deal {board}", table=place.table, board=place.board
        )
        self._heading = labelled(told, "heading", self)
        self._fields = [QLineEdit(self) for _hand in HANDS]
        self._reason = QLineEdit(self)
        self._note = labelled(
            _("A dash (-) for a player for whom the deal does not count."), "quiet", self
        )
        self._accept = QPushButton(_("Enter the adjusted score"), self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._lay_out(cell)
        self._accept.clicked.connect(self._write)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._fields[0]

    @override
    def accept(self) -> None:
        """Go on to the next field; from the last one the score is entered."""
        fields = (*self._fields, self._reason)
        for field, following in pairwise(fields):
            if self.focusWidget() is field:
                following.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self._write()

    def _write(self) -> None:
        percents = (field.text().strip() for field in self._fields)
        text = " ".join((_WORDS[self._notation], *percents, self._reason.text())).strip()
        try:
            outcome_of(text, self._notation)
        except RuleError as error:
            set_role(self._note, "error")
            self._note.setText(message(error, self._words))
            return
        self.written.emit(text)

    def _lay_out(self, cell: BoardCell) -> None:
        _ = self._words
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        for number, field in enumerate(self._fields):
            column.addLayout(self._line(cell, number, field))
        hint = _("Reason")
        self._reason.setPlaceholderText(hint)
        self._reason.setAccessibleName(hint)
        self._reason.setObjectName("adjustReason")
        self._accept.setObjectName("writeAdjusted")
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        column.addLayout(foot(self._reason, self._leave, self._accept))
        column.addWidget(self._note)

    def _line(self, cell: BoardCell, number: int, field: QLineEdit) -> QHBoxLayout:
        _ = self._words
        hand = HANDS[number]
        name = whiz_label(hand, _)
        field.setText(decimal(NOBODYS_FAULT, _))
        field.selectAll()
        field.setObjectName(f"percent-{hand.value}")
        field.setAccessibleName(_("Percent for {hand}", hand=name))
        field.setFixedWidth(self.fontMetrics().averageCharWidth() * 10)
        row = QHBoxLayout()
        row.setSpacing(STEP)
        who = labelled(f"{name} · {cell.seats[number]} {cell.names[number]}", "body", self)
        who.setWordWrap(False)
        row.addWidget(who, 1)
        for percent, text in _USUAL:
            row.addWidget(self._usual(field, decimal(percent, _), _(text)))
        row.addWidget(field)
        return row

    def _usual(self, field: QLineEdit, percent: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", "compact")
        button.setObjectName(f"{field.objectName()}-{percent}")
        button.clicked.connect(lambda: field.setText(percent))
        return button
