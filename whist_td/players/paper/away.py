"""The line of a player's card in a round that he does not play."""

from whist_td.paper.card import STRONG
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import chip
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Pen
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import N_, Words

_FLAG = Type(Face.BOLD, 11, 7, grey=1)
_FLAG_WIDTH = 38 * MM
_AWAY = {
    Presence.SITS_OUT: (N_("SIT OUT"), N_("You do not play this round.")),
    Presence.NOT_YET: (N_("NOT YET"), N_("You join later.")),
    Presence.GONE: (N_("LEFT"), N_("You have left.")),
}


def draw_away(pen: Pen, first: Box, last: Box, presence: Presence, margin: float, _: Words) -> None:
    """Say from the first cell to the last why somebody does not play, on a flag and in words."""
    flag, sentence = _AWAY[presence]
    room = Box(first.x, first.y, last.right - first.x, first.height)
    chip(pen, _(flag), room.left(_FLAG_WIDTH).inset(1.5 * MM, margin), _FLAG)
    pen.put(_(sentence), room.beside(_FLAG_WIDTH + 1 * MM), STRONG)
