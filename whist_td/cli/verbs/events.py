"""`whist-td events`: the events of a club file, newest first."""

import json
from argparse import Namespace
from dataclasses import asdict

from whist_td.console import values
from whist_td.console.formats import verbs_named
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.desk.ports import EventSummary
from whist_td.words.words import N_, Words


def run(request: Namespace, world: World, _: Words) -> int:
    """List the events."""
    with world.reading(request.file) as club:
        events = club.file.events()
    if request.json:
        plain = [{**asdict(event), "date": event.date.isoformat()} for event in events]
        world.say(json.dumps({"events": plain}, ensure_ascii=False))
    for event in () if request.json else events:
        world.say(_line(event, _))
    return 0


def _line(event: EventSummary, _: Words) -> str:
    entered = verbs_named(event.format).entered(event.entries, _)
    return f"{event.id}. {event.name} · {_.date(event.date)} · {entered} · {_reached(event, _)}"


def _reached(event: EventSummary, _: Words) -> str:
    if event.finished:
        return _("finished")
    if not event.announced:
        return _("not begun")
    return verbs_named(event.format).reached(event, _)


VERB = Verb(
    "events",
    "whist-td events FILE [--json]",
    N_("List the events of a club file, newest first."),
    run,
    (Argument("FILE", values.path, needed=True), Argument("--json", None)),
)
