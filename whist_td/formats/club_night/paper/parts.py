"""What the sheets of a club night share: seats, deals in a line or in cells, notes, signatures."""

from collections.abc import Callable, Sequence
from enum import Enum

from whist_td.core.contracts import Strain
from whist_td.core.deal_fields import DealField, FieldKind, Group
from whist_td.formats.club_night.games.game import AnyGame
from whist_td.formats.club_night.games.words import SIDES
from whist_td.formats.club_night.rules.event import ClubPlayer
from whist_td.formats.club_night.views.paper_views import ClubPapers, PaperTable
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.games import deal_words, game_label, tie_words
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import (
    by_signs,
    group_sign,
    plays_by_letters,
    seat_name,
    seat_sign,
)
from whist_td.paper.fonts import Face, Type, width, wrapped
from whist_td.paper.header_footer import nothing_yet
from whist_td.paper.layout import MM, Box, Sheet
from whist_td.paper.page import Page
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.words.labels import strain_label
from whist_td.words.words import N_, Words, sentence_case

SEATS = 13 * MM
SIGNATURES = 8 * MM
_GAP = 2 * MM
_SIGN = Type(Face.BOLD, 20, 10, grey=1)
_SEAT = Type(Face.REGULAR, 9)
_NUMBER = Type(Face.BOLD, 14)
_NAME = Type(Face.SEMIBOLD, 13)
_WORD = Type(Face.REGULAR, 10)
_NOTE_SIZES = (10.5, 10.0)
_NOTE_LEADING = 1.15
_NOTE_GAP = 1.6 * MM
_SIGN_WIDTH = 9 * MM
_NUMBER_WIDTH = 9 * MM
_CARD_NUMBER = Type(Face.BOLD, 12)
_CARD_NAME = Type(Face.REGULAR, 11)
_CARD_NUMBER_WIDTH = 9 * MM
_IN = 0.5 * MM
NOTHING = "–"


def draw_seats(pen: Pen, line: Box, table: PaperTable, _: Words) -> None:
    """Draw a box for each seat: its sign in white, then number and name."""
    players = len(table.players)
    # All boxes are of one width, so that their names are of one size.
    with_gap = line._replace(width=line.width + _GAP)
    for seat, cell in enumerate(with_gap.columns([1] * players)):
        box = cell.left(cell.width - _GAP)
        pen.frame(box, 0.8, 1 * MM)
        pen.fill(box.left(_SIGN_WIDTH), radius=1 * MM)
        pen.put(seat_sign(seat, players, _), box.left(_SIGN_WIDTH), _SIGN, Align.CENTRE, pad=0)
        box = box.beside(_SIGN_WIDTH)
        name = sentence_case(seat_name(seat, players, _))
        if table.is_sided:
            side = next(at for at, side in enumerate(table.sides) if seat in side)
            name = _("{seat} · side {letter}", seat=name, letter=SIDES[side])
        pen.put(name, box.upper(5.4 * MM).beside(_NUMBER_WIDTH), _SEAT, pad=_IN)
        if table.is_named:
            player = table.players[seat]
            number = box.upper(5.4 * MM).left(_NUMBER_WIDTH)
            pen.put(str(player.number), number, _NUMBER, Align.CENTRE, pad=_IN)
            pen.put_lines(player.name, box.below(5 * MM).above(0.4 * MM), _NAME, pad=0.8 * MM)


def draw_signatures(pen: Pen, line: Box, sides: Sequence[Group], players: int, _: Words) -> None:
    """Draw a line to sign on for each side, or for each player where all play alone."""
    by_side = plays_by_letters(sides, players)
    signs = [
        SIDES[at] if by_side else seat_sign(side[0], players, _) for at, side in enumerate(sides)
    ]
    for sign, cell in zip(signs, line.columns([1] * len(signs)), strict=True):
        seen = _("Seen by {sign}", sign=sign)
        wide = width(seen, _WORD.face, _WORD.size) + _GAP
        pen.put(seen, cell.left(wide), _WORD, pad=0)
        y = cell.y + cell.height * 0.28
        pen.rule((cell.x + wide, y), (cell.right - _GAP, y), 0.6)


def draw_notes(pen: Pen, box: Box, notes: Sequence[str]) -> None:
    """Write notes one below the other, each as a paragraph, as large as all of them fit."""
    *larger, least = _NOTE_SIZES
    fit = (size for size in larger if notes_height(box.width, notes, size) <= box.height)
    setting = Type(Face.REGULAR, next(fit, least))
    for note in notes:
        box = pen.paragraph(note, box, setting, _NOTE_LEADING).below(_NOTE_GAP)


def notes_height(wide: float, notes: Sequence[str], size: float = _NOTE_SIZES[-1]) -> float:
    """Return how high notes are, in the least letters where no size is told."""
    lines = sum(len(wrapped(note, Face.REGULAR, size, wide)) for note in notes)
    return lines * size * _NOTE_LEADING + len(notes) * _NOTE_GAP


def put_people(pen: Pen, cell: Box, people: Sequence[ClubPlayer]) -> None:
    """Write people side by side in a cell, each with the number."""
    if not people:
        return
    for player, box in zip(people, cell.columns([1] * len(people)), strict=True):
        put_person(pen, box, player)


def put_person(pen: Pen, box: Box, player: ClubPlayer) -> None:
    """Write a player's number and name in a cell."""
    number, name = box.left(_CARD_NUMBER_WIDTH), box.beside(_CARD_NUMBER_WIDTH)
    pen.put(str(player.number), number, _CARD_NUMBER, Align.RIGHT, pad=0.8 * MM)
    pen.put_lines(player.name, name, _CARD_NAME, pad=0.6 * MM)


