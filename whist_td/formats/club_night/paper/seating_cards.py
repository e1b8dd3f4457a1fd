"""The seating card: a player's evening to carry in the hand, as far as the seats are known."""

from whist_td.formats.club_night.paper.facts import card_key
from whist_td.formats.club_night.paper.parts import put_people, round_by_round_sentence
from whist_td.formats.club_night.views.paper_views import (
    ClubPapers,
    SeatingCard,
    SeatingLine,
)
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.paper.card import FIGURE, STRONG, CardFace, LinedCards
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import draw_away
from whist_td.words.words import Words

_ROUND, _TABLE, _SEAT, _FIRST, _LAST = range(5)
_ROW_LEAST, _ROW_MOST = 9 * MM, 13 * MM


def pages(of: ClubPapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each player, several to a page, with the cuts between them."""
    rounds = [line.round for card in of.seating_cards[:1] for line in card.lines]
    is_sided = any(
        line.table.is_sided for card in of.seating_cards for line in card.lines if line.table
    )
    foot = _("A mistake? Somebody in your seat? Call the director before the first card.")
    if of.is_round_by_round:
        foot = f"{round_by_round_sentence(_)} {foot}"
    cards = LinedCards(
        "seating",
        sheet(size, Orientation.PORTRAIT, Use.CUT),
        of.details,
        _columns(_, together=is_sided),
        rounds,
        foot,
        _ROW_LEAST,
        4,
        _ROW_MOST,
    )
    chosen = (each for each in of.seating_cards if wanted(card_key(of, each.player.number)))
    return cards.pages((_face(card, _) for card in chosen), _)


def _columns(_: Words, *, together: bool) -> tuple[GridColumn, ...]:
    others = _("Against") if together else _("With these players")
    partner = (GridColumn(_("With partner"), 44, align=Align.LEFT),) if together else ()
    return (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Table"), 16),
        GridColumn(_("Your seat"), 21),
        *partner,
        GridColumn(others, 96 if together else 144, align=Align.LEFT),
    )


def _face(card: SeatingCard, _: Words) -> CardFace:
    player = card.player
    return CardFace(
        player.number,
        player.name,
        player.club,
        lambda pen, cells, index: _draw_line(pen, cells, card.lines[index], _),
    )


def _draw_line(pen: Pen, cells: list[Box], line: SeatingLine, _: Words) -> None:
    table = line.table
    if table is None:
        draw_away(pen, cells[_TABLE], cells[-1], line.presence, 1.4 * MM, _)
        return
    pen.put(str(table.table), cells[_TABLE], FIGURE, Align.CENTRE, pad=0)
    seat = seat_name(line.seat, len(table.players), _)
    pen.put(seat, cells[_SEAT], STRONG, Align.CENTRE)
    groups = [table.others(line.seat)]
    if len(cells) > _LAST:
        groups.insert(0, table.partners(line.seat))
    for group, cell in zip(groups, cells[_FIRST:], strict=True):
        put_people(pen, cell, [table.players[seat] for seat in group])
