"""A list of players for a club night: of fixed pairs, each two rows are one."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.screens.entries_grid import is_paired
from whist_td.formats.club_night.views.planning import add_players
from whist_td.formats.whiz.screens.entries_import import (
    PlayerImportRow,
    PlayersImportDialog,
)
from whist_td.room.session import Session
from whist_td.stages.import_rows import ImportRow, Verdict


class ClubImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, import."""

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        if is_paired(session.evening):
            _ = session.words
            self._hint.setText(
                _("One row for each player; each two rows, one after the other, are a pair.")
            )

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        good = [
            row
            for row in rows
            if isinstance(row, PlayerImportRow) and row.verdict is not Verdict.BAD
        ]
        evening = self._session.evening
        first = max(evening.players, default=0) + 1
        players = [
            ClubPlayer(number, row.name, row.club) for number, row in enumerate(good, start=first)
        ]
        if is_paired(evening):
            players = paired(players)
        return self._session.refusal(add_players(evening, players))


def paired(players: Sequence[ClubPlayer]) -> list[ClubPlayer]:
    """Return players of whom each two that follow one another are partners."""
    found: list[ClubPlayer] = []
    for place in range(0, len(players), 2):
        two = players[place : place + 2]
        for own, other in zip(two, reversed(two), strict=True):
            found.append(_with_partner(own, other))
    return found


def _with_partner(own: ClubPlayer, other: ClubPlayer) -> ClubPlayer:
    partner = other.number if other is not own else None
    return ClubPlayer(own.number, own.name, own.club, partner=partner)
