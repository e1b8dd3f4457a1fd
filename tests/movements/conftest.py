"""Movements as plain values, from the program's own rotation."""

from collections.abc import Callable
from typing import Any

import pytest

from whist_td.formats.militaire.rules.settings import Settings, planned_rounds
from whist_td.movements import militaire


def _plain(tables: int, settings: Settings) -> dict[str, Any]:
    way = settings.direction
    return {
        "teams": tables,
        "rounds": [
            {
                "round": said.number,
                "trump": said.trump.value if said.trump else None,
                "call": list(said.call),
                "stays": said.stays,
                "advance": said.advance,
                "tables": [
                    {
                        "table": table,
                        "home": table,
                        "visitors": militaire.visitors_at(table, said.number, tables, way),
                    }
                    for table in range(1, tables + 1)
                ],
            }
            for said in planned_rounds(settings, tables)
        ],
    }


@pytest.fixture(scope="session")
def plain_movement() -> Callable[..., dict[str, Any]]:
    """Return the program's movement for some tables, as plain values."""

    def planned(tables: int, settings: Settings | None = None) -> dict[str, Any]:
        return _plain(tables, settings or Settings())

    return planned
