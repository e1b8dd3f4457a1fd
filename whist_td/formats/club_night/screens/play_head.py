"""The round in large type, who sits out, and the way to an earlier round."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import ClubRoundView
from whist_td.formats.club_night.words.games import game_name
from whist_td.kit.fields import TICK, ChoiceField
from whist_td.kit.flow import WrappingRow
from whist_td.kit.parts import Banner, ClockLabel, PlainButton
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.words import Words

WIDEST_UNDER = 1.7
"""What is said stands under the round, beside two lines of buttons, up to so many times as wide."""


class ClubHead(QWidget):
    """Round and game, the clock, what can be asked for; a band while an earlier round is open."""

    round_chosen = Signal(int)
    jury_requested = Signal()
    happened_requested = Signal()
    standings_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._round = labelled("", "title", self)
        self._announced = named(labelled("", "body", self), "announcement")
        self._clock = ClockLabel(words, self)
        self._happened = PlainButton(_("Who really sat where…"), self)
        self._standings = PlainButton(_("Standings"), self)
        self._jury = PlainButton(_("Referee…"), self)
        self._chooser = named(ChoiceField(self), "rounds", _("Round shown"))
        self._band = Banner("backToCurrent", self)
        self._current = 0
        self._row, self._left = QHBoxLayout(), QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._actions = QWidget(self)
        self._fill_actions()
        self._lay_out()
        self._chooser.activated.connect(self._choose)
        self._jury.clicked.connect(self.jury_requested)
        self._happened.clicked.connect(self.happened_requested)
        self._standings.clicked.connect(self.standings_requested)
        self._band.left.connect(lambda: self.round_chosen.emit(self._current))

    def show_round(
        self, view: ClubRoundView, event: ClubNightEvent, reread: Collection[int] = ()
    ) -> None:
        """Say a round; those that were read a second time have a tick in the list."""
        _ = self._words
        self._round.setText(_("Round {number} of {last}", number=view.number, last=view.rounds))
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        game = f"{game_name(event.game.code, _)} · {tables}"
        self._announced.setText(" · ".join(filter(None, (game, sit_out_words(view, _)))))
        self._fill_chooser(view.number, event, reread)
        self._show_band(view.number, event.last_announced)
        self._arrange()

    def show_standings(self, is_open: bool) -> None:  # noqa: FBT001 - a slot
        """Say whether the standings are seen."""
        self._standings.setChecked(is_open)

    def _show_band(self, shown: int, current: int) -> None:
        _ = self._words
        self._current = current
        self._band.say_of(
            current - shown,
            _(
                "You are looking at round {number}. If you correct something, everything follows.",
                number=shown,
            ),
            _("Back to round {number} (Esc)", number=current),
        )

    def _lay_out(self) -> None:
        _ = self._words
        self._chooser.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        self._chooser.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = self._row
        row.setSpacing(2 * STEP)
        self._left.setSpacing(0)
        self._round.setWordWrap(False)
        self._left.addWidget(self._round)
        row.addLayout(self._left)
        row.addWidget(self._announced, 1)
        row.addWidget(self._actions)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(STEP)
        self._column.addLayout(row)
        self._column.addWidget(self._band)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Say it beside the round; without room there, under it, or on a line of its own."""
        # All as high as the highest, so that they stand on one line.
        height = self._chooser.sizeHint().height()
        self._chooser.setMinimumWidth(self._chooser.sizeHint().width() + STEP)
        for part in (self._clock, self._standings, self._happened, self._jury):
            part.setMinimumHeight(height)
        place = self._place_of_announced()
        if place.indexOf(self._announced) >= 0:
            return
        for layout in (self._left, self._row, self._column):
            layout.removeWidget(self._announced)
        if place is self._row:
            self._row.takeAt(1)
            self._row.insertWidget(1, self._announced, 1)
            return
        if self._row.count() == len((self._left, self._actions)):
            self._row.insertStretch(1, 1)
        place.insertWidget(1, self._announced)

    def _place_of_announced(self) -> QBoxLayout:
        announced = self._announced.fontMetrics().horizontalAdvance(self._announced.text())
        name, actions = self._round.sizeHint().width(), self._actions.sizeHint().width()
        if announced + name + actions + 6 * STEP <= self.width():
            return self._row
        is_two_lines = name + actions + 4 * STEP > self.width()
        return self._left if is_two_lines and announced <= WIDEST_UNDER * name else self._column

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self._chooser.itemData(position))

    def _fill_actions(self) -> None:
        _ = self._words
        row = WrappingRow(self._actions)
        self._clock.setContentsMargins(0, 0, STEP, 0)
        row.addWidget(self._clock)
        for button, name, tip in (
            (self._standings, "showStandings", _("The standings as they move (F7)")),
            (self._happened, "happened", _("Correct who sat where in this round (F4)")),
            (self._jury, "jury", _("A penalty from the referee (F9)")),
        ):
            button.setObjectName(name)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            set_role(button, "compact")
            row.addWidget(button)
        self._standings.setCheckable(True)
        row.addWidget(self._chooser)

    def _fill_chooser(self, shown: int, event: ClubNightEvent, reread: Collection[int]) -> None:
        self._chooser.clear()
        for number in range(event.last_announced, 0, -1):
            game = self._words("Round {number}", number=number)
            self._chooser.addItem(game + TICK if number in reread else game, number)
        self._chooser.setCurrentIndex(self._chooser.findData(shown))


def sit_out_words(view: ClubRoundView, _: Words) -> str:
    """Say who sits out; nothing where nobody does."""
    people = ", ".join(view.sit_out_names)
    if not people:
        return ""
    return _.plural("Sits out: {people}.", "Sit out: {people}.", len(view.sit_out), people=people)
