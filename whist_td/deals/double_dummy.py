"""What could be made with all four hands seen: double dummy, for three declarers and five strains.

The Domy sits opposite the declarer, so a solver of bridge is right once the hands sit where the
rule of seats puts them (RULES 2.3). It is DDS by Bo Haglund and Soren Hein, a library of its own
that may be absent; what calls it here runs where its crash cannot take anything along.
"""

import ctypes
import sys
from collections.abc import Iterable, Sequence
from ctypes.util import find_library
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from whist_td.core.contracts import HANDS, Hand, SeatChange, Strain, leader
from whist_td.core.errors import RuleError
from whist_td.deals.auction import Makeable
from whist_td.deals.cards import PLACES, RANKS, SUITS, Deal, Hands

_TRUMPS = {strain: "SHDCN".index(strain.value) for strain in Strain}
_CARDS_SEEN = 13
_SUITS = len(SUITS)
_NO_TARGET, _ONE_SOLUTION, _ALWAYS_SEARCH, _THREAD, _NO_FAULT = -1, 1, 1, 0, 1
_MEGABYTES, _THREADS = 160, 1


class SolverAbsentError(RuleError):
    """The library that solves deals is not installed, or cannot be loaded."""


class SolverFaultError(RuleError):
    """The library did not solve a deal, and says which of its faults that is."""

    code: int


class _Position(ctypes.Structure):
    """`deal` of dll.h: what is trump, who leads, and the cards of each hand and suit as bits."""

    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("cards", (ctypes.c_uint * _SUITS) * len(PLACES)),
    )


class _Solution(ctypes.Structure):
    """`futureTricks` of dll.h: the tricks of the side that leads are the first score."""

    _fields_ = (
        ("nodes", ctypes.c_int),
        ("count", ctypes.c_int),
        ("suits", ctypes.c_int * _CARDS_SEEN),
        ("ranks", ctypes.c_int * _CARDS_SEEN),
        ("equals", ctypes.c_int * _CARDS_SEEN),
        ("scores", ctypes.c_int * _CARDS_SEEN),
    )


def seated(deal: Deal, declarer: Hand, change: SeatChange) -> Hands:
    """Return the cards of each seat, from North, once the declarer faces the Domy."""
    seats = dict(zip(PLACES, deal.hands, strict=True))
    moves = {
        SeatChange.OPPONENT_MOVES: (PLACES[(PLACES.index(declarer.value) + 2) % 4], "W"),
        SeatChange.DECLARER_MOVES: (declarer.value, "E"),
    }
    one, other = moves[change]
    seats[one], seats[other] = seats[other], seats[one]
    return tuple(seats.values())


def makeable(deal: Deal, change: SeatChange, strains: Iterable[Strain] = tuple(Strain)) -> Makeable:
    """Return what each declarer makes when nobody errs.

    Raises `SolverAbsentError` and `SolverFaultError`.
    """
    strains = tuple(strains)
    return {
        declarer: {strain: _tricks(deal, declarer, change, strain) for strain in strains}
        for declarer in HANDS
    }


def solved(deals: Sequence[Deal], change: SeatChange) -> tuple[Makeable, ...]:
    """Return what can be made of each deal: the work to be done in a process of its own.

    Raises `SolverAbsentError` and `SolverFaultError`.
    """
    return tuple(makeable(deal, change) for deal in deals)


def _tricks(deal: Deal, declarer: Hand, change: SeatChange, strain: Strain) -> int:
    position, solution = _position(deal, declarer, change, strain), _Solution()
    code = _solver().SolveBoard(
        position, _NO_TARGET, _ONE_SOLUTION, _ALWAYS_SEARCH, ctypes.byref(solution), _THREAD
    )
    if code != _NO_FAULT:
        raise SolverFaultError(code)
    return deal.size - int(solution.scores[0])


def _position(deal: Deal, declarer: Hand, change: SeatChange, strain: Strain) -> _Position:
    seats = seated(deal, declarer, change)
    first = seats.index(deal.hand(leader(declarer, change).value))
    position = _Position(trump=_TRUMPS[strain], first=first)
    for seat, cards in enumerate(seats):
        for card in cards:
            bit = 1 << len(RANKS) + 1 - RANKS.index(card[1])
            position.cards[seat][SUITS.index(card[0])] |= bit
    return position


def has_solver() -> bool:
    """Tell whether the library is there, without loading it."""
    return _library() is not None


def _library() -> str | None:
    """Return where the library is: beside a Python package that brings it, or the system's own."""
    name = {"win32": "dds.dll", "darwin": "libdds.dylib"}.get(sys.platform, "libdds.so")
    package = find_spec("endplay")
    places = package.submodule_search_locations or () if package else ()
    brought = (Path(place) / "_dds" / name for place in places)
    return next((str(path) for path in brought if path.is_file()), None) or find_library("dds")


@cache
def _solver() -> ctypes.CDLL:
    library = _library()
    if library is None:
        raise SolverAbsentError
    try:
        solver = ctypes.CDLL(library)
        solver.SetResources(_MEGABYTES, _THREADS)
    except (OSError, AttributeError) as error:
        raise SolverAbsentError from error
    solver.SolveBoard.argtypes = (
        _Position,
        *(ctypes.c_int,) * 3,
        ctypes.POINTER(_Solution),
        ctypes.c_int,
    )
    return solver
