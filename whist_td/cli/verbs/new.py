"""`whist-td new`: a new event in a club file, which is made where there is none."""

from argparse import Namespace
from collections.abc import Iterable, Mapping

from whist_td.console.formats import (
    Explained,
    Opener,
    Opening,
    asked_of,
    codes,
    merged,
    offered,
    opened,
)
from whist_td.console.verb import Argument
from whist_td.console.world import World
from whist_td.desk.file_errors import EventFileError, UnreadableFileError
from whist_td.desk.request_errors import (
    InputMissingError,
    MissingArgumentError,
    OtherFormatOptionError,
    UsageError,
)
from whist_td.desk.requests import MarkTrial
from whist_td.interchange.event_json import EventSource, event_source
from whist_td.interchange.formats import files_named, with_journal
from whist_td.interchange.tables import decoded
from whist_td.words.words import Words

_OF_EVENT = tuple(map(Argument, ("--name", "--entries", "--rounds", "--seed", "--date")))
"""Options whose values a file of an event has by itself, as it has those of its format."""


def _openers() -> Mapping[str, Opener]:
    return offered(lambda verbs: verbs.opener)


def _explained() -> tuple[Explained, ...]:
    return tuple(opener.explained for opener in _openers().values() if opener.explained)


def own_options() -> tuple[Argument, ...]:
    """Return the options that not every format has."""
    return merged(opener.options for opener in _openers().values())


def open_new(request: Namespace, world: World, _: Words) -> int:
    """Open the event: it is played before it is written, and then written whole."""
    if request.explain:
        return _explain(request, world, _)
    if request.file is None:
        raise MissingArgumentError("new", "FILE", request.usage)
    source = _source(request)
    if source is None:
        create, later = _opening(request, world)
    elif source.format in codes():
        create, later = files_named(source.format).commands(source)
        later = (*later, MarkTrial(trial=True)) if source.is_trial else later
    else:
        raise EventFileError(source.file, "format")
    desk = world.rehearsal().open_event(create)
    for command in later:
        desk.do(command)
    if source:
        desk = with_journal(desk, source, world.clock.now())
    world.take_in(request.file, desk, source.uid if source else "")
    opener = _openers().get(source.format if source else request.format)
    world.say(opener.sentence(desk, _) if opener else opened(desk, _))
    return 0


def _explain(request: Namespace, world: World, _: Words) -> int:
    """Say what can be chosen; nothing is written."""
    for explained in _explained():
        given = getattr(request, explained.by.key)
        if given is not None:
            for line in explained.lines(given, _):
                world.say(line)
            return 0
    raise MissingArgumentError("new", _explained()[0].by.name, request.usage)


def _source(request: Namespace) -> EventSource | None:
    path = request.__dict__["from"]
    if path is None:
        return None
    if any(argument.is_given(request) for argument in (*_OF_EVENT, *own_options())):
        raise UsageError("new", request.usage)
    if not path.is_file():
        raise InputMissingError(path)
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    return event_source(decoded(content, path.name)[0], path.name)


def _opening(request: Namespace, world: World) -> Opening:
    for name in ("name", "entries"):
        if getattr(request, name) is None:
            raise MissingArgumentError("new", f"--{name}", request.usage)
    opener = asked_of(lambda verbs: verbs.opener, request.format, "--format")
    known = {option.name for option in opener.options}
    for option in own_options():
        if option.name not in known and option.is_given(request):
            raise OtherFormatOptionError("new", option.name, request.format)
    return opener.opening(request, world)


def explanations(_: Words) -> Iterable[str]:
    """Return what formats explain of their options, line by line."""
    return (line for explained in _explained() for line in explained.all_lines(_))
