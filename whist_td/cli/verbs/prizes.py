"""The prizes of an event or a season: planned, shared out, given, and read out."""

from argparse import Namespace
from collections.abc import Iterable
from fractions import Fraction

from whist_td.cli.verbs.people import (
    ANY_NUMBER,
    BookDesk,
    Plain,
    Works,
    check_options,
    do_in_book,
    say_json,
    work_asked,
)
from whist_td.cli.verbs.season import season_in, standings_of
from whist_td.club.commands import GivePrizes, PlanPrizes, TakeBackPrizes
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import MoneyKind
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeKind, PrizePool, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, plan_of, pot_of
from whist_td.club.rules.prizes import PrizeOutcome, announced_last_first, rest
from whist_td.club.views.held_events import dated_in
from whist_td.club.views.parts import lines_settling, lines_to_add
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.prizes import given_told, rule_told
from whist_td.console import values
from whist_td.console.world import World
from whist_td.core.held_events import year_of
from whist_td.desk.club import Club
from whist_td.desk.ports import Some, Sought
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.words.words import Words

_KINDS = {
    kind.value: kind for kind in PrizeKind if kind not in (PrizeKind.PLACE, PrizeKind.CATEGORY)
}
_ACCEPTED = "1=4000, Members:1=50%, last=Spoon, highest-round=500, most-evenings=500, lot=Ham"


_MOST_PLACES = 9_999


def prizes(request: Namespace, world: World, _: Words) -> int:
    """Plan the prizes of an event or a season, give them, or tell who has them."""
    if not request.words:
        check_options(request, "prizes", *_OF)
        _tell(request, world, _)
        return 0
    first = request.words[0]
    if first not in _WORKS:
        raise ArgumentValueError("WORDS", first, ", ".join(_WORKS))
    work = work_asked(_WORKS[first], request, "prizes", request.words, *_OF)
    with world.writing(request.file) as club:
        work(request, club, world, _)
    return 0


def _occasion(request: Namespace, club: Club, book: ClubBook, world: World) -> PrizeGiving:
    """Return the event or the season of a request; the newest event where neither is named."""
    if request.season is not None:
        season = season_in(book, request.season)
        of = PrizeOccasion(request.event, season.number)
        return PrizeGiving(of, standings=lambda: standings_of(club, book, season, world))
    number = _event(request, club)
    return PrizeGiving(PrizeOccasion(event=number), year_of(number, club.file.load(number)[0]))


def _some(request: Namespace, club: Club, lines: Sought) -> Some:
    """Return which names and lines are read of a book: names as they are meant there alone."""
    if request.season is None:
        return {"seen": {"event": (_event(request, club),)}, "lines": lines}
    season = season_in(club.read_book("seasons"), request.season)
    events = [each.id for each in dated_in(season, club.file.events())]
    return {"seen": {"event": events}, "lines": lines}


def _event(request: Namespace, club: Club) -> int:
    return club.newest() if request.event is None else int(request.event)


def _lines_of_pot(request: Namespace, club: Club) -> Sought:
    """Return which lines tell of how much prizes may be a share."""
    return lines_settling(club.file, _event(request, club)) if request.season is None else {}


def _plan(request: Namespace, club: Club, world: World, _: Words) -> None:
    desk: BookDesk = club.book(_some(request, club, {}))
    pool = PrizePool.SCORE if request.pool == PrizePool.SCORE.value else PrizePool.RANK
    if request.pool not in (None, pool.value):
        raise ArgumentValueError("--pool", request.pool, "rank, score")
    planned: list[Prize] = []
    for at, text in enumerate(request.words[1:], start=1):
        # For what, an equals sign, and cents, percent or a thing.
        rule, equals, amount = (part.strip() for part in text.partition("="))
        if not equals or not amount:
            raise ArgumentValueError("PRIZE", text, _ACCEPTED)
        of_what = (_rule(rule, text), _amount(amount))
        planned.append(Prize(at, at, *of_what, several=request.several, pool=pool))
    if not planned:
        raise MissingArgumentError("prizes", "1=4000", request.usage)
    of = _occasion(request, club, desk.facts, world).of
    do_in_book(desk, PlanPrizes(of, tuple(planned)), world, _)


def _rule(text: str, whole: str) -> PrizeRule:
    category, colon, place = text.rpartition(":")
    if text in _KINDS:
        return PrizeRule(_KINDS[text])
    number = values.number(place)
    if number is None or number > _MOST_PLACES or (colon and not category):
        raise ArgumentValueError("PRIZE", whole, _ACCEPTED)
    return PrizeRule(PrizeKind.CATEGORY if colon else PrizeKind.PLACE, number, category)


