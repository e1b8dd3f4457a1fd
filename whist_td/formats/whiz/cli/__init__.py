"""What Whiz offers to the verbs of the command line."""

from whist_td.console.formats import FormatVerbs, later

VERBS = FormatVerbs(
    opening_usage=(
        "whist-td new FILE --format whiz --name TEXT --entries ROSTER "
        "[--rounds R] [--boards-per-round K] [--rule best|exact] [--compare raw|net] "
        "[--ranking matchpoints|datum|total] [--domy-cards 13] [--copies] [--seed N] "
        "[--date YYYY-MM-DD]"
    ),
    movement_usage=(
        "whist-td movement whiz --players P [--rounds R] [--boards-per-round K] [--copies] --json"
    ),
    opener=later(f"{__name__}.opening", "OPENER"),
    enter=later(f"{__name__}.results", "enter"),
    standings=later(f"{__name__}.results", "STANDINGS"),
    finish=later("whist_td.formats.whiz.commands", "FinishWhiz"),
    looks_by=later(f"{__name__}.results", "LOOKS_BY"),
    mover=later(f"{__name__}.opening", "MOVER"),
    comings=later(f"{__name__}.results", "COMINGS"),
    dealer=later(f"{__name__}.deals", "DEALER"),
    judge=later(f"{__name__}.opening", "JUDGE"),
    sample=later(f"{__name__}.opening", "SAMPLE"),
    games=later(f"{__name__}.results", "GAMES"),
)
