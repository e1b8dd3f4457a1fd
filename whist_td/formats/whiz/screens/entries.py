"""The stage *Entries* of a Whiz tournament: who plays, and the movement that follows from it."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AddPlayers, ChangePlayer, OrderPlayers
from whist_td.formats.whiz.rules import movement as movements
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement import show_movement
from whist_td.formats.whiz.views.planning import (
    add_players,
    gives_up_own,
    order_players,
    remove_player,
)
from whist_td.formats.whiz.views.seating import check_rounds
from whist_td.formats.whiz.words.forecast import size_sentence
from whist_td.formats.whiz.words.labels import plain_whiz_sentence
from whist_td.formats.whiz.words.movement import own_movement_words
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.players.screens.entries import PlayersActions, PlayersPanel
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog
from whist_td.players.screens.movement_dialogs import OwnGuard
from whist_td.players.screens.players_grid import PlayerCommands, PlayerRow, players_grid
from whist_td.players.words.movement_pages import sit_outs_told
from whist_td.stages.entries_frame import EntriesGrid, ListOrders, SentenceLine
from whist_td.words.formats import Plural
from whist_td.words.messages import message
from whist_td.words.words import N_, Words

_COMMANDS = PlayerCommands(ChangePlayer, add_players, movements.with_players)


class PlayerOrders(ListOrders[WhizEvent, PlayerRow]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.facts.players)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderPlayers:
        return order_players(self._session.facts, order, seed)

    @override
    def remove(self, row: PlayerRow) -> None:
        """Take a player off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(remove_player(self._session.facts, row.number))


class WhizImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AddPlayers:
        numbered = enumerate(rows, start=self._next_number())
        players = [Player(number, row.name, row.club) for number, row in numbered]
        return add_players(self._session.facts, players)


class _WhizEntriesActions(PlayersActions):
    """What can be done with players, and with the movement."""

    DRAW = N_("Draw numbers by lot")
    FAIR = N_("Everybody gets a number by chance. The draw is saved, so it can be checked.")
    SEATS = (N_("Movement…"), N_("Who sits where, who meets whom, and how good it is."))

    plain_asked = Signal()

    @override
    def _make_own(self) -> Sequence[QPushButton]:
        plain = self._button("plainWhizButton", self._words("Plain Whiz…"), self.plain_asked)
        self._plain = plain
        return (plain,)

    @override
    def _unseated(self, event: WhizEvent) -> str:
        none = self._words("The movement appears here once six players are entered.")
        return "" if event.rounds else none

    @override
    def _undrawn(self, event: WhizEvent) -> str:
        return "" if len(event.players) > 1 else self._words("Enter the players first.")

    @override
    def show_choice(self, event: WhizEvent, people: Sequence[int], *, is_draft: bool) -> None:
        super().show_choice(event, people, is_draft=is_draft)
        started, players = event.is_started, len(event.players)
        plain = "" if started else plain_whiz_sentence(players, self._words)
        self._plain.setVisible(bool(plain))
        self._plain.setToolTip(plain)


def _count_sentence(event: WhizEvent, _: Words) -> str:
    """Say how many have come: "14 players · 4 tables · 5 rounds of 4 deals".

    Once play has begun, that is said of the round that comes next.
    """
    people, first, which = len(event.players), 1, ""
    if event.is_started:
        first = min(event.last_announced + 1, event.settings.rounds)
        people, which = len(event.present(first)), _("Round {number}", number=first)
    players = _.plural("{n} player", "{n} players", people)
    rounds = tuple(seated for number, seated in event.rounds.items() if number >= first)
    if not rounds:
        return " · ".join(filter(None, (which, players)))
    tables = len(rounds[0].seatings) if which else max(len(each.seatings) for each in rounds)
    size = size_sentence(tables, event.settings, _)
    return " · ".join(filter(None, (which, players, size, sit_outs_told(rounds, _))))


class _WhizEntriesLine(SentenceLine[WhizEvent]):
    """What is lacking among the players."""

    UNFINISHED = Plural(
        "Not entered yet: the line of number {numbers}.",
        "Not entered yet: the lines of numbers {numbers}.",
        "numbers",
    )

    @override
    def _say_before(self, event: WhizEvent) -> None:
        if event.rounds:
            self._say_ready(self._words("The movement is ready."))
        else:
            self._say(self._lacking(event), "quiet" if not event.players else "warning")

    def _lacking(self, event: WhizEvent) -> str:
        _ = self._words
        try:
            check_rounds(len(event.players), event.settings.rounds)
        except RuleError as refusal:
            plain = plain_whiz_sentence(len(event.players), _)
            return " ".join(filter(None, (message(refusal, _), plain)))
        return _("The movement is missing: open “Movement…” or correct the entries.")


class WhizEntriesPanel(PlayersPanel[WhizEvent, PlayerRow]):
    """Players typed in a grid; each finished row is stored at once, with its movement."""

    NAME = "whizEntriesPanel"
    SEATING = SEATING
    IMPORTS = WhizImportDialog

    few_requested = Signal()
    """They are too few: another game is opened with their names."""

    _actions: _WhizEntriesActions
    _orders: PlayerOrders
    _line: _WhizEntriesLine

    @override
    def _make_parts(self) -> None:
        _, session = self._session.words, self._session
        self._actions = _WhizEntriesActions(SEATING, _, self)
        self._grid = EntriesGrid(*players_grid(session, _COMMANDS, self))
        self._orders = PlayerOrders(session, self)
        self._line = _WhizEntriesLine(_, self)
        self._guard = OwnGuard(session, self, gives_up_own, own_movement_words)
        session.before = self._guard.refusal

    @override
    def _connect(self) -> None:
        super()._connect()
        self._connect_comings()
        self._actions.plain_asked.connect(self._play_plain)

    @override
    def _open_seats(self) -> object:
        return show_movement(self._session, self)

    @override
    def _stored(self, event: WhizEvent) -> Mapping[int, Player]:
        return event.players

    @override
    def _count_text(self, event: WhizEvent) -> str:
        return _count_sentence(event, self._session.words)

    @override
    def _help_text(self, event: WhizEvent) -> str:
        _, seed = self._session.words, event.progress.draw_seed
        if seed is None:
            return _("Type a name; Enter goes to the next one. Tab leads to the club.")
        return _(
            "Numbers drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    def _play_plain(self) -> None:
        if self._grid.keeper.store_all():
            self.few_requested.emit()
