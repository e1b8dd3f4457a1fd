"""What a club night offers to the verbs of the command line."""

from whist_td.console.formats import FormatVerbs, later

VERBS = FormatVerbs(
    opener=later(f"{__name__}.new", "OPENER"),
    enter=later(f"{__name__}.evening", "enter"),
    columns=later(f"{__name__}.explained", "COLUMNS"),
    standings=later(f"{__name__}.evening", "STANDINGS"),
    mover=later(f"{__name__}.movement", "MOVER"),
    judge=later(f"{__name__}.movement", "JUDGE"),
    sample=later(f"{__name__}.evening", "SAMPLE"),
    games=later(f"{__name__}.explained", "SCORED_GAMES"),
)
