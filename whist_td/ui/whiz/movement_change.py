"""A guarded change of the movement: what it does is said before anybody accepts it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.seating import SeatedRound, boards_of
from whist_td.i18n.whiz_edit_words import difference_sentences
from whist_td.i18n.whiz_forecast import numbers_listed
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.panels.movement_points import LINES, WIDTH, show_points
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.whiz_commands import SeatRounds
from whist_td.usecases.whiz_edits import Rounds, exchanged, sent
from whist_td.usecases.whiz_movement_views import (
    judged,
    new_faults,
    possible_exchanges,
    possible_tables,
)

_NUMBER = 16
"""The width of a field for a number, in letters."""


class ChangeDialog(QDialog):
    """Two people change places, or boards go to another table, in one round to come."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._before = judged(session.evening, session.evening.rounds.values())
        self.setWindowTitle(_("Change the movement"))
        self._round = NumberField(self)
        self._people = QRadioButton(_("Two people change places"), self)
        self._boards = QRadioButton(_("Boards go to another table"), self)
        self._kinds = QButtonGroup(self)
        self._one, self._other = QComboBox(self), QComboBox(self)
        self._set, self._table = QComboBox(self), QComboBox(self)
        self._card = QFrame(self)
        self._told = labelled("", "body", self._card)
        self._possible = labelled("", "body", self._card)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._accept = QPushButton(_("Change it so"), self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._fill()

    def _name_parts(self) -> None:
        for name, part in (
            ("changeRound", self._round),
            ("changePeople", self._people),
            ("changeBoards", self._boards),
            ("changeOne", self._one),
            ("changeOther", self._other),
            ("changeSet", self._set),
            ("changeTable", self._table),
            ("changeTold", self._told),
            ("changePossible", self._possible),
            ("changeAccept", self._accept),
        ):
            part.setObjectName(name)
        first, last = self._session.evening.last_announced + 1, len(self._session.evening.rounds)
        self._round.setRange(first, max(first, last))
        self._round.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._kinds.addButton(self._people)
        self._kinds.addButton(self._boards)
        self._people.setChecked(True)
        set_role(self._card, "card")
        set_role(self._accept, "primary")

    def _lay_out(self) -> None:
        _ = self._session.words
        self._answers = QStackedWidget(self)
        self._answers.addWidget(
            _both(Field(_("Player"), self._one), Field(_("and player"), self._other))
        )
        self._answers.addWidget(
            _both(Field(_("Boards"), self._set), Field(_("to table"), self._table))
        )
        self._fill_card()
        kinds = QHBoxLayout()
        kinds.setSpacing(3 * STEP)
        for part in (self._people, self._boards):
            kinds.addWidget(part)
        kinds.addStretch()
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.addStretch()
        foot.addWidget(self._keep)
        foot.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addWidget(Field(_("In round"), self._round, "", self))
        column.addLayout(kinds)
        column.addWidget(self._answers)
        column.addWidget(self._card, 1)
        column.addLayout(foot)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _fill_card(self) -> None:
        _ = self._session.words
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        inside.setSpacing(STEP)
        inside.addWidget(labelled(_("What it means"), "heading", self._card))
        for part in (self._told, self._possible):
            part.setAlignment(Qt.AlignmentFlag.AlignTop)
            inside.addWidget(part)
        inside.addStretch()
        self._card.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._fill)
        self._people.toggled.connect(self._choose_kind)
        for choice in (self._one, self._other, self._set, self._table):
            choice.currentIndexChanged.connect(self._show)
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    def _said(self) -> SeatedRound | None:
        return self._session.evening.rounds.get(self._round.value())

    def _fill(self) -> None:
        """Offer the people, boards and tables of the round."""
        _, evening, said = self._session.words, self._session.evening, self._said()
        people = sorted(said.people()) if said else []
        named = [(f"{n} · {evening.players[n].name}", n) for n in people if n in evening.players]
        _offer(self._one, named, 0)
        _offer(self._other, named, 0)
        sets = {s.board_set for each in evening.rounds.values() for s in each.seatings}
        _offer(self._set, [(self._deals(number), number) for number in sorted(sets)], 0)
        tables = [s.table for s in said.seatings] if said else []
        _offer(self._table, [(_("Table {table}", table=n), n) for n in tables], 0)
        self._show()

    def _deals(self, board_set: int) -> str:
        _ = self._session.words
        boards = boards_of(board_set, self._session.evening.settings.boards_per_round)
        return _(
            "Set {number}: deals {first} to {last}",
            number=board_set,
            first=boards[0],
            last=boards[-1],
        )

    def _choose_kind(self) -> None:
        self._answers.setCurrentIndex(0 if self._people.isChecked() else 1)
        self._show()

    def _changed(self) -> Rounds:
        rounds = tuple(self._session.evening.rounds.values())
        if self._people.isChecked():
            one, other = self._one.currentData(), self._other.currentData()
            return exchanged(rounds, self._round.value(), one, other)
        board_set, table = self._set.currentData(), self._table.currentData()
        return sent(rounds, self._round.value(), board_set, table)

    def _show(self) -> None:
        _, evening = self._session.words, self._session.evening
        changed = self._changed()
        self._possible.clear()
        if changed == tuple(evening.rounds.values()) or self._said() is None:
            set_role(self._told, "body")
            self._told.setText(_("So everything stays as it is. Choose something else."))
            self._possible.setText(self._what_would_do())
            self._accept.setEnabled(False)
            return
        after = judged(evening, changed)
        told = difference_sentences(self._before, after, _)
        is_broken = bool(new_faults(self._before, after))
        if is_broken:
            self._possible.setText(self._what_would_do())
        set_role(self._told, "error" if is_broken else "body")
        show_points(self._told, told)
        self._accept.setDisabled(is_broken)
        self._accept.setToolTip(_("A hard rule would be broken.") if is_broken else "")

    def _what_would_do(self) -> str:
        """Say what is possible in this round."""
        _, evening, number = self._session.words, self._session.evening, self._round.value()
        if self._said() is None:
            return ""
        if self._people.isChecked():
            one = self._one.currentData()
            others = possible_exchanges(evening, number, one)
            if not others:
                return _("Player {one} can change places with nobody in this round.", one=one)
            people = numbers_listed(others, _)
            return _("Player {one} can change places with {people}.", one=one, people=people)
        tables = possible_tables(evening, number, self._set.currentData())
        if not tables:
            return _("These boards can go to no other table in this round.")
        return _("These boards can go to: {tables}.", tables=numbers_listed(tables, _))

    def _take(self) -> None:
        evening = self._session.evening
        to_come = [said for said in self._changed() if said.number > evening.last_announced]
        sentence = self._session.refusal(SeatRounds(tuple(to_come)))
        if sentence:
            self._told.setText(sentence)
            self._possible.clear()
            set_role(self._told, "error")
            self._accept.setEnabled(False)
        else:
            self.accept()


def _offer(choice: QComboBox, answers: Sequence[tuple[str, int]], place: int) -> None:
    before = choice.currentData()
    choice.blockSignals(True)  # noqa: FBT003 - Qt's own signature
    choice.clear()
    for text, answer in answers:
        choice.addItem(text, answer)
    found = choice.findData(before)
    choice.setCurrentIndex(found if found >= 0 else min(place, len(answers) - 1))
    choice.blockSignals(False)  # noqa: FBT003


def _both(left: QWidget, right: QWidget) -> QWidget:
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(3 * STEP)
    row.addWidget(left, 1)
    row.addWidget(right, 1)
    return both
