"""`whist-td events`: the events of a club file, newest first."""

import json
from argparse import Namespace
from dataclasses import asdict

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.i18n.words import N_, Words
from whist_td.usecases.ports import EventSummary


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
    return _.plural(
        "{event}. {name} · {date} · {n} entry · round {announced} of {rounds}",
        "{event}. {name} · {date} · {n} entries · round {announced} of {rounds}",
        event.entries,
        event=event.id,
        name=event.name,
        date=_.date(event.date),
        announced=event.announced,
        rounds=event.rounds,
    )


VERB = Verb(
    "events",
    "whist-td events FILE [--json]",
    N_("List the events of a club file, newest first."),
    run,
    (Argument("FILE", values.path, needed=True), Argument("--json", None)),
)
