"""`whist-td new`: a new event in a club file, which is made where there is none."""

from argparse import Namespace
from collections.abc import Iterable

from whist_td.console import values
from whist_td.console.formats import (
    Opener,
    Opening,
    all_verbs,
    merged,
    usual_format,
    verbs_asked,
)
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.desk.desk import open_event
from whist_td.desk.file_errors import EventFileError, UnreadableFileError
from whist_td.desk.request_errors import (
    InputMissingError,
    MissingArgumentError,
    OtherFormatOptionError,
    UsageError,
)
from whist_td.desk.requests import rehearsed
from whist_td.interchange.event_json import EventSource, event_source
from whist_td.interchange.text_tables import decoded
from whist_td.words.words import N_, Words

OPENERS = {code: verbs.opener() for code, verbs in all_verbs().items()}
EXPLAINED = tuple(opener.explained for opener in OPENERS.values() if opener.explained)
USAGE = " | ".join(
    (
        *(opener.usage for opener in OPENERS.values()),
        "whist-td new FILE --from NAME.json",
        *(explained.usage for explained in EXPLAINED),
    )
)
OWN = merged(opener.options for opener in OPENERS.values())
"""The options that not every format has."""
TOLD = (
    Argument("--name", values.line),
    Argument("--entries", values.path),
    Argument("--rounds", values.rounds),
    *OWN,
    Argument("--seed", values.seed),
    Argument("--date", values.day),
)
"""What a file of an event tells by itself."""


def run(request: Namespace, world: World, _: Words) -> int:
    """Open the event; nothing is written unless all of it will do."""
    if request.explain:
        return _explain(request, world, _)
    if request.file is None:
        raise MissingArgumentError("new", "FILE", USAGE)
    source = _source(request)
    opener = _opener(request, source)
    create, later = opener.imported(source) if source else _asked(opener, request, world)
    rehearsed(create, later, world.clock.now())
    with world.creating(request.file) as club:
        desk = open_event(club.file, club.clock, create)
        for command in later:
            desk.do(command)
        world.say(opener.told(desk, _))
    return 0


def _explain(request: Namespace, world: World, _: Words) -> int:
    """Say what can be chosen; nothing is written."""
    for explained in EXPLAINED:
        asked = getattr(request, explained.by.key)
        if asked is not None:
            for line in explained.lines(asked, _):
                world.say(line)
            return 0
    raise MissingArgumentError("new", EXPLAINED[0].by.name, USAGE)


def _source(request: Namespace) -> EventSource | None:
    path = request.__dict__["from"]
    if path is None:
        return None
    if any(argument.is_given(request) for argument in TOLD):
        raise UsageError("new", USAGE)
    if not path.is_file():
        raise InputMissingError(path)
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    return event_source(decoded(content, path.name)[0], path.name)


def _opener(request: Namespace, source: EventSource | None) -> Opener:
    if source:
        if source.format not in OPENERS:
            raise EventFileError(source.file, "format")
        return OPENERS[source.format]
    for name in ("name", "entries"):
        if getattr(request, name) is None:
            raise MissingArgumentError("new", f"--{name}", USAGE)
    return verbs_asked(request.format, "--format").opener()


def _asked(opener: Opener, request: Namespace, world: World) -> Opening:
    known = {option.name for option in opener.options}
    for option in OWN:
        if option.name not in known and option.is_given(request):
            raise OtherFormatOptionError("new", option.name, request.format)
    return opener.asked(request, world)


def _more(_: Words) -> Iterable[str]:
    return (line for explained in EXPLAINED for line in explained.all_lines(_))


VERB = Verb(
    "new",
    USAGE,
    N_("Open a new event in a club file, which is made where there is none."),
    run,
    (
        Argument("FILE", values.path),
        Argument("--format", default=usual_format()),
        Argument("--from", values.path),
        *TOLD,
        Argument("--explain", None),
    ),
    _more,
)
