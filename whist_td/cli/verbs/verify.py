"""`whist-td verify`: a movement on standard input, judged by the independent verifier."""

import json
from argparse import Namespace
from collections.abc import Callable

from whist_td.cli.verb import Verb
from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.desk.request_errors import InputFormatError
from whist_td.movements import verify, verify_individual, verify_whiz
from whist_td.words.movement_messages import (
    fault_sentence,
    table_fault_sentence,
    whiz_fault_sentence,
)
from whist_td.words.words import N_, Words

WILL_NOT_DO = 2
Verdict = tuple[dict[str, object], str]
"""The quality as plain values, and the first rule that is broken, in words."""


def run(_request: Namespace, world: World, _: Words) -> int:
    """Write the quality of a movement as JSON, and say the first rule that it breaks."""
    try:
        plain = json.loads(world.input.read())
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise InputFormatError(line, "JSON") from None
    verdict, fault = JUDGES.named(_format(plain), "FORMAT")(plain, _)
    world.say(json.dumps(verdict))
    if not fault:
        return 0
    world.errors.write(f"whist-td: {fault}\n")
    return WILL_NOT_DO


def _format(plain: object) -> str:
    """Tell of which format a movement is: only those of club nights say who sits in what order."""
    if not isinstance(plain, dict):
        return "militaire"
    rounds = plain.get("rounds")
    first = rounds[0] if isinstance(rounds, list) and rounds else None
    tables = first.get("tables") if isinstance(first, dict) else None
    told = tables[0] if isinstance(tables, list) and tables else None
    if "pairs" in plain or (isinstance(told, dict) and "seats" in told):
        return "club"
    return "whiz" if "players" in plain else "militaire"


def _militaire(plain: object, _: Words) -> Verdict:
    quality = verify.verify(verify.movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify.quality_to_plain(quality), first


def _whiz(plain: object, _: Words) -> Verdict:
    quality = verify_whiz.verify(verify_whiz.movement_from_plain(plain))
    first = whiz_fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify_whiz.quality_to_plain(quality), first


def _club(plain: object, _: Words) -> Verdict:
    quality = verify_individual.verify(verify_individual.movement_from_plain(plain))
    first = table_fault_sentence(quality.faults[0], _) if quality.faults else ""
    return verify_individual.quality_to_plain(quality), first


JUDGES: ByFormat[Callable[[object, Words], Verdict]] = ByFormat(_militaire, _whiz, _club)


VERB = Verb(
    "verify",
    "whist-td verify < MOVEMENT.json",
    N_("Judge a movement given on standard input."),
    run,
)
