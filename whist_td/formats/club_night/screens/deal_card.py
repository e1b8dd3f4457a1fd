"""Who sits at the table that is entered, how a deal stands there, and each thing it asks."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.club_night.rules.deal_fields import Field
from whist_td.formats.club_night.rules.table_games import Doubt, Gains
from whist_td.formats.club_night.screens.deal_draft import Draft, Step, Telling, Way
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.formats.club_night.screens.deal_rows import (
    outcome_words,
    progress_words,
    running_words,
    table_names,
    totals_of,
)
from whist_td.formats.club_night.views.entry import DealTrial
from whist_td.formats.club_night.views.views import TableView
from whist_td.formats.club_night.words.game_labels import doubt_sentence
from whist_td.formats.club_night.words.sentences import signed
from whist_td.kit.stylesheet import BODY, SMALL, STEP, TITLE
from whist_td.kit.theme import colours, labelled, set_role, tabular, text_font
from whist_td.words.words import Words

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class SeatLine:
    """One seat: its key, its name, who deals, what the deal gives, and the points before and now.

    Without points nothing is known yet of the deal; `sits_out` is of the dealer at a table of five.
    """

    key: str
    name: str
    deals: bool
    points: int | None
    before: int
    after: int
    sits_out: bool = False
    short: str = ""
    """What is said where the whole name finds no room."""


def seat_lines(
    view: TableView, dealer: int | None, gains: Gains | None, before: Gains, after: Gains
) -> tuple[SeatLine, ...]:
    """Return a line for each seat; the jury's points are in both sums."""
    lines, short = [], table_names(view)
    for seat in view.seats:
        at, jury = seat.seat, seat.score.sanction
        lines.append(
            SeatLine(
                str(at + 1),
                seat.name,
                at == dealer,
                gains.points[at] if gains else None,
                before.points[at] + jury,
                after.points[at] + jury,
                sits_out=bool(gains and any(gains.deals) and not gains.deals[at]),
                short=short[at],
            )
        )
    return tuple(lines)


class SeatsBar(QWidget):
    """The seats side by side, in the order in which they deal."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[SeatLine, ...] = ()
        self.setObjectName("seats")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[SeatLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: tuple[SeatLine, ...]) -> None:
        """Show the seats of a table."""
        self._lines = lines
        self.setAccessibleDescription(self._words.apart(map(self._told, lines)))
        self.update()

    def _told(self, line: SeatLine) -> str:
        _ = self._words
        if line.points is None:
            return _("{name}: {points} so far", name=line.name, points=signed(line.before))
        return _(
            "{name}: {points}, in all {total}",
            name=line.name,
            points=signed(line.points),
            total=signed(line.after),
        )

    @override
    def sizeHint(self) -> QSize:
        heights = (QFontMetrics(text_font(part)).height() for part in (BODY, TITLE))
        return QSize(60 * STEP, sum(heights) + 2 * STEP)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(30 * STEP, self.sizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(1, len(self._lines))
        wide = (self.width() - (count - 1) * STEP) // count
        for place, line in enumerate(self._lines):
            box = QRect(place * (wide + STEP), 0, wide, self.height())
            self._paint(painter, box, line)

    def _paint(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        shades = colours(self)
        painter.setPen(QPen(QColor(shades.accent if line.deals else shades.line), 1 + line.deals))
        painter.setBrush(QColor(shades.surface))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        inside = box.adjusted(STEP, STEP // 2, -STEP, -STEP // 2)
        name = QRect(inside)
        name.setHeight(QFontMetrics(text_font()).height() + 2)
        self._paint_name(painter, name, line)
        below = inside.adjusted(0, name.height(), 0, 0)
        self._paint_points(painter, below, line)

    def _paint_name(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        _, shades = self._words, colours(self)
        mark = _("is dealing") if line.deals and not line.sits_out else ""
        small = text_font(SMALL)
        room = QFontMetrics(small).horizontalAdvance(mark) + STEP if mark else 0
        # The frame says as well who deals; without his name nobody would know whom it marks.
        bold = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        if bold.horizontalAdvance(f"{line.key}  {line.short}") > box.width() - room:
            mark, room = "", 0
        painter.setFont(small)
        painter.setPen(QColor(shades.accent if line.deals else shades.quiet))
        painter.drawText(box, _RIGHT, mark)
        font = text_font(weight=QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(shades.text))
        names = QFontMetrics(font)
        told = f"{line.key}  {line.name}"
        if names.horizontalAdvance(told) > box.width() - room:
            told = f"{line.key}  {line.short}"
        fitting = names.elidedText(told, Qt.TextElideMode.ElideRight, box.width() - room)
        painter.drawText(box, _LEFT, fitting)

    def _paint_points(self, painter: QPainter, box: QRect, line: SeatLine) -> None:
        _, shades = self._words, colours(self)
        if line.points is None:
            painter.setFont(tabular(text_font(TITLE, QFont.Weight.DemiBold)))
            painter.setPen(QColor(shades.quiet))
            painter.drawText(box, _RIGHT, signed(line.before))
            return
        told = _("sits out") if line.sits_out else signed(line.points)
        size = BODY if line.sits_out else TITLE
        painter.setFont(tabular(text_font(size, QFont.Weight.Bold)))
        painter.setPen(QColor(_ink(line.points, shades.good, shades.red, shades.quiet)))
        painter.drawText(box, _LEFT, told)
        room = box.width() - painter.fontMetrics().horizontalAdvance(told) - STEP
        painter.setFont(tabular(text_font(weight=QFont.Weight.DemiBold)))
        painter.setPen(QColor(shades.text))
        painter.drawText(box, _RIGHT, sums_within(line, painter.fontMetrics(), room))


def sums_within(line: SeatLine, metrics: QFontMetrics, room: int) -> str:
    """Return the points before and now; in a narrow box those of now, or none at all."""
    both, now = f"{signed(line.before)} → {signed(line.after)}", f"→ {signed(line.after)}"
    return next((each for each in (both, now) if metrics.horizontalAdvance(each) <= room), "")


def _ink(points: int, good: str, bad: str, none: str) -> str:
    if not points:
        return none
    return good if points > 0 else bad


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
        self._rows: dict[Field, FieldRow] = {}
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

    def doubt(self, doubts: Sequence[Doubt]) -> None:
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

    def _show_rows(self, fields: Sequence[Field], names: tuple[str, ...]) -> None:
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

    def _drop(self, fields: Sequence[Field] | dict[Field, FieldRow]) -> None:
        for field in tuple(fields):
            row = self._rows.pop(field)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()

    def _row(self, field: Field) -> FieldRow:
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
