"""How a deal looks while it is told: the table, its people, the questions, what it comes to."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.club_night.games.game import DealDoubt, DealField
from whist_td.formats.club_night.screens.play_deals_rows import totals_of
from whist_td.formats.club_night.screens.play_draft import Draft, Step, Way
from whist_td.formats.club_night.screens.play_rows import FieldRow
from whist_td.formats.club_night.screens.play_seats import SeatsBar, seat_lines
from whist_td.formats.club_night.screens.play_telling import Telling
from whist_td.formats.club_night.screens.play_words import (
    outcome_words,
    progress_words,
    running_words,
    table_names,
)
from whist_td.formats.club_night.views.views import DealTrial, TableView
from whist_td.formats.club_night.words.games import doubt_sentence
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.words import Words

FEWEST_LINES, LEAST_LINES, MOST_LINES = 3, 4, 11
"""The questions have room for so many lines; with more, they scroll."""
FILLED = 0.9
"""How much of its lines a sentence fills on the average: words are not parted."""


class _Questions(QScrollArea):
    """As high as the questions are, where the window is; lower, they scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wanted = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def want(self, height: int) -> None:
        """Ask for a height."""
        if height != self._wanted:
            self._wanted = height
            self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._wanted)

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height() + 2 * STEP
        return QSize(super().minimumSizeHint().width(), min(FEWEST_LINES * line, self._wanted))


