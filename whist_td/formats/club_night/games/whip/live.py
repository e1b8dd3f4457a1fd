"""A pack of whip as formulas."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.games.live import LiveDeal, LiveGains, LiveRow
from whist_td.formats.club_night.games.whip.rules import (
    ACES,
    CARDS,
    MAJORITY,
    SPADES,
    LastCards,
    Tied,
    WhipSettings,
)
from whist_td.interchange.live import Live, choose, every, flag, live, most, total


def _deal(row: LiveRow, settings: WhipSettings) -> LiveGains:
    everybody = range(row.players)
    aces, cards, spades, whips = (
        row.numbers(name, row.players) for name in ("aces", "cards", "spades", "whips")
    )
    two, ten = row.chosen("two_of_spades"), row.chosen("ten_of_diamonds")
    left = row.number("left")
    out = left if settings.last_cards is LastCards.LEFT_OUT else live(0)
    row.allow(
        (total(cards) + out).is_(CARDS),
        _is_pack(total(aces), ACES, left),
        _is_pack(total(spades), SPADES, left),
        *(cards[seat] >= spades[seat] for seat in everybody),
        *(_is_pack(flag(holder > 0), 1, left) for holder in (two, ten)),
    )
    most_cards, most_spades = (
        _majority(row, name, counts, settings)
        for name, counts in (("cards", cards), ("spades", spades))
    )
    points = [
        row.keep(
            f"pack {seat}",
            aces[seat]
            + flag(two.is_(seat + 1))
            + flag(ten.is_(seat + 1)) * settings.ten_of_diamonds
            + most_cards[seat]
            + most_spades[seat]
            + whips[seat],
        )
        for seat in everybody
    ]
    best = row.keep("best", most(*points))
    games = [flag(each.is_(best)) for each in points]
    return LiveGains(points, {Unit.DEALS: live(1), Unit.GAMES: live(1)}, games)


def _is_pack(found: Live, expected: int, left: Live) -> Live:
    return every(live(expected) >= found, found >= live(expected) - left)


def _majority(
    row: LiveRow, name: str, counts: Sequence[Live], settings: WhipSettings
) -> list[Live]:
    """Return what each has for most cards, or most spades."""
    best = row.keep(f"most {name}", most(*counts))
    alone = total([flag(each.is_(best)) for each in counts]).is_(1)
    tied = int(settings.tied is Tied.ONE_EACH)
    worth = row.keep(f"worth {name}", choose(alone, MAJORITY, tied))
    return [choose(each.is_(best), worth, 0) for each in counts]


LIVE: dict[str, LiveDeal] = {"whip": _deal}
