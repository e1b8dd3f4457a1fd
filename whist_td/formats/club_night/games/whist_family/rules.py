"""The whist family at a table of four: what is asked, and where the table stands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from typing_extensions import override

from whist_td.core.contracts import SUITS
from whist_td.core.deal_fields import Answers, DealField, FieldKind, partners
from whist_td.formats.club_night.games.game import (
    ALL_TRICKS,
    HONOURS,
    REVOKES,
    Gains,
    Game,
    Length,
    Measure,
    Running,
    Scored,
    Unit,
    gains,
)
from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    PLAIN,
    PRESETS,
    SHORT,
    TEN,
    TRICKS,
    Marked,
    Score,
    Sides,
    TrumpedDeal,
    WhistDeal,
    WhistSettings,
    WonGame,
    consolation,
    game_chips,
    marked,
    rubber_winner,
)

TRUMP = DealField("trump", FieldKind.CHOICE, choices=SUITS)

S = TypeVar("S", bound=WhistSettings)
RANKED_BY = (Measure.POINTS, Measure.RUBBERS, Measure.GAMES)
"""Net fiches, then rubbers won, then games won (RULES 4.1)."""
DEALS = 12
LEAST_DEALS = 2
_MARKED = 2
"""About what the winners of a game mark on a deal, in tricks."""


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

    @property
    @override
    def games_won(self) -> tuple[int, ...]:
        return tuple(game.winner for game in self.won)


def start(_: WhistSettings, players: int) -> WhistRunning:
    """Return a table before its first deal."""
    return WhistRunning(players)


def score(running: WhistRunning, deal: WhistDeal, settings: WhistSettings) -> Scored[WhistRunning]:
    """Return the fiches that a deal gave to each seat, and where the table stands after it."""
    factor = settings.doubled if deal.is_doubled else PLAIN
    result = marked(running.score, deal, settings, factor)
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
    return _after_game(after, sides, result, settings, factor.counters)


def _after_game(
    running: WhistRunning, sides: Sides, result: Marked, settings: WhistSettings, times: int
) -> Scored[WhistRunning]:
    winner = 1 if result.winner else 0
    # Revokes can take both sides past the target: the loser is then one short at most.
    game = WonGame(winner, min(result.after[1 - winner], settings.target - 1))
    chips = result.slam_chips + game_chips(game, settings) * times
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
    winners = (() if won is None else sides[won] for won in (game_winner, rubber_winner))
    ones = (tuple(int(seat in side) for seat in range(players)) for side in winners)
    return gains(tuple(points), *ones)


def fields(
    running: WhistRunning, settings: WhistSettings, answers: Answers
) -> tuple[DealField, ...]:
    """Return what to ask at a table of fixed sides."""
    return side_fields(running, settings, answers, WhistDeal().sides(running.players))


def trumped_fields(
    running: WhistRunning, settings: WhistSettings, answers: Answers
) -> tuple[DealField, ...]:
    """Return what to ask where the trump has to be said."""
    return (TRUMP, *fields(running, settings, answers))


def side_fields(
    running: WhistRunning, settings: WhistSettings, answers: Answers, sides: Sides
) -> tuple[DealField, ...]:
    """Return what to ask of two sides: tricks of the first, honours, revokes."""
    shown = shown_field(sides)
    may_show = settings.calls_honours and settings.target - settings.three_honours in running.score
    if answers.get("shown") is not None:
        return (shown,)
    played = [DealField("tricks", FieldKind.NUMBER, sides[:1], 0, ALL_TRICKS)]
    if settings.has_honours:
        played.append(replace(HONOURS, groups=sides))
    played.append(replace(REVOKES, groups=sides))
    revokes = answers.get("revokes")
    if isinstance(revokes, tuple) and any(revokes):
        played.append(replace(REVOKES, name="erased", groups=sides))
    return (shown, *played) if may_show else tuple(played)


def shown_field(sides: Sides) -> DealField:
    """Return what is asked where a side is two points short: whether it showed its honours."""
    return DealField("shown", FieldKind.SIDE, sides, is_optional=True, rarity=9)


def _late_fields(settings: WhistSettings, players: int) -> tuple[DealField, ...]:
    return (shown_field(WhistDeal().sides(players)),) if settings.calls_honours else ()


def lengths(settings: WhistSettings, _: int) -> tuple[Length, ...]:
    """Return how long a table may play: a rubber, or a game where games stand alone; or deals."""
    unit = Unit.RUBBERS if settings.is_rubber else Unit.GAMES
    return Length(unit, 1), Length(Unit.DEALS, DEALS)


def _deals_a_game(settings: WhistSettings) -> int:
    return max(LEAST_DEALS, -(-settings.target // (_MARKED * settings.trick_value)))


def whist_game(
    code: str,
    presets: Mapping[str, S],
    deal_type: type[WhistDeal] = WhistDeal,
    fields: Callable[[WhistRunning, S, Answers], tuple[DealField, ...]] = fields,
) -> Game[WhistDeal, S, WhistRunning]:
    """Return a game of four players in two sides, paid in fiches."""
    return Game(
        code=code,
        least_players=4,
        most_players=4,
        is_zero_sum=True,
        presets=presets,
        ranked_by=RANKED_BY,
        deal_type=deal_type,
        sides=lambda _settings, players: partners(players),
        lengths=lengths,
        start=start,
        score=score,
        fields=fields,
        late_fields=_late_fields,
        has_rubbers=lambda settings: settings.is_rubber,
        deals_a_game=_deals_a_game,
    )


TEN_POINTS = whist_game("ten", {"ten": TEN})
"""Whist en dix points: the game all the others are told from (règles du whist, 1)."""
FIVE_POINTS = whist_game("five", {"five": FIVE})
"""Whist en cinq points: ten-point whist played to five (règles du whist, 2)."""
BY_TRICKS = whist_game("tricks", {"tricks": TRICKS})
"""Whist aux tricks: two points a trick, no honours, no slam (règles du whist, 3)."""
PRUSSIAN = whist_game("prussian", PRESETS, TrumpedDeal, trumped_fields)
"""Whist prussien: the trump is a card drawn from the other pack (règles du whist, 6)."""
CHINESE = whist_game("chinese", PRESETS, TrumpedDeal, trumped_fields)
"""Whist chinois: six cards open on six hidden ones; the dealer names the trump (règles, 8).

Points as in ordinary whist; honours count for whoever was dealt them.
"""
SHORT_WHIST = whist_game("short", {"short": SHORT})
"""Short whist: five points and no slam (règles du whist, 9; Laws of Short Whist)."""
