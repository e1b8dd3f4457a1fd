"""A round of a tournament as it is said aloud: where the deals go, and who sits out."""

from collections.abc import Sequence

from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.views.play_views import BoardsMove, WhizRoundView
from whist_td.words.words import N_, Words

MOST_DEALS, MOST_TABLES = 3, 8
"""More missing deals than this are told by table, and at more tables they are counted."""
_MOVES = {
    BoardsMove.FIRST: N_("The deals lie at their tables as the table cards say."),
    BoardsMove.LOWER: N_("The deals move to the next lower table."),
    BoardsMove.BY_CARDS: N_("The deals move as the table cards say."),
}


def move_sentence(move: BoardsMove, _: Words) -> str:
    """Say where the deals of a round go."""
    return _(_MOVES[move])


def sit_out_sentence(view: WhizRoundView, _: Words) -> str:
    """Say who sits out; nothing where nobody does."""
    people = zip(view.sit_out, view.sit_out_names, strict=True)
    told = ", ".join(f"{number} {name}" for number, name in people)
    if not told:
        return ""
    return _.plural("Sits out: {people}.", "Sit out: {people}.", len(view.sit_out), people=told)


def short_missing(missing: Sequence[BoardPlace], _: Words) -> str:
    """Say what is missing in a round, by table, or that nothing is."""
    if not missing:
        return _("All deals are in.")
    tables = sorted({place.table for place in missing})
    if len(missing) <= MOST_DEALS:
        told = " · ".join(_at_table(table, missing, _) for table in tables)
        return _("Missing: {what}.", what=told)
    if len(tables) > MOST_TABLES:
        return _.plural(
            "{n} deal is missing at {tables} tables.",
            "{n} deals are missing at {tables} tables.",
            len(missing),
            tables=len(tables),
        )
    numbers = ", ".join(map(str, tables))
    where = _.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers)
    return _.plural(
        "{n} deal is missing: {where}.",
        "{n} deals are missing: {where}.",
        len(missing),
        where=where,
    )


def _at_table(table: int, missing: Sequence[BoardPlace], _: Words) -> str:
    boards = [place.board for place in missing if place.table == table]
    numbers = ", ".join(map(str, boards))
    return _.plural(
        "table {table} deal {numbers}",
        "table {table} deals {numbers}",
        len(boards),
        table=table,
        numbers=numbers,
    )
