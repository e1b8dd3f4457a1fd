"""Short words that several games share: suits, contracts and rules of Whiz, standings."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum
from operator import attrgetter
from typing import Protocol

from whist_td.core.contracts import SYMBOLS, Contract, Rule, SeatChange, Strain
from whist_td.core.events import Details
from whist_td.desk.ports import EventSummary
from whist_td.words.words import N_, Words


class AsOf(Protocol):
    """Standings of which it is known what is in, and whether they are the last."""

    @property
    def last_played(self) -> int:
        """The newest round of which a result is in; 0 before the first result."""

    @property
    def is_final(self) -> bool:
        """Whether the director has ended the evening after it."""


class RankedRow(Protocol):
    """A line of standings."""

    @property
    def rank(self) -> int:
        """The place."""


def standings_title(view: AsOf, _: Words) -> str:
    """Say what the standings are of."""
    if view.is_final:
        return _("Final standings")
    if not view.last_played:
        return _("Standings before round 1")
    return _("Standings after round {round}", round=view.last_played)


def tied_words(broken: str, _: Words, *, is_shared: bool) -> str:
    """Explain how a tie was broken, or say that nothing breaks it."""
    return broken or (_("tied: nothing separates them") if is_shared else "")


def shared_ranks(rows: Sequence[RankedRow]) -> frozenset[int]:
    """Return the ranks that several have."""
    ranks = Counter(map(attrgetter("rank"), rows))
    return frozenset(rank for rank, times in ranks.items() if times > 1)


_LABELS: dict[Strain, str] = {
    Strain.CLUBS: N_("clubs"),
    Strain.DIAMONDS: N_("diamonds"),
    Strain.HEARTS: N_("hearts"),
    Strain.SPADES: N_("spades"),
    Strain.NO_TRUMP: N_("no trump"),
}
WHIZ_LABELS: dict[Enum, str] = {
    Rule.BEST: N_("overtricks count"),
    Rule.EXACT: N_("the exact number of tricks"),
    SeatChange.OPPONENT_MOVES: N_("the player opposite the declarer changes with the Domy"),
    SeatChange.DECLARER_MOVES: N_("the declarer changes with the player opposite the Domy"),
}
"""The rules of Whiz that a club chooses between."""


def label(strain: Strain, _: Words) -> str:
    """Return the name of a suit, or of no trump."""
    return _(_LABELS[strain])


def strain_label(strain: Strain | None, _: Words) -> str:
    """Return a trump with its symbol: "♥ hearts"; None is decided in the room."""
    if strain is None:
        return _("to be announced")
    symbol = SYMBOLS.get(strain)
    return f"{symbol} {label(strain, _)}" if symbol else label(strain, _)


def letters_sentence(letters: Mapping[str, Strain], _: Words) -> str:
    """Say which letter of a table was read as which suit."""
    first = {strain: letter for letter, strain in reversed(list(letters.items()))}
    known = (f"{first[strain]} {label(strain, _)}" for strain in Strain if strain in first)
    return _("Suits are read as follows: {letters}.", letters=", ".join(known))


def contract_words(contract: Contract, _: Words) -> str:
    """Return a contract as it is spoken of: "10♥X", "9NT", in French "9SA"."""
    strain = SYMBOLS.get(contract.strain) if contract.strain is not Strain.NO_TRUMP else _("NT")
    return f"{contract.level}{strain}{'X' * (contract.risk // 2)}"


def made_words(contract: Contract, tricks: int) -> str:
    """Return how a contract ended: "=", "+1", "−2"."""
    over = tricks - contract.level
    return f"{over:+}".replace("-", "−") if over else "="


def example_details(now: datetime, _: Words) -> Details:
    """Return the heading of an example event, which is played today."""
    today = now.astimezone().date()
    return Details(_("Example event"), today, _("Carleton-sur-Mer community hall"))


_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_LONGEST = 54
"""How many bytes each part of a file's name may have: four of them are what a disk takes."""


def named_file(details: Details, what: str, suffix: str, *which: str) -> str:
    """Return a name that every system takes: of when and what a file is, then whose or which.

    "2026-11-21 Soirée - classement.xlsx", "2026-11-23 Les Marsouins - relevé - Anne Roy.pdf".
    """
    event, *rest = (_plain(text) for text in (details.name, what, *which))
    return f"{' - '.join((f'{details.date.isoformat()} {event}', *filter(None, rest)))}{suffix}"


def told_apart(names: Mapping[int, str], number: int) -> str:
    """Return a name as a file is called by it, with its number where another's would be the same.

    >>> told_apart({1: "Anne Roy", 2: "Roy/Cyr", 3: "roy cyr"}, 2)
    'Roy Cyr (2)'
    """
    own = _plain(names[number])
    same = sum(_plain(name).casefold() == own.casefold() for name in names.values())
    return own if same == 1 else f"{own} ({number})"


def named_in(details: Details, event: int, events: Iterable[EventSummary]) -> Details:
    """Return an event's heading for the names of its files, beside the other events of a club."""
    names = {each.id: each.name for each in events if each.date == details.date or each.id == event}
    return replace(details, name=told_apart({event: details.name} | names, event))


def _plain(text: str) -> str:
    """Return a text without what a name of a file cannot have; of a long one, both ends."""
    whole = " ".join(_FORBIDDEN.sub(" ", text).split()).strip(" .")
    letters, half = whole.encode(), _LONGEST // 2
    if len(letters) <= _LONGEST:
        return whole
    ends = (part.decode(errors="ignore").strip() for part in (letters[: half - 2], letters[-half:]))
    return "…".join(ends)
