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


def with_rounds(event: WhizEvent, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Seat all rounds to come, in place of those planned so far; none empties them."""
    played = {n: seated for n, seated in event.rounds.items() if seated.announced_at is not None}
    seated = dict(played)
    for number, to_come in enumerate(rounds, start=len(played) + 1):
        if to_come.number != number:
            raise RoundSequenceError(number, to_come.number)
        event.check_round(number)
        _check_places(to_come)
        event.check_people(to_come)
        seated[number] = replace(to_come, announced_at=None, checked_at=None)
    _check_boards(seated.values())
    return replace(event, rounds=seated)


def announced(event: WhizEvent, round_number: int, at: datetime) -> WhizEvent:
    """Announce the next round; from then on its places stand."""
    event.check_round(round_number)
    if event.progress.finished:
        raise WhizFinishedError
    if round_number <= event.last_announced:
        raise WhizRoundAnnouncedError(round_number)
    if round_number != event.last_announced + 1:
        raise WhizRoundNotAnnouncedError(round_number, event.last_announced + 1)
    check_ready(event)
    seated = event.seated(round_number)
    event.check_people(seated)
    started = replace(seated, announced_at=at)
    return replace(event, rounds={**event.rounds, round_number: started})


def check_ready(event: WhizEvent) -> None:
    """Refuse to start with fewer than six players there."""
    there = len(event.present(1))
    if not event.is_started and there < LEAST_PLAYERS:
        raise TooFewPlayersError(there, LEAST_PLAYERS)


def check_closed(event: WhizEvent, round_number: int) -> None:
    """Refuse to go on while boards of a round have no result."""
    missing = event.missing(round_number) if round_number else ()
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


def with_players(event: WhizEvent, players: Iterable[Player]) -> WhizEvent:
    """Add players before play, each with a number of his own, or refuse them all."""
    event.check_open()
    return _renumbered(event, event.everybody_with(players))


def with_changed_player(event: WhizEvent, player: Player) -> WhizEvent:
    """Correct a player's name or club, at any time."""
    current = event.player(player.number)
    changed = replace(player, first_round=current.first_round, last_round=current.last_round)
    corrected = _entered(event, {**event.players, player.number: changed})
    return renamed_here(corrected, (current.name,), (changed.name,))


def without_player(event: WhizEvent, number: int) -> WhizEvent:
    """Take a player off the list before play; the last one takes over the number."""
    event.check_open()
    event.player(number)
    left = dict(event.players)
    last = max(left)
    if last != number:
        left[number] = replace(left[last], number=number)
    del left[last]
    return _renumbered(event, left)


def with_order(event: WhizEvent, order: Sequence[int], seed: int | None) -> WhizEvent:
    """Give the players new numbers before play: `order` holds the present ones."""
    event.check_open()
    event.check_order(order)
    players = {
        number: replace(event.players[old], number=number)
        for number, old in enumerate(order, start=1)
    }
    progress = replace(event.progress, draw_seed=seed)
    return _renumbered(replace(event, progress=progress), players)


def with_late_player(event: WhizEvent, player: Player, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Let somebody join in the next round: the rounds to come are seated anew."""
    joins = max(player.first_round, event.last_announced + 1)
    everybody = event.everybody_with((replace(player, first_round=joins),))
    return with_rounds(_entered(event, everybody), rounds)


def with_joining(
    event: WhizEvent, number: int, first_round: int, rounds: Iterable[SeatedRound]
) -> WhizEvent:
    """Let somebody who is entered play from a round that is still to come."""
    player = event.player(number)
    event.check_round(first_round)
    if min(first_round, player.first_round) <= event.last_announced:
        raise LateRoundError(number, first_round, event.last_announced)
    joining = replace(player, first_round=first_round)
    return with_rounds(_entered(event, {**event.players, number: joining}), rounds)


def with_leaver(
    event: WhizEvent, number: int, last_round: int, rounds: Iterable[SeatedRound]
) -> WhizEvent:
    """Let somebody leave after a round: what he played stands, the rest is seated anew."""
    player = event.player(number)
    event.check_round(last_round)
    if last_round < event.last_announced:
        raise LateRoundError(number, last_round, event.last_announced)
    _check_not_gone(event, player)
    gone = replace(player, last_round=last_round)
    return with_rounds(_entered(event, {**event.players, number: gone}), rounds)


def with_returner(event: WhizEvent, number: int, rounds: Iterable[SeatedRound]) -> WhizEvent:
    """Let somebody stay who was to leave after a round that is still to come or in play."""
    player = event.player(number)
    _check_not_gone(event, player)
    back = replace(player, last_round=None)
    return with_rounds(_entered(event, {**event.players, number: back}), rounds)


def _check_not_gone(event: WhizEvent, player: Player) -> None:
    """Refuse somebody who has left before a round that has begun: he has no place in it."""
    if player.last_round is not None and player.last_round < event.last_announced:
        raise LateRoundError(player.number, player.last_round, event.last_announced)


def _renumbered(event: WhizEvent, players: Mapping[int, Player]) -> WhizEvent:
    return replace(_entered(event, players), rounds={})


def _entered(event: WhizEvent, players: Mapping[int, Player]) -> WhizEvent:
    check_names(players.values())
    return replace(event, players=dict(sorted(players.items())))
