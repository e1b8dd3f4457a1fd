"""Who plays in which rounds: players come and go, and rounds are announced or still change."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from whist_td.core.events import renamed_here
from whist_td.core.players import (
    LateRoundError,
    Player,
    RoundSequenceError,
    TableNumberError,
    TooFewPlayersError,
    check_names,
)
from whist_td.formats.whiz.rules.errors import (
    BoardsAgainError,
    BoardSetError,
    WhizFinishedError,
    WhizRoundAnnouncedError,
    WhizRoundIncompleteError,
    WhizRoundNotAnnouncedError,
)
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS


def with_rounds(evening: WhizEvent, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Seat all rounds to come, in place of those planned so far; none empties them."""
    played = {n: seated for n, seated in evening.rounds.items() if seated.announced_at is not None}
    seated = dict(played)
    for number, to_come in enumerate(rounds, start=len(played) + 1):
        if to_come.number != number:
            raise RoundSequenceError(number, to_come.number)
        evening.check_round(number)
        _check_places(to_come)
        evening.check_people(to_come)
        seated[number] = replace(to_come, announced_at=None, checked_at=None)
    _check_boards(seated.values())
    return replace(evening, rounds=seated)


def announced(evening: WhizEvent, round_number: int, at: datetime) -> WhizEvent:
    """Announce the next round; from then on its places stand."""
    evening.check_round(round_number)
    if evening.progress.finished:
        raise WhizFinishedError
    if round_number <= evening.last_announced:
        raise WhizRoundAnnouncedError(round_number)
    if round_number != evening.last_announced + 1:
        raise WhizRoundNotAnnouncedError(round_number, evening.last_announced + 1)
    check_ready(evening)
    seated = evening.seated(round_number)
    evening.check_people(seated)
    started = replace(seated, announced_at=at)
    return replace(evening, rounds={**evening.rounds, round_number: started})


def check_ready(evening: WhizEvent) -> None:
    """Refuse to start with fewer than six players there."""
    there = len(evening.present(1))
    if not evening.is_started and there < LEAST_PLAYERS:
        raise TooFewPlayersError(there, LEAST_PLAYERS)


def check_closed(evening: WhizEvent, round_number: int) -> None:
    """Refuse to go on while boards of a round have no result."""
    missing = evening.missing(round_number) if round_number else ()
    if missing:
        tables = sorted({place.table for place in missing})
        raise WhizRoundIncompleteError(round_number, tuple(tables))


def _check_places(seated: SeatedRound) -> None:
    tables: set[int] = set()
    for seating in seated.seatings:
        if seating.table < 1 or seating.table in tables:
            raise TableNumberError(seated.number, seating.table)
        if seating.board_set < 1:
            raise BoardSetError(seated.number, seating.table, seating.board_set)
        tables.add(seating.table)


def _check_boards(rounds: Iterable[SeatedRound]) -> None:
    earlier: dict[tuple[int, int], int] = {}
    for seated in rounds:
        for seating in seated.seatings:
            for player in seating.seats:
                met = (player, seating.board_set)
                if met in earlier:
                    raise BoardsAgainError(seated.number, *met, earlier[met])
                earlier[met] = seated.number


def with_players(evening: WhizEvent, players: Iterable[Player]) -> WhizEvent:
    """Add players before play, each with a number of his own, or refuse them all."""
    evening.check_open()
    return _renumbered(evening, evening.everybody_with(players))


def with_changed_player(evening: WhizEvent, player: Player) -> WhizEvent:
    """Correct a player's name or club, at any time."""
    current = evening.player(player.number)
    changed = replace(player, first_round=current.first_round, last_round=current.last_round)
    corrected = _entered(evening, {**evening.players, player.number: changed})
    return renamed_here(corrected, (current.name,), (changed.name,))


def without_player(evening: WhizEvent, number: int) -> WhizEvent:
    """Take a player off the list before play; the last one takes over the number."""
    evening.check_open()
    evening.player(number)
    left = dict(evening.players)
    last = max(left)
    if last != number:
        left[number] = replace(left[last], number=number)
    del left[last]
    return _renumbered(evening, left)


def with_order(evening: WhizEvent, order: Sequence[int], seed: int | None) -> WhizEvent:
    """Give the players new numbers before play: `order` holds the present ones."""
    evening.check_open()
    evening.check_order(order)
    players = {
        number: replace(evening.players[old], number=number)
        for number, old in enumerate(order, start=1)
    }
    progress = replace(evening.progress, draw_seed=seed)
    return _renumbered(replace(evening, progress=progress), players)


def with_late_player(
    evening: WhizEvent, player: Player, rounds: Iterable[SeatedRound]
) -> WhizEvent:
    """Let somebody join in the next round: the rounds to come are seated anew."""
    joins = max(player.first_round, evening.last_announced + 1)
    everybody = evening.everybody_with((replace(player, first_round=joins),))
    return with_rounds(_entered(evening, everybody), rounds)


def with_joining(
    evening: WhizEvent, number: int, first_round: int, rounds: Iterable[SeatedRound]
) -> WhizEvent:
    """Let somebody who is entered play from a round that is still to come."""
    player = evening.player(number)
    evening.check_round(first_round)
    if min(first_round, player.first_round) <= evening.last_announced:
        raise LateRoundError(number, first_round, evening.last_announced)
    joining = replace(player, first_round=first_round)
    return with_rounds(_entered(evening, {**evening.players, number: joining}), rounds)


def with_leaver(
    evening: WhizEvent, number: int, last_round: int, rounds: Iterable[SeatedRound]
) -> WhizEvent:
    """Let somebody leave after a round: what he played stands, the rest is seated anew."""
    player = evening.player(number)
    evening.check_round(last_round)
    if last_round < evening.last_announced:
        raise LateRoundError(number, last_round, evening.last_announced)
    _check_not_gone(evening, player)
    gone = replace(player, last_round=last_round)
    return with_rounds(_entered(evening, {**evening.players, number: gone}), rounds)


def with_returner(evening: WhizEvent, number: int, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Let somebody stay who was to leave after a round that is still to come or in play."""
    player = evening.player(number)
    _check_not_gone(evening, player)
    back = replace(player, last_round=None)
    return with_rounds(_entered(evening, {**evening.players, number: back}), rounds)


def _check_not_gone(evening: WhizEvent, player: Player) -> None:
    """Refuse somebody who has left before a round that has begun: he has no place in it."""
    if player.last_round is not None and player.last_round < evening.last_announced:
        raise LateRoundError(player.number, player.last_round, evening.last_announced)


def _renumbered(evening: WhizEvent, players: Mapping[int, Player]) -> WhizEvent:
    return replace(_entered(evening, players), rounds={})


def _entered(evening: WhizEvent, players: Mapping[int, Player]) -> WhizEvent:
    check_names(players.values())
    return replace(evening, players=dict(sorted(players.items())))
