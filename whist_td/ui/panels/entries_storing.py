"""Storing rows as they are finished; a refused one stays as it was typed."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from whist_td.domain.errors import RuleError
from whist_td.domain.people import Team
from whist_td.i18n.messages import message
from whist_td.ui.models.entries import EntriesModel
from whist_td.ui.models.entries_rows import Entry, block_of
from whist_td.ui.session import Session
from whist_td.usecases.commands import AddTeams, ChangeTeam, Command


class RowKeeper(QObject):
    """Turns finished rows into requests, and puts refusals beside the rows they are about."""

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
        """Store a row at once when it is full or was stored before."""
        entry = self._model.entries[row]
        if entry.is_full or entry.stored:
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
        sentence = self._session.refusal(_command(entry, team))
        if sentence:
            self._model.refuse(row, sentence)

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
            teams = tuple(entry.team() for entry in new)
        except RuleError:
            return False
        whole = len(new) == sum(1 for entry in entries if entry.is_draft)
        return whole and not self._session.refusal(AddTeams(teams))

    def store_all(self) -> bool:
        """Store every draft; tell whether none is left."""
        for row in self._model.drafts:
            self.store(row)
        return not self._model.drafts


def _command(entry: Entry, team: Team) -> Command:
    return ChangeTeam(team) if entry.stored else AddTeams((team,))
