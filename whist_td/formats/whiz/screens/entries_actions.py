"""The buttons of the entries: what can be done with the players before play, and during it."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.planning import can_return
from whist_td.kit.flow import WrappingRow
from whist_td.players.screens.players_grid import PlayerRow
from whist_td.stages.entries_frame import ListActions, allow
from whist_td.words.words import Words


class WhizEntriesActions(ListActions):
    """What can be done with players, and with the movement."""

    late_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    movement_asked = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._import = self._button("importButton", _("Import a list…"))
        self._draw = self._button("drawButton", _("Draw numbers by lot"))
        self._late = self._button("lateButton", _("Arrives late…"))
        self._leave = self._button("leaveButton", _("Leaves early…"))
        self._stay = self._button("stayButton", _("Stays after all…"))
        self._movement = self._button("movementButton", _("Movement…"))
        self._up = self._button("moveUpButton", _("Move up"))
        self._down = self._button("moveDownButton", _("Move down"))
        self._remove = self._button("removeButton", _("Remove player"))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        row = WrappingRow(self)
        for button in (self._import, self._draw, self._late, self._leave, self._stay):
            row.addWidget(button)
        for button in (self._movement, self._up, self._down, self._remove):
            row.addWidget(button)

    def _connect(self) -> None:
        self._up.clicked.connect(partial(self.move_asked.emit, -1))
        self._down.clicked.connect(partial(self.move_asked.emit, 1))
        for button, asked in (
            (self._import, self.import_asked),
            (self._draw, self.draw_asked),
            (self._late, self.late_asked),
            (self._leave, self.leave_asked),
            (self._stay, self.stay_asked),
            (self._movement, self.movement_asked),
            (self._remove, self.remove_asked),
        ):
            button.clicked.connect(asked)

    def show_choice(self, evening: WhizEvent, row: PlayerRow | None) -> None:
        """Offer what fits the tournament and the row under the cursor."""
        before = not evening.is_started
        for button in (self._import, self._draw, self._up, self._down, self._remove):
            button.setVisible(before)
        back = any(can_return(evening, player) for player in evening.players.values())
        self._stay.setVisible(back)
        self._enable_before(evening, row)
        self._enable_during(evening)

    def _enable_before(self, evening: WhizEvent, row: PlayerRow | None) -> None:
        _ = self._words
        player = row.stored if row else None
        choose = "" if player else _("Put the cursor on a player first.")
        alone = "" if len(evening.players) > 1 else _("Enter the players first.")
        first = player is not None and player.number == min(evening.players, default=0)
        last = player is not None and player.number == max(evening.players, default=0)
        fair = _("Everybody gets a number by chance. The draw is kept, so it can be checked.")
        allow(self._draw, alone, fair)
        allow(self._up, choose or (_("This is the first number.") if first else ""))
        allow(self._down, choose or (_("This is the last number.") if last else ""))
        is_draft = row is not None and row.is_draft
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))

    def _enable_during(self, evening: WhizEvent) -> None:
        _ = self._words
        none = "" if evening.rounds else _("The movement stands here once six are entered.")
        over = "" if evening.last_announced < evening.settings.rounds else _("No round is left.")
        anew = _("The rounds to come are seated anew; you see first what it costs.")
        allow(self._late, none or over, anew)
        allow(self._leave, none or over, anew)
        allow(self._stay, none or over, anew)
        allow(self._movement, none, _("Who sits where, who meets whom, and how good it is."))
