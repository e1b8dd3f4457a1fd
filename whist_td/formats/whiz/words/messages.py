"""What will not do in a Whiz tournament, in words."""

import json
from collections.abc import Mapping

from whist_td.core.contracts import ContractError, DealTricksError
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules import errors as no
from whist_td.formats.whiz.views.entry import ClaimNotationError
from whist_td.formats.whiz.words.hands import CardsMissingError, cards_missing
from whist_td.words.formats import Plural, Sentence
from whist_td.words.words import N_, Words, numbers_listed, shortened

_OPTIONS = {
    "boards_per_round": N_("Deals per round: choose from {least} to {most}, not {value}."),
    "domy_cards": N_("Cards of the Domy: choose from {least} to {most}, not {value}."),
    "minutes_per_board": N_("Minutes per deal: choose from {least} to {most}, not {value}."),
    "penalty": N_("Penalty: choose from {least} to {most} %, not {value} %."),
    "cap": N_("Largest deviation: choose from {least} to {most}, not {value}."),
}
_EXPECTED = {
    no.Expected.LEVEL: N_(
        "“{text}”: begin with the level and the strain, such as 10H S +1; or write “pass”, or NP "
        "(not played)."
    ),
    no.Expected.STRAIN: N_(
        "“{text}”: after the level comes the strain, not “{part}”: C (clubs), D (diamonds), "
        "H (hearts), S (spades) or NT."
    ),
    no.Expected.DECLARER: N_(
        "“{text}”: after the contract comes the declarer, not “{part}”: N, E or S."
    ),
    no.Expected.RESULT: N_(
        "“{text}”: after the declarer comes the result, not “{part}”: =, +1, -2, or the number "
        "of tricks."
    ),
    no.Expected.PERCENTAGES: N_(
        "“{text}”: an adjusted score has three percentages, North, East and South, then the "
        "reason, such as ADJ 40 60 60 late."
    ),
    no.Expected.NOTHING: N_("“{text}”: “{part}” is not needed. Leave it out."),
}
_MISSING = {
    no.Expected.STRAIN: N_(
        "“{text}”: the strain is missing: C (clubs), D (diamonds), H (hearts), S (spades) or NT."
    ),
    no.Expected.DECLARER: N_("“{text}”: the declarer is missing: N, E or S."),
    no.Expected.RESULT: N_("“{text}”: the result is missing: =, +1, -2, or the number of tricks."),
}


def _notation(error: no.DealNotationError, _: Words) -> str:
    if error.expected in _MISSING and not error.part:
        return _(_MISSING[error.expected], text=error.text)
    return _(_EXPECTED[error.expected], **vars(error))


def _board_elsewhere(error: no.BoardElsewhereError, _: Words) -> str:
    here = numbers_listed(error.here, _)
    if not error.elsewhere:
        return _(
            "Deal {board} is not in play in round {round}: table {table} has deals {here}. If it "
            "was played all the same, enter it as it really happened.",
            board=error.board,
            round=error.round,
            table=error.table,
            here=here,
        )
    return _.plural(
        "Deal {board} is at table {elsewhere} in round {round}: table {table} has deals {here}. "
        "If it was played here all the same, enter it as it really happened.",
        "Deal {board} is at tables {elsewhere} in round {round}: table {table} has deals {here}. "
        "If it was played here all the same, enter it as it really happened.",
        len(error.elsewhere),
        board=error.board,
        elsewhere=numbers_listed(error.elsewhere, _),
        round=error.round,
        table=error.table,
        here=here,
    )


def _other_players(error: no.OtherPlayersError, _: Words) -> str:
    north, east, south = error.expected
    return _(
        "At table {table} in round {round}, North is {north}, East {east} and South {south}, not "
        "{found}. If others sat there, enter it as it really happened.",
        table=error.table,
        round=error.round,
        north=north,
        east=east,
        south=south,
        found=", ".join(map(str, error.found)),
    )


def _open(error: no.BoardsOpenError, _: Words) -> str:
    if not error.tables:
        return _(
            "Round {round} is still to be played: the hands are released once nobody has a board "
            "to play any more. If nobody plays on, finish the event first.",
            round=error.round,
        )
    return _.plural(
        "Round {round}: deals {boards} are missing at table {tables}. The hands are released once "
        "nobody has a board to play any more.",
        "Round {round}: deals {boards} are missing at tables {tables}. The hands are released once "
        "nobody has a board to play any more.",
        len(error.tables),
        round=error.round,
        tables=numbers_listed(error.tables, _),
        boards=numbers_listed(error.missing, _),
    )


def _tricks(error: DealTricksError, _: Words) -> str:
    if error.tricks is None:
        return _("The tricks are missing: write a number from 0 to 13.")
    text = shortened(json.dumps(error.tricks, default=str))
    return _("Number of tricks: a deal has 0 to 13, not {tricks}.", tricks=text)


