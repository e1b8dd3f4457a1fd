"""What stands on the wall, in words: one poster a scene, ready to be painted by whoever can."""

from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, auto

from whist_td.core.contracts import Strain
from whist_td.room.views.race import RaceChart, RankChart
from whist_td.words.rules_text import OpeningSeats, RulesSection, Values


class PosterTone(Enum):
    """What a colour on the wall means."""

    PLAIN = auto()
    QUIET = auto()
    GOOD = auto()
    HOME = auto()
    VISITORS = auto()
    LATE = auto()
    """Little time is left."""
    OVER = auto()


@dataclass(frozen=True)
class TextPoster:
    """A few words, as large as they can be."""

    text: str
    title: str = ""


@dataclass(frozen=True)
class WelcomePoster:
    """The club, and the tables that are filled."""

    title: str
    lines: tuple[str, ...]
    logo: bytes | None
    count: str
    tables: tuple[tuple[str, bool], ...]
    seal: tuple[str, ...] = ()
    """What proves later that nobody chose the cards, in lines."""


@dataclass(frozen=True)
class PlateLine:
    """Somebody at a table: a sign for the seat, and the name."""

    sign: str
    name: str
    tone: PosterTone = PosterTone.PLAIN


@dataclass(frozen=True)
class TablePlate:
    """A table with those who sit there."""

    table: str
    name: str
    people: tuple[PlateLine, ...]


@dataclass(frozen=True)
class NameLine:
    """Somebody, and where to go."""

    name: str
    place: str
    note: str = ""


@dataclass(frozen=True)
class SeatingPoster:
    """Who sits where: first table by table, then name by name."""

    title: str
    line: str
    tables: tuple[TablePlate, ...]
    names: tuple[NameLine, ...]


@dataclass(frozen=True)
class AnnouncementPoster:
    """The announcement: a symbol, two numbers, how far; or sentences where there is no trump."""

    title: str
    suit: Strain | None
    suit_name: str
    call: str
    advance: str
    is_double: bool
    lines: tuple[str, ...]


@dataclass(frozen=True)
class ClockFace:
    """The time left, in figures and as a part of the whole."""

    figures: str
    caption: str
    part: float
    tone: PosterTone


@dataclass(frozen=True)
class ClockPoster:
    """The clock and nothing else: what is played, and when the evening ends."""

    title: str
    face: ClockFace
    suit: Strain | None
    line: str
    end: str


@dataclass(frozen=True)
class CellLine:
    """Those who play together at a table, and what they have."""

    names: str
    points: str


@dataclass(frozen=True)
class ResultCell:
    """One table of the round: what came of it, or nothing yet."""

    table: str
    value: str
    note: str
    tone: PosterTone
    lines: tuple[CellLine, ...] = ()
    """Its people, where the room may see what they have."""


@dataclass(frozen=True)
class ResultsPoster:
    """The round as it comes in."""

    title: str
    line: str
    cells: tuple[ResultCell, ...]
    legend: str


@dataclass(frozen=True)
class StandingLine:
    """One line of the standings; the places won are signed, 0 where nothing changed."""

    rank: str
    change: int | None
    number: str
    name: str
    score: str
    tone: PosterTone = PosterTone.PLAIN
    people: str = ""
    """Who they are, where the line is a team."""


@dataclass(frozen=True)
class StandingsPoster:
    """The standings, as many pages as they need."""

    title: str
    line: str
    lines: tuple[StandingLine, ...]


@dataclass(frozen=True)
class RevealPoster:
    """The place that is told now, why it is this one, and those told before it."""

    title: str
    now: tuple[StandingLine, ...]
    details: tuple[str, ...]
    """The team and the points of each."""
    place: str
    is_podium: bool
    reason: str
    before: tuple[StandingLine, ...]
    left: str
    others: str = ""
    """How many more share the place than can be named on one wall."""


@dataclass(frozen=True)
class RacePoster:
    """The leaders over the rounds."""

    title: str
    line: str
    chart: RaceChart
    labels: tuple[str, ...]
    scale: tuple[tuple[str, float], ...]
    """What stands beside the chart, and how far down."""
    across: str
    """What its figures below count."""
    ranks: RankChart | None = None
    """Where everybody stood after each round, as a picture of its own."""

    @property
    def has_ranks(self) -> bool:
        """Whether there are more than the leaders, whose places have a picture of their own."""
        return self.ranks is not None and len(self.ranks.lines) > len(self.chart.lines)


@dataclass(frozen=True)
class RulesPoster:
    """The rules, a few sentences of a section to a page; what counts is a page of its own."""

    title: str
    pages: tuple[RulesSection | OpeningSeats | Values, ...]


@dataclass(frozen=True)
class HandShown:
    """A hand of cards: whose it is, and each suit with its cards."""

    name: str
    suits: tuple[tuple[Strain, str], ...]


@dataclass(frozen=True)
class DealPage:
    """A deal as it lies on the table, and what is told of it."""

    title: str
    line: str
    hands: tuple[HandShown, ...]
    """North's, East's, South's, and West's."""
    about: tuple[str, ...]


@dataclass(frozen=True)
class DealsPoster:
    """The deals that the room talks about, one a page."""

    title: str
    pages: tuple[DealPage, ...]


Poster = (
    TextPoster
    | WelcomePoster
    | SeatingPoster
    | AnnouncementPoster
    | ClockPoster
    | ResultsPoster
    | StandingsPoster
    | RevealPoster
    | RacePoster
    | RulesPoster
    | DealsPoster
)


def poster_text(part: object) -> str:
    """Return all that a poster says, for whoever does not see it, from its top."""
    if isinstance(part, str):
        return part
    if isinstance(part, tuple):
        return ". ".join(filter(None, map(poster_text, part)))
    if is_dataclass(part):
        return ", ".join(filter(None, (poster_text(getattr(part, f.name)) for f in fields(part))))
    return ""


@dataclass(frozen=True)
class Foot:
    """The quiet line under a scene while a round is played."""

    round: str
    suit: Strain | None
    text: str
    face: ClockFace | None
