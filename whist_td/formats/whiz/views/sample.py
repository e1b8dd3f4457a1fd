"""A complete Whiz tournament played by lot through the same commands as any other.

It has what every real one has: a deal passed out, one that could not be played to its end, a
redoubled contract, a penalty, a slip undone and a correction three rounds later.
"""

from dataclasses import dataclass, replace
from fractions import Fraction

from whist_td.core.contracts import ALL_TRICKS, HANDS, Contract, Hand, Risk, Strain
from whist_td.desk.desk import Desk
from whist_td.desk.ports import Dice
from whist_td.formats.whiz.commands import (
    AnnounceWhizRound,
    ConfirmWhizRound,
    EnterBoard,
    FinishWhiz,
    PenalisePlayer,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    NOBODYS_FAULT,
    OTHERS_FAULT,
    OWN_FAULT,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Penalty,
    Played,
)

LEVELS = (7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 11, 12)
OVER = (-2, -1, -1, 0, 0, 0, 0, 1, 1, 2)
ELSEWHERE = (0, 0, 0, 0, 1, 2)
"""How many hands further somebody else plays the deal, at one table in three."""
_BIDS_HIGHER = (0, 0, 0, 0, 1, 1)
_DOUBLED_OF = 9
"""One contract in so many is doubled."""

_WhizDesk = Desk[WhizEvent]


@dataclass(frozen=True)
class Notes:
    """What the director notes of two accidents, in the club's words."""

    late: str = ""
    loud: str = ""


def play_tournament(desk: _WhizDesk, dice: Dice, seed: int, notes: Notes) -> None:
    """Play a tournament to its end, by lot."""
    for number in range(1, desk.facts.settings.rounds + 1):
        play_round(desk, dice, seed, number)
        _have_accidents(desk, number, notes)
        desk.do(ConfirmWhizRound(number))
    desk.do(FinishWhiz())


def play_round(desk: _WhizDesk, dice: Dice, seed: int, number: int) -> None:
    """Begin the next round and enter every deal as the slips come in."""
    desk.do(AnnounceWhizRound(number))
    places = desk.facts.places(number)
    for index in dice.shuffled(range(len(places)), seed + number):
        place = places[index]
        _enter(desk, place, _outcome(dice, seed, place))


def _enter(desk: _WhizDesk, place: BoardPlace, outcome: Outcome) -> None:
    seats = desk.facts.seating(place.round, place.table).seats
    desk.do(EnterBoard(place, BoardResult(seats, outcome)))


def _outcome(dice: Dice, seed: int, place: BoardPlace) -> Outcome:
    """Return a plausible outcome: the cards of a deal are the same at every table."""
    cards = seed * 1_000 + place.board
    table = seed * 1_000_000 + place.board * 1_000 + place.round * 100 + place.table
    strain = list(Strain)[_drawn(dice, range(len(Strain)), cards)]
    declarer = HANDS[(cards + _drawn(dice, ELSEWHERE, table)) % len(HANDS)]
    level = _drawn(dice, LEVELS, cards + 7) + _drawn(dice, _BIDS_HIGHER, table + 1)
    tricks = min(ALL_TRICKS, level + _drawn(dice, OVER, table + 2))
    is_doubled = tricks < level and not _drawn(dice, range(_DOUBLED_OF), table + 3)
    risk = Risk.DOUBLED if is_doubled else Risk.NONE
    return Played(Contract(level, strain, risk), declarer, tricks)


def _drawn(dice: Dice, items: range | tuple[int, ...], seed: int) -> int:
    return dice.shuffled(items, seed)[0]


def _have_accidents(desk: _WhizDesk, number: int, notes: Notes) -> None:
    """Enter what happens in the course of an evening besides the usual results."""
    first, *_others, last = desk.facts.places(number)
    match number:
        case 1:
            _enter(desk, last, PASSED)
        case 2:  # the tricks of another deal, which are taken back
            _enter(desk, first, Adjusted(NOBODYS_FAULT, NOBODYS_FAULT, NOBODYS_FAULT))
            desk.undo()
        case 3:
            _enter(desk, last, Adjusted(OWN_FAULT, OTHERS_FAULT, OTHERS_FAULT, notes.late))
        case 4:
            brave = Played(Contract(10, Strain.HEARTS, Risk.REDOUBLED), Hand.SOUTH, 11)
            _enter(desk, first, brave)
        case 5:
            place = BoardPlace(2, *first[1:])
            there = next(p for p in desk.facts.places(place.round) if p.table == place.table)
            current = desk.facts.results[there].outcome
            if isinstance(current, Played):
                tricks = current.tricks + (1 if current.tricks < ALL_TRICKS else -1)
                _enter(desk, there, replace(current, tricks=tricks))
            desk.do(PenalisePlayer(Penalty(1, number, Fraction(10), notes.loud)))
