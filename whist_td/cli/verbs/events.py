"""The events of a club file: which there are, their results in, their standings and files out."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from whist_td.cli.evening_rates import ask_rates_after
from whist_td.console.formats import offered, verbs_named, verbs_of
from whist_td.console.world import World, write_file
from whist_td.core.errors import EventFinishedError
from whist_td.core.formats import format_of
from whist_td.desk.ports import EventSummary
from whist_td.desk.reach import reach_of
from whist_td.desk.request_errors import (
    ArgumentValueError,
    OtherFormatOptionError,
    ResultsMissingError,
    UsageError,
)
from whist_td.desk.requests import Event
from whist_td.interchange.event_json import as_json
from whist_td.interchange.tables import with_commas
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


def enter(request: Namespace, world: World, _: Words) -> int:
    """Enter results from a table, all of them or none."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        enters = verbs_of(desk.evening).enter()
        if enters is None:
            raise OtherFormatOptionError("enter", "RESULTS", format_of(desk.evening).code)
        before = desk.evening
        enters(request.results, desk, world, _)
        ask_rates_after(before, club, desk)
    return 0


def columns(_: Words) -> Iterable[str]:
    """Return what formats tell of the columns of their tables of results, line by line."""
    told = offered(lambda verbs: verbs.columns).values()
    return (line for columns in told for line in columns(_))


def tell_standings(request: Namespace, world: World, _: Words) -> int:
    """Say the standings after any round, as text, as JSON or as a table."""
    if request.json and request.csv:
        raise UsageError("standings", request.usage)
    with world.reading(request.file) as club:
        evening: Any = club.any_desk(request.event).evening
    own = evening
    if request.ranking is not None:
        evening = _looked_at(evening, request.ranking)
    told = verbs_of(evening).standings()
    if told is None:
        _tell_ranking(request, evening, world, _)
        return 0
    if request.after is not None:
        evening.check_begun(request.after)
    view = told.view(evening, request.after)
    if request.json:
        world.output.write(told.json(view))
    elif request.csv:
        world.output.write(told.table(view, _))
    else:
        world.say(told.text(view, _))
        looks_by = verbs_of(evening).looks_by()
        if evening is not own and looks_by and (said := looks_by.sentence(own, evening, _)):
            world.say(said)
    return 0


def _looked_at(evening: Any, code: str) -> Any:  # noqa: ANN401 - of any format
    """Return an event as if it ranked another way; nothing of it is changed."""
    looks_by = verbs_of(evening).looks_by()
    if looks_by is None:
        raise OtherFormatOptionError("standings", "--ranking", format_of(evening).code)
    if code not in looks_by.codes:
        raise ArgumentValueError("--ranking", code, ", ".join(looks_by.codes))
    return looks_by.looked_at(evening, code)


def finish(request: Namespace, world: World, _: Words) -> int:
    """End an event, and say who stands on the podium; undo takes it back."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        ends = verbs_of(desk.evening).finish()
        if ends is None:
            raise OtherFormatOptionError("finish", "FILE", format_of(desk.evening).code)
        if desk.evening.progress.finished:
            raise EventFinishedError
        reach = reach_of(desk.evening)
        if reach.missing and not request.despite_missing:
            raise ResultsMissingError(missing_sentence(reach, _))
        desk.do(ends(despite_missing=request.despite_missing))
    world.say(_("The event is finished: {name}.", name=desk.evening.details.name))
    if reach.missing:
        world.say(missing_sentence(reach, _))
    for line in _podium(desk.evening, _):
        world.say(line)
    return 0


def _podium(evening: Event, _: Words) -> Iterator[str]:
    """Yield the first places as the room sees them, a line each."""
    from whist_td.room.formats import room_format  # which other verbs need not
    from whist_td.room.scenes import Sight, podium
    from whist_td.room.views.show import Show, publication

    form = room_format(evening)
    pulse = form.pulse(evening)
    sight = Sight(evening, form, pulse, publication(pulse, Show()))
    for poster in podium(sight, _):
        named = zip(poster.now, poster.details, strict=True)
        yield f"{poster.place}  " + " · ".join(f"{line.name} ({said})" for line, said in named)


def _tell_ranking(request: Namespace, evening: Event, world: World, _: Words) -> None:
    """Write the standings as the room has them."""
    from whist_td.room.formats import room_format  # which most formats need not

    form = room_format(evening)
    last = evening.last_announced
    view = form.ranking(evening, last if request.after is None else min(request.after, last))
    rows = [
        (line.rank, line.number, line.name, form.narrator.score(line, view, _))
        for line in view.lines
    ]
    names = ("rank", "number", "name", "score")
    if request.json:
        standings = [dict(zip(names, row, strict=True)) for row in rows]
        world.output.write(as_json({"after_round": view.after_round, "standings": standings}))
    elif request.csv:
        world.output.write(with_commas((names, *rows)))
    else:
        world.say(form.narrator.standings(view, _))
        for rank, number, name, score in rows:
            world.say(f"{rank:>5} {number:>5}  {name:<32}{score:>8}")


def export(request: Namespace, world: World, _: Words) -> int:
    """Write the event in the format that the file's ending names."""
    from whist_td.desk.members import discreet_evening
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
        discreet, uid = club.file.members.discreet(), club.file.uid(desk.event)
    shown = discreet_evening(desk.evening, discreet) if ending == _PUBLIC else desk.evening
    files = files_for(shown)
    write = files.local_table if request.local else files.writers(request.size, uid)[ending]
    write_file(request.o, write(shown, desk.lines, _))
    world.say(str(request.o))
    return 0
