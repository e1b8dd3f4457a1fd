"""A list of people from a spreadsheet: seen before it counts, then entered whole or not at all."""

from collections.abc import Mapping, Sequence

from typing_extensions import override

from whist_td.club.commands import AdoptSpellings
from whist_td.club.rules.book import next_number
from whist_td.club.rules.matching import AdoptedName
from whist_td.club.rules.people import live_persons
from whist_td.players.screens.entries_import import PlayerImportRow, PlayersImportDialog


class PeopleImportDialog(PlayersImportDialog):
    """Choose a file, see what it says, put the columns right, enter the people."""

    @override
    def _numbers(self) -> Mapping[str, int]:
        return {person.name: person.number for person in live_persons(self._session.evening)}

    @override
    def _import_words(self, good: int) -> str:
        return self._session.words.plural("Enter {n} person", "Enter {n} people", good)

    @override
    def _adding(self, rows: Sequence[PlayerImportRow]) -> AdoptSpellings:
        numbered = enumerate(rows, start=next_number(self._session.evening.persons))
        return AdoptSpellings(tuple(AdoptedName(row.name, n, ()) for n, row in numbered))
