"""Where a result is typed: for which deal, what was understood, and its points."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS, Contract, Hand, Rule, Strain
from whist_td.formats.whiz.rules.errors import DealNotationError, Expected
from whist_td.formats.whiz.rules.results import Played, Points
from whist_td.formats.whiz.screens.play_buttons import ResultButtons
from whist_td.formats.whiz.screens.play_keys import ALWAYS, REPEATED, WHEN_EMPTY, DealKey
from whist_td.formats.whiz.views.play_views import BoardCell
from whist_td.formats.whiz.words.deals import (
    points_words,
    short_outcome,
    short_points,
    spoken_outcome,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.flow import folded
from whist_td.kit.folding import FittedLabel
from whist_td.kit.heard import Manner, announce
from whist_td.kit.parts import button, column, row
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.stylesheet import BODY, HEADING, STEP
from whist_td.kit.theme import labelled, named, set_role, set_state, tabular, text_font
from whist_td.words.messages import message
from whist_td.words.words import Words, lower_first

_MOST_TYPED = 120
_OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_FIELD_LETTERS = 19
_LINES_FOR_BUTTONS, _LETTERS_FOR_BUTTONS = 33, 140
"""In a window of fewer lines, or narrower ones, the buttons would leave the deals no room."""
_JOINED = "\u00a0"
_BEGUN = DealNotationError("10", "", Expected.STRAIN)
_USUAL = Played(Contract(10, Strain.HEARTS), Hand.SOUTH, 10)
"""What is said of these has its room from the beginning: nothing grows as one types."""


class _ResultField(QLineEdit):
    """Arrow keys move the cursor of the tables, as long as nothing is typed also sideways."""

    key_pressed = Signal(object)
    """A `DealKey`."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self.setMaxLength(_MOST_TYPED)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._refresh_font()

    def _refresh_font(self) -> None:
        """Be written in large type."""
        self.setFont(text_font(HEADING))
        self.setFixedWidth(self.fontMetrics().averageCharWidth() * _FIELD_LETTERS + 4 * STEP)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._refresh_font()

    @override
    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window while nothing is typed that they could be about."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and not self.text():
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = self._deal_key(event)
        if key is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() or key in REPEATED:
            self.key_pressed.emit(key)

    def _deal_key(self, event: QKeyEvent) -> DealKey | None:
        if event.modifiers() & (_OTHERS | Qt.KeyboardModifier.ShiftModifier):
            return None
        key = Qt.Key(event.key())
        return ALWAYS.get(key) or (None if self.text() else WHEN_EMPTY.get(key))


def _seated(cell: BoardCell) -> str:
    """Name the three hands of a deal; what is said of one stays together."""
    people = zip(HANDS, map(str, cell.seats), cell.names, strict=True)
    return "   ".join(_JOINED.join((hand.value, *who)) for hand, *who in people)


