"""The stage *Entries* of a Whiz tournament: who plays, and the movement that follows from it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.players import Player, round_to_join
from whist_td.formats.whiz.commands import AddPlayers, ChangePlayer, OrderPlayers
from whist_td.formats.whiz.rules import movement as movements
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement import show_movement
from whist_td.formats.whiz.screens.movement_arrivals import (
    WhizLateDialog,
    WhizLeaveDialog,
    WhizStayDialog,
)
from whist_td.formats.whiz.views.planning import (
    add_players,
    can_return,
    gives_up_own,
    joining_player,
    order_players,
    remove_player,
)
from whist_td.formats.whiz.views.seating import check_rounds
from whist_td.formats.whiz.words.forecast import size_sentence
from whist_td.formats.whiz.words.labels import plain_whiz_sentence
from whist_td.formats.whiz.words.movement import own_movement_words
from whist_td.kit.dialog_pages import do_in_window
from whist_td.players.screens.coming_forms import show_late
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog
from whist_td.players.screens.movement_dialogs import OwnGuard
from whist_td.players.screens.players_grid import (
    PlayerRow,
    PlayersDelegate,
    PlayersModel,
    PlayerStorage,
    PlayersView,
    known_names,
)
from whist_td.players.words.movement_pages import sit_outs_told
from whist_td.stages.entries_frame import EntriesFrame, EntriesGrid, ListOrders, SentenceLine
from whist_td.stages.entries_view import ListActions, allow
from whist_td.words.formats import Plural
from whist_td.words.messages import message
from whist_td.words.words import Words


class PlayerKeeper(PlayerStorage):
    """Turns finished rows into players."""

    @override
    def _stored(self) -> Mapping[int, Player]:
        players: Mapping[int, Player] = self._session.evening.players
        return players

    @override
    def _made(self, row: PlayerRow) -> Player:
        return row.player()

    @override
    def _change(self, made: Player) -> ChangePlayer:
        return ChangePlayer(made)

    @override
    def _add_all(self, made: Sequence[Player]) -> AddPlayers:
        return add_players(self._session.evening, made)

    @override
    def _check_new(self, made: Player) -> None:
        movements.with_players(self._session.evening, [made])


class PlayerOrders(ListOrders[WhizEvent, PlayerRow]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.evening.players)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderPlayers:
        return order_players(self._session.evening, order, seed)

    def join(self, number: int, first_round: int) -> None:
        """Mark a player late, or here after all."""
        self._do(joining_player(self._session.evening, number, first_round))

    @override
    def remove(self, row: PlayerRow) -> None:
        """Take a player off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(remove_player(self._session.evening, row.number))


class WhizImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AddPlayers:
        numbered = enumerate(rows, start=self._next_number())
        players = [Player(number, row.name, row.club) for number, row in numbered]
        return add_players(self._session.evening, players)


class _WhizEntriesActions(ListActions):
    """What can be done with players, and with the movement."""

    late_asked = Signal()
    joins_asked = Signal()
    leave_asked = Signal()
    stay_asked = Signal()
    movement_asked = Signal()
    plain_asked = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._import = self._button("importButton", _("Import a list…"), self.import_asked)
        self._draw = self._button("drawButton", _("Draw numbers by lot"), self.draw_asked)
        self._late = self._button("lateButton", _("New late player…"), self.late_asked)
        self._joins = self._button("joinsButton", _("Will be late"), self.joins_asked)
        self._leave = self._button("leaveButton", _("Leaves early…"), self.leave_asked)
        self._stay = self._button("stayButton", _("Stays after all…"), self.stay_asked)
        self._movement = self._button("movementButton", _("Movement…"), self.movement_asked)
        self._plain = self._button("plainWhizButton", _("Plain Whiz…"), self.plain_asked)
        self._up = self._button("moveUpButton", _("Move up"), self.move_asked, -1)
        self._down = self._button("moveDownButton", _("Move down"), self.move_asked, 1)
        self._remove = self._button("removeButton", _("Remove player"), self.remove_asked)
        of_list = (
            self._import,
            self._draw,
            self._late,
            self._leave,
            self._stay,
            self._movement,
            self._plain,
        )
        self._lay_out(words, of_list, (self._joins, self._up, self._down, self._remove))

    def show_choice(self, evening: WhizEvent, row: PlayerRow | None) -> None:
        """Offer what fits the tournament and the row under the cursor."""
        before = not evening.is_started
        for button in (self._import, self._draw, self._up, self._down):
            button.setVisible(before)
        self._remove.setVisible(before or (row is not None and row.is_new_draft))
        plain = plain_whiz_sentence(len(evening.players), self._words) if before else ""
        self._plain.setVisible(bool(plain))
        self._plain.setToolTip(plain)
        back = any(can_return(evening, player) for player in evening.players.values())
        self._stay.setVisible(back)
        people = (row.stored,) if row and row.stored else ()
        rounds = evening.settings.rounds
        show_late(self._joins, people, evening.last_announced, rounds, self._words)
        self._enable_before(evening, row)
        self._enable_during(evening)

    def _enable_before(self, evening: WhizEvent, row: PlayerRow | None) -> None:
        _ = self._words
        player = row.stored if row else None
        choose = "" if player else _("Put the cursor on a player first.")
        alone = "" if len(evening.players) > 1 else _("Enter the players first.")
        first = player is not None and player.number == min(evening.players, default=0)
        last = player is not None and player.number == max(evening.players, default=0)
        fair = _("Everybody gets a number by chance. The draw is saved, so it can be checked.")
        allow(self._draw, alone, fair)
        allow(self._up, choose or (_("This is the first number.") if first else ""))
        allow(self._down, choose or (_("This is the last number.") if last else ""))
        is_draft = row is not None and row.is_draft
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))

    def _enable_during(self, evening: WhizEvent) -> None:
        _ = self._words
        none = (
            "" if evening.rounds else _("The movement appears here once six players are entered.")
        )
        over = "" if evening.last_announced < evening.settings.rounds else _("No round is left.")
        again = _("The rounds to come are reseated; you see first what it costs.")
        allow(self._late, none or over, again)
        allow(self._leave, none or over, again)
        allow(self._stay, none or over, again)
        allow(self._movement, none, _("Who sits where, who meets whom, and how good it is."))


