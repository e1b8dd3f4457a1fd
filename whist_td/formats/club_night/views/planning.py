"""What a club night will be: the rounds to come, who meets whom how often, how long it takes."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import lru_cache
from itertools import combinations

from whist_td.core.chance import chance
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.names import folded
from whist_td.core.players import Player
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules import attendance, play
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
    SeatingWay,
    again,
    pairs_of,
    table_size,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.rules.seating import (
    Rounds,
    rounds_to_come,
    rounds_with_fewer_meetings,
    with_others,
)
from whist_td.players.views.movement_views import MovementSeen, tables_seen
from whist_td.players.views.reseating import Seat

_BY_NUMBER = (SeatingWay.CHANGING, SeatingWay.PAIRS)
"""Seated by a movement that goes by numbers: a lot gives everybody another number in it."""
_SEATS_FOLLOW = ("rounds", "seating", "left_over")
"""Settings from which other seats follow, beside the game."""
MINUTES_A_DEAL = 4
"""For the plan of an evening only: shuffling, playing and writing down a deal."""
GAMES_A_RUBBER = 2.5
_WHENEVER = Details("?", date(2000, 1, 1))


def planned_rounds(event: ClubNightEvent) -> Rounds:
    """Return the seats of all rounds to come, by the lot that was drawn if there was one.

    By standing, a round is seated only when it begins: until then the standing may change.
    """
    settings, seed = event.settings, event.progress.draw_seed
    if event.is_started and settings.seating is SeatingWay.STANDING:
        return ()
    rounds, everybody = rounds_to_come(event), tuple(event.players)
    if seed is None or event.is_started or settings.seating not in _BY_NUMBER:
        return rounds
    if any(event.present(n) != everybody for n in range(1, settings.rounds + 1)):
        return rounds  # Nobody could stand in the place of one who is not always there.
    lot = _lot(event, seed)
    return tuple(with_others(each, lot) for each in rounds)


def _lot(event: ClubNightEvent, seed: int) -> Mapping[int, int]:
    """Return whose place everybody has drawn; fixed pairs draw as one."""
    people = event.present(1)
    if event.settings.seating is not SeatingWay.PAIRS:
        return dict(zip(people, _shuffled(people, seed), strict=True))
    pairs = pairs_of(event.players, people)
    drawn = [pairs[at] for at in _shuffled(range(len(pairs)), seed)]
    both = zip(pairs, drawn, strict=True)
    return {own: other for pair, goal in both for own, other in zip(pair, goal, strict=True)}


def _shuffled(items: Sequence[int], seed: int) -> list[int]:
    dice = chance(seed)
    return sorted(items, key=lambda _: next(dice))


def rounds_ahead(event: ClubNightEvent) -> Rounds:
    """Return the rounds to come as they can be foreseen, stored or not; none where none can be."""
    last = event.last_announced
    stored = tuple(seated for number, seated in event.rounds.items() if number > last)
    if stored or event.progress.finished or last >= event.settings.rounds:
        return stored
    try:
        return rounds_to_come(event)
    except RuleError:
        return ()


def _planned(change: Callable[[], ClubNightEvent]) -> Rounds:
    """Return the seats for an evening once changed; a change that will not do has none.

    The desk refuses that change with its reason; here is not the place.
    """
    try:
        return planned_rounds(change())
    except RuleError:
        return ()


def add_players(event: ClubNightEvent, players: Sequence[ClubPlayer]) -> ask.AddClubPlayers:
    """Return the request that enters players, with the seats for all of them."""
    entries = tuple(players)
    return ask.AddClubPlayers(entries, _planned(lambda: attendance.with_players(event, entries)))


def opened_again(event: ClubNightEvent, details: Details) -> ask.CreateClub:
    """Return the opening of a club night for the same people and pairs, all there from round 1.

    Who left one pair and came again in another is one person, with the partner of the first.
    """
    by_name = {folded(each.name): each for each in [*event.players.values()][::-1]}
    people = sorted(by_name.values(), key=lambda each: each.number)
    numbers = {each.number: n for n, each in enumerate(people, start=1)}
    players = [
        ClubPlayer(numbers[each.number], each.name, each.club, partner=numbers.get(mate))
        for each in people
        for mate in [_mate_entered(event, each)]
    ]
    opening = ask.CreateClub(details, event.settings)
    entered = add_players(opening.opened(), players)
    return replace(opening, players=entered.players, rounds=entered.rounds)


def opened_for_few(details: Details, people: Iterable[Player]) -> ask.CreateClub:
    """Return the opening of plain Whiz for so few that no tournament can be played."""
    game = GameChoice("plain_whiz")
    settings = ClubSettings(game, left_over=usual_left_over(game.game))
    players = numbered_players([(each.name, each.club) for each in people], settings)
    ranked_by = usual_ranking(game, len(players), settings.left_over)
    opening = ask.CreateClub(details, replace(settings, ranked_by=ranked_by))
    entered = add_players(opening.opened(), players)
    return replace(opening, players=entered.players, rounds=entered.rounds)


def _mate_entered(event: ClubNightEvent, player: ClubPlayer) -> int:
    """Return the number of somebody's partner where both say so; 0: he has none."""
    mate = event.players.get(player.partner or 0)
    return mate.number if mate is not None and mate.partner == player.number else 0


