"""A deal of Scottish whist as formulas."""

from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.games.live import LiveDeal, LiveGains, LiveRow
from whist_td.formats.club_night.games.scottish.rules import (
    CARD_POINTS,
    PACK,
    BothHome,
    ScottishSettings,
)
from whist_td.interchange.live import Live, choose, every, flag, live, most, otherwise, some, total


def _deal(row: LiveRow, settings: ScottishSettings) -> LiveGains:
    count = len(row.sides)
    holders = {card: row.chosen(card) for card in CARD_POINTS}
    cards, revoker = row.numbers("cards", count), row.chosen("revoker")
    row.allow(
        *(holder > 0 for holder in holders.values()),
        *((total(cards).is_(PACK),) if settings.cards_count else ()),
        *((flag(row.is_told("revoker")).is_(flag(revoker > 0)),) if "revoker" in row.cells else ()),
    )
    won = []
    for side in range(count):
        worth = [flag(holders[card].is_(side + 1)) * value for card, value in CARD_POINTS.items()]
        if settings.cards_count:
            worth.append(most(0, cards[side] - PACK // count))
        won.append(row.keep(f"won {side}", total(worth)))
    score = [row.keep(f"total {at}", row.before(f"score {at}") + won[at]) for at in range(count)]
    wins = [
        row.keep(f"wins {at}", flag(each)) for at, each in enumerate(_wins(row, settings, score))
    ]
    over = row.keep("over", most(*wins)).is_(1)
    for at in range(count):
        row.end(f"score {at}", choose(over, 0, score[at]))
    by_seat = {seat: at for at, side in enumerate(row.sides) for seat in side}
    return LiveGains(
        [won[by_seat[seat]] for seat in range(row.players)],
        {Unit.DEALS: live(1), Unit.GAMES: flag(over)},
        [wins[by_seat[seat]] for seat in range(row.players)],
    )


def _wins(row: LiveRow, settings: ScottishSettings, score: list[Live]) -> list[Live]:
    """Tell of each side whether it wins: the highest at the end, or the others after a revoke."""
    revoker, target = row.chosen("revoker"), settings.target
    stays = [otherwise(revoker.is_(at + 1)) for at in range(len(score))]
    best = row.keep("best", most(*(choose(s, p, -1) for s, p in zip(stays, score, strict=True))))
    leads = [
        row.keep(f"leads {at}", flag(every(stays[at], each.is_(best)))).is_(1)
        for at, each in enumerate(score)
    ]
    if settings.both_home is BothHome.SHARED:
        home = [every(stays[at], each >= target) for at, each in enumerate(score)]
    else:
        alone = total([flag(each) for each in leads]).is_(1)
        home = [every(lead, best >= target, alone) for lead in leads]
    if "revoker" not in row.cells:
        return home
    return [
        some(every(revoker > 0, lead), every(revoker.is_(0), own))
        for lead, own in zip(leads, home, strict=True)
    ]


LIVE: dict[str, LiveDeal] = {"scottish": _deal}
