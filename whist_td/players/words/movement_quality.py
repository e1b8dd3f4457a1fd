"""A table of movements, one a line: each figure, and beside it what no movement can beat."""

from collections.abc import Mapping
from fractions import Fraction

from whist_td.movements.tables import Known, Standing
from whist_td.movements.verify.quality import RotationFigures
from whist_td.movements.verify_individual.quality import TableFigures
from whist_td.movements.verify_whiz.quality import WhizFigures
from whist_td.words.words import N_, Words, decimal

_PLACES = 2
_KNOWN: Mapping[Known, str] = {
    Known.AT_BOUND: N_("at its bound"),
    Known.PROVED: N_("proved"),
    Known.OPEN: N_("open"),
}
Cells = tuple[str, ...]


def whiz_headings(_: Words) -> Cells:
    """Say what stands in each column for Whiz."""
    bound, standing = _("best"), _("what is known")
    return (
        _("players"),
        _("rounds"),
        _("sets"),
        _("met again"),
        bound,
        standing,
        _("all play all"),
        standing,
        _("sit out"),
        _("compared"),
        _("unevenness"),
        bound,
        standing,
        _("seats differ"),
        bound,
        standing,
        _("moving on"),
    )


def whiz_cells(
    size: tuple[int, int], sets: int, figures: WhizFigures, standing: Standing, _: Words
) -> Cells:
    """Return the line of one movement for so many players and rounds, with what is known of it."""
    compared, bounds = figures.comparison, figures.bounds
    return (
        *map(str, size),
        str(sets),
        str(figures.repeats),
        str(bounds.repeats),
        _(_KNOWN[standing.repeats]),
        _("yes") if figures.is_complete else _("no"),
        _(_KNOWN[standing.complete]),
        _range(figures.sit_outs.least, figures.sit_outs.most),
        _range(compared.least, compared.most),
        _spread(compared.variance, _),
        _spread(compared.variance_bound, _),
        _(_KNOWN[standing.comparison]),
        str(figures.seat_imbalance),
        str(bounds.seat_imbalance),
        _(_KNOWN[standing.seats]),
        _("one step") if figures.step else _("cards"),
    )


def table_headings(_: Words) -> Cells:
    """Say what stands in each column for tables of four."""
    bound = _("best")
    return (
        _("players"),
        _("rounds"),
        _("sit out"),
        _("partners again"),
        bound,
        _("opponents"),
        _("unevenness"),
        bound,
        _("met again"),
        bound,
        _("seats differ"),
        _("moving on"),
    )


def table_cells(size: tuple[int, int], figures: TableFigures, _: Words) -> Cells:
    """Return the line of one movement for so many players and rounds."""
    partners, opponents, meetings = figures.partners, figures.opponents, figures.meetings
    return (
        *map(str, size),
        _range(figures.sit_outs.least, figures.sit_outs.most),
        str(partners.repeats),
        str(partners.repeats_bound),
        _range(opponents.times[0][0], opponents.most),
        _spread(opponents.variance, _),
        _spread(opponents.variance_bound, _),
        str(meetings.repeats),
        str(meetings.repeats_bound),
        str(figures.seat_imbalance),
        _("cards") if figures.way is None else _("one step"),
    )


def rotation_headings(_: Words) -> Cells:
    """Say what stands in each column for a rotation of teams."""
    return (
        _("teams"),
        _("rounds of one deal"),
        _("meetings"),
        _("best possible"),
        _("received less visited"),
        _("same pair, same team"),
        _("advances of two"),
    )


def rotation_cells(figures: RotationFigures, _: Words) -> Cells:
    """Return the line of one rotation."""
    return (
        str(figures.teams),
        str(figures.rounds),
        _range(figures.least_meetings, figures.most_meetings),
        _("yes") if figures.can_meet_equally else _("no"),
        str(figures.home_away_gap),
        str(figures.most_repeats),
        str(len(figures.double_advances)),
    )


def _range(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _spread(exact: Fraction, _: Words) -> str:
    return decimal(exact, _, _PLACES)
