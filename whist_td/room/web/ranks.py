"""Everybody's place after each round on the web page: a line each, named at both ends."""

from whist_td.interchange.web_frame import name_html, section, text
from whist_td.room.views.race import LEADERS, RankChart, RankLine, round_marks
from whist_td.room.words.posters import RacePoster
from whist_td.room.words.words import rank_words, ranks_title
from whist_td.words.words import Words

_MOST_FIGURES = 8
"""More rounds than this are not all numbered, or a phone could not show them."""
_WIDE = 100


def ranks_html(poster: RacePoster, _: Words) -> str:
    """Return the picture of all places, or nothing where the leaders are all there are."""
    chart = poster.ranks
    if chart is None or not poster.has_ranks:
        return ""
    title, count = ranks_title(_), len(chart.lines)
    lines = "".join(_line(chart, index) for index in reversed(range(count)))
    first = sorted(range(count), key=lambda index: chart.lines[index].places[0])
    starts = "".join(f"<li{_kind(n)}>{chart.lines[n].runner.number}</li>" for n in first)
    ends = "".join(_end(index, line) for index, line in enumerate(chart.lines))
    figures = "".join(
        f'<span style="left:{across * 100:.2f}%">{number}</span>'
        for number, across in round_marks(chart, _MOST_FIGURES)
    )
    drawn = (
        f'<figure style="--n:{count}"><ol class="starts" aria-hidden="true">{starts}</ol>'
        f'<svg viewBox="0 0 {_WIDE} {count}" preserveAspectRatio="none" role="img"'
        f' aria-labelledby="ranks-title ranks-told"><title id="ranks-title">{text(title)}</title>'
        f'<desc id="ranks-told">{text(". ".join(rank_words(chart, _)))}</desc>{lines}</svg>'
        f'<ol class="ends">{ends}</ol>'
        f'<div class="rounds" aria-hidden="true">{figures}</div></figure>'
    )
    return section("ranks", title, text(poster.title), drawn)


def _kind(index: int) -> str:
    return f' class="runner-{index + 1}"' if index < LEADERS else ""


def _line(chart: RankChart, index: int) -> str:
    points = chart.points(chart.lines[index])
    count = len(chart.lines)
    path = "L".join(f"{across * _WIDE:.2f} {down * count:.2f}" for across, down in points)
    return f'<path{_kind(index)} d="M{path}"/>'


def _end(index: int, line: RankLine) -> str:
    name = name_html(line.runner.name or str(line.runner.number))
    return f"<li{_kind(index)}><b>{line.runner.rank}</b> {name}</li>"
