"""A deal in a line of paper: its words, and its points with their sign."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.words import SIDES
from whist_td.formats.club_night.paper.signs import by_signs, plays_by_letters, seat_sign
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.deals import deal_words
from whist_td.formats.club_night.words.sentences import signed
from whist_td.paper.fonts import Type, wrapped
from whist_td.paper.pen import PADDING
from whist_td.words.words import N_, Words

NOTHING = "–"
_RUBBER, _GAME = N_("rubber to {who}"), N_("game to {who}")


def deal_line(deal: DealView, table: TableView, _: Words) -> str:
    """Tell a deal with the signs of the seats, and that it does not count where it came late."""
    told = deal_words(deal.deal, _, by_signs(table.sides, len(table.seats), _))
    told = told[:1].upper() + told[1:]
    return told if deal.gains else _("{deal} (after the end: does not count)", deal=told)


def lines_taken(told: str, setting: Type, room: float) -> int:
    """Return on how many lines a deal can be read at a size that does not shrink."""
    return len(wrapped(told, setting.face, setting.size, room - 2 * PADDING))


def score_line(deal: DealView, table: TableView, _: Words) -> str:
    """Return the running score after a deal, or who won the game or the rubber that it ended."""
    if deal.gains is None:
        return NOTHING
    for won, told in ((deal.gains.rubbers, _RUBBER), (deal.gains.games, _GAME)):
        if any(won):
            return _(told, who=_winners(won, table, _))
    return "–".join(map(str, deal.running.score))


def _winners(won: Sequence[int], table: TableView, _: Words) -> str:
    players = len(table.seats)
    if plays_by_letters(table.sides, players):
        return " ".join(SIDES[at] for at, side in enumerate(table.sides) if won[side[0]])
    return " ".join(seat_sign(seat, players, _) for seat in range(players) if won[seat])


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
