"""The figures of a Whiz movement, each beside what no movement can beat."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from whist_td.i18n.whiz_labels import decimal
from whist_td.i18n.whiz_movement_messages import whiz_fault_sentence
from whist_td.i18n.words import Words
from whist_td.movements.verify_whiz import Quality
from whist_td.movements.verify_whiz.figures import Figures

_PLACES = 2


@dataclass(frozen=True)
class FigureRow:
    """One thing one may ask of a movement: what it is here, and the best there could be."""

    aim: str
    here: str
    best: str
    is_best: bool | None = None
    """Whether nothing better is possible; None where no bound is known."""


def figure_rows(quality: Quality, _: Words) -> tuple[FigureRow, ...]:
    """Return the figures in the order in which they matter."""
    return (_rules(quality, _), *(_rows(quality.figures, _) if quality.figures else ()))


def _rules(quality: Quality, _: Words) -> FigureRow:
    if quality.is_sound:
        return FigureRow(_("Hard rules"), _("all kept"), _("all kept"), is_best=True)
    first = whiz_fault_sentence(quality.faults[0], _)
    return FigureRow(_("Hard rules"), first, _("all kept"), is_best=False)


def _rows(figures: Figures, _: Words) -> Iterator[FigureRow]:
    repeats, bound = figures.repeats, figures.repeats_bound
    yield FigureRow(_("Meetings of two who have met"), str(repeats), str(bound), repeats == bound)
    yield FigureRow(_("Most often two people meet"), str(figures.most_meetings), "")
    least, most = figures.sets_played
    yield FigureRow(_("Sets of deals a player plays"), _range(least, most, _), "")
    out = figures.sit_outs
    yield FigureRow(
        _("Rounds a player sits out"), _range(out.least, out.most, _), "", out.most - out.least <= 1
    )
    yield from _compared(figures, _)
    yield FigureRow(
        _("A player’s seats differ by at most"),
        str(figures.seat_imbalance),
        "",
        True if figures.seat_imbalance <= 1 else None,
    )
    strangers = len(figures.strangers)
    yield FigureRow(
        _("Pairs who neither meet nor compare"), str(strangers), "0", strangers == 0 or None
    )
    sharing = _("no") if figures.sharing <= 1 else _("from {copies} copies", copies=figures.sharing)
    yield FigureRow(_("Tables that share their boards"), sharing, _("no"), figures.sharing <= 1)
    step = _("with guide cards") if figures.step is None else _("the same step each time")
    yield FigureRow(_("How people move on"), step, "")


def _compared(figures: Figures, _: Words) -> Iterator[FigureRow]:
    compared = figures.comparison
    yield FigureRow(
        _("Sets on which two are compared"), _range(compared.least, compared.most, _), ""
    )
    yield FigureRow(
        _("Unevenness of the comparison"),
        decimal(compared.variance, _, _PLACES),
        decimal(compared.variance_bound, _, _PLACES),
        compared.variance == Fraction(compared.variance_bound) or None,
    )


def _range(least: int, most: int, _: Words) -> str:
    return str(least) if least == most else _("{least} to {most}", least=least, most=most)
