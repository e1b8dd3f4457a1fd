"""A second opinion on Whist militaire: standings from plain facts, with no code of the product.

It is written to be read beside RULES 1.4 to 1.8: cartons are walked from table to table, points
are counted match by match, and the count-back is done as article 14 words it.
"""

from fractions import Fraction
from typing import NamedTuple

HOME, VISITORS = "home", "visitors"
SURE_POINT = {"normal": 1, "perfect": 2, "void": 0}


class Match(NamedTuple):
    """What happened at a table; `tricks` are the winners', None where nobody counted."""

    winner: str | None
    kind: str
    tricks: int | None


class Facts(NamedTuple):
    """An evening in plain values."""

    teams: int
    rounds: int
    """Rounds announced."""
    matches: dict[tuple[int, int], Match]
    left: dict[int, int]
    """The round from which a team is gone."""
    penalty: str = "as_taken"
    forfeits: str = "point"
    step: int = 1
    tie_breaks: tuple[str, ...] = ()
    extra_deals: tuple[tuple[int, int, int], ...] = ()
    """Two teams and the winner."""


class Line(NamedTuple):
    """One line of the standings."""

    rank: int
    team: int
    total: int
    points: tuple[int, ...]


def visits(facts: Facts) -> dict[tuple[int, int], int]:
    """Walk the cartons: (round, table) -> the team that comes to visit."""
    found = {}
    carton = {team: team for team in range(1, facts.teams + 1)}
    for round_number in range(1, facts.rounds + 1):
        for team, left_from in list(carton.items()):
            place = next_table(left_from, facts)
            carton[team] = next_table(place, facts) if place == team else place
            found[round_number, carton[team]] = team
    return found


def next_table(place: int, facts: Facts) -> int:
    """Return the table after this one, the circle closing on itself."""
    after = place + facts.step
    return 1 if after > facts.teams else facts.teams if after < 1 else after


def played(facts: Facts) -> dict[tuple[int, int], Match]:
    """Return every match, with the forfeits of teams that have gone."""
    found = dict(facts.matches)
    for (round_number, table), guest in visits(facts).items():
        if (round_number, table) in found:
            continue
        no_host = facts.left.get(table, 10**6) <= round_number
        no_guest = facts.left.get(guest, 10**6) <= round_number
        if no_host and no_guest:
            found[round_number, table] = Match(None, "void", None)
        elif no_host or no_guest:
            found[round_number, table] = Match(VISITORS if no_host else HOME, "forfeit", None)
    return found


def worth(match: Match, facts: Facts) -> int:
    """Return what the winners get."""
    if match.kind in SURE_POINT:
        return SURE_POINT[match.kind]
    if match.kind == "forfeit":
        return 1 if facts.forfeits == "point" else 0
    took_all = 2 if match.tricks == 13 else 1
    return {"as_taken": took_all, "one": 1, "two": 2}[facts.penalty]


def expected_sums(facts: Facts) -> dict[int, int]:
    """T + P - A: what the points of each round must add up to, once every table is in."""
    sums = dict.fromkeys(range(1, facts.rounds + 1), 0)
    for (round_number, _), match in played(facts).items():
        sums[round_number] += worth(match, facts)
    return sums


def standings(facts: Facts) -> list[Line]:
    """Return the teams in order."""
    guests, everything = visits(facts), played(facts)
    points = {team: [0] * facts.rounds for team in range(1, facts.teams + 1)}
    matches = {team: [0] * facts.rounds for team in points}
    perfects = dict.fromkeys(points, 0)
    for (round_number, table), match in everything.items():
        sides = {HOME: table, VISITORS: guests[round_number, table]}
        if match.kind not in ("forfeit", "void"):
            for team in sides.values():
                matches[team][round_number - 1] += 1
        if match.winner:
            points[sides[match.winner]][round_number - 1] += worth(match, facts)
            perfects[sides[match.winner]] += match.kind == "perfect"
    keys = {
        team: (_stays(team, facts), _count_back(team, points, matches, facts)) for team in points
    }
    order: list[tuple[int, bool]] = []
    for key in sorted(set(keys.values()), reverse=True):
        tied = sorted(team for team in keys if keys[team] == key)
        order += _settled(tied, facts, perfects, guests)
    return _ranked(order, points)


def _stays(team: int, facts: Facts) -> bool:
    return facts.left.get(team, 10**6) > facts.rounds


def _count_back(
    team: int, points: dict[int, list[int]], matches: dict[int, list[int]], facts: Facts
) -> tuple[Fraction, ...]:
    """The total after the last round, then after the one before, and so on to the first."""
    key = []
    for last in range(facts.rounds, 0, -1):
        total, count = sum(points[team][:last]), sum(matches[team][:last])
        if facts.forfeits == "average":
            key.append(Fraction(total, count) if count else Fraction(0))
        else:
            key.append(Fraction(total))
    return tuple(key)


def _settled(
    tied: list[int], facts: Facts, perfects: dict[int, int], guests: dict[tuple[int, int], int]
) -> list[tuple[int, bool]]:
    """Return tied teams in order, each with whether it shares the place of the one above."""
    for criterion in facts.tie_breaks if len(tied) > 1 else ():
        value = _values(criterion, tied, facts, perfects, guests)
        if len(set(value.values())) > 1:
            order = []
            for best in sorted(set(value.values()), reverse=True):
                level = [team for team in tied if value[team] == best]
                order += _settled(level, facts, perfects, guests)
            return order
    return [(team, place > 0) for place, team in enumerate(tied)]


def _values(
    criterion: str,
    tied: list[int],
    facts: Facts,
    perfects: dict[int, int],
    guests: dict[tuple[int, int], int],
) -> dict[int, int]:
    if criterion == "perfect_rounds":
        return {team: perfects[team] for team in tied}
    if criterion == "extra_deal":
        return {
            team: sum(won == team for one, two, won in facts.extra_deals if {one, two} <= set(tied))
            for team in tied
        }
    value = dict.fromkeys(tied, 0)
    for (round_number, table), match in facts.matches.items() if len(tied) == 2 else ():
        guest = guests[round_number, table]
        if {table, guest} == set(tied) and match.winner:
            value[table if match.winner == HOME else guest] += worth(match, facts)
    return value


def _ranked(order: list[tuple[int, bool]], points: dict[int, list[int]]) -> list[Line]:
    lines: list[Line] = []
    for place, (team, shares) in enumerate(order, start=1):
        rank = lines[-1].rank if shares else place
        lines.append(Line(rank, team, sum(points[team]), tuple(points[team])))
    return lines
