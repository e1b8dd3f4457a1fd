"""The grid of the entries: players or pairs typed line by line, pasted or imported, and stored."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import AddClubPlayers, ChangeClubPlayer
from whist_td.formats.club_night.rules import attendance
from whist_td.formats.club_night.rules.errors import PartnerMissingError
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, again
from whist_td.formats.club_night.views.planning import add_players, seat_anew
from whist_td.formats.club_night.words.movement_page import is_paired
from whist_td.interchange.tables import Table
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import FIRST_TYPED, MISSING_ROLE, NUMBER, TypedModel, TypedRow
from whist_td.players.rosters import is_player_heading
from whist_td.players.screens.entries_import import NAME, PlayerImportRow, PlayersImportDialog
from whist_td.players.screens.entries_import import PARTNER as PARTNER_COLUMN
from whist_td.players.screens.players_grid import PlayerCommands, PlayersDelegate, players_grid
from whist_td.stages.entries_frame import EntriesGrid
from whist_td.stages.entries_storage import REMARK_ROLE, RemarkTone, RowRemark, RowStorage
from whist_td.stages.entries_view import EntriesView
from whist_td.stages.import_preview import ImportRow, RowVerdict
from whist_td.words.messages import message
from whist_td.words.words import Words

PARTNER = FIRST_TYPED + 1


@dataclass(frozen=True)
class ClubPair:
    """Two who play together; one alone is still looking for a partner, or has gone home."""

    first: ClubPlayer
    second: ClubPlayer | None
    instead: ClubPlayer | None = None
    """Who plays in the place of one who has gone, with the partner he had."""
    elsewhere: tuple[tuple[str, str], ...] = ()
    """Whoever of the two goes on in another pair, and with whom."""

    @property
    def is_open(self) -> bool:
        """Whether a partner is still to be found."""
        return self.second is None and self.instead is None

    @property
    def people(self) -> tuple[ClubPlayer, ...]:
        """Those of the pair who are there."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True)
class PairRow(TypedRow[ClubPair]):
    """One line: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = ("", "", "")
    PEOPLE: ClassVar[tuple[int, ...]] = (0, 1)
    CLUB: ClassVar[int] = 2

    texts: tuple[str, ...] = ("", "", "")

    @staticmethod
    @override
    def texts_of(stored: ClubPair) -> tuple[str, ...]:
        partner = stored.second.name if stored.second else ""
        return (stored.first.name, partner, stored.first.club)

    @staticmethod
    @override
    def unnumbered(stored: ClubPair) -> ClubPair:
        alone = [replace(each, number=1, partner=None) for each in stored.people]
        return ClubPair(alone[0], alone[1] if len(alone) > 1 else None)

    def pair(self) -> ClubPair:
        """Return the pair as typed, or refuse one that lacks a name."""
        name, partner, club = self.texts
        before = self.stored.people if self.stored else ()
        first, second = (*before, None, None)[:2]
        own = replace(first, name=name, club=club) if first else ClubPlayer(self.number, name, club)
        if not partner and self.stored and self.stored.instead:
            return replace(self.stored, first=own)
        if not partner:
            raise PartnerMissingError(own.number if self.stored else self.number)
        other = replace(second, name=partner) if second else None
        if first and other and club != first.club:
            other = replace(other, club=club)
        return ClubPair(own, other or ClubPlayer(own.number + 1, partner, club))


def pairs_entered(players: Mapping[int, ClubPlayer]) -> dict[int, ClubPair]:
    """Return the pairs, and those alone, numbered from 1 in the order of their first players."""
    return dict(enumerate(_pairs(players), start=1))


def _pairs(players: Mapping[int, ClubPlayer]) -> Iterator[ClubPair]:
    for number, player in sorted(players.items()):
        other = players.get(player.partner or 0)
        if other is None or other.partner != number:
            yield ClubPair(
                player, None, _instead(players, player), tuple(_elsewhere(players, (player,)))
            )
        elif number < other.number:
            yield ClubPair(player, other, None, tuple(_elsewhere(players, (player, other))))


def _instead(players: Mapping[int, ClubPlayer], gone: ClubPlayer) -> ClubPlayer | None:
    """Return who plays with the partner of somebody who went home."""
    partner = players.get(gone.partner or 0)
    has_gone = partner is not None and gone.last_round is not None
    return players.get(partner.partner or 0) if partner and has_gone else None


def _elsewhere(
    players: Mapping[int, ClubPlayer], pair: Sequence[ClubPlayer]
) -> Iterator[tuple[str, str]]:
    for player in pair:
        now = again(players, player)
        mate = players.get(now.partner or 0) if now else None
        if mate is not None:
            yield player.name, mate.name


class PairsModel(TypedModel[PairRow]):
    """Numbers, name, partner, club or town; one line more waits at the end."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        _ = self._words = words
        answers = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.EditRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            MISSING_ROLE: _is_missing,
            REMARK_ROLE: lambda row, _: remark_on(row, words),
        }
        headings = (_("Numbers"), _("Name"), _("Partner"), _("Club or town"))
        super().__init__(PairRow, headings, answers, parent)

    def _spoken(self, row: PairRow, column: int) -> str:
        spoken = self._words.labelled(self._headings[column], _text(row, column))
        return f"{spoken}. {row.refusal}" if row.refusal else spoken