def remove_player(event: ClubNightEvent, number: int) -> ask.RemoveClubPlayer:
    """Return the request that takes a player off, with the seats for the others."""
    rounds = _planned(lambda: attendance.without_player(event, number))
    return ask.RemoveClubPlayer(number, rounds)


def change_settings(event: ClubNightEvent, settings: ClubSettings) -> ask.ChangeClubSettings:
    """Return the request that changes options, with other seats where they follow from it.

    During play a longer evening keeps what is planned: a round more is seated when it begins.
    """
    before = event.settings
    changed = {name for name in _SEATS_FOLLOW if getattr(before, name) != getattr(settings, name)}
    if settings.game.code != before.game.code:
        changed.add("game")
    if not changed or (event.is_started and changed == {"rounds"}):
        return ask.ChangeClubSettings(settings)
    rounds = _planned(lambda: play.with_settings(event, settings))
    return ask.ChangeClubSettings(settings, rounds)


def draw_seats(event: ClubNightEvent, seed: int) -> ask.SeatClubRounds:
    """Return the request that draws the seats to come by lot; the same seed draws the same."""
    drawn = replace(event, progress=replace(event.progress, draw_seed=seed))
    return ask.SeatClubRounds(planned_rounds(drawn), seed)


def seat_anew(event: ClubNightEvent) -> ask.SeatClubRounds:
    """Return the request that seats the rounds to come as the settings say."""
    return ask.SeatClubRounds(planned_rounds(event), event.progress.draw_seed)


@dataclass(frozen=True)
class FewerMeetings:
    """Seats beforehand in which fewer meet again than now, and how many sit twice at five."""

    rounds: Rounds
    now: int
    then: int
    twice: int

    @property
    def seats(self) -> ask.SeatClubRounds:
        """The request that seats everybody so."""
        return ask.SeatClubRounds(self.rounds)


def fewer_meetings(event: ClubNightEvent) -> FewerMeetings | None:
    """Return what can be offered where people sit at tables of five; None where nothing gains."""
    rounds = rounds_with_fewer_meetings(event)
    now, then = event_forecast(event), forecast_of(event, rounds)
    if not rounds or now.refusal or then.others.again >= now.others.again:
        return None
    fives = Counter(
        player
        for each in rounds
        for sitting in each.sittings
        if len(sitting.seats) > AT_TABLE
        for player in sitting.seats
    )
    twice = sum(times > 1 for times in fives.values())
    return FewerMeetings(rounds, now.others.again, then.others.again, twice)


def order_players(event: ClubNightEvent, order: Sequence[int]) -> ask.OrderClubPlayers:
    """Return the request that gives new numbers, with the seats that follow."""
    entries = tuple(order)
    return ask.OrderClubPlayers(entries, _planned(lambda: attendance.with_order(event, entries)))


