"""The race of a season, as the room, a sheet and a web page show it."""

from collections.abc import Sequence

from whist_td.club.rules.season import Season
from whist_td.club.views.race import is_race_of_places
from whist_td.club.words.season import announced_words, season_title
from whist_td.room.views.race import LEADERS, race_chart
from whist_td.room.views.views import Runner
from whist_td.room.words.posters import RacePoster
from whist_td.words.words import Words, decimal


def season_race(season: Season, runners: Sequence[Runner], _: Words) -> RacePoster | None:
    """Return the race of a season, the first five named; None: there is none yet."""
    if not runners:
        return None
    chart = race_chart(runners)
    places = _("Places behind the leader after each event")
    points = _("Points behind the leader after each event")
    parts = [places if is_race_of_places(season) else points, *announced_words(season, _)]
    if len(runners) > LEADERS:
        parts.append(_("the first {n} of {all}", n=LEADERS, all=len(runners)))
    return RacePoster(
        season_title(season.name, _),
        " · ".join(parts),
        chart,
        tuple(f"{line.runner.rank}  {line.runner.name}" for line in chart.lines),
        tuple(
            (f"−{decimal(gap, _)}" if gap else _("in the lead"), down) for gap, down in chart.scale
        ),
        _("Event"),
    )