def _text(row: PairRow, column: int) -> str:
    if column > NUMBER:
        return row.texts[column - FIRST_TYPED]
    return " · ".join(str(each.number) for each in row.stored.people) if row.stored else ""


def _is_missing(row: PairRow, column: int) -> bool:
    if column != PARTNER or row.is_empty or row.texts[column - FIRST_TYPED]:
        return False
    return row.stored is None or row.stored.is_open


def remark_on(row: PairRow, _: Words) -> RowRemark | None:
    """Return the most pressing thing to say about a pair."""
    if row.refusal:
        return RowRemark(row.refusal, RemarkTone.WRONG)
    if row.stored is None:
        return None
    if row.stored.is_open:
        return RowRemark(_("No partner yet: type the name of one."), RemarkTone.CALM)
    text = " ".join(_sentences(row.stored, _))
    return RowRemark(text, RemarkTone.CALM) if text else None


def _sentences(pair: ClubPair, _: Words) -> Iterator[str]:
    """Yield from when and until when a pair is there, and who plays on for it or without it."""
    first = min(each.first_round for each in pair.people)
    if first > 1:
        yield _("There from round {round} on.", round=first)
    if pair.instead is not None:
        yield _(
            "{name} plays for {absent} from round {first} on.",
            first=pair.instead.first_round,
            name=pair.instead.name,
            absent=pair.first.name,
        )
    elif pair.first.last_round is not None:
        yield _("Leaves after round {round}.", round=pair.first.last_round)
    for name, partner in pair.elsewhere:
        yield _("{name} continues with {partner}.", name=name, partner=partner)


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
    def _has_place(self, row: int, column: int, table: Table, text: str) -> bool:
        block, is_new = table.block, row + len(table.block) > len(self._stored())
        # A name a line, and lines still empty: two that follow one another are partners.
        is_list = column == FIRST_TYPED and is_new and len(block) > len(block[0]) == 1
        return not is_list and super()._has_place(row, column, table, text)

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


_COMMANDS = PlayerCommands(ChangeClubPlayer, add_players, attendance.with_players, ClubPlayer)


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
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...]:
        """Read the rows; where each two that follow one another are a pair, name it below them."""
        rows, _ = super()._rows_of(table), self._session.words
        if not self._is_paired or (self._read and self._read.shown[PARTNER_COLUMN]):
            return rows
        good = [n for n, row in enumerate(rows) if row.verdict is not RowVerdict.BAD]
        shown = [*rows]
        for first, second in zip(good[::2], good[1::2], strict=False):
            one, other = rows[first].texts[NAME], rows[second].texts[NAME]
            remark = _("A pair: {one} and {other}.", one=one, other=other)
            shown[second] = replace(rows[second], remark=remark)
        if len(good) % 2:
            alone = rows[good[-1]]
            remark = _("No partner yet: {name}.", name=alone.texts[NAME])
            shown[good[-1]] = replace(alone, remark=remark)
        return tuple(shown)

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
