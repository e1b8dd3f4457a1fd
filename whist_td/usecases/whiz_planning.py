"""From now on: the rounds to come for those who are there, and what they ask of people.

A command that changes who plays carries the movement that follows from it, so that entries and
movement are one step, done and undone together.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from whist_td.domain.errors import RuleError
from whist_td.domain.whiz_errors import TooFewPlayersError, WhizRoundsError
from whist_td.formats.whiz import entry, play
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.seating import SeatedRound, Seating, set_of
from whist_td.formats.whiz.settings import LEAST_PLAYERS, WhizSettings
from whist_td.movements.verify_whiz import Quality
from whist_td.movements.whiz import Round, chance, continuation, most_rounds
from whist_td.movements.whiz import Seating as Planned
from whist_td.usecases import whiz_commands as ask
from whist_td.usecases.whiz_seating import quality_of, seated_rounds

SEED = 1
"""The search for rounds to come depends on nothing else, so that the same question gives the same
answer; the rounds themselves are kept."""

Rounds = tuple[SeatedRound, ...]


@lru_cache(maxsize=64)
def library_rounds(players: int, rounds: int) -> Rounds:
    """Return the movement for players 1 to a number, verified; none where the numbers allow none.

    >>> len(library_rounds(14, 5)), library_rounds(5, 5), library_rounds(6, 30)
    (5, (), ())
    """
    if players < LEAST_PLAYERS or rounds > most_rounds(players):
        return ()
    return seated_rounds(players, rounds)


def rounds_from(evening: WhizEvening, first: int, seed: int = SEED) -> Rounds:
    """Return all rounds to come; those before a round stay as they are planned.

    Before play the library knows best; there is none where the numbers allow none.
    """
    first = min(max(first, evening.last_announced + 1), len(evening.rounds) + 1)
    if first == 1 and _all_stay(evening):
        return library_rounds(len(evening.players), evening.settings.rounds)
    whole = tuple(played_round(evening, number) for number in range(1, first))
    for people, numbers in _stretches(evening, first):
        if len(people) < LEAST_PLAYERS and not evening.is_started:
            return ()
        fresh = () if whole else library_rounds(len(people), len(numbers))
        whole = _for(people, fresh) or _continued(whole, people, len(numbers), seed)
    kept = [evening.rounds[n] for n in range(evening.last_announced + 1, first)]
    return (*kept, *map(_seated, whole[first - 1 :]))


def _for(people: Sequence[int], rounds: Rounds) -> tuple[Round, ...]:
    """Return rounds of the library for people who need not be numbered from 1 without a gap."""
    named = dict(enumerate(people, start=1))
    return tuple(
        Round(
            said.number,
            tuple(
                Planned(s.table, s.board_set, *(named[player] for player in s.seats))
                for s in said.seatings
            ),
            tuple(named[player] for player in said.sit_out),
        )
        for said in rounds
    )


def _continued(
    before: tuple[Round, ...], people: Sequence[int], rounds: int, seed: int
) -> tuple[Round, ...]:
    return continuation(before, people, rounds, chance(seed)).rounds


def _all_stay(evening: WhizEvening) -> bool:
    numbers = list(evening.players)
    stay = all(p.first_round == 1 and p.last_round is None for p in evening.players.values())
    return stay and numbers == list(range(1, len(numbers) + 1))


def _stretches(evening: WhizEvening, first: int) -> Iterator[tuple[tuple[int, ...], list[int]]]:
    """Yield rounds one after the other in which the same people are there."""
    numbers = range(first, evening.settings.rounds + 1)
    for people, rounds in groupby(numbers, key=evening.present):
        yield people, list(rounds)


def played_round(evening: WhizEvening, number: int) -> Round:
    """Return a round as it came about: where results tell of other hands or boards, those count.

    A table that played wrong boards stands there with them as well as with its own.
    """
    seated = evening.rounds[number]
    trios = [(s.table, s.board_set, s.seats) for s in seated.seatings]
    size = evening.settings.boards_per_round
    for place, result in evening.results.items():
        if place.round == number:
            trio = (place.table, set_of(place.board, size), result.seats)
            if trio not in trios:
                trios.append(trio)
    return Round(number, tuple(Planned(t, b, *seats) for t, b, seats in trios), seated.sit_out)


def _seated(said: Round) -> SeatedRound:
    seatings = (Seating(s.table, s.board_set, *s.people) for s in said.seatings)
    return SeatedRound(said.number, tuple(seatings), said.sit_out)


def _planned(change: Callable[[], WhizEvening], first: int = 1) -> Rounds:
    """Return the rounds for an evening once changed; a change that will not do has none.

    The desk refuses that change with its reason; here is not the place.
    """
    try:
        return rounds_from(change(), first)
    except RuleError:
        return ()


def add_players(evening: WhizEvening, players: Sequence[Player]) -> ask.AddPlayers:
    """Return the request that enters players, with the movement for all of them."""
    told = tuple(players)
    return ask.AddPlayers(told, _planned(lambda: entry.with_players(evening, told)))


def remove_player(evening: WhizEvening, number: int) -> ask.RemovePlayer:
    """Return the request that takes a player off, with the movement for the others."""
    return ask.RemovePlayer(number, _planned(lambda: entry.without_player(evening, number)))


def order_players(
    evening: WhizEvening, order: Sequence[int], seed: int | None = None
) -> ask.OrderPlayers:
    """Return the request that gives new numbers; who is not there all along keeps his rounds."""
    told = tuple(order)
    rounds = _planned(lambda: entry.with_order(evening, told, seed))
    return ask.OrderPlayers(told, seed, rounds)


def change_settings(evening: WhizEvening, settings: WhizSettings) -> ask.ChangeWhizSettings:
    """Return the request that changes options, with the movement where the rounds change.

    During play what is planned stays, on paper too: rounds are cut off, or come after it.
    """
    before = evening.settings.rounds
    if settings.rounds == before or (settings.rounds < before and evening.is_started):
        return ask.ChangeWhizSettings(settings)
    first = before + 1 if evening.is_started else 1
    rounds = _planned(lambda: play.with_settings(evening, settings), first)
    return ask.ChangeWhizSettings(settings, rounds)


def late_player(evening: WhizEvening, player: Player, seed: int = SEED) -> ask.AddLatePlayer:
    """Return the request that lets somebody join, with the rounds from then on seated anew."""
    joins = max(player.first_round, evening.last_announced + 1)
    late = replace(player, first_round=joins)
    entered = replace(evening, players={**evening.players, late.number: late})
    entry.check_names(entered.players.values())
    return ask.AddLatePlayer(late, rounds_from(entered, joins, seed))


def leaving_player(
    evening: WhizEvening, number: int, last_round: int, seed: int = SEED
) -> ask.LetPlayerLeave:
    """Return the request that lets somebody leave, with the rounds after that seated anew."""
    gone = replace(evening.player(number), last_round=last_round)
    left = replace(evening, players={**evening.players, number: gone})
    return ask.LetPlayerLeave(number, last_round, rounds_from(left, last_round + 1, seed))


def returning_player(evening: WhizEvening, number: int, seed: int = SEED) -> ask.TakePlayerBack:
    """Return the request that takes back somebody who was to leave, or has just left."""
    player = evening.player(number)
    back = replace(player, last_round=None)
    stayed = replace(evening, players={**evening.players, number: back})
    first = (player.last_round or evening.last_announced) + 1
    return ask.TakePlayerBack(number, rounds_from(stayed, first, seed))


def other_length(evening: WhizEvening, rounds: int, seed: int = SEED) -> ask.ChangeWhizSettings:
    """Return the request for a shorter or longer evening during play."""
    settings = replace(evening.settings, rounds=rounds)
    if rounds <= evening.settings.rounds:
        return ask.ChangeWhizSettings(settings)
    longer = play.with_settings(evening, settings)
    return ask.ChangeWhizSettings(settings, rounds_from(longer, len(evening.rounds) + 1, seed))


def can_return(evening: WhizEvening, player: Player) -> bool:
    """Tell whether somebody who left, or is to leave, has missed no round that was announced."""
    return player.last_round is not None and player.last_round >= evening.last_announced


def minutes_needed(settings: WhizSettings) -> int:
    """Return the minutes that play takes as it is planned."""
    return settings.rounds * settings.boards_per_round * settings.minutes_per_board


@dataclass(frozen=True)
class Forecast:
    """What an evening will be for some players: the movement and its quality, or why there is none.

    Before entries the players are only a guess; nothing here is kept.
    """

    players: int
    settings: WhizSettings
    rounds: Rounds
    quality: Quality | None
    refusal: RuleError | None = None

    @property
    def minutes(self) -> int:
        """The minutes that play takes."""
        return minutes_needed(self.settings)

    @property
    def tables(self) -> int:
        """The tables that are laid."""
        return max((len(seated.seatings) for seated in self.rounds), default=0)


def forecast(players: int, settings: WhizSettings) -> Forecast:
    """Return what an evening will be for a number of players."""
    try:
        check_rounds(players, settings.rounds)
    except RuleError as refusal:
        return Forecast(players, settings, (), None, refusal)
    rounds = library_rounds(players, settings.rounds)
    return Forecast(players, settings, rounds, _library_quality(players, settings.rounds))


def check_rounds(players: int, rounds: int) -> None:
    """Refuse numbers for which there is no movement."""
    if players < LEAST_PLAYERS:
        raise TooFewPlayersError(players, LEAST_PLAYERS)
    if rounds > most_rounds(players):
        raise WhizRoundsError(rounds, 1, most_rounds(players))


@lru_cache(maxsize=64)
def _library_quality(players: int, rounds: int) -> Quality:
    return quality_of(library_rounds(players, rounds), players)
