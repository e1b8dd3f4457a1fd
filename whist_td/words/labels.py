"""Short words that every game shares: suits, calls, places in a team, what standings are of."""

from typing import Protocol

from whist_td.core.strains import Strain
from whist_td.words.words import N_, Words


class AsOf(Protocol):
    """Standings of which the round is known, and whether they are the last."""

    @property
    def after_round(self) -> int:
        """The round; 0 before play."""

    @property
    def is_final(self) -> bool:
        """Whether no round comes after it."""


def standings_title(view: AsOf, _: Words) -> str:
    """Say what the standings are of."""
    if view.is_final:
        return _("Final standings")
    if not view.after_round:
        return _("Standings before round 1")
    return _("Standings after round {round}", round=view.after_round)


SYMBOLS = {
    Strain.CLUBS: "♣",
    Strain.DIAMONDS: "♦",
    Strain.HEARTS: "♥",
    Strain.SPADES: "♠",
}

_LABELS: dict[Strain, str] = {
    Strain.CLUBS: N_("clubs"),
    Strain.DIAMONDS: N_("diamonds"),
    Strain.HEARTS: N_("hearts"),
    Strain.SPADES: N_("spades"),
    Strain.NO_TRUMP: N_("no trump"),
}


def label(strain: Strain, _: Words) -> str:
    """Return the name of a suit, or of no trump."""
    return _(_LABELS[strain])


def strain_label(strain: Strain | None, _: Words) -> str:
    """Return a trump with its symbol: "♥ hearts"; None is decided in the room."""
    if strain is None:
        return _("to be announced")
    symbol = SYMBOLS.get(strain)
    return f"{symbol} {label(strain, _)}" if symbol else label(strain, _)
