"""The trumps of an evening: in turn, always the same, the club's own list, by lot, or later."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from whist_td.core.strains import SUITS, Strain
from whist_td.desk.draws import drawn_trumps
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.rules.settings import TrumpPlan
from whist_td.formats.militaire.screens.new_event_strip import StrainStrip
from whist_td.formats.militaire.screens.new_event_trump_plan import (
    ALL_STRAINS,
    HELP,
    TITLES,
    TrumpMode,
    Trumps,
    mode_of,
    shown_strains,
)
from whist_td.formats.militaire.screens.new_event_trump_rows import DrawRow, PickRow
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.words import Words

_PICKED = (TrumpMode.ONE_SUIT, TrumpMode.OWN_LIST)


class TrumpField(QWidget):
    """A choice, what belongs to it, and the list that comes of it."""

    edited = Signal()

    def __init__(self, words: Words, dice: Dice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._dice = dice
        self._rounds = 1
        self._trumps = Trumps(TrumpPlan.CYCLE, SUITS)
        self._mode = QComboBox(self)
        for mode, title in TITLES.items():
            self._mode.addItem(_(title), mode)
        self._help = labelled("", "small", self)
        self._pick = PickRow(_, self)
        self._draw = DrawRow(_, self)
        self._strip = StrainStrip(_, self)
        self._lay_out()
        self._connect()
        self.show_trumps(self._trumps, self._rounds)

    def _lay_out(self) -> None:
        _ = self._words
        self._mode.setObjectName("trumpMode")
        self._mode.setAccessibleName(_("Trump"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        for part in (self._mode, self._help, self._pick, self._draw, self._strip):
            column.addWidget(part)

    def _connect(self) -> None:
        self._mode.activated.connect(self._choose)
        self._pick.picked.connect(self._take)
        self._pick.last_taken_away.connect(self._take_last_away)
        self._draw.asked.connect(self._draw_anew)
        self._draw.changed.connect(self._draw_again)

    @property
    def trumps(self) -> Trumps:
        """The trumps as chosen."""
        return self._trumps

    def show_trumps(self, trumps: Trumps, rounds: int) -> None:
        """Show what is chosen; a draw follows the number of rounds, from the same seed."""
        self._trumps, self._rounds = trumps, rounds
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
        self._help.setText(self._words(HELP[mode]))
        self._pick.setVisible(mode in _PICKED)
        several = len(self._trumps.strains) > 1
        self._pick.offer_taking_back(offered=mode is TrumpMode.OWN_LIST and several)
        self._draw.setVisible(mode is TrumpMode.DRAWN)
        self._strip.show_strains(tuple(shown_strains(self._trumps, self._rounds)))

    def _choose(self) -> None:
        match self._mode.currentData():
            case TrumpMode.USUAL | TrumpMode.OWN_LIST:
                self._change(Trumps(TrumpPlan.CYCLE, SUITS))
            case TrumpMode.WITH_NO_TRUMP:
                self._change(Trumps(TrumpPlan.CYCLE, ALL_STRAINS))
            case TrumpMode.ONE_SUIT:
                self._change(Trumps(TrumpPlan.CYCLE, SUITS[:1]))
            case TrumpMode.DRAWN:
                self._draw_anew()
            case _:
                self._change(Trumps(TrumpPlan.BY_ROUND, SUITS))

    def _change(self, trumps: Trumps) -> None:
        self._trumps = trumps
        self._show()
        self.edited.emit()

    def _take(self, strain: Strain) -> None:
        alone = self._mode.currentData() is TrumpMode.ONE_SUIT
        strains = (strain,) if alone else (*self._own_list(), strain)
        self._change(Trumps(TrumpPlan.CYCLE, strains))

    def _own_list(self) -> tuple[Strain, ...]:
        """Return what was picked so far: the first pick replaces the list that was offered."""
        return () if self._trumps.strains == SUITS else self._trumps.strains

    def _take_last_away(self) -> None:
        self._change(Trumps(TrumpPlan.CYCLE, self._trumps.strains[:-1]))

    def _draw_anew(self) -> None:
        self._change(self._drawn(self._dice.new_seed()))

    def _draw_again(self) -> None:
        if self._trumps.seed is not None:
            self._change(self._drawn(self._trumps.seed))

    def _drawn(self, seed: int) -> Trumps:
        strains = ALL_STRAINS if self._draw.with_no_trump else SUITS
        drawn = drawn_trumps(self._dice, seed, self._rounds, strains)
        trumps = Trumps(TrumpPlan.RANDOM, drawn, seed)
        self._draw.show_draw(trumps)
        return trumps
