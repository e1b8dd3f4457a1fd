"""Buttons for hand and finger that write a deal piece by piece, as a player would type it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.core.contracts import ALL_TRICKS, HANDS, LEAST_LEVEL, LETTERS, Hand, Risk, Strain
from whist_td.core.deal_fields import Answers, DealField, Step
from whist_td.core.deal_lines import read_line
from whist_td.formats.whiz.rules.notation import ContractSigns, Notation, contract_fields, written
from whist_td.formats.whiz.rules.results import NOT_PLAYED, PASSED
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.flow import Flow
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import no_trump_letters, suit_icon
from whist_td.kit.theme import colours
from whist_td.words.labels import label
from whist_td.words.words import N_, Words

_STRAINS = tuple(Strain)
_LEVELS = range(LEAST_LEVEL, ALL_TRICKS + 1)
_RISKS = (("X", N_("Doubled")), ("XX", N_("Redoubled")))
_STEPS = (
    ("down", "−1", -1, N_("One trick down; once more, two")),
    ("up", "+1", 1, N_("One overtrick; once more, two")),
)


_PARTS = (
    ("level", N_("the level")),
    ("strain", N_("the suit or no trump")),
    ("declarer", N_("the declarer")),
    ("over", N_("the result")),
)
"""The pieces of a result that cannot be left out."""


@dataclass(frozen=True)
class _Pieces:
    """What of a deal is said so far; None is still to come."""

    level: int | None = None
    strain: Strain | None = None
    risk: str = ""
    """"" or X or XX."""
    declarer: Hand | None = None
    over: int | None = None
    """Tricks above the contract, or below it."""

    def text(self, notation: Notation) -> str:
        """Return the text that says this much."""
        level = "" if self.level is None else str(self.level)
        strain = LETTERS[notation.value][self.strain] if self.strain else ""
        declarer = self.declarer.value if self.declarer else ""
        tricks = "" if self.over is None else f"{self.over:+}" if self.over else "="
        return " ".join(filter(None, (f"{level}{strain}{self.risk}", declarer, tricks)))

    def with_risk(self, risk: str) -> "_Pieces":
        """Return the pieces doubled or redoubled, or not any more when it was so already."""
        return replace(self, risk="" if self.risk == risk else risk)

    def with_trick(self, step: int) -> "_Pieces":
        """Return the pieces with one trick more or less; the first makes +1 or -1."""
        return replace(self, over=(self.over or 0) + step)


def pieces_of(text: str, notation: Notation) -> _Pieces:
    """Return what a typed text says so far, as far as it can be read.

    >>> pieces_of("10c s", Notation.FRENCH).text(Notation.FRENCH)
    '10C S'
    """
    begin = Step(_piece_fields({})[0])
    line = read_line(_piece_fields, {}, begin, text, ContractSigns(notation))
    if line.rest and not line.may_go_on:
        return _Pieces()
    answers = line.answers
    level, tricks = answers.get("level"), answers.get("tricks")
    return _Pieces(
        level,
        answers.get("strain"),
        "X" * ((answers.get("risk") or Risk.NONE) // 2),
        answers.get("declarer"),
        None if tricks is None else tricks - (level or 0),
    )


def _piece_fields(answers: Answers) -> tuple[DealField, ...]:
    """Return what is asked of a deal that was played, where any of it may still be missing."""
    level = answers.get("level")
    parts = (replace(each, usual=None, left_unsaid=True) for each in contract_fields(answers))
    first, *rest, last = parts
    whole = replace(last, least=-ALL_TRICKS, most=2 * ALL_TRICKS, likely=level or 0)
    return replace(first, least=0, most=99), *rest, whole


def lacking_sentence(text: str, notation: Notation, _: Words) -> str:
    """Say what a result still lacks; nothing where it is whole, or cannot be read.

    >>> from whist_td.words.words import Language, words
    >>> lacking_sentence("10C =", Notation.FRENCH, words(Language.ENGLISH))
    'Still missing: the declarer.'
    """
    pieces = pieces_of(text, notation)
    if text.strip() and pieces == _Pieces():
        return ""
    lacking = [_(name) for part, name in _PARTS if getattr(pieces, part) is None]
    return _("Still missing: {parts}.", parts=", ".join(lacking)) if lacking else ""


_Change = Callable[[_Pieces], _Pieces]


class ResultButtons(QWidget):
    """The same text as from the keys; the keys stay in the field meanwhile."""

    written = Signal(str)
    """The whole text as it is now."""
    adjust_requested = Signal()
    happened_requested = Signal()
    accepted = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words = words
        self._notation = Notation(words.language.value)
        self._text = ""
        self._pieces = _Pieces()
        self._deal = Flow(self)
        for group in self._groups():
            box = QWidget(self._deal)
            row(*group, inside=box, margins=(0, 0, STEP, 0), spacing=2)
            self._deal.add(box)
        self._add_rest()
        self.setLayout(column(self._deal))

    def show_text(self, text: str) -> None:
        """Go on from what is typed."""
        if text.strip() != self._text:
            self._text = text.strip()
            self._pieces = pieces_of(text, self._notation)

    def _groups(self) -> Iterator[Iterable[QPushButton]]:
        """Yield the buttons of each part of a deal, in the order in which it is said."""
        _ = self._words
        yield (
            self._piece(
                str(level),
                f"level-{level}",
                _("Level {level}", level=level),
                partial(replace, level=level),
            )
            for level in _LEVELS
        )
        yield self._strains()
        yield (
            self._piece(text, f"risk-{text}", _(name), partial(_Pieces.with_risk, risk=text))
            for text, name in _RISKS
        )
        yield (
            self._piece(
                hand.value,
                f"declarer-{hand.value}",
                _("Declarer: {hand}", hand=whiz_label(hand, _)),
                partial(replace, declarer=hand),
            )
            for hand in HANDS
        )
        yield self._results()

    def _strains(self) -> Iterator[QPushButton]:
        _ = self._words
        for strain in _STRAINS:
            change = partial(replace, strain=strain)
            letters = LETTERS[self._notation.value][strain]
            name = label(strain, _)
            control = self._piece(letters, f"strain-{strain.value}", name, change)
            control.setText("")
            control.setIcon(suit_icon(strain, colours(self), no_trump_letters(_)))
            yield control

    def _results(self) -> Iterator[QPushButton]:
        _ = self._words
        down, up = (
            self._piece(text, f"result-{key}", _(name), partial(_Pieces.with_trick, step=step))
            for key, text, step, name in _STEPS
        )
        control = self._piece("=", "result-made", _("Just made"), partial(replace, over=0))
        yield from (down, control, up)

    def _add_rest(self) -> None:
        _ = self._words
        for outcome, name, text in (
            (PASSED, "passed", _("Passed out")),
            (NOT_PLAYED, "notPlayed", _("Not played")),
        ):
            control = self._button(text, name, text)
            typed = written(outcome, self._notation)
            control.clicked.connect(partial(self._write_whole, typed))
            self._deal.add(control)
        for text, name, signal in (
            (_("Adjusted score…"), "adjust", self.adjust_requested),
            (_("Wrong players or boards…"), "happened", self.happened_requested),
            (_("Enter it"), "accept", self.accepted),
        ):
            control = self._button(text, name, text)
            control.clicked.connect(signal)
            self._deal.add(control)

    def _piece(self, text: str, key: str, name: str, change: _Change) -> QPushButton:
        control = self._button(text, key, name)
        control.clicked.connect(lambda: self._take(change))
        return control

    def _button(self, text: str, key: str, name: str) -> QPushButton:
        control = button(text, key, self, "compact")
        control.setAccessibleName(name)
        if name != text:
            control.setToolTip(name)
        control.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return control

    def _take(self, change: _Change) -> None:
        self._pieces = change(self._pieces)
        self._write(self._pieces.text(self._notation))

    def _write_whole(self, text: str) -> None:
        self._pieces = _Pieces()
        self._write(text)

    def _write(self, text: str) -> None:
        self._text = text
        self.written.emit(text)
