"""A deal of plain Whiz as formulas."""

from whist_td.core.contracts import ALL_TRICKS, OVERTRICK, UNDERTRICK, Contract, Risk, Rule, Strain
from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.games.live import LiveDeal, LiveGains, LiveRow
from whist_td.formats.club_night.games.plain_whiz.rules import PLAYERS, Bid, PlainWhizSettings
from whist_td.interchange.live import choose, every, live, most, otherwise, pick, some


def _deal(row: LiveRow, settings: PlainWhizSettings) -> LiveGains:
    bids = [bid for bid in Bid if bid is not Bid.PASS]
    levels = [int(bid.value) for bid in bids]
    bid, strain, declarer = (row.chosen(name) for name in ("level", "strain", "declarer"))
    risk, tricks = row.chosen("risk"), row.number("tricks")
    passed = bid.is_(list(Bid).index(Bid.PASS) + 1)
    is_whole = every(bid > 0, strain > 0, declarer > 0, row.is_told("tricks"), live(13) >= tricks)
    nothing = (otherwise(row.is_told(name)) for name in ("strain", "declarer", "tricks"))
    row.allow(some(every(passed, *nothing), every(otherwise(passed), is_whole)))
    level = row.keep("promised", pick(bid, [*levels, 0]))
    times = row.keep(
        "times", choose(risk.is_(0), int(Risk.NONE), pick(risk, [int(r) for r in Risk]))
    )
    made = row.keep(
        "made",
        times * level
        + pick(
            strain,
            [pick(bid, [*(Contract(each, s).bonus for each in levels), 0]) for s in Strain],
        )
        + pick(risk, [Contract(ALL_TRICKS, Strain.CLUBS, each).risk_bonus for each in Risk]),
    )
    over = tricks - level
    is_made = over >= 0 if settings.rule is Rule.BEST else over.is_(0)
    own = row.keep("declarer's", choose(is_made, made + over * OVERTRICK * times, 0))
    down = choose(is_made, 0, most(over, live(0) - over) * UNDERTRICK * times)
    others = row.keep("others'", down)
    points = [
        choose(passed, 0, choose(declarer.is_(seat + 1), own, others)) for seat in range(PLAYERS)
    ]
    return LiveGains(points, {Unit.DEALS: live(1)})


LIVE: dict[str, LiveDeal] = {"plain_whiz": _deal}