def nothing_played(sheet: Sheet, title: str, of: ClubPapers, _: Words) -> Page:
    """Return the page of a paper of results as long as no round is complete."""
    mistake = _("A mistake? Show this sheet to the director: any deal can be corrected.")
    return nothing_yet(sheet, (title, _("No round is complete yet.")), mistake, of.details, _)


def round_by_round_sentence(_: Words) -> str:
    """Say why only one round stands on a card."""
    return _("The next seats follow from the standings.")


_RUBBER, _GAME = N_("rubber to {who}"), N_("game to {who}")


def deal_line(deal: DealView, table: TableView, _: Words) -> str:
    """Tell a deal with the signs of the seats, and that it does not count where it came late."""
    text = deal_words(deal.deal, _, by_signs(table.sides, len(table.seats), _))
    text = text[:1].upper() + text[1:]
    return text if deal.gains else _("{deal} (after the end: does not count)", deal=text)


def lines_taken(text: str, setting: Type, room: float) -> int:
    """Return on how many lines a deal can be read at a size that does not shrink."""
    return len(wrapped(text, setting.face, setting.size, room - 2 * PADDING))


def score_line(deal: DealView, table: TableView, _: Words) -> str:
    """Return the running score after a deal, or who won the game or the rubber that it ended."""
    if deal.gains is None:
        return NOTHING
    players = len(table.seats)
    for won, text in ((deal.gains.rubbers, _RUBBER), (deal.gains.games, _GAME)):
        if any(won):
            signs = [seat_sign(seat, players, _) for seat in range(players) if won[seat]]
            if plays_by_letters(table.sides, players):
                signs = [SIDES[at] for at, side in enumerate(table.sides) if won[side[0]]]
            return _(text, who=" ".join(signs))
    score = "–".join(map(str, deal.running.score))
    return _("{score} (tie)", score=score) if tie_words(deal.running, _) else score


def points_line(points: int | None) -> str:
    """Return points with their sign, a dash where none count."""
    return NOTHING if points is None else signed(points)


def who_is_who(table: TableView, _: Words) -> str:
    """Say who sat where: the sides by their letters, or the seats by their signs."""
    players = len(table.seats)
    names = [seat.name for seat in table.seats]
    if plays_by_letters(table.sides, players):
        sides = [
            f"{SIDES[at]} {' + '.join(names[seat] for seat in side)}"
            for at, side in enumerate(table.sides)
        ]
        return " · ".join(sides)
    return " · ".join(f"{seat_sign(at, players, _)} {name}" for at, name in enumerate(names))


Written = Callable[[DealView], str]
"""What a cell says of a deal; nothing where there is nothing to write."""
TICK = "×"
_WORD_MOST = 14


def nothing_written(_deal: DealView) -> str:
    """Leave the cell as it is printed."""
    return ""


def answer(name: str, deal: DealView) -> object:
    """Return what was said of a deal; None where it was not asked."""
    return getattr(deal.deal.facts, name, None)


def written(field: DealField, game: AnyGame, players: int, _: Words) -> Written:
    """Return how an answer is written as a table writes it: nothing of nobody, or left unsaid."""

    def text_of(deal: DealView) -> str:
        value = answer(field.name, deal)
        is_unsaid = field.left_unsaid and value == field.usual and value is not True
        return "" if value is None or is_unsaid else _value_text(field, value, game, players, _)

    return text_of


def _value_text(field: DealField, value: object, game: AnyGame, players: int, _: Words) -> str:
    match value:
        case bool():
            text = TICK if value else ""
        case int() if field.kind is FieldKind.SIDE:
            text = group_sign(value, field.groups, game, players, _)
        case int() if field.kind is FieldKind.SEAT:
            text = seat_sign(value, players, _)
        case tuple():
            text = " ".join(seat_sign(seat, players, _) for seat in value)
        case Strain():
            text = strain_label(value, _)
        case Enum():
            text = _abbreviated(game_label(value, _).partition(" (")[0])
        case _other:
            text = str(value)
    return text


def _abbreviated(label: str) -> str:
    """Return a label as one writes it in a small cell: the head of a long double word is cut.

    >>> _abbreviated("demander-emballer"), _abbreviated("misère sur table")
    ('dem.-emballer', 'misère sur table')
    """
    head, hyphen, tail = label.partition("-")
    is_long = len(label) > _WORD_MOST and hyphen and " " not in label
    return f"{head[:3]}.-{tail}" if is_long else label


def part_written(name: str, at: int) -> Written:
    """Return how one number of an answer is written, or whether its box is ticked."""

    def text_of(deal: DealView) -> str:
        value = answer(name, deal)
        part = value[at] if isinstance(value, tuple) else None
        if isinstance(part, bool):
            return TICK if part else ""
        return "" if part is None else str(part)

    return text_of


def pack_cell(field: DealField, seat: int, deal: DealView) -> str:
    """Return what is written of a pack in the cell of a seat; one number stands in the first."""
    value = answer(field.name, deal)
    if isinstance(value, tuple):
        return part_written(field.name, seat)(deal)
    if field.kind is FieldKind.SEAT:
        return TICK if value == seat else ""
    return "" if seat or value is None else str(value)


def points_written(seat: int) -> Written:
    """Return how the points of a seat are written; a dash where the deal does not count."""
    return lambda deal: signed(deal.gains.points[seat]) if deal.gains else NOTHING


def score_written(side: int) -> Written:
    """Return how the running score of a side is written after a deal."""
    return lambda deal: str(deal.running.score[side]) if deal.gains else NOTHING
