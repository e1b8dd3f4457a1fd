"""`whist-td verify`: a movement on standard input, judged by the independent verifier."""

import json
from argparse import Namespace

from whist_td.console.formats import Judge, all_verbs
from whist_td.console.verb import Verb
from whist_td.console.world import World
from whist_td.desk.request_errors import InputFormatError
from whist_td.words.words import N_, Words

WILL_NOT_DO = 2


def run(_request: Namespace, world: World, _: Words) -> int:
    """Write the quality of a movement as JSON, and say the first rule that it breaks."""
    try:
        plain = json.loads(world.input.read())
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise InputFormatError(line, "JSON") from None
    verdict, fault = _judge(plain).verdict(plain, _)
    world.say(json.dumps(verdict))
    if not fault:
        return 0
    world.errors.write(f"whist-td: {fault}\n")
    return WILL_NOT_DO


def _judge(plain: object) -> Judge:
    """Return who judges a movement: the newest format that knows it, or else the first of all."""
    judges = [verbs.judge() for verbs in all_verbs().values()]
    facts = plain if isinstance(plain, dict) else {}
    return next((judge for judge in reversed(judges) if judge.knows(facts)), judges[0])


VERB = Verb(
    "verify",
    "whist-td verify < MOVEMENT.json",
    N_("Judge a movement given on standard input."),
    run,
)
