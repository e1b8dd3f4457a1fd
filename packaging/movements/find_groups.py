"""Find who plays with whom, whatever boards they play: `find_groups.py SECONDS SEED MOVES …`.

Sets need not keep in step with the people: once it is known who plays with whom, `find_sets.py`
lays them. So here meetings alone count. What algebra has is taken (Kirkman's systems, with one
person away where two sit out); for all else some base rounds are annealed, each turned as often as
the circles have places, and where they are not enough, rounds are added behind them.

`P,R …` names movements to search, for so long each; without names these are all that are above
their bound in `quality.csv`. Each line of found/groups.txt is a grouping: people, rounds, repeats;
seed, circles, places of each, base rounds, moves of one annealing, annealings (all zero where it is
algebra), rounds added, moves for each of them; then, after a colon, round by round, the people of
each table and who sits out.
`find_groups.py --check` finds some anew, and compares.
"""

import csv
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from itertools import chain, combinations, count
from pathlib import Path

from kirkman import kirkman
from measured import bound
from programs import FOUND, asked, compiled, rows_of

from whist_td.movements.tables import FoundTable
from whist_td.movements.tables import found as found_in
from whist_td.movements.whiz.plans import StarterKind, starter, turned

NAME = "groups"
QUALITY = Path(__file__).parent / "quality.csv"
CHECKED = 7
WORDS = 11
HOT, COLD = 0.6, 0.12
TRIES, ADDED_MOVES = 2, 2_000_000
MOST_ADDED = 3
LEAST = 14
"""In smaller rooms all is proved."""
LEAST_TURN = 6
"""Circles of fewer places are so many that everything might as well be free."""
FREE = 26
"""Up to so many people every round is searched freely too."""

Case = tuple[int, int]
Rounds = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Way:
    """How a grouping is looked for."""

    seed: int = 0
    circles: int = 0
    places: int = 0
    base: int = 0
    moves: int = 0
    tries: int = 0
    added: int = 0
    added_moves: int = 0


@dataclass(frozen=True)
class Labour:
    """How long to search a movement, from which seed on, and moves of one annealing."""

    seconds: float
    seed: int
    moves: int


@dataclass(frozen=True)
class Groups:
    """Who plays with whom: each round as the threes of its tables, then who sits out."""

    players: int
    rounds: int
    repeats: int
    way: Way
    each: Rounds

    def told(self) -> str:
        """Return the line of the file of findings."""
        head = (self.players, self.rounds, self.repeats, *astuple(self.way))
        people = (person for one in self.each for person in one)
        return " ".join(map(str, (*head, ":", *people)))


def line_of(row: list[str]) -> Groups:
    """Read a line of the file of findings."""
    players, rounds, repeats, *way = map(int, row[:WORDS])
    people = list(map(int, row[WORDS + 1 :]))
    return Groups(players, rounds, repeats, Way(*way), _cut(people, players))


def _cut(people: list[int], players: int) -> Rounds:
    return tuple(tuple(people[at : at + players]) for at in range(0, len(people), players))


def lines() -> dict[Case, Groups]:
    """Return what is found so far."""
    return {(line.players, line.rounds): line for line in map(line_of, rows_of(NAME))}


def keep(line: Groups) -> None:
    """Write a line into the file of findings, instead of one for the same people and rounds."""
    found = lines() | {(line.players, line.rounds): line}
    text = "\n".join(found[case].told() for case in sorted(found))
    (FOUND / f"{NAME}.txt").write_text(text + "\n")


