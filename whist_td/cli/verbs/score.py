"""`whist-td score`: JSON lines in, JSON lines out, one result a line."""

from argparse import Namespace

from whist_td.console.formats import scored_games
from whist_td.console.world import World, answer_lines
from whist_td.desk.request_errors import UnknownGameError
from whist_td.words.words import Words


def score(request: Namespace, world: World, _: Words) -> int:
    """Score every line, or explain what a line holds."""
    games = scored_games()
    if request.game not in games:
        raise UnknownGameError(request.game, tuple(games))
    game = games[request.game]
    if not request.explain:
        return answer_lines(world.input, game.score, world, _)
    for line in game.explained(_):
        world.say(line)
    return 0
