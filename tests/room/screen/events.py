"""Evenings of all three formats, of any size, made at once: what the wall is tested with."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

from whist_td.bootstrap import SeededDice
from whist_td.core.chance import seal_of
from whist_td.core.contracts import HANDS, Contract, Strain
from whist_td.core.events import Details
from whist_td.core.movement_tables import Sitting
from whist_td.core.players import Player
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
    SeatingWay,
    table_size,
)
from whist_td.formats.club_night.views.sample import Chance, drawn_deal
from whist_td.formats.militaire.rules.event import AnnouncedRound, MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.whiz.rules.dealings import Dealing, Origin
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.results import BoardResult, Played
from whist_td.formats.whiz.rules.settings import WhizSettings

START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)
LONG = "Les Joyeux Marsouins de la Baie-des-Chaleurs et Paspébiac 99"
DETAILS = Details("Tournoi d’automne de la Société d’histoire et de cartes", START.date(), "Gaspé")
SEED, HOUR = 11, timedelta(hours=1)


def named(name, number, *, is_long):
    """Return a name with a number, of sixty letters where wanted."""
    return f"{LONG[:56]} {number}" if is_long else f"{name} {number}"


@cache
def militaire(tables, rounds=2, *, long=False):
    """Return an evening of Whist militaire whose rounds are all in."""
    teams = {
        n: Team(
            n,
            named("Club", n, is_long=long),
            named("Rita", n, is_long=long),
            tuple(named(first, n, is_long=long) for first in ("Anne", "Luc", "Guy")),
        )
        for n in range(1, tables + 1)
    }
    said = {r: AnnouncedRound(r, Strain.DIAMONDS, (2, 3), START) for r in range(1, rounds + 1)}
    sides = SeededDice().shuffled(range(tables * rounds), SEED)
    results = {
        Place(r, t): Result(Side.HOME if sides[(r - 1) * tables + t - 1] % 2 else Side.VISITORS)
        for r in range(1, rounds + 1)
        for t in range(1, tables + 1)
    }
    return MilitaireEvent(
        DETAILS, Settings(rounds=max(2, rounds)), teams=teams, rounds=said, results=results
    )


@cache
def whiz(tables, rounds=2, *, long=False):
    """Return a Whiz tournament whose rounds are all in, one player too many."""
    count = 3 * tables
    people = {n: Player(n, named("Joueuse", n, is_long=long)) for n in range(1, count + 2)}
    seated = {
        r: SeatedRound(
            r,
            tuple(
                Seating(
                    t, (t + r - 2) % tables + 1, *(((t * 3 + r + s) % count) + 1 for s in range(3))
                )
                for t in range(1, tables + 1)
            ),
            (count + 1,),
            START + HOUR * (r - 1),
        )
        for r in range(1, rounds + 1)
    }
    settings = WhizSettings(rounds=rounds, boards_per_round=1)
    evening = WhizEvent(DETAILS, settings, players=people, rounds=seated)
    results = {
        place: deal(place, seated[r].seating(place.table).seats)
        for r in seated
        for place in evening.places(r)
    }
    return replace(evening, results=results)


@cache
def released(tables, *, long=False):
    """Return a Whiz tournament whose hands everybody may see; table 1 has bid a small slam."""
    evening, secret = whiz(tables, long=long), "00112233445566778899aabbccddeeff"
    boards = tuple(range(1, evening.boards + 1))
    slam = Played(Contract(12, Strain.SPADES), HANDS[0], 12)
    results = {
        place: replace(result, outcome=slam) if place[:2] == (1, 1) else result
        for place, result in evening.results.items()
    }
    dealing = Dealing(1, boards, Origin.REPEATED, seal_of(secret), content=secret)
    return replace(evening, dealings={1: dealing}, results=results)


def deal(place, seats):
    """Return a result that depends on where it was played."""
    hand = HANDS[(place.table + place.round) % 3]
    contract = Contract(8, Strain.HEARTS)
    return BoardResult(seats, Played(contract, hand, 6 + (place.table * 7 + place.round) % 6))


@cache
def club(
    tables,
    rounds=2,
    *,
    long=False,
    code="iwwa",
    way=SeatingWay.CHANGING,
    size=None,
    left=2,
    deals=3,
):
    """Return a club night of a few deals at each table of each round; some sit out."""
    choice = GameChoice(code)
    size = size or table_size(choice.game)
    count = size * tables
    people = {
        n: ClubPlayer(n, named("Lise", n, is_long=long), partner=partner(n, count, size, way))
        for n in range(1, count + left + 1)
    }
    settings = ClubSettings(choice, rounds=rounds, seating=way)
    told = {
        r: ClubRound(
            r,
            tuple(
                Sitting(t, tuple(seat(t, s, r, size, count, way) for s in range(size)))
                for t in range(1, tables + 1)
            ),
            tuple(range(count + 1, count + left + 1)),
            START + HOUR * (r - 1),
        )
        for r in range(1, rounds + 1)
    }
    return played(ClubNightEvent(DETAILS, settings, players=people, rounds=told), deals)


def partner(number, count, size, way):
    """Return the partner in fixed pairs: the one who sits opposite, or sits out, too."""
    if way is not SeatingWay.PAIRS:
        return None
    if number > count:
        return number + (1 if (number - count) % 2 else -1)
    at = (number - 1) % size
    return number - at + (at + 2) % size


def seat(table, at, number, size, count, way):
    """Return who sits there; pairs stay as they are, others move on by one."""
    shift = 0 if way is SeatingWay.PAIRS else number
    return ((table - 1) * size + at + shift) % count + 1


def played(evening, deals):
    """Enter some deals at each table; tables alike are dealt alike, so that many are quick."""
    first = evening.rounds[1].sittings[0]
    chance, told = Chance(SeededDice(), SEED), []
    from whist_td.formats.club_night.rules.play import with_deal

    for number in range(1, deals + 1):
        if evening.sheet_at(1, first.table).is_over:
            break
        place = DealPlace(1, first.table, number)
        told.append(drawn_deal(evening, chance, place))
        evening = with_deal(evening, place, told[-1])
    results = {
        DealPlace(r, sitting.table, n): told[n - 1]
        for r, seated in evening.rounds.items()
        for sitting in seated.sittings
        for n in range(1, len(told) + 1 - (sitting.table % 2 if len(told) > 1 else 0))
    }
    return replace(evening, results=results)


def ended(evening):
    """Return an evening that the director has ended."""
    return replace(evening, progress=replace(evening.progress, finished=True))
