"""Revoke, influence, forfeit, void or a number of tricks: one line asked in place."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.numbers import typed_number
from whist_td.formats.militaire.rules.results import (
    ALL_TRICKS,
    PENALTIES,
    Result,
    ResultKind,
    Side,
    result_of,
)
from whist_td.formats.militaire.screens.play_tables import SIDE_OF, TABLE_KEYS, TableKey
from whist_td.formats.militaire.views import TableInRound
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column, row
from whist_td.kit.strip import Strip, choice
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.messages import message
from whist_td.words.words import N_, Words

_SIDES = (Side.HOME, Side.VISITORS)


@dataclass(frozen=True)
class _Question:
    """How a kind of result is asked for."""

    kind: ResultKind
    text: str
    names_offender: bool


QUESTIONS = {
    TableKey.TRICKS: _Question(
        ResultKind.NORMAL, N_("Table {table}: who won?"), names_offender=False
    ),
    TableKey.REVOKE: _Question(
        ResultKind.REVOKE, N_("Table {table}: who revoked?"), names_offender=True
    ),
    TableKey.INFLUENCE: _Question(
        ResultKind.INFLUENCE,
        N_("Table {table}: who influenced their partner?"),
        names_offender=True,
    ),
    TableKey.FORFEIT: _Question(
        ResultKind.FORFEIT, N_("Table {table}: who forfeits?"), names_offender=True
    ),
    TableKey.VOID: _Question(
        ResultKind.VOID, N_("Table {table} is void: nobody scores."), names_offender=False
    ),
}


class FaultStrip(Strip):
    """A side, and what else there is to say; the result goes up when it is accepted."""

    decided = Signal(int, object)
    """The table and the `Result`."""

    def __init__(self, row: TableInRound, stroke: TableKey, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = words
        self._row = row
        self._question = QUESTIONS[stroke]
        self._words = words
        text = words(self._question.text, table=row.place.table)
        self._heading = labelled(text, "heading", self)
        self._sides = QButtonGroup(self)
        self._all = FoldingTick(_("The other side took all thirteen tricks"), self)
        self._tricks = QLineEdit(self)
        self._note = QLineEdit(self)
        self._error = labelled("", "error", self)
        self._accept = button(_("Enter it"), "", self, "primary")
        self._leave = button(_("Leave as it is"), "", self, "quiet")
        self._lay_out()
        self._prepare()
        self._connect()

    @override
    def first_field(self) -> QWidget:
        if self._kind is ResultKind.VOID:
            return self._note
        if self._kind is ResultKind.NORMAL and self._side() is not None:
            return self._tricks
        return self._sides.button(max(0, self._sides.checkedId()))

    @override
    def accept(self) -> None:
        side = self._side()
        if side is None and self._kind is not ResultKind.VOID:
            self._sides.button(0).setFocus()
            return
        try:
            result = self._result(side)
        except RuleError as error:
            self._error.setText(message(error, self._words))
            self._tricks.setFocus()
            return
        self.decided.emit(self._row.place.table, result)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        side = SIDE_OF.get(TABLE_KEYS.get(Qt.Key(event.key()), TableKey.BACK))
        if side is not None:
            button = self._sides.button(_SIDES.index(side))
            button.setChecked(True)
            button.setFocus()
            return
        super().keyPressEvent(event)

    @property
    def _kind(self) -> ResultKind:
        return self._question.kind

    def _lay_out(self) -> None:
        _, teams = self._words, self._row
        names = [
            _("Home, team {team}", team=teams.home),
            _("Visitors, team {team}", team=teams.visitors),
        ]
        sides, _buttons = choice(self._sides, self, names)
        ways = folded(self._leave, self._accept)
        answers = folded(sides, self._all, self._tricks, self._note, None, ways)
        top = row(self._heading, (self._error, 1), spacing=-1)
        column(top, answers, inside=self, margins=(2 * STEP, STEP), spacing=STEP // 2)

    def _prepare(self) -> None:
        _ = self._words
        for part, name in (
            (self._tricks, _("Their tricks, 7 to 13")),
            (self._note, _("Note (may stay empty)")),
        ):
            part.setPlaceholderText(name)
            part.setAccessibleName(name)
            part.setMinimumWidth(part.fontMetrics().horizontalAdvance(name) + 4 * STEP)
        self._tricks.setVisible(self._kind is ResultKind.NORMAL)
        self._tricks.setMaxLength(2)
        self._all.setVisible(self._kind in PENALTIES)
        for each in self._sides.buttons():
            each.setVisible(self._kind is not ResultKind.VOID)
        standing = self._row.result
        if standing and standing.winner and self._kind is ResultKind.NORMAL:
            self._sides.button(_SIDES.index(standing.winner)).setChecked(True)

    def _connect(self) -> None:
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    def _side(self) -> Side | None:
        chosen = self._sides.checkedId()
        return _SIDES[chosen] if chosen >= 0 else None

    def _result(self, side: Side | None) -> Result:
        winner = side.other if side and self._question.names_offender else side
        if self._kind is ResultKind.VOID:
            winner = None
        if self._kind in PENALTIES:
            tricks = ALL_TRICKS if self._all.isChecked() else None
        else:
            tricks = typed_number(self._tricks.text().strip())
        return result_of(winner, self._kind, tricks, self._note.text())
