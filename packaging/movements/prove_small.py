"""Prove that small rooms cannot do with fewer second meetings: `prove_small.py [SECONDS]`.

For each line of proved.csv every way to group so many people for so many rounds with one second
meeting fewer than is claimed is listed, up to the names of people and the order of rounds: round by
round, as classes under isomorphism. What can be listed is then asked whether boards can be laid for
it: nobody plays a set twice, none is at two tables of a round, and none at one table only. With
copies nothing is asked of boards. None is left: so nothing is better. That the list is not empty
for want of care is seen by what is served, which has one second meeting more: led along its rounds,
the listing takes every one of them.

Each line of proved_sets.csv says likewise how few sets there can be beside the fewest second
meetings: of all that can be listed none can be played with fewer.

With SECONDS, lines that took longer than that are left out. What is counted, by round, must be what
the file says; `prove_small.py --write` writes what is counted into it. Nothing here knows how
movements are made, or how the verifier judges them.
"""

import csv
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Set
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, count
from pathlib import Path

from whist_td.movements.whiz.offers import Offer, offers

SETS_COLUMNS = ("players", "rounds", "repeats", "fewest_sets", "classes_by_round", "seconds")
COLUMNS = ("players", "rounds", "copies", "fewest_repeats", "classes_by_round", "laid", "seconds")
PROVED = Path(__file__).parent / "proved.csv"
PROVED_SETS = PROVED.with_name("proved_sets.csv")
TABLE = 3

Trio = tuple[int, ...]
Round = tuple[Trio, ...]
"""The people of each table, and last those who sit out, if anybody does."""
Colours = tuple[int, ...]


@dataclass(frozen=True)
class Claim:
    """So many people and rounds: fewer second meetings than this there cannot be."""

    players: int
    rounds: int
    copies: bool
    """Whether it holds even where tables play from copies."""
    fewest: int
    classes: tuple[int, ...]
    """How many ways there are to group people for one round, two rounds and so on."""
    laid: int
    """For how many of the last boards can be laid: none."""
    seconds: float


def claims() -> list[Claim]:
    """Return what is claimed."""
    with PROVED.open(encoding="utf-8") as lines:
        return [
            Claim(
                int(row["players"]),
                int(row["rounds"]),
                row["copies"] == "yes",
                int(row["fewest_repeats"]),
                tuple(map(int, row["classes_by_round"].split())),
                int(row["laid"] or 0),
                float(row["seconds"]),
            )
            for row in csv.DictReader(lines)
        ]


@dataclass(frozen=True)
class Room:
    """So many people for so many rounds, with at most so many second meetings."""

    players: int
    rounds: int
    limit: int

    @property
    def tables(self) -> int:
        """How many tables there are."""
        return self.players // TABLE

    @property
    def rests(self) -> tuple[int, int]:
        """How often somebody sits out, at least and at most."""
        least, more = divmod(self.players % TABLE * self.rounds, self.players)
        return least, least + bool(more)