class EntryCard(QWidget):
    """Shows a draft; clicks say what keys would say."""

    chosen = Signal(object, object)
    """A step and its answer."""
    part_wanted = Signal(object)
    """A step to be typed."""
    counted = Signal(int)
    accepted = Signal()
    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.game = ""
        """The code of the game that is told."""
        _ = words
        self._rows: dict[DealField, FieldRow] = {}
        self._names: tuple[str, ...] = ()
        self._tip = ""
        self._place = labelled("", "heading", self)
        self._state = labelled("", "body", self)
        self._seats = SeatsBar(words, self)
        self._questions = QWidget(self)
        self._column = QVBoxLayout(self._questions)
        self._scroll = _Questions(self)
        self._after = labelled("", "number", self)
        self._note = labelled("", "quiet", self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._accept = QPushButton(self)
        self._name_parts()
        self._lay_out()
        self._accept.clicked.connect(self.accepted)
        self._leave.clicked.connect(self.left)

    def show_finished(self, view: TableView) -> None:
        """Show a table that has played all its deals."""
        _ = self._words
        set_role(self._place, "heading")
        self._place.setText(_("Table {table} has finished", table=view.table))
        self._state.setText(progress_words(view.running, view.length, len(view.deals), _))
        totals = totals_of(view)
        self._seats.show_lines(seat_lines(view, None, None, totals, totals))
        self._show_rows((), ())
        self._fit()
        self._after.setText("")
        self._tip = ""
        self._say(_("Its deals stand below: each can be corrected."), "quiet")
        self._leave.hide()
        self._accept.hide()

    def show_deal(self, view: TableView, deal: Telling) -> None:
        """Show what is asked of a deal and what has been said."""
        _, draft, told, at = self._words, deal.draft, deal.told, deal.at
        self._say_place(draft)
        self._state.setText(_state(view, _))
        self._show_rows(told.fields, table_names(view))
        for row in self._rows.values():
            row.show_answer(draft, told, at)
        if deal.is_mistyped:
            self._rows[at.field].show_typed(at.part, deal.typed)
        self._fit()
        self._bring(self._rows[at.field])
        self._accept.show()
        self._accept.setEnabled(told.is_told)
        self._leave.setVisible(draft.way is not Way.NEXT)
        names = {
            Way.NEXT: _("Enter the deal"),
            Way.CORRECT: _("Correct the deal"),
            Way.INSERT: _("Put the deal in"),
        }
        self._accept.setText(names[draft.way])
        self._tip = self._hint(deal)
        self._say_tip()

    def show_trial(self, view: TableView, draft: Draft, trial: DealTrial | None) -> None:
        """Show what the deal would give to each seat and where the table would stand."""
        dealer, before = _dealer(view, draft), totals_of(view)
        if trial is None:
            self._seats.show_lines(seat_lines(view, dealer, None, before, before))
            self._after.setText("")
            return
        self._seats.show_lines(seat_lines(view, dealer, trial.gains, before, trial.totals))
        self._after.setText(self._after_words(view, draft, trial))

    def refuse(self, sentence: str) -> None:
        """Say why something will not do; what was said stays."""
        self._say(sentence, "error")

    def doubt(self, doubts: Sequence[DealDoubt]) -> None:
        """Say calmly what to look at again."""
        if doubts:
            told = " ".join(doubt_sentence(doubt, self._words) for doubt in doubts)
            self._say(told, "warning")

    def _after_words(self, view: TableView, draft: Draft, trial: DealTrial) -> str:
        _ = self._words
        told = []
        if trial.gains is None:
            told.append(_("After the end of the table: it does not count."))
        elif not sum(trial.gains.points) and any(trial.gains.points):
            told.append(_("Sum 0 ✓"))
        score = outcome_words(trial.gains, trial.running, view, _)
        if score:
            told.append(_("after the deal: {score}", score=score))
        if trial.is_over and draft.way is Way.NEXT:
            told.append(_("the table has finished then"))
        elif draft.way is not Way.NEXT and len(view.deals) > draft.place.deal:
            told.append(_("everything after it follows"))
        return " · ".join(told)

    def _hint(self, deal: Telling) -> str:
        _ = self._words
        if deal.rest is not None:
            return _("Enter says {n}: no more is left. Esc goes back.", n=deal.rest)
        if self._rows[deal.at.field].caps:
            return _("Press the key that stands before an answer, then Enter. Esc goes back.")
        return _("Type the number, then Enter. Esc goes back.")

    def _say_tip(self) -> None:
        self._say(self._tip if self._has_room_for(self._tip) else "", "quiet")

    def _has_room_for(self, hint: str) -> bool:
        """Tell whether a hint finds room on two lines beside the buttons; else it is left out."""
        buttons = [each for each in (self._leave, self._accept) if not each.isHidden()]
        taken = sum(each.sizeHint().width() + 2 * STEP for each in buttons) + 4 * STEP
        room = self.width() - taken
        return self._note.fontMetrics().horizontalAdvance(hint) <= 2 * room * FILLED

    def _say_place(self, draft: Draft) -> None:
        _, table, deal = self._words, draft.place.table, draft.place.deal
        told = {
            Way.NEXT: _("Table {table} · deal {deal}", table=table, deal=deal),
            Way.CORRECT: _(
                "You are correcting deal {deal} of table {table}", table=table, deal=deal
            ),
            Way.INSERT: _(
                "A forgotten deal, before deal {deal} of table {table}", table=table, deal=deal
            ),
        }
        self._place.setText(told[draft.way])

    def _say(self, text: str, role: str) -> None:
        set_role(self._note, role)
        self._note.setText(text)

    def _show_rows(self, fields: Sequence[DealField], names: tuple[str, ...]) -> None:
        if names != self._names:
            self._drop(self._rows)
            self._names = names
        self._drop([field for field in self._rows if field not in fields])
        kept = {field: self._rows.get(field) for field in fields}
        for field, row in kept.items():
            self._rows[field] = row or self._row(field)
        self._rows = {field: self._rows[field] for field in fields}
        for place, shown in enumerate(self._rows.values()):
            self._column.insertWidget(place, shown)

    def _fit(self) -> None:
        """Let the questions have the height they need, and not much less when they are few."""
        line = self.fontMetrics().height() + 2 * STEP
        wide = self.width() - 4 * STEP
        needed = sum(row.fit(wide) + 2 for row in self._rows.values())
        if not self._rows:
            self._scroll.want(0)
            return
        self._scroll.want(max(LEAST_LINES * line, min(needed, MOST_LINES * line)))

    def _bring(self, row: FieldRow) -> None:
        """Scroll to what is asked; where it is higher than its room, to its first line."""
        self._column.activate()
        if row.height() < self._scroll.viewport().height():
            self._scroll.ensureWidgetVisible(row, 0, 0)
        else:
            self._scroll.verticalScrollBar().setValue(row.y())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._tip and self._note.property("role") == "quiet":
            self._say_tip()

    def _drop(self, fields: Sequence[DealField] | dict[DealField, FieldRow]) -> None:
        for field in tuple(fields):
            row = self._rows.pop(field)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def _row(self, field: DealField) -> FieldRow:
        row = FieldRow(field, self._names, self.game, self._words, self._questions)
        row.chosen.connect(lambda value: self.chosen.emit(Step(field), value))
        row.part_wanted.connect(lambda part: self.part_wanted.emit(Step(field, part)))
        row.counted.connect(self.counted)
        row.show()
        return row

    def _name_parts(self) -> None:
        for part, name in (
            (self._place, "entryPlace"),
            (self._state, "entryState"),
            (self._after, "entryAfter"),
            (self._note, "entryNote"),
            (self._accept, "accept"),
            (self._leave, "leaveDeal"),
        ):
            part.setObjectName(name)
        for button in (self._accept, self._leave):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._after.setWordWrap(True)

    def _lay_out(self) -> None:
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self._scroll.setWidget(self._questions)
        first = QHBoxLayout()
        first.setSpacing(2 * STEP)
        first.addWidget(self._place)
        first.addWidget(self._state, 1)
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addWidget(self._after)
        said.addWidget(self._note)
        last = QHBoxLayout()
        last.setSpacing(2 * STEP)
        last.addLayout(said, 1)
        last.addWidget(self._leave)
        last.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addLayout(first)
        column.addWidget(self._seats)
        column.addWidget(self._scroll)
        column.addStretch(1)
        column.addLayout(last)


def _state(view: TableView, _: Words) -> str:
    far = progress_words(view.running, view.length, len(view.deals), _)
    score = running_words(view.running, view, _)
    return f"{score}   ·   {far}" if score else far


def _dealer(view: TableView, draft: Draft) -> int | None:
    """Return who deals: as said, or whoever comes next."""
    said = draft.said.get("dealer")
    if isinstance(said, int):
        return said
    before = [deal for deal in view.deals if deal.place.deal < draft.place.deal]
    return before[-1].running.dealer if before else 0
