"""A second opinion on club nights: games and ranking from plain facts, without product code.

Written to be read beside RULES 3 and 4: the printed tables are typed in again, seat after seat and
deal after deal. Deals come as the words and numbers that were written down.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from reliability import reference_whiz

Deal = dict[str, Any]


class Table(NamedTuple):
    """A table in a round: the people by seat, the deals, and what the jury took from whom."""

    round: int
    number: int
    seats: tuple[int, ...]
    deals: tuple[Deal, ...]
    taken: tuple[tuple[int, int], ...] = ()


class Facts(NamedTuple):
    """A club night in plain values."""

    game: str
    options: dict[str, Any]
    people: tuple[int, ...]
    tables: tuple[Table, ...]
    length: tuple[str, int] | None = None
    ranked_by: str = "points"
    tie_breaks: tuple[str, ...] | None = None
    placement: tuple[int, ...] = (3, 2, 1, 0)
    pairs: tuple[tuple[int, ...], ...] | None = None
    """The two of each pair, with whoever played in the place of one of them."""


class Gain(NamedTuple):
    """What a deal gave to each seat, and how many deals, games and rubbers it closed."""

    points: list[int]
    games: list[int]
    rubbers: list[int]
    deals: list[int]
    closed: tuple[int, int, int]


class Line(NamedTuple):
    """One line of the standings."""

    rank: int
    people: tuple[int, ...]
    score: Fraction | None
    points: int
    games: int
    rubbers: int
    deals: int
    placement: Fraction


def _gain(points: list[int], winners: tuple[int, ...] = (), *, rubber: bool = False) -> Gain:
    won = [int(seat in winners) for seat in range(len(points))]
    games = int(bool(winners))
    champions = won if rubber else [0] * len(points)
    return Gain(points, won, champions, [1] * len(points), (1, games, int(rubber)))


# --- the whist family (RULES 4.1) --------------------------------------------------------------


def whist(options: dict[str, Any], players: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """Play games and rubbers of two sides."""
    score, games = [0, 0], [0, 0]
    for deal in deals:
        sides = _sides(deal, players)
        chips, winner = _slam(deal, options), _marked(score, deal, options)
        rubber = False
        if winner is not None:
            doubled = options.get("doubles") == "counters too" and _times(deal, options)[0] == 2
            chips += (1 - 2 * winner) * _worth(score[1 - winner], options) * (1 + doubled)
            games[winner] += 1
            rubber = bool(options["is_rubber"]) and games[winner] == 2
            if rubber:
                chips += (1 - 2 * winner) * options["consolation"]
            score[:] = 0, 0
            if rubber or not options["is_rubber"]:
                games = [0, 0]
        winners = () if winner is None else sides[winner]
        yield _gain(_paid(chips, sides, players), winners, rubber=rubber)


def _sides(deal: Deal, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if "dummy" in deal:
        return (deal["dummy"],), tuple(n for n in range(3) if n != deal["dummy"])
    return ((0, 2), (1, 3)) if players == 4 else ((0,), (1,))


def _paid(chips: int, sides: tuple[tuple[int, ...], ...], players: int) -> list[int]:
    """The dummy's partner pays or receives double; everybody else the same."""
    points = [0] * players
    for seat in sides[0]:
        points[seat] = 2 * chips if players == 3 else chips
    for seat in sides[1]:
        points[seat] = -chips
    return points


def _times(deal: Deal, options: dict[str, Any]) -> tuple[int, int]:
    if "favourite" not in deal or deal["trump"] != deal["favourite"]:
        return 1, 1
    return 2, 1 if options["doubles"] == "tricks and honours" else 2


def _slam(deal: Deal, options: dict[str, Any]) -> int:
    if options["slam"] == "none":
        return 0
    if deal.get("revokes", (0, 0))[0 if deal["tricks"] else 1]:
        return 0
    chips = options["slam_chips"] * _times(deal, options)[1]
    return {13: chips, 0: -chips}.get(deal["tricks"], 0)


def _marked(score: list[int], deal: Deal, options: dict[str, Any]) -> int | None:
    """Mark a deal: revokes, then tricks, then honours; stop as soon as the game is won."""
    began, (points, penalties) = list(score), _times(deal, options)
    if deal["shown"] is not None:
        score[deal["shown"]] += options["three_honours"]
        return int(deal["shown"])
    _revokes(score, deal, options["revoke"] * penalties)
    won = _won(score, options)
    if won is not None or (options["slam"] == "chips" and _slam(deal, options)):
        return won
    tricks = deal["tricks"]
    taker, over = (0, tricks - 6) if tricks > 6 else (1, 7 - tricks)
    score[taker] += over * options["trick_value"] * points
    won = _won(score, options)
    if won is not None:
        return won
    counted = list(score)
    told = began if options.get("honours_stop", "began") == "began" else counted
    last = options["target"] - 1
    for side in (0, 1):
        value = {3: options["three_honours"], 4: options["four_honours"]}.get(
            deal["honours"][side], 0
        )
        for_all = options.get("honours_end", "own") == "all"
        if last not in (told if for_all else [told[side]]):
            score[side] += value * points
    return _won(score, options)