@dataclass(frozen=True)
class Ways:
    """Rounds of a room, in no order."""

    room: Room
    rounds: tuple[Round, ...]

    @cached_property
    def met(self) -> list[list[int]]:
        """How often each two have met."""
        met = [[0] * self.room.players for _ in range(self.room.players)]
        for each in self.rounds:
            for table in each[: self.room.tables]:
                for one, other in combinations(table, 2):
                    met[one][other] += 1
                    met[other][one] += 1
        return met

    @cached_property
    def rested(self) -> list[int]:
        """How often each has sat out."""
        out = Counter(p for each in self.rounds for p in sum(each[self.room.tables :], ()))
        return [out[person] for person in range(self.room.players)]

    @property
    def twins(self) -> list[tuple[int, int]]:
        """Who always plays with another or rests with him: they may change names at any time."""
        people = range(self.room.players)
        at = [
            [table for each in self.rounds for table in each if person in table]
            for person in people
        ]
        return [(one, other) for one, other in combinations(people, 2) if at[one] == at[other]]

    def is_possible(self) -> bool:
        """Tell whether counting allows the rounds that are left, for everybody by himself.

        Nobody sits out twice before everybody has once. Who is to meet more people than there are
        left whom he has not met meets some again.
        """
        room, left = self.room, self.room.rounds - len(self.rounds)
        least, most = room.rests
        if max(self.rested) > min(self.rested) + 1 or min(self.rested) + left < least:
            return False
        again = 0
        for person, met in enumerate(self.met):
            plays = left - min(left, most - self.rested[person])
            unmet = met.count(0) - 1
            again += sum(times - 1 for times in met if times > 1) + max(0, 2 * plays - unmet)
        return again <= 2 * room.limit

    def refined(self, colours: Colours) -> Colours:
        """Return people told apart by those with whom they play, round by round, and how often."""
        for _ in range(self.room.players):
            finer = self._finer(colours)
            if len(set(finer)) == len(set(colours)):
                return finer
            colours = finer
        return colours

    def _finer(self, colours: Colours) -> Colours:
        seen: list[list[int]] = [[] for _ in colours]
        for each in self.rounds:
            tables = [tuple(sorted([colours[p] for p in table])) for table in each]
            whole = hash(tuple(sorted(tables)))
            for at, (table, coloured) in enumerate(zip(each, tables, strict=True)):
                of_table = hash((whole, coloured, at < self.room.tables))
                for person in table:
                    seen[person].append(of_table)
        finer = []
        for person, told in enumerate(seen):
            others = sorted(
                [hash((colours[q], n)) for q, n in enumerate(self.met[person]) if n > 1]
            )
            finer.append(hash((colours[person], *sorted(told), *others)))
        return tuple(finer)


def is_same(one: Ways, other: Ways, mine: Colours, its: Colours) -> bool:
    """Tell whether people can be renamed so that one is the other; both are refined alike."""
    counted = Counter(mine)
    if counted != Counter(its):
        return False
    several = [colour for colour, times in counted.items() if times > 1]
    if not several:
        named = {person: its.index(colour) for person, colour in enumerate(mine)}
        return _renamed(one, named) == _renamed(other, {p: p for p in named})
    colour = min(several, key=lambda colour: (counted[colour], colour))
    chosen = one.refined(_marked(mine, mine.index(colour)))
    return any(
        is_same(one, other, chosen, other.refined(_marked(its, person)))
        for person, told in enumerate(its)
        if told == colour
    )


def _marked(colours: Colours, person: int) -> Colours:
    return tuple(hash((c, 1)) if p == person else c for p, c in enumerate(colours))


def _renamed(ways: Ways, named: dict[int, int]) -> list[list[list[int]]]:
    return sorted(
        sorted(sorted(named[person] for person in table) for table in each) for each in ways.rounds
    )


def next_rounds(ways: Ways) -> Iterator[Round]:
    """Yield every round that may follow: whoever is free first sits out or takes two others."""
    room = ways.room
    most = room.rests[1]
    budget = room.limit - sum(n - 1 for met in ways.met for n in met if n > 1) // 2
    out = room.players % TABLE
    resting = [person for person, rested in enumerate(ways.rested) if rested < most]
    for rest in combinations(resting, out):
        free = [person for person in range(room.players) if person not in rest]
        for tables in _tables(free, ways.met, budget):
            yield (*tables, rest) if out else tables


def _exchanged(each: Round, one: int, other: int) -> Round:
    """Return a round in which two have changed names, as it would be listed."""
    names = {one: other, other: one}
    tables = [tuple(sorted(names.get(person, person) for person in table)) for table in each]
    out = [table for table in tables if len(table) < TABLE]
    return (*sorted(table for table in tables if len(table) == TABLE), *out)


