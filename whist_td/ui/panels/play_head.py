"""The round as a sentence in large type, and the way to an earlier one."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.formats.militaire.evening import Evening
from whist_td.i18n.facts import sentence_case, trump_words
from whist_td.i18n.sentences import advance_sentence
from whist_td.i18n.words import Words
from whist_td.ui.icons import icon
from whist_td.ui.suits import suit_icon
from whist_td.ui.theme import STEP, colours, labelled, set_role
from whist_td.ui.widgets.suit_sign import SuitSign, no_trump_letters
from whist_td.usecases.views import RoundView, effective_round

TICK = " ✓"
"""Stands after a round that was read a second time."""
WHOLE = Qt.ItemDataRole.UserRole + 1
"""The role of all there is to say of a round in the list of rounds."""
Index = QModelIndex | QPersistentModelIndex


class PlayHead(QWidget):
    """Round, trump and advance; a coloured band while an earlier round is open."""

    round_chosen = Signal(int)
    correction_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._round = labelled("", "title", self)
        self._suit = SuitSign(words, self)
        self._trump = labelled("", "title", self)
        self._advance = _Advance(self)
        self._chooser = QComboBox(self)
        self._correct = QPushButton(_("Correct the announcement"), self)
        self._band = _Band(words, self)
        self._sentence = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._connect()

    def show_round(self, view: RoundView, evening: Evening) -> None:
        """Say a round."""
        _ = self._words
        rounds = evening.settings.rounds
        self._round.setText(_("Round {round} of {rounds}", round=view.number, rounds=rounds))
        self._suit.show_suit(view.trump)
        told = trump_words(view.trump, _) if view.trump else ""
        self._trump.setText(sentence_case(told))
        planned = effective_round(evening, view.number)
        self._advance.say(advance_sentence(planned, _), is_double=planned.advance > 1)
        self._fill_chooser(view.number, evening)
        self._band.show_round(view.number, evening.last_announced)
        self._break_line()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._break_line()

    def _break_line(self) -> None:
        """Say the round in two lines where one is too short for the size of the text."""
        parts = (self._round, self._suit, self._trump, self._advance, self._correct, self._chooser)
        needed = sum(part.sizeHint().width() + 2 * STEP for part in parts) + 2 * STEP
        way = QBoxLayout.Direction
        self._sentence.setDirection(way.LeftToRight if needed <= self.width() else way.TopToBottom)

    def _lay_out(self) -> None:
        _ = self._words
        self._chooser.setAccessibleName(_("Round shown"))
        self._chooser.setObjectName("rounds")
        self._chooser.setItemDelegate(_RoundDelegate(self._chooser))
        self._chooser.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        set_role(self._correct, "quiet")
        self._correct.setObjectName("correctAnnouncement")
        self._correct.setIcon(icon("correct", colours(self).accent))
        said = QHBoxLayout()
        said.setSpacing(STEP)
        for part in (self._round, self._suit, self._trump):
            said.addWidget(part)
        said.insertSpacing(1, 2 * STEP)
        said.addStretch(1)
        rest = QHBoxLayout()
        rest.setSpacing(2 * STEP)
        rest.addWidget(self._advance)
        rest.addStretch(1)
        rest.addWidget(self._correct)
        rest.addWidget(self._chooser)
        self._sentence.setSpacing(2 * STEP)
        self._sentence.addLayout(said)
        self._sentence.addLayout(rest, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(self._sentence)
        column.addWidget(self._band)

    def _connect(self) -> None:
        self._chooser.activated.connect(self._choose)
        self._correct.clicked.connect(self.correction_wanted)
        self._band.left.connect(self.round_chosen)

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self._chooser.itemData(position))

    def _fill_chooser(self, shown: int, evening: Evening) -> None:
        self._chooser.clear()
        for number in range(evening.last_announced, 0, -1):
            trump = evening.rounds[number].trump
            sign = suit_icon(trump, colours(), no_trump_letters(self._words))
            self._chooser.addItem(sign, self._short(number, evening), number)
            line = self._chooser.count() - 1
            self._chooser.setItemData(line, self._line(number, evening), WHOLE)
        self._chooser.setCurrentIndex(self._chooser.findData(shown))
        self._keep_width(evening)

    def _keep_width(self, evening: Evening) -> None:
        """Be as wide as any round needs, so that the head stays as it is all evening."""
        _ = self._words
        longest = _("Round {round}", round=evening.settings.rounds) + TICK
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._chooser.setSizeAdjustPolicy(policy)
        self._chooser.setMinimumContentsLength(len(longest))
        view = self._chooser.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 4 * STEP)

    def _short(self, number: int, evening: Evening) -> str:
        _ = self._words
        told = _("Round {round}", round=number)
        return told + TICK if evening.rounds[number].checked_at else told

    def _line(self, number: int, evening: Evening) -> str:
        _ = self._words
        missing = len(evening.missing(number))
        told = self._short(number, evening)
        if missing and number < evening.last_announced:
            told += " · " + _.plural("{n} table missing", "{n} tables missing", missing)
        return told


class _RoundDelegate(QStyledItemDelegate):
    """Shows in the open list what the closed one has no room for."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = index.data(WHOLE)


class _Advance(QFrame):
    """Who goes on; unmistakable where it is two tables."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = labelled("", "heading", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(STEP, 2, STEP, 2)
        row.addWidget(self._label)

    def say(self, sentence: str, *, is_double: bool) -> None:
        self._label.setText(sentence.upper() if is_double else sentence)
        set_role(self, "alarm" if is_double else "plain")


class _Band(QFrame):
    """Says that an earlier round is open, with one way back."""

    left = Signal(int)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._current = 0
        self.setProperty("role", "banner")
        self._label = labelled("", "heading", self)
        self._label.setWordWrap(True)
        self._back = QPushButton(self)
        self._back.setObjectName("backToCurrent")
        self._back.setProperty("role", "compact")
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, 2, 2, 2)
        row.addWidget(self._label, 1)
        row.addWidget(self._back)
        self._back.clicked.connect(lambda: self.left.emit(self._current))

    def show_round(self, shown: int, current: int) -> None:
        _ = self._words
        self._current = current
        self._label.setText(
            _("You are correcting round {round}. All standings follow.", round=shown)
        )
        self._back.setText(_("Back to round {round} (Esc)", round=current))
        self.setVisible(shown != current)
