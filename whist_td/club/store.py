"""How the club's book stands in a club file: its facts as rows of its tables and back."""

from typing import Any

from whist_td.club.commands import DESK
from whist_td.club.rules.money import MoneyLine
from whist_td.club.rules.persons import Apart, Person, Spelling
from whist_td.club.rules.prize import Prize
from whist_td.club.rules.season import Season, SeasonNote
from whist_td.desk.kinds import converter, to_plain
from whist_td.storage.formats import FactTable, StoredFormat, Values, numbered


def _columns(fact: object) -> Values:
    return {name: each for name, each in to_plain(fact).items() if name != "number"}


def _facts(
    table: str, kind: type[Any], names: tuple[str, ...] = (), texts: tuple[str, ...] = ()
) -> FactTable:
    """Return how facts stand in a table whose columns are their fields."""

    def fact(row: Any) -> tuple[int, Any]:  # noqa: ANN401 - of any of the tables
        plain = {name: each for name, each in vars(row).items() if name != "event_id"}
        return row.number, converter().structure(plain, kind)

    return numbered(table, fact, _columns, names, texts)


STORE = StoredFormat(
    DESK,
    {
        "persons": _facts("person", Person, ("name",), ("sort_name", "contact")),
        "seen": FactTable(
            "seen",
            lambda spelling: {"event": spelling.event, "text": spelling.text},
            lambda person: {"person": person},
            lambda row: (Spelling(row.event, row.text), row.person),
            names=("text",),
        ),
        "apart": _facts("apart", Apart, texts=("spelling",)),
        "seasons": _facts("season", Season, texts=("name",)),
        "notes": _facts("season_note", SeasonNote, texts=("reason",)),
        "lines": _facts("line", MoneyLine, texts=("note",)),
        "prizes": _facts("prize", Prize),
    },
)
