"""The rows of a list of teams before they count: which will do, and why others will not."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from whist_td.desk.file_errors import PlayerMissingError
from whist_td.formats.militaire.files.rosters import RosterPreview, RosterRow, RowProblem
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Team
from whist_td.stages.import_rows import ImportRow, Verdict
from whist_td.words.file_messages import problem
from whist_td.words.words import Words


@dataclass(frozen=True)
class TeamImportRow(ImportRow):
    """One row of the list, with the team where it will do."""

    team: Team | None


def import_rows(
    preview: RosterPreview, evening: MilitaireEvent, _: Words
) -> tuple[TeamImportRow, ...]:
    """Return every row with its verdict, names of teams already entered being taken."""
    seated = {
        _key(name): team.number
        for team in evening.teams.values()
        for name in filter(None, team.members)
    }
    return tuple(_judged(row, seated, _) for row in preview.rows)


def _judged(row: RosterRow, seated: Mapping[str, int], _: Words) -> TeamImportRow:
    texts = (str(row.row), row.table, row.name, *row.members)
    remarks = [_remark(found, _) for found in row.problems]
    taken = [name for name in row.members if _key(name) in seated]
    remarks += [
        _("{name} plays in team {team} already.", name=name, team=seated[_key(name)])
        for name in taken
    ]
    verdict = _verdict(row, taken)
    team = row.team if verdict is not Verdict.BAD else None
    return TeamImportRow(texts, verdict, " ".join(remarks), team)


def _verdict(row: RosterRow, taken: Sequence[str]) -> Verdict:
    gaps = [found for found in row.problems if isinstance(found.error, PlayerMissingError)]
    if row.team is None or taken or len(gaps) < len(row.problems):
        return Verdict.BAD
    return Verdict.GAP if gaps else Verdict.GOOD


def _remark(found: RowProblem, _: Words) -> str:
    if isinstance(found.error, PlayerMissingError):
        what = _("nobody yet; the place stays open.")
    else:
        what = problem(found.error, _)
    return _("Column {column}: {what}", column=found.column, what=what)


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def teams_to_add(rows: Iterable[ImportRow], evening: MilitaireEvent) -> tuple[Team, ...]:
    """Return the teams of the rows that will do, at the tables they get.

    In an empty evening the list's own tables count; after other teams they follow in order.
    """
    listed = [row for row in rows if isinstance(row, TeamImportRow)]
    teams = sorted((row.team for row in listed if row.team), key=lambda team: team.number)
    if not evening.teams and all(team.number <= len(listed) for team in teams):
        return tuple(teams)
    first = max(evening.teams, default=0) + 1
    return tuple(team.with_number(number) for number, team in enumerate(teams, start=first))
