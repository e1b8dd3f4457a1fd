"""Run every benchmark and print a table: `PYTHONPATH=.:tests python -m benchmarks`."""

from benchmarks.paper_and_workbook import paper_pack, workbook
from benchmarks.rules_and_file import acknowledged_result, standings_of_a_hundred
from benchmarks.window import first_window, repainted_result

BENCHMARKS = (
    first_window,
    acknowledged_result,
    repainted_result,
    paper_pack,
    workbook,
    standings_of_a_hundred,
)


def main() -> None:
    """Print the table as Markdown."""
    print("| what | ours | bare | ratio | goal |")
    print("|---|---|---|---|---|")
    for benchmark in BENCHMARKS:
        print(benchmark().row(), flush=True)


if __name__ == "__main__":
    main()