REFUSALS: Mapping[type[RuleError], Sentence] = {
    no.UnknownWhizRoundError: N_("There is no round {round}: the last is round {rounds}."),
    no.DomyCardsError: N_(
        "In a Whiz tournament all {all} cards of the Domy are turned up, so that every table plays "
        "under the same conditions. {cards} is for plain Whiz at home: --format club --game "
        "plain_whiz."
    ),
    no.PlainWhizInsteadError: N_(
        "{file}: at least {least} players are needed, and the list has {players}. Three to five "
        "can play plain Whiz: --format club --game plain_whiz."
    ),
    no.WhizRoundsError: N_(
        "Number of rounds: choose from {least} to {most}, not {rounds}.", "tour"
    ),
    no.WhizRoundNotAnnouncedError: N_(
        "Players have not been seated for round {round} yet: the next one is round {next}. "
        "Announce the rounds in order."
    ),
    no.WhizRoundAnnouncedError: N_("Round {round} has already been announced.", "tour"),
    no.WhizRoundIncompleteError: Plural(
        "Round {round} cannot close yet: deals are missing at table {tables}.",
        "Round {round} cannot close yet: deals are missing at tables {tables}.",
        "tables",
    ),
    no.WhizNotStartedError: N_("This is possible once round 1 has been announced.", "tour"),
    no.WhizFinishedError: N_(
        "The event is finished. To play another round, undo “Finish the event”.", "tournoi"
    ),
    no.WhizSettingFixedError: N_("This option cannot change now: deals have been played with it."),
    no.WhizOptionError: lambda error, _: _(_OPTIONS[error.option], **vars(error)),
    no.BoardSetError: N_(
        "There is no set of boards {board_set} (round {round}, table {table}): sets are numbered "
        "from 1 up."
    ),
    no.BoardsAgainError: N_(
        "In round {round}, player {player} would meet set {board_set} again, played in round "
        "{earlier}. Make another movement for the rounds to come."
    ),
    no.UnknownBoardError: N_("There is no deal {board}: the deals are 1 to {boards}."),
    no.BoardElsewhereError: _board_elsewhere,
    no.BoardPlayedAlreadyError: N_(
        "Player {player} already has deal {board} (round {round}, table {table}). Correct that "
        "result, or give this table an adjusted score in which the deal does not count for player "
        "{player}."
    ),
    no.SitsOutError: N_(
        "Player {player} sits out in round {round}. If the deal was played all the same, enter it "
        "as it really happened."
    ),
    no.OtherPlayersError: _other_players,
    no.BoardTwiceError: N_(
        "Deal {board} is listed twice for table {table} in round {round}: keep only the right line."
    ),
    no.NoBoardResultError: N_(
        "Deal {board} has no result at table {table} in round {round}: there is nothing to remove."
    ),
    no.AdjustedPercentError: lambda error, _: _(
        "An adjusted score is from 0 to 100 %, not {percent:g} %.", percent=float(error.percent)
    ),
    no.PenaltyAmountError: lambda error, _: _(
        "A penalty is more than 0 and at most 100, not {amount:g}.", amount=float(error.amount)
    ),
    CardsMissingError: cards_missing,
    no.DealBoardError: N_("There is no board {board}: boards are numbered from 1 to {most}."),
    no.BoardDealtAlreadyError: N_(
        "Board {board} has its cards already. To deal it again, undo the dealing first."
    ),
    no.BoardNotInFileError: N_("Board {board} is not in {file}."),
    no.NothingDealtError: N_("Nothing has been dealt for this event."),
    no.DealsReleasedError: N_(
        "The hands of these boards have been released: anybody may know them by now."
    ),
    no.WordTooLateError: N_(
        "The word is called out before round 1 begins: these boards are being played already."
    ),
    no.BoardsOpenError: _open,
    no.OtherSealError: N_(
        "This is not what was sealed before the first board: it does not belong to {seal}."
    ),
    no.SealLostError: Plural(
        "The cards of board {boards} are not in this file: they are in the club file in which "
        "they were dealt, and nowhere else.",
        "The cards of boards {boards} are not in this file: they are in the club file in which "
        "they were dealt, and nowhere else.",
        "boards",
    ),
    no.DealsSealedError: N_(
        "The hands are sealed until everybody has played them. To make up the boards, add "
        "--director, which the journal notes."
    ),
    no.UnknownPenaltyError: N_("There is no penalty {penalty} to cancel."),
    no.DealNotationError: _notation,
    no.LevelError: N_("{level} is not possible: a contract asks for 7 to 13 tricks."),
    no.DomyDeclarerError: N_("The Domy does not bid: West cannot be declarer. Write N, E or S."),
    no.PassedContractError: N_(
        "“{text}”: a deal that was passed out or not played has no contract. Write one or the "
        "other."
    ),
    no.ImpossibleResultError: N_(
        "{level} and {difference:+} make {tricks} tricks: a deal has 0 to 13. Correct the level "
        "or the result."
    ),
    no.ContradictionError: lambda error, _: _(
        "Tricks: {level} and {difference:+} make {sum}, not {tricks}. Write one of the two.",
        sum=error.level + error.difference,
        **vars(error),
    ),
    ContractError: N_(
        "“{text}” is not a contract: write a level from 7 to 13 and a strain (C, D, H, S or N). "
        "Add X if doubled, XX if redoubled: 10H, 9NX, 13SXX."
    ),
    DealTricksError: _tricks,
    ClaimNotationError: N_(
        "After the slash come the three numbers of points on the traveller, North, East and "
        "South, such as “/ 0 0 44”, not “{text}”."
    ),
}
