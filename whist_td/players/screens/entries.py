"""The entries of people who play for themselves: their buttons, and the questions behind them."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.players import round_to_join
from whist_td.desk.requests import Command
from whist_td.kit.jobs import NewestJob
from whist_td.kit.typed_rows import R
from whist_td.players.screens.coming import (
    late_question,
    leave_question,
    show_late,
    stay_question,
)
from whist_td.players.screens.players_grid import known_names
from whist_td.players.screens.reseating import ReseatingDialog, ReseatQuestion
from whist_td.players.seating import E, SeatingKind
from whist_td.stages.entries_frame import EntriesFrame
from whist_td.stages.entries_view import ListActions, allow
from whist_td.words.messages import message
from whist_td.words.words import Words


class PlayersActions(ListActions):
    """What can be done with players, and with their seats; what makes no sense now is not shown."""

    DRAW: ClassVar[str]
    FAIR: ClassVar[str]
    """What is drawn by lot, and what that is good for."""
    SEATS: ClassVar[tuple[str, str]]
    """The button of the page of the seats, and what is seen there."""
    late_asked = Signal()
    joins_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    seats_asked = Signal()

    def __init__(self, seating: SeatingKind[Any], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._seating = seating
        self._import = self._button("importButton", _("Import a list…"), self.import_asked)
        self._draw = self._button("drawButton", _(self.DRAW), self.draw_asked)
        self._late = self._button("lateButton", _("New late player…"), self.late_asked)
        self._joins = self._button("joinsButton", _("Will be late"), self.joins_asked)
        self._leave = self._button("leaveButton", _("Player leaves early…"), self.leave_asked)
        self._stay = self._button("stayButton", _("Player stays after all…"), self.stay_asked)
        own = self._make_own()
        self._seats = self._button("seatsButton", _(self.SEATS[0]), self.seats_asked)
        self._up = self._button("moveUpButton", _("Move up"), self.move_asked, -1)
        self._down = self._button("moveDownButton", _("Move down"), self.move_asked, 1)
        self._remove = self._button("removeButton", _("Remove player"), self.remove_asked)
        comings = (self._late, self._leave, self._stay)
        of_list = (self._import, self._draw, *comings, *own, self._seats)
        self._lay_out(words, of_list, (self._joins, self._up, self._down, self._remove))
        for moves, keys in ((self._up, "Alt+Up"), (self._down, "Alt+Down")):
            # A button's own shortcut presses it for a moment first, and loses quick strokes.
            QShortcut(QKeySequence(keys), self, moves.click)

    def _make_own(self) -> Sequence[QPushButton]:
        """Make the buttons that only this format has."""
        return ()

    @abstractmethod
    def _unseated(self, event: Any) -> str:  # noqa: ANN401 - of any format
        """Return why there are no seats to look at or to change; nothing where there are."""

    @abstractmethod
    def _undrawn(self, event: Any) -> str:  # noqa: ANN401 - of any format
        """Return why nothing can be drawn by lot yet; nothing where it can."""

    def show_choice(self, event: Any, people: Sequence[int], *, is_draft: bool) -> None:  # noqa: ANN401
        """Offer what fits the event and those under the cursor."""
        _, before, players = self._words, not event.is_started, event.players
        for button in (self._import, self._draw, self._up, self._down):
            button.setVisible(before)
        self._remove.setVisible(before or (is_draft and not people))
        self._stay.setVisible(any(self._seating.can_return(event, p) for p in players.values()))
        chosen = [players[number] for number in people if number in players]
        show_late(self._joins, chosen, event.last_announced, event.settings.rounds, _)
        choose = "" if people else _("Put the cursor on a player first.")
        allow(self._draw, self._undrawn(event), _(self.FAIR))
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))
        first = _("This is the first line.") if min(players, default=0) in people else ""
        last = _("This is the last line.") if max(players, default=0) in people else ""
        allow(self._up, choose or first, _("Another number, and the seats that go with it (Alt+↑)"))
        allow(
            self._down, choose or last, _("Another number, and the seats that go with it (Alt+↓)")
        )
        none = self._unseated(event)
        over = "" if event.last_announced < event.settings.rounds else _("No round is left.")
        again = _("The rounds to come are reseated; you see the consequences first.")
        for button in (self._late, self._leave, self._stay):
            allow(button, none or over, again)
        allow(self._seats, none, _(self.SEATS[1]))


class PlayersPanel(EntriesFrame[E, R]):
    """Players typed in a grid, who come late, leave and stay; all of them have seats."""

    SEATING: ClassVar[SeatingKind[Any]]
    SHOWN_HERE = ("players", "rounds", "settings", "progress", "drafts")

    _actions: PlayersActions

    @property
    def _people(self) -> Sequence[int]:
        """The numbers of those under the cursor who are stored."""
        line = self._grid.line
        return (line.number,) if line and line.stored else ()

    @abstractmethod
    def _open_seats(self) -> object:
        """Open the page of the seats."""

    def _connect_comings(self) -> None:
        session, actions, ask = self._session, self._actions, self._ask_seats
        self._search = NewestJob(self)
        self._search.slow.connect(self._say_search)
        self._search.succeeded.connect(self._join)
        self._search.failed.connect(self._refuse)
        self.destroyed.connect(self._search.cancel)
        actions.joins_asked.connect(self._mark_late)
        actions.seats_asked.connect(self._show_seats)
        kind, _ = self.SEATING, session.words
        ask(actions.late_asked, lambda e: late_question(e, kind, known_names(session), _))
        ask(actions.leave_asked, lambda e: leave_question(e, kind, _))
        ask(
            actions.stay_asked,
            lambda e: stay_question(e, kind, self._chosen(), _),
        )

    def _ask_seats(self, signal: SignalInstance, question: Callable[[E], ReseatQuestion]) -> None:
        """Ask a question after which people are seated otherwise, whenever it is asked for."""
        session, kind = self._session, self.SEATING
        self._ask_on(signal, lambda: ReseatingDialog(session, kind, question(session.facts), self))

    @override
    def _show_choice(self) -> None:
        line = self._grid.line
        is_draft = line is not None and line.is_draft
        self._actions.show_choice(self._session.facts, self._people, is_draft=is_draft)

    def _chosen(self) -> int | None:
        return next(iter(self._people), None)

    def _mark_late(self) -> None:
        """Look for the seats of those under the cursor, who come later, or are here after all."""
        people, event = self._people, self._session.facts
        if not people or not self._grid.keeper.store_all():
            return
        joins = round_to_join(event.player(people[0]), event.last_announced)
        if joins is not None:
            event, joining = self._session.facts, self.SEATING.joining
            self._search.start(lambda _progress: (event, joining(event, people, joins)))

    def _say_search(self) -> None:
        self._line.say_work(self._session.words("Looking for the best seats…"))

    def _join(self, joining: tuple[E, Command]) -> None:
        """Carry out what was found, unless something else has changed meanwhile."""
        event, command = joining
        if event is not self._session.facts:
            self._mark_late()
            return
        self._row_changed()
        sentence = self._session.refusal(command)
        if sentence:
            self._line.say_refusal(sentence)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, RuleError):
            self._line.say_refusal(message(error, self._session.words))

    def _show_seats(self) -> None:
        self._grid.keeper.store_all()
        self._open_seats()
