"""Which trumps an evening has: a list, a draw, or round by round; drawn at a glance."""

from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.contracts import SUITS, Strain
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.rules.settings import Settings, TrumpPlan
from whist_td.kit.fields import ChoiceField
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import paint_suit, suit_icon
from whist_td.kit.theme import colours, labelled, named
from whist_td.words.draws import drawn_trumps
from whist_td.words.labels import label
from whist_td.words.words import N_, Words

_SIZE = 22
_CELL = _SIZE + STEP
_ALL_STRAINS = (*SUITS, Strain.NO_TRUMP)


class _StrainStrip(QWidget):
    """Shows strains in their order, on as many lines as they need."""

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words = words
        self._strains: tuple[Strain, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_strains(self, strains: tuple[Strain, ...]) -> None:
        """Show strains."""
        self._strains = strains
        self.setVisible(bool(strains))
        self.setAccessibleName(", ".join(label(strain, self._words) for strain in strains))
        self._fit()
        self.update()

    def _per_line(self) -> int:
        return max(self.width() // _CELL, 1)

    def _fit(self) -> None:
        lines = -(-len(self._strains) // self._per_line())
        self.setFixedHeight(max(lines, 1) * _CELL)

    @override
    def sizeHint(self) -> QSize:
        return QSize(12 * _CELL, _CELL)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette, letters = colours(self), self._words("NT")
        for place, strain in enumerate(self._strains):
            line, column = divmod(place, self._per_line())
            square = QRectF(column * _CELL, line * _CELL + STEP / 2, _SIZE, _SIZE)
            paint_suit(painter, square, strain, palette, letters)
        painter.end()


class TrumpMode(Enum):
    """What the director chooses."""

    USUAL = "usual"
    WITH_NO_TRUMP = "with_no_trump"
    ONE_SUIT = "one_suit"
    OWN_LIST = "own_list"
    DRAWN = "drawn"
    BY_ROUND = "by_round"


TITLES = {
    TrumpMode.USUAL: N_("The four suits in turn"),
    TrumpMode.WITH_NO_TRUMP: N_("The four suits and no trump in turn"),
    TrumpMode.ONE_SUIT: N_("The same throughout"),
    TrumpMode.OWN_LIST: N_("Our own order"),
    TrumpMode.DRAWN: N_("Drawn by lot now"),
    TrumpMode.BY_ROUND: N_("Decided round by round"),
}
_HELP = {
    TrumpMode.USUAL: N_("Hearts, clubs, diamonds, spades, and again from the start."),
    TrumpMode.WITH_NO_TRUMP: N_("After spades comes a round without trump."),
    TrumpMode.ONE_SUIT: N_("Choose the suit that is trump in every round."),
    TrumpMode.OWN_LIST: N_("Press the suits in your order; the list repeats throughout."),
    TrumpMode.DRAWN: N_("Every suit comes equally often, in random order."),
    TrumpMode.BY_ROUND: N_("You choose when you announce each round; the sheets leave it blank."),
}


@dataclass(frozen=True)
class Trumps:
    """The part of the options that is about trumps."""

    plan: TrumpPlan
    strains: tuple[Strain, ...]
    seed: int | None = None


def trumps_of(settings: Settings) -> Trumps:
    """Return the trumps of an evening's options."""
    return Trumps(settings.trump_plan, settings.trumps, settings.trump_seed)


def mode_of(trumps: Trumps) -> TrumpMode:
    """Return what was chosen, from what it became."""
    if trumps.plan is not TrumpPlan.CYCLE:
        return TrumpMode.DRAWN if trumps.plan is TrumpPlan.RANDOM else TrumpMode.BY_ROUND
    if len(trumps.strains) == 1:
        return TrumpMode.ONE_SUIT
    lists = {SUITS: TrumpMode.USUAL, _ALL_STRAINS: TrumpMode.WITH_NO_TRUMP}
    return lists.get(trumps.strains, TrumpMode.OWN_LIST)


class _PickRow(QWidget):
    """A button for each strain."""

    picked = Signal(object)
    last_taken_away = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = {strain: self._button(strain, words) for strain in _ALL_STRAINS}
        self._draw_suits()
        self._back = button(words("Remove the last"), "takeLastAway", self, "quiet")
        self._back.clicked.connect(self.last_taken_away)
        row(*self._buttons.values(), self._back, None, inside=self)

    def _button(self, strain: Strain, words: Words) -> QPushButton:
        name = label(strain, words)
        each = named(QPushButton(self), f"pick{strain.name.title().replace('_', '')}", name)
        if strain is Strain.NO_TRUMP:
            each.setText(name)
        each.setToolTip(name)
        each.clicked.connect(partial(self.picked.emit, strain))
        return each

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_suits()

    def _draw_suits(self) -> None:
        for strain, each in self._buttons.items():
            if strain is not Strain.NO_TRUMP:
                each.setIcon(suit_icon(strain, colours(self)))

    def offer_taking_back(self, *, offered: bool) -> None:
        """Let the last pick be taken away, where there is one to spare."""
        self._back.setVisible(offered)


class _DrawRow(QWidget):
    """The number of a draw, to draw anew, and whether no trump is in the hat."""

    drawn_again = Signal()
    changed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._number = labelled("", "quiet", self)
        self._again = button(_("Draw again"), "drawAgain", self)
        self._no_trump = named(QCheckBox(_("with no trump too"), self), "drawNoTrump")
        ways = row(self._again, self._no_trump, None, spacing=2 * STEP)
        column(ways, self._number, inside=self, spacing=-1)
        self._again.clicked.connect(self.drawn_again)
        self._no_trump.clicked.connect(self.changed)

    @property
    def with_no_trump(self) -> bool:
        """Whether rounds without trump are drawn too."""
        return self._no_trump.isChecked()

    def show_draw(self, trumps: Trumps) -> None:
        """Show where a list came from."""
        self._no_trump.setChecked(Strain.NO_TRUMP in trumps.strains)
        self._number.setText(
            self._words(
                "Draw number {seed}: the same number always gives the same list.", seed=trumps.seed
            )
        )


_PICKED = (TrumpMode.ONE_SUIT, TrumpMode.OWN_LIST)


class TrumpField(QWidget):
    """A choice, what belongs to it, and the list that comes of it."""

    edited = Signal()

    def __init__(self, words: Words, dice: Dice, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._dice = dice
        self._rounds = 1
        self._trumps = Trumps(TrumpPlan.CYCLE, SUITS)
        self._mode = named(ChoiceField(self), "trumpMode", self._words("Trump"))
        for mode, title in TITLES.items():
            self._mode.addItem(_(title), mode)
        self._help = labelled("", "small", self)
        self._pick = _PickRow(_, self)
        self._draw = _DrawRow(_, self)
        self._strip = _StrainStrip(_, self)
        column(self._mode, self._help, self._pick, self._draw, self._strip, inside=self)
        self._connect()
        self.setFocusProxy(self._mode)
        self.show_value((self._trumps, self._rounds))

    def _connect(self) -> None:
        self._mode.activated.connect(self._choose)
        self._pick.picked.connect(self._take)
        self._pick.last_taken_away.connect(self._take_last_away)
        self._draw.drawn_again.connect(self._draw_fresh)
        self._draw.changed.connect(self._draw_again)

    @property
    def value(self) -> Trumps:
        """The trumps as chosen."""
        return self._trumps

    def show_value(self, value: tuple[Trumps, int]) -> None:
        """Show what is chosen; a draw follows the number of rounds, from the same seed."""
        trumps, rounds = self._trumps, self._rounds = value
        mode = mode_of(trumps)
        was_own = self._mode.currentData() is TrumpMode.OWN_LIST
        if not (was_own and trumps.plan is TrumpPlan.CYCLE):
            self._mode.setCurrentIndex(self._mode.findData(mode))
        if trumps.plan is TrumpPlan.RANDOM:
            self._draw.show_draw(trumps)
            if len(trumps.strains) != rounds and trumps.seed is not None:
                self._trumps = self._drawn(trumps.seed)
        self._show()

    def _show(self) -> None:
        mode = self._mode.currentData()
        self._help.setText(self._words(_HELP[mode]))
        self._pick.setVisible(mode in _PICKED)
        several = len(self._trumps.strains) > 1
        self._pick.offer_taking_back(offered=mode is TrumpMode.OWN_LIST and several)
        self._draw.setVisible(mode is TrumpMode.DRAWN)
        strains = () if self._trumps.plan is TrumpPlan.BY_ROUND else self._trumps.strains
        # A list is shown as it is, a draw for as many rounds as are played.
        drawn = self._trumps.plan is TrumpPlan.RANDOM
        self._strip.show_strains(strains[: self._rounds] if drawn else strains)

    def _choose(self) -> None:
        match self._mode.currentData():
            case TrumpMode.USUAL | TrumpMode.OWN_LIST:
                self._change(Trumps(TrumpPlan.CYCLE, SUITS))
            case TrumpMode.WITH_NO_TRUMP:
                self._change(Trumps(TrumpPlan.CYCLE, _ALL_STRAINS))
            case TrumpMode.ONE_SUIT:
                self._change(Trumps(TrumpPlan.CYCLE, SUITS[:1]))
            case TrumpMode.DRAWN:
                self._draw_fresh()
            case _:
                self._change(Trumps(TrumpPlan.BY_ROUND, SUITS))

    def _change(self, trumps: Trumps) -> None:
        self._trumps = trumps
        self._show()
        self.edited.emit()

    def _take(self, strain: Strain) -> None:
        alone = self._mode.currentData() is TrumpMode.ONE_SUIT
        # The first pick replaces the list that was offered.
        before = () if alone or self._trumps.strains == SUITS else self._trumps.strains
        strains = (*before, strain)
        self._change(Trumps(TrumpPlan.CYCLE, strains))

    def _take_last_away(self) -> None:
        self._change(Trumps(TrumpPlan.CYCLE, self._trumps.strains[:-1]))

    def _draw_fresh(self) -> None:
        self._change(self._drawn(self._dice.new_seed()))

    def _draw_again(self) -> None:
        if self._trumps.seed is not None:
            self._change(self._drawn(self._trumps.seed))

    def _drawn(self, seed: int) -> Trumps:
        strains = _ALL_STRAINS if self._draw.with_no_trump else SUITS
        drawn = drawn_trumps(self._dice, seed, self._rounds, strains)
        trumps = Trumps(TrumpPlan.RANDOM, drawn, seed)
        self._draw.show_draw(trumps)
        return trumps
