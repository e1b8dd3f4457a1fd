"""The four suits as drawn shapes, so that they look alike on every printer and screen."""

from collections.abc import Callable

from reportlab.pdfgen.pathobject import PDFPathObject

from whist_td.core.strains import Strain

RED = (0.76, 0.04, 0.12)
BLACK = (0.0, 0.0, 0.0)
INK = {
    Strain.HEARTS: RED,
    Strain.DIAMONDS: RED,
    Strain.CLUBS: BLACK,
    Strain.SPADES: BLACK,
}

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]
Place = Callable[[Point], Point]

_HEART: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 0.04),
    (
        ((0.30, 0.30), (0.02, 0.44), (0.02, 0.70)),
        ((0.02, 0.86), (0.13, 0.96), (0.27, 0.96)),
        ((0.38, 0.96), (0.46, 0.90), (0.5, 0.80)),
        ((0.54, 0.90), (0.62, 0.96), (0.73, 0.96)),
        ((0.87, 0.96), (0.98, 0.86), (0.98, 0.70)),
        ((0.98, 0.44), (0.70, 0.30), (0.5, 0.04)),
    ),
)
_DIAMOND: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 1.0),
    (
        ((0.60, 0.82), (0.72, 0.66), (0.88, 0.5)),
        ((0.72, 0.34), (0.60, 0.18), (0.5, 0.0)),
        ((0.40, 0.18), (0.28, 0.34), (0.12, 0.5)),
        ((0.28, 0.66), (0.40, 0.82), (0.5, 1.0)),
    ),
)
_SPADE: tuple[Point, tuple[Curve, ...]] = (
    (0.5, 1.0),
    (
        ((0.68, 0.76), (0.97, 0.62), (0.97, 0.39)),
        ((0.97, 0.26), (0.88, 0.17), (0.76, 0.17)),
        ((0.66, 0.17), (0.58, 0.22), (0.53, 0.30)),
        ((0.54, 0.16), (0.59, 0.06), (0.68, 0.0)),
        ((0.56, 0.0), (0.44, 0.0), (0.32, 0.0)),
        ((0.41, 0.06), (0.46, 0.16), (0.47, 0.30)),
        ((0.42, 0.22), (0.34, 0.17), (0.24, 0.17)),
        ((0.12, 0.17), (0.03, 0.26), (0.03, 0.39)),
        ((0.03, 0.62), (0.32, 0.76), (0.5, 1.0)),
    ),
)
_STEM: tuple[Point, tuple[Curve, ...]] = (
    (0.46, 0.5),
    (
        ((0.46, 0.24), (0.42, 0.08), (0.32, 0.0)),
        ((0.44, 0.0), (0.56, 0.0), (0.68, 0.0)),
        ((0.58, 0.08), (0.54, 0.24), (0.54, 0.5)),
        ((0.51, 0.5), (0.49, 0.5), (0.46, 0.5)),
    ),
)
_LEAF = 0.225
_LEAVES: tuple[Point, ...] = ((0.5, 0.765), (0.245, 0.39), (0.755, 0.39))


def outline(suit: Strain, path: PDFPathObject, x: float, y: float, size: float) -> None:
    """Add a suit's shape to a path, in a square that stands on a point."""

    def place(point: Point) -> Point:
        return x + point[0] * size, y + point[1] * size

    match suit:
        case Strain.HEARTS:
            _trace(path, _HEART, place)
        case Strain.DIAMONDS:
            _trace(path, _DIAMOND, place)
        case Strain.SPADES:
            _trace(path, _SPADE, place)
        case Strain.CLUBS:
            _trace(path, _STEM, place)
            for leaf in _LEAVES:
                path.circle(*place(leaf), _LEAF * size)
        case Strain.NO_TRUMP:
            path.circle(*place((0.5, 0.5)), 0.5 * size)


def _trace(path: PDFPathObject, shape: tuple[Point, tuple[Curve, ...]], place: Place) -> None:
    start, curves = shape
    path.moveTo(*place(start))
    for first, second, end in curves:
        path.curveTo(*place(first), *place(second), *place(end))
    path.close()
