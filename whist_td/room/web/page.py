"""The page of an event, composed of the scenes that the room shows at the same moment."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from string import Template
from typing import Any, Generic

from whist_td.assets import style_sheet
from whist_td.desk.requests import E, Event
from whist_td.interchange.web_frame import page, suit_shapes, text
from whist_td.room.formats import room_format
from whist_td.room.scenes import Sight, podium, scene_poster
from whist_td.room.views.show import Show, publication
from whist_td.room.views.views import RankedLine, RankingView, Scene
from whist_td.room.web.scenes import (
    announcement_html,
    race_html,
    results_html,
    seating_html,
    sentence_html,
    welcome_html,
)
from whist_td.room.web.standings import LineMore, StandingsColumns, podium_html, standings_html
from whist_td.room.words.posters import (
    AnnouncementPoster,
    RacePoster,
    ResultsPoster,
    SeatingPoster,
    StandingsPoster,
    TextPoster,
    WelcomePoster,
)
from whist_td.room.words.words import scene_label
from whist_td.words.words import Words

RUNNERS = (
    ("#20455c", "#8ec3e0", "none"),
    ("#a34a00", "#ffab61", "9 4"),
    ("#2f6b2f", "#8fd68f", "2 4"),
    ("#7a2f8a", "#dca6ea", "12 3 2 3"),
    ("#8a6a00", "#ffd45c", "5 3"),
    ("#a3213a", "#ff8a97", "1 3"),
    ("#0f6f74", "#7fdfe4", "14 5"),
    ("#4b5560", "#c4ced6", "7 3 1 3 1 3"),
)
"""By day, by night, and the dashes that tell the lines apart without any colour."""

_DAY = "".join(f"--r{n}:{day};" for n, (day, _night, _dash) in enumerate(RUNNERS, start=1))
_NIGHT = "".join(f"--r{n}:{night};" for n, (_day, night, _dash) in enumerate(RUNNERS, start=1))
_LINES = "".join(
    f".runner-{n} {{ color: var(--r{n}); --dash: {dash}; }}\n"
    for n, (_day, _night, dash) in enumerate(RUNNERS, start=1)
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

    columns: Callable[[RankingView[Any, Any], Words], StandingsColumns]
    line: Callable[[E, RankedLine[Any], RankingView[Any, Any], Words], LineMore]
    method: Callable[[E, RankingView[Any, Any], Words], str]
    """By what is ranked, to stand below the title."""
    inside: Callable[[E, int, Words], Inside]
    """What may be told after a round."""
    played: Callable[[E, Words], str]
    """What was played, for the foot of the page."""
    style: Callable[[Words], str]
    """How the pages inside the page look."""

    def whole(
        self, evening: E, _: Words, after_round: int | None = None, show: Show | None = None
    ) -> str:
        """Return the whole page: what the room may see now, and what the format adds to it.

        `after_round` is a round the director chose, `show` what the room has frozen or hidden.
        """
        sight = _sight_of(evening, after_round, show or Show())
        inside = self.inside(evening, sight.open.after_round, _)
        pages = f'\n<div id="all">\n{inside.pages}\n</div>' if inside.pages else ""
        scenes = "\n".join(_scenes(sight, self, _))
        body = f"""{suit_shapes()}
{_welcome(sight, _)}
<main>
<div class="home">
{scenes}
{inside.first}
</div>{pages}
</main>
<footer><p>{text(self.played(evening, _))} · Whist TD</p></footer>"""
        has_standings = sight.open.has_standings
        title = sight.format.narrator.standings(sight.ranking, _) if has_standings else ""
        return page(evening.details, title, body, _, SCENE_STYLE + self.style(_))


def _sight_of(evening: Event, after_round: int | None, show: Show) -> Sight:
    """Return what everybody may see of an event now."""
    form = room_format(evening)
    pulse = form.pulse(evening)
    return Sight(evening, form, pulse, publication(pulse, show, after_round))


def _welcome(sight: Sight, _: Words) -> str:
    poster = scene_poster(Scene.WELCOME, sight, _)
    if not isinstance(poster, WelcomePoster):
        raise TypeError(poster)
    return welcome_html(poster, has_begun=sight.pulse.announced > 0)


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
    yield _race(sight, _)
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
            return sentence_html(title, poster)
    return ""


def _ranking(sight: Sight, added: PageFormat[E], view: RankingView, _: Words) -> str:
    poster = scene_poster(Scene.STANDINGS, sight, _)
    if not isinstance(poster, StandingsPoster):
        return _scene_html(Scene.STANDINGS, sight, _)
    more = [added.line(sight.evening, line, view, _) for line in view.lines]
    method = added.method(sight.evening, view, _)
    return standings_html(poster, added.columns(view, _), more, method, _)


def _race(sight: Sight, _: Words) -> str:
    poster = scene_poster(Scene.RACE, sight, _)
    if not isinstance(poster, RacePoster):
        return ""
    return race_html(poster, scene_label(Scene.RACE, _), _)
