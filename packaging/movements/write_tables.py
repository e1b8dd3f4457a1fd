"""Write what the searches found as the tables the program travels with: `write_tables.py`.

Reads packaging/movements/found/*.txt and writes resources/movements/whiz_*.tsv. Who sits where
(whiz_seats.tsv) is found and written by find_seats.py afterwards.
"""

from programs import encoded, rows_of, write_table
from prove_small import claims, sets_claims

from whist_td.movements.tables import FoundTable

STARTERS = {
    FoundTable.WHIZ_TURNS: ("starters", "turn"),
    FoundTable.WHIZ_HALVES: ("starters", "half"),
    FoundTable.WHIZ_THIRDS: ("starters", "third"),
    FoundTable.WHIZ_THREES: ("three", "three"),
    FoundTable.WHIZ_EVENS: ("three", "even"),
    FoundTable.WHIZ_HOLES: ("starters", "hole"),
    FoundTable.WHIZ_HOLES_OF_TWO: ("starters", "holes"),
}
"""In which file of findings each kind of starter is, and its name there."""
BEFORE = {"starters": 8, "three": 4}
"""How many words of a line stand before what was found."""
STARTER = "tables:int rounds:int starter:letters"
EVENING = "players:int rounds:int evening:letters"

Key = tuple[int, ...]
Found = dict[Key, list[str]]


def write(table: FoundTable, schema: str, files: str, found: Found) -> None:
    """Write one table; the seeds are in the files of findings."""
    lines = (
        (*map(str, key), encoded([int(number) for number in numbers]))
        for key, numbers in sorted(found.items())
    )
    seeds = " ".join(f"found/{file}.txt" for file in files.split())
    write_table(table, schema, "write_tables.py", seeds, lines)


def by(numbers: int, name: str, before: int) -> Found:
    """Return a file of findings, by the first numbers of each line."""
    return {tuple(map(int, row[:numbers])): row[before:] for row in rows_of(name)}


def write_starters() -> None:
    """Write the table of each kind of starter, and starters with rounds behind them."""
    for table, (file, kind) in STARTERS.items():
        rows = [row for row in rows_of(file) if row[0] == kind]
        found: Found = {(int(row[1]), int(row[2])): row[BEFORE[file] :] for row in rows}
        write(table, STARTER, file, found)
    write(FoundTable.WHIZ_EXTRAS, EVENING, "extras", by(2, "extras", 6))


def chosen() -> Found:
    """Return which rounds of a ladder to play, by tables, people left over, and how many rounds."""
    found: Found = {}
    for (tables, left_over), numbers in by(2, "rounds", 3).items():
        rounds, at = 1, 0
        while at < len(numbers):
            found[tables, left_over, rounds] = numbers[at : at + rounds]
            rounds, at = rounds + 1, at + rounds
    return found


def events(file: str) -> Found:
    """Return the whole evenings of a file of findings, by people and rounds."""
    return {(int(row[0]), int(row[1])): row[row.index(":") + 1 :] for row in rows_of(file)}


def small(choice: int) -> Found:
    """Return the small evenings that were found as first, second or third choice."""
    rows = [row for row in rows_of("small") if int(row[2]) == choice]
    return {(int(row[0]), int(row[1])): row[row.index(":") + 1 :] for row in rows}


def steps_of(row: list[str]) -> list[str]:
    """Return the steps a line of found/steps.txt tells of: what follows is about seats."""
    numbers = row[7 : 7 + 4 * int(row[1])]
    return [number for at, number in enumerate(numbers) if at % 4 != 3]  # noqa: PLR2004


def write_ladders() -> None:
    """Write what there is to know of ladders: skips, rounds, steps and rovers."""
    write(FoundTable.WHIZ_SKIPS, "tables:int skips:letters", "skips", by(1, "skips", 3))
    schema = "tables:int left_over:int rounds:int chosen:letters"
    write(FoundTable.WHIZ_ROUNDS, schema, "rounds", chosen())
    steps: Found = {(int(row[0]), int(row[1])): steps_of(row) for row in rows_of("steps")}
    write(FoundTable.WHIZ_STEPS, "tables:int rounds:int steps:letters", "steps", steps)
    schema = "tables:int rounds:int rovers:int places:letters"
    write(FoundTable.WHIZ_ROVERS, schema, "rovers", by(3, "rovers", 4))


def write_events() -> None:
    """Write the evenings that are stored whole, and second and third choices."""
    second = small(2)
    rest = {case: row for case, row in events("others").items() if case not in second}
    write(FoundTable.WHIZ_EVENINGS, EVENING, "evenings", events("evenings"))
    write(FoundTable.WHIZ_OTHERS, EVENING, "others", rest)
    write(FoundTable.WHIZ_SEATED, EVENING, "small", second)
    write(FoundTable.WHIZ_FURTHER, EVENING, "small", small(3))
    first = {**events("boards"), **small(1), **events("sets"), **events("sat")}
    write(FoundTable.WHIZ_BOARDS, EVENING, "boards small sets sat", first)


def write_proved() -> None:
    """Write where it is proved how few second meetings there can be, and sets beside them."""
    lines = sorted((c.players, c.rounds, int(c.copies), c.fewest) for c in claims())
    write_table(
        FoundTable.WHIZ_PROVED,
        "players:int rounds:int copies:int fewest:letters",
        "prove_small.py",
        "proved.csv",
        (tuple(map(str, line)) for line in lines),
    )
    sets = sorted((c.players, c.rounds, c.fewest_sets) for c in sets_claims())
    write_table(
        FoundTable.WHIZ_PROVED_SETS,
        "players:int rounds:int fewest:letters",
        "prove_small.py",
        "proved_sets.csv",
        (tuple(map(str, line)) for line in sets),
    )


def main() -> None:
    """Write all tables."""
    write_proved()
    write_starters()
    write_ladders()
    write_events()


if __name__ == "__main__":
    main()