def _amount(text: str) -> PrizeAmount:
    cents, percent = values.number(text), values.number(text.removesuffix("%").strip())
    if cents is not None:
        return PrizeAmount(cents)
    if percent is not None and percent >= 0:
        return PrizeAmount(percent=Fraction(percent))
    if not any(map(str.isalpha, text)):
        raise ArgumentValueError("PRIZE", text, _ACCEPTED)
    return PrizeAmount(thing=text)


def _give(request: Namespace, club: Club, world: World, _: Words) -> None:
    desk: BookDesk = club.book(_some(request, club, lines_to_add(_lines_of_pot(request, club))))
    book = desk.facts
    occasion = _occasion(request, club, book, world)
    seed = world.dice.new_seed() if request.seed is None else request.seed
    outcomes = occasion.outcomes(book, seed)
    if request.dry_run:
        _read_out(plan_of(book, occasion.of), outcomes, occasion, book, world, _)
        return
    do_in_book(desk, GivePrizes(occasion.of, outcomes, seed), world, _)


def _take_back(request: Namespace, club: Club, world: World, _: Words) -> None:
    won = lines_to_add({"what": (MoneyKind.PRIZE.value,)})
    desk: BookDesk = club.book(_some(request, club, won))
    of = _occasion(request, club, desk.facts, world).of
    do_in_book(desk, TakeBackPrizes(of), world, _)


_OF = ("event", "season")
_WORKS: Works = {
    "plan": (_plan, ANY_NUMBER, "several", "pool"),
    "give": (_give, 1, "seed", "dry_run"),
    "take-back": (_take_back, 1),
}


def _tell(request: Namespace, world: World, _: Words) -> None:
    with world.reading(request.file) as club:
        lines = _lines_of_pot(request, club) if request.json else {}
        book: ClubBook = club.read_book(some=_some(request, club, lines))
        occasion = _occasion(request, club, book, world)
    plan = plan_of(book, occasion.of)
    given = tuple(PrizeOutcome(prize.number, prize.given) for prize in plan)
    if request.json:
        say_json(world, _plain(plan, given, occasion, book))
        return
    _read_out(plan, given, occasion, book, world, _)


def _read_out(
    plan: Iterable[Prize],
    outcomes: Iterable[PrizeOutcome],
    occasion: PrizeGiving,
    book: ClubBook,
    world: World,
    _: Words,
) -> None:
    """Say who has won what, the last prize first, as the announcer reads it."""
    won = {outcome.prize: outcome.given for outcome in outcomes}
    for prize in announced_last_first(plan):
        given = won[prize.number]
        names = [f"{occasion.winner(each, book)} ({given_told(each, _)})" for each in given]
        rule = rule_told(prize.rule, _, is_shared=len(given) > 1)
        world.say(_.labelled(rule, ", ".join(names) or "–"))


def _code(rule: PrizeRule) -> str:
    """Return what a prize is for, as it is written on the command line."""
    match rule.kind:
        case PrizeKind.PLACE:
            return str(rule.place)
        case PrizeKind.CATEGORY:
            return f"{rule.category}:{rule.place}"
        case _:
            return str(rule.kind.value)


def _plain(
    plan: tuple[Prize, ...],
    outcomes: tuple[PrizeOutcome, ...],
    occasion: PrizeGiving,
    book: ClubBook,
) -> Plain:
    """Return a plan and what was given of it as plain values."""
    rows = [
        {
            "prize": prize.number,
            "rule": _code(prize.rule),
            "cents": prize.amount.cents,
            "percent": None if prize.amount.percent is None else str(prize.amount.percent),
            "thing": prize.amount.thing or None,
            "seed": prize.seed,
            "given": [
                {
                    "person": each.person,
                    "entry": each.entry,
                    "name": occasion.winner(each, book),
                    "cents": each.cents,
                    "thing": each.thing or None,
                }
                for each in prize.given
            ],
        }
        for prize in plan
    ]
    fees, coin = pot_of(book, occasion.of), book.settings.coin
    is_given = any(prize.given for prize in plan)
    left = rest(plan, outcomes, fees=fees, coin=coin) if is_given else None
    season = book.seasons[occasion.of.season].name if occasion.of.season else None
    return {"event": occasion.of.event, "season": season, "prizes": rows, "rest_cents": left}
