"""Fixed pairs as they are typed: a line a pair, the two names and their club."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QObject, Qt
from typing_extensions import override

from whist_td.formats.club_night.rules.errors import PartnerMissingError
from whist_td.formats.club_night.rules.event import ClubPlayer, again
from whist_td.kit.typed_rows import (
    FIRST_TYPED,
    MISSING_ROLE,
    NUMBER,
    TypedModel,
    TypedRow,
)
from whist_td.stages.entries_storage import REMARK_ROLE, Remark, RemarkTone
from whist_td.words.words import Words

PARTNER = FIRST_TYPED + 1


@dataclass(frozen=True)
class ClubPair:
    """Two who play together; one alone is still looking for a partner, or has gone home."""

    first: ClubPlayer
    second: ClubPlayer | None
    instead: ClubPlayer | None = None
    """Who plays in the place of one who has gone, with the partner he had."""
    elsewhere: tuple[tuple[str, str], ...] = ()
    """Whoever of the two goes on in another pair, and with whom."""

    @property
    def is_open(self) -> bool:
        """Whether a partner is still to be found."""
        return self.second is None and self.instead is None

    @property
    def people(self) -> tuple[ClubPlayer, ...]:
        """Those of the pair who are there."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True)
class PairRow(TypedRow[ClubPair]):
    """One line: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = ("", "", "")
    PEOPLE: ClassVar[tuple[int, ...]] = (0, 1)
    CLUB: ClassVar[int] = 2

    texts: tuple[str, ...] = ("", "", "")

    @staticmethod
    @override
    def texts_of(stored: ClubPair) -> tuple[str, ...]:
        partner = stored.second.name if stored.second else ""
        return (stored.first.name, partner, stored.first.club)

    @staticmethod
    @override
    def unnumbered(stored: ClubPair) -> ClubPair:
        alone = [replace(each, number=1, partner=None) for each in stored.people]
        return ClubPair(alone[0], alone[1] if len(alone) > 1 else None)

    def pair(self) -> ClubPair:
        """Return the pair as typed, or refuse one that lacks a name."""
        name, partner, club = self.texts
        before = self.stored.people if self.stored else ()
        first, second = (*before, None, None)[:2]
        own = replace(first, name=name, club=club) if first else ClubPlayer(self.number, name, club)
        if not partner and self.stored and self.stored.instead:
            return replace(self.stored, first=own)
        if not partner:
            raise PartnerMissingError(own.number if self.stored else self.number)
        other = replace(second, name=partner) if second else None
        if first and other and club != first.club:
            other = replace(other, club=club)
        return ClubPair(own, other or ClubPlayer(own.number + 1, partner, club))


def pairs_entered(players: Mapping[int, ClubPlayer]) -> dict[int, ClubPair]:
    """Return the pairs, and those alone, numbered from 1 in the order of their first players."""
    return dict(enumerate(_pairs(players), start=1))


def _pairs(players: Mapping[int, ClubPlayer]) -> Iterator[ClubPair]:
    for number, player in sorted(players.items()):
        other = players.get(player.partner or 0)
        if other is None or other.partner != number:
            yield ClubPair(
                player, None, _instead(players, player), tuple(_elsewhere(players, (player,)))
            )
        elif number < other.number:
            yield ClubPair(player, other, None, tuple(_elsewhere(players, (player, other))))


def _instead(players: Mapping[int, ClubPlayer], gone: ClubPlayer) -> ClubPlayer | None:
    """Return who plays with the partner of somebody who went home."""
    partner = players.get(gone.partner or 0)
    has_gone = partner is not None and gone.last_round is not None
    return players.get(partner.partner or 0) if partner and has_gone else None


def _elsewhere(
    players: Mapping[int, ClubPlayer], pair: Sequence[ClubPlayer]
) -> Iterator[tuple[str, str]]:
    for player in pair:
        now = again(players, player)
        mate = players.get(now.partner or 0) if now else None
        if mate is not None:
            yield player.name, mate.name


class PairsModel(TypedModel[PairRow]):
    """Numbers, name, partner, club or town; one line more waits at the end."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        _ = self._words = words
        answers = {
            Qt.ItemDataRole.DisplayRole: _text,
            Qt.ItemDataRole.EditRole: _text,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            MISSING_ROLE: _is_missing,
            REMARK_ROLE: lambda row, _: remark_on(row, words),
        }
        headings = (_("Numbers"), _("Name"), _("Partner"), _("Club or town"))
        super().__init__(PairRow, headings, answers, parent)

    def _spoken(self, row: PairRow, column: int) -> str:
        spoken = self._words.labelled(self._headings[column], _text(row, column))
        return f"{spoken}. {row.refusal}" if row.refusal else spoken


def _text(row: PairRow, column: int) -> str:
    if column > NUMBER:
        return row.texts[column - FIRST_TYPED]
    return " · ".join(str(each.number) for each in row.stored.people) if row.stored else ""


def _is_missing(row: PairRow, column: int) -> bool:
    if column != PARTNER or row.is_empty or row.texts[column - FIRST_TYPED]:
        return False
    return row.stored is None or row.stored.is_open


def remark_on(row: PairRow, _: Words) -> Remark | None:
    """Return the most pressing thing to say about a pair."""
    if row.refusal:
        return Remark(row.refusal, RemarkTone.WRONG)
    if row.stored is None:
        return None
    if row.stored.is_open:
        return Remark(_("No partner yet: type the name of one."), RemarkTone.CALM)
    text = " ".join(_sentences(row.stored, _))
    return Remark(text, RemarkTone.CALM) if text else None


def _sentences(pair: ClubPair, _: Words) -> Iterator[str]:
    """Yield from when and until when a pair is there, and who plays on for it or without it."""
    first = min(each.first_round for each in pair.people)
    if first > 1:
        yield _("There from round {round} on.", round=first)
    if pair.instead is not None:
        yield _(
            "{name} plays for {absent} from round {first} on.",
            first=pair.instead.first_round,
            name=pair.instead.name,
            absent=pair.first.name,
        )
    elif pair.first.last_round is not None:
        yield _("Leaves after round {round}.", round=pair.first.last_round)
    for name, partner in pair.elsewhere:
        yield _("{name} continues with {partner}.", name=name, partner=partner)
