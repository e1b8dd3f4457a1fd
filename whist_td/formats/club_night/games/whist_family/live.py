"""A deal of the whist family as formulas: marked, and the games and rubbers it ends paid."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import ALL_HONOURS, ALL_TRICKS, Unit
from whist_td.formats.club_night.games.live import (
    LiveDeal,
    LiveGains,
    LiveRow,
    Pair,
    revoked,
    two_are_right,
    winner,
    with_tricks,
)
from whist_td.formats.club_night.games.whist_family.marking import (
    DOUBLE,
    GAMES_TO_WIN,
    PLAIN,
    SIMPLE,
    THREE_HONOURS,
    TREBLE,
    HonoursEnd,
    HonoursStop,
    Slam,
    WhistSettings,
)
from whist_td.interchange.live import (
    Given,
    Live,
    choose,
    every,
    figure,
    flag,
    least,
    live,
    otherwise,
    some,
)


def _deal(row: LiveRow, settings: WhistSettings) -> LiveGains:
    dummy = row.chosen("dummy")
    before = row.before("score 0"), row.before("score 1")
    shown = row.chosen("shown")
    row.allow(*_can_be(row, settings, before))
    score, slam = _marked(row, settings, before)
    score = _pair(
        row,
        "marked",
        [
            choose(shown.is_(at + 1), before[at] + settings.three_honours, score[at])
            for at in range(2)
        ],
    )
    won = row.keep("winner", choose(shown > 0, shown, winner(score, settings.target)))
    for at in range(2):
        row.end(f"score {at}", choose(won > 0, 0, score[at]))
    champion, bonus = _rubber(row, settings, won)
    game = _game(settings, score, won) * _factors(row, settings)[2]
    chips = row.keep("counters", slam + game + bonus)
    return LiveGains(
        [_share(row, dummy, seat, chips) for seat in range(row.players)],
        {Unit.DEALS: live(1), Unit.GAMES: flag(won > 0), Unit.RUBBERS: flag(champion > 0)},
        [flag(_is_of(row, dummy, seat, won)) for seat in range(row.players)],
        [flag(_is_of(row, dummy, seat, champion)) for seat in range(row.players)],
    )


def _can_be(row: LiveRow, settings: WhistSettings, before: Pair) -> tuple[Live, ...]:
    """Tell whether a deal was played out, or won at once by honours shown at the right score."""
    shown, target = row.chosen("shown"), settings.target - settings.three_honours
    answers = [
        row.chosen(name) > 0 for name in ("dummy", "trump", "favourite") if name in row.cells
    ]
    by_honours = some(*(every(shown.is_(at + 1), before[at].is_(target)) for at in range(2)))
    played = every(otherwise(row.is_told("shown")), row.is_told("tricks"))
    can_show = every(by_honours, otherwise(row.is_told("tricks")))
    return *answers, some(played, can_show) if "shown" in row.cells else played, *two_are_right(row)


def _marked(row: LiveRow, settings: WhistSettings, before: Pair) -> tuple[Sequence[Live], Live]:
    """Return the score after revokes, tricks and honours until somebody has won; and the slam."""
    points, penalties, _counters = _factors(row, settings)
    slam = _slam(row, settings, penalties)
    score = revoked(row, before, penalties * settings.revoke)
    goes_on = winner(score, settings.target).is_(0)
    if settings.slam is Slam.CHIPS:
        goes_on = every(goes_on, slam.is_(0))
    still = row.keep("tricks count", flag(goes_on)).is_(1)
    more = with_tricks(row, score, points * settings.trick_value)
    tricks = _pair(row, "after tricks", [choose(still, more[at], score[at]) for at in range(2)])
    if not settings.has_honours:
        return tricks, slam
    goes_on = every(still, winner(tricks, settings.target).is_(0))
    still = row.keep("honours count", flag(goes_on)).is_(1)
    reached = before if settings.honours_stop is HonoursStop.BEGAN else tricks
    short = [reached[at].is_(settings.target - 1) for at in range(2)]
    if settings.honours_end is HonoursEnd.ALL:
        short = [some(*short)] * 2
    worth = [_honours(row, settings, at, short[at]) * points for at in range(2)]
    return [tricks[at] + choose(still, worth[at], 0) for at in range(2)], slam


def _factors(row: LiveRow, settings: WhistSettings) -> tuple[Live, Live, Live]:
    """Return by how much points and penalties are multiplied: more where the favourite is trump."""
    if "favourite" not in row.cells:
        return live(1), live(1), live(1)
    is_doubled, more = row.field_cell("trump").is_(row.field_cell("favourite")), settings.doubled
    return (
        choose(is_doubled, more.points, PLAIN.points),
        choose(is_doubled, more.penalties, PLAIN.penalties),
        choose(is_doubled, more.counters, PLAIN.counters),
    )


def _slam(row: LiveRow, settings: WhistSettings, times: Live) -> Live:
    """Return the counters of a slam: none for a side that revoked."""
    if settings.slam is Slam.NONE:
        return live(0)
    tricks, (first, second) = row.field_cell("tricks"), row.numbers("revokes", 2)
    own = every(figure(tricks).is_(ALL_TRICKS), first.is_(0))
    other = every(row.is_told("tricks"), figure(tricks).is_(0), second.is_(0))
    worth = times * settings.slam_chips
    return row.keep("slam", choose(own, worth, choose(other, live(0) - worth, 0)))


def _honours(row: LiveRow, settings: WhistSettings, at: int, is_short: Live) -> Live:
    held = row.number("honours", at)
    counts = every(held >= THREE_HONOURS, otherwise(is_short))
    worth = choose(held >= ALL_HONOURS, settings.four_honours, settings.three_honours)
    return choose(counts, worth, 0)


def _game(settings: WhistSettings, score: Sequence[Live], won: Live) -> Live:
    """Return the counters of a game for the first side: the fewer the losers have, the more."""
    low = least(choose(won.is_(1), score[1], score[0]), settings.target - 1)
    double = choose(low >= settings.double_from, DOUBLE, TREBLE)
    return _signed(won, choose(low >= settings.simple_from, SIMPLE, double))


def _rubber(row: LiveRow, settings: WhistSettings, won: Live) -> tuple[Live, Live]:
    """Return which side wins a rubber with this deal, and its counters for the first side."""
    if not settings.is_rubber:
        return live(0), live(0)
    wins = [row.before(f"rubber {at}") + flag(won.is_(at + 1)) for at in range(2)]
    second = choose(wins[1] >= GAMES_TO_WIN, 2, 0)
    champion = row.keep("rubber winner", choose(wins[0] >= GAMES_TO_WIN, 1, second))
    for at in range(2):
        row.end(f"rubber {at}", choose(champion > 0, 0, wins[at]))
    return champion, _signed(champion, settings.consolation)


def _signed(side: Live, worth: Given) -> Live:
    return choose(side.is_(1), worth, choose(side.is_(2), live(0) - live(worth), 0))


def _pair(row: LiveRow, name: str, score: Sequence[Live]) -> Pair:
    first, second = (row.keep(f"{name} {at}", each) for at, each in enumerate(score))
    return first, second


def _share(row: LiveRow, dummy: Live, seat: int, chips: Live) -> Live:
    """Return the counters of a seat: one who plays with the dummy has as many from each other."""
    if "dummy" not in row.cells:
        return live(0) - chips if seat % 2 else chips
    return choose(dummy.is_(seat + 1), chips * 2, live(0) - chips)


def _is_of(row: LiveRow, dummy: Live, seat: int, side: Live) -> Live:
    """Tell whether a seat is of the side that has won."""
    if "dummy" not in row.cells:
        return side.is_(seat % 2 + 1)
    return side.is_(choose(dummy.is_(seat + 1), 1, 2))


LIVE: dict[str, LiveDeal] = dict.fromkeys(
    (
        *("ten", "five", "tricks", "dummy", "two_dummies", "prussian", "favorite", "chinese"),
        "short",
    ),
    _deal,
)