def _tables(free: list[int], met: list[list[int]], budget: int) -> Iterator[Round]:
    if not free:
        yield ()
        return
    first, others = free[0], free[1:]
    mine = met[first]
    for one, other in combinations(others, 2):
        again = (mine[one] > 0) + (mine[other] > 0) + (met[one][other] > 0)
        if again <= budget:
            left = [person for person in others if person not in (one, other)]
            for tables in _tables(left, met, budget - again):
                yield ((first, one, other), *tables)


def classes(room: Room) -> Iterator[list[Ways]]:
    """Yield every way to play one round, two rounds and so on, one of each class."""
    found = [Ways(room, ())]
    for _ in range(room.rounds):
        known: defaultdict[Colours, list[tuple[Ways, Colours]]] = defaultdict(list)
        for ways in found:
            twins = ways.twins
            for each in next_rounds(ways):
                if any(_exchanged(each, *pair) < each for pair in twins):
                    continue
                more = Ways(room, (*ways.rounds, each))
                if not more.is_possible():
                    continue
                colours = more.refined((0,) * room.players)
                alike = known[tuple(sorted(colours))]
                if not any(is_same(more, other, colours, its) for other, its in alike):
                    alike.append((more, colours))
        found = [ways for alike in known.values() for ways, _colours in alike]
        yield found
        if not found:
            return


def can_be_laid(ways: Ways) -> bool:
    """Tell whether every table can share its set with one or two others, of which none shares.

    More than three tables with a set are as good as twos and threes with sets of their own.
    """
    fits = _fits(ways)
    return _laid(frozenset(range(len(fits))), fits)


def _fits(ways: Ways) -> list[set[int]]:
    """Return for every table the others that may have its set: in other rounds, of other people."""
    tables = [
        (number, set(table))
        for number, each in enumerate(ways.rounds)
        for table in each[: ways.room.tables]
    ]
    return [
        {at for at, (other, those) in enumerate(tables) if other != number and not these & those}
        for number, these in tables
    ]


def _laid(left: frozenset[int], fits: list[set[int]]) -> bool:
    if not left:
        return True
    hardest = min(left, key=lambda table: len(fits[table] & left))
    for one in fits[hardest] & left:
        rest = left - {hardest, one}
        if _laid(rest, fits):
            return True
        thirds = (other for other in fits[hardest] & fits[one] & left if other > one)
        if any(_laid(rest - {other}, fits) for other in thirds):
            return True
    return False


@dataclass(frozen=True)
class SetsClaim:
    """So many people and rounds, with the fewest second meetings: fewer sets there cannot be."""

    players: int
    rounds: int
    repeats: int
    fewest_sets: int
    classes: tuple[int, ...]
    seconds: float


def sets_claims() -> list[SetsClaim]:
    """Return what is claimed of sets."""
    with PROVED_SETS.open(encoding="utf-8") as lines:
        return [
            SetsClaim(
                int(row["players"]),
                int(row["rounds"]),
                int(row["repeats"]),
                int(row["fewest_sets"]),
                tuple(map(int, row["classes_by_round"].split())),
                float(row["seconds"]),
            )
            for row in csv.DictReader(lines)
        ]


def suffice(ways: Ways, sets: int) -> bool:
    """Tell whether every table finds a set among so many, and each set lies at two at least."""
    fits = _fits(ways)

    def laid(left: frozenset[int], sets: int) -> bool:
        if not left or len(left) > sets * ways.room.tables:
            return not left
        return with_set((hardest(left),), fits[hardest(left)] & left, left, sets)

    def hardest(left: frozenset[int]) -> int:
        return min(left, key=lambda table: len(fits[table] & left))

    def with_set(lying: Trio, may: Set[int], left: frozenset[int], sets: int) -> bool:
        if len(lying) > 1 and laid(left - set(lying), sets - 1):
            return True
        return len(lying) < ways.room.tables and any(
            with_set((*lying, one), {other for other in may & fits[one] if other > one}, left, sets)
            for one in sorted(may)
        )

    return laid(frozenset(range(len(fits))), sets)


