"""The reminder in the margin of a traveller: what contracts score, and how they are written."""

from whist_td.core.strains import Strain
from whist_td.formats.whiz.rules.game import OVERTRICK, UNDERTRICK, Contract, Risk, Rule
from whist_td.formats.whiz.rules.hands import Hand
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import Played
from whist_td.formats.whiz.views.paper_views import STRAINS_ALIKE, Reminder, reminders
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

REMINDER = 31 * MM
_TABLE = 104 * MM
_LEVEL = 9 * MM
_FIGURE = Type(Face.REGULAR, 8, 6)
_BOLD = Type(Face.BOLD, 8, 6)
_HEAD = Type(Face.SEMIBOLD, 7.5, 5.5)
_TEXT = Type(Face.REGULAR, 8, 6.5)
_TITLE = Type(Face.SEMIBOLD, 8.5, 7)
_SIGN = 2.5 * MM
_EXAMPLE = Played(Contract(10, Strain.HEARTS), Hand.SOUTH, 10)


def draw_reminder(pen: Pen, box: Box, rule: Rule, _: Words) -> None:
    """Draw the points of made contracts, and beside them what else the players need."""
    _draw_points(pen, box.left(_TABLE), rule, _)
    room = box.beside(_TABLE + 5 * MM)
    for title, text in _texts(rule, _):
        pen.put(title, room.upper(3.8 * MM), _TITLE, pad=0)
        room = pen.paragraph(text, room.below(3.8 * MM), _TEXT).below(0.9 * MM)


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
        _draw_row(pen, box.below((number + 2) * height).upper(height), row)
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


def _draw_row(pen: Pen, line: Box, row: Reminder) -> None:
    pen.put(str(row.level), line.left(_LEVEL), _BOLD, Align.CENTRE, pad=0)
    for points, cells in zip(row.points, _cells(line), strict=True):
        for figure, cell in zip(points, cells, strict=True):
            pen.put(str(figure), cell, _FIGURE, Align.CENTRE, pad=0)
    pen.under(line, 0.2)


def _texts(rule: Rule, _: Words) -> tuple[tuple[str, str], ...]:
    example = written(_EXAMPLE, Notation(_.language.value))
    return (
        (_("Not made"), _not_made(rule, _)),
        (_("Notation"), _notation(_)),
        (_("Example"), _("{example}: ten hearts by South, just made.", example=example)),
    )


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


def _notation(_: Words) -> str:
    return _(
        "C clubs, D diamonds, H hearts, S spades, NT no trump; X doubled, XX redoubled; = just "
        "made, +1 one more, −1 one down."
    )
