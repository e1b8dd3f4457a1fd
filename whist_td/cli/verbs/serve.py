"""Telephones at the tables without a window: served until the program is told to stop."""

import json
import signal
from argparse import Namespace
from dataclasses import replace
from typing import Any

from whist_td.console.world import World
from whist_td.core.formats import format_of
from whist_td.core.proposals import Assistant, Confirm, Phones
from whist_td.desk.desk import Desk
from whist_td.desk.proposals import SetUpPhones
from whist_td.desk.request_errors import OtherFormatOptionError
from whist_td.phones.cards import Card, Cards, Role, all_cards
from whist_td.phones.entries import Entries, with_assistants
from whist_td.phones.formats import has_phones, phones_of
from whist_td.phones.hall import Hall, QueuedCounter
from whist_td.words.words import Words


def serve(request: Namespace, world: World, _: Words) -> int:
    """Let telephones in until the program is told to stop; say first how they come in."""
    from whist_td.phones.server import PhoneServer  # read from the disk once it is turned on

    with world.writing(request.file) as club:
        desk: Desk[Any] = club.any_desk(request.event)
        if not has_phones(desk.facts):
            raise OtherFormatOptionError("serve", "FILE", format_of(desk.facts).code)
        phones = _set_up(desk, [*(request.assistant or ()), *(request.name or ())], world)
        secret = desk.sealed[phones.seal]
        discreet = club.file.members.discreet()

        def cards() -> Cards:
            return Cards(secret, desk.facts.progress.phones or phones)

        counter = QueuedCounter(Entries(desk, world.clock, cards))
        hall = Hall(
            desk.event,
            lambda: desk.facts,
            lambda: discreet,
            cards,
            counter,
            world.clock.now,
            _.language,
        )
        server = PhoneServer(hall, request.address, request.port)
        before = [signal.signal(each, lambda _signal, _frame: counter.close()) for each in _STOPS]
        server.start()
        try:
            world.say(json.dumps(_doors(server.url, desk, cards()), ensure_ascii=False))
            world.output.flush()
            counter.serve()
        finally:
            server.stop()
            for number, known in zip(_STOPS, before, strict=True):
                signal.signal(number, known)
    return 0


_STOPS = (signal.SIGINT, signal.SIGTERM)


def _set_up(desk: Desk[Any], names: list[str], world: World) -> Phones:
    """Return the telephones of an event, set up where they are not, with their assistants.

    One assistant without a name, who may announce, is always there.
    """
    known = desk.facts.progress.phones
    if known is None or known.seal not in desk.sealed:
        is_pin = phones_of(desk.facts).confirms_by_pin
        confirm = Confirm.PIN if is_pin else Confirm.DESK
        known = Phones(desk.seal(world.dice.new_secret()), confirm)
    if "" not in {each.name for each in known.assistants}:
        own = (Assistant(announces=True), *known.assistants)
        known = replace(known, assistants=own)
    phones = with_assistants(known, names)
    if phones != desk.facts.progress.phones:
        desk.do(SetUpPhones(phones))
    return phones


def _doors(url: str, desk: Desk[Any], cards: Cards) -> object:
    """Return how everybody comes in."""
    doors: dict[str, object] = {"url": url}
    every = list(all_cards(desk.facts, cards.phones))
    doors["tables"] = [
        {"table": each.number, "path": cards.path(each)} for each in every if _is(each, Role.TABLE)
    ]
    doors["people"] = [
        {"number": each.number, "path": cards.path(each), "pin": cards.pin(each.number)}
        for each in every
        if _is(each, Role.PERSON)
    ]
    doors["assistants"] = [
        {"name": cards.phones.assistants[each.number].name, "path": cards.path(each)}
        for each in every
        if _is(each, Role.ASSISTANT)
    ]
    return doors


def _is(card: Card, role: Role) -> bool:
    return card.role is role
