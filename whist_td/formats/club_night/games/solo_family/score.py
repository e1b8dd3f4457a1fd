"""A deal of solo whist (IWWA, à la couleur), given and scored as plain values."""

from collections.abc import Mapping

from whist_td.console.formats import ScoredGame
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.club_night.games.game import HandTricksError, TablePlayersError
from whist_td.formats.club_night.games.plain_deals import (
    Deal,
    choice,
    code,
    seats,
    side,
    switch,
    whole_or_none,
)
from whist_td.formats.club_night.games.solo_family import couleur, iwwa
from whist_td.formats.club_night.games.solo_family.contracts import (
    ACTIVE_PLAYERS,
    ALL_TRICKS,
    GoalError,
    MisereTricksError,
    Promise,
)
from whist_td.formats.club_night.games.solo_family.couleur import CouleurContract, CouleurDeal
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDeal
from whist_td.words.words import N_

SEATS = ("N", "E", "S", "W")
MOST_PLAYERS = 5
_IWWA = {contract.value: contract for contract in IwwaContract}
_COULEUR = {contract.value: contract for contract in CouleurContract}
_DEALER = N_("The dealer; at a table of five the dealer sits out and must be named.")
_PLAYERS = N_("The names of the seats, clockwise, four or five; N, E, S, W if left out.")
_ATTACKERS = N_("The list of the seats that play the contract.")
_SOLO_TRICKS = N_("The tricks of the attackers, 0 to 13; not for a misère of several.")
_MADE = N_("For misères: those of the attackers who made it; [] if nobody did.")
_GOAL = N_("May be left out: the tricks promised, checked against the contract.")
_SOLO_RESULT = N_("The points of each seat; they add up to 0.")


def iwwa_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every seat of a deal of Whist simple.

    >>> iwwa_scored({"contract": "propose", "attackers": ["N", "S"], "tricks": 10})
    {'N': 4, 'E': -4, 'S': 4, 'W': -4}
    """
    contract = choice(deal, "contract", _IWWA)
    promise = iwwa.PROMISES.get(contract)
    names, dealer = _seating(deal)
    attackers = seats(deal, "attackers", names)
    tricks, made = _outcome(deal, promise, attackers, names)
    facts = IwwaDeal(
        contract=contract,
        dealer=dealer,
        attackers=attackers,
        tricks=tricks,
        made=made,
        jury_called=switch(deal, "jury_called"),
    )
    return dict(zip(names, iwwa.points(facts, iwwa.GAME.settings, len(names)), strict=True))


def couleur_scored(deal: Deal) -> dict[str, int]:
    """Return the points of every seat of a deal of whist à la couleur.

    >>> couleur_scored({"contract": "solo", "attackers": ["N"], "tricks": 7})
    {'N': 36, 'E': -12, 'S': -12, 'W': -12}
    """
    contract = choice(deal, "contract", _COULEUR)
    promise = couleur.PROMISES.get(contract)
    names, dealer = _seating(deal)
    attackers = seats(deal, "attackers", names)
    tricks, made = _outcome(deal, promise, attackers, names)
    facts = CouleurDeal(
        contract=contract, dealer=dealer, attackers=attackers, tricks=tricks, made=made
    )
    presets = couleur.GAME.presets
    settings = presets[code(deal, "values", presets, "foster")]
    return dict(zip(names, couleur.points(facts, settings, len(names)), strict=True))


def _seating(deal: Deal) -> tuple[tuple[str, ...], int]:
    """Return the names of the seats, and the dealer's; of five, the dealer sits out."""
    given = deal.get("players")
    value = list(SEATS) if given is None else given
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ScoreFieldError("players", value, '["A", "B", "C", "D"]')
    if not ACTIVE_PLAYERS <= len(set(value)) == len(value) <= MOST_PLAYERS:
        raise TablePlayersError(len(set(value)), ACTIVE_PLAYERS, MOST_PLAYERS)
    names = tuple(value)
    dealer = side(deal, "dealer", names)
    if dealer is None and len(names) > ACTIVE_PLAYERS:
        raise ScoreFieldError("dealer", None, ", ".join(names))
    return names, dealer or 0


def _outcome(
    deal: Deal, promise: Promise | None, attackers: tuple[int, ...], names: tuple[str, ...]
) -> tuple[int | None, tuple[int, ...]]:
    """Return the tricks, or who made a misère; the tricks of a lone misère tell that too."""
    tricks, goal = whole_or_none(deal, "tricks"), whole_or_none(deal, "goal")
    if promise is not None and goal is not None and goal != promise.goal:
        raise GoalError(promise.goal, goal)
    if promise is None or not promise.is_misere:
        return tricks, seats(deal, "made", names)
    if deal.get("made") is not None and tricks is None:
        return None, seats(deal, "made", names)
    if tricks is None:
        raise ScoreFieldError("made", None, ", ".join(names))
    if deal.get("made") is not None or len(attackers) != 1:
        raise MisereTricksError
    if not 0 <= tricks <= ALL_TRICKS:
        raise HandTricksError(tricks)
    return None, attackers if tricks == 0 else ()


SCORED: Mapping[str, ScoredGame] = {
    "iwwa": ScoredGame(
        iwwa_scored,
        N_("Simple whist (IWWA)"),
        {
            "contract": ", ".join(_IWWA) + ".",
            "attackers": _ATTACKERS,
            "tricks": _SOLO_TRICKS,
            "made": _MADE,
            "goal": _GOAL,
            "players": _PLAYERS,
            "dealer": _DEALER,
            "jury_called": N_("true if the referee was called."),
        },
        _SOLO_RESULT,
        (
            '{"contract": "propose", "attackers": ["N", "S"], "tricks": 10}',
            '{"contract": "misere", "attackers": ["N", "E"], "made": ["N"]}',
        ),
    ),
    "couleur": ScoredGame(
        couleur_scored,
        N_("Ghent whist (solo whist)"),
        {
            "contract": ", ".join(_COULEUR) + ".",
            "attackers": _ATTACKERS,
            "tricks": _SOLO_TRICKS,
            "made": _MADE,
            "goal": _GOAL,
            "values": N_("“foster” (usual) or “iwwa”: the table of points."),
            "players": _PLAYERS,
            "dealer": _DEALER,
        },
        _SOLO_RESULT,
        ('{"contract": "solo", "attackers": ["N"], "tricks": 7}',),
    ),
}
