"""Find rounds to add to starters: `find_extras.py [FIRST [LAST [SEEDS]]]`.

Where no starter gives the rounds wanted, the longest of fewer rounds is turned and the rest is
added, so that as few as can be meet again; the best of some seeds is kept. Each line of
found/extras.txt is one: players, rounds, rounds added, seed, moves, repeats; then the starter (it
is in found/starters.txt as well), and the rounds added as they are in found/evenings.txt.
"""

import sys
from collections import Counter
from pathlib import Path

from origins import Origin, origin_of
from programs import asked, compiled, encoded, keep, rows_of

from whist_td.movements.whiz.catalogue import most_rounds
from whist_td.movements.whiz.extending import boards_for
from whist_td.movements.whiz.form import Grouping, Plan, Trio
from whist_td.movements.whiz.plans import StarterKind, starter, turned

NAMES = ("turn", "hole", "holes")
KINDS = (StarterKind.TURN, StarterKind.HOLE, StarterKind.HOLES)
MOST_ADDED = 8
MOVES = 1_000_000
"""For each round added."""
BEFORE = 8
"""How many words of a line of found/starters.txt stand before the starter."""
CHECKED = 9
Found = tuple[int, str]


def added(program: Path, plan: Plan, players: int, rounds: int, seed: int) -> Plan | None:
    """Return a plan with rounds added, or None where sit-outs do not come out."""
    rested = Counter(person for grouping in plan for person in grouping.out)
    wanted = players % 3 * rounds
    fresh = [person for person in range(players) if not rested[person]]
    full = len(fresh) < wanted
    may = [2 if full and not rested[p] else int(full or not rested[p]) for p in range(players)]
    trios = [trio.people for grouping in plan for trio in grouping.trios]
    rows = [f"{players} {players // 3} {len(trios)}", *(" ".join(map(str, t)) for t in trios)]
    told = "\n".join([*rows, " ".join(map(str, may))])
    found = asked(program, seed, rounds, MOVES * rounds, told=told)
    if found is None:
        return None
    numbers = [int(word) for word in found.split()[1:]]
    rows_added = [numbers[at : at + players] for at in range(0, len(numbers), players)]
    places = players // 3 * 3
    # Who sits out again does so last of all.
    for people in sorted(rows_added, key=lambda row: sum(rested[p] for p in row[places:])):
        plan = (*plan, _grouping(plan, people))
    return plan


def _grouping(plan: Plan, people: list[int]) -> Grouping:
    places = len(people) // 3 * 3
    threes = [(people[at], people[at + 1], people[at + 2]) for at in range(0, places, 3)]
    trios = tuple(map(Trio, boards_for(plan, threes), threes))
    return Grouping(trios, tuple(people[places:]))


def repeats(plan: Plan) -> int:
    """Count the meetings that are not the first of two people."""
    pairs = Counter(
        frozenset((trio.people[a], trio.people[b]))
        for grouping in plan
        for trio in grouping.trios
        for a, b in ((0, 1), (0, 2), (1, 2))
    )
    return sum(times - 1 for times in pairs.values())


def numbers_of(plan: Plan) -> str:
    """Return rounds as they stand in a file of findings."""
    words: list[int] = []
    for grouping in plan:
        for trio in grouping.trios:
            words += (trio.board_set, *trio.people)
        words += grouping.out
    return " ".join(map(str, words))


def longest(players: int, rounds: int) -> tuple[int, list[str]] | None:
    """Return how many rounds must be added to the longest starter that is short, and it."""
    tables, left_over = divmod(players, 3)
    starters = {
        int(row[2]): row[BEFORE:]
        for row in rows_of("starters")
        if row[:2] == [NAMES[left_over], str(tables)] and row[4] == "0"
    }
    shorter = [size for size in starters if rounds - MOST_ADDED <= size < rounds]
    return (rounds - max(shorter), starters[max(shorter)]) if shorter else None


def find(program: Path, players: int, rounds: int, seed: int) -> Found | None:
    """Return what a seed gives: its repeats, and its line."""
    tables, left_over = divmod(players, 3)
    short = longest(players, rounds)
    if short is None:
        return None
    more, words = short
    text = encoded([int(word) for word in words])
    plan = turned(starter(KINDS[left_over], tables, rounds - more, text))
    whole = added(program, plan, players, more, seed)
    if whole is None:
        return None
    head = f"{players} {rounds} {more} {seed} {MOVES} {repeats(whole)}"
    return repeats(whole), f"{head} {' '.join(words)} {numbers_of(whole[len(plan) :])}"


def check() -> None:
    """Find some of the lines anew, and stop at the first that comes out otherwise."""
    with compiled("extra") as program:
        for row in rows_of("extras")[::CHECKED]:
            found = find(program, int(row[0]), int(row[1]), int(row[3]))
            if not found or found[1] != " ".join(row):
                sys.exit(f"not found again: {row[:6]}")
            print(*row[:6], "found again", flush=True)


def main(sizes: range, seeds: int) -> None:
    """Search every number of people and rounds that nothing else gives."""
    known = {tuple(row[:2]) for row in rows_of("extras")}
    with compiled("extra") as program:
        for players in sizes:
            for rounds in range(players // 3 + 1, most_rounds(players) + 1):
                if (str(players), str(rounds)) in known:
                    continue
                if origin_of(players, rounds) is not Origin.ADDED:
                    continue
                tried = (find(program, players, rounds, seed) for seed in range(1, seeds + 1))
                best = min((found for found in tried if found), default=None)
                print(players, rounds, best and best[0], flush=True)
                if best:
                    keep("extras", best[1])


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        check()
    else:
        given_ = [*sys.argv[1:], *("22", "99", "3")[len(sys.argv) - 1 :]]
        main(range(int(given_[0]), int(given_[1]) + 1), int(given_[2]))
