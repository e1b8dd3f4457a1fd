"""How a deal looks while it is entered: its people, its questions, and what it comes to."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.deal_fields import BY_SEAT
from whist_td.core.name_setting import WIDTHS, NamePlace
from whist_td.formats.club_night.games.game import DealDoubt, Gains
from whist_td.formats.club_night.screens.deal_doubt import doubt_question
from whist_td.formats.club_night.screens.deal_questions import QuestionsArea
from whist_td.formats.club_night.screens.deal_rows import (
    outcome_words,
    progress_words,
    running_words,
    table_names,
    totals_of,
)
from whist_td.formats.club_night.screens.play_tables import LEFT, RIGHT, paint_text
from whist_td.formats.club_night.views.views import DealTrial, TableView
from whist_td.formats.club_night.words.deal_form import DealForm, Draft, Purpose
from whist_td.formats.club_night.words.games import doubt_sentence
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.kit import parts
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.name_letters import SetNames, names_set
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.stylesheet import BODY, SMALL, STEP, TITLE
from whist_td.kit.theme import colours, labelled, named, set_role, tabular, text_font
from whist_td.words.words import Words

_FILLED = 0.9
"""How much of its lines a sentence fills on the average: words are not parted."""

_NOTE_LETTERS = 18
"""With less width beside the buttons, what is said of an answer stands above them."""


@dataclass(frozen=True)
class SeatOfDeal:
    """One seat: its sign, who sits there and deals, what the deal gives, the points before and now.

    Without points nothing is known yet of the deal; `sits_out` is of the dealer at a table of five.
    """

    sign: str
    number: int
    name: str
    deals: bool
    points: int | None
    before: int
    after: int
    sits_out: bool = False
    short: str = ""
    """What is shown where the whole name finds no room."""


def _seat_lines(
    view: TableView, dealer: int | None, gains: Gains | None, before: Gains, after: Gains, _: Words
) -> tuple[SeatOfDeal, ...]:
    """Return a line for each seat; the jury's points are in both sums."""
    lines, short = [], table_names(view)
    for seat in view.seats:
        at, jury = seat.seat, seat.score.sanction
        lines.append(
            SeatOfDeal(
                seat_sign(at, len(view.seats), _),
                seat.player,
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
    """The seats in the order in which they deal, on as many rows as their names need."""

    # More than 15 methods: what is painted of a seat is also measured before.

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[SeatOfDeal, ...] = ()
        self._rows = 1
        self.setObjectName("seats")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[SeatOfDeal, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: tuple[SeatOfDeal, ...]) -> None:
        """Show the seats of a table."""
        self._lines = lines
        self._fold()
        self.setAccessibleDescription(self._words.apart(map(self._spoken, lines)))
        self.update()

    def _spoken(self, line: SeatOfDeal) -> str:
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
        row = sum(heights) + 2 * STEP
        return QSize(60 * STEP, self._rows * (row + STEP) - STEP)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(30 * STEP, self.sizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fold()

    def _fold(self) -> None:
        """Take as many rows as names and points need."""
        count = max(1, len(self._lines))
        fitting = (rows for rows in range(1, count) if self._fits(rows))
        rows = next(fitting, count)
        if rows != self._rows:
            self._rows = rows
            self.updateGeometry()

    def _fits(self, rows: int) -> bool:
        room = self._boxes(rows)[0].width() - 2 * STEP
        return all(_fits_seat(line, room, self._words) for line in self._lines)

    def _boxes(self, rows: int) -> list[QRect]:
        """Return where each seat stands, in some rows."""
        count = max(1, len(self._lines))
        in_row = -(-count // rows)
        wide = (self.width() - (in_row - 1) * STEP) // in_row
        tall = (self.height() - (rows - 1) * STEP) // rows
        places = (divmod(at, in_row) for at in range(count))
        return [
            QRect(column * (wide + STEP), row * (tall + STEP), wide, tall) for row, column in places
        ]

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        boxes = self._boxes(self._rows)
        metrics = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        room = boxes[0].width() - 3 * STEP - _sign_width()  # beside the sign
        numbered = have_numbers_within(self._lines, metrics, room)
        places = [self._name_place(room, line, numbered=numbered) for line in self._lines]
        names = names_set(places, text_font(weight=QFont.Weight.DemiBold), are_people=True)
        for box, line, place in zip(boxes, self._lines, places, strict=False):
            self._paint(painter, box, line, (names, place))

    def _paint(
        self, painter: QPainter, box: QRect, line: SeatOfDeal, named: tuple[SetNames, NamePlace]
    ) -> None:
        shades = colours(self)
        painter.setPen(QPen(QColor(shades.accent if line.deals else shades.line), 1 + line.deals))
        painter.setBrush(QColor(shades.surface))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        inside = box.adjusted(STEP, STEP // 2, -STEP, -STEP // 2)
        name = QRect(inside)
        name.setHeight(QFontMetrics(text_font()).height() + 2)
        self._paint_name(painter, name, line, named)
        below = inside.adjusted(0, name.height(), 0, 0)
        self._paint_points(painter, below, line)

    def _name_place(self, width: int, line: SeatOfDeal, *, numbered: bool) -> NamePlace:
        """Return what is said of a name beside its sign, and the room that is left for it."""
        metrics = QFontMetrics(text_font(weight=QFont.Weight.DemiBold))
        number = f"{line.number}  " if numbered else ""
        mark = self._mark_width(line)
        # The frame says as well who deals; without his name nobody would know whom it marks.
        if metrics.horizontalAdvance(number + line.short) >= width - mark - 2:
            mark = 0
        whole = number + line.name
        fits = numbered and metrics.horizontalAdvance(whole) < width - mark - 2
        return NamePlace(whole if fits else number + line.short, width - mark, 0)

    def _mark(self, line: SeatOfDeal) -> str:
        return self._words("is dealing") if line.deals and not line.sits_out else ""

    def _mark_width(self, line: SeatOfDeal) -> int:
        mark = self._mark(line)
        return QFontMetrics(text_font(SMALL)).horizontalAdvance(mark) + STEP if mark else 0

    def _paint_name(
        self, painter: QPainter, box: QRect, line: SeatOfDeal, named: tuple[SetNames, NamePlace]
    ) -> None:
        shades, (names, place) = colours(self), named
        box = self._paint_sign(painter, box, line)
        if box.width() - place.width >= self._mark_width(line):
            paint_text(painter, box, self._mark(line), text_font(SMALL), shades.accent, RIGHT)
        painter.setFont(names.font)
        painter.setPen(QColor(shades.text))
        painter.drawText(box, LEFT, names.texts[place])

    def _paint_sign(self, painter: QPainter, box: QRect, line: SeatOfDeal) -> QRect:
        """Paint the sign of a seat as it stands on the score sheet; return the room beside it."""
        shades, font = colours(self), text_font(weight=QFont.Weight.Bold)
        sign = QRect(box)
        sign.setWidth(_sign_width())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shades.text))
        painter.drawRoundedRect(sign, 4, 4)
        painter.setFont(font)
        painter.setPen(QColor(shades.surface))
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, line.sign)
        return box.adjusted(sign.width() + STEP, 0, 0, 0)

    def _paint_points(self, painter: QPainter, box: QRect, line: SeatOfDeal) -> None:
        _, shades = self._words, colours(self)
        if line.points is None:
            painter.setFont(_gain_font(line))
            painter.setPen(QColor(shades.quiet))
            painter.drawText(box, RIGHT, signed(line.before))
            return
        text = _gained(line, _)
        painter.setFont(_gain_font(line))
        painter.setPen(QColor(_ink(line.points, shades.good, shades.red, shades.quiet)))
        painter.drawText(box, LEFT, text)
        room = box.width() - painter.fontMetrics().horizontalAdvance(text) - STEP
        painter.setFont(_sum_font())
        painter.setPen(QColor(shades.text))
        painter.drawText(box, RIGHT, sums_within(line, painter.fontMetrics(), room))


def _fits_seat(line: SeatOfDeal, room: int, _: Words) -> bool:
    """Tell whether a name is read whole in a box, and the points below it."""
    wide = QFontMetrics(text_font(weight=QFont.Weight.DemiBold)).horizontalAdvance(line.short)
    if wide * WIDTHS[-1] > room - _sign_width() - STEP:
        return False
    left = room - QFontMetrics(_gain_font(line)).horizontalAdvance(_gained(line, _))
    if line.points is None:
        return left >= 0
    return bool(sums_within(line, QFontMetrics(_sum_font()), left - STEP))


def _gained(line: SeatOfDeal, _: Words) -> str:
    """Return what a deal gives in words, or where a seat stands before it."""
    if line.sits_out:
        return _("sits out")
    return signed(line.before if line.points is None else line.points)


def _gain_font(line: SeatOfDeal) -> QFont:
    if line.points is None:
        return tabular(text_font(TITLE, QFont.Weight.DemiBold))
    return tabular(text_font(BODY if line.sits_out else TITLE, QFont.Weight.Bold))


def _sum_font() -> QFont:
    return tabular(text_font(weight=QFont.Weight.DemiBold))


def _sign_width() -> int:
    return QFontMetrics(text_font(weight=QFont.Weight.Bold)).horizontalAdvance("W") + STEP


def have_numbers_within(lines: Sequence[SeatOfDeal], metrics: QFontMetrics, room: int) -> bool:
    """Tell whether all seats have room for the number; at some only, it would pass for a sign."""
    widths = (metrics.horizontalAdvance(f"{line.number}  {line.short}") for line in lines)
    return all(width < room - 2 for width in widths)


def sums_within(line: SeatOfDeal, metrics: QFontMetrics, room: int) -> str:
    """Return the points before and now; in a narrow box those of now, or none at all."""
    both, now = f"{signed(line.before)} → {signed(line.after)}", f"→ {signed(line.after)}"
    return next((each for each in (both, now) if metrics.horizontalAdvance(each) <= room), "")


def _ink(points: int, good: str, bad: str, none: str) -> str:
    if not points:
        return none
    return good if points > 0 else bad


class DealCard(QWidget):
    """Shows a draft; clicks on its questions answer as keys would."""

    # More than 15 methods: each part of the card is shown by itself.

    accepted = Signal()
    left = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._tip = ""
        self._place = named(labelled("", "heading", self), "entryPlace")
        self._state = named(FoldingLabel("", self, "body"), "entryState")
        self._typed = named(labelled("", "number", self), "entryTyped")
        self._seats = SeatsBar(words, self)
        self.questions = QuestionsArea(words, self)
        self._after = named(labelled("", "number", self), "entryAfter")
        self._note = named(labelled("", "quiet", self), "entryNote")
        self._leave = parts.button(_("Leave as it is"), "leaveDeal", self, "quiet")
        self._accept = parts.button("", "accept", self, "primary")
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
        self._seats.show_lines(_seat_lines(view, None, None, totals, totals, _))
        self._typed.setText("")
        self.questions.clear()
        self._after.setText("")
        self._tip = ""
        self._say(_("Its deals are below: each can be corrected."), "quiet")
        self._leave.hide()
        self._accept.hide()

    def show_deal(self, view: TableView, form: DealForm) -> None:
        """Show what is asked of a deal and what was answered."""
        _, purpose = self._words, form.draft.purpose
        self._say_place(form.draft)
        self._state.setText(_state(view, _))
        self._show_typed(form)
        self.questions.show_form(form, table_names(view), self._inner_width)
        self._accept.show()
        self._leave.setVisible(purpose is not Purpose.NEXT)
        names = {
            Purpose.NEXT: _("Enter the deal"),
            Purpose.CORRECT: _("Correct the deal"),
            Purpose.INSERT: _("Add the deal"),
        }
        self._accept.setText(names[purpose])
        self._tip = _hint(form, _)
        self._say_tip()

    def show_trial(self, view: TableView, draft: Draft, trial: DealTrial | None) -> None:
        """Show what the deal would give to each seat and where the table would stand."""
        _, dealer, before = self._words, _dealer(view, draft), totals_of(view)
        if trial is None:
            self._seats.show_lines(_seat_lines(view, dealer, None, before, before, _))
            self._after.setText("")
            return
        self._seats.show_lines(_seat_lines(view, dealer, trial.gains, before, trial.totals, _))
        self._after.setText(_after_words(view, draft, trial, _))

    def say_doubtful(self, form: DealForm) -> None:
        """Say that what was typed can be two people; which one is asked when it is gone on."""
        self._say(doubt_question(form, self._words), "warning")

    def remark(self, sentence: str) -> None:
        """Say something calmly; the answers stay."""
        self._say(sentence, "quiet")

    def refuse(self, sentence: str) -> None:
        """Say why something will not do; the answers stay."""
        self._say(sentence, "error")
        bring_into_sight(self._note)

    def doubt(self, doubts: Sequence[DealDoubt]) -> None:
        """Say calmly what to look at again."""
        if doubts:
            sentences = " ".join(doubt_sentence(doubt, self._words) for doubt in doubts)
            self._say(sentences, "warning")

    def _show_typed(self, form: DealForm) -> None:
        """Show the line as it is typed, with its end; in red once it cannot be read."""
        set_role(self._typed, "error" if form.is_refused else "number")
        self._typed.setText(f"{form.typed}▏" if form.typed else "")

    def _say_tip(self) -> None:
        self._say(self._tip if self._has_room_for(self._tip) else "", "quiet")

    def _has_room_for(self, hint: str) -> bool:
        """Tell whether a hint finds room on two lines beside the buttons; else it is left out."""
        buttons = [each for each in (self._leave, self._accept) if not each.isHidden()]
        taken = sum(each.sizeHint().width() + 2 * STEP for each in buttons) + 4 * STEP
        room = self.width() - taken
        return self._note.fontMetrics().horizontalAdvance(hint) <= 2 * room * _FILLED

    @property
    def _inner_width(self) -> int:
        return self.width() - 4 * STEP

    def _say_place(self, draft: Draft) -> None:
        _, table, deal = self._words, draft.place.table, draft.place.deal
        places = {
            Purpose.NEXT: _("Table {table} · deal {deal}", table=table, deal=deal),
            Purpose.CORRECT: _(
                "You are correcting deal {deal} of table {table}", table=table, deal=deal
            ),
            Purpose.INSERT: _(
                "A forgotten deal, before deal {deal} of table {table}", table=table, deal=deal
            ),
        }
        self._place.setText(places[draft.purpose])

    def _say(self, text: str, role: str) -> None:
        set_role(self._note, role)
        self._note.setText(text)
        metrics = self._note.fontMetrics()
        # Room for two lines, or what stands above would jump with every key.
        self._note.setMinimumSize(
            metrics.averageCharWidth() * _NOTE_LETTERS, 2 * metrics.lineSpacing()
        )

    @property
    def wanted_height(self) -> int:
        """The height in which the highest question is seen whole."""
        return self.minimumSizeHint().height() + self.questions.lacking

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.questions.fit(self._inner_width)
        if self._tip and self._note.property("role") == "quiet":
            self._say_tip()

    def _name_parts(self) -> None:
        for button in (self._accept, self._leave):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._after.setWordWrap(True)
        self._typed.setWordWrap(False)

    def _lay_out(self) -> None:
        first = folded(self._place, self._typed, None, self._state, spacing=2 * STEP)
        said = parts.column(self._after, self._note, spacing=0)
        last = parts.stacked((said, 1), self._leave, self._accept, spacing=2 * STEP)
        parts.column(
            first, self._seats, self.questions, None, last, inside=self, margins=(2 * STEP, STEP)
        )


def _state(view: TableView, _: Words) -> str:
    far = progress_words(view.running, view.length, len(view.deals), _)
    score = running_words(view.running, view, _)
    return f"{score}   ·   {far}" if score else far


def _dealer(view: TableView, draft: Draft) -> int | None:
    """Return who deals: as answered, or whoever comes next."""
    answered = draft.answers.get("dealer")
    if isinstance(answered, int):
        return answered
    before = [deal for deal in view.deals if deal.place.deal < draft.place.deal]
    return before[-1].running.dealer if before else 0


def _hint(form: DealForm, _: Words) -> str:
    if form.rest is not None:
        return _("Only {n} left: Enter enters it. Esc goes back.", n=form.rest)
    if form.begin == form.questions.opening and (example := form.example):
        return _("Type all in one go, such as {line}, then Enter. Esc goes back.", line=example)
    if form.at.field.kind in BY_SEAT:
        return _("Type a sign, a player’s number or a name, then Enter. Esc goes back.")
    if form.at.field.values:
        return _("Press the key shown before an answer, then Enter. Esc goes back.")
    return _("Type the number, then Enter. Esc goes back.")


def _after_words(view: TableView, draft: Draft, trial: DealTrial, _: Words) -> str:
    sentences = []
    if trial.gains is None:
        sentences.append(_("After the end of the table: it does not count."))
    elif not sum(trial.gains.points) and any(trial.gains.points):
        sentences.append(_("Sum 0 ✓"))
    score = outcome_words(trial.gains, trial.running, view, _)
    if score:
        sentences.append(_("after the deal: {score}", score=score))
    if trial.is_over and draft.purpose is Purpose.NEXT:
        sentences.append(_("the table has finished then"))
    elif draft.purpose is not Purpose.NEXT and len(view.deals) > draft.place.deal:
        sentences.append(_("everything after it follows"))
    return " · ".join(sentences)
