"""The standings, and a sheet for each player: every round and deal, and what it brought."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from whist_td.formats.club_night.paper.parts import (
    deal_line,
    lines_taken,
    nothing_played,
    points_line,
    who_is_who,
)
from whist_td.formats.club_night.rules.event import RankedBy
from whist_td.formats.club_night.views.paper_views import ClubPapers
from whist_td.formats.club_night.views.views import ClubPlayerView, PlayerRound, club_table
from whist_td.formats.club_night.words.facts import sanction_words
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import (
    measure_label,
    method_label,
    placement_words,
    score_heading,
    signed,
    told_score_words,
)
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.paper.fonts import LEADING, Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import Digest, digest_pages
from whist_td.room.formats import race_of
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, decimal

_SUMMARY = Type(Face.SEMIBOLD, 13)
_ROUND = Type(Face.BOLD, 12)
_WHO = Type(Face.REGULAR, 10)
_NUMBER = Type(Face.SEMIBOLD, 10.5)
_DEAL = Type(Face.REGULAR, 10.5)
_POINTS = Type(Face.SEMIBOLD, 11)
_TOTAL = Type(Face.BOLD, 13)
_SUMMARY_LINE = 10 * MM
_FOOT = 6 * MM
_HEAD_HEIGHT, _LINE_HEIGHT = 13 * MM, 5.6 * MM
_LINE_MORE = _DEAL.size * LEADING
_NUMBER_WIDTH, _POINTS_WIDTH = 10 * MM, 20 * MM
_MOST_HIGHER = 1.7
"""So many times as high lines become, that a short evening fills its page too."""


@dataclass(frozen=True)
class _Line:
    """One line of a sheet: a round begins, or a deal, or what a jury took."""

    what: str
    points: str
    number: str = ""
    who: str = ""
    is_head: bool = False
    lines: int = 1
    """On how many lines the words are read without becoming small."""

    @property
    def height(self) -> float:
        """How high it is on the paper."""
        least = _HEAD_HEIGHT if self.is_head else _LINE_HEIGHT
        return least + (self.lines - 1) * _LINE_MORE


def pages(of: ClubPapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a page for each player, more where the evening is long."""
    paper = sheet(size, Orientation.PORTRAIT)
    layouts = (
        _Layout(paper, of, view, number, _)
        for number, view in numbered_views(of)
        if chosen(str(number))
    )
    sheets = [page for layout in layouts for page in layout.pages()]
    return sheets or [nothing_played(paper, _("Player sheets"), of, _)]


def numbered_views(of: ClubPapers) -> Iterator[tuple[int, ClubPlayerView]]:
    """Yield the players in the order of the standings, each with the number."""
    numbers = (number for row in of.standings.rows for number in row.people)
    return zip(numbers, of.player_sheets, strict=True)


