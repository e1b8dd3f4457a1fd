"""What contracts score, for whoever writes points down: a whole reminder, or a strip of it."""

from whist_td.core.contracts import OVERTRICK, UNDERTRICK, Contract, Hand, Risk, Rule, Strain
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import Played
from whist_td.formats.whiz.views.paper_views import STRAINS_ALIKE, reminders
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

REMINDER = 32 * MM
STRIP = 13.2 * MM
"""How high the whole reminder is, and the strip that has the points alone."""
STRIP_WIDTH = 126 * MM
_TABLE = 92 * MM
_LINE, _LEADING = 3.6 * MM, 1.12
_LEVEL, _SUITS = 9 * MM, 11 * MM
_FIGURE = Type(Face.REGULAR, 9)
_BOLD = Type(Face.BOLD, 9)
_HEAD = Type(Face.SEMIBOLD, 9)
_SIGN = 2.5 * MM
_EXAMPLE = Played(Contract(10, Strain.HEARTS), Hand.SOUTH, 10)


def draw_reminder(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    """Draw the points of made contracts, and beside them what else the players need."""
    _draw_points(pen, box.left(_TABLE), rule, _)
    room = box.beside(_TABLE + 5 * MM)
    example = written(_EXAMPLE, Notation(_.language.value))
    for title, text in (
        (_("Not made"), _not_made(rule, _)),
        (
            _("Notation"),
            _(
                "C clubs, D diamonds, H hearts, S spades, NT no trump; X doubled, XX redoubled; "
                "= just made, +1 one more, −1 one down."
            ),
        ),
        (_("Example"), _("{example}: ten hearts by South, just made.", example=example)),
    ):
        pen.put(title, room.upper(_LINE), _HEAD, pad=0)
        room = room.below(_LINE)
        room = pen.paragraph(text, room, _FIGURE, _LEADING).below(0.6 * MM)


def draw_strip(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    """Draw the points of made contracts in four lines: plain, doubled and redoubled in a cell."""
    rows, high = reminders(rule), box.height / (len(STRAINS_ALIKE) + 1)
    lines = [box.below(at * high).upper(high) for at in range(len(STRAINS_ALIKE) + 1)]
    pen.put("– X XX", lines[0].left(_SUITS + 4 * MM), _HEAD, pad=0)
    for row, cell in zip(rows, lines[0].beside(_SUITS).columns([1] * len(rows)), strict=True):
        pen.put(str(row.level), cell, _BOLD, Align.CENTRE, pad=0)
    for at, (strains, line) in enumerate(zip(STRAINS_ALIKE, lines[1:], strict=True)):
        pen.rule((line.x, line.top), (line.right, line.top), 0.6 if not at else 0.2)
        _draw_strains(pen, line.left(_SUITS), strains, _)
        for row, cell in zip(rows, line.beside(_SUITS).columns([1] * len(rows)), strict=True):
            for figure, part in zip(row.points[at], cell.columns([1] * len(Risk)), strict=True):
                pen.put(str(figure), part, _FIGURE, Align.CENTRE, pad=0)
            pen.rule((cell.x, cell.y), (cell.x, cell.top), 0.2)


def draw_not_made(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    """Say beside a strip what is scored for contracts that were not made."""
    pen.paragraph(_.labelled(_("Not made"), _not_made(rule, _)), box, _FIGURE, _LEADING)


def _draw_points(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    rows = reminders(rule)
    height = box.height / (len(rows) + 2)
    head, signs = box.upper(height), box.below(height).upper(height)
    pen.put(_("Just made"), head.left(_LEVEL * 2), _HEAD, pad=0)
    groups = list(head.beside(_LEVEL).columns([1] * len(STRAINS_ALIKE)))
    for strains, group in zip(STRAINS_ALIKE, groups, strict=True):
        _draw_strains(pen, group, strains, _)
    for sub in _cells(signs):
        for sign, cell in zip(("–", "X", "XX"), sub, strict=True):
            pen.put(sign, cell, _HEAD, Align.CENTRE, pad=0)
    pen.under(signs, 0.6)
    for number, row in enumerate(rows):
        line = box.below((number + 2) * height).upper(height)
        pen.put(str(row.level), line.left(_LEVEL), _BOLD, Align.CENTRE, pad=0)
        for points, cells in zip(row.points, _cells(line), strict=True):
            for figure, cell in zip(points, cells, strict=True):
                pen.put(str(figure), cell, _FIGURE, Align.CENTRE, pad=0)
        pen.under(line, 0.2)
    for group in groups[1:]:
        pen.rule((group.x, box.y), (group.x, box.top), 0.3)


def _cells(line: Box) -> list[list[Box]]:
    groups = line.beside(_LEVEL).columns([1] * len(STRAINS_ALIKE))
    return [list(group.columns([1] * len(Risk))) for group in groups]


def _draw_strains(pen: Pen, group: Box, strains: tuple[Strain, ...], _: Words) -> None:
    if Strain.NO_TRUMP in strains:
        pen.put(_("NT"), group, _HEAD, Align.CENTRE)
        return
    x = group.middle - len(strains) * _SIGN * 0.65
    for strain in strains:
        pen.suit(strain, x, group.y + (group.height - _SIGN) / 2, _SIGN)
        x += _SIGN * 1.3


def _not_made(rule: Rule, _: Words) -> str:
    risks = [UNDERTRICK * risk for risk in Risk]
    if rule is Rule.EXACT:
        return _(
            "for each trick too few or too many, each opponent gets {plain} (X {doubled}, XX "
            "{redoubled}); the declarer 0.",
            plain=risks[0],
            doubled=risks[1],
            redoubled=risks[2],
        )
    over = [OVERTRICK * risk for risk in Risk]
    return _(
        "for each trick down, each opponent gets {plain} (X {doubled}, XX {redoubled}); the "
        "declarer 0. Each overtrick: +{over} (X {over_doubled}, XX {over_redoubled}).",
        plain=risks[0],
        doubled=risks[1],
        redoubled=risks[2],
        over=over[0],
        over_doubled=over[1],
        over_redoubled=over[2],
    )
