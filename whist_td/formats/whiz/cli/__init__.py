"""What Whiz offers to the verbs of the command line."""

from whist_td.console.formats import FormatVerbs, later

VERBS = FormatVerbs(
    opener=later(f"{__name__}.opening", "OPENER"),
    enter=later(f"{__name__}.results", "enter"),
    standings=later(f"{__name__}.results", "STANDINGS"),
    mover=later(f"{__name__}.opening", "MOVER"),
    judge=later(f"{__name__}.opening", "JUDGE"),
    sample=later(f"{__name__}.opening", "SAMPLE"),
    games=later(f"{__name__}.score", "GAMES"),
)
