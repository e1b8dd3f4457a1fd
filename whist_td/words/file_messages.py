"""What is wrong with other people's files, in words: where, and what would do."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.words.formats import Sentence
from whist_td.words.words import N_, Words, lower_first

_CELLS: Mapping[type[no.CellError], str] = {
    no.UnknownHeadingError: N_(
        "The heading “{value:.30}” is not known. Write one of these, or leave the column out: "
        "{known}."
    ),
    no.HeadingTwiceError: N_(
        "This column says the same as column {first}: leave one of the two out."
    ),
    no.HeadingMissingError: N_(
        "Something is written in this column, and it has no heading: write one, or leave the "
        "column out."
    ),
    no.LineNumbersError: N_(
        "These numbers would be lost: everybody is numbered in the order of the list, from 1. Put "
        "the list in that order, or leave the column out."
    ),
    no.CaptainMissingError: N_("The team has no captain: enter the captain’s name."),
    no.PlayerMissingError: N_("A player is missing: enter the name of each of the four players."),
    no.NameTwiceError: N_(
        "{value} is already in row {first_row}. Correct one of the two. For two people of the "
        "same name, add the club, an initial or a number."
    ),
    no.TeamNameTwiceCellError: N_(
        "The team of row {first_row} is called “{value}” too: add a number or a captain’s name "
        "to one of them, such as “{value} 2”."
    ),
    no.LongNameError: N_("“{value:.30}…” is too long: {most} letters at most."),
    no.TableNumberCellError: N_("“{value:.30}” is not a table number: write 1, 2, 3 and so on."),
    no.TableBeyondError: N_(
        "There is no table {value:.30}: with {most} teams the tables are 1 to {most}."
    ),
    no.TableTwiceCellError: N_(
        "Table {value} is already in row {first_row}: give each team its own table."
    ),
    no.FormulaError: N_(
        "The cell holds a formula whose value was not saved. Open the file in your spreadsheet "
        "program and save it again, or write the value itself."
    ),
    no.WinnerCellError: N_(
        "“{value:.30}” is not a winner: write “home” or “visitors”; for a void table leave it "
        "empty and write “void” in the column of the kind."
    ),
    no.WinnerMissingCellError: N_(
        "The winner is missing: write “home” or “visitors”, or “void” in the column of the kind."
    ),
    no.VoidWinnerCellError: N_("A void table has no winner: leave the winner empty."),
    no.KindCellError: N_(
        "“{value:.30}” is not a kind of result: write “normal”, “perfect”, “revoke”, “influence”, "
        "“forfeit” or “void”, or leave it empty."
    ),
    no.TricksNotWantedCellError: N_("No tricks were played here: leave the tricks empty."),
    no.NameMissingError: N_("The name is missing: write it, or empty the whole row."),
    no.NotANameError: N_(
        "“{value:.30}” is not a name (perhaps a total?). Write the name, or leave the row out."
    ),
    no.ContractMissingError: N_(
        "The contract is missing: write 10H, 9NX or 13SXX, or PASS, NP (not played) or ADJ "
        "(adjusted)."
    ),
    no.ContractCellError: N_(
        "“{value:.30}” is not a contract: write a level from 7 to 13 and one of {letters}. Add X "
        "if doubled, XX if redoubled."
    ),
    no.DeclarerCellError: N_(
        "“{value:.30}” is not a declarer: write N, E or S, the hand that played with the Domy."
    ),
    no.NoDealCellError: N_(
        "A deal passed out, not played or adjusted has no declarer and no tricks: leave this "
        "cell empty."
    ),
    no.PercentCellError: N_(
        "“{value:.30}” is not a percentage: write a number from 0 to 100, or - if the deal does "
        "not count for this player."
    ),
    no.PercentNotWantedError: N_(
        "Only an adjusted score has percentages: leave this cell empty, or write ADJ as the "
        "contract."
    ),
    no.PlayerCellTwiceError: N_("Player {value} would hold two hands of a deal: correct one."),
    no.DealNumbersCellError: N_(
        "“{value:.30}” cannot be used: write {count} numbers up to {most}, in the order of the "
        "seats, with slashes between them, such as 3/1."
    ),
    no.DealSideCellError: N_(
        "“{value:.30}” is not a side of this table: write A or B, or one of its seats."
    ),
    no.DealSeatCellError: N_(
        "“{value:.30}” cannot be used here: write N, E, S or W, the number of a seat or of a "
        "player, or the name of the player there."
    ),
    no.ThreeSeatsCellError: N_(
        "“{value:.30}” is not one of the three players: write N, E or S, or a number or name."
    ),
    no.NumberedSeatsCellError: N_(
        "“{value:.30}” is not at this table: write the number of a seat, going round from 1, the "
        "number of a player, or the name of the player there."
    ),
    no.DealSeatDoubtError: N_(
        "“{value:.30}” can be the seat of {first} or the number of {second}: write the name."
    ),
    no.DealChoiceCellError: N_("“{value:.30}” cannot be used here. Write one of: {codes}."),
    no.DoubtfulLetterError: N_(
        "“{value:.30}”: with headings in both languages, C can be clubs or hearts. Write all "
        "headings in one language."
    ),
    no.DealSwitchCellError: N_("“{value:.30}” cannot be used here: write yes or no."),
    no.DealCellNotWantedError: N_("This deal does not ask for it: leave the cell empty."),
    no.DealTwiceCellError: N_("This deal is listed twice: keep only the right line."),
    no.PlaceTwiceError: N_(
        "Round {round}, table {table} is already in row {first_row}: keep one of the two."
    ),
}
_EMPTY: Mapping[type[no.CellError], str] = {
    no.DeclarerCellError: N_(
        "The declarer is missing: write N, E or S, the hand that played with the Domy."
    ),
    no.PercentCellError: N_(
        "A percentage is missing: write a number from 0 to 100, or - if the deal does not count "
        "for this player."
    ),
}
"""What is wrong where nothing stands in the cell."""


def problem(error: no.CellError, _: Words) -> str:
    """Say what is wrong with a cell, for a place where its row and column are in sight."""
    if isinstance(error, no.NumberBetweenError):
        return _between(error, _)
    if isinstance(error, no.UnknownHeadingError):
        known = ", ".join(lower_first(_(each)) for each in error.known)
        return _(_CELLS[type(error)], value=error.value, known=known)
    if not error.value and type(error) in _EMPTY:
        return _(_EMPTY[type(error)], **vars(error))
    return _(_CELLS[type(error)], **vars(error))


def _between(error: no.NumberBetweenError, _: Words) -> str:
    if not error.value and error.most is None:
        return _("The cell is empty: write a whole number from {least} up.", **vars(error))
    if not error.value:
        return _("The cell is empty: write a whole number from {least} to {most}.", **vars(error))
    if error.most is None:
        return _(
            "“{value:.30}” cannot be used: write a whole number from {least} up.", **vars(error)
        )
    if error.most == error.least:
        return _("“{value:.30}” cannot be used: write {least}.", **vars(error))
    return _(
        "“{value:.30}” cannot be used: write a whole number from {least} to {most}.", **vars(error)
    )


def _cell(error: no.CellError, _: Words) -> str:
    return _("{where}: {what}", where=where(error, _), what=problem(error, _))


def where(error: no.CellError, _: Words) -> str:
    """Say where a cell stands: file, sheet, row, column."""
    if error.sheet:
        return _("{file}, sheet {sheet}, row {row}, column {column}", **vars(error))
    return _("{file}, row {row}, column {column}", **vars(error))


HEADINGS: Mapping[str, str] = {
    "name": N_("name"),
    "first": N_("first name"),
    "last": N_("last name"),
    "club": N_("club"),
    "team": N_("team"),
    "captain": N_("captain"),
    "player 1": N_("player 1"),
    "player 2": N_("player 2"),
    "player 3": N_("player 3"),
    "round": N_("round"),
    "table": N_("table"),
    "winner": N_("winner"),
    "tricks": N_("tricks"),
    "kind": N_("kind"),
    "note": N_("note"),
    "redeal": N_("redeal"),
    "deal": N_("deal"),
    "declarer": N_("declarer"),
    "north": N_("north"),
    "east": N_("east"),
    "south": N_("south"),
    "adjust_north": N_("adjusted north"),
    "adjust_east": N_("adjusted east"),
    "adjust_south": N_("adjusted south"),
    "reason": N_("reason"),
    "sanction": N_("sanction"),
    "player": N_("player"),
    "board": N_("board"),
    "boards": N_("boards"),
    "contract": N_("contract"),
}
"""What the columns of tables are called."""


def heading(code: str, _: Words) -> str:
    """Return the heading of a column in the reader's language, by its code or its label."""
    return lower_first(_(HEADINGS.get(code, code)))


