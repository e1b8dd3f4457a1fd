"""The command line: `whist-td VERB …` (exit codes: 0 done, 2 will not do, 1 a fault of ours)."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import Any, TextIO

from whist_td import __version__
from whist_td.cli.names import DEBUG, HELP, QUIT_WHEN_READY
from whist_td.cli.verb_table import verb_table
from whist_td.console.verb import Parser, Verb
from whist_td.console.world import WILL_NOT_DO, World
from whist_td.core.errors import RuleError, check_days
from whist_td.desk.request_errors import (
    ArgumentValueError,
    MissingArgumentError,
    StandardOutputError,
    UnknownArgumentError,
    UnknownVerbError,
)
from whist_td.words.messages import message
from whist_td.words.words import Language, Words, system_language, words

_UNWRITABLE = "backslashreplace"
_UNREADABLE = "replace"


def standard_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Return standard input, output and errors; one that is closed is empty, or goes nowhere."""
    given = io.StringIO() if sys.stdin is None else sys.stdin
    if isinstance(given, io.TextIOWrapper) and not given.isatty():
        # Some programs put a mark before UTF-8.
        given.reconfigure(encoding="utf-8-sig", errors=_UNREADABLE)
    return given, _written(sys.stdout), _written(sys.stderr)


def _let_go(stream: TextIO) -> None:
    """Send nowhere what nobody reads any more, so that closing it is no mistake."""
    try:
        place = stream.fileno()
    except OSError:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, place)
    os.close(nowhere)


def _written(stream: TextIO | None) -> TextIO:
    if stream is None:
        return io.StringIO()
    if isinstance(stream, io.TextIOWrapper):
        encoding = stream.encoding if stream.isatty() else "utf-8"
        stream.reconfigure(encoding=encoding, errors=_UNWRITABLE)
    return stream


def run(arguments: Sequence[str], world: World) -> int:
    """Carry out a request and return the exit code."""
    language = system_language()
    try:
        language, rest = _language(list(arguments), language)
        code = _run(rest, world, words(language))
        world.output.flush()
        code = _tell_damaged(world, words(language)) or code
    except RuleError as error:
        return _refuse(error, world, words(language))
    except BrokenPipeError:  # `| head` has read enough
        _let_go(world.output)
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        _let_go(world.output)  # of all that is written, only the output has no name
        return _refuse(StandardOutputError(error.strerror or ""), world, words(language))
    finally:
        _tell_strange(world, words(language))
    _tell_left_out(world, words(language))
    return code


def _tell_damaged(world: World, _: Words) -> int:
    """Say which events were left out since they cannot be read, and return the code of that."""
    for fault in {each.event: each for each in world.damaged}.values():
        _refuse(fault, world, _)
    is_damaged = bool(world.damaged)
    world.damaged.clear()
    return WILL_NOT_DO if is_damaged else 0


def _tell_strange(world: World, _: Words) -> None:
    """Say what lay beside a file that was opened and is not its own."""
    if world.strange:
        from whist_td.words.safety import strange_sentence

        for each in world.strange:
            world.complain(strange_sentence(each, _))
        world.strange.clear()


def _tell_left_out(world: World, _: Words) -> None:
    """Say which columns of a roster were read and not taken over."""
    for column in world.left_out:
        sentence = _(
            "Not taken over, since it is about another event: column {column}.", column=column
        )
        world.complain(sentence)
    world.left_out.clear()


def _refuse(error: RuleError, world: World, _: Words) -> int:
    world.complain(" ".join(message(error, _).split()))
    return WILL_NOT_DO


def _run(arguments: list[str], world: World, _: Words) -> int:
    if not arguments or arguments[0] in HELP:
        return _help(arguments, world, _)
    name, *rest = arguments
    verbs = {verb.name: verb for verb in verb_table()}
    if name not in verbs:
        raise UnknownVerbError(name, tuple(verbs))
    verb = verbs[name]
    if any(word in ("-h", "--help") for word in rest):
        world.say(verb.help_text(_))
        for line in _beside(verb, verb.more)(_) if verb.more else ():
            world.say(line)
        return 0
    code: int = _beside(verb)(_request(verb, rest), world, _)
    return code


def _request(verb: Verb, arguments: list[str]) -> Namespace:
    own = _beside(verb, verb.own)() if verb.own else ()
    request, unknown = Parser(verb, own).parse_known_intermixed_args(arguments)
    request.usage = verb.usage
    if unknown:
        raise UnknownArgumentError(verb.name, unknown[0], verb.usage)
    for argument in verb.arguments:
        if argument.needed and getattr(request, argument.key) is None:
            raise MissingArgumentError(verb.name, argument.name, verb.usage)
    check_days(getattr(request, "start", None), getattr(request, "end", None))
    return request


def _beside(verb: Verb, function: str = "") -> Any:  # noqa: ANN401 - a function, as the table says
    """Return what a verb does, or another function of that module, which is only read now."""
    module, work = verb.work.split(".")
    return getattr(import_module(f"whist_td.cli.verbs.{module}"), function or work)


def _help(arguments: list[str], world: World, _: Words) -> int:
    if arguments and arguments[0] == "--version":
        world.say(f"Whist TD {__version__}")
        return 0
    world.say("whist-td [FILE]\n    " + _("Open the desktop."))
    quits = _("Open the desktop, say after how many milliseconds it is ready, and close it.")
    world.say(f"whist-td [FILE] {QUIT_WHEN_READY}\n    {quits}")
    for verb in verb_table():
        world.say(verb.help_text(_))
    world.say("--lang fr|en\n    " + _("The language of what people read."))
    world.say(
        f"{DEBUG}\n    " + _("Show on the terminal what the program does, to find a mistake.")
    )
    world.say("--version\n    " + _("Show the version."))
    return 0


def _language(arguments: list[str], default: Language) -> tuple[Language, list[str]]:
    """Take `--lang fr` or `--lang=fr` out of a request, wherever it stands."""
    rest: list[str] = []
    code: str | None = None
    words_left = iter(arguments)
    for word in words_left:
        if word == "--lang":
            code = next(words_left, "")
        elif word.startswith("--lang="):
            code = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if code is None:
        return default, rest
    try:
        return Language(code), rest
    except ValueError:
        raise ArgumentValueError("--lang", code, "fr, en") from None