def _count_sentence(evening: WhizEvent, _: Words) -> str:
    """Say how many have come: "14 players · 4 tables · 5 rounds of 4 deals"."""
    players = _.plural("{n} player", "{n} players", len(evening.players))
    if not evening.rounds:
        return players
    rounds = tuple(evening.rounds.values())
    tables = max(len(seated.seatings) for seated in rounds)
    told = (players, size_sentence(tables, evening.settings, _), sit_outs_told(rounds, _))
    return " · ".join(filter(None, told))


class _WhizEntriesLine(SentenceLine[WhizEvent]):
    """What is lacking among the players."""

    UNFINISHED = Plural(
        "Not entered yet: the line of number {numbers}.",
        "Not entered yet: the lines of numbers {numbers}.",
        "numbers",
    )

    @override
    def _say_before(self, evening: WhizEvent) -> None:
        if evening.rounds:
            self._say_ready(self._words("The movement is ready."))
        else:
            self._say(self._lacking(evening), "quiet" if not evening.players else "warning")

    def _lacking(self, evening: WhizEvent) -> str:
        _ = self._words
        try:
            check_rounds(len(evening.players), evening.settings.rounds)
        except RuleError as refusal:
            plain = plain_whiz_sentence(len(evening.players), _)
            return " ".join(filter(None, (message(refusal, _), plain)))
        return _("The movement is missing: open “Movement…” or correct the entries.")


class WhizEntriesPanel(EntriesFrame[WhizEvent, PlayerRow]):
    """Players typed in a grid; each finished row is stored at once, with its movement."""

    NAME = "whizEntriesPanel"
    SHOWN_HERE = ("players", "rounds", "settings", "progress", "drafts")
    IMPORTS = WhizImportDialog

    _actions: _WhizEntriesActions
    _orders: PlayerOrders
    _line: _WhizEntriesLine

    @override
    def _make_parts(self) -> None:
        _, session = self._session.words, self._session
        self._actions = _WhizEntriesActions(_, self)
        model = PlayersModel(_, self)
        keeper = PlayerKeeper(session, model, self)
        delegate = PlayersDelegate(session, self)
        self._grid = EntriesGrid(model, keeper, PlayersView(model, delegate, _, self))
        self._orders = PlayerOrders(session, self)
        self._line = _WhizEntriesLine(_, self)
        self._guard = OwnGuard(session, self, gives_up_own, own_movement_words)
        session.before = self._guard.refusal

    @override
    def _connect(self) -> None:
        super()._connect()
        self._actions.joins_asked.connect(self._mark_late)
        self._actions.movement_asked.connect(self._show_movement)
        self._actions.plain_asked.connect(lambda: do_in_window("new_event", self))
        session, actions, ask = self._session, self._actions, self._ask_on
        ask(actions.late_asked, lambda: WhizLateDialog(session, known_names(session), self))
        ask(actions.leave_asked, lambda: WhizLeaveDialog(session, self))
        ask(actions.stay_asked, lambda: WhizStayDialog(session, self._chosen(), self))

    @override
    def _stored(self, evening: WhizEvent) -> Mapping[int, Player]:
        return evening.players

    @override
    def _count_text(self, evening: WhizEvent) -> str:
        return _count_sentence(evening, self._session.words)

    @override
    def _help_text(self, evening: WhizEvent) -> str:
        _, seed = self._session.words, evening.progress.draw_seed
        if seed is None:
            return _("Type a name, Enter goes on to the next. Tab leads to the club.")
        return _(
            "Numbers drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    @override
    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.evening, self._grid.line)

    def _chosen(self) -> int | None:
        line = self._grid.line
        return line.number if line and line.stored else None

    def _mark_late(self) -> None:
        number, evening = self._chosen(), self._session.evening
        if number is None or not self._grid.keeper.store_all():
            return
        joins = round_to_join(evening.player(number), evening.last_announced)
        if joins is not None:
            self._orders.join(number, joins)

    def _show_movement(self) -> None:
        self._grid.keeper.store_all()
        show_movement(self._session, self)
