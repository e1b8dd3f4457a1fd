"""`whist-td events`: the events of a club file, newest first."""

import json
from argparse import Namespace
from dataclasses import asdict

from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.world import World
from whist_td.desk.ports import EventSummary
from whist_td.formats.militaire.files.json_export import FORMAT as MILITAIRE
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
    date, entered = _.date(event.date), _entered(event, _)
    return f"{event.id}. {event.name} · {date} · {entered} · {_reached(event, _)}"


def _entered(event: EventSummary, _: Words) -> str:
    if event.format == MILITAIRE:
        return _.plural("{n} team", "{n} teams", event.entries)
    return _.plural("{n} player", "{n} players", event.entries)


def _reached(event: EventSummary, _: Words) -> str:
    if event.finished:
        return _("finished")
    if not event.announced:
        return _("not begun")
    if event.format == MILITAIRE:
        return _("round {round} of {rounds}", round=event.announced, rounds=event.rounds)
    return _("round no. {round} of {rounds}", round=event.announced, rounds=event.rounds)


VERB = Verb(
    "events",
    "whist-td events FILE [--json]",
    N_("List the events of a club file, newest first."),
    run,
    (Argument("FILE", values.path, needed=True), Argument("--json", None)),
)