class WhizEntryCard(QFrame):
    """The one place of typing; it says in words what Enter would take in."""

    # More than 15 methods: the field, what is said of it and the buttons are one card.

    typed = Signal(str)
    key_pressed = Signal(object)
    """A `DealKey`."""
    adjust_requested = Signal()
    happened_requested = Signal()
    accepted = Signal()
    folding = Signal()
    """Somebody folds the buttons away or shows them again: the deals have other room."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words = words
        self.tells_round = False
        """Whether the deals come from several rounds, so that the round is said."""
        self.setProperty("role", "card")
        self.setObjectName("entryCard")
        self._place = named(FittedLabel("", self, "heading"), "entryPlace")
        self._who = named(FittedLabel("", self, "quiet"), "entryWho")
        self._longest = "", ""
        """The longest place of the round, and the longest that is said of who sits there."""
        self._current = named(FittedLabel("", self, "quiet"), "entryStands")
        self.field = _ResultField(self)
        self._understood = named(FittedLabel("", self, "heading"), "understood")
        self._points = named(labelled("", "heading", self), "entryPoints")
        self._note = named(FittedLabel("", self, "quiet"), "entryNote")
        self._buttons = ResultButtons(words, self)
        self._fold = button("", "foldButtons", self, "small")
        self._is_folded_by_hand = False
        self._spoken = ("", "")
        """The deal and its people, as they are said aloud."""
        self._is_begun = False
        """Whether the note is about a beginning, which may lead on."""
        self._describing = QTimer(self, singleShot=True, interval=0)
        self._describing.timeout.connect(self._describe)
        self._name_parts()
        self._lay_out()
        self._connect()

    def keep_room(self, cells: Iterable[BoardCell]) -> None:
        """Keep room for each deal of a round: none becomes a line higher than the one before."""
        cells, advance = tuple(cells), self.fontMetrics().horizontalAdvance
        where = max([self._words("No deal here"), *map(self._where, cells)], key=advance)
        self._longest = where, max(map(_seated, cells), key=advance, default="")
        self._keep_lines()

    def _where(self, cell: BoardCell) -> str:
        _, place = self._words, cell.place
        where = _("Table {table} · deal {board}", table=place.table, board=place.board)
        if self.tells_round:
            where = _("Round {number}", number=place.round) + " · " + lower_first(where)
        return where

    def show_cell(self, cell: BoardCell | None, *, is_hidden: bool) -> None:
        """Say for which deal the result is; in a second pass what stands is not told."""
        _ = self._words
        self.setEnabled(cell is not None)
        if cell is None:
            self._place.setText(_("No deal here"))
            self._who.clear()
            self._current.clear()
            return
        where, people = self._where(cell), zip(HANDS, cell.names, strict=True)
        who = _.apart(f"{whiz_label(hand, _)} {name}" for hand, name in people)
        if (where, who) != self._spoken and self.isVisible():
            announce(f"{where}. {who}")
        self._spoken = where, who
        self._place.setText(where)
        self._who.setText(_seated(cell))
        self._current.setText("" if is_hidden else self._entered(cell))
        self._show_current()
        self._describe()

    def _describe(self) -> None:
        """Let the field say for which deal it is, whose; while one types, what was understood.

        Readers tell each change: names are not said again at every key, nor what is only begun.
        """
        where, who = self._spoken
        parts = (self._understood, self._points, *(() if self._is_begun else (self._note,)))
        texts = [part.text() for part in parts if not part.isHidden()]
        if not self.field.text():
            texts = [
                who,
                *(part.text() for part in (self._current,) if not part.isHidden()),
                *texts,
            ]
        self.field.setAccessibleName(self._words("{place}: result", place=where))
        # Where there is none, Qt tells the tool tip.
        description = ". ".join(filter(None, texts)) or " "
        if description != self.field.accessibleDescription():
            self.field.setAccessibleDescription(description)

    def say(self, understood: str, points: Points | None = None) -> None:
        """Show what was understood, with the points of the three hands."""
        if understood and understood != self._understood.text():
            announce(understood)
        self._understood.setText(understood)
        self._points.setText(points_words(points, self._words) if points else "")
        self._points.setContentsMargins(0, 0, 2 * STEP if points else 0, 0)
        self.note("")

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines()

    def _keep_lines(self) -> None:
        """Let all that is said of a deal have its room before anything is typed of it."""
        _, body, width = self._words, text_font(), self.width() - 4 * STEP - 2
        beside = width - 2 * STEP - self.field.width()
        for part in (self._understood, self._current):
            usual = spoken_outcome(_USUAL, Rule.BEST, _)
            if part.keep_room(usual, text_font(BODY, QFont.Weight.DemiBold), width, beside):
                part.setFixedHeight(self.field.sizeHint().height())
        (place, who), title = self._longest, self._place.font()
        wide = min(width, QFontMetrics(title).horizontalAdvance(place) + 1)
        self._place.keep_room(place, title, wide)
        self._who.keep_room(who, body, width, width - 2 * STEP - wide)
        self._note.keep_room(message(_BEGUN, _), body, width - self._fold.sizeHint().width())
        self._points.setMinimumHeight(QFontMetrics(text_font(HEADING)).height() + 2)

    def _show_current(self) -> None:
        """Say how the deal stands where nothing is typed yet: it needs no line of its own."""
        stands = bool(self._current.text()) and not self.field.text()
        came, went = (self._current, self._understood)[:: 1 if stands else -1]
        went.hide()  # First, or for a moment both would take room.
        came.show()

    def note(self, sentence: str, role: str = "quiet") -> None:
        """Say something about what is typed: quiet, a warning, or an error."""
        set_role(self._note, role)
        set_state(self.field, "error" if role == "error" else "")
        is_new, self._is_begun = sentence != self._note.text(), role == "quiet"
        self._note.setText(sentence)
        self._describing.start()
        if role != "quiet":
            if is_new:
                announce(sentence, Manner.AT_ONCE)
            bring_into_sight(self._note)

    def refuse(self, sentence: str) -> None:
        """Say why it will not do; what was typed stays, and the next line does not replace it.

        It would be taken for this deal, and so would each one after it for the deal before its own.
        """
        QApplication.beep()
        self.note(sentence, "error")

    def fold_buttons(self) -> None:
        """Fold the buttons for hand and finger away, or show them again."""
        self._is_folded_by_hand = True
        self.folding.emit()
        self._show_buttons(are_shown=self._buttons.isHidden())

    def fit(self, window: QWidget) -> None:
        """Show the buttons at first where they leave room for the deals; then it is a choice."""
        if not self._is_folded_by_hand:
            lines = window.height() // self.fontMetrics().height()
            letters = window.width() // self.fontMetrics().averageCharWidth()
            is_roomy = lines >= _LINES_FOR_BUTTONS and letters >= _LETTERS_FOR_BUTTONS
            self._show_buttons(are_shown=is_roomy)

    def _show_buttons(self, *, are_shown: bool) -> None:
        if are_shown is self._buttons.isHidden():
            self._buttons.setVisible(are_shown)
            self._name_fold()

    def write(self, text: str) -> None:
        """Put a text into the field, as if it had been typed."""
        self.field.setText(text)
        self.field.setFocus()

    def _entered(self, cell: BoardCell) -> str:
        _ = self._words
        if cell.result is None:
            return ""
        outcome = cell.result.outcome
        result, points = short_outcome(outcome, _), short_points(outcome, cell.points, _)
        return _("entered: {result}", result=f"{result} ({points})" if points else result)

    def _name_parts(self) -> None:
        _ = self._words
        self.field.setPlaceholderText(_("10H S +1"))
        self.field.setToolTip(
            _(
                "Such as 10H S +1, 9NT E -2, 13SXX N =, pass, NP, ADJ 60 40 50 reason; after a "
                "slash the points of the traveller: 10H S +1 / 0 0 22. t3 goes to table 3, d9 to "
                "deal 9."
            )
        )
        self._fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name_fold()
        self._points.setFont(tabular(text_font(HEADING)))

    def _lay_out(self) -> None:
        first = folded(self._place, self._who)
        second = folded(self.field, self._current, self._understood)
        for line in (first, second):
            line.setSpacing(2 * STEP)
        self._points.setWordWrap(False)
        third = row(self._points, (self._note, 1), self._fold, spacing=0)
        card = (first, second, third, self._buttons)
        column(*card, inside=self, margins=(2 * STEP, STEP), spacing=STEP // 2)

    def _name_fold(self) -> None:
        _ = self._words
        is_folded = self._buttons.isHidden()
        self._fold.setText(_("Buttons") + (" ▸" if is_folded else " ▾"))
        shown, folded = _("Hide the buttons (F3)"), _("Show the buttons again (F3)")
        self._fold.setToolTip(folded if is_folded else shown)

    def _connect(self) -> None:
        self._fold.clicked.connect(self.fold_buttons)
        self.field.textChanged.connect(self._show_current)
        self.field.textChanged.connect(self.typed)
        self.field.textChanged.connect(self._buttons.show_text)
        self.field.key_pressed.connect(self.key_pressed)
        self._buttons.written.connect(self.write)
        self._buttons.adjust_requested.connect(self.adjust_requested)
        self._buttons.happened_requested.connect(self.happened_requested)
        self._buttons.accepted.connect(self.accepted)