def repeats(each: Rounds) -> int:
    """Count the meetings that are not the first of two people."""
    met = Counter(
        pair
        for one in each
        for at in range(0, len(one) // 3 * 3, 3)
        for pair in combinations(sorted(one[at : at + 3]), 2)
    )
    return met.total() - len(met)


def algebraic(case: Case) -> Groups | None:
    """Return rounds of a Kirkman system in which nobody meets again, where there is one known."""
    players, rounds = case
    away = players % 3 == 2  # noqa: PLR2004
    system = kirkman(players + away) or _thirds(players + away)
    larger = lines().get((players + 1, rounds))
    if away and larger and not larger.repeats:
        system = larger.each
    if len(system) < rounds:
        return None
    each = tuple(_without(one, players) if away else one for one in system[:rounds])
    return Groups(players, rounds, repeats(each), Way(), each)


def _thirds(people: int) -> Rounds:
    """Return the rounds of a starter that has a round of thirds behind it, where one is stored."""
    tables, left_over = divmod(people, 3)
    rounds = (people - 1) // 2
    text = found_in(FoundTable.WHIZ_THIRDS).get((tables, rounds)) if not left_over else None
    plan = turned(starter(StarterKind.THIRD, tables, rounds, text)) if text else ()
    return tuple(tuple(chain(*(trio.people for trio in each.trios))) for each in plan)


def _without(one: tuple[int, ...], phantom: int) -> tuple[int, ...]:
    """Return a round without its last person: those who were to play with him sit out."""
    threes = [one[at : at + 3] for at in range(0, len(one), 3)]
    whole = (person for three in threes if phantom not in three for person in three)
    out = (person for three in threes if phantom in three for person in three if person != phantom)
    return (*whole, *out)


def ways(case: Case, seed: int, moves: int) -> Iterator[Way]:
    """Yield what to try, without end: first few large circles, then more small ones."""
    players, rounds = case
    turns = [
        (places, rounds - places * base, base)
        for places in range(rounds, LEAST_TURN - 1, -1)
        for base in range(1, rounds // places + 1)
        if 0 <= rounds - places * base <= MOST_ADDED
    ]
    for number in count(seed):
        if players <= FREE:
            yield Way(number, players, 1, rounds, 5 * moves, TRIES)
        for places, added, base in sorted(turns, key=lambda turn: turn[1]):
            circles = players // places
            more = ADDED_MOVES if added else 0
            yield Way(number, circles, places, base, moves, TRIES, added, more)


def searched(programs: tuple[Path, Path], case: Case, way: Way) -> Groups | None:
    """Return what a way leads to, if sit-outs come out."""
    players, rounds = case
    given = (way.circles, way.places, way.base, 0, HOT, COLD, way.moves, way.tries)
    found = asked(programs[0], way.seed, players, *given)
    if found is None:
        return None
    base = _cut([int(word) for word in found.split()[1:]], players)
    each = tuple(_turned(one, by, way) for one in base for by in range(way.places))
    if way.added:
        each = _with_more(programs[1], each, case, way)
    each = _in_turn(each, players)
    return Groups(players, rounds, repeats(each), way, each) if each else None


def _turned(one: tuple[int, ...], by: int, way: Way) -> tuple[int, ...]:
    moving, places = way.circles * way.places, way.places
    return tuple(
        person
        if person >= moving
        else person // places * places + (person + by) % places
        if places == 1
        else person // places * places + (person % places + by) % places
        for person in one
    )


def _with_more(program: Path, each: Rounds, case: Case, way: Way) -> Rounds:
    """Return rounds with some added that let as few as can be meet again; none if they do not."""
    players, rounds = case
    at_table = players // 3 * 3
    rested = Counter(person for one in each for person in one[at_table:])
    least, most = divmod(players % 3 * rounds, players)
    must = [least - rested[person] for person in range(players)]
    if max(rested.values(), default=0) > least + bool(most) or max(must) > 1:
        return ()
    may = [2 if lacks == 1 else int(lacks == 0 and most > 0) for lacks in must]
    trios = [one[at : at + 3] for one in each for at in range(0, at_table, 3)]
    rows = [f"{players} {players // 3} {len(trios)}", *(" ".join(map(str, t)) for t in trios)]
    told = "\n".join([*rows, " ".join(map(str, may))])
    found = asked(program, way.seed, way.added, way.added_moves * way.added, told=told)
    return (*each, *_cut([int(word) for word in found.split()[1:]], players)) if found else ()


def _in_turn(each: Rounds, players: int) -> Rounds:
    """Return the rounds in an order in which nobody sits out twice before all have; else none."""
    at_table, left = players // 3 * 3, list(each)
    rested: Counter[int] = Counter()
    ordered: list[tuple[int, ...]] = []
    while left:
        one = min(left, key=lambda one: sum(rested[p] for p in one[at_table:]))
        left.remove(one)
        ordered.append(one)
        rested.update(one[at_table:])
        if max(rested.values(), default=0) > 1 + min(rested[p] for p in range(players)):
            return ()
    return tuple(ordered)


def improve(programs: tuple[Path, Path], case: Case, labour: Labour) -> Groups | None:
    """Search one movement for so long, and keep what is better than what is known."""
    known = best = lines().get(case)
    exact = algebraic(case)
    if exact and (best is None or exact.repeats < best.repeats):
        best = exact
    until = time.monotonic() + labour.seconds
    for way in ways(case, labour.seed, labour.moves):
        if time.monotonic() > until or (best and best.repeats <= bound(*case)):
            break
        line = searched(programs, case, way)
        if line and (best is None or line.repeats < best.repeats):
            best = line
    if best and best != known:
        keep(best)
    return best


def above() -> list[Case]:
    """List the movements of 14 people and more in which more meet again than counting asks."""
    with QUALITY.open(encoding="utf-8") as rows:
        return [
            (int(row["players"]), int(row["rounds"]))
            for row in csv.DictReader(rows)
            if int(row["players"]) >= LEAST and int(row["repeats"]) > int(row["repeats_bound"])
        ]


def check() -> None:
    """Find some of the groupings anew, and stop at the first that comes out otherwise."""
    with compiled(NAME) as groups, compiled("extra") as extra:
        for case, line in list(lines().items())[::CHECKED]:
            found = searched((groups, extra), case, line.way) if line.way.base else algebraic(case)
            if found != line:
                sys.exit(f"not found again: {line.told()[:60]}")
            print(*case, "found again", flush=True)


def main(labour: Labour, cases: list[Case]) -> None:
    """Search movement after movement."""
    with compiled(NAME) as groups, compiled("extra") as extra:
        for case in cases or above():
            best = improve((groups, extra), case, labour)
            told = (best.repeats, *astuple(best.way)) if best else "-"
            print(*case, bound(*case), told, flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        named = (word.split(",") for word in sys.argv[4:])
        labour_ = Labour(float(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
        main(labour_, [(int(p), int(r)) for p, r in named])
