"""Humbug: two players, thirteen cards each and twenty-six out of play (règles du whist, 5).

Honours in one hand count what they number, unless the other has two as well.
"""

from dataclasses import dataclass, replace

from whist_td.core.deal_fields import Answers, DealField, FieldKind, seats
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    ALL_TRICKS,
    BOOK,
    HONOURS,
    REVOKES,
    Game,
    GameSettings,
    HandTricksError,
    Length,
    Measure,
    Running,
    Scored,
    TableSeatError,
    Two,
    Unit,
    check_honours,
    check_revokes,
    gains,
    number,
    winner_of,
)

TWO_HONOURS = 2
PLAYERS = 2
LENGTHS = (Length(Unit.GAMES, 3), Length(Unit.DEALS, 12))


class TurnedCardError(RuleError):
    """A dealer at humbug who changed hands and kept the turned trump."""


@dataclass(frozen=True)
class HumbugSettings(GameSettings):
    """The options of humbug; the source tells no number of points that wins."""

    target: int = number(5, 1, 50)
    revoke: int = number(3, 0, 20)


@dataclass(frozen=True, kw_only=True)
class HumbugDeal:
    """A deal: the tricks of the first, honours and revokes of each, and who changed his hand.

    `erased` are the revokes for which the other took points off instead of marking them.
    `trump_kept`: the dealer plays with the card he turned; not allowed once he has changed.
    """

    tricks: int
    honours: Two = (0, 0)
    revokes: Two = (0, 0)
    erased: Two = (0, 0)
    dealer: int = 0
    exchanged: tuple[bool, bool] = (False, False)
    trump_kept: bool = False


@dataclass(frozen=True)
class HumbugRunning(Running):
    """Where two players stand in their game."""

    score: Two = (0, 0)


def deal_points(deal: HumbugDeal, settings: HumbugSettings | None = None) -> Two:
    """Return the points of a deal: revokes, tricks and honours together.

    >>> deal_points(HumbugDeal(tricks=7, honours=(3, 1)))
    (4, 0)
    """
    _check(deal)
    revoked = revoke_points(deal, settings or HumbugSettings(), (0, 0))
    return _sum(revoked, _sum(trick_points(deal), honour_points(deal)))


def revoke_points(deal: HumbugDeal, settings: HumbugSettings, score: Two) -> Two:
    """Return what each has for the revokes of the other, less what is taken off his score."""
    worth, (first, second) = settings.revoke, deal.revokes
    off = [min(had, erased * worth) for had, erased in zip(score, deal.erased, strict=True)]
    return (second - deal.erased[1]) * worth - off[0], (first - deal.erased[0]) * worth - off[1]


def trick_points(deal: HumbugDeal) -> Two:
    """Return a point for each trick over six."""
    odd = deal.tricks - BOOK
    return (odd, 0) if odd > 0 else (0, 1 - odd)


def honour_points(deal: HumbugDeal) -> Two:
    """Return what the honours count: two against two cancel, and one is worth nothing."""
    first, second = deal.honours
    if first >= TWO_HONOURS and second < TWO_HONOURS:
        return first, 0
    return (0, second) if second >= TWO_HONOURS > first else (0, 0)


def _check(deal: HumbugDeal) -> None:
    if not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)
    check_honours(deal.honours)
    check_revokes(deal.revokes, deal.erased)
    if deal.dealer not in range(PLAYERS):
        raise TableSeatError(deal.dealer, PLAYERS)
    if deal.trump_kept and deal.exchanged[deal.dealer]:
        raise TurnedCardError


def score(
    running: HumbugRunning, deal: HumbugDeal, settings: HumbugSettings
) -> Scored[HumbugRunning]:
    """Return the points of a deal: revokes, tricks, honours, each only while nobody has won."""
    _check(deal)
    marks = revoke_points(deal, settings, running.score)
    for more in (trick_points(deal), honour_points(deal)):
        if winner_of(_sum(running.score, marks), settings.target) is None:
            marks = _sum(marks, more)
    total = _sum(running.score, marks)
    after = replace(running, dealer=1 - deal.dealer, deals=running.deals + 1, score=total)
    winner = winner_of(total, settings.target)
    if winner is None:
        return Scored(gains(marks), after)
    won = (int(winner == 0), int(winner == 1))
    return Scored(gains(marks, won), replace(after, games=after.games + 1, score=(0, 0)))


def _sum(one: Two, other: Two) -> Two:
    return one[0] + other[0], one[1] + other[1]


def fields(running: HumbugRunning, _: HumbugSettings, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next deal."""
    both = seats(PLAYERS)
    dealer, exchanged = answers.get("dealer", running.dealer), answers.get("exchanged")
    changed = isinstance(exchanged, tuple) and isinstance(dealer, int) and exchanged[dealer]
    made, revoked = answers.get("revokes"), replace(REVOKES, groups=both)
    made = made if isinstance(made, tuple) else ()
    trump = DealField("trump_kept", FieldKind.SWITCH, usual=True, left_unsaid=True)
    return (
        DealField("dealer", FieldKind.SEAT, both, usual=running.dealer),
        DealField(
            "exchanged",
            FieldKind.SWITCHES,
            both,
            usual=(False, False),
            rarity=3,
            left_unsaid=True,
        ),
        *(() if changed else (trump,)),
        DealField("tricks", FieldKind.NUMBER, both[:1], 0, ALL_TRICKS),
        replace(HONOURS, groups=both),
        revoked,
        *((replace(revoked, name="erased"),) if any(made) else ()),
    )


GAME: Game[HumbugDeal, HumbugSettings, HumbugRunning] = Game(
    code="humbug",
    least_players=PLAYERS,
    most_players=PLAYERS,
    is_zero_sum=False,
    presets={"humbug": HumbugSettings()},
    ranked_by=(Measure.GAMES, Measure.POINTS),
    deal_type=HumbugDeal,
    lengths=lambda _settings, _players: LENGTHS,
    start=lambda _settings, players: HumbugRunning(players),
    score=score,
    fields=fields,
)
