"""Buttons for hand and finger: level, strain, double, declarer, result; they write the text."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.core.strains import LETTERS
from whist_td.formats.whiz.rules.game import ALL_TRICKS, HANDS, LEAST_LEVEL
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED
from whist_td.formats.whiz.screens.play_pieces import (
    STRAINS,
    Pieces,
    pieces_of,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.flow import Flow
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suit_sign import no_trump_letters
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours
from whist_td.words.labels import label
from whist_td.words.words import N_, Words

LEVELS = range(LEAST_LEVEL, ALL_TRICKS + 1)
_RISKS = (("X", N_("Doubled")), ("XX", N_("Redoubled")))
_STEPS = (
    ("down", "−1", -1, N_("One trick down; once more, two")),
    ("up", "+1", 1, N_("One overtrick; once more, two")),
)

Change = Callable[[Pieces], Pieces]


class ResultButtons(QWidget):
    """The same text as from the keys; the keys stay in the field meanwhile."""

    written = Signal(str)
    """The whole text as it is now."""
    adjust_wanted = Signal()
    happened_wanted = Signal()
    accepted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._notation = Notation(words.language.value)
        self._text = ""
        self._pieces = Pieces()
        self._deal = Flow(self)
        self._add_deal()
        self._add_rest()
        self._lay_out()

    def show_text(self, text: str) -> None:
        """Go on from what is typed."""
        if text.strip() != self._text:
            self._text = text.strip()
            self._pieces = pieces_of(text, self._notation)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP // 2)
        column.addWidget(self._deal)

    def _add_deal(self) -> None:
        groups = (self._levels(), self._strains(), self._risks(), self._hands(), self._results())
        for group in groups:
            box = QWidget(self._deal)
            row = QHBoxLayout(box)
            row.setContentsMargins(0, 0, STEP, 0)
            row.setSpacing(2)
            for button in group:
                row.addWidget(button)
            self._deal.add(box)

    def _levels(self) -> Iterator[QPushButton]:
        _ = self._words
        for level in LEVELS:
            name = _("Level {level}", level=level)
            yield self._piece(str(level), f"level-{level}", name, partial(_with_level, level))

    def _strains(self) -> Iterator[QPushButton]:
        _ = self._words
        for strain in STRAINS:
            change = partial(replace, strain=strain)
            letters = LETTERS[self._notation.value][strain]
            name = label(strain, _)
            button = self._piece(letters, f"strain-{strain.value}", name, change)
            button.setText("")
            button.setIcon(suit_icon(strain, colours(self), no_trump_letters(_)))
            yield button

    def _risks(self) -> Iterator[QPushButton]:
        for text, name in _RISKS:
            change = partial(Pieces.with_risk, risk=text)
            yield self._piece(text, f"risk-{text}", self._words(name), change)

    def _hands(self) -> Iterator[QPushButton]:
        _ = self._words
        for hand in HANDS:
            name = _("Declarer: {hand}", hand=whiz_label(hand, _))
            change = partial(replace, declarer=hand)
            yield self._piece(hand.value, f"declarer-{hand.value}", name, change)

    def _results(self) -> Iterator[QPushButton]:
        _ = self._words
        down, up = (
            self._piece(text, f"result-{key}", _(name), partial(Pieces.with_trick, step=step))
            for key, text, step, name in _STEPS
        )
        made = self._piece("=", "result-made", _("Just made"), partial(replace, over=0))
        yield from (down, made, up)

    def _add_rest(self) -> None:
        _ = self._words
        for outcome, name, text in (
            (PASSED, "passed", _("Passed out")),
            (NOT_PLAYED, "notPlayed", _("Not played")),
        ):
            button = self._button(text, name, text)
            typed = written(outcome, self._notation)
            button.clicked.connect(partial(self._write_whole, typed))
            self._deal.add(button)
        for text, name, signal in (
            (_("Adjusted score…"), "adjust", self.adjust_wanted),
            (_("What really happened…"), "happened", self.happened_wanted),
            (_("Enter it"), "accept", self.accepted),
        ):
            button = self._button(text, name, text)
            button.clicked.connect(signal)
            self._deal.add(button)

    def _piece(self, text: str, key: str, name: str, change: Change) -> QPushButton:
        button = self._button(text, key, name)
        button.clicked.connect(lambda: self._take(change))
        return button

    def _button(self, text: str, key: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(key)
        button.setAccessibleName(name)
        if name != text:
            button.setToolTip(name)
        button.setProperty("role", "compact")
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def _take(self, change: Change) -> None:
        self._pieces = change(self._pieces)
        self._write(self._pieces.text(self._notation))

    def _write_whole(self, text: str) -> None:
        self._pieces = Pieces()
        self._write(text)

    def _write(self, text: str) -> None:
        self._text = text
        self.written.emit(text)


def _with_level(level: int, pieces: Pieces) -> Pieces:
    return replace(pieces, level=level)
