"""Where a table of whist stands, deal after deal: the score, the rubber, and who won what."""

from dataclasses import dataclass, replace

from whist_td.formats.club_night.games.whist.deals import Sides, WhistDeal
from whist_td.formats.club_night.games.whist.marking import Marked, Score, marked
from whist_td.formats.club_night.games.whist.rubber import (
    WonGame,
    consolation,
    game_chips,
    rubber_winner,
)
from whist_td.formats.club_night.games.whist.settings import PLAIN, WhistSettings
from whist_td.formats.club_night.rules.deal_fields import Group
from whist_td.formats.club_night.rules.table_games import Gains, Running, Scored, gains


@dataclass(frozen=True)
class WhistRunning(Running):
    """The score of the game being played, the games of this rubber, and the last deal played.

    `in_game` and `in_rubber` count the deals of the game and of the rubber that are being played:
    0 is before the first one.
    """

    score: Score = (0, 0)
    won: tuple[WonGame, ...] = ()
    in_game: int = 0
    in_rubber: int = 0
    last: WhistDeal | None = None


def start(_: WhistSettings, players: int) -> WhistRunning:
    """Return a table before its first deal."""
    return WhistRunning(players)


def score(running: WhistRunning, deal: WhistDeal, settings: WhistSettings) -> Scored[WhistRunning]:
    """Return the fiches that a deal gave to each seat, and where the table stands after it."""
    result = marked(running.score, deal, settings, settings.doubled if deal.is_doubled else PLAIN)
    sides = deal.sides(running.players)
    after = replace(
        running,
        dealer=(running.dealer + 1) % running.players,
        deals=running.deals + 1,
        score=result.after,
        in_game=running.in_game + 1,
        in_rubber=running.in_rubber + 1,
        last=deal,
    )
    if result.winner is None:
        return Scored(_gains(sides, result.slam_chips), after)
    return _after_game(after, sides, result, settings)


def _after_game(
    running: WhistRunning, sides: Sides, result: Marked, settings: WhistSettings
) -> Scored[WhistRunning]:
    winner = 1 if result.winner else 0
    # Revokes can take both sides past the target: the loser is then one short at most.
    game = WonGame(winner, min(result.after[1 - winner], settings.target - 1))
    chips = result.slam_chips + game_chips(game, settings)
    won = (*running.won, game)
    after = replace(running, games=running.games + 1, score=(0, 0), in_game=0)
    if not settings.is_rubber:
        return Scored(_gains(sides, chips, game_winner=winner), replace(after, in_rubber=0))
    champion = rubber_winner(won)
    if champion is None:
        return Scored(_gains(sides, chips, game_winner=winner), replace(after, won=won))
    gained = _gains(sides, chips + consolation(champion, settings), winner, champion)
    return Scored(gained, replace(after, won=(), in_rubber=0, rubbers=after.rubbers + 1))


def _gains(
    sides: Sides, chips: int, game_winner: int | None = None, rubber_winner: int | None = None
) -> Gains:
    """Give fiches to each seat: one who plays alone against two wins or loses a share for each."""
    players = sum(map(len, sides))
    share = max(map(len, sides))
    points = [0] * players
    for sign, side in zip((1, -1), sides, strict=True):
        for seat in side:
            points[seat] = sign * chips * share // len(side)
    return gains(tuple(points), *(_one_each(sides, won) for won in (game_winner, rubber_winner)))


def _one_each(sides: Sides, winner: int | None) -> Group:
    winners = () if winner is None else sides[winner]
    return tuple(int(seat in winners) for seat in range(sum(map(len, sides))))