def moved_up_or_down(event: ClubNightEvent, number: int, steps: int) -> ask.OrderClubPlayers | None:
    """Return the request that moves a player along the list, in fixed pairs with his partner.

    At the end of the list there is nothing to ask.
    """
    lines = _lines(event)
    place = next(at for at, line in enumerate(lines) if number in line)
    if not 0 <= place + steps < len(lines):
        return None
    lines.insert(place + steps, lines.pop(place))
    return order_players(event, [n for line in lines for n in line])


def _lines(event: ClubNightEvent) -> list[tuple[int, ...]]:
    """Return the lines of the list: everybody alone, or with his partner."""
    everybody = sorted(event.players)
    if event.settings.seating is not SeatingWay.PAIRS:
        return [(number,) for number in everybody]
    lines = dict[int, tuple[int, ...]]()
    for number in everybody:
        mate = _mate_entered(event, event.players[number])
        both = (number, mate) if mate else (number,)
        lines.setdefault(min(both), both)
    return list(lines.values())


def seated_anew(changed: ClubNightEvent, _first: int = 1) -> Rounds:
    """Seat everybody anew in all rounds to come."""
    return planned_rounds(changed)


def late_player(
    event: ClubNightEvent, player: ClubPlayer, seat: Seat = seated_anew
) -> ask.AddLateClubPlayer:
    """Return the request that lets somebody join, with the seats from then on."""
    joined = attendance.joined(event, (player,))
    late = joined.players[player.number]
    return ask.AddLateClubPlayer(late, seat(joined, late.first_round))


def joining_players(
    event: ClubNightEvent, numbers: Sequence[int], first_round: int
) -> ask.LetClubPlayersJoin:
    """Return the request that marks people late, or here after all, with the seats for it."""
    people = tuple(numbers)
    rounds = _planned(lambda: attendance.joining(event, people, first_round))
    return ask.LetClubPlayersJoin(people, first_round, rounds)


def leaving_player(
    event: ClubNightEvent, number: int, last_round: int, seat: Seat = seated_anew
) -> ask.LetClubPlayerLeave:
    """Return the request that lets somebody leave, with the seats of the rounds after that."""
    left = attendance.left(event, (number,), last_round)
    return ask.LetClubPlayerLeave(
        number, last_round, seat(left, goes_after(event, number, last_round))
    )


def returning_player(
    event: ClubNightEvent, number: int, seat: Seat = seated_anew
) -> ask.TakeClubPlayerBack:
    """Return the request that takes back somebody who was to leave, or has just left."""
    stayed, first = attendance.stayed(event, (number,)), goes_after(event, number)
    return ask.TakeClubPlayerBack(number, seat(stayed, first))


def goes_after(event: ClubNightEvent, number: int, last_round: int | None = None) -> int:
    """Return the first round that changes where somebody leaves after one, or stays after all.

    Who was to leave sooner has a place again in the rounds between.
    """
    both = (last_round, event.player(number).last_round)
    return min((last for last in both if last is not None), default=event.last_announced) + 1


def can_return(event: ClubNightEvent, player: ClubPlayer) -> bool:
    """Tell whether somebody who left, or is to leave, has missed no round and has his place."""
    goes = player.last_round is not None and not attendance.has_left(event, player)
    both = (player, event.players.get(player.partner or 0, player))
    in_other_pair = any(again(event.players, each) for each in both)
    return goes and not in_other_pair and not attendance.is_replaced(event, player)


def club_seen(event: ClubNightEvent) -> MovementSeen:
    """Return the seats of a club night, begun and foreseen."""
    begun = tuple(event.rounds[n] for n in range(1, event.last_announced + 1))
    rounds = (*begun, *rounds_ahead(event))
    choice = event.settings.game
    sizes = {len(s.seats) for each in rounds for s in each.sittings}
    sides = {size: tuple(choice.game.sides(choice.options, size)) for size in sizes}
    entries = tuple((each.number, each.sittings, each.sit_out) for each in rounds)
    names = {number: player.name for number, player in event.players.items()}
    return tables_seen(entries, sides, tuple(sorted(names)), names, event.last_announced)


@dataclass(frozen=True)
class Often:
    """How often two people do something together, over all who do it at all."""

    most: int
    """The two that do it most."""
    again: int
    """How many couples of people do it more than once."""


