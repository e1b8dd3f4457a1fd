"""The cards on the tables and in the players’ hands, and the name list at the door."""

from whist_td.formats.club_night.paper.facts import card_key
from whist_td.formats.club_night.paper.parts import put_people, put_person, round_by_round_sentence
from whist_td.formats.club_night.rules.event import AT_TABLE
from whist_td.formats.club_night.views.paper_views import (
    ClubPapers,
    ClubTableCard,
    PaperTable,
    SeatingCard,
    SeatingLine,
)
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.seats import seat_name, seat_sign
from whist_td.paper.card import FIGURE, STRONG, WORD, CardFace, LinedCards
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import NamedPlayer, draw_away, name_pages, seat_words
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import Words

_TABLE_LEAST, _TABLE_MOST = 9.5 * MM, 17 * MM
_SIGN = Type(Face.SEMIBOLD, 10)
_SIGN_WIDTH = 5 * MM


def table_cards(of: ClubPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    rounds = [each.number for each in of.card_rounds]
    foot = _("A mistake? Other people than here? Call the director before the first card.")
    if of.is_round_by_round:
        foot = f"{round_by_round_sentence(_)} {foot}"
    paper, game = sheet(size, Orientation.PORTRAIT, Use.CUT), game_name(of.event.game.code, _)

    def cards(most: int) -> LinedCards:
        """Return cards with so many columns: one for each who sits at a table."""
        names = (seat_name(seat, most, _).capitalize() for seat in range(most))
        columns = (
            GridColumn(_("Rd."), 11),
            *(GridColumn(name, 180 / most, align=Align.LEFT) for name in names),
        )
        kind, corners = f"club-table-{most}", of.corners.tables
        return LinedCards(
            kind, paper, of.details, columns, rounds, foot, _TABLE_LEAST, 2, _TABLE_MOST, corners
        )

    chosen = (card for card in of.table_cards if only(card_key(of, card.table)))
    tiles = [
        tile
        for card in chosen
        for tile in cards(most_at(card)).tiles(_table_face(card, game, _), _)
    ]
    return cards(AT_TABLE).tiled(tiles)


def most_at(card: ClubTableCard) -> int:
    """Return how many columns a card needs: the most who sit at the table in any round."""
    return max((len(table.players) for table in card.lines if table), default=AT_TABLE)


def _table_face(card: ClubTableCard, game: str, _: Words) -> CardFace:
    title, most = _("Table {number}", number=card.table), most_at(card)
    return CardFace(
        card.table,
        title,
        game,
        lambda pen, cells, index: _draw_table(pen, cells, card.lines[index], most, _),
    )


def _draw_table(pen: Pen, cells: list[Box], table: PaperTable | None, most: int, _: Words) -> None:
    if table is None:
        pen.put(_("nobody plays here"), cells[1], WORD)
        return
    players = len(table.players)
    for seat, (player, cell) in enumerate(zip(table.players, cells[1:], strict=False)):
        if players == AT_TABLE < most:
            # The headings are those of the larger table: here seats have other names.
            sign = seat_sign(seat, players, _)
            pen.put(sign, cell.left(_SIGN_WIDTH), _SIGN, Align.CENTRE, pad=0)
            put_person(pen, cell.beside(_SIGN_WIDTH), player)
        else:
            put_person(pen, cell, player)


_ROUND, _TABLE, _SEAT, _FIRST, _LAST = range(5)
_SEATING_LEAST, _SEATING_MOST = 9 * MM, 13 * MM


def seating_cards(
    of: ClubPapers, size: PageSize, _: Words, only: SheetFilter = every
) -> list[Page]:
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
        _seating_columns(_, together=is_sided),
        rounds,
        foot,
        _SEATING_LEAST,
        4,
        _SEATING_MOST,
        of.corners.people,
    )
    chosen = (each for each in of.seating_cards if only(card_key(of, each.player.number)))
    return cards.pages((_seating_face(card, _) for card in chosen), _)


def _seating_columns(_: Words, *, together: bool) -> tuple[GridColumn, ...]:
    others = _("Against") if together else _("With these players")
    partner = (GridColumn(_("With partner"), 44, align=Align.LEFT),) if together else ()
    return (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Table"), 16),
        GridColumn(_("Your seat"), 21),
        *partner,
        GridColumn(others, 96 if together else 144, align=Align.LEFT),
    )


def _seating_face(card: SeatingCard, _: Words) -> CardFace:
    player = card.player
    return CardFace(
        player.number,
        player.name,
        player.club,
        lambda pen, cells, index: _draw_seating(pen, cells, card.lines[index], _),
    )


def _draw_seating(pen: Pen, cells: list[Box], line: SeatingLine, _: Words) -> None:
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


def name_list(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    people = (_named(card, _) for card in of.seating_cards)
    return name_pages(people, of.details, size, _)


def _named(card: SeatingCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.table is None:
        return NamedPlayer(player.name, player.number)
    name = seat_name(first.seat, len(first.table.players), _)
    seat = seat_words(name, first.round, card.lines[0].round, _)
    rests = card.lines[0].presence is Presence.SITS_OUT
    return NamedPlayer(player.name, player.number, first.table.table, seat, sits_out=rests)
