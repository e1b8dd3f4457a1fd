"""The grid of the entries: a line a player, or a line a pair where partners stay together."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import SeatingWay
from whist_td.formats.club_night.screens.entries_pairs import (
    PARTNER,
    PairRow,
    PairsModel,
    pairs_entered,
)
from whist_td.formats.club_night.screens.entries_storing import (
    ClubPlayerKeeper,
    PairKeeper,
    known_clubs,
    known_names,
)
from whist_td.kit.session import Session
from whist_td.kit.typed_model import FIRST_TYPED, TypedModel
from whist_td.kit.typed_rows import TypedRow
from whist_td.players.screens.entries_players import PlayerRow
from whist_td.players.screens.players_grid import PlayersDelegate, PlayersModel, PlayersView
from whist_td.stages.entries_keeping import Keeper
from whist_td.stages.entries_view import EntriesView
from whist_td.words.words import Words


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
        _ = words
        self.setAccessibleName(_("Pairs"))


class ClubGrid(QObject):
    """A model, its view, and who stores what is typed; one of the two kinds."""

    changed = Signal()
    """Something was typed, stored or chosen."""

    def __init__(
        self,
        session: Session[ClubNightEvent],
        model: TypedModel[Any],
        keeper: Keeper[Any],
        view: EntriesView,
    ) -> None:
        super().__init__(view)
        self._session = session
        self.model, self.keeper, self.view = model, keeper, view
        model.typed.connect(keeper.row_typed)
        model.dataChanged.connect(self.changed)
        view.row_left.connect(keeper.row_left)
        view.row_entered.connect(self.changed)
        view.block_pasted.connect(self._paste)
        keeper.moved.connect(self._follow)

    @property
    def line(self) -> TypedRow[Any] | None:
        """The line under the cursor."""
        row = self.view.currentIndex().row()
        entries = self.model.entries
        return entries[row] if 0 <= row < len(entries) else None

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of those under the cursor who are stored."""
        raise NotImplementedError

    @property
    def unfinished(self) -> tuple[int, ...]:
        """The lines that are not stored."""
        return tuple(self.model.entries[row].number for row in self.model.drafts)

    def refresh(self) -> None:
        """Show what is on the disk, drafts kept."""
        raise NotImplementedError

    def keep_drafts(self) -> None:
        """Let what is typed and not stored outlive this panel."""
        raise NotImplementedError

    def forget_line(self) -> None:
        """Put the line under the cursor back to what is stored."""
        self.model.forget_draft(self.view.currentIndex().row())

    def _paste(self, text: str) -> None:
        index = self.view.currentIndex()
        if index.isValid() and text.strip():
            self.keeper.paste(index.row(), max(index.column(), FIRST_TYPED), text)

    def _follow(self, source: int, goal: int) -> None:
        # After the click or key that left the row: Qt has not finished with it yet.
        QTimer.singleShot(0, self.view, partial(self.view.follow, source, goal))


class PlayersGrid(ClubGrid):
    """A line a player."""

    @property
    @override
    def people(self) -> tuple[int, ...]:
        line = self.line
        return (line.number,) if line and line.stored else ()

    @override
    def refresh(self) -> None:
        evening = self._session.evening
        self.model.show_stored(evening.players, is_open=not evening.is_started)

    @override
    def keep_drafts(self) -> None:
        kept = (self.model.entries[row] for row in self.model.drafts)
        self._session.drafts.keep(
            PlayerRow, tuple(row for row in kept if isinstance(row, PlayerRow))
        )


class PairsGrid(ClubGrid):
    """A line a pair."""

    @property
    @override
    def people(self) -> tuple[int, ...]:
        line = self.line
        stored = line.stored if isinstance(line, PairRow) else None
        return tuple(each.number for each in stored.people) if stored else ()

    @override
    def refresh(self) -> None:
        evening = self._session.evening
        self.model.show_stored(pairs_entered(evening.players), is_open=not evening.is_started)

    @override
    def keep_drafts(self) -> None:
        kept = (self.model.entries[row] for row in self.model.drafts)
        self._session.drafts.keep(PairRow, tuple(row for row in kept if isinstance(row, PairRow)))


def made_grid(session: Session[ClubNightEvent], parent: QWidget) -> ClubGrid:
    """Return the grid that fits how the evening is seated."""
    _ = session.words
    names, clubs = partial(known_names, session), partial(known_clubs, session)
    if is_paired(session.evening):
        pairs = PairsModel(_, parent, session.drafts.of(PairRow))
        both = PairsDelegate(names, clubs, parent)
        view = PairsView(pairs, both, _, parent)
        return PairsGrid(session, pairs, PairKeeper(session, pairs, parent), view)
    players = PlayersModel(_, parent, session.drafts.of(PlayerRow))
    offered = PlayersDelegate(names, clubs, parent)
    seen = PlayersView(players, offered, _, parent)
    return PlayersGrid(session, players, ClubPlayerKeeper(session, players, parent), seen)


def is_paired(evening: ClubNightEvent) -> bool:
    """Tell whether partners stay together all evening."""
    return evening.settings.seating is SeatingWay.PAIRS
