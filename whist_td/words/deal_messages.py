"""What is wrong with a deal, in words: its text, its cards, a file of deals, its solver."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.deals import cards, dealing, double_dummy, pbn
from whist_td.words.formats import Plural, Sentence
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, shortened

_PLACES = {"N": N_("North"), "E": N_("East"), "S": N_("South"), "W": N_("the Domy")}
_SUITS = dict(zip(cards.SUITS, "♠♥♦♣", strict=True))


def _text(error: cards.DealTextError, _: Words) -> str:
    return _(
        "“{text}” is not four hands of four suits: write them as in {example}.",
        text=shortened(error.text),
        example="N:AK2.QJ.T987.5432 … … …",
    )


def _size(error: cards.HandSizeError, _: Words) -> str:
    return _(
        "Cards of {place}: {cards} instead of {of}.",
        place=_(_PLACES.get(error.place, error.place)),
        cards=error.cards,
        of=error.of,
    )


def _unknown(error: cards.UnknownCardError, _: Words) -> str:
    return _(
        "{place}: “{rank}” is no card; use A K Q J T 9 8 7 6 5 4 3 2.",
        place=_(_PLACES.get(error.place, error.place)),
        rank=error.rank,
    )


def _twice(error: cards.CardTwiceError, _: Words) -> str:
    card = "".join(_SUITS.get(sign, sign) for sign in error.card)
    return _("{card} is dealt twice: each card is once in a deal.", card=card)


def _on_board(error: pbn.BoardFaultError, _: Words) -> str:
    return _("Board {board}: {why}", board=error.board, why=message(error.fault, _))


DEAL_SENTENCES: Mapping[type[RuleError], Sentence] = {
    cards.DealTextError: _text,
    cards.HandSizeError: _size,
    cards.UnknownCardError: _unknown,
    cards.CardTwiceError: _twice,
    dealing.SecretError: Plural(
        "A secret is {digits} digits and letters from a to f, all small: this has {length} sign.",
        "A secret is {digits} digits and letters from a to f, all small: this has {length} signs.",
        "length",
    ),
    pbn.NoDealsError: N_("There is no deal in this file: a file in PBN with [Deal …] is needed."),
    pbn.TooManyBoardsError: N_(
        "There are {boards} boards in this file: choose one with {most} at most."
    ),
    pbn.BoardNumberError: N_("“{text}” is not the number of a board: number them from 1 on."),
    pbn.BoardDealtTwiceError: N_("Board {board} has two different deals in this file."),
    pbn.BoardFaultError: _on_board,
    double_dummy.SolverAbsentError: N_(
        "What could be made cannot be found on this computer: the part that solves deals is not "
        "installed. All else works without it."
    ),
    double_dummy.SolverFaultError: N_(
        "The part that solves deals has failed (code {code}). All else works without it."
    ),
}
