"""The page of a game's rules, as this program scores it, with the evening's own settings."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.formats.club_night.games.words import Values
from whist_td.formats.club_night.paper.values_table import ROW_MOST, draw_values, height
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import AT_TABLE, left_overs, table_size
from whist_td.formats.club_night.views.paper_views import ClubPapers
from whist_td.formats.club_night.words.games import (
    game_name,
    game_summary,
    game_words,
    length_label,
)
from whist_td.formats.club_night.words.labels import (
    club_label,
    measure_label,
    ranking_label,
    seating_label,
)
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import Pen
from whist_td.words.words import Words

_SUMMARY = Type(Face.SEMIBOLD, 14, 8)
_SUMMARY_LINE = 9 * MM
_TITLE_MORE = 2.5
_BULLET = 5 * MM
_GAP = 3.2 * MM
_FOOT = 6 * MM
_SIDE = 70 * MM
_SIDE_GAP = 8 * MM


@dataclass(frozen=True)
class RulesSection:
    """A heading and the sentences below it."""

    title: str
    sentences: tuple[str, ...]


def rules_of(evening: ClubNightEvent, _: Words) -> tuple[RulesSection, ...]:
    """Return the rules of the game of an evening, with the evening's own settings."""
    choice = evening.settings.game
    rules = game_words(choice.code).rules(choice.options, _)
    of_game = tuple(RulesSection(title, tuple(sentences)) for title, sentences in rules)
    return (*of_game, RulesSection(_("This evening"), tuple(_evening(evening, _))))


def _evening(evening: ClubNightEvent, _: Words) -> Iterator[str]:
    settings, game = evening.settings, evening.game
    size = table_size(game)
    rounds = _.plural("{n} round of whist", "{n} rounds of whist", settings.rounds)
    length = length_label(settings.length_at(size), _)
    yield _("{rounds}; at each table {length} a round.", rounds=rounds, length=length)
    if game.most_players > AT_TABLE:
        five = length_label(settings.length_at(game.most_players), _)
        yield _("At a table of five {length}, so that everybody deals equally often.", length=five)
    yield _sentence(seating_label(settings.seating, settings.game, _))
    if len(left_overs(game)) > 1:
        left = club_label(settings.left_over, _)
        yield _("Where numbers do not fill the tables: {what}.", what=left)
    yield _sentence(ranking_label(settings, _))
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        yield _("Those with the same score are separated by: {criteria}.", criteria=ties)


def _sentence(label: str) -> str:
    return f"{label[:1].upper()}{label[1:]}."


_SIZES = tuple(half / 2 for half in range(30, 16, -1))
Sections = tuple[RulesSection, ...]


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the one page."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of, _)
    name = game_name(of.evening.game.code, _)
    return [Page(layout.sheet, name, layout.draw)]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    words: Words

    @property
    def _values(self) -> Values:
        choice = self.of.evening.settings.game
        return game_words(choice.code).values(choice.options, self.words)

    def draw(self, pen: Pen) -> None:
        """Draw the page, the sentences as large as all of them fit."""
        _, code = self.words, self.of.evening.game.code
        body = self.sheet.body
        below = page_heading(pen, body, game_name(code, _), self.of.details, _)
        pen.put(game_summary(code, _), below.upper(_SUMMARY_LINE - 3 * MM), _SUMMARY, pad=0)
        mistake = _("A mistake in a score? Tell the director: any deal can be corrected.")
        pen.put(mistake, body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)
        room = below.below(_SUMMARY_LINE).above(_FOOT)
        columns = self._draw_values(pen, room)
        size, parts = _fitting(rules_of(self.of.evening, _), columns)
        for part, column in zip(parts, columns, strict=False):
            _draw_sections(pen, column, part, size)

    def _draw_values(self, pen: Pen, room: Box) -> list[Box]:
        """Draw what counts beside the text, or a table of contracts above it.

        The columns left for the text are returned: beside what counts and below it, or two below
        the table of contracts.
        """
        values = self._values
        if values.heads:
            high = height(values, ROW_MOST * 0.74)
            draw_values(pen, room.upper(high), values)
            left = room.below(high + _GAP * 1.4)
            wide = (left.width - _SIDE_GAP) / 2
            return [left.left(wide), left.beside(wide + _SIDE_GAP)]
        side = room.beside(room.width - _SIDE)
        draw_values(pen, side.upper(height(values)), values)
        return [room.left(room.width - _SIDE - _SIDE_GAP), side.below(height(values) + 2 * _GAP)]


def _fitting(sections: Sections, columns: list[Box]) -> tuple[float, list[Sections]]:
    """Return the largest type with which all sections fit, and those of each column."""
    for size in _SIZES:
        parts = _shared(sections, columns, size)
        if len(parts) <= len(columns):
            return size, parts
    return _SIZES[-1], _shared(sections, columns, _SIZES[-1])


def _shared(sections: Sections, columns: list[Box], size: float) -> list[Sections]:
    """Share sections out over columns in order; there are too many parts if they do not fit.

    What is said of this evening, the last section, stands in the last column.
    """
    parts: list[Sections] = [()]
    for section in sections:
        room = columns[min(len(parts), len(columns)) - 1]
        longer = (*parts[-1], section)
        ends = section is sections[-1] and len(parts) < len(columns)
        if parts[-1] and (ends or _needed(longer, room, size) > room.height):
            parts.append((section,))
        else:
            parts[-1] = longer
    fits = (
        _needed(part, column, size) <= column.height
        for part, column in zip(parts, columns, strict=False)
    )
    return parts if all(fits) else [*parts, *([()] * len(columns))]


def _needed(sections: Sections, room: Box, size: float) -> float:
    lines = sum(
        len(wrapped(sentence, Face.REGULAR, size, room.width - _BULLET)) * size * LEADING
        + size * 0.25
        for section in sections
        for sentence in section.sentences
    )
    return lines + len(sections) * ((size + _TITLE_MORE) * LEADING + _GAP)


def _draw_sections(pen: Pen, room: Box, sections: Sections, size: float) -> None:
    title, text = Type(Face.BOLD, size + _TITLE_MORE, 8), Type(Face.REGULAR, size, 7)
    for section in sections:
        line = title.size * LEADING
        pen.put(section.title, room.upper(line), title, pad=0)
        room = room.below(line)
        for sentence in section.sentences:
            pen.put("•", room.left(_BULLET).upper(size * LEADING), text, pad=1 * MM)
            left = pen.paragraph(sentence, room.beside(_BULLET), text)
            room = Box(room.x, room.y, room.width, left.height - size * 0.25)
        room = room.below(_GAP)
