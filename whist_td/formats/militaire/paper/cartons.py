"""The two cartons of a team (règlement, article 2): one stays at the table, one travels."""

from dataclasses import dataclass, replace
from math import ceil, sqrt

from whist_td.formats.militaire.views import MilitairePapers, TeamCard
from whist_td.formats.militaire.words.sentences import call_label, seat_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, advance_two, card_heading, chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, sheet
from whist_td.paper.page import Page, Tiling
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_HUGE = Type(Face.BOLD, 330, 60)
_HIGH = 0.7
"""How high the outlines of its figures are, as a part of their size."""
_HIGH = 0.7
"""How high the outlines of its figures are, as a part of their size."""
_LARGE = Type(Face.BOLD, 215, 40)
_TEAM = Type(Face.BOLD, 30, 11)
_TRAVELLING_TEAM = Type(Face.BOLD, 16)
_CAPTAIN = Type(Face.REGULAR, 19)
_KIND = Type(Face.BOLD, 12, grey=1)
_SHAPE = 1.35
"""How much wider than high a box of the itinerary should be, about."""
_FLAG = 3.8 * MM
_TOP = 0.27
_SHADE = 0.9
_ROOMY = 17 * MM
"""From this width on, a box holds the warning in words."""
_CORRECTION = 5 * MM


def pages(of: MilitairePapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a page for each team, to be cut in two."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT, Use.CUT), of, _)
    return [layout.page(card) for card in of.plan.cards if chosen(str(card.team.number))]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: MilitairePapers
    words: Words

    @property
    def home(self) -> Box:
        """The carton that stays: the upper half."""
        return self._tiling.box

    @property
    def _tiling(self) -> Tiling:
        return Tiling(self.sheet, down=2)

    @property
    def travelling(self) -> Box:
        """The carton that travels: the lower half."""
        _wide, half = self._tiling.step
        return self.home._replace(y=self.home.y - half)

    def page(self, card: TeamCard) -> Page:
        def draw(pen: Pen) -> None:
            pen.stamp("cartons", self._draw_fixed)
            self._draw_home(pen, card)
            self._draw_travelling(pen, card)

        return Page(self.sheet, str(card.team.number), draw)

    def _draw_fixed(self, pen: Pen) -> None:
        _ = self.words
        self._draw_frame(pen, self.home, _("STAYS AT THE TABLE"))
        self._draw_frame(pen, self.travelling, _("TRAVELS"))
        self._tiling.draw_cuts(pen)
        self._draw_itinerary_frame(pen)

    def _draw_frame(self, pen: Pen, box: Box, kind: str) -> None:
        _ = self.words
        card_heading(pen, box.left(box.width - 62 * MM), self.of.plan.details, _)
        chip(pen, kind, box.upper(8 * MM).beside(box.width - 58 * MM), _KIND)
        correction = _(
            "A mistake on this card? Tell the director: what the director announces counts."
        )
        pen.put(correction, box.lower(_CORRECTION), SMALL, Align.CENTRE, pad=0)
        pen.frame(self._inside(box), 1.6, 3 * MM)

    def _inside(self, box: Box) -> Box:
        return box.below(11 * MM).above(_CORRECTION + 1 * MM)

    def _draw_home(self, pen: Pen, card: TeamCard) -> None:
        box = self._inside(self.home).inset(5 * MM, 4 * MM)
        team = card.team
        names = box.lower(24 * MM)
        room = box.above(26 * MM)
        huge = replace(_HUGE, size=min(_HUGE.size, room.height / _HIGH))
        pen.put(str(team.number), room, huge, Align.CENTRE)
        pen.put(team.name, names.upper(14 * MM), _TEAM, Align.CENTRE)
        captain = f"{seat_label(0, self.words)} · {team.captain}"
        pen.put(captain, names.lower(9 * MM), _CAPTAIN, Align.CENTRE)

    @property
    def _split(self) -> tuple[Box, Box]:
        box = self._inside(self.travelling).inset(4 * MM, 4 * MM)
        wide = box.width * 0.42
        return box.left(wide - 4 * MM), box.beside(wide)

    def _draw_travelling(self, pen: Pen, card: TeamCard) -> None:
        number, itinerary = self._split
        team = card.team
        pen.put(str(team.number), number.above(18 * MM), _LARGE, Align.CENTRE, pad=0)
        pen.put(
            team.name, number.above(6 * MM).lower(10 * MM), _TRAVELLING_TEAM, Align.CENTRE, pad=0
        )
        for box, line in zip(self._boxes(itinerary), card.lines, strict=True):
            under = box.below(box.height * _TOP)
            figures = under.above(self._flag(box).height) if line.round.advance > 1 else under
            size = min(26.0, figures.height * 0.95)
            pen.put(str(line.goes_to), figures, Type(Face.BOLD, size), Align.CENTRE)

    def _boxes(self, box: Box) -> list[Box]:
        rounds = len(self.of.plan.rounds)
        ideal = round(sqrt(rounds * box.width / box.height / _SHAPE))
        near = range(max(1, ideal - 1), ideal + 2)
        across = min(near, key=lambda n: (-rounds % n, abs(n - ideal)))
        height = min(box.height / ceil(rounds / across), 24 * MM)
        rows = (box.below(row * height).upper(height) for row in range(ceil(rounds / across)))
        boxes = [cell for row in rows for cell in row.columns([1] * across)]
        return [cell.inset(0.7 * MM) for cell in boxes[:rounds]]

    def _flag(self, box: Box) -> Box:
        return box.lower(min(_FLAG, box.height * 0.25))

    def _draw_itinerary_frame(self, pen: Pen) -> None:
        number, itinerary = self._split
        legend = self.words("In each box: round, players, table")
        pen.put(legend, number.lower(5 * MM), SMALL, Align.CENTRE, pad=0)
        planned = self.of.plan.rounds
        for box, this in zip(self._boxes(itinerary), planned, strict=True):
            top = box.upper(box.height * _TOP)
            small = min(9.5, top.height * 0.95)
            pen.fill(top, _SHADE)
            pen.frame(box, 1.6 if this.advance > 1 else 0.5)
            pen.put(str(this.number), top, Type(Face.BOLD, small), pad=0.8 * MM)
            pen.put(call_label(this.call), top, Type(Face.REGULAR, small), Align.RIGHT, 0.8 * MM)
            if this.advance > 1:
                roomy = box.width > _ROOMY
                chip(pen, advance_two(self.words) if roomy else "+2", self._flag(box))
