"""The table card: who sits where at a table, in each round that is seated so far."""

from whist_td.formats.club_night.paper.facts import card_key
from whist_td.formats.club_night.paper.parts import put_person, round_by_round_sentence
from whist_td.formats.club_night.rules.event import AT_TABLE
from whist_td.formats.club_night.views.paper_views import ClubPapers, ClubTableCard, PaperTable
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.seats import seat_name, seat_sign
from whist_td.paper.card import WORD, CardFace, LinedCards
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_ROW_LEAST, _ROW_MOST = 9.5 * MM, 17 * MM
_SIGN = Type(Face.SEMIBOLD, 10)
_SIGN_WIDTH = 5 * MM


def pages(of: ClubPapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    rounds = [each.number for each in of.card_rounds]
    foot = _("A mistake? Other people than here? Call the director before the first card.")
    if of.is_round_by_round:
        foot = f"{round_by_round_sentence(_)} {foot}"
    paper, game = sheet(size, Orientation.PORTRAIT, Use.CUT), game_name(of.evening.game.code, _)

    def cards(most: int) -> LinedCards:
        """Return cards with so many columns: one for each who sits at a table."""
        kind, columns = f"club-table-{most}", _columns(most, _)
        return LinedCards(kind, paper, of.details, columns, rounds, foot, _ROW_LEAST, 2, _ROW_MOST)

    chosen = (card for card in of.table_cards if wanted(card_key(of, card.table)))
    tiles = [
        tile for card in chosen for tile in cards(most_at(card)).tiles(_face(card, game, _), _)
    ]
    return cards(AT_TABLE).tiled(tiles)


def most_at(card: ClubTableCard) -> int:
    """Return how many columns a card needs: the most who sit at the table in any round."""
    return max((len(table.players) for table in card.lines if table), default=AT_TABLE)


def _columns(most: int, _: Words) -> tuple[GridColumn, ...]:
    names = (seat_name(seat, most, _) for seat in range(most))
    return (
        GridColumn(_("Rd."), 11),
        *(GridColumn(name.capitalize(), 180 / most, align=Align.LEFT) for name in names),
    )


def _face(card: ClubTableCard, game: str, _: Words) -> CardFace:
    title, most = _("Table {number}", number=card.table), most_at(card)
    return CardFace(
        card.table,
        title,
        game,
        lambda pen, cells, index: _draw_line(pen, cells, card.lines[index], most, _),
    )


def _draw_line(pen: Pen, cells: list[Box], table: PaperTable | None, most: int, _: Words) -> None:
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
