"""What can happen on a club night: the next thing a director would ask, by lot, of any game."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import partial
from random import Random

from reliability.club_deals import a_deal

from whist_td.core.contracts import Rule
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.core.movement_tables import Sitting
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, SanctionTo, Unit
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.scottish.rules import BothHome
from whist_td.formats.club_night.games.whip.rules import LastCards, Tied
from whist_td.formats.club_night.games.whist_family.favorite import Doubled, DrawnFor
from whist_td.formats.club_night.games.whist_family.marking import HonoursEnd, HonoursStop, Slam
from whist_td.formats.club_night.rules.attendance import with_pair
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
    RankedBy,
    SeatingWay,
    left_overs,
    plays_in_sides,
    table_size,
)
from whist_td.formats.club_night.views import arrivals as coming
from whist_td.formats.club_night.views import planning as plan

LONG_AGO = 2
"""How many rounds may pass before a wrong deal is noticed."""
Ask = Callable[[ClubNightEvent, Random], Command]

OPTIONS: Mapping[str, tuple[object, ...]] = {
    "consolation": (2, 4),
    "slam": tuple(Slam),
    "is_rubber": (True, True, False),
    "calls_honours": (True, False),
    "doubles": tuple(Doubled),
    "drawn_for": tuple(DrawnFor),
    "has_partners": (True, False),
    "cards_count": (True, False),
    "revoke_loses": (True, False),
    "both_home": tuple(BothHome),
    "ten_of_diamonds": (1, 2),
    "tied": tuple(Tied),
    "last_cards": tuple(LastCards),
    "passed_deal_counts": (True, False),
    "rule": tuple(Rule),
    "honours_stop": tuple(HonoursStop),
    "honours_end": tuple(HonoursEnd),
    "sanctions_to": tuple(SanctionTo),
}
"""The options of the games that are tried; those that a game does not have are left out."""


def opening(dice: Random, code: str | None = None) -> ask.CreateClub:
    """Return a night of some game, some size, some way of seating, with some options."""
    choice = game_choice(code or dice.choice(list(GAMES)), dice)
    game = choice.game
    ways = [way for way in SeatingWay if way is not SeatingWay.PAIRS or plays_in_sides(choice)]
    way = dice.choice(ways)
    settings = ClubSettings(
        game=choice,
        rounds=dice.randint(1, 5),
        length=_length(choice, dice),
        seating=way,
        left_over=dice.choice(left_overs(game)),
        ranked_by=dice.choice(list(RankedBy)),
        tie_breaks=_tie_breaks(dice),
        placement=dice.choice(((3, 2, 1, 0), (90, 60, 30, 0), (1,))),
    )
    people = tuple(_player(n, way) for n in range(1, _size(game, way, dice) + 1))
    details = Details("Soirée", date(2026, 11, 21), "Gaspé")
    empty = ask.CreateClub(details, settings)
    return replace(empty, players=people, rounds=_seats(empty, people))


def _seats(empty: ask.CreateClub, people: tuple[ClubPlayer, ...]) -> tuple[ClubRound, ...]:
    numbered = {player.number: player for player in people}
    return plan.planned_rounds(ClubNightEvent(empty.details, empty.settings, players=numbered))


def game_choice(code: str, dice: Random) -> GameChoice:
    """Return a game with some of its options."""
    options = dice.choice(list(GAMES[code].presets.values()))
    for name, values in OPTIONS.items():
        if hasattr(options, name) and dice.random() < 0.4:
            options = replace(options, **{name: dice.choice(values)})
    return GameChoice(code, options)


def _length(choice: GameChoice, dice: Random) -> Length | None:
    """Return a length that lets an evening end: what the game usually takes, or less."""
    lengths = choice.game.lengths(choice.options, table_size(choice.game))
    if lengths[0].unit is Unit.DEALS:
        return Length(Unit.DEALS, dice.randint(2, 5) * choice.game.deals_by)
    return dice.choice((None, *(Length(each.unit, dice.randint(1, 2)) for each in lengths)))


def _tie_breaks(dice: Random) -> tuple[Measure, ...] | None:
    if dice.random() < 0.6:
        return None
    return tuple(dice.sample(list(Measure), dice.randint(0, 3)))


def _size(game: AnyGame, way: SeatingWay, dice: Random) -> int:
    if way is SeatingWay.PAIRS:
        return 2 * dice.randint(2, 6)
    return dice.randint(game.least_players, 3 * table_size(game) + 2)


def _player(number: int, way: SeatingWay) -> ClubPlayer:
    partner = number + 1 if number % 2 else number - 1
    return ClubPlayer(
        number, f"Rita {number}", partner=partner if way is SeatingWay.PAIRS else None
    )


def next_step(evening: ClubNightEvent, dice: Random) -> Command:
    """Return what comes next when nothing goes wrong."""
    number = evening.last_announced
    missing = evening.missing(number) if number else ()
    if missing:
        return _next_deal(evening, number, dice.choice(missing), dice)
    enough = len(evening.present(number + 1)) >= evening.game.least_players
    if number < evening.settings.rounds and not evening.progress.finished and enough:
        return ask.BeginClubRound(number + 1)
    return ask.FinishClub(despite_missing=True)


def accident(evening: ClubNightEvent, dice: Random) -> Command:
    """Return what nobody had planned."""
    names, weights = zip(*WEIGHTS.items(), strict=True)
    (name,) = dice.choices(names, weights)
    return ACCIDENTS[name](evening, dice)


def _next_deal(evening: ClubNightEvent, number: int, table: int, dice: Random) -> ask.EnterDeal:
    place = DealPlace(number, table, len(evening.deals_at(number, table)) + 1)
    return ask.EnterDeal(place, a_deal(evening, place, dice))


def _some_deal(
    evening: ClubNightEvent, dice: Random, latest: int | None = None
) -> DealPlace | None:
    last = evening.last_announced if latest is None else latest
    known = sorted(place for place in evening.results if place.round <= last)
    return dice.choice(known) if known else None


def _corrected(evening: ClubNightEvent, dice: Random, rounds_ago: int = 0) -> Command:
    place = _some_deal(evening, dice, evening.last_announced - rounds_ago)
    if place is None:
        return next_step(evening, dice)
    return ask.EnterDeal(place, a_deal(evening, place, dice))


def _inserted(evening: ClubNightEvent, dice: Random) -> Command:
    place = _some_deal(evening, dice)
    if place is None:
        return next_step(evening, dice)
    return ask.InsertDeal(place, a_deal(evening, place, dice))


def _removed(evening: ClubNightEvent, dice: Random) -> Command:
    return ask.RemoveDeal(_some_deal(evening, dice) or DealPlace(1, 1, 1))


def _wrong_place(evening: ClubNightEvent, dice: Random) -> Command:
    """A deal too far on, or at a table that nobody sits at."""
    known = _some_deal(evening, dice)
    if known is None:
        return next_step(evening, dice)
    wrong = dice.choice((known._replace(deal=99), known._replace(table=99)))
    return ask.EnterDeal(wrong, evening.results[known])


def _in_bulk(evening: ClubNightEvent, dice: Random) -> Command:
    """The next deal of every table that still plays, from a sheet that went round."""
    number = evening.last_announced
    tables = evening.missing(number) if number else ()
    told = (_next_deal(evening, number, table, dice) for table in tables)
    return ask.EnterDeals(tuple((each.place, each.deal) for each in told))


def _late_player(evening: ClubNightEvent, dice: Random) -> Command:
    number = max(evening.players) + 1
    late = ClubPlayer(number, f"Late {number}", first_round=dice.randint(1, 3))
    if evening.settings.seating is SeatingWay.PAIRS and dice.random() < 0.8:
        return coming.late_pair(evening, late, ClubPlayer(number + 1, f"Late {number + 1}"))
    if evening.is_started:
        return plan.late_player(evening, late)
    return plan.add_players(evening, (ClubPlayer(number, f"Late {number}"),))


def _leaver(evening: ClubNightEvent, dice: Random) -> Command:
    number = dice.choice(list(evening.players))
    if not evening.is_started and dice.random() < 0.5:
        return plan.remove_player(evening, number)
    last = min(evening.settings.rounds, evening.last_announced + dice.randint(0, 1))
    if evening.settings.seating is SeatingWay.PAIRS and dice.random() < 0.8:
        return coming.leaving_pair(evening, number, last)
    return plan.leaving_player(evening, number, last)


def _returner(evening: ClubNightEvent, dice: Random) -> Command:
    gone = [n for n, player in evening.players.items() if player.last_round]
    number = dice.choice(gone or list(evening.players))
    if evening.settings.seating is SeatingWay.PAIRS and dice.random() < 0.8:
        return coming.returning_pair(evening, number)
    return plan.returning_player(evening, number)


def _substitute(evening: ClubNightEvent, dice: Random) -> Command:
    number = max(evening.players) + 1
    last = evening.last_announced + dice.randint(0, 1) if dice.random() < 0.3 else None
    comes = ClubPlayer(number, f"Aline {number}")
    return coming.substitute_for(evening, dice.choice(list(evening.players)), comes, last)


def _moved(evening: ClubNightEvent, dice: Random) -> Command:
    number = dice.choice(list(evening.players))
    moved = plan.moved_up_or_down(evening, number, dice.choice((-1, 1)))
    return moved or next_step(evening, dice)


def _paired(evening: ClubNightEvent, dice: Random) -> Command:
    numbers = list(evening.players)
    one, other = dice.choice(numbers), dice.choice(numbers)
    try:
        rounds = plan.planned_rounds(with_pair(evening, one, other))
    except RuleError:
        rounds = ()
    return ask.PairClubPlayers(one, other, rounds)


def _renamed(evening: ClubNightEvent, dice: Random) -> Command:
    player = evening.players[dice.choice(list(evening.players))]
    return ask.ChangeClubPlayer(replace(player, name=f"Luc {dice.randint(1, 40)}", club="Gaspé"))


def _sanction(evening: ClubNightEvent, dice: Random) -> Command:
    number = dice.randint(1, max(1, evening.last_announced))
    points = dice.choice((3, 6, 12, 0))
    return ask.SanctionPlayer(JuryLine(number, dice.choice(list(evening.players)), points, "jury"))


def swapped(seated: ClubRound, dice: Random) -> ClubRound:
    """Return a round in which two people have changed places, at a table or beside."""
    people = list(seated.people())
    one, other = dice.choice(people), dice.choice(people)
    names = {one: other, other: one}

    def now(seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(names.get(player, player) for player in seats)

    sittings = tuple(Sitting(each.table, now(each.seats)) for each in seated.sittings)
    return replace(seated, sittings=sittings, sit_out=now(seated.sit_out))


def _seats_corrected(evening: ClubNightEvent, dice: Random) -> Command:
    if not evening.is_started:
        return next_step(evening, dice)
    seated = evening.rounds[dice.randint(1, evening.last_announced)]
    return ask.CorrectClubSeats(swapped(seated, dice))


def _begun_otherwise(evening: ClubNightEvent, dice: Random) -> Command:
    """People sat down where they liked, and the director took it as it was."""
    number = evening.last_announced + 1
    if number not in evening.rounds:
        return next_step(evening, dice)
    return ask.BeginClubRound(number, swapped(evening.rounds[number], dice))


def _changed(evening: ClubNightEvent, **options: object) -> Command:
    return plan.change_settings(evening, replace(evening.settings, **options))


def _length_of_evening(evening: ClubNightEvent, dice: Random) -> Command:
    return _changed(evening, rounds=max(1, evening.settings.rounds + dice.choice((-1, -1, 1))))


def _ranked_otherwise(evening: ClubNightEvent, dice: Random) -> Command:
    way = dice.choice(list(RankedBy))
    return _changed(evening, ranked_by=way, tie_breaks=_tie_breaks(dice))


def _other_values(evening: ClubNightEvent, dice: Random) -> Command:
    return _changed(evening, game=game_choice(evening.settings.game.code, dice))


ACCIDENTS: Mapping[str, Ask] = {
    "corrected": _corrected,
    "noticed late": partial(_corrected, rounds_ago=LONG_AGO),
    "inserted": _inserted,
    "removed": _removed,
    "wrong place": _wrong_place,
    "in bulk": _in_bulk,
    "late player": _late_player,
    "leaver": _leaver,
    "returner": _returner,
    "substitute": _substitute,
    "moved": _moved,
    "paired": _paired,
    "renamed": _renamed,
    "sanction": _sanction,
    "lifted": lambda _, d: ask.LiftSanction(d.randint(1, 3)),
    "seats corrected": _seats_corrected,
    "begun otherwise": _begun_otherwise,
    "drawn": lambda e, d: plan.draw_seats(e, d.randint(1, 999)),
    "seated anew": lambda e, _: plan.seat_anew(e),
    "length": _length_of_evening,
    "ranked otherwise": _ranked_otherwise,
    "seated otherwise": lambda e, d: _changed(e, seating=d.choice(list(SeatingWay))),
    "left over": lambda e, d: _changed(e, left_over=d.choice(left_overs(e.game))),
    "other values": _other_values,
    "despite missing": lambda e, _: ask.BeginClubRound(e.last_announced + 1, despite_missing=True),
    "finished": lambda _, __: ask.FinishClub(),
}
WEIGHTS: Mapping[str, int] = {
    **dict.fromkeys(ACCIDENTS, 4),
    "corrected": 12,
    "noticed late": 12,
    "sanction": 8,
    "finished": 1,
    "despite missing": 2,
    "late player": 2,
    "leaver": 2,
    "length": 2,
    "other values": 2,
    "moved": 1,
    "paired": 1,
}
