"""Who plays where, how good that is, and the verdict of the independent verifiers."""

import json
from argparse import Namespace
from collections.abc import Iterable

from whist_td.console.formats import asked_of, merged, offered
from whist_td.console.verb import Argument
from whist_td.console.world import WILL_NOT_DO, World
from whist_td.desk.request_errors import (
    InputFormatError,
    MissingArgumentError,
    OtherFormatOptionError,
)
from whist_td.words.words import Words

_APART = 2
_LEAST_WIDTH = 5


def own_options() -> list[Argument]:
    """Return the options that not every format has: those with a value, then the switches."""
    movers = offered(lambda verbs: verbs.mover).values()
    return sorted(merged(mover.options for mover in movers), key=lambda own: own.read is None)


def tell_movement(request: Namespace, world: World, _: Words) -> int:
    """Write the movement as JSON, or as text."""
    mover = asked_of(lambda verbs: verbs.mover, request.format, "FORMAT")
    known = {option.name for option in mover.options}
    for argument in own_options():
        given = argument.is_given(request)
        if argument.name == mover.needed and not given and not request.quality:
            raise MissingArgumentError("movement", mover.needed, request.usage)
        if given and argument.name not in known:
            raise OtherFormatOptionError("movement", argument.name, request.format)
    if request.quality:
        # As the verifier sees each number of people and rounds, one by one as they are found.
        heads = mover.headings(_)
        for place, (cells, plain) in enumerate(mover.qualities(request, _)):
            if not place and not request.json:
                world.say(_columns(heads, heads))
            world.say(json.dumps(plain) if request.json else _columns(cells, heads))
    else:
        mover.tell(request, world, _)
    return 0


def _columns(cells: Iterable[str], heads: Iterable[str]) -> str:
    widths = [max(len(head), _LEAST_WIDTH) + _APART for head in heads]
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))


def verify(_request: Namespace, world: World, _: Words) -> int:
    """Write the quality of a movement as JSON, and say the first rule that it breaks."""
    try:
        plain = json.loads(world.input.read())
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise InputFormatError(line, "JSON") from None
    # The newest format that knows a movement judges it, or else the first of all.
    judges = tuple(offered(lambda verbs: verbs.judge).values())
    facts = plain if isinstance(plain, dict) else {}
    verdict, fault = next(
        (judge for judge in reversed(judges) if judge.knows(facts)), judges[0]
    ).verdict(plain, _)
    world.say(json.dumps(verdict))
    if not fault:
        return 0
    world.complain(fault)
    return WILL_NOT_DO
