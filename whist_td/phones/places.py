"""How each place stands: open, proposed, confirmed or in conflict; what the pages and Play show."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from itertools import groupby
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.core.proposals import TableProposal
from whist_td.phones.formats import Facts, Person, Place, phones_of, results_table, row_at
from whist_td.words.words import Words

_BASIS = 16


class PlaceState(Enum):
    """How far a place is."""

    OPEN = "open"
    PROPOSED = "proposed"
    CONFIRMED = "confirmed"
    CONFLICT = "conflict"


@dataclass(frozen=True)
class PlaceView:
    """A place at a table: what the desk has of it, and what was proposed and is not answered."""

    table: int
    place: Place
    who: tuple[tuple[str, Person], ...]
    entered: Facts | None
    proposals: tuple[TableProposal, ...]

    @property
    def differing(self) -> tuple[TableProposal, ...]:
        """What was proposed and is not what the desk has."""
        return tuple(each for each in self.proposals if each.facts != self.entered)

    @property
    def state(self) -> PlaceState:
        """How far it is: what was written for another state is never taken for agreement."""
        said = [each.facts for each in self.differing]
        if self.entered is not None:
            return PlaceState.CONFLICT if said else PlaceState.CONFIRMED
        if not said:
            return PlaceState.OPEN
        is_one = all(each == said[0] for each in said)
        is_fresh = not all(each.is_stale for each in self.proposals)
        return PlaceState.PROPOSED if is_one and is_fresh else PlaceState.CONFLICT

    @property
    def shown(self) -> Facts | None:
        """What is shown of it: the desk's, or what is proposed."""
        if self.entered is not None or self.state is not PlaceState.PROPOSED:
            return self.entered
        return self.proposals[0].facts

    @property
    def basis(self) -> str:
        """The mark of what the desk has there, and of who sits there."""
        told = [self.table, dict(self.place), self.who, self.entered]
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:_BASIS]


def place_view(event: Any, table: int, place: Place) -> PlaceView:  # noqa: ANN401 - of any format
    """Return how a place at a table stands."""
    form = phones_of(event)
    who = tuple(sorted(form.who(event, place["round"], table).items()))
    pending = tuple(each for each in event.proposals.values() if each.is_at(table, place))
    return PlaceView(table, place, who, form.entered(event, table, place), pending)


def table_places(event: Any, round_number: int, table: int) -> Sequence[PlaceView]:  # noqa: ANN401
    """Return all places of a table in a round."""
    if not 0 < round_number <= event.last_announced:
        return ()
    known = list(phones_of(event).places(event, round_number, table))
    proposed = (each.place for each in event.proposals.values() if each.table == table)
    known += [each for each in proposed if each["round"] == round_number and each not in known]
    known.sort(key=lambda place: tuple(place.values()))
    return [place_view(event, table, place) for place, _same in groupby(known)]


def open_proposals(event: Any) -> Sequence[PlaceView]:  # noqa: ANN401 - of any format
    """Return the places of which something is proposed that the desk has not, by table."""
    places = {(p.table, *p.place.items()): p for p in event.proposals.values()}
    views = (place_view(event, each.table, each.place) for each in places.values())
    return sorted(
        (view for view in views if view.differing),
        key=lambda view: (view.place["round"], view.table, tuple(view.place.values())),
    )


def agreeing(event: Any) -> Sequence[PlaceView]:  # noqa: ANN401 - of any format
    """Return the places of which the same is said by all who said anything."""
    return [view for view in open_proposals(event) if view.state is PlaceState.PROPOSED]


def facts_sentence(event: Any, view: PlaceView, facts: Facts | None, _: Words) -> str:  # noqa: ANN401
    """Say what facts tell of a place, with the points; "–" where nothing is told.

    Where what comes before is not entered yet, the facts are told as they are.
    """
    form = phones_of(event)
    if facts is None:
        return "–"
    if facts == view.entered:
        return form.told(event, view.table, view.place, _)
    try:
        table = results_table([row_at(view.table, view.place, facts)])
        now = event.rounds[event.last_announced].announced_at
        after = form.command(event, table, now).applied_to(event, now)
        return form.told(after, view.table, view.place, _)
    except RuleError:
        return " ".join(str(each) for each in facts.values() if each != "")


def state_words(state: PlaceState, _: Words) -> str:
    """Return what the desk calls the state of a place."""
    return {
        PlaceState.OPEN: _("silent"),
        PlaceState.PROPOSED: _("proposed"),
        PlaceState.CONFIRMED: _("confirmed"),
        PlaceState.CONFLICT: _("differs"),
    }[state]


def place_title(place: Place, _: Words) -> str:
    """Return what a place is called below its table; nothing where a round has one result."""
    if "board" in place:
        return _("Board {board}", board=place["board"])
    return _("Deal {deal}", deal=place["deal"]) if "deal" in place else ""