@dataclass(frozen=True)
class ClubForecast:
    """What an evening will be for some players, or why it cannot be seated."""

    players: int
    settings: ClubSettings
    rounds: Rounds
    partners: Often
    others: Often
    """Those who sit at the same table and are not partners."""
    refusal: RuleError | None = None

    @property
    def tables(self) -> Mapping[int, int]:
        """How many tables there are of each size in the first of these rounds."""
        first = self.rounds[:1]
        sizes = Counter(len(sitting.seats) for each in first for sitting in each.sittings)
        return dict(sorted(sizes.items(), reverse=True))

    @property
    def minutes(self) -> int:
        """About how many minutes play takes: in each round, all wait for the slowest table."""
        usual = {table_size(self.settings.game.game)}
        sizes = [{len(sitting.seats) for sitting in each.sittings} or usual for each in self.rounds]
        later = [sizes[-1] if sizes else usual] * (self.settings.rounds - len(sizes))
        return sum(max(map(self._round_minutes, each)) for each in (*sizes, *later))

    def _round_minutes(self, players: int) -> int:
        """Return about how long a table plays in a round: of five, it may have a deal more."""
        length = self.settings.length_at(players)
        return round(MINUTES_A_DEAL * _deals(length, self.settings))


@lru_cache(maxsize=64)
def club_forecast(players: int, settings: ClubSettings) -> ClubForecast:
    """Return what an evening will be for a number of players, of whom nothing else is known."""
    people = numbered_players([(str(n), "") for n in range(1, players + 1)], settings)
    by_number = {each.number: each for each in people}
    return _forecast(ClubNightEvent(_WHENEVER, settings, players=by_number))


def numbered_players(
    people: Sequence[tuple[str, str]], settings: ClubSettings
) -> tuple[ClubPlayer, ...]:
    """Return people, told by name and club, in their order; of fixed pairs, each two are one."""
    players = []
    for number, (name, club) in enumerate(people, start=1):
        other = number + 1 if number % 2 else number - 1
        is_paired = settings.seating is SeatingWay.PAIRS and other <= len(people)
        players.append(ClubPlayer(number, name, club, partner=other if is_paired else None))
    return tuple(players)


def event_forecast(event: ClubNightEvent) -> ClubForecast:
    """Return what an evening is with those who are entered, seated as it stands."""
    if event.rounds:
        return forecast_of(event, tuple(event.rounds.values()))
    return _forecast(event)


def _forecast(event: ClubNightEvent) -> ClubForecast:
    try:
        return forecast_of(event, planned_rounds(event))
    except RuleError as refusal:
        none = Often(0, 0)
        return ClubForecast(len(event.players), event.settings, (), none, none, refusal)


def forecast_of(event: ClubNightEvent, rounds: Rounds) -> ClubForecast:
    """Return what an evening is with these rounds."""
    partners, others = _met(event, rounds)
    return ClubForecast(len(event.players), event.settings, rounds, partners, others)


def _met(event: ClubNightEvent, rounds: Iterable[ClubRound]) -> tuple[Often, Often]:
    partners, others = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    choice = event.settings.game
    for seated in rounds:
        for sitting in seated.sittings:
            sides = choice.game.sides(choice.options, len(sitting.seats))
            together = {
                tuple(sorted(sitting.seats[seat] for seat in two))
                for side in sides
                for two in combinations(side, 2)
            }
            partners.update(together)
            met = {tuple(sorted(two)) for two in combinations(sitting.seats, 2)}
            others.update(met - together)
    return _often(partners), _often(others)


def _often(times: Counter[tuple[int, ...]]) -> Often:
    return Often(max(times.values(), default=0), sum(count > 1 for count in times.values()))


def _deals(length: Length, settings: ClubSettings) -> float:
    """Return about how many deals a table plays in a round."""
    choice = settings.game
    match length.unit:
        case Unit.DEALS:
            return length.count
        case Unit.GAMES:
            return length.count * choice.game.deals_a_game(choice.options)
        case Unit.RUBBERS:
            return length.count * GAMES_A_RUBBER * choice.game.deals_a_game(choice.options)
