"""Find whole small evenings: `find_whole.py [FIRST [LAST [MOVES [TRIES [SEED [ROUNDS [M]]]]]]]`.

With ROUNDS it looks again at what is known, to find something better with another seed; with M it
tries that order alone.

Each line of found/evenings.txt is one evening that ranks before what algebra and the starters
give: players, rounds, repeats, sets, seed, the order of its search (M, people who stand still,
invariant rounds), moves, tries, enough, a colon, and the numbers of the program in C; MOVES are
those for each person and round. Each line of found/others.txt is a second choice, and begins alike:
everybody plays all deals, or (0 sets) all tables play the same deals from copies.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from measured import Rank, bound, event, rank
from origins import Origin, origin_of
from programs import asked, compiled, drop, encoded, keep_instead, rows_of

from whist_td.movements.verify_whiz.quality import Sharing
from whist_td.movements.whiz.catalogue import most_rounds
from whist_td.movements.whiz.plans import plan_of

MORE_SETS = 6
CHECKED = 12
WORDS = 11
"""How many numbers of a line stand before its colon."""


@dataclass(frozen=True)
class Order:
    """How an evening is to be turned into itself: in circles of a size, some standing still."""

    size: int
    still: int
    invariant: int


@dataclass(frozen=True)
class Search:
    """What the program in C is told."""

    players: int
    rounds: int
    seed: int
    moves: int
    tries: int
    enough: int
    size: int = 0

    def line(self, program: Path, sets: int, order: Order) -> str | None:
        """Return what is found, as a line."""
        given = (self.seed, self.players, self.rounds, sets, order.size, order.still)
        rest = (order.invariant, self.moves, self.tries, self.enough)
        found = asked(program, *given, *rest)
        if found is None:
            return None
        repeats, _, numbers = found.partition(" ")
        words = (self.players, self.rounds, repeats, sets, self.seed, order.size, order.still)
        return f"{' '.join(map(str, (*words, *rest)))} : {numbers}"


def orders(players: int, rounds: int) -> Iterator[Order]:
    """List the orders in which the rounds can come, the freest first."""
    yield Order(1, 0, 0)
    tables, left_over = divmod(players, 3)
    for size in range(2, rounds + 1):
        for invariant in range(3):
            cycles, odd = divmod(rounds - invariant, size)
            whole = not left_over and players % size == 0 and tables % size == 0
            if cycles and not odd and (whole or not invariant):
                yield Order(size, players % size, invariant)


def plan_in(line: str, players: int) -> Rank:
    """Return the rank of the evening in a line."""
    numbers = [int(word) for word in line.partition(" : ")[2].split()]
    sharing = Sharing.ALLOWED if line.split()[3] == "0" else Sharing.REFUSED
    return rank(event(players, encoded(numbers)), players, sharing)


def best(program: Path, search: Search, sets: list[int], beaten: Rank) -> tuple[Rank, str] | None:
    """Return the best evening with one of those numbers of sets that ranks before another."""
    found: list[tuple[Rank, str]] = []
    for count in sets:
        for order in orders(search.players, search.rounds):
            if search.size not in {0, order.size}:
                continue
            if found and not min(found)[0][0] and min(found)[0][1] <= search.enough:
                return min(found)
            line = search.line(program, count, order)
            if line and plan_in(line, search.players) < min([beaten, *(r for r, _ in found)]):
                found.append((plan_in(line, search.players), line))
    return min(found, default=None)


def look(program: Path, search: Search) -> None:
    """Look for a better evening than is known, and for a second choice."""
    players, rounds = search.players, search.rounds
    tables = players // 3
    known = rank(plan_of(players, rounds), players)
    if origin_of(players, rounds) is Origin.ADDED:
        known = (known[0], known[1], True, 10**3)  # as good a one is stored, not made on the spot
    complete = players % 3 == 0 and rounds >= tables
    if known[0] or known[1] > search.enough or (known[2] and complete) or known[3] == 10**3:
        least = max(tables, rounds - rounds * (players % 3) // players)
        most = max(least, min(least + MORE_SETS, tables * rounds // 2))
        better = best(program, search, [*range(least, most + 1)], known)
        if better:
            known = better[0]
            keep_instead("evenings", better[1])
    second = None
    if search.size:
        complete = False
    elif known[0] or known[1] > search.enough or (known[2] and complete):
        second = best(program, search, [0], (*known[:3], 0))
    if second is None and known[2] and complete:
        second = best(program, search, [rounds], (10**5, 0, True, 0))
    if second:
        keep_instead("others", second[1])
    print(
        players,
        rounds,
        "bound",
        search.enough,
        "is",
        known,
        "besides",
        (second or "-")[0],
        flush=True,
    )


def drop_needless() -> None:
    """Drop the second choices that are no better than the first, and not complete instead."""
    for row in rows_of("others"):
        players, rounds = int(row[0]), int(row[1])
        first = rank(plan_of(players, rounds), players)
        second = plan_in(" ".join(row), players)
        if second[1] >= first[1] and not (first[2] and not second[2]):
            drop("others", row[:2])


def check() -> None:
    """Find some of the lines anew, and stop at the first that comes out otherwise."""
    with compiled("evenings") as program:
        for row in [*rows_of("evenings"), *rows_of("others")][::CHECKED]:
            players, rounds, _, sets, seed, size, still, invariant, moves, tries, enough = map(
                int, row[:WORDS]
            )
            search = Search(players, rounds, seed, moves, tries, enough)
            if search.line(program, sets, Order(size, still, invariant)) != " ".join(row):
                sys.exit(f"not found again: {row[:WORDS]}")
            print(*row[:WORDS], "found again", flush=True)


def main(sizes: range, moves: int, tries: int, seed: int, again: tuple[int, int]) -> None:
    """Look at every number of people and rounds that no line tells of, or at one number again."""
    known = {tuple(row[:2]) for name in ("evenings", "others", "small") for row in rows_of(name)}
    with compiled("evenings") as program:
        for players in sizes:
            for rounds in range(1, most_rounds(players) + 1):
                if again[0] == rounds or (
                    not again[0] and (str(players), str(rounds)) not in known
                ):
                    labour = (moves * players * rounds, tries, bound(players, rounds))
                    look(program, Search(players, rounds, seed, *labour, again[1]))


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        given = [*sys.argv[1:], *("6", "21", "5000", "4", "1", "0", "0")[len(sys.argv) - 1 :]]
        first_, last_, *rest_ = map(int, given)
        moves_, tries_, seed_, again_, size_ = rest_
        main(range(first_, last_ + 1), moves_, tries_, seed_, (again_, size_))
        drop_needless()