_MOST_SHOWN, _MOST_NAMED = 30, 8


def _missing_columns(error: no.MissingColumnsError, _: Words) -> str:
    columns = ", ".join(heading(code, _) for code in error.columns)
    named = [each[:_MOST_SHOWN] for each in error.unknown[:_MOST_NAMED]]
    more = ["…"] if len(error.unknown) > _MOST_NAMED else []
    unknown = _("Not known: {headings}.", headings=", ".join(named + more))
    missing = _.plural(
        "{file}: the column {columns} is missing. Add it, with that heading.",
        "{file}: the columns {columns} are missing. Add them, with those headings.",
        len(error.columns),
        file=error.file,
        columns=columns,
    )
    return f"{missing} {unknown}" if error.unknown else missing


FILE_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.UnknownEndingError: N_(
        "{file}: files that end in “{ending}” cannot be read. Save the table as .xlsx, .xls, "
        ".ods, .csv or .txt."
    ),
    no.UnreadableFileError: N_(
        "{file} is damaged, or not what its name says. Open it in your spreadsheet program and "
        "save it again as .xlsx or .csv."
    ),
    no.PasswordError: N_(
        "{file} is protected by a password. Save a copy without a password and choose that one."
    ),
    no.EmptyFileError: N_("{file} is empty: choose another file."),
    no.EncodingError: N_(
        "{file} cannot be read as text. Save it as .xlsx, or as .csv with the encoding UTF-8."
    ),
    no.OversizeFileError: N_(
        "{file} is far too large. Copy only the table itself into a new file, and save that."
    ),
    no.TooManyRowsError: N_(
        "{file} has more than {most} rows. Leave only the rows that belong to this event."
    ),
    no.NoHeadingsError: N_(
        "{file}: no headings were found in the first 20 rows. Write these above the columns: "
        "“team”, “captain”, “player 1”, “player 2”, “player 3”."
    ),
    no.NoNameHeadingError: N_(
        "{file}: no heading for the names was found in the first 20 rows. Write “name” above the "
        "names and “club” above the clubs."
    ),
    no.FewPlayersError: N_(
        "{file}: at least {least} players are needed, and the list has {players}. Add the others."
    ),
    no.MissingColumnsError: _missing_columns,
    no.EventFileError: N_(
        "{file}: the part “{section}” could not be read. Choose a file exported by Whist TD."
    ),
    no.NewerEventFileError: N_(
        "{file} was written by a newer version of Whist TD (version {version} of its form; this "
        "program knows {known}). Update the program."
    ),
    no.UnknownPaperError: N_("This event has no sheet “{name:.30}”. Its sheets are: {known}."),
    no.GameOptionTextError: N_(
        "“{text:.60}” is not an option of this game: write name=value, with one of: {known}."
    ),
    **dict.fromkeys((*_CELLS, no.NumberBetweenError), _cell),
}
