"""`whist-td score`: JSON lines in, JSON lines out, one result a line."""

import json
from argparse import Namespace
from collections.abc import Callable, Mapping

from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.errors import RuleError
from whist_td.i18n.messages import message
from whist_td.i18n.score_forms import explained
from whist_td.i18n.words import N_, Words
from whist_td.usecases.score_errors import ScoreLineError, UnknownGameError
from whist_td.usecases.score_games import SCORED

WILL_NOT_DO = 2
Score = Callable[[Mapping[str, object]], object]


def run(request: Namespace, world: World, _: Words) -> int:
    """Score every line, or explain what a line holds."""
    score = SCORED.get(request.game)
    if score is None:
        raise UnknownGameError(request.game, tuple(SCORED))
    if request.explain:
        for line in explained(request.game, _):
            world.say(line)
        return 0
    return _score_all(score, world, _)


def _score_all(score: Score, world: World, _: Words) -> int:
    """Score every line; a bad one says why on its own line, and the exit code tells."""
    worst = 0
    write, encode = world.output.write, json.JSONEncoder(ensure_ascii=False).encode
    for line in world.input:
        if not line.strip():
            continue
        told: object
        try:
            told = score(_deal(line))
        except RuleError as error:
            told, worst = {"error": message(error, _)}, WILL_NOT_DO
        write(f"{encode(told)}\n")
    return worst


def _deal(line: str) -> Mapping[str, object]:
    try:
        deal = json.loads(line)
    except (ValueError, RecursionError):
        raise ScoreLineError from None
    if not isinstance(deal, dict):
        raise ScoreLineError
    return deal


VERB = Verb(
    "score",
    "whist-td score GAME [--explain] < DEALS.jsonl",
    N_("Score deals given as JSON lines on standard input."),
    run,
    (Argument("GAME", needed=True), Argument("--explain", None)),
)
