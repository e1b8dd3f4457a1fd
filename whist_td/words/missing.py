"""What is missing of an event, said in one sentence for every screen, sheet and file."""

from itertools import groupby

from whist_td.core.formats import format_named
from whist_td.desk.reach import Missing, Reach
from whist_td.words.formats import words_of
from whist_td.words.words import Words, numbers_row

MOST_NAMED = 12
"""Of more tables than this it is said how many they are."""


def missing_sentence(reach: Reach, _: Words) -> str:
    """Say that standings are provisional, and which tables or deals lack; nothing: all is in."""
    rounds = groupby(reach.missing, key=lambda each: each.round)
    named = [round_words(reach.format, each, _places(tuple(of), _), _) for each, of in rounds]
    return provisional_words(_.apart(named), _) if named else ""


def provisional_words(places: str, _: Words) -> str:
    """Say that what lacks is still missing."""
    return _("Provisional. Missing: {places}.", places=places)


def round_words(format_code: str, number: int, places: str, _: Words) -> str:
    """Name a round with what it lacks."""
    named = _(words_of(format_named(format_code)).round, round=number)
    return _("{round} ({places})", round=named, places=places)


def tables_words(count: int, numbers: str, _: Words) -> str:
    """Name tables by their numbers; more than can be named, by how many `numbers` says."""
    if count > MOST_NAMED:
        return _.plural("{count} table", "{count} tables", count, count=numbers)
    return _.plural("table {numbers}", "tables {numbers}", count, numbers=numbers)


def _places(missing: tuple[Missing, ...], _: Words) -> str:
    """Name the tables of a round, or the deals at its one table, or how many deals at which."""
    numbers = sorted({each.table for each in missing})
    shown = numbers_row(numbers) if len(numbers) <= MOST_NAMED else str(len(numbers))
    tables = tables_words(len(numbers), shown, _)
    boards = tuple(each.board for each in missing if each.board is not None)
    if not boards:
        return tables
    if len(numbers) > 1:
        deals = _.plural("{n} deal", "{n} deals", len(boards))
    else:
        listed = numbers_row(boards)
        deals = _.plural("deal {numbers}", "deals {numbers}", len(boards), numbers=listed)
    return _("{deals}, {tables}", deals=deals, tables=tables)
