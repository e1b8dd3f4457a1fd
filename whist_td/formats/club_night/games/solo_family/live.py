"""A deal of solo whist as formulas."""

from collections.abc import Mapping
from enum import Enum
from functools import partial
from typing import Any

from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.games.live import LiveDeal, LiveGains, LiveRow
from whist_td.formats.club_night.games.solo_family import couleur, iwwa
from whist_td.formats.club_night.games.solo_family.contracts import (
    ACTIVE_PLAYERS,
    ALL_TRICKS,
    Promise,
    Terms,
)
from whist_td.interchange.live import (
    Live,
    choose,
    every,
    length,
    live,
    most,
    name_length,
    otherwise,
    pick,
    some,
    total,
)

_PASSED = Promise(99, 0, 0)
"""Nobody plays, and no trick is wanted."""


def _deal(
    contracts: type[Enum],
    promises: Mapping[Enum, Promise],
    row: LiveRow,
    settings: Any,  # noqa: ANN401 - of any game
) -> LiveGains:
    everybody = range(row.players)
    contract = row.chosen("contract")
    dealer = row.chosen("dealer") if _fifth(row) else live(0)
    needed = [promises.get(each, _PASSED) for each in contracts]
    goal = row.keep("goal", pick(contract, [each.goal for each in needed]))
    passed = goal.is_(_PASSED.goal)
    playing, made = row.named("attackers"), row.named("made")
    count = row.keep("attacking", total(playing))
    is_misere = goal.is_(0)
    # There are tricks where tricks are wanted, and else none.
    tricks = row.number("tricks")
    played = every(otherwise(is_misere), row.is_told("tricks"), live(ALL_TRICKS) >= tricks)
    without = every(some(passed, is_misere), otherwise(row.is_told("tricks")))
    row.allow(
        contract > 0,
        count >= pick(contract, [each.least for each in needed]),
        pick(contract, [each.most for each in needed]) >= count,
        _all_known(row, "attackers"),
        some(every(otherwise(passed), played), without),
        *(otherwise(every(dealer.is_(at + 1), playing[at].is_(1))) for at in _fifth(row)),
        *((dealer > 0,) if _fifth(row) else ()),
        *(playing[at] >= made[at] for at in everybody),
    )
    terms = [getattr(settings, each.value, Terms()) for each in contracts]
    price = row.keep("price", _price(row, contract, goal, terms))
    prices = [
        row.keep(
            f"misère {at}", playing[at] * choose(made[at].is_(1), price, _failed(contract, terms))
        )
        for at in everybody
    ]
    all_prices = row.keep("misères", total(prices))
    points = [
        choose(
            passed,
            0,
            choose(
                goal.is_(0),
                prices[at] * ACTIVE_PLAYERS - all_prices,
                choose(
                    playing[at].is_(1),
                    price * (live(ACTIVE_PLAYERS) - count) / most(1, count),
                    live(0) - price,
                ),
            ),
        )
        for at in everybody
    ]
    counted = choose(passed, int(settings.passed_deal_counts), 1)
    deals = [counted] * row.players
    if _fifth(row):
        sits = [dealer.is_(at + 1) for at in everybody]
        points = [choose(out, "", own) for out, own in zip(sits, points, strict=True)]
        deals = [choose(every(out, otherwise(passed)), 0, counted) for out in sits]
    return LiveGains(points, {Unit.DEALS: counted}, deals=deals)


def _fifth(row: LiveRow) -> range:
    """Return the seats of a table of five, of whom the dealer sits out; none at a table of four."""
    return range(row.players if row.players > ACTIVE_PLAYERS else 0)


def _all_known(row: LiveRow, name: str) -> Live:
    """Tell whether everybody who is named sits at the table."""
    flags = row.named(name)
    letters = [(name_length(who) + 1) * flags[at] for at, who in enumerate(row.names)]
    listed = length(row.keep(f"{name} listed", live("")))
    return some(otherwise(row.is_told(name)), listed.is_(total(letters) + 1))


def _price(row: LiveRow, contract: Live, goal: Live, terms: list[Terms]) -> Live:
    """Return what each defender pays: less than nothing where the contract failed."""
    tricks = row.number("tricks")
    short = goal - 1 - tricks
    lost = _failed(contract, terms) - pick(contract, [each.short for each in terms]) * short
    over = pick(contract, [each.over for each in terms]) * (tricks - goal)
    won = pick(contract, [each.made for each in terms]) + over
    times = choose(tricks.is_(ALL_TRICKS), pick(contract, [t.all_tricks for t in terms]), 1)
    misere = pick(contract, [each.made for each in terms])
    return choose(goal.is_(0), misere, choose(goal > tricks, lost, won * times))


def _failed(contract: Live, terms: list[Terms]) -> Live:
    return pick(contract, [-each.failed for each in terms])


LIVE: dict[str, LiveDeal] = {
    "couleur": partial(_deal, couleur.CouleurContract, couleur.PROMISES),
    "iwwa": partial(_deal, iwwa.IwwaContract, iwwa.PROMISES),
}
