"""The figures of a Whiz movement, each beside what no movement can beat."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.movements.verify_whiz import WhizQuality
from whist_td.movements.verify_whiz.figures import WhizFigures
from whist_td.players.words.movement_pages import FigureRow
from whist_td.words.movement_messages import whiz_fault_sentence
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

_PLACES = 2


def figure_rows(quality: WhizQuality, _: Words) -> tuple[FigureRow, ...]:
    """Return the figures in the order in which they matter."""
    return (_rules(quality, _), *(_rows(quality.figures, _) if quality.figures else ()))


def _rules(quality: WhizQuality, _: Words) -> FigureRow:
    if quality.is_sound:
        return FigureRow(_("Hard rules"), _("all kept"), _("all kept"), is_best=True)
    first = whiz_fault_sentence(quality.faults[0], _)
    return FigureRow(_("Hard rules"), first, _("all kept"), is_best=False)


def _rows(figures: WhizFigures, _: Words) -> Iterator[FigureRow]:
    repeats, bounds = figures.repeats, figures.bounds
    best = bounds.repeats
    yield FigureRow(_("Meetings of two who have met"), str(repeats), str(best), repeats == best)
    most, best = figures.most_meetings, bounds.most_meetings
    yield FigureRow(_("Most often two people meet"), str(most), str(best), _met(most, best))
    yield _sets(figures, _)
    out, (least, best) = figures.sit_outs, bounds.sit_outs
    yield FigureRow(
        _("Rounds a player sits out"),
        _range(out.least, out.most, _),
        _range(least, best, _),
        out.most - out.least <= 1,
    )
    yield from _compared(figures, _)
    seats, best = figures.seat_imbalance, bounds.seat_imbalance
    yield FigureRow(
        _("A player’s seats differ by at most"), str(seats), str(best), _met(seats, best)
    )
    after, best = figures.following.most, figures.following.most_bound
    yield FigureRow(
        _("Most often one has the deals after the same person"),
        str(after),
        str(best),
        _met(after, best),
    )
    strangers = len(figures.strangers)
    yield FigureRow(
        _("Pairs who neither meet nor compare"), str(strangers), "0", _met(strangers, 0)
    )
    sharing = _("no") if figures.sharing <= 1 else _("from {copies} copies", copies=figures.sharing)
    yield FigureRow(_("Tables that share their boards"), sharing, _("no"), figures.sharing <= 1)
    step = _("with guide cards") if figures.step is None else _("the same step each time")
    yield FigureRow(_("How people move on"), step, "")


def _met(here: int, best: int) -> bool | None:
    """Tell whether a bound is reached; that it is missed is no fault."""
    return here <= best or None


def _sets(figures: WhizFigures, _: Words) -> FigureRow:
    """Say how many sets a player plays; all in play is the best, where that can be."""
    played = _range(*figures.sets_played, _)
    if figures.is_complete:
        played = _("all {sets}", sets=played)
    best = _("all {sets}", sets=figures.bounds.board_sets)
    is_possible = figures.is_complete or figures.bounds.can_be_complete
    aim = _("Sets of deals a player plays")
    return FigureRow(aim, played, best if is_possible else "", figures.is_complete or None)


def _compared(figures: WhizFigures, _: Words) -> Iterator[FigureRow]:
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
