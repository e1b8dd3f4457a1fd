"""How a club night speaks to the room, whatever game is played."""

from dataclasses import dataclass, replace
from typing import Self

from typing_extensions import override

from whist_td.formats.club_night.games.game import Length, Measure
from whist_td.formats.club_night.rules.event import RankedBy, SeatingWay
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings
from whist_td.formats.club_night.words.games import game_name, length_label
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    placement_words,
    signed,
    told_score_words,
)
from whist_td.formats.club_night.words.seats import seat_name, seat_sign
from whist_td.room.views.views import (
    Announcement,
    RankedLine,
    RankingView,
    ResultsView,
    SeatedPlayer,
    TableSoFar,
)
from whist_td.room.words.narrator import PLAYED, Narrator, announced
from whist_td.room.words.posters import AnnouncementPoster, CellLine, PosterTone, ResultCell
from whist_td.words.words import N_, Words, amount_of_points

MOST_NAMED = 6
"""More people who sit out are counted here, and stand in the list of names."""
PAIR = "\u00a0– "
"""Between the names of a pair; where the line breaks, the dash stays with the first."""
_COUNTED = {
    Measure.GAMES: (N_("{n} game"), N_("{n} games")),
    Measure.RUBBERS: (N_("{n} rubber"), N_("{n} rubbers")),
}


@dataclass(frozen=True)
class ClubAnnouncement(Announcement):
    """What begins with a round of a club night."""

    game: str
    lengths: tuple[tuple[int, Length], ...]
    """How long a table of so many people plays, the largest table first."""
    way: SeatingWay
    is_seated_anew: bool
    """Whether anybody has another place than in the round before."""
    sit_out: tuple[str, ...]


@dataclass(frozen=True)
class TableSeat:
    """One of so many seats at a table, counted from 0."""

    at: int
    of: int


@dataclass(frozen=True)
class SideSoFar:
    """Those who play together at a table, and what the round has given them so far."""

    names: tuple[str, ...]
    points: int | None
    """None until a deal of the table is in."""


@dataclass(frozen=True)
class ClubTable(TableSoFar):
    """One table of the newest round, and what its people have from it so far."""

    sides: tuple[SideSoFar, ...]
    """Nobody while the standings are secret."""
    measure: Measure
    """What they have: points, or games won."""

    @override
    def without_points(self) -> Self:
        return replace(self, sides=())


def _where(view: ClubAnnouncement, _: Words) -> str:
    if view.is_seated_anew:
        return _("Find your place on this screen")
    return _("Everybody stays in place")


def _what(view: ClubAnnouncement, _: Words) -> str:
    return f"{game_name(view.game, _)} · {_lengths(view.lengths, _)}"


def _lengths(lengths: tuple[tuple[int, Length], ...], _: Words) -> str:
    """Say how long a table plays; by size where tables play unequally long."""
    if len({length for _people, length in lengths}) == 1:
        return length_label(lengths[0][1], _)
    return ", ".join(
        _("tables of {people}: {length}", people=people, length=length_label(length, _))
        for people, length in lengths
    )


def _sit_out(view: ClubAnnouncement, _: Words) -> str:
    count = len(view.sit_out)
    if not count:
        return ""
    if count > MOST_NAMED:
        return _.plural(
            "{n} player sits out: see the names", "{n} players sit out: see the names", count
        )
    return _.plural(
        "Sits out: {people}", "Sit out: {people}", count, people=", ".join(view.sit_out)
    )


def _amount(standing: ClubNightStanding, night: ClubStandings, pattern: str, _: Words) -> str:
    """Return a score with what is counted."""
    if night.ranked_by is RankedBy.MEAN:
        return _("{amount} per deal", amount=pattern)
    if night.ranked_by is RankedBy.PLACEMENT:
        return placement_words(standing.score or 0, pattern, _)
    if night.measure in _COUNTED and standing.score is not None:
        return _.plural(*_COUNTED[night.measure], int(standing.score))
    return amount_of_points(standing.score or 0, _, pattern)


class ClubNarrator(Narrator):
    """How a club night speaks to the room."""

    @override
    def announcement(self, view: ClubAnnouncement, _: Words) -> AnnouncementPoster:
        # Why the places are others, where it can be said in a few words.
        by_standing = view.is_seated_anew and view.round > 1 and view.way is SeatingWay.STANDING
        how = _("By the standings: the best at table 1") if by_standing else ""
        lines = (how, _what(view, _), _sit_out(view, _))
        return announced(view, _, _where(view, _), tuple(filter(None, lines)))

    @override
    def spoken(self, view: ClubAnnouncement, _: Words) -> str:
        first = _("Round {number}", number=view.round)
        pattern = (first, _where(view, _), _lengths(view.lengths, _), _sit_out(view, _))
        return " ".join(f"{sentence}." for sentence in pattern if sentence)

    @override
    def short(self, view: ClubAnnouncement, _: Words) -> str:
        return _sit_out(view, _) or _what(view, _)

    @override
    def seat(self, sitter: SeatedPlayer, _: Words) -> str:
        match sitter.seat:
            case TableSeat(at=at, of=of):
                return seat_sign(at, of, _)
        return "–"

    @override
    def place_note(self, sitter: SeatedPlayer, _: Words) -> str:
        match sitter.seat:
            case TableSeat(at=at, of=of):
                return seat_name(at, of, _)
        return _("sits out")

    @override
    def colours(self, _: Words) -> str:
        return _("In colour: East and West")

    @override
    def result(self, table: ClubTable, _: Words) -> ResultCell:
        is_begun = table.found or any(side.points is not None for side in table.sides)
        tone = (
            PosterTone.GOOD if table.is_in else PosterTone.PLAIN if is_begun else PosterTone.QUIET
        )
        pattern = f"{table.found}/{table.expected}" if table.expected > 1 else ""
        if table.is_in:
            pattern = PLAYED
        told_points = signed if table.measure is Measure.POINTS else str
        lines = tuple(
            CellLine(
                "\u00a0+ ".join(side.names), "" if side.points is None else told_points(side.points)
            )
            for side in table.sides
        )
        return ResultCell(str(table.table), pattern, "", tone, lines)

    @override
    def legend(self, view: ResultsView[ClubTable], _: Words) -> str:
        if any(table.sides for table in view.tables):
            return _(
                "Above: the table and how far it has got. Below: the points of this round so far."
            )
        return _("Above: the table. Large: how far it has got.")

    @override
    def standings(self, view: RankingView[ClubNightStanding, ClubStandings], _: Words) -> str:
        if view.by.reach.missing:
            return _.pgettext("tour", "Standings after round {round}", round=view.last_played)
        return super().standings(view, _)

    @override
    def number(self, line: RankedLine[ClubNightStanding], _: Words) -> str:
        return "+".join(map(str, line.standing.people))

    @override
    def score(
        self,
        line: RankedLine[ClubNightStanding],
        view: RankingView[ClubNightStanding, ClubStandings],
        _: Words,
    ) -> str:
        return told_score_words(line.standing, view.by, _)

    @override
    def detail(
        self,
        line: RankedLine[ClubNightStanding],
        view: RankingView[ClubNightStanding, ClubStandings],
        _: Words,
    ) -> str:
        amount = _amount(line.standing, view.by, self.score(line, view, _), _)
        if len(line.standing.people) > 1:
            return _("Pair {numbers} · {score}", numbers=self.number(line, _), score=amount)
        return _("Player {number} · {score}", number=line.number, score=amount)

    @override
    def tie(self, line: RankedLine[ClubNightStanding], _: Words) -> str:
        return club_tie_sentence(line.standing, _)


TELLER = ClubNarrator()
