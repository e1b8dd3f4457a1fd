"""What every scene shares: the margins, a heading, and the quiet line with the time left."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from whist_td.room.screen.canvas import LEFT, RIGHT, Canvas, Ink
from whist_td.room.screen.wall import CARD, INKS, LINE, QUIET, TEXT
from whist_td.room.words.posters import Foot, Tone

MARGIN = 5.0
HEADING, FOOT, GAP = 10.0, 11.0, 2.0
BAR = 1.4


@dataclass(frozen=True)
class Sheet:
    """The places of a scene on the wall."""

    heading: QRectF
    body: QRectF
    foot: QRectF


def sheet(canvas: Canvas, *, has_heading: bool) -> Sheet:
    """Return the places of a scene with a heading, or without one."""
    wide = canvas.width - 2 * MARGIN
    top = MARGIN + (HEADING + GAP if has_heading else 0)
    bottom = canvas.height - (FOOT + GAP if canvas.has_foot else MARGIN)
    return Sheet(
        QRectF(MARGIN, MARGIN - 1, wide, HEADING),
        QRectF(MARGIN, top, wide, bottom - top),
        QRectF(0, canvas.height - FOOT, canvas.width, FOOT),
    )


def paint_heading(canvas: Canvas, box: QRectF, title: str, line: str, page: str = "") -> None:
    """Write a title on the left and a quieter line on the right."""
    right = " · ".join(filter(None, (line, page)))
    share = 0.6 if right else 1.0
    left = QRectF(box.left(), box.top(), box.width() * share - GAP, box.height())
    rest = QRectF(
        box.left() + box.width() * share, box.top(), box.width() * (1 - share), box.height()
    )
    canvas.write(left, title, Ink(7.2, TEXT, LEFT, 2, is_bold=True))
    canvas.write(rest, right, Ink(4.8, QUIET, RIGHT, 2))


def paint_foot(canvas: Canvas, box: QRectF, foot: Foot) -> None:
    """Write the round with its trump on the left and the time left on the right."""
    face = foot.face
    canvas.fill(box, CARD)
    canvas.fill(QRectF(box.left(), box.top(), box.width(), BAR), LINE)
    figures = 0.0
    if face is not None:
        colour = INKS[face.tone]
        part = 1.0 if face.tone is Tone.OVER else face.part
        canvas.fill(QRectF(box.left(), box.top(), box.width() * part, BAR), colour)
        figures = 30.0
        place = QRectF(box.right() - MARGIN - figures, box.top() + BAR, figures, box.height() - BAR)
        canvas.write(place, face.figures, Ink(7.5, colour, RIGHT, is_bold=True))
    left, middle = box.left() + MARGIN, box.top() + BAR
    tall = box.height() - BAR
    if foot.suit is not None:
        canvas.suit(QRectF(left, middle + 1.8, tall - 3.6, tall - 3.6), foot.suit)
        left += tall - 1.0
    text = QRectF(left, middle + 0.2, box.right() - MARGIN - figures - GAP - left, tall - 1.0)
    canvas.write(text, " · ".join(filter(None, (foot.round, foot.text))), Ink(4.4, TEXT, LEFT, 2))
