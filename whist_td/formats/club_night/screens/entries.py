"""The stage *Entries* of a club night: who plays, and the seats that follow from it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.players import round_to_join
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.rules.players import again, pairs_of
from whist_td.formats.club_night.rules.seating import check_enough
from whist_td.formats.club_night.screens.arrivals import (
    ClubLateDialog,
    ClubLeaveDialog,
    ClubStayDialog,
    ClubSubstituteDialog,
    NewPairDialog,
)
from whist_td.formats.club_night.screens.entries_grid import (
    ClubGrid,
    ClubImportDialog,
    is_paired,
    made_grid,
)
from whist_td.formats.club_night.screens.entries_pairs import pairs_entered
from whist_td.formats.club_night.screens.new_event_forecast import rounds_words, tables_words
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.own_seats import gives_up_own
from whist_td.formats.club_night.views.planning import (
    can_return,
    draw_seats,
    evening_forecast,
    joining_players,
    moved_up_or_down,
    remove_player,
)
from whist_td.formats.club_night.words.movement_page import own_seats_words
from whist_td.kit.session import Session
from whist_td.players.screens.coming_forms import show_late
from whist_td.players.screens.movement_dialogs import OwnGuard
from whist_td.players.screens.players_grid import known_names
from whist_td.players.words.movement_pages import sit_outs_told
from whist_td.stages.entries_frame import EntriesFrame, SentenceLine
from whist_td.stages.entries_view import ListActions, allow
from whist_td.words.formats import Plural
from whist_td.words.messages import message
from whist_td.words.words import Words


class ClubEntriesActions(ListActions):
    """One row of buttons; those that make no sense now are not shown."""

    substitute_asked = Signal()
    new_pair_asked = Signal()
    late_asked = Signal()
    joins_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    seats_asked = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._import = self._button("importButton", _("Import a list…"), self.import_asked)
        self._draw = self._button("drawButton", _("Draw the seats by lot"), self.draw_asked)
        self._late = self._button("lateButton", _("New late player…"), self.late_asked)
        self._joins = self._button("joinsButton", _("Will be late"), self.joins_asked)
        self._leave = self._button("leaveButton", _("Leaves early…"), self.leave_asked)
        self._stay = self._button("stayButton", _("Stays after all…"), self.stay_asked)
        in_place = _("Plays in another’s place…")
        self._substitute = self._button("substituteButton", in_place, self.substitute_asked)
        self._pair = self._button("newPairButton", _("New pair…"), self.new_pair_asked)
        self._seats = self._button("seatsButton", _("Who sits where…"), self.seats_asked)
        self._up = self._button("moveUpButton", _("Move up"), self.move_asked, -1)
        self._down = self._button("moveDownButton", _("Move down"), self.move_asked, 1)
        self._remove = self._button("removeButton", _("Remove player"), self.remove_asked)
        arrivals = (self._late, self._leave, self._stay, self._substitute, self._pair)
        of_list = (self._import, self._draw, *arrivals, self._seats)
        self._lay_out(words, of_list, (self._joins, self._up, self._down, self._remove))
        for button, keys in ((self._up, "Alt+Up"), (self._down, "Alt+Down")):
            # A button's own shortcut presses it for a moment first, and loses quick strokes.
            QShortcut(QKeySequence(keys), self, button.click)

    def show_choice(
        self, evening: ClubNightEvent, people: Sequence[int], *, is_draft: bool
    ) -> None:
        """Offer what fits the evening and those under the cursor."""
        _ = self._words
        before = not evening.is_started
        for button in (self._import, self._draw, self._up, self._down):
            button.setVisible(before)
        self._remove.setVisible(before or (is_draft and not people))
        self._substitute.setVisible(not before)
        back = any(can_return(evening, player) for player in evening.players.values())
        self._stay.setVisible(back)
        chosen = [evening.players[number] for number in people if number in evening.players]
        show_late(self._joins, chosen, evening.last_announced, evening.settings.rounds, _)
        is_paired = evening.settings.seating is SeatingWay.PAIRS
        self._pair.setVisible(is_paired and not before)
        self._remove.setText(_("Remove pair") if is_paired else _("Remove player"))
        choose = "" if people or is_draft else _("Put the cursor on a player first.")
        allow(self._remove, choose, _("You can undo this."))
        none = "" if evening.players else _("Enter the players first.")
        fair = _("Everybody gets a seat by chance. The draw is saved, so it can be checked.")
        seated = "" if evening.rounds else _("There are too few players yet.")
        allow(self._draw, none or seated, fair)
        allow(self._seats, none, _("Table by table, round by round, and how good it is."))
        self._allow_moves(evening, people)
        self._allow_arrivals(evening, none)

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

    def _allow_arrivals(self, evening: ClubNightEvent, none: str) -> None:
        _ = self._words
        over = "" if evening.last_announced < evening.settings.rounds else _("No round is left.")
        afresh = _("The rounds to come are reseated; you see first what it means.")
        for button in (self._late, self._leave, self._stay):
            allow(button, none or over, afresh)
        together = _("Two players left over become a pair; you see first what it means.")
        allow(self._pair, none or over, together)
        stays = _("The seats stay; from the next round on somebody else sits there.")
        allow(self._substitute, none or over, stays)


def _count_sentence(evening: ClubNightEvent, _: Words) -> str:
    """Say how many have come and how they sit: "22 players · 2 tables of five and …"."""
    people = [p for p in evening.players.values() if again(evening.players, p) is None]
    players = _.plural("{n} player", "{n} players", len(people))
    if not evening.rounds:
        return players
    seen = evening_forecast(evening)
    tables, rests = tables_words(seen, _), sit_outs_told(seen.rounds, _)
    told = (players, tables, rests, rounds_words(evening.settings, _))
    return " · ".join(filter(None, told))


def _lacking(evening: ClubNightEvent, _: Words) -> str:
    """Say what is missing before the evening can begin; nothing where nothing is."""
    try:
        check_enough(evening, 1)
        if is_paired(evening):
            pairs_of(evening.players, evening.present(1))
    except RuleError as refusal:
        return message(refusal, _)
    return ""


class ClubEntriesLine(SentenceLine[ClubNightEvent]):
    """One sentence, coloured by what it means."""

    UNFINISHED = Plural(
        "Not entered yet: line {numbers}.", "Not entered yet: lines {numbers}.", "numbers"
    )

    @override
    def _say_before(self, evening: ClubNightEvent) -> None:
        _ = self._words
        if missing := _lacking(evening, _):
            self._say(missing, "quiet" if not evening.players else "warning")
        elif evening.rounds:
            self._say_ready(_("Everybody has a seat."))
        else:
            self._say(_("The seats are missing: open “Who sits where…”."), "warning")


class ClubEntriesPanel(EntriesFrame[ClubNightEvent, Any]):
    """Players typed in a grid; each finished line is stored at once, with everybody's seats."""

    # More than fifteen methods: each button has one of its own, of two lines.

    NAME = "clubEntriesPanel"
    SHOWN_HERE = ("players", "rounds", "settings", "progress", "drafts")
    IMPORTS = ClubImportDialog

    _actions: ClubEntriesActions
    _grid: ClubGrid
    _line: ClubEntriesLine

    @override
    def _make_parts(self) -> None:
        self._actions = ClubEntriesActions(self._session.words, self)
        self._line = ClubEntriesLine(self._session.words, self)
        self._grid = made_grid(self._session, self)
        self._guard = OwnGuard(self._session, self, gives_up_own, own_seats_words)
        self._session.before = self._guard.refusal

    @override
    def _connect(self) -> None:
        # Not as in the frame: a line may be two people, who are moved and taken off together.
        self._follow(self._session)
        self._connect_foot()
        self._watch_grid()
        self._twins.told_apart.connect(self._tell_apart)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)
        self._actions.joins_asked.connect(self._mark_late)
        self._actions.seats_asked.connect(self._show_seats)
        self._connect_arrivals(self._session, self._actions)

    def _connect_arrivals(
        self, session: Session[ClubNightEvent], actions: ClubEntriesActions
    ) -> None:
        names, ask = partial(known_names, session), self._ask_on
        ask(actions.late_asked, lambda: ClubLateDialog(session, names(), self))
        ask(actions.leave_asked, lambda: ClubLeaveDialog(session, self))
        ask(actions.stay_asked, lambda: ClubStayDialog(session, self._chosen(), self))
        ask(
            actions.substitute_asked,
            lambda: ClubSubstituteDialog(session, names(), self._chosen(), self),
        )
        ask(actions.new_pair_asked, lambda: NewPairDialog(session, self))

    @override
    def _watch_grid(self) -> None:
        super()._watch_grid()
        self._grid.chosen.connect(self._row_changed)

    @override
    def _stored(self, evening: ClubNightEvent) -> Mapping[int, Any]:
        return pairs_entered(evening.players) if self._grid.is_paired else evening.players

    @override
    def _count_text(self, evening: ClubNightEvent) -> str:
        return _count_sentence(evening, self._session.words)

    @override
    def _take_in(self, outcome: Outcome) -> None:
        if self._grid.is_paired is not is_paired(self._session.evening):
            self._change_grid()
            return
        super()._take_in(outcome)

    def _change_grid(self) -> None:
        """Show lines of the other kind: pairs, or players one by one."""
        before, self._grid = self._grid, made_grid(self._session, self)
        before.changed.disconnect(self._row_changed)
        before.chosen.disconnect(self._row_changed)
        if (column := self.layout()) is not None:
            column.replaceWidget(before.view, self._grid.view)
        before.view.hide()
        before.view.deleteLater()
        self._grid.view.show()
        self._watch_grid()
        self.refresh()
        self._grid.view.go_to(0)

    @override
    def _help_text(self, evening: ClubNightEvent) -> str:
        _, seed = self._session.words, evening.progress.draw_seed
        if seed is not None:
            return _(
                "Seats drawn by lot, draw number {seed}. The same number and list always give "
                "the same draw, so anybody may check it.",
                seed=seed,
            )
        if self._grid.is_paired:
            return _(
                "One line for each pair: Enter goes to the partner, then to the next pair; Tab "
                "goes to the club."
            )
        return _("Type a name, Enter goes on to the next. Tab leads to the club.")

    @override
    def _show_choice(self) -> None:
        line = self._grid.line
        is_draft = line is not None and line.is_draft
        self._actions.show_choice(self._session.evening, self._grid.people, is_draft=is_draft)

    @override
    def _draw_now(self) -> None:
        seed = self._session.dice.new_seed()
        self._do(lambda: draw_seats(self._session.evening, seed))

    @override
    def _move(self, steps: int) -> None:
        """Move whoever is under the cursor up or down the list; the cursor goes with him."""
        index, number = self._grid.view.currentIndex(), self._chosen()
        if number is None or not self._grid.keeper.store_all():
            return
        command = moved_up_or_down(self._session.evening, number, steps)
        if command is not None and self._do(lambda: command):
            self._grid.view.go_to(index.row() + steps, index.column())
        self._grid.view.setFocus()

    @override
    def _remove(self) -> None:
        """Take off whoever is under the cursor; a line never stored is only forgotten."""
        people: Sequence[int] = self._grid.people
        self._grid.forget_line()
        # The last player takes over the number of one who is gone: the higher goes first.
        for number in sorted(people, reverse=True):
            self._do(partial(remove_player, self._session.evening, number))
        self._grid.view.setFocus()

    def _do(self, made: Callable[[], Command]) -> bool:
        """Carry out a request, or say below the grid why it will not do."""
        try:
            sentence = self._session.refusal(made())
        except RuleError as refusal:
            sentence = message(refusal, self._session.words)
        if sentence:
            self._line.say_refusal(sentence)
        return not sentence

    def _chosen(self) -> int | None:
        return next(iter(self._grid.people), None)

    def _mark_late(self) -> None:
        people, evening = self._grid.people, self._session.evening
        if not people or not self._grid.keeper.store_all():
            return
        joins = round_to_join(evening.player(people[0]), evening.last_announced)
        if joins is not None:
            self._do(lambda: joining_players(evening, people, joins))

    def _show_seats(self) -> None:
        self._grid.keeper.store_all()
        show_seats(self._session, self)
