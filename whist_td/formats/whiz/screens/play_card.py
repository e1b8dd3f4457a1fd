"""Where a result is typed: for which deal, what was understood, and its points."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.game import HANDS
from whist_td.formats.whiz.rules.results import Points
from whist_td.formats.whiz.screens.play_buttons import ResultButtons
from whist_td.formats.whiz.screens.play_field import ResultField
from whist_td.formats.whiz.views.play_views import BoardCell
from whist_td.formats.whiz.words.deals import points_words, short_outcome, short_points
from whist_td.kit.cut_label import CutLabel
from whist_td.kit.stylesheet import HEADING, STEP
from whist_td.kit.theme import labelled, set_role, set_state, tabular, text_font
from whist_td.words.words import Words, lower_first

FIELD_LETTERS = 19


class EntryCard(QFrame):
    """The one place of typing; it says in words what Enter would take in."""

    typed = Signal(str)
    asked = Signal(object)
    """A `Stroke`."""
    adjust_wanted = Signal()
    happened_wanted = Signal()
    accepted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.tells_round = False
        """Whether the deals come from several rounds, so that the round is said."""
        self.setProperty("role", "card")
        self.setObjectName("entryCard")
        self._place = labelled("", "heading", self)
        self._who = CutLabel("quiet", self)
        self._stands = labelled("", "quiet", self)
        self.field = ResultField(self)
        self._understood = labelled("", "heading", self)
        self._points = labelled("", "heading", self)
        self._note = labelled("", "quiet", self)
        self._buttons = ResultButtons(words, self)
        self._fold = QPushButton(self)
        self._name_parts()
        self._lay_out()
        self._connect()

    def show_cell(self, cell: BoardCell | None, *, is_hidden: bool = False) -> None:
        """Say for which deal the result is; in a second pass what stands is not told."""
        _ = self._words
        self.setEnabled(cell is not None)
        if cell is None:
            self._place.setText(_("No deal here"))
            self._who.clear()
            self._stands.clear()
            return
        number, table, board = cell.place
        told = _("Table {table} · deal {board}", table=table, board=board)
        if self.tells_round:
            told = _("Round {number}", number=number) + " · " + lower_first(told)
        self._place.setText(told)
        people = zip(HANDS, cell.seats, cell.names, strict=True)
        self._who.setText("   ".join(f"{hand.value} {n} {name}" for hand, n, name in people))
        self._stands.setText("" if is_hidden else self._standing(cell))

    def say(self, understood: str, points: Points | None = None) -> None:
        """Show what was understood, with the points of the three hands."""
        self._understood.setText(understood)
        self._points.setText(points_words(points, self._words) if points else "")
        self._points.setVisible(points is not None)
        self._fit_understood()
        self.note("")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_understood()

    def _fit_understood(self) -> None:
        """Say it in large type where there is room for it in one line."""
        large = QFontMetrics(text_font(HEADING, QFont.Weight.DemiBold))
        taken = self.field.width() + self._points.sizeHint().width() + 9 * STEP
        fits = large.horizontalAdvance(self._understood.text()) <= self.width() - taken
        set_role(self._understood, "heading" if fits else "number")

    def note(self, sentence: str, role: str = "quiet") -> None:
        """Say something about what is typed: quiet, a warning, or an error."""
        set_role(self._note, role)
        set_state(self.field, "error" if role == "error" else "")
        self._note.setText(sentence)

    def refuse(self, sentence: str) -> None:
        """Say why it will not do; what is typed next takes the place of what is typed now."""
        self.note(sentence, "error")
        self.field.selectAll()

    def fold_buttons(self) -> None:
        """Fold the buttons for hand and finger away, or show them again."""
        self._buttons.setVisible(self._buttons.isHidden())
        self._name_fold()

    def write(self, text: str) -> None:
        """Put a text into the field, as if it had been typed."""
        self.field.setText(text)
        self.field.setFocus()

    def _standing(self, cell: BoardCell) -> str:
        _ = self._words
        if cell.result is None:
            return ""
        outcome = cell.result.outcome
        told = short_outcome(outcome, _)
        points = short_points(outcome, cell.points, _)
        told = f"{told} ({points})" if points else told
        return _("entered: {result}", result=told)

    def _name_parts(self) -> None:
        _ = self._words
        self.field.setAccessibleName(_("Result of the deal"))
        self.field.setPlaceholderText(_("10H S +1"))
        self.field.setToolTip(
            _(
                "Such as 10H S +1, 9NT E -2, 13SXX N =, pass, NP, ADJ 60 40 50 reason; after a "
                "stroke the points of the traveller: 10H S +1 / 0 0 22. t3 goes to table 3, d9 to "
                "deal 9."
            )
        )
        set_role(self._fold, "small")
        self._fold.setObjectName("foldButtons")
        self._fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._name_fold()
        self._points.setFont(tabular(text_font(HEADING)))
        self._understood.setWordWrap(True)
        for part, name in (
            (self._place, "entryPlace"),
            (self._who, "entryWho"),
            (self._stands, "entryStands"),
            (self._understood, "understood"),
            (self._points, "entryPoints"),
            (self._note, "entryNote"),
        ):
            part.setObjectName(name)

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(2 * STEP)
        first.addWidget(self._place)
        first.addWidget(self._who, 1)
        first.addWidget(self._stands)
        self._stands.setWordWrap(False)
        second = QHBoxLayout()
        second.setSpacing(2 * STEP)
        second.addWidget(self.field)
        second.addWidget(self._understood, 1)
        second.addWidget(self._points)
        metrics = self.field.fontMetrics()
        self.field.setFixedWidth(metrics.averageCharWidth() * FIELD_LETTERS + 4 * STEP)
        self._note.setMinimumHeight(self._note.fontMetrics().height())
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP // 2)
        column.addLayout(first)
        column.addLayout(second)
        third = QHBoxLayout()
        third.addWidget(self._note, 1)
        third.addWidget(self._fold)
        column.addLayout(third)
        column.addWidget(self._buttons)

    def _name_fold(self) -> None:
        _ = self._words
        is_folded = self._buttons.isHidden()
        self._fold.setText(_("Buttons") + (" ▸" if is_folded else " ▾"))
        shown, folded = _("Fold the buttons away (F3)"), _("Show the buttons again (F3)")
        self._fold.setToolTip(folded if is_folded else shown)

    def _connect(self) -> None:
        self._fold.clicked.connect(self.fold_buttons)
        self.field.textChanged.connect(self.typed)
        self.field.textChanged.connect(self._buttons.show_text)
        self.field.asked.connect(self.asked)
        self._buttons.written.connect(self.write)
        self._buttons.adjust_wanted.connect(self.adjust_wanted)
        self._buttons.happened_wanted.connect(self.happened_wanted)
        self._buttons.accepted.connect(self.accepted)
