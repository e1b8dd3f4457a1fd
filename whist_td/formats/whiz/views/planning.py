"""From now on: the rounds to come for those who are there, and what they ask of people.

A command that changes who plays carries the movement that follows from it, so that entries and
movement are one step, done and undone together.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from operator import itemgetter

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.players import Player, check_names
from whist_td.desk.requests import Command
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.rules import movement, play
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS, TOURNAMENT_CARDS, WhizSettings
from whist_td.formats.whiz.views.offers import chosen_merit
from whist_td.formats.whiz.views.rebuilding import weight_of
from whist_td.formats.whiz.views.seating import (
    Rounds,
    check_rounds,
    library_rounds,
    movement_of,
    prepared_of,
    quality_of,
)
from whist_td.formats.whiz.views.to_come import (
    IN_TURN,
    RoundsToCome,
    all_stay,
    faults_to_come,
    played_round,
    rounds_from,
)
from whist_td.movements.seats_to_take.search import WORK, seats_taken
from whist_td.movements.seats_to_take.weighing import KeptRound, KeptTable, SeatsAsked, SeatsCost
from whist_td.movements.verify_whiz.quality import WhizQuality
from whist_td.movements.whiz.form import WhizRound
from whist_td.movements.whiz.offers import Merit

Seat = Callable[[WhizEvent, int], Rounds]
"""Seats all rounds to come, anew from one on."""


def is_own(event: WhizEvent) -> bool:
    """Tell whether the movement planned before play is none that the program would plan."""
    planned = tuple(event.rounds.values())
    if event.is_started or not planned or chosen_merit(event) is not None:
        return False
    return planned not in (rounds_beforehand(event), rounds_from(event, 1))


def seats_kept(event: WhizEvent, changed: WhizEvent, first: int, work: int = WORK) -> Rounds:
    """Return the rounds from one on for changed people, with seats taken; none where none can be.

    A movement of the director's own, or one in play, is kept; before play the program knows best.
    """
    if event.is_started or is_own(event):
        return rounds_with_seats_taken(changed, first, work)
    return () if all_stay(changed) else rounds_beforehand(changed)


def seat_best(event: WhizEvent, work: int = WORK) -> Seat:
    """Return what seats changed people: in seats that are taken, or all of them anew.

    Once cards are printed, the lighter of the two by its weight; seats are taken where both weigh
    the same.
    """

    def seat(changed: WhizEvent, first: int) -> Rounds:
        taking = seats_kept(event, changed, first, work)
        if taking and not event.is_started:
            return taking
        anew = rounds_from(changed, first)
        return min(filter(None, (taking, anew)), key=partial(weight_of, event, changed), default=())

    return seat


def gives_up_own(event: WhizEvent, command: Command) -> bool:
    """Tell whether a request would put the program's movement in the place of a director's own."""
    if isinstance(command, ask.LetPlayerJoin):
        return not _keeps_boards(event, command.rounds) and is_own(event)
    return isinstance(command, ask.AddPlayers | ask.RemovePlayer) and is_own(event)


def _keeps_boards(event: WhizEvent, rounds: Rounds) -> bool:
    """Tell whether the boards lie where they are planned, whoever takes a seat."""
    lying = {(r.number, s.table): s.board_set for r in event.rounds.values() for s in r.seatings}
    return {(r.number, s.table): s.board_set for r in rounds for s in r.seatings} == lying


def _planned(before: WhizEvent, change: Callable[[], WhizEvent], first: int = 1) -> Rounds:
    """Return the rounds for an evening once changed; a change that will not do has none.

    What spoke for the movement chosen before speaks for the new one too. The desk refuses a change
    that will not do with its reason; here is not the place.
    """
    merit = chosen_merit(before) or Merit.NEW_FACES
    try:
        changed = change()
        if all_stay(changed):
            return RoundsToCome(changed, first, merit=merit).rounds
        return seat_best(before, QUICK)(changed, first)
    except RuleError:
        return ()


def add_players(event: WhizEvent, players: Sequence[Player]) -> ask.AddPlayers:
    """Return the request that enters players, with the movement for all of them."""
    added = tuple(players)
    return ask.AddPlayers(added, _planned(event, lambda: movement.with_players(event, added)))


def opened_again(event: WhizEvent, details: Details) -> ask.CreateWhiz:
    """Return the opening of a tournament for the same players, all there from the first round."""
    people = (replace(each, first_round=1, last_round=None) for each in event.players.values())
    numbered = [replace(each, number=n) for n, each in enumerate(people, start=1)]
    settings = replace(event.settings, domy_cards=TOURNAMENT_CARDS)
    opening = ask.CreateWhiz(details, settings)
    entered = add_players(opening.opened(), numbered)
    return replace(opening, players=entered.players, rounds=entered.rounds)


def remove_player(event: WhizEvent, number: int) -> ask.RemovePlayer:
    """Return the request that takes a player off, with the movement for the others."""
    return ask.RemovePlayer(number, _planned(event, lambda: movement.without_player(event, number)))


def order_players(
    event: WhizEvent, order: Sequence[int], seed: int | None = None
) -> ask.OrderPlayers:
    """Return the request that gives new numbers; who is not there all along keeps his rounds.

    A director's own movement stays as it is: its numbers only have other names.
    """
    numbers = tuple(order)
    if is_own(event):
        return ask.OrderPlayers(numbers, seed, tuple(event.rounds.values()))
    rounds = _planned(event, lambda: movement.with_order(event, numbers, seed))
    return ask.OrderPlayers(numbers, seed, rounds)


def change_settings(event: WhizEvent, settings: WhizSettings) -> ask.ChangeWhizSettings:
    """Return the request that changes options, with the movement where the rounds change.

    During play what is planned stays, on paper too: rounds are cut off, or come after it. So it is
    with a director's own movement before play.
    """
    before = event.settings.rounds
    stays = event.is_started or is_own(event)
    if settings.rounds == before or (settings.rounds < before and stays):
        return ask.ChangeWhizSettings(settings)
    first = before + 1 if stays else 1
    rounds = _planned(event, lambda: play.with_settings(event, settings), first)
    return ask.ChangeWhizSettings(settings, rounds)


def late_player(event: WhizEvent, player: Player, seat: Seat | None = None) -> ask.AddLatePlayer:
    """Return the request that lets somebody join, with seats in the rounds from then on."""
    joins = max(player.first_round, event.last_announced + 1)
    late = replace(player, first_round=joins)
    entered = replace(event, players={**event.players, late.number: late})
    check_names(entered.players.values())
    return ask.AddLatePlayer(late, (seat or seat_best(event))(entered, joins))


def joining_player(event: WhizEvent, number: int, first_round: int) -> ask.LetPlayerJoin:
    """Return the request that marks somebody late, or here after all, with the seats for it."""
    player = event.player(number)
    joining = replace(player, first_round=first_round)
    changed = replace(event, players={**event.players, number: joining})
    first = min(player.first_round, first_round)
    return ask.LetPlayerJoin(number, first_round, _planned(event, lambda: changed, first))


def leaving_player(
    event: WhizEvent, number: int, last_round: int, seat: Seat | None = None
) -> ask.LetPlayerLeave:
    """Return the request that lets somebody leave, with the seats of the rounds after that.

    Who was to leave sooner has a place again in the rounds between.
    """
    player = event.player(number)
    sooner = last_round if player.last_round is None else min(player.last_round, last_round)
    gone = replace(player, last_round=last_round)
    left = replace(event, players={**event.players, number: gone})
    rounds = (seat or seat_best(event))(left, sooner + 1)
    return ask.LetPlayerLeave(number, last_round, rounds)


def returning_player(event: WhizEvent, number: int, seat: Seat | None = None) -> ask.TakePlayerBack:
    """Return the request that takes back somebody who was to leave, or has just left."""
    player = event.player(number)
    back = replace(player, last_round=None)
    stayed = replace(event, players={**event.players, number: back})
    first = (player.last_round or event.last_announced) + 1
    return ask.TakePlayerBack(number, (seat or seat_best(event))(stayed, first))


def other_length(event: WhizEvent, rounds: int, seat: Seat = rounds_from) -> ask.ChangeWhizSettings:
    """Return the request for a shorter or longer evening during play."""
    settings = replace(event.settings, rounds=rounds)
    if rounds <= event.settings.rounds:
        return ask.ChangeWhizSettings(settings)
    longer = play.with_settings(event, settings)
    return ask.ChangeWhizSettings(settings, seat(longer, len(event.rounds) + 1))


def anew(event: WhizEvent, seat: Seat = rounds_from) -> ask.SeatRounds:
    """Return the request that seats all rounds to come anew, after what was really played."""
    return ask.SeatRounds(seat(event, event.last_announced + 1))


def can_return(event: WhizEvent, player: Player) -> bool:
    """Tell whether somebody who left, or is to leave, has missed no round that was announced."""
    return player.last_round is not None and player.last_round >= event.last_announced


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
    quality: WhizQuality | None
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


@lru_cache(maxsize=64)
def _library_quality(players: int, rounds: int) -> WhizQuality:
    return quality_of(library_rounds(players, rounds), players)


QUICK = WORK // 4
"""The work where nobody waits for the answer in a dialog."""
_MEETING = ((0, 1), (0, 2), (1, 2))
"""All three who sit at a table meet there."""


def rounds_with_seats_taken(event: WhizEvent, first: int, work: int = WORK) -> Rounds:
    """Return the rounds to come, as they are planned but for the seats that are taken from one on.

    There are none where a round is not planned yet, too few are there, or no seat can be had; the
    verifier has judged them after what was really played.
    """
    begins = max(first, event.last_announced + 1)
    numbers = range(begins, event.settings.rounds + 1)
    if not set(numbers) <= event.rounds.keys():
        return ()
    planned = tuple(event.rounds[number] for number in numbers)
    unchanged = tuple(event.rounds[n] for n in range(event.last_announced + 1, begins))
    played = (played_round(event, n) for n in range(1, event.last_announced + 1))
    before = (*played, *movement_of(unchanged, len(event.players)).rounds)
    taken = _taken(event, before, planned, work)
    if taken is None:
        return ()
    rounds = (*unchanged, *taken[0])
    faults = faults_to_come(event, rounds, begins)
    return () if any(fault.kind not in IN_TURN for fault in faults) else rounds


def _taken(
    event: WhizEvent, before: Iterable[WhizRound], planned: Rounds, work: int
) -> tuple[Rounds, SeatsCost] | None:
    """Return planned rounds in which seats are taken, and what it costs."""
    numbers = (seated.number for seated in planned)
    if not planned or any(len(event.present(n)) < LEAST_PLAYERS for n in numbers):
        return None
    last = event.settings.rounds
    stays = {n: (p.first_round, p.last_round or last) for n, p in event.players.items()}
    copies = prepared_of((*event.rounds.values(), *planned))
    search = SeatsAsked(
        tuple(map(_round_asked, before)),
        tuple(map(_round_asked, movement_of(planned, len(event.players)).rounds)),
        stays,
        _MEETING,
        copies,
    )
    answer = seats_taken(search, work=work)
    if answer is None:
        return None
    rounds = zip(planned, answer.rounds, strict=True)
    return tuple(_seated(seated.number, each) for seated, each in rounds), answer.cost


def _round_asked(each: WhizRound) -> KeptRound:
    tables = (KeptTable(s.table, s.board_set, s.people) for s in each.seatings)
    return KeptRound(tuple(tables), each.sit_out)


def _seated(number: int, each: KeptRound) -> SeatedRound:
    seatings = []
    for table in each.tables:
        north, east, south = table.people
        seatings.append(Seating(table.table, table.boards, north, east, south))
    return SeatedRound(number, tuple(seatings), tuple(sorted(each.out)))


def rounds_beforehand(event: WhizEvent) -> Rounds:
    """Return the movement before play where some come late or leave early, if one is known.

    It follows from who is there when, and from nothing else. Either it is that for all of them, in
    which those who are away bear the numbers that sit out anyway; or that for those who are there
    in round 1, in which the others take seats.
    """
    rounds = event.settings.rounds
    coming = [
        number
        for number, player in event.players.items()
        if player.first_round <= min(rounds, player.last_round or rounds)
    ]
    there = event.present(1)
    whole = _for(coming, library_rounds(len(coming), rounds))
    small = _for(there, library_rounds(len(there), rounds))
    sets = len(prepared_of(small)) or max(prepared_of(whole), default=0)
    best: tuple[tuple[int, ...], Rounds] | None = None
    for base in (_with_roles(event, whole), small):
        taken = _taken(event, (), base, QUICK)
        if taken is None:
            continue
        seats, cost = taken
        harm = (cost.alone, max(len(prepared_of(seats)) - sets, 0), cost.early, cost.first)
        weight = (*harm, cost.idle, cost.again)
        best = (weight, seats) if best is None else min(best, (weight, seats), key=itemgetter(0))
        if not any(harm):
            break
    if best is None or any(f.kind not in IN_TURN for f in faults_to_come(event, best[1], 1)):
        return ()
    return best[1]


def _for(people: Collection[int], rounds: Rounds) -> Rounds:
    """Return rounds of the library for people who need not be numbered from 1 without a gap."""
    return tuple(_renamed(rounds, dict(enumerate(sorted(people), start=1))))


def _renamed(rounds: Rounds, names: dict[int, int]) -> Iterator[SeatedRound]:
    for each in rounds:
        seatings = (
            Seating(s.table, s.board_set, *(names.get(player, player) for player in s.seats))
            for s in each.seatings
        )
        out = sorted(names.get(player, player) for player in each.sit_out)
        yield replace(each, seatings=tuple(seatings), sit_out=tuple(out))


def _with_roles(event: WhizEvent, rounds: Rounds) -> Rounds:
    """Return rounds in which those who are away change numbers with some who sit out then."""
    fixed: set[int] = set()
    for number, player in event.players.items():
        away = {each.number for each in rounds if not player.is_there(each.number)}
        if not away or len(away) == len(rounds):
            continue
        out = {
            n: sum(n in each.sit_out for each in rounds if each.number in away)
            for each in rounds
            for n in each.people()
            if n not in fixed
        }
        if not out:
            break
        role = max(out, key=lambda n: (out[n], n == number, -n))
        rounds = tuple(_renamed(rounds, {number: role, role: number}))
        fixed.add(number)
    return rounds
