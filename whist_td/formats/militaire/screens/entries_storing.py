"""Storing teams as their rows are finished."""

from collections.abc import Mapping, Sequence

from typing_extensions import override

from whist_td.formats.militaire.commands.commands import AddTeams, ChangeTeam
from whist_td.formats.militaire.rules.entries import with_teams
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.screens.entries_rows import Entry
from whist_td.stages.entries_keeping import Keeper


class RowKeeper(Keeper[Entry]):
    """Turns finished rows into teams."""

    def known_names(self) -> list[str]:
        """Return everybody who was ever entered and is not yet in this evening."""
        teams = self._session.evening.teams.values()
        seated = {name for team in teams for name in team.members}
        return [name for name in self._session.file.names() if name not in seated]

    @override
    def _stored(self) -> Mapping[int, Team]:
        teams: Mapping[int, Team] = self._session.evening.teams
        return teams

    @override
    def _made(self, row: Entry) -> Team:
        return row.team()

    @override
    def _numbered(self, made: Team, number: int) -> Team:
        return made.with_number(number)

    @override
    def _change(self, made: Team) -> ChangeTeam:
        return ChangeTeam(made)

    @override
    def _add_all(self, made: Sequence[Team]) -> AddTeams:
        return AddTeams(tuple(made))

    @override
    def _check_new(self, made: Team) -> None:
        with_teams(self._session.evening, [made])
