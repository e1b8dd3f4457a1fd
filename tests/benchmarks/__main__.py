"""Run every benchmark and print a table: `PYTHONPATH=.:tests python -m benchmarks`."""

import gc

from benchmarks.jobs import name_looked_for, result_beside_workbook
from benchmarks.light_file import light_file
from benchmarks.movements import evening_continued, slowest_movement, whole_table
from benchmarks.paper_and_workbook import paper_pack, workbook
from benchmarks.phones import pages_of_a_hall, result_beside_telephones
from benchmarks.room import painted_scene, result_beside_room, room_follows_result
from benchmarks.room_nights import club_deal_beside_room, whiz_deal_beside_room
from benchmarks.rules_and_file import (
    acknowledged_result,
    result_on_a_slow_disk,
    standings_of_a_hundred,
)
from benchmarks.starts import (
    help_told,
    memory_when_ready,
    open_after_ten_club_years,
    ready,
    ready_after_ten_club_years,
    ready_after_ten_years,
    standings_told,
)
from benchmarks.whiz import (
    full_matchpointing,
    ranking_of_ninety_nine,
    scored_lines,
    whiz_page_made,
    whiz_workbook_made,
)
from benchmarks.whiz_paper import whiz_paper
from benchmarks.whiz_window import repainted_deal
from benchmarks.window import first_window, repainted_result, undo_beside_journal
from benchmarks.year_verbs import year_verbs
from benchmarks.year_window import first_looks

BENCHMARKS = (
    first_window,
    ready,
    ready_after_ten_club_years,
    open_after_ten_club_years,
    ready_after_ten_years,
    help_told,
    standings_told,
    memory_when_ready,
    acknowledged_result,
    result_on_a_slow_disk,
    repainted_result,
    undo_beside_journal,
    result_beside_workbook,
    result_beside_telephones,
    pages_of_a_hall,
    name_looked_for,
    repainted_deal,
    painted_scene,
    result_beside_room,
    room_follows_result,
    whiz_deal_beside_room,
    club_deal_beside_room,
    paper_pack,
    whiz_paper,
    workbook,
    standings_of_a_hundred,
    full_matchpointing,
    ranking_of_ninety_nine,
    scored_lines,
    whiz_workbook_made,
    whiz_page_made,
    slowest_movement,
    whole_table,
    evening_continued,
)


def main() -> None:
    """Print the table as Markdown."""
    print("| what | ours | bare | ratio | goal |")
    print("|---|---|---|---|---|")
    for benchmark in BENCHMARKS:
        # What the last one left behind is not swept during the next.
        gc.collect()
        gc.freeze()
        print(benchmark().row(), flush=True)
    for measured in (*light_file(), *year_verbs(), *first_looks()):
        print(measured.row(), flush=True)


if __name__ == "__main__":
    main()
