"""Short names of things in a Whiz tournament: hands, contracts, numbers, options."""

from enum import Enum

from whist_td.core.strains import Strain
from whist_td.formats.whiz.rules.game import Contract, Rule
from whist_td.formats.whiz.rules.hands import Hand, SeatChange
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.formats.whiz.rules.standings import WhizTieBreak
from whist_td.words.labels import SYMBOLS
from whist_td.words.words import N_, Words

_LABELS: dict[Enum, str] = {
    Hand.NORTH: N_("North"),
    Hand.EAST: N_("East"),
    Hand.SOUTH: N_("South"),
    Rule.BEST: N_("overtricks count"),
    Rule.EXACT: N_("the exact number of tricks"),
    Compare.RAW: N_("scores compared as they are"),
    Compare.NET: N_("net scores compared"),
    Ranking.MATCHPOINTS: N_("ranking by percentages"),
    Ranking.DATUM: N_("ranking by the deviation from the mean"),
    Ranking.TOTAL: N_("ranking by total points"),
    SeatChange.OPPONENT_MOVES: N_("the player opposite the declarer changes with the Domy"),
    SeatChange.DECLARER_MOVES: N_("the declarer changes with the player opposite the Domy"),
    WhizTieBreak.POINTS: N_("total points"),
    WhizTieBreak.FULL_BOARDS: N_("deals at 100 %"),
}


def whiz_label(thing: Enum, _: Words) -> str:
    """Return the short name of a hand or of an option."""
    return _(_LABELS[thing])


def contract_words(contract: Contract, _: Words) -> str:
    """Return a contract as it is spoken of: "10♥X", "9NT", in French "9SA"."""
    strain = SYMBOLS.get(contract.strain) if contract.strain is not Strain.NO_TRUMP else _("NT")
    return f"{contract.level}{strain}{'X' * (contract.risk // 2)}"
