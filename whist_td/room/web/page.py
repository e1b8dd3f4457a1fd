"""The page of an event, and the scenes on it: those that the room shows at the same moment."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from string import Template
from typing import Any, Generic

from whist_td.assets import style_sheet
from whist_td.desk.requests import E
from whist_td.interchange.web_frame import listed, name_html, page, section, suit, suit_shapes, text
from whist_td.room.formats import Sight, podium, room_format, scene_poster
from whist_td.room.views.race import LEADERS, LOOKS, Point, RaceLine, RankChart, round_marks
from whist_td.room.views.show import Show, publication
from whist_td.room.views.views import RankingView, Scene
from whist_td.room.web.leaves import listing_html, podium_html
from whist_td.room.words.posters import (
    AnnouncementPoster,
    NameLine,
    PosterTone,
    RacePoster,
    ResultCell,
    ResultsPoster,
    SeatingPoster,
    StandingsPoster,
    TablePlate,
    TextPoster,
    WelcomePoster,
)
from whist_td.room.words.words import rank_words, ranks_title, scene_label
from whist_td.words.listings import Listing
from whist_td.words.words import Words, decimal

_PICTURES = ((b"\x89PNG\r\n\x1a\n", "image/png"), (b"\xff\xd8\xff", "image/jpeg"))


def welcome_html(poster: WelcomePoster, *, has_begun: bool) -> str:
    """Return the heading of a page: the logo, what is held when and where, and who is there."""
    lines = " · ".join(poster.lines)
    count = "" if has_begun else f'<p class="count">{text(poster.count)}</p>'
    title, *groups = poster.seal or ("",)
    code = f"<p>{text(title)} <code>{text(' '.join(groups))}</code></p>" if title else ""
    return (
        f'<header id="top">{_logo(poster.logo)}<div><h1>{text(poster.title)}</h1>'
        f"<p>{text(lines)}</p>{count}{code}</div></header>"
    )


def _logo(logo: bytes | None) -> str:
    content = logo or b""
    kind = next((kind for start, kind in _PICTURES if content.startswith(start)), None)
    if kind is None:
        return ""
    return f'<img alt="" src="data:{kind};base64,{b64encode(content).decode()}">'


def announcement_html(poster: AnnouncementPoster, _: Words) -> str:
    """Return what was announced: the trump as a symbol, who goes and how far, who stays."""
    sign = name = call = ""
    if poster.suit is not None:
        sign = f'<div class="trump">{suit(poster.suit, _)}</div>'
        name = f'<p class="said">{text(poster.suit_name)}</p>'
        call = f'<p class="call">{text(poster.call)}</p>'
    far = "double" if poster.is_double else "far"
    lines = "".join(f"<p>{text(line)}</p>" for line in poster.lines)
    words = f'{name}{call}<p class="{far}">{text(poster.advance)}</p>{lines}'
    act = f'<div class="act">{sign}<div>{words}</div></div>'
    return section("announcement", poster.title, "", act)


def results_html(poster: ResultsPoster, title: str) -> str:
    """Return a round table by table, with what came of each so far."""
    kind = "cells wide-cells" if any(cell.lines for cell in poster.cells) else "cells"
    line = text(f"{poster.title} · {poster.line}")
    hint = f'<br><span class="hint">{text(poster.legend)}</span>'
    cells = listed(kind, (_cell(cell) for cell in poster.cells))
    return section("results", title, line + hint, cells)


def _cell(cell: ResultCell) -> str:
    note = f"<i>{text(cell.note)}</i>" if cell.note else ""
    value = f'<strong class="{cell.tone.name.lower()}">{text(cell.value)}</strong>'
    lines = "".join(
        f"<p>{name_html(line.names)} <b>{text(line.points)}</b></p>" for line in cell.lines
    )
    return f"<small>{text(cell.table)}{note}</small>{value}{lines}"


def seating_html(poster: SeatingPoster, title: str, _: Words) -> str:
    """Return who sits where: table by table, and then name by name."""
    plates = listed("plates", (_plate(plate) for plate in poster.tables))
    names = listed("names", (_name(name) for name in poster.names))
    by_name = _("By name")
    line = " · ".join(filter(None, (poster.title, poster.line)))
    return section("seating", title, text(line), f"{plates}<h3>{text(by_name)}</h3>{names}")


_VISITOR = ' class="visitor"'


def _plate(plate: TablePlate) -> str:
    team = f"<strong>{name_html(plate.name)}</strong>" if plate.name else ""
    people = "".join(
        f"<p{_VISITOR if person.tone is PosterTone.VISITORS else ''}>"
        f"<small>{text(person.sign)}</small> {name_html(person.name)}</p>"
        for person in plate.people
    )
    return f"<b>{text(plate.table)}</b><div>{team}{people}</div>"


def _name(line: NameLine) -> str:
    note = f" <small>{text(line.note)}</small>" if line.note else ""
    return f"{name_html(line.name)}{note} <b>{text(line.place)}</b>"


_MOST_FIGURES = 8
"""More rounds than this are not all numbered, or a phone could not show them."""
_PLOT, _LABELS = 100, 108
"""Where the lines end and where the ways to their names end, in parts of the drawing."""


def race_html(poster: RacePoster, title: str, _: Words) -> str:
    """Return the race: lines drawn in proportion, words beside them in their own size."""
    lines = poster.chart.lines
    drawn = "".join(_race_line(index, line) for index, line in enumerate(lines))
    names = "".join(_label(index, line) for index, line in enumerate(lines))
    figures = "".join(
        f'<span style="left:{across * 100:.2f}%">{number}</span>'
        for number, across in round_marks(poster.chart, _MOST_FIGURES)
    )
    scale = "".join(
        f'<span style="top:{down * 100:.2f}%">{text(label)}</span>' for label, down in poster.scale
    )
    marks = "".join(_marks(index, line, poster) for index, line in enumerate(lines))
    upright = "".join(
        f"M{across * _PLOT:.2f} 0V100"
        for _number, across in round_marks(poster.chart, _MOST_FIGURES)
    )
    level = "".join(f"M0 {down * 100:.2f}H{_PLOT}" for _label, down in poster.scale)
    chart = (
        f'<figure><div class="scale" aria-hidden="true">{scale}</div>'
        f'<svg viewBox="0 0 {_LABELS} 100" preserveAspectRatio="none" role="img"'
        f' aria-labelledby="race-title race-told"><title id="race-title">{text(title)}</title>'
        f'<desc id="race-told">{text(". ".join(_in_words(poster, _)))}</desc>'
        f'<path class="grid" d="{level + upright}"/>{drawn}</svg>'
        f'<div class="marks" aria-hidden="true">{marks}</div><ol class="leaders">{names}</ol>'
        f'<div class="across" aria-hidden="true">{text(poster.across)}</div>'
        f'<div class="rounds" aria-hidden="true">{figures}</div></figure>'
    )
    return section("race", title, text(f"{poster.title} · {poster.line}"), chart)


def _race_line(index: int, line: RaceLine) -> str:
    """Return a line, and the way from its end to the name."""
    end = line.points[-1]
    way = f"M{_at(end)}L{_LABELS} {line.label_at * 100:.2f}"
    path = "L".join(_at(point) for point in line.points)
    return f'<g class="runner-{index + 1}"><path class="way" d="{way}"/><path d="M{path}"/></g>'


def _marks(index: int, line: RaceLine, poster: RacePoster) -> str:
    """Return the marks of a line, which keep their shape however wide the drawing is."""
    places = (line.points[number - 1] for number, _ in round_marks(poster.chart, _MOST_FIGURES))
    return "".join(
        _mark(index, f' style="left:{across * 100:.2f}%;top:{down * 100:.2f}%"')
        for across, down in places
    )


def _mark(index: int, place: str = "") -> str:
    look = LOOKS[index]
    path = "L".join(f"{x:.2f} {-y:.2f}" for x, y in look.outline)
    kind = f"mark runner-{index + 1}" + ("" if look.is_full else " hollow")
    return f'<svg class="{kind}"{place} viewBox="-1.3 -1.3 2.6 2.6"><path d="M{path}Z"/></svg>'


def _at(point: Point) -> str:
    across, down = point
    return f"{across * _PLOT:.2f} {down * 100:.2f}"


def _label(index: int, line: RaceLine) -> str:
    runner = line.runner
    return (
        f'<li class="runner-{index + 1}" style="top:{line.label_at * 100:.2f}%">'
        f"{_mark(index)}<b>{runner.rank}</b> {name_html(runner.name or str(runner.number))}</li>"
    )


def _in_words(poster: RacePoster, _: Words) -> Iterator[str]:
    """Yield the chart in words: where everybody began, and how far behind each is at the end."""
    yield poster.line
    for line in poster.chart.lines:
        name = line.runner.name or str(line.runner.number)
        if line.gap:
            yield _("{name}: {gap} behind", name=name, gap=decimal(line.gap, _))
        else:
            yield _("{name}: in front", name=name)


RUNNERS = (
    ("#20455c", "#8ec3e0"),
    ("#a34a00", "#ffab61"),
    ("#2f6b2f", "#8fd68f"),
    ("#7a2f8a", "#dca6ea"),
    ("#a3213a", "#ff8a97"),
)
"""The colours of the lines by day and by night."""

_DAY = "".join(f"--r{n}:{day};" for n, (day, _night) in enumerate(RUNNERS, start=1))
_NIGHT = "".join(f"--r{n}:{night};" for n, (_day, night) in enumerate(RUNNERS, start=1))
_LINES = "".join(
    f".runner-{n} {{ color: var(--r{n}); --dash: "
    f"{' '.join(f'{2 * length:g}' for length in look.dash) or 'none'}; }}\n"
    for n, look in enumerate(LOOKS, start=1)
)

_ROUNDS_WIDTH = f"{100 * 100 / 108:.2f}"
"""How far the last round reaches, in hundredths: names stand beside it."""

SCENE_STYLE = Template(style_sheet("scenes.css")).substitute(
    day=_DAY, night=_NIGHT, lines=_LINES, rounds_width=_ROUNDS_WIDTH
)


@dataclass(frozen=True)
class Inside:
    """What a page has beyond the scenes: more on the first view, and pages inside the page."""

    first: str = ""
    pages: str = ""


@dataclass(frozen=True)
class PageFormat(Generic[E]):
    """What a format adds to the scenes on its page; the scenes are the same for all."""

    listing: Callable[[E, RankingView[Any, Any], Words], Listing[Any]]
    name: Callable[[Any], str]
    """How whom a line of it is about is called, as the way to a page where there is one."""
    method: Callable[[E, RankingView[Any, Any], Words], str]
    """By what is ranked, to stand below the title."""
    inside: Callable[[E, int, Words], Inside]
    """What may be told after a round."""
    played: Callable[[E, Words], str]
    """What was played, for the foot of the page."""
    style: Callable[[Words], str]
    """How the pages inside the page look."""

    def whole(
        self, event: E, _: Words, after_round: int | None = None, show: Show | None = None
    ) -> str:
        """Return the whole page: what the room may see now, and what the format adds to it.

        `after_round` is a round the director chose, `show` what the room has frozen or hidden.
        """
        form = room_format(event)
        pulse = form.pulse(event)
        sight = Sight(event, form, pulse, publication(pulse, show or Show(), after_round))
        inside = self.inside(event, sight.open.after_round, _)
        pages = f'\n<div id="all">\n{inside.pages}\n</div>' if inside.pages else ""
        scenes = "\n".join(_scenes(sight, self, _))
        poster = scene_poster(Scene.WELCOME, sight, _)
        if not isinstance(poster, WelcomePoster):
            raise TypeError(poster)
        body = f"""{suit_shapes()}
{welcome_html(poster, has_begun=sight.pulse.announced > 0)}
<main>
<div class="home">
{scenes}
{inside.first}
</div>{pages}
</main>
<footer><p>{text(self.played(event, _))} · Whist TD</p></footer>"""
        has_standings = sight.open.has_standings
        title = sight.format.narrator.standings(sight.ranking, _) if has_standings else ""
        return page(event.details, title, body, _, SCENE_STYLE + self.style(_))


def _scenes(sight: Sight, added: PageFormat[E], _: Words) -> Iterator[str]:
    """Yield the scenes in the order in which somebody asks for them at this moment."""
    pulse, ranking = sight.pulse, sight.ranking
    is_final = ranking.is_final and sight.open.has_standings
    is_played = pulse.announced > 0 and not pulse.is_round_over and not sight.open.is_over
    if is_final:
        yield podium_html(podium(sight, _), _)
    if is_played:
        yield _scene_html(Scene.ANNOUNCEMENT, sight, _)
    if pulse.announced and not is_final:
        yield _scene_html(Scene.RESULTS, sight, _)
    yield _ranking(sight, added, ranking, _)
    race = scene_poster(Scene.RACE, sight, _)
    if isinstance(race, RacePoster):
        yield race_html(race, scene_label(Scene.RACE, _), _) + ranks_html(race, _)
    if is_played or not pulse.announced:
        yield _scene_html(Scene.SEATING, sight, _)


def _scene_html(scene: Scene, sight: Sight, _: Words) -> str:
    """Return a scene that needs nothing from its format."""
    title = scene_label(scene, _)
    match scene_poster(scene, sight, _):
        case AnnouncementPoster() as poster:
            return announcement_html(poster, _)
        case ResultsPoster() as poster:
            return results_html(poster, title)
        case SeatingPoster() as poster:
            return seating_html(poster, title, _)
        case TextPoster() as poster:
            return section("sentence", title, text(poster.text), "")
    return ""


def _ranking(sight: Sight, added: PageFormat[E], view: RankingView, _: Words) -> str:
    poster = scene_poster(Scene.STANDINGS, sight, _)
    if not isinstance(poster, StandingsPoster):
        return _scene_html(Scene.STANDINGS, sight, _)
    listing = replace(added.listing(sight.event, view, _), title=poster.title)
    about = "<br>".join(filter(None, (text(poster.line), added.method(sight.event, view, _))))
    return listing_html(listing, map(added.name, listing.rows), about, _)


_WIDE = 100


def ranks_html(poster: RacePoster, _: Words) -> str:
    """Return the picture of all places, or nothing where the leaders are all there are."""
    chart = poster.ranks
    if chart is None or not poster.has_ranks:
        return ""
    title, count = ranks_title(_), len(chart.lines)
    lines = "".join(_rank_line(chart, index) for index in reversed(range(count)))
    first = sorted(range(count), key=lambda index: chart.lines[index].places[0])
    starts = "".join(f"<li{_rank_kind(n)}>{chart.lines[n].runner.number}</li>" for n in first)
    ends = "".join(
        f"<li{_rank_kind(index)}><b>{line.runner.rank}</b>"
        f" {name_html(line.runner.name or str(line.runner.number))}</li>"
        for index, line in enumerate(chart.lines)
    )
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


def _rank_kind(index: int) -> str:
    return f' class="runner-{index + 1}"' if index < LEADERS else ""


def _rank_line(chart: RankChart, index: int) -> str:
    points = chart.points(chart.lines[index])
    count = len(chart.lines)
    path = "L".join(f"{across * _WIDE:.2f} {down * count:.2f}" for across, down in points)
    return f'<path{_rank_kind(index)} d="M{path}"/>'