def sets_listed_anew(claim: SetsClaim) -> tuple[tuple[int, ...], int]:
    """Return the classes of a claim, by round, and the fewest sets with which one can be played."""
    found = list(classes(Room(claim.players, claim.rounds, claim.repeats)))
    fewest = next(
        sets for sets in count(claim.players // TABLE) if any(suffice(w, sets) for w in found[-1])
    )
    return tuple(map(len, found)), fewest


def are_sets_proved(claim: SetsClaim) -> bool:
    """Tell whether the listing comes out as the file has it: with so many sets, and no fewer."""
    return sets_listed_anew(claim) == (claim.classes, claim.fewest_sets)


def listed_anew(claim: Claim) -> Claim:
    """Return a claim as it comes out when all is listed anew."""
    began = time.process_time()
    found = list(classes(Room(claim.players, claim.rounds, claim.fewest - 1)))
    laid = 0 if claim.copies else sum(map(can_be_laid, found[-1]))
    seconds = round(time.process_time() - began, 1)
    return replace(claim, classes=tuple(map(len, found)), laid=laid, seconds=seconds)


def is_proved(claim: Claim) -> bool:
    """Tell whether the listing comes out as the file has it, and leaves nothing that is better."""
    found = listed_anew(claim)
    is_none_left = not found.laid and (not claim.copies or not found.classes[-1])
    return is_none_left and (found.classes, found.laid) == (claim.classes, claim.laid)


def is_found(claim: Claim) -> bool:
    """Tell whether the listing goes along with what is served, with one second meeting more."""
    room = Room(claim.players, claim.rounds, claim.fewest)
    return any(
        _is_listed(room, served) and (claim.copies or can_be_laid(Ways(room, served)))
        for served in map(_rounds_of, offers(claim.players, claim.rounds))
    )


def _rounds_of(offer: Offer) -> tuple[Round, ...]:
    """Return the rounds of a movement as they are listed: people from 0, first the lowest."""
    rounds: list[Round] = []
    for each in offer.movement.rounds:
        tables = sorted(tuple(sorted(p - 1 for p in s.people)) for s in each.seatings)
        out = tuple(person - 1 for person in each.sit_out)
        rounds.append((*tables, out) if out else tuple(tables))
    return tuple(rounds)


def _is_listed(room: Room, served: tuple[Round, ...]) -> bool:
    return all(
        each in next_rounds(Ways(room, served[:at])) and Ways(room, served[: at + 1]).is_possible()
        for at, each in enumerate(served)
    )


def write(found: list[Claim]) -> None:
    """Write what was listed."""
    with PROVED.open("w", encoding="utf-8", newline="") as lines:
        table = csv.writer(lines, lineterminator="\n")
        table.writerow(COLUMNS)
        for claim in found:
            copies, laid = ("yes", "") if claim.copies else ("no", claim.laid)
            counts = " ".join(map(str, claim.classes))
            head = (claim.players, claim.rounds, copies, claim.fewest)
            table.writerow((*head, counts, laid, claim.seconds))


def main(most_seconds: float) -> None:
    """Prove every claim that is not expected to take longer."""
    for claim in claims():
        if claim.seconds > most_seconds:
            continue
        if not (is_proved(claim) and is_found(claim)):
            sys.exit(f"not proved: {claim}")
        print(claim.players, claim.rounds, claim.copies, claim.fewest, "proved", flush=True)
    for sets in sets_claims():
        if sets.seconds > most_seconds:
            continue
        if not are_sets_proved(sets):
            sys.exit(f"not proved: {sets}")
        print(sets.players, sets.rounds, sets.repeats, sets.fewest_sets, "sets proved", flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        write(list(map(listed_anew, claims())))
    else:
        main(float((*sys.argv[1:], "inf")[0]))
