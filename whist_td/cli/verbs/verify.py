"""`whist-td verify`: a movement on standard input, judged by the independent verifier."""

import json
from argparse import Namespace

from whist_td.cli.verb import Verb
from whist_td.cli.world import World
from whist_td.i18n.movement_messages import fault_sentence
from whist_td.i18n.words import N_, Words
from whist_td.movements.verify import movement_from_plain, quality_to_plain, verify
from whist_td.usecases.request_errors import InputFormatError

WILL_NOT_DO = 2


def run(_request: Namespace, world: World, _: Words) -> int:
    """Write the quality of a movement as JSON, and say the first rule that it breaks."""
    try:
        plain = json.loads(world.input.read())
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise InputFormatError(line, "JSON") from None
    quality = verify(movement_from_plain(plain))
    world.say(json.dumps(quality_to_plain(quality)))
    if not quality.faults:
        return 0
    world.errors.write(f"whist-td: {fault_sentence(quality.faults[0], _)}\n")
    return WILL_NOT_DO


VERB = Verb(
    "verify",
    "whist-td verify < MOVEMENT.json",
    N_("Judge a movement given on standard input."),
    run,
)
