"""The race of the leaders as a drawing that needs no colour to be read."""

from collections.abc import Iterator

from whist_td.interchange.web_frame import text
from whist_td.room.views.race import Point, RaceLine, round_marks
from whist_td.room.web.parts import name_html, section
from whist_td.room.words.posters import RacePoster
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

MOST_FIGURES = 8
"""More rounds than this are not all numbered, or a phone could not show them."""
PLOT, LABELS = 100, 108
"""Where the lines end and where the ways to their names end, in parts of the drawing."""


def race_html(poster: RacePoster, title: str, _: Words) -> str:
    """Return the race: lines drawn in proportion, words beside them in their own size."""
    lines = poster.chart.lines
    drawn = "".join(_line(index, line) for index, line in enumerate(lines))
    names = "".join(_label(index, line) for index, line in enumerate(lines))
    figures = "".join(
        f'<span style="left:{across * 100:.2f}%">{number}</span>'
        for number, across in round_marks(poster.chart, MOST_FIGURES)
    )
    chart = (
        f'<figure><div class="scale" aria-hidden="true"><span>{text(poster.top)}</span>'
        f"<span>{text(poster.bottom)}</span></div>"
        f'<svg viewBox="0 0 {LABELS} 100" preserveAspectRatio="none" role="img"'
        f' aria-labelledby="race-title race-told"><title id="race-title">{text(title)}</title>'
        f'<desc id="race-told">{text(". ".join(_told(poster, _)))}</desc>'
        f'<path class="grid" d="{_grid(poster)}"/>{drawn}</svg>'
        f'<ol class="leaders">{names}</ol><div class="rounds" aria-hidden="true">{figures}</div>'
        "</figure>"
    )
    return section("race", title, text(f"{poster.title} · {poster.line}"), chart)


def _grid(poster: RacePoster) -> str:
    upright = "".join(
        f"M{across * PLOT:.2f} 0V100" for _number, across in round_marks(poster.chart, MOST_FIGURES)
    )
    return f"M0 0H{PLOT}M0 100H{PLOT}{upright}"


def _line(index: int, line: RaceLine) -> str:
    """Return a line, its end as a dot, and the way from there to the name."""
    end = line.points[-1]
    way = f"M{_at(end)}L{LABELS} {line.label_at * 100:.2f}"
    path = "L".join(_at(point) for point in line.points)
    return (
        f'<g class="runner-{index + 1}"><path class="way" d="{way}"/><path d="M{path}"/>'
        f'<path class="end" d="M{_at(end)}h0"/></g>'
    )


def _at(point: Point) -> str:
    across, down = point
    return f"{across * PLOT:.2f} {down * 100:.2f}"


def _label(index: int, line: RaceLine) -> str:
    runner = line.runner
    return (
        f'<li class="runner-{index + 1}" style="top:{line.label_at * 100:.2f}%">'
        f"<b>{runner.rank}</b> {name_html(runner.name or str(runner.number))}</li>"
    )


def _told(poster: RacePoster, _: Words) -> Iterator[str]:
    """Yield the chart in words: where everybody began, and how far behind each is at the end."""
    yield poster.line
    for line in poster.chart.lines:
        name = line.runner.name or str(line.runner.number)
        if line.gap:
            yield _("{name}: {gap} behind", name=name, gap=decimal(line.gap, _))
        else:
            yield _("{name}: in front", name=name)
