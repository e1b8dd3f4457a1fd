"""The buttons of the entries: what can be done with the players before play, and during it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import SeatingWay
from whist_td.formats.club_night.views.planning import can_return
from whist_td.kit.flow import WrappingRow
from whist_td.stages.entries_frame import allow
from whist_td.words.words import Words


class ClubEntriesActions(QWidget):
    """One row of buttons; those that make no sense now are not shown."""

    import_asked = Signal()
    draw_asked = Signal()
    move_asked = Signal(int)
    substitute_asked = Signal()
    new_pair_asked = Signal()
    remove_asked = Signal()
    late_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    seats_asked = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._import = self._button("importButton", _("Import a list…"))
        self._draw = self._button("drawButton", _("Draw the seats by lot"))
        self._late = self._button("lateButton", _("Arrives late…"))
        self._leave = self._button("leaveButton", _("Leaves early…"))
        self._stay = self._button("stayButton", _("Stays after all…"))
        self._substitute = self._button("substituteButton", _("Plays in another’s place…"))
        self._pair = self._button("newPairButton", _("New pair…"))
        self._seats = self._button("seatsButton", _("Who sits where…"))
        self._up = self._button("moveUpButton", _("Move up"))
        self._down = self._button("moveDownButton", _("Move down"))
        self._remove = self._button("removeButton", _("Remove player"))
        row = WrappingRow(self)
        for button, asked in (
            (self._import, self.import_asked),
            (self._draw, self.draw_asked),
            (self._late, self.late_asked),
            (self._leave, self.leave_asked),
            (self._stay, self.stay_asked),
            (self._substitute, self.substitute_asked),
            (self._pair, self.new_pair_asked),
            (self._seats, self.seats_asked),
        ):
            row.addWidget(button)
            button.clicked.connect(asked)
        for button, steps, keys in ((self._up, -1, "Alt+Up"), (self._down, 1, "Alt+Down")):
            row.addWidget(button)
            # A button's own shortcut presses it for a moment first, and loses quick strokes.
            QShortcut(QKeySequence(keys), self, button.click)
            button.clicked.connect(partial(self.move_asked.emit, steps))
        row.addWidget(self._remove)
        self._remove.clicked.connect(self.remove_asked)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        return button

    def show_choice(
        self, evening: ClubNightEvent, people: Sequence[int], *, is_draft: bool
    ) -> None:
        """Offer what fits the evening and those under the cursor."""
        _ = self._words
        before = not evening.is_started
        for button in (self._import, self._draw, self._up, self._down, self._remove):
            button.setVisible(before)
        self._substitute.setVisible(not before)
        back = any(can_return(evening, player) for player in evening.players.values())
        self._stay.setVisible(back)
        is_paired = evening.settings.seating is SeatingWay.PAIRS
        self._pair.setVisible(is_paired and not before)
        self._remove.setText(_("Remove pair") if is_paired else _("Remove player"))
        choose = "" if people or is_draft else _("Put the cursor on a player first.")
        allow(self._remove, choose, _("You can undo this."))
        none = "" if evening.players else _("Enter the players first.")
        fair = _("Everybody gets a seat by chance. The draw is kept, so it can be checked.")
        seated = "" if evening.rounds else _("There are too few players yet.")
        allow(self._draw, none or seated, fair)
        allow(self._seats, none, _("Table by table, round by round, and how good it is."))
        self._allow_moves(evening, people)
        self._allow_comings(evening, none)

    def _allow_moves(self, evening: ClubNightEvent, people: Sequence[int]) -> None:
        """Let the line under the cursor move, as far as the list goes."""
        _ = self._words
        first = bool(people) and min(people) == min(evening.players, default=0)
        last = bool(people) and max(people) == max(evening.players, default=0)
        choose = "" if people else _("Put the cursor on a player first.")
        up = choose or (_("This is the first line.") if first else "")
        down = choose or (_("This is the last line.") if last else "")
        allow(self._up, up, _("Another number, and the seats that go with it (Alt+↑)"))
        allow(self._down, down, _("Another number, and the seats that go with it (Alt+↓)"))

    def _allow_comings(self, evening: ClubNightEvent, none: str) -> None:
        _ = self._words
        over = "" if evening.last_announced < evening.settings.rounds else _("No round is left.")
        anew = _("The rounds to come are seated anew; you see first what it means.")
        for button in (self._late, self._leave, self._stay):
            allow(button, none or over, anew)
        together = _("Two who are left over go on together; you see first what it means.")
        allow(self._pair, none or over, together)
        kept = _("The seats stay; from the next round on somebody else sits there.")
        allow(self._substitute, none or over, kept)
