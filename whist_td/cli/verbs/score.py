"""`whist-td score`: JSON lines in, JSON lines out, one result a line."""

import json
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.console.formats import ScoredGame, scored_games
from whist_td.console.world import WILL_NOT_DO, World
from whist_td.core.errors import RuleError
from whist_td.desk.request_errors import ScoreLineError, UnknownGameError
from whist_td.words.messages import message
from whist_td.words.words import Words


def score(request: Namespace, world: World, _: Words) -> int:
    """Score every line, or explain what a line holds."""
    games = scored_games()
    if request.game not in games:
        raise UnknownGameError(request.game, tuple(games))
    game = games[request.game]
    if request.explain:
        for line in game.explained(_):
            world.say(line)
        return 0
    return _score_all(game, world, _)


@dataclass
class _Refusals:
    """How many lines will not do, and where the first stands."""

    lines: int = 0
    first: int = 0
    why: str = ""

    def add(self, number: int, why: str) -> None:
        """Count a line."""
        self.lines += 1
        if self.lines == 1:
            self.first, self.why = number, why

    def sentence(self, _: Words) -> str:
        """Say in one sentence what will not do."""
        return _.plural(
            "Line {line} of standard input: {why}",
            "{n} lines of standard input cannot be used; the first is line {line}: {why}",
            self.lines,
            line=self.first,
            why=self.why,
        )


def _score_all(game: ScoredGame, world: World, _: Words) -> int:
    """Score every line; a bad one says why on its own line, and the exit code tells."""
    refusals = _Refusals()
    write, encode = world.output.write, json.JSONEncoder(ensure_ascii=False).encode
    for number, line in enumerate(world.input, start=1):
        if not line.strip():
            continue
        answer: object
        try:
            answer = game.score(_deal(line))
        except RuleError as error:
            why = message(error, _)
            refusals.add(number, why)
            answer = {"error": why}
        write(f"{encode(answer)}\n")
    if not refusals.lines:
        return 0
    world.complain(refusals.sentence(_))
    return WILL_NOT_DO


def _deal(line: str) -> Mapping[str, object]:
    try:
        deal = json.loads(line)
    except (ValueError, RecursionError):
        raise ScoreLineError from None
    if not isinstance(deal, dict):
        raise ScoreLineError
    return deal
