"""The grid of the entries: players or pairs typed line by line, pasted or imported, and stored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import AddClubPlayers, ChangeClubPlayer
from whist_td.formats.club_night.rules import attendance
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer
from whist_td.formats.club_night.screens.entries_pairs import (
    PARTNER,
    ClubPair,
    PairRow,
    PairsModel,
    pairs_entered,
)
from whist_td.formats.club_night.views.planning import add_players, seat_anew
from whist_td.formats.club_night.words.movement_page import is_paired
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import TypedModel
from whist_td.players.rosters import is_player_heading
from whist_td.players.screens.entries_import import PARTNER as PARTNER_COLUMN
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog
from whist_td.players.screens.players_grid import (
    PlayerCommands,
    PlayersDelegate,
    players_grid,
)
from whist_td.stages.entries_frame import EntriesGrid
from whist_td.stages.entries_storage import RowStorage
from whist_td.stages.entries_view import EntriesView
from whist_td.words.messages import message
from whist_td.words.words import Words

_COMMANDS = PlayerCommands(ChangeClubPlayer, add_players, attendance.with_players, ClubPlayer)


class PairKeeper(RowStorage[PairRow]):
    """Turns finished lines into two players who are each other’s partners."""

    @override
    def _stored(self) -> Mapping[int, ClubPair]:
        return pairs_entered(self._session.facts.players)

    @override
    def _made(self, row: PairRow) -> ClubPair:
        return row.pair()

    @override
    def _numbered(self, made: ClubPair, number: int) -> ClubPair:
        return made

    @override
    def _change(self, made: ClubPair) -> ChangeClubPlayer:
        return ChangeClubPlayer(made.first)

    @override
    def _add_all(self, made: Sequence[ClubPair]) -> AddClubPlayers:
        event: ClubNightEvent = self._session.facts
        free, people = (number for number in count(1) if number not in event.players), []
        for pair in made:
            first, second = next(free), next(free)
            people.append(replace(pair.first, number=first, partner=second))
            if pair.second is not None:
                people.append(replace(pair.second, number=second, partner=first))
        return add_players(event, people)

    @override
    def _is_heading(self, cells: Sequence[str]) -> bool:
        return is_player_heading(cells)

    @override
    def _check_new(self, made: ClubPair) -> None:
        attendance.with_players(self._session.facts, self._add_all([made]).players)

    @override
    def _store(self, row: int) -> None:
        """Store a line; of a pair that is there already, whatever of the two has changed."""
        line = self._model.entries[row]
        if line.stored is None or not line.is_draft:
            super()._store(row)
            return
        try:
            pair = self._made(line)
        except RuleError as refusal:
            self._model.refuse(row, message(refusal, self._session.words))
            return
        settles = (line.draft.number,) if line.draft else ()
        for command in pair_changes(self._session.facts, line.stored, pair):
            sentence = self._session.refusal(command, settles)
            if sentence:
                self._model.refuse(row, sentence)
                return
        self._seat_all()

    def _seat_all(self) -> None:
        """Seat the pairs once the last one is complete."""
        event: ClubNightEvent = self._session.facts
        if event.rounds or any(pair.is_open for pair in self._stored().values()):
            return
        try:
            self._session.refusal(seat_anew(event))
        except RuleError:
            return  # too few as yet: the line below the grid says so


def pair_changes(event: ClubNightEvent, before: ClubPair, after: ClubPair) -> Iterator[Command]:
    """Yield what makes one pair of another; a partner who is entered already is taken as he is."""
    first, second = after.first, after.second
    if second is None:
        if first != before.first:
            yield ChangeClubPlayer(first)
        return
    if before.second is not None:
        for old, new in ((before.first, first), (before.second, second)):
            if old != new:
                yield ChangeClubPlayer(new)
        return
    alone = (pair.first for pair in pairs_entered(event.players).values() if pair.is_open)
    others = (each for each in alone if each.number != first.number)
    entered = next((each for each in others if folded(each.name) == folded(second.name)), None)
    if entered is None:
        number = next(n for n in count(1) if n not in event.players)
        yield add_players(event, [replace(second, number=number, partner=first.number)])
        yield ChangeClubPlayer(replace(first, partner=number))
    else:
        yield ChangeClubPlayer(replace(first, partner=entered.number))
        yield ChangeClubPlayer(replace(entered, partner=first.number))


class PairsDelegate(PlayersDelegate):
    """Offers the club's names in both columns of names."""

    @override
    def _offered(self, column: int) -> list[str]:
        return self._names() if column <= PARTNER else self._clubs()


class PairsView(EntriesView):
    """The pairs, typed cell by cell."""

    FIRST_PART = 0.36
    ENTER_STOPS = 2

    def __init__(
        self, model: PairsModel, delegate: PairsDelegate, words: Words, parent: QWidget
    ) -> None:
        super().__init__(model, delegate, words, parent)
        self.setAccessibleName(words("Pairs"))


class ClubGrid(EntriesGrid[Any]):
    """A line a player, or a line a pair."""

    def __init__(self, model: TypedModel[Any], keeper: RowStorage[Any], view: EntriesView) -> None:
        super().__init__(model, keeper, view)
        self.is_paired = isinstance(model, PairsModel)
        """Whether a line is a pair."""

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of those under the cursor who are stored."""
        line = self.line
        if line is None or line.stored is None:
            return ()
        if isinstance(line, PairRow):
            return tuple(each.number for each in line.stored.people)
        return (line.number,)


def made_grid(session: Session[ClubNightEvent], parent: QWidget) -> ClubGrid:
    """Return the grid that fits how the evening is seated."""
    _ = session.words
    if is_paired(session.facts):
        pairs = PairsModel(_, parent)
        view = PairsView(pairs, PairsDelegate(session, parent), _, parent)
        return ClubGrid(pairs, PairKeeper(session, pairs, parent), view)
    return ClubGrid(*players_grid(session, _COMMANDS, parent))


class ClubImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(session, parent, is_paired=is_paired(session.facts))
        if is_paired(session.facts):
            _ = session.words
            self._hint.setText(
                _(
                    "One row for each pair, with the partner’s name in a column of its own; or "
                    "one row for each player, and every two rows, one after the other, are a pair."
                )
            )

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AddClubPlayers:
        event, free = self._session.facts, count(self._next_number())
        if self._read and self._read.shown[PARTNER_COLUMN]:
            pairs: list[ClubPlayer] = []
            for row in rows:  # two who are partners, or one whose partner is to be found
                names = filter(None, (row.name, row.partner))
                pairs.extend(paired([ClubPlayer(next(free), name, row.club) for name in names]))
            return add_players(event, pairs)
        players = [
            ClubPlayer(number, row.name, row.club) for row, number in zip(rows, free, strict=False)
        ]
        return add_players(event, paired(players) if is_paired(event) else players)


def paired(players: Sequence[ClubPlayer]) -> list[ClubPlayer]:
    """Return players of whom each two that follow one another are partners."""
    pairs: list[ClubPlayer] = []
    for place in range(0, len(players), 2):
        two = players[place : place + 2]
        for own, other in zip(two, reversed(two), strict=True):
            partner = other.number if other is not own else None
            pairs.append(ClubPlayer(own.number, own.name, own.club, partner=partner))
    return pairs
