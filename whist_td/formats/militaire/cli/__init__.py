"""What Whist militaire offers to the verbs of the command line."""

from whist_td.console.formats import FormatVerbs, later

VERBS = FormatVerbs(
    opening_usage=(
        "whist-td new FILE --format militaire --name TEXT --entries ROSTER [--rounds 24] "
        "[--trumps CDHSN-letters|random] [--calls 13,12,23] [--shift] [--seed N] "
        "[--date YYYY-MM-DD]"
    ),
    movement_usage="whist-td movement militaire --teams T [--rounds 24] [--shift] --json",
    opener=later(f"{__name__}.event", "OPENER"),
    enter=later(f"{__name__}.event", "enter"),
    standings=later(f"{__name__}.standings", "STANDINGS"),
    finish=later("whist_td.formats.militaire.commands", "FinishEvent"),
    mover=later(f"{__name__}.event", "MOVER"),
    judge=later(f"{__name__}.event", "JUDGE"),
    sample=later(f"{__name__}.event", "SAMPLE"),
    entered=lambda n, _: _.plural("{n} team", "{n} teams", n),
    reached=lambda event, _: _(
        "round {round} of {rounds}", round=event.announced, rounds=event.rounds
    ),
    tried=lambda desk, size, _: _(
        "{name}: {n} teams, one round, a sheet of {size} bytes.",
        name=desk.facts.details.name,
        n=desk.facts.tables,
        size=size,
    ),
)
