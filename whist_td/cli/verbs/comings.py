"""Somebody comes late or leaves early: seated with the first choice, as one step of the journal."""

import json
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from whist_td.console.formats import Coming, Comings, verbs_of
from whist_td.console.world import World
from whist_td.core.formats import format_of
from whist_td.core.names import clean
from whist_td.desk.request_errors import NobodyAloneError
from whist_td.desk.requests import Event
from whist_td.words.words import Words

Asked = Callable[[Comings, Any], Coming]


def arrive(request: Namespace, world: World, _: Words) -> int:
    """Let somebody play who has come late."""
    name = clean(request.name)

    def request_of(offered: Comings, event: Any) -> Coming:  # noqa: ANN401 - of any format
        return offered.arrive(event, name, request.first, _)

    return _come_or_go("arrive", request, world, request_of)


def leave(request: Namespace, world: World, _: Words) -> int:
    """Let somebody leave after a round."""

    def request_of(offered: Comings, event: Any) -> Coming:  # noqa: ANN401 - of any format
        return offered.leave(event, request.number, request.after, _)

    return _come_or_go("leave", request, world, request_of)


def _come_or_go(verb: str, request: Namespace, world: World, request_of: Asked) -> int:
    """Do what is asked, or with --dry-run look at it alone; and tell what it means."""
    if request.dry_run:
        with world.reading(request.file) as club:
            event = club.any_desk(request.event).facts
            coming = _coming(event, request_of, verb)
            coming.command.applied_to(event, world.clock.now())  # it may refuse
    else:
        with world.writing(request.file) as club:
            desk = club.any_desk(request.event)
            coming = _coming(desk.facts, request_of, verb)
            desk.do(coming.command)
    if request.json:
        world.say(json.dumps(coming.plain, ensure_ascii=False))
    for sentence in () if request.json else coming.sentences:
        world.say(sentence)
    return 0


def _coming(event: Event, request_of: Asked, verb: str) -> Coming:
    offered = verbs_of(event).comings()
    if offered is None:
        raise NobodyAloneError(verb, format_of(event).code)
    return request_of(offered, event)
