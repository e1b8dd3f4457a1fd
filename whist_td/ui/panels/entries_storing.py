"""Storing rows as they are finished; a refused one stays as it was typed."""

from collections.abc import Iterator, Sequence
from itertools import count

from PySide6.QtCore import QObject, Signal

from whist_td.domain.errors import RuleError
from whist_td.domain.people import Team
from whist_td.formats.militaire.entries import with_teams
from whist_td.i18n.messages import message
from whist_td.ui.models.entries import EntriesModel
from whist_td.ui.models.entries_rows import Entry, block_of, first_free
from whist_td.ui.session import Session
from whist_td.usecases.commands import AddTeams, ChangeTeam


class RowKeeper(QObject):
    """Turns finished rows into requests, and puts refusals beside the rows they are about."""

    moved = Signal(int, int)
    """A line was stored in another row than it was typed in: from, to."""

    def __init__(self, session: Session, model: EntriesModel, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model

    def known_names(self) -> list[str]:
        """Return everybody who was ever entered and is not yet in this evening."""
        teams = self._session.evening.teams.values()
        seated = {name for team in teams for name in team.members}
        return [name for name in self._session.file.names() if name not in seated]

    def row_typed(self, row: int) -> None:
        """Store a row at once when it is full or was stored before.

        A row that will take the table of one not settled yet waits until the cursor has left it.
        """
        entry = self._model.entries[row]
        if entry.stored or (entry.is_full and entry.number == self._next_table()):
            self.store(row)

    def row_left(self, row: int) -> None:
        """Store what was typed when the cursor leaves its row."""
        if 0 <= row < len(self._model.entries):
            self.store(row)

    def store(self, row: int) -> None:
        """Store a draft, or say beside it why it will not do."""
        entry = self._model.entries[row]
        if not entry.is_draft:
            return
        try:
            team = entry.team()
        except RuleError as error:
            self._model.refuse(row, message(error, self._session.words))
            return
        sentence = self._session.refusal(ChangeTeam(team)) if entry.stored else self._add(row, team)
        if sentence:
            self._model.refuse(row, sentence)

    def retry(self) -> None:
        """Store what was refused, or say anew why it will not do."""
        for row, entry in enumerate(self._model.entries):
            if entry.refusal:
                self.store(row)

    def _next_table(self) -> int:
        return first_free(self._session.evening.teams)

    def _add(self, row: int, team: Team) -> str:
        """Enter a team at the first table that nobody has, so that none is left out."""
        table = self._next_table()
        sentence = self._session.refusal(AddTeams((team.with_number(table),)))
        if sentence:
            return self._refusal_of(team) or sentence
        if table != team.number:
            self.moved.emit(row, table - 1)
            self.retry()
        return ""

    def _refusal_of(self, team: Team) -> str:
        """Say why a team will not do, with the number that stands beside its line."""
        try:
            with_teams(self._session.evening, [team])
        except RuleError as error:
            return message(error, self._session.words)
        return ""

    def paste(self, row: int, column: int, text: str) -> None:
        """Type a block from a spreadsheet; new teams are stored together where all will do."""
        filled = self._model.fill(row, column, block_of(text))
        entries = [self._model.entries[place] for place in filled]
        if not self._stored_together(entries):
            for place in filled:
                self.store(place)

    def _stored_together(self, entries: Sequence[Entry]) -> bool:
        new = [entry for entry in entries if entry.is_draft and entry.stored is None]
        try:
            teams = tuple(
                entry.team().with_number(table)
                for entry, table in zip(new, self._free_tables(), strict=False)
            )
        except RuleError:
            return False
        whole = len(new) == sum(1 for entry in entries if entry.is_draft)
        return whole and not self._session.refusal(AddTeams(teams))

    def _free_tables(self) -> Iterator[int]:
        teams = self._session.evening.teams
        return (number for number in count(1) if number not in teams)

    def store_all(self) -> bool:
        """Store every draft; tell whether none is left."""
        for row in self._model.drafts:
            self.store(row)
        return not self._model.drafts
