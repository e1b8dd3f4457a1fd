"""What can be wrong with a roster, a table of results or an event file, as facts."""

from whist_td.core.errors import RuleError


class TableFileError(RuleError):
    """Something about a whole file of other people's."""

    file: str


class UnknownEndingError(TableFileError):
    """A file of a kind that holds no table, or none that can be read here."""

    ending: str


class UnreadableFileError(TableFileError):
    """A file that is damaged, or not what its ending says."""


class PasswordError(TableFileError):
    """A workbook that opens only with a password."""


class EmptyFileError(TableFileError):
    """A file in which nothing is written."""


class EncodingError(TableFileError):
    """A text file that is no text, or in an alphabet nobody here uses."""


class OversizeFileError(TableFileError):
    """A file that would fill the memory, or claims to."""


class TooManyRowsError(TableFileError):
    """A table longer than any club's."""

    most: int


class NoHeadingsError(TableFileError):
    """A roster among whose first rows no headings stand."""


class NoNameHeadingError(TableFileError):
    """A roster of players among whose first rows no heading for the names stands."""


class FewPlayersError(TableFileError):
    """A roster with too few players for any tournament."""

    players: int
    least: int


class MissingColumnsError(TableFileError):
    """A table whose headings lack some that are needed, named by their English codes."""

    columns: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    """The headings that nobody knows: one of them may be meant for what is missing."""


class EventFileError(TableFileError):
    """An event file one of whose sections cannot be understood."""

    section: str


class NewerEventFileError(TableFileError):
    """An event file of a newer program."""

    version: int
    known: int


class CellError(RuleError):
    """Something about one cell: where it stands, and what stands in it.

    The sheet is empty for a text file; the column is its letter with its heading.
    """

    file: str
    sheet: str
    row: int
    column: str
    value: str


class UnknownHeadingError(CellError):
    """A heading that nobody knows, with those that would do, as the program calls them."""

    known: tuple[str, ...]


class HeadingTwiceError(CellError):
    """A heading that says the same as another."""

    first: str


class HeadingMissingError(CellError):
    """A column in which something is written below no heading."""


class LineNumbersError(CellError):
    """Numbers of people or lines that are not 1, 2, 3 and so on: they would be lost."""


class CaptainMissingError(CellError):
    """A team of a roster without a captain."""


class PlayerMissingError(CellError):
    """A team of a roster with an empty place."""


class NameTwiceError(CellError):
    """A person who stands in two places of a roster."""

    first_row: int


class TeamNameTwiceCellError(CellError):
    """Two teams of one name in a roster."""

    first_row: int


class LongNameError(CellError):
    """A name longer than any card can show."""

    most: int


class TableNumberCellError(CellError):
    """A table number that is no number."""


class TableBeyondError(CellError):
    """A table number higher than the number of teams: some table would have no team."""

    most: int


class TableTwiceCellError(CellError):
    """A table number given to two teams."""

    first_row: int


class FormulaError(CellError):
    """A cell that holds a formula whose value was never saved."""


class NumberBetweenError(CellError):
    """A round, table or number of tricks that is no number, or outside what is possible."""

    least: int
    most: int | None


class WinnerCellError(CellError):
    """A winner that is neither the home side nor the visitors."""


class WinnerMissingCellError(CellError):
    """A result that says no winner and is not void."""


class VoidWinnerCellError(CellError):
    """A void table for which a winner is given."""


class KindCellError(CellError):
    """A kind of result nobody knows."""


class TricksNotWantedCellError(CellError):
    """Tricks given for a table where none were played."""


class PlaceTwiceError(CellError):
    """A table that has two results for one round in one file."""

    round: int
    table: int
    first_row: int


class NameMissingError(CellError):
    """A player of a roster without a name."""


class NotANameError(CellError):
    """A sum or another number where somebody's name should stand."""


class ContractCellError(CellError):
    """What is no contract, with the letters of the strains under such headings."""

    letters: str


class ContractMissingError(CellError):
    """A result that says neither a contract nor what else became of the deal."""


class DeclarerCellError(CellError):
    """A declarer that is none of the three hands of people."""


class NoDealCellError(CellError):
    """A declarer or tricks given for a deal that nobody declared."""


class PercentCellError(CellError):
    """A percentage that cannot be read, or is missing from an adjusted score."""


class PercentNotWantedError(CellError):
    """A percentage given for a deal that was not adjusted."""


class PlayerCellTwiceError(CellError):
    """A player who would hold two hands of one deal."""


class DealNumbersCellError(CellError):
    """A cell that should hold a number for each player or side of a table."""

    count: int
    most: int


class DealSideCellError(CellError):
    """A side that the table does not have."""


class DealSeatCellError(CellError):
    """A seat or a person that the table does not have, or that cannot be meant."""


class ThreeSeatsCellError(CellError):
    """The same at a table of three, such as the Domy, who does not bid."""


class NumberedSeatsCellError(CellError):
    """The same at a table whose seats have numbers."""


class DealSeatDoubtError(CellError):
    """A number that is a seat of one person and the own number of another."""

    first: str
    second: str


class DealChoiceCellError(CellError):
    """A contract or a suit that the game does not have."""

    codes: str


class DoubtfulLetterError(CellError):
    """A letter that means two suits, where the headings are of both languages."""


class DealSwitchCellError(CellError):
    """A cell that should say yes or no."""


class DealCellNotWantedError(CellError):
    """A cell for something that this deal does not ask."""


class DealTwiceCellError(CellError):
    """A deal that stands twice in one table."""


class GameOptionTextError(RuleError):
    """An option of a game, written on the command line, that cannot be understood."""

    text: str
    known: tuple[str, ...]


class RefusedCellError(CellError):
    """A cell that reads well and yet will not do, with what refuses it."""

    refusal: RuleError


class UnknownPaperError(RuleError):
    """A paper asked for by a name that none has."""

    name: str
    known: tuple[str, ...]
