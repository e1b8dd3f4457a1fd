"""The formats as the club file knows them: a name, the facts' tables, and the evening."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlmodel import SQLModel

from whist_td.core.events import Details
from whist_td.desk.plain import FACTS, FactTypes, converter
from whist_td.desk.requests import AnyEvening
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.store import CLUB_TABLES
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.store import MILITAIRE_TABLES, FactTable
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.store import WHIZ_TABLES
from whist_td.storage.tables import ClubPlayerRow, EventRow, TeamRow, WhizPlayerRow


@dataclass(frozen=True)
class StoredFormat:
    """How the events of one format stand in a club file."""

    name: str
    evening: type[AnyEvening]
    tables: Mapping[str, FactTable]
    entries: type[SQLModel]
    """The table with a row for each team, or for each player."""

    @property
    def facts(self) -> FactTypes:
        """The types of the facts."""
        return FACTS[self.name]

    def evening_of(self, row: EventRow, facts: Mapping[str, Mapping[Any, Any]]) -> AnyEvening:
        """Return the evening that an event's row and its facts tell."""
        return self.evening(
            details=Details(row.name, row.date, row.place, row.logo),
            settings=converter().structure(row.settings, self.facts["settings"][1]),
            progress=converter().structure(row.progress, self.facts["progress"][1]),
            **facts,
        )


FORMATS: Mapping[str, StoredFormat] = {
    "militaire": StoredFormat("militaire", Evening, MILITAIRE_TABLES, TeamRow),
    "whiz": StoredFormat("whiz", WhizEvening, WHIZ_TABLES, WhizPlayerRow),
    "club": StoredFormat("club", ClubEvening, CLUB_TABLES, ClubPlayerRow),
}


def format_of(evening: AnyEvening) -> StoredFormat:
    """Return the format of an evening."""
    return next(known for known in FORMATS.values() if isinstance(evening, known.evening))
