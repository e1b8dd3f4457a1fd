"""A list of players for a club night: of fixed pairs, each two rows are one."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.club_night.commands.commands import AddClubPlayers
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.screens.entries_grid import is_paired
from whist_td.formats.club_night.views.planning import add_players
from whist_td.kit.session import Session
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog


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
    def _adding(self, rows: Mapping[int, PlayerImportRow]) -> AddClubPlayers:
        evening = self._session.evening
        players = [ClubPlayer(number, row.name, row.club) for number, row in rows.items()]
        return add_players(evening, paired(players) if is_paired(evening) else players)


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
