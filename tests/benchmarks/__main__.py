"""Run every benchmark and print a table: `PYTHONPATH=.:tests python -m benchmarks`."""

from benchmarks.rules_and_file import acknowledged_result, standings_of_a_hundred

BENCHMARKS = (standings_of_a_hundred, acknowledged_result)


def main() -> None:
    """Print the table as Markdown."""
    print("| what | ours | bare | ratio | goal |")
    print("|---|---|---|---|---|")
    for benchmark in BENCHMARKS:
        print(benchmark().row(), flush=True)


if __name__ == "__main__":
    main()
