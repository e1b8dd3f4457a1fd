"""Short names of things that every game has: the suits, and no trump."""

from whist_td.core.strains import Strain
from whist_td.words.words import N_, Words

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
