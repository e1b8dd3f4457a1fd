"""What a club night offers to the verbs of the command line."""

from whist_td.console.formats import FormatVerbs, later
from whist_td.words.words import N_

NEEDED = "whist-td new FILE --format club --game NAME --name TEXT --entries ROSTER"
VERBS = FormatVerbs(
    opening_usage=(
        f"{NEEDED} [--rounds 4] [--length deals:16|games:1|rubbers:1] "
        "[--seating changing|drawn|standing|pairs|staying] [--left-over sit_out|fives|threes] "
        "[--standing points|mean|placement] [--tie-breaks points,rubbers,games,best_round|none] "
        "[--placement 3,2,1,0] [--counter-worth TEXT] [--preset NAME] [--options NAME=VALUE,…] "
        "[--seed N] [--date YYYY-MM-DD]"
    ),
    explaining_usage="whist-td new --game NAME --explain",
    movement_usage="whist-td movement club --players P [--rounds R] --json",
    columns_help=N_(
        "Of a club night: round, table, deal (left empty, the next one; the number of a deal "
        "already entered corrects it) and the columns of the game, which `enter --help` lists. "
        "Seats are N E S at a table of three, N E S W of four, 1, 2, 3 … of five. Numbers or "
        "names of players will also be read; a number that can mean two people is refused. "
        "Several are written N+S, sides A and B, counts 3/1. A row with points under sanction is "
        "a penalty from the referee: round, table, player, sanction, reason."
    ),
    opener=later(f"{__name__}.new", "OPENER"),
    enter=later(f"{__name__}.event", "enter"),
    columns=later(f"{__name__}.new", "all_columns_explained"),
    standings=later(f"{__name__}.event", "STANDINGS"),
    finish=later("whist_td.formats.club_night.commands.commands", "FinishClub"),
    mover=later(f"{__name__}.movement", "MOVER"),
    comings=later(f"{__name__}.event", "COMINGS"),
    judge=later(f"{__name__}.movement", "JUDGE"),
    sample=later(f"{__name__}.event", "SAMPLE"),
    games=later(f"{__name__}.new", "SCORED_GAMES"),
)
