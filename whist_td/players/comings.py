"""Who comes late or leaves early, seated by a verb as the desk would first, whatever is played."""

from dataclasses import replace
from functools import partial
from typing import Any

from whist_td.console.formats import Coming, Comings
from whist_td.players.seating import E, SeatingKind, named
from whist_td.players.views.reseating import Asked, SeatOffer
from whist_td.words.words import Words


def comings(seating: SeatingKind[Any]) -> Comings:
    """Return how people come late and leave early, seated by a verb as the desk would first."""
    return Comings(partial(_arrived, seating), partial(_left, seating))


def _arrived(seating: SeatingKind[E], event: E, name: str, first: int | None, _: Words) -> Coming:
    number, last = max(event.players, default=0) + 1, event.last_announced
    joins = last + 1 if first is None else first
    if event.progress.finished:
        raise seating.finished
    if joins <= last:
        raise seating.too_late(number, joins, last)
    event.check_round(joins)
    offer = _best(seating, event, seating.late(event, joins, 1), (number, joins))
    sentence = _(
        "{name} has number {number} and plays from round {round}.",
        name=name,
        number=number,
        round=joins,
    )
    offer = replace(offer, request=named(offer.request, [(name, "")]))
    return _coming(seating, event, offer, (number, joins), sentence, _)


def _left(seating: SeatingKind[E], event: E, number: int, last: int, _: Words) -> Coming:
    sentence = _("{name} leaves after round {round}.", name=event.player(number).name, round=last)
    if event.progress.finished:
        raise seating.finished
    event.check_round(last)
    who = (number, last + 1)
    offer = _best(seating, event, seating.leaving(event, number, last), who)
    return _coming(seating, event, offer, who, sentence, _)


def _best(seating: SeatingKind[E], event: E, request: Asked, who: tuple[int, int]) -> SeatOffer:
    best = seating.ways(event, request, takes_seats=True).best
    if best.request is None:
        raise best.refusal or seating.too_late(*who, event.last_announced)
    return best


def _coming(
    seating: SeatingKind[E],
    event: E,
    offer: SeatOffer,
    who: tuple[int, int],
    sentence: str,
    _: Words,
) -> Coming:
    (number, first), (to_make, compared) = who, seating.boards(event, offer, who[1])
    return Coming(
        offer.request,
        number,
        first,
        to_make,
        compared,
        offer.cost.cards,
        tuple((r.number, p) for r in offer.rounds if r.number >= first for p in r.sit_out),
        (sentence, *seating.means(event, offer, _)),
    )