def summary(view: ClubPlayerView, of: ClubPapers, _: Words) -> str:
    """Return where somebody stands, with how much, after how many deals."""
    standing, table = view.standing, of.standings
    if standing.score is None:
        return _("No deal counts yet.")
    score = told_score_words(standing, table, _) or _("Provisional")
    place = _("{rank} of {players}", rank=_.ordinal(standing.rank), players=len(table.rows))
    described = [
        place if table.reach.in_play is None else _("Provisional"),
        _("{what}: {value}", what=score_heading(table, _), value=score),
        _.plural("{n} deal", "{n} deals", standing.deals),
    ]
    if table.ranked_by is not RankedBy.POINTS and not standing.lacking:
        described.append(_("points {points}", points=signed(standing.points)))
    return " · ".join(described)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    view: ClubPlayerView
    number: int
    words: Words

    @property
    def _state(self) -> StateLine:
        missing = missing_sentence(self.of.standings.reach, self.words)
        return StateLine(missing, self.sheet.body.width)

    @property
    def _room(self) -> Box:
        above = HEADING + self._state.height + _SUMMARY_LINE
        return self.sheet.body.below(above).above(_FOOT)

    @property
    def _name(self) -> str:
        return f"{self.number} · {self.of.event.player(self.number).name}"

    def parts(self) -> list[list[_Line]]:
        """Return the lines of each page: rounds stand there whole, if that takes no more pages."""
        lines = list(self._lines())
        packed = self._packed(lines)
        starts = [at for at, line in enumerate(lines) if line.is_head]
        rounds = [lines[at:end] for at, end in pairwise([*starts, len(lines)])]
        heights = [sum(line.height for line in each) for each in rounds]
        # All pages about as full: the least height into which so many pages take them.
        limits = {sum(heights[at:end]) for end in range(len(rounds) + 1) for at in range(end)}
        for limit in sorted(limits):
            shared = _shared_out(rounds, heights, limit)
            if limit <= self._room.height and shared and len(shared) <= len(packed):
                return shared
        return packed

    def _packed(self, lines: Iterable[_Line]) -> list[list[_Line]]:
        """Return lines page by page; a round does not begin on the last line of one.

        Where it goes on over the page, it is named again there, with those who sat together.
        """
        parts: list[list[_Line]] = [[]]
        head: _Line | None = None
        free = self._room.height
        for line in lines:
            needed = line.height + (2 * _LINE_HEIGHT if line.is_head else 0)
            head = line if line.is_head else head
            if needed > free and parts[-1]:
                parts.append([])
                free = self._room.height
                if head is not None and not line.is_head:
                    again = self.words("{round} (continued)", round=head.what)
                    parts[-1].append(replace(head, what=again, points=""))
                    free -= head.height
            parts[-1].append(line)
            free -= line.height
        return [part for part in parts if part]

    def pages(self) -> list[Page]:
        """Return the pages of the player, their lines all as much higher as the fullest allows."""
        parts = self.parts()
        fullest = max((sum(line.height for line in part) for part in parts), default=1)
        higher = min(_MOST_HIGHER, self._room.height / fullest)
        return [Page(self.sheet, self._name, partial(self._draw, part, higher)) for part in parts]

    def _draw(self, part: list[_Line], higher: float, pen: Pen) -> None:
        _ = self.words
        below = page_heading(pen, self.sheet.body, self._name, self.of.details, _)
        below = self._state.draw(pen, below)
        pen.put(
            summary(self.view, self.of, _), below.upper(_SUMMARY_LINE - 3 * MM), _SUMMARY, pad=0
        )
        room = self._room
        for at, line in enumerate(part):
            _draw_line(pen, room.upper(line.height * higher), line, striped=bool(at % 2))
            room = room.below(line.height * higher)
        mistake = _("A mistake? Show this sheet to the director: any deal can be corrected.")
        foot = f"{game_name(self.of.event.game.code, _)} · {mistake}"
        pen.put(foot, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _lines(self) -> Iterator[_Line]:
        for played in self.view.rounds:
            yield self._head(played)
            if played.score is None:
                continue
            table = club_table(self.of.event, played.round, played.score.table)
            for deal in played.deals:
                described = deal_line(deal.view, table, self.words)
                number = str(deal.view.place.deal)
                lines = lines_taken(described, _DEAL, _words_of(self._room).width)
                yield _Line(described, points_line(deal.points), number, lines=lines)
            yield from self._jury(played)

    def _head(self, played: PlayerRound) -> _Line:
        _ = self.words
        score = played.score
        if score is None:
            return _Line(_("Round {round} · sits out", round=played.round), "", is_head=True)
        table = club_table(self.of.event, played.round, score.table)
        what = _("Round {round} · table {table}", round=played.round, table=score.table)
        if self.of.standings.ranked_by is RankedBy.PLACEMENT and score.placement is not None:
            placed = placement_words(score.placement, decimal(score.placement, _), _)
            what = f"{what} · {placed}"
        total = points_line(score.points if score.deals or score.sanction else None)
        who = who_is_who(table, _)
        lines = lines_taken(who, _WHO, self._room.width - _POINTS_WIDTH)
        return _Line(what, total, "", who, is_head=True, lines=lines)

    def _jury(self, played: PlayerRound) -> Iterator[_Line]:
        _ = self.words
        for line in played.sanctions:
            described = _("Referee: {sanction}", sanction=sanction_words(line, _))
            yield _Line(described, signed(-line.points))
        rest = (played.score.sanction if played.score else 0) + sum(
            line.points for line in played.sanctions
        )
        if rest:
            yield _Line(_("Share of what the referee took"), signed(rest))


def _shared_out(
    rounds: Sequence[list[_Line]], heights: Sequence[float], limit: float
) -> list[list[_Line]]:
    """Return whole rounds on pages none of which is higher; none where one round is."""
    pages: list[list[_Line]] = []
    free = 0.0
    for lines, height in zip(rounds, heights, strict=True):
        if height > limit:
            return []
        if height > free:
            pages.append([])
            free = limit
        pages[-1] += lines
        free -= height
    return pages


def _draw_line(pen: Pen, box: Box, line: _Line, *, striped: bool) -> None:
    if line.is_head:
        text = box.below(2 * MM)
        words = text.left(box.width - _POINTS_WIDTH)
        pen.put(line.what, words.upper(5.7 * MM), _ROUND, pad=0)
        pen.put_lines(line.who, words.below(5.7 * MM), _WHO, pad=0)
        pen.put(line.points, text.beside(box.width - _POINTS_WIDTH), _TOTAL, Align.RIGHT)
        pen.under(box, 1.0)
        return
    if striped:
        pen.fill(box, STRIPE)
    pen.put(line.number, box.left(_NUMBER_WIDTH), _NUMBER, Align.CENTRE)
    pen.put_lines(line.what, _words_of(box), _DEAL)
    pen.put(line.points, box.beside(box.width - _POINTS_WIDTH), _POINTS, Align.RIGHT)
    pen.under(box, 0.2)


def _words_of(box: Box) -> Box:
    return box.beside(_NUMBER_WIDTH).left(box.width - _NUMBER_WIDTH - _POINTS_WIDTH)


def all_players(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the players in the order of the standings, several to a page."""
    people = (
        Digest(
            f"{number} · {of.event.player(number).name}",
            summary(view, of, _),
            tuple(_rounds(of, view, _)),
        )
        for number, view in numbered_views(of)
        if view.rounds
    )
    mistake = _("A mistake? Show this sheet to the director: any deal can be corrected.")
    state = missing_sentence(of.standings.reach, _)
    digests = digest_pages(people, of.details, (state, mistake), size, _)
    return digests or [nothing_played(sheet(size, Orientation.PORTRAIT), _("All players"), of, _)]


def _rounds(of: ClubPapers, view: ClubPlayerView, _: Words) -> Iterator[str]:
    for played in view.rounds:
        if played.score is None:
            yield _("Round {round} · sits out", round=played.round)
            continue
        table = club_table(of.event, played.round, played.score.table)
        place = _("Round {round} · table {table}", round=played.round, table=played.score.table)
        has_points = played.score.deals or played.score.sanction
        points = points_line(played.score.points if has_points else None)
        yield f"{place} · {who_is_who(table, _)} · {points}"


def standings(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, with what ranks the players and what separates equal scores."""
    settings = of.event.settings
    conditions = [method_label(settings, _)]
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        conditions.append(_("ties: {criteria}", criteria=ties))
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        club_listing(of.standings, _),
        missing_sentence(of.standings.reach, _),
        (" · ".join(conditions), mistake),
        race_of(of.event, of.standings.after_round, _),
        _,
    ).pages