def _revokes(score: list[int], deal: Deal, value: int) -> None:
    for side in (0, 1):
        score[side] = max(0, score[side] - value * deal["erased"][side])
    for side in (0, 1):
        score[1 - side] += value * (deal["revokes"][side] - deal["erased"][side])


def _won(score: list[int], options: dict[str, Any]) -> int | None:
    if max(score) < options["target"] or score[0] == score[1]:
        return None
    return score.index(max(score))


def _worth(loser: int, options: dict[str, Any]) -> int:
    loser = min(loser, options["target"] - 1)
    if loser >= options["simple_from"]:
        return 1
    return 2 if loser >= options["double_from"] else 3


# --- humbug, Scottish whist, whip (RULES 4.2, 4.4) ----------------------------------------------


def humbug(options: dict[str, Any], _: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """A point for each trick over six; honours unless the other has two as well."""
    score = [0, 0]
    for deal in deals:
        tricks = deal["tricks"]
        revokes = deal.get("revokes", (0, 0))
        worth, erased = options.get("revoke", 3), deal.get("erased", (0, 0))
        made = [worth * (revokes[1 - n] - erased[1 - n]) for n in (0, 1)]
        made = [made[n] - min(score[n], worth * erased[n]) for n in (0, 1)]
        if _won([score[0] + made[0], score[1] + made[1]], options) is None:
            made = [made[0] + max(0, tricks - 6), made[1] + max(0, 7 - tricks)]
        if _won([score[0] + made[0], score[1] + made[1]], options) is None:
            for own, other in ((0, 1), (1, 0)):
                if deal["honours"][own] >= 2 > deal["honours"][other]:
                    made[own] += deal["honours"][own]
        score = [score[0] + made[0], score[1] + made[1]]
        winner = _won(score, options)
        winners = () if winner is None else (winner,)
        if winners:
            score = [0, 0]
        yield _gain(made, winners)


TRUMPS = (("jack", 11), ("ace", 4), ("king", 3), ("queen", 2), ("ten", 10))


def scottish(options: dict[str, Any], players: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """Thirty points a deal; the first to 41 at the end of one, the highest where several are."""
    together = players == 4 and options["has_partners"]
    sides = ((0, 2), (1, 3)) if together else tuple((n,) for n in range(players))
    total = [0] * len(sides)
    for deal in deals:
        made = [sum(worth for card, worth in TRUMPS if deal[card] == n) for n in range(len(sides))]
        if options["cards_count"]:
            dealt = 36 // len(sides)
            made = [p + max(0, deal["cards"][n] - dealt) for n, p in enumerate(made)]
        total = [before + now for before, now in zip(total, made, strict=True)]
        winning = _home(total, deal["revoker"], options)
        if winning:
            total = [0] * len(sides)
        by_seat = {seat: made[n] for n, side in enumerate(sides) for seat in side}
        winners = tuple(seat for n in winning for seat in sides[n])
        yield _gain([by_seat[seat] for seat in range(players)], winners)


def _home(total: list[int], revoker: int | None, options: dict[str, Any]) -> list[int]:
    if revoker is not None:
        best = max(points for n, points in enumerate(total) if n != revoker)
        return [n for n, points in enumerate(total) if n != revoker and points == best]
    home = [n for n, points in enumerate(total) if points >= options["target"]]
    if options["both_home"] == "shared":
        return home
    top = [n for n in home if total[n] == max(total)]
    return top if len(top) == 1 else []


def whip(options: dict[str, Any], players: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """A pack is a game: aces, two cards of their own, two majorities, whips."""
    for deal in deals:
        made = [deal["aces"][n] + deal["whips"][n] for n in range(players)]
        for n in range(players):
            made[n] += int(deal["two_of_spades"] == n)
            made[n] += options["ten_of_diamonds"] * int(deal["ten_of_diamonds"] == n)
            for counted in (deal["cards"], deal["spades"]):
                if counted[n] == max(counted):
                    made[n] += _most(counted, options)
        yield _gain(made, tuple(n for n in range(players) if made[n] == max(made)))


def _most(counted: tuple[int, ...], options: dict[str, Any]) -> int:
    if list(counted).count(max(counted)) == 1:
        return 2
    return 1 if options["tied"] == "each" else 0


# --- Whist simple and whist à la couleur (RULES 3.1, 4.3): what each defender pays --------------

# Goal, made, each trick over, failed, each further trick short, times with all thirteen tricks.
IWWA = {
    "propose": (8, 2, 1, 6, 2, 2),
    "solo": (5, 2, 1, 4, 2, 2),
    "abundance9": (9, 5, 0, 5, 0, 1),
    "abundance10": (10, 6, 0, 6, 0, 1),
    "misere": (0, 7, 0, 7, 0, 1),
    "abundance11": (11, 8, 0, 8, 0, 1),
    "abundance12": (12, 9, 0, 9, 0, 1),
    "trou": (8, 4, 2, 6, 2, 2),
    "troela": (9, 4, 2, 6, 2, 2),
    "open_misere": (0, 14, 0, 14, 0, 1),
    "small_slam": (13, 25, 0, 25, 0, 1),
    "grand_slam": (13, 30, 0, 30, 0, 1),
}
FOSTER = {
    "proposition": (8, 5, 1, 6, 1, 1),
    "solo": (5, 10, 1, 11, 1, 1),
    "misere": (0, 15, 0, 15, 0, 1),
    "abundance": (9, 20, 1, 21, 1, 1),
    "open_misere": (0, 30, 0, 30, 0, 1),
    "grand_abundance": (13, 40, 0, 40, 0, 1),
}
AT_IWWA_PRICES = {
    "proposition": IWWA["propose"],
    "solo": IWWA["solo"],
    "misere": IWWA["misere"],
    "abundance": IWWA["abundance9"],
    "open_misere": IWWA["open_misere"],
    "grand_abundance": IWWA["small_slam"],
}


def solo(options: dict[str, Any], players: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """What the attackers win the defenders lose; at a table of five the dealer sits out."""
    for deal in deals:
        if deal["contract"] == "pass":
            counted = int(options["passed_deal_counts"])
            none = [0] * players
            yield Gain(none, none, none, [counted] * players, (counted, 0, 0))
            continue
        playing = [n for n in range(players) if players == 4 or n != deal["dealer"]]
        points = [0] * players
        for attacker, pays in _settled(deal, options["prices"][deal["contract"]]):
            for n in playing:
                if n not in attacker:
                    points[n] -= pays
                    for one in attacker:
                        points[one] += pays if len(attacker) == 1 else Fraction(pays, 2)
        played = [int(n in playing) for n in range(players)]
        none = [0] * players
        yield Gain([int(each) for each in points], none, none, played, (1, 0, 0))


def _settled(deal: Deal, price: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield who attacks together and what each defender pays them; less than nothing: receives."""
    goal, made, over, failed, short, all_tricks = price
    if goal == 0:
        for attacker in deal["attackers"]:
            yield (attacker,), made if attacker in deal["made"] else -failed
        return
    tricks = deal["tricks"]
    if tricks >= goal:
        pays = (made + over * (tricks - goal)) * (all_tricks if tricks == 13 else 1)
    else:
        pays = -(failed + short * (goal - tricks - 1))
    yield deal["attackers"], pays


def plain_whiz(options: dict[str, Any], players: int, deals: tuple[Deal, ...]) -> Iterator[Gain]:
    """A deal is worth what it is at a tournament; one that is passed out counts as a deal."""
    for deal in deals:
        points = [0] * players
        if deal["level"] != "pass":
            risk = (1, 2, 4).index(deal["risk"])
            told = (int(deal["level"]), deal["strain"], risk, deal["declarer"], deal["tricks"])
            exact = options["rule"] == "exact"
            points = reference_whiz.points(reference_whiz.Deal(*told), exact=exact)
        none = [0] * players
        yield Gain(points, none, none, [1] * players, (1, 0, 0))


GAMES: dict[str, Callable[[dict[str, Any], int, tuple[Deal, ...]], Iterator[Gain]]] = {
    "humbug": humbug,
    "scottish": scottish,
    "whip": whip,
    "plain_whiz": plain_whiz,
    "iwwa": solo,
    "couleur": solo,
}


# --- tables and standings (RULES 3.2, 4.1, 4.5) -------------------------------------------------


class Seat(NamedTuple):
    """What a seat has from its table; the placement is None before the first deal."""

    points: int
    games: int
    rubbers: int
    deals: int
    sanction: int
    placement: Fraction | None


def length(facts: Facts, players: int) -> tuple[str, int]:
    """How long a table plays: as chosen, or as the game usually does."""
    if facts.length is not None:
        unit, count = facts.length
        if unit == "deals" and players == 5:
            count = max(5, count - count % 5)
        return unit, count
    if facts.game in {"iwwa", "couleur"}:
        return "deals", 15 if players == 5 else 16
    if facts.game == "plain_whiz":
        return "deals", 12
    if facts.game in {"humbug", "scottish", "whip"}:
        return "games", 3 if facts.game == "humbug" else 1
    return "rubbers" if facts.options["is_rubber"] else "games", 3 if facts.game == "dummy" else 1


def seats(facts: Facts, table: Table) -> list[Seat]:
    """Add up a table to the end of its play, then the jury, then the places."""
    people = len(table.seats)
    unit, most = length(facts, people)
    column = ("deals", "games", "rubbers").index(unit)
    totals, closed = [[0] * 4 for _ in table.seats], [0, 0, 0]
    for gain in GAMES.get(facts.game, whist)(facts.options, people, table.deals):
        if closed[column] >= most:
            break
        for n, row in enumerate(totals):
            for at in range(4):
                row[at] += gain[at][n]
        closed = [before + now for before, now in zip(closed, gain.closed, strict=True)]
    taken = _taken(facts, table)
    final = [row[0] + lost for row, lost in zip(totals, taken, strict=True)]
    return [
        Seat(final[n], row[1], row[2], row[3], taken[n], _place(facts, table, final, n))
        for n, row in enumerate(totals)
    ]


def _taken(facts: Facts, table: Table) -> list[int]:
    lost = [0] * len(table.seats)
    for player, points in table.taken:
        for n, who in enumerate(table.seats):
            if who == player:
                lost[n] -= points
            elif facts.options.get("sanctions_to") == "table":
                lost[n] += points // (len(table.seats) - 1)
    return lost


def _place(facts: Facts, table: Table, final: list[int], own: int) -> Fraction | None:
    """The mean of what the places have that the tied ones fill between them."""
    if not table.deals:
        return None
    ahead = sum(points > final[own] for points in final)
    tied = final.count(final[own])
    worth = [*facts.placement, *[facts.placement[-1]] * len(final)]
    return Fraction(sum(worth[ahead : ahead + tied]), tied)


Held = dict[int, dict[int, Seat]]
"""What each person has from each round."""


def standings(facts: Facts) -> list[Line]:
    """Everybody in order."""
    held: Held = {player: {} for player in facts.people}
    for table in facts.tables:
        for player, seat in zip(table.seats, seats(facts, table), strict=True):
            held[player][table.round] = seat
    entrants = facts.pairs if facts.pairs is not None else tuple((n,) for n in facts.people)
    keyed = [_keyed(facts, people, held) for people in entrants]
    keyed.sort(key=lambda each: each[1].people)
    keyed.sort(key=lambda each: each[0], reverse=True)
    lines: list[Line] = []
    for place, (key, line) in enumerate(keyed, start=1):
        is_tied = place > 1 and keyed[place - 2][0] == key
        lines.append(line._replace(rank=lines[-1].rank if is_tied else place))
    return lines


def _keyed(facts: Facts, people: tuple[int, ...], held: Held) -> tuple[tuple[object, ...], Line]:
    """Count a pair once a round, as its first has it, less what the jury took from the other."""
    rounds = sorted({number for person in people for number in held[person]})
    both = [[held[n][number] for n in people if number in held[n]] for number in rounds]
    own = [each[0] for each in both]
    lost = sum(seat.sanction for each in both for seat in each[1:])
    values = {
        "points": sum(seat.points for seat in own) + lost,
        "games": sum(seat.games for seat in own),
        "rubbers": sum(seat.rubbers for seat in own),
        "best round": max((seat.points for seat in own if seat.deals), default=0),
    }
    deals = sum(seat.deals for seat in own)
    placement = sum((seat.placement or Fraction(0) for seat in own), Fraction(0))
    first, *rest = _order(facts.game)
    score = {
        "points": Fraction(values[first]),
        "mean": Fraction(values["points"], deals or 1),
        "placement": placement,
    }[facts.ranked_by]
    usual = {
        "points": rest,
        "mean": [each for each in (first, *rest) if each != "points"],
        "placement": [first, *rest],
    }[facts.ranked_by]
    criteria = usual if facts.tie_breaks is None else facts.tie_breaks
    key = (True, score, *(values[each] for each in criteria)) if deals else (False,)
    told = score if deals else None
    figures = values["points"], values["games"], values["rubbers"], deals, placement
    return key, Line(0, people, told, *figures)


def _order(game: str) -> tuple[str, ...]:
    if game in {"iwwa", "couleur"}:
        return "points", "best round"
    if game == "plain_whiz":
        return ("points",)
    return ("games", "points") if game in {"humbug", "scottish", "whip"} else WHIST_ORDER


WHIST_ORDER = ("points", "rubbers", "games")
