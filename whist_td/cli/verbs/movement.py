"""`whist-td movement`: who plays where, for any number of teams or players."""

from argparse import Namespace

from whist_td.cli import qualities
from whist_td.console import values
from whist_td.console.formats import all_verbs, merged, verbs_asked
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.desk.request_errors import MissingArgumentError, OtherFormatOptionError
from whist_td.words.words import N_, Words

MOVERS = {code: verbs.mover() for code, verbs in all_verbs().items()}
OWN = sorted(merged(mover.options for mover in MOVERS.values()), key=lambda own: own.read is None)
"""The options that not every format has: those with a value, then the switches."""
USAGE = " | ".join(
    (
        *(mover.usage for mover in MOVERS.values()),
        "whist-td movement FORMAT --quality [--players P | --teams T] [--rounds R] [--json]",
    )
)


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the movement as JSON, or as text."""
    mover = verbs_asked(request.format, "FORMAT").mover()
    known = {option.name for option in mover.options}
    for argument in OWN:
        given = argument.is_given(request)
        if argument.name == mover.needed and not given and not request.quality:
            raise MissingArgumentError("movement", mover.needed, USAGE)
        if given and argument.name not in known:
            raise OtherFormatOptionError("movement", argument.name, request.format)
    if request.quality:
        qualities.tell(mover, request, world, _)
    else:
        mover.tell(request, world, _)
    return 0


VERB = Verb(
    "movement",
    USAGE,
    N_(
        "Say who plays where, for any number of teams or players; or, with --quality, how good "
        "every movement is."
    ),
    run,
    (
        Argument("FORMAT", needed=True),
        *OWN,
        Argument("--rounds", values.rounds),
        Argument("--quality", None),
        Argument("--json", None),
    ),
)
