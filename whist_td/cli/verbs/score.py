"""`whist-td score`: JSON lines in, JSON lines out, one result a line."""

import json
from argparse import Namespace
from collections.abc import Callable, Mapping

from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.words import N_, Words
from whist_td.usecases import score_whiz
from whist_td.usecases.score_errors import ScoreLineError, UnknownGameError

WILL_NOT_DO = 2
GAMES: Mapping[str, Callable[[Mapping[str, object]], object]] = {"whiz": score_whiz.scored}


def run(request: Namespace, world: World, _: Words) -> int:
    """Score every line; a bad one says why on its own line, and the exit code tells."""
    score = GAMES.get(request.game)
    if score is None:
        raise UnknownGameError(request.game, tuple(GAMES))
    worst = 0
    write, encode = world.output.write, json.JSONEncoder(ensure_ascii=False).encode
    for line in world.input:
        if not line.strip():
            continue
        try:
            told = score(_deal(line))
        except RuleError as error:
            told, worst = {"error": message(error, _)}, WILL_NOT_DO
        write(f"{encode(told)}\n")
    return worst


def _deal(line: str) -> Mapping[str, object]:
    try:
        deal = json.loads(line)
    except ValueError:
        raise ScoreLineError from None
    if not isinstance(deal, dict):
        raise ScoreLineError
    return deal


VERB = Verb(
    "score",
    "whist-td score GAME < DEALS.jsonl",
    N_("Score deals given as JSON lines on standard input."),
    run,
    (Argument("GAME", needed=True),),
)
