"""The players as they are typed, cell by cell: name, club, and what is said beneath a row."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.players import Player
from whist_td.desk.requests import Command
from whist_td.kit.session import Session
from whist_td.kit.typed_rows import FIRST_TYPED, NUMBER, TypedModel, TypedRow
from whist_td.players.rosters import is_player_heading
from whist_td.players.words.movement_pages import presence_words
from whist_td.stages.entries_delegate import EntriesDelegate
from whist_td.stages.entries_storage import REMARK_ROLE, RemarkTone, RowRemark, RowStorage
from whist_td.stages.entries_view import EntriesView
from whist_td.words.words import Words


@dataclass(frozen=True)
class PlayerRow(TypedRow[Player]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = ("", "")

    texts: tuple[str, ...] = ("", "")

    @staticmethod
    @override
    def texts_of(stored: Player) -> tuple[str, ...]:
        return (stored.name, stored.club)

    @staticmethod
    @override
    def unnumbered(stored: Player) -> Player:
        return replace(stored, number=1)

    def player(self) -> Player:
        """Return the player as typed, or refuse one without a name."""
        name, club = self.texts
        if self.stored is None:
            return Player(self.number, name, club)
        return replace(self.stored, name=name, club=club)


def known_names(session: Session[Any]) -> list[str]:
    """Return who is likely to be entered and is not yet in this event."""
    return session.offered_names(player.name for player in session.facts.players.values())


def known_clubs(session: Session[Any]) -> list[str]:
    """Return the clubs of those who are entered."""
    return sorted({player.club for player in session.facts.players.values() if player.club})


@dataclass(frozen=True)
class PlayerCommands:
    """What a format asks where a line of the grid is one of its players."""

    change: Callable[[Any], Command]
    """Corrects one who is stored."""
    add: Callable[[Any, Sequence[Any]], Command]
    """Enters new ones in an event, all of them or none."""
    check: Callable[[Any, Sequence[Any]], object]
    """Refuses new ones who will not do beside those of an event."""
    kind: type[Player] = Player


class PlayerStorage(RowStorage[PlayerRow]):
    """Turns finished lines into players."""

    def __init__(
        self,
        session: Session[Any],
        model: "PlayersModel",
        parent: QObject,
        commands: PlayerCommands,
    ) -> None:
        super().__init__(session, model, parent)
        self._commands = commands

    @override
    def _stored(self) -> Mapping[int, Player]:
        players: Mapping[int, Player] = self._session.facts.players
        return players

    @override
    def _made(self, row: PlayerRow) -> Player:
        own, kind = row.player(), self._commands.kind
        return own if isinstance(own, kind) else kind(own.number, own.name, own.club)

    @override
    def _numbered(self, made: Player, number: int) -> Player:
        return replace(made, number=number)

    @override
    def _change(self, made: Player) -> Command:
        return self._commands.change(made)

    @override
    def _add_all(self, made: Sequence[Player]) -> Command:
        return self._commands.add(self._session.facts, made)

    @override
    def _check_new(self, made: Player) -> None:
        self._commands.check(self._session.facts, [made])

    @override
    def _is_heading(self, cells: Sequence[str]) -> bool:
        return is_player_heading(cells)


class PlayersModel(TypedModel[PlayerRow]):
    """Number, name, club or town; one row more waits at the end."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        _ = self._words = words
        answers = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.EditRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            REMARK_ROLE: lambda row, _: remark_on(row, words),
        }
        headings = (_("No."), _("Name"), _("Club or town"))
        super().__init__(PlayerRow, headings, answers, parent)

    def _spoken(self, row: PlayerRow, column: int) -> str:
        _, heading, text = self._words, self._headings[column], _text(row, column)
        spoken = f"{_('Number')} {text}" if column == NUMBER else _.labelled(heading, text)
        return f"{spoken}. {row.refusal}" if row.refusal else spoken


def _text(row: PlayerRow, column: int) -> str:
    return str(row.number) if column == NUMBER else row.texts[column - FIRST_TYPED]


def remark_on(row: PlayerRow, _: Words) -> RowRemark | None:
    """Return the most pressing thing to say about a player."""
    if row.refusal:
        return RowRemark(row.refusal, RemarkTone.WRONG)
    notes = presence_words(row.stored, _) if row.stored is not None else ""
    return RowRemark(notes, RemarkTone.CALM) if notes else None


class PlayersDelegate(EntriesDelegate):
    """Offers the club's names for names, and the clubs entered so far for clubs."""

    def __init__(self, session: Session[Any], parent: QObject | None) -> None:
        super().__init__(partial(known_names, session), parent)
        self._clubs = partial(known_clubs, session)

    @override
    def _offered(self, column: int) -> list[str]:
        return self._names() if column == FIRST_TYPED else self._clubs()


class PlayersView(EntriesView):
    """The players, typed cell by cell."""

    FIRST_PART = 0.55
    ENTER_STOPS = 1

    def __init__(
        self, model: PlayersModel, delegate: PlayersDelegate, words: Words, parent: QWidget
    ) -> None:
        super().__init__(model, delegate, words, parent)
        self.setAccessibleName(words("Players"))


def players_grid(
    session: Session[Any], commands: PlayerCommands, parent: QWidget
) -> tuple[PlayersModel, PlayerStorage, PlayersView]:
    """Make the lines, what stores them, and the view in which they are typed."""
    model = PlayersModel(session.words, parent)
    storage = PlayerStorage(session, model, parent, commands)
    delegate = PlayersDelegate(session, parent)
    return model, storage, PlayersView(model, delegate, session.words, parent)
