"""The events of a club file: which there are, their results in, their standings and files out."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from whist_td.cli.event_rates import ask_rates_after
from whist_td.console.formats import offered, verbs_named, verbs_of
from whist_td.console.listings import plain_text
from whist_td.console.world import World, write_file
from whist_td.core.errors import EventFinishedError
from whist_td.core.formats import format_of
from whist_td.desk.reach import reach_of
from whist_td.desk.request_errors import (
    ArgumentValueError,
    OtherFormatOptionError,
    ResultsMissingError,
    UsageError,
)
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import as_json
from whist_td.interchange.listings import in_codes
from whist_td.words.listings import Media, with_reach
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words

_PUBLIC = ".html"
"""What anybody may come to see: those who want initials have them there."""
_LIST = ".csv"
_ENDINGS = (".xlsx", _LIST, _PUBLIC, ".json")


def list_events(request: Namespace, world: World, _: Words) -> int:
    """List the events, newest first."""
    with world.reading(request.file) as club:
        events = club.file.events()
    if request.json:
        plain = [{**asdict(event), "date": event.date.isoformat()} for event in events]
        world.say(json.dumps({"events": plain}, ensure_ascii=False))
    for event in () if request.json else events:
        verbs = verbs_named(event.format)
        entered, reached = verbs.entered(event.entries, _), _("not begun")
        if event.announced:
            reached = verbs.reached(event, _)
        if event.finished:
            reached = _("finished")
        world.say(f"{event.id}. {event.name} · {_.date(event.date)} · {entered} · {reached}")
    return 0


def enter(request: Namespace, world: World, _: Words) -> int:
    """Enter results from a table, all of them or none."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        enters = verbs_of(desk.facts).enter()
        if enters is None:
            raise OtherFormatOptionError("enter", "RESULTS", format_of(desk.facts).code)
        before = desk.facts
        enters(request.results, desk, world, _)
        ask_rates_after(before, club, desk)
    return 0


def columns(_: Words) -> Iterable[str]:
    """Return what formats tell of the columns of their tables of results, line by line."""
    tables = offered(lambda verbs: verbs.columns).values()
    return (line for columns in tables for line in columns(_))


def tell_standings(request: Namespace, world: World, _: Words) -> int:
    """Say the standings after any round, as text, as JSON or as a table."""
    if request.json and request.csv:
        raise UsageError("standings", request.usage)
    with world.reading(request.file) as club:
        event: Any = club.any_desk(request.event).facts
    own, event = event, _looked_at(event, request.ranking) if request.ranking else event
    standings = verbs_of(event).standings()
    if standings is None:
        _tell_ranking(request, event, world, _)
        return 0
    if request.after is not None:
        event.check_begun(request.after)
    view = standings.view(event, request.after)
    listing = standings.listing(view, _)
    if request.json:
        world.output.write(standings.json(view))
    elif request.csv:
        world.output.write(in_codes(with_reach(listing, view.reach, _)))
    else:
        texts = [listing.title, missing_sentence(view.reach, _), plain_text(listing)]
        looks_by = verbs_of(event).looks_by()
        if event is not own and looks_by:
            texts.append(looks_by.sentence(own, event, _))
        for each in filter(None, texts):
            world.say(each)
    return 0


def _looked_at(event: Any, code: str) -> Any:  # noqa: ANN401 - of any format
    """Return an event as if it ranked another way; nothing of it is changed."""
    looks_by = verbs_of(event).looks_by()
    if looks_by is None:
        raise OtherFormatOptionError("standings", "--ranking", format_of(event).code)
    if code not in looks_by.codes:
        raise ArgumentValueError("--ranking", code, ", ".join(looks_by.codes))
    return looks_by.looked_at(event, code)


def finish(request: Namespace, world: World, _: Words) -> int:
    """End an event, and say who stands on the podium; undo takes it back."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        ends = verbs_of(desk.facts).finish()
        if ends is None:
            raise OtherFormatOptionError("finish", "FILE", format_of(desk.facts).code)
        if desk.facts.progress.finished:
            raise EventFinishedError
        reach = reach_of(desk.facts)
        if reach.missing and not request.despite_missing:
            raise ResultsMissingError(missing_sentence(reach, _))
        desk.do(ends(despite_missing=request.despite_missing))
    world.say(_("The event is finished: {name}.", name=desk.facts.details.name))
    if reach.missing:
        world.say(missing_sentence(reach, _))
    for line in _podium(desk.facts, _):
        world.say(line)
    return 0


def _podium(event: Event, _: Words) -> Iterator[str]:
    """Yield the first places as the room sees them, a line each."""
    from whist_td.room.formats import (
        Sight,
        podium,
        room_format,  # which other verbs need not
    )
    from whist_td.room.views.show import Show, publication

    form = room_format(event)
    pulse = form.pulse(event)
    sight = Sight(event, form, pulse, publication(pulse, Show()))
    for poster in podium(sight, _):
        named = zip(poster.now, poster.details, strict=True)
        yield f"{poster.place}  " + " · ".join(f"{line.name} ({text})" for line, text in named)


def _tell_ranking(request: Namespace, event: Event, world: World, _: Words) -> None:
    """Write the standings as the room has them."""
    from whist_td.room.formats import narrated_listing, room_format  # which most formats need not

    last = event.last_announced
    after = last if request.after is None else min(request.after, last)
    view = room_format(event).ranking(event, after)
    listing = narrated_listing(event, view, _)
    if request.json:
        columns = listing.on(Media.PROGRAMS)
        rows = [{each.code: each.value(row) for each in columns} for row in listing.rows]
        world.output.write(as_json({"after_round": view.after_round, "standings": rows}))
    elif request.csv:
        world.output.write(in_codes(listing))
    else:
        world.say(listing.title)
        world.say(plain_text(listing))


def export(request: Namespace, world: World, _: Words) -> int:
    """Write the event in the format that the file's ending names."""
    from whist_td.desk.members import discreet_event
    from whist_td.interchange.formats import files_for

    if request.of is not None:
        from whist_td.cli.verbs.year_files import export_year  # which an event needs not

        export_year(request, world, _)
        return 0
    ending = request.o.suffix.lower()
    if ending not in _ENDINGS:
        raise ArgumentValueError("-o", request.o.name, ", ".join(_ENDINGS))
    if request.local and ending != _LIST:
        raise UsageError("export", request.usage)
    with world.reading(request.file) as club:
        desk = club.any_desk(request.event)
        shown, uid = desk.facts, club.file.uid(desk.event)
        if ending == _PUBLIC:
            shown = discreet_event(shown, club.file.members.discreet())
    files = files_for(shown)
    write = files.local_table if request.local else files.writers(request.size, uid)[ending]
    write_file(request.o, write(shown, desk.lines, _))
    world.say(str(request.o))
    return 0
