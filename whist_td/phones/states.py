"""What a telephone or a program reads of its card, as plain values (PHONES.md)."""

from collections.abc import Mapping
from typing import Any

from whist_td.core.formats import format_of
from whist_td.phones.cards import Card, Role
from whist_td.phones.formats import phones_of
from whist_td.phones.hall import Hall
from whist_td.phones.places import PlaceView
from whist_td.words.words import Words


def state_of(hall: Hall, card: Card, _: Words) -> Mapping[str, Any]:
    """Return what a card may see, as it stands now."""
    event = hall.facts()
    tables = hall.tables(card)
    told: dict[str, Any] = {
        "event": hall.number,
        "name": event.details.name,
        "format": format_of(event).code,
        "round": event.last_announced,
        "rounds": event.settings.rounds,
        "finished": event.progress.finished,
        "table": tables[0] if tables and card.role is not Role.ASSISTANT else None,
        "as_of": hall.now().isoformat(timespec="seconds"),
        "places": [_place(place) for place in hall.places(card)],
    }
    if card.role is Role.ASSISTANT:
        told |= {"tables": list(tables), "may_announce": hall.assistant(card).announces}
        told |= {"here": len(event.progress.here), "scenes": [s.value for s in hall.scenes()]}
    if card.role is Role.PERSON:
        told |= _person(hall, card, _)
    return told


def _place(place: PlaceView) -> Mapping[str, Any]:
    return {
        "table": place.table,
        "place": dict(place.place),
        "who": {seat: {"number": n, "name": name} for seat, (n, name) in place.who},
        "entry": place.shown,
        "state": place.state.value,
        "basis": place.basis,
        "proposals": [
            {"from": each.who, "facts": each.facts, "stale": each.is_stale}
            for each in place.differing
        ],
    }


def _person(hall: Hall, card: Card, _: Words) -> Mapping[str, Any]:
    event, form = hall.facts(), phones_of(hall.facts())
    view, line = hall.ranking(), hall.standing(card)
    return {
        "number": card.number,
        "go": form.goes(event, card.number, _),
        "results": list(form.own(event, card.number, _)),
        "standings_after": view.after_round if view else None,
        "rank": line.rank if line else None,
    }
