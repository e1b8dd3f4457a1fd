"""Find the whist tournaments of 44, 57, 88 and 93 players: `find_frames.py OUT`.

Neither products nor circles give them. People are places on a circle of q (a prime) times a few
lines; multiplying places by the powers of one number keeps the base rounds, so that only a few
tables are looked for, by swapping people until every distance comes once between partners and
twice between opponents. Each line of OUT is one tournament: players, circle, seed, then for every
base round the people of its tables; a person is line * circle + place, the one who keeps his seat
comes last. `write_tables.py` says what is played beside them.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from math import exp
from pathlib import Path

from whist_td.core.chance import chance

Person = tuple[int, int]
"""A line and a place."""
HEAT = 0.44
SEATS = 4
SEEDS = 200
MOVES = 8_000


@dataclass(frozen=True)
class Frame:
    """What is looked for: the circle, a multiplier, the lines, and how lines differ."""

    circle: int
    multiplier: int
    lines: int
    difference: Callable[[int, int], object]
    """What two lines have between them; the lines themselves where no two are alike."""
    rounds: int
    ladder: tuple[frozenset[int], ...] = ()
    """Pairs of lines that are partners in the ladder rounds played beside; others oppose."""

    @property
    def powers(self) -> list[int]:
        """The powers of the multiplier."""
        found = [1]
        while (power := found[-1] * self.multiplier % self.circle) != 1:
            found.append(power)
        return found


class Search:
    """The people of the base tables, and how often each distance comes."""

    def __init__(self, frame: Frame, seed: int) -> None:
        self.frame, self.dice = frame, chance(seed)
        self.orbit = self._orbits()
        starts = sorted(set(self.orbit.values()))
        places = [(line, place) for place, line in product(starts, range(frame.lines))]
        self.people = [person for _ in range(frame.rounds) for person in places]
        self.a_round = len(places)
        self.counts: tuple[Counter[object], Counter[object]] = (Counter(), Counter())
        self.missing = 0
        self.wanted = self._wanted()
        self.missing = sum(sum(kind.values()) for kind in self.wanted)
        for table in range(len(self.people) // SEATS):
            self.change(table, 1)

    def _orbits(self) -> dict[int, int]:
        powers = self.frame.powers
        return {
            d: min(d * p % self.frame.circle for p in powers) for d in range(1, self.frame.circle)
        }

    def _wanted(self) -> tuple[dict[object, int], dict[object, int]]:
        lines = range(self.frame.lines)
        keys: dict[object, set[tuple[int, int]]] = {}
        for a, b in product(lines, lines):
            for d in self.orbit:
                keys.setdefault(self.key((a, d), (b, 0)), set()).add((min(a, b), max(a, b)))
        partners, opponents = dict.fromkeys(keys, 1), dict.fromkeys(keys, 2)
        for key, pairs in keys.items():
            for a, b in pairs:
                if self.frame.ladder and a != b and a // SEATS == b // SEATS:
                    if frozenset((a, b)) in self.frame.ladder:
                        partners[key] -= 1
                    else:
                        opponents[key] -= 1
        return partners, opponents

    def key(self, one: Person, other: Person) -> object:
        """Return what all pairs of people alike to this one have in common; None in one fibre."""
        (a, x), (b, y) = one, other
        d = (x - y) % self.frame.circle
        if d == 0:
            return None
        ways = [(self.frame.difference(a, b), self.orbit[d])]
        ways.append((self.frame.difference(b, a), self.orbit[self.frame.circle - d]))
        return min(ways, key=repr)

    def change(self, table: int, by: int) -> None:
        """Lay a table, or take it away."""
        four = self.people[table * SEATS : table * SEATS + SEATS]
        pairs = [(0, 0, 2), (0, 1, 3), (1, 0, 1), (1, 1, 2), (1, 2, 3), (1, 3, 0)]
        for kind, one, other in pairs:
            key = self.key(four[one], four[other])
            if key is None:
                self.missing += by
                continue
            count, wanted = self.counts[kind], self.wanted[kind][key]
            before = count[key]
            count[key] += by
            self.missing += abs(wanted - count[key]) - abs(wanted - before)

    def turned(self, person: Person) -> Person:
        """Return somebody else of the same orbit."""
        powers = self.frame.powers
        line, place = person
        return line, place * powers[next(self.dice) % len(powers)] % self.frame.circle

    def run(self) -> bool:
        """Swap and turn people until nothing is missing, or the moves are used up."""
        for _ in range(MOVES):
            if not self.missing:
                return True
            a = next(self.dice) % len(self.people)
            start = a // self.a_round * self.a_round
            b = start + next(self.dice) % self.a_round
            before, old = self.missing, (self.people[a], self.people[b])
            tables = {a // SEATS, b // SEATS}
            self._put(tables, (a, b), (self.turned(old[1]), self.turned(old[0])))
            worse = self.missing - before
            if worse > 0 and next(self.dice) % 10**6 > exp(-worse / HEAT) * 10**6:
                self._put(tables, (a, b), old)
        return False

    def _put(self, tables: set[int], seats: tuple[int, int], people: tuple[Person, Person]) -> None:
        for table in tables:
            self.change(table, -1)
        for seat, person in zip(seats, people, strict=True):
            self.people[seat] = person
        for table in tables:
            self.change(table, 1)


def whole(frame: Frame, tables: list[Person]) -> Iterator[Person]:
    """Yield the people of all tables: each base table times the powers of the multiplier."""
    for at in range(0, len(tables), SEATS):
        for power in frame.powers:
            for line, place in tables[at : at + SEATS]:
                yield line, place * power % frame.circle


FRAMES = {
    44: Frame(11, 3, 4, lambda a, b: (a, b), 3, (frozenset((0, 2)), frozenset((1, 3)))),
    57: Frame(7, 2, 8, lambda a, b: (a - b) % 8, 1),
    88: Frame(29, 7, 3, lambda a, b: (a - b) % 3, 1),
    93: Frame(23, 2, 4, lambda a, b: (a, b), 4),
}


def main(out: Path) -> None:
    """Search all four."""
    lines = []
    for players, frame in FRAMES.items():
        for seed in range(1, SEEDS):
            search = Search(frame, seed)
            if search.run():
                people = [a * frame.circle + x for a, x in whole(frame, search.people)]
                lines.append(f"{players} {frame.circle} {seed} {' '.join(map(str, people))}")
                print(lines[-1][:60], flush=True)
                break
    out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ["found/frames.txt"]))
