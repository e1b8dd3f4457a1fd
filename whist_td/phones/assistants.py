"""What an assistant does beside entering results: second pass, who is here, the room's scenes."""

from collections.abc import Mapping
from typing import Any

from whist_td.core.names import folded
from whist_td.phones.cards import Card
from whist_td.phones.hall import Hall
from whist_td.room.words.words import SCENES
from whist_td.words.words import Words

AGAIN, HERE, ROOM = "again", "here", "room"
"""The pages of an assistant beside the results, as their addresses name them."""
_MOST_PEOPLE, _MANY_TABLES = 24, 6


def helps_of(hall: Hall, card: Card, view: str, sought: str, _: Words) -> Mapping[str, Any]:
    """Return the pages that an assistant has, and what stands on the one that is shown."""
    event, scenes, found = hall.facts(), hall.scenes(), folded(sought)
    people = [each for each in hall.people() if found in folded(each.name)] if view == HERE else []
    people.sort(key=lambda each: (each.here, folded(each.name)))
    offered = {"": _("Results"), AGAIN: _("Second pass")}
    if not event.last_announced:
        offered = {"": _("Results"), HERE: _("Who is here?")}
    if scenes:
        offered[ROOM] = _("The room")
    query = f"?lang={_.language.value}"
    buttons = [("", _("Follow the round"))] + [(each.value, _(SCENES[each])) for each in scenes]
    return {
        "ways": [
            (f"{query}&view={code}" if code else query, text, code == view)
            for code, text in offered.items()
        ],
        "people": people[:_MOST_PEOPLE],
        "is_cut": len(people) > _MOST_PEOPLE,
        "scenes": buttons if view == ROOM and scenes else [],
        "seeks": view == HERE or (view != ROOM and len(hall.tables(card)) > _MANY_TABLES),
        "label": _("Name") if view == HERE else _("Table"),
    }
