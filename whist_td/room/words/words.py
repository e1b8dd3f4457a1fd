"""The scenes of the room in words, whatever is played."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from textwrap import wrap

from whist_td.core.names import as_sorted, sort_key
from whist_td.room.views.clock import RoundClock
from whist_td.room.views.race import RankChart, race_chart, rank_chart
from whist_td.room.views.show import PODIUM, CalledPrize, CalledPrizes, RevealState, RevealView
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    Runner,
    Scene,
    SeatedPlayer,
    SeatingView,
    Welcome,
)
from whist_td.room.words.narrator import Narrator
from whist_td.room.words.posters import (
    ClockFace,
    ClockPoster,
    Foot,
    NameLine,
    PlateLine,
    Poster,
    PosterTone,
    RacePoster,
    ResultsPoster,
    RevealPoster,
    RulesPoster,
    SeatingPoster,
    StandingLine,
    StandingsPoster,
    TablePlate,
    TextPoster,
    WelcomePoster,
)
from whist_td.words.missing import missing_sentence
from whist_td.words.rules_text import RulesSection, RulesText
from whist_td.words.words import N_, Words, decimal

_HURRY = timedelta(minutes=2)
_SECONDS = 60
MOST_TOGETHER = 12
"""So many who share a place are named on one wall."""
_MOST_LETTERS = 310
"""Of the rules on one wall; a longer sentence stands alone."""
_QUARTER = 5
"""The end of the evening is told in steps of so many minutes: more would be pretended."""
SCENES: Mapping[Scene, str] = {
    Scene.WELCOME: N_("Welcome"),
    Scene.SEATING: N_("Who sits where"),
    Scene.ANNOUNCEMENT: N_("Announcement"),
    Scene.CLOCK: N_("Clock"),
    Scene.RESULTS: N_("Results so far"),
    Scene.STANDINGS: N_("Standings"),
    Scene.REVEAL: N_("Reveal"),
    Scene.PRIZES: N_("Prize-giving"),
    Scene.RACE: N_("Race of the leaders"),
    Scene.DEALS: N_("Deal of the event"),
    Scene.RULES: N_("Rules of the game"),
    Scene.MESSAGE: N_("Message"),
}
_REVEALS = {
    RevealState.NOT_YET: N_("The results come when every table has finished"),
    RevealState.STOPPED: N_("One moment, please: a result is being checked"),
}


def scene_label(scene: Scene, _: Words) -> str:
    """Return the name of a scene."""
    return _(SCENES[scene])


def welcome_poster(view: Welcome, narrator: Narrator, _: Words) -> WelcomePoster:
    """Return the welcome of an event."""
    details = view.details
    # The commitment of the deals stands in groups on two lines.
    lines = wrap(" ".join(wrap(view.seal, 8)), _SEAL_LINE)
    return WelcomePoster(
        details.name,
        tuple(filter(None, (details.place, _.date(details.date)))),
        details.logo,
        narrator.count(view, _),
        tuple((str(table), is_filled) for table, is_filled in view.tables),
        (_("Commitment of the deals:"), *lines) if lines else (),
    )


_SEAL_LINE = 36
"""Four groups of eight digits, so that a commitment can be compared with what is printed."""


def seating_poster(view: SeatingView, narrator: Narrator, _: Words) -> SeatingPoster | TextPoster:
    """Return who sits where, or that nobody does yet."""
    if not view.tables:
        return TextPoster(_("The tables will be shown in a moment"))
    title = narrator.round(view.round, view.rounds, _) if view.round else _("Find your table")
    plates = tuple(
        TablePlate(
            str(table.table),
            table.name,
            tuple(
                PlateLine(
                    narrator.seat(player, _),
                    player.name,
                    PosterTone.VISITORS if player.is_visitor else PosterTone.PLAIN,
                )
                for player in table.players
            ),
        )
        for table in view.tables
    )
    has_colour = any(player.is_visitor for table in view.tables for player in table.players)
    line = narrator.colours(_) if has_colour else ""
    return SeatingPoster(title, line, plates, _names(view, narrator, _))


def _names(view: SeatingView, narrator: Narrator, _: Words) -> tuple[NameLine, ...]:
    people: list[tuple[SeatedPlayer, str]] = [
        (player, str(table.table)) for table in view.tables for player in table.players
    ]
    people += [(player, "–") for player in view.sit_out]
    people.sort(key=lambda pair: sort_key(pair[0].name))
    # As on paper: whoever looks for a surname reads it first, and pages are told by it.
    return tuple(
        NameLine(as_sorted(player.name), table, narrator.place_note(player, _))
        for player, table in people
    )


def clock_face(clock: RoundClock, now: datetime, _: Words) -> ClockFace:
    """Return the time left, the overtime, or that the clock stands still."""
    left = clock.left(now)
    part = max(0.0, min(1.0, left / clock.given))
    if clock.is_paused:
        return ClockFace(_figures(left), _("paused"), part, PosterTone.QUIET)
    if left <= timedelta(0):
        return ClockFace("+" + _figures(-left), _("overtime"), 0.0, PosterTone.OVER)
    tone = PosterTone.LATE if left <= _HURRY else PosterTone.GOOD
    return ClockFace(_figures(left), _("left"), part, tone)


def _figures(left: timedelta) -> str:
    """Return minutes and seconds; what is begun counts, so that 0:00 is the end.

    >>> _figures(timedelta(seconds=399.2)), _figures(timedelta(hours=1))
    ('6:40', '60:00')
    """
    whole = -int(-left.total_seconds() // 1)
    return f"{whole // _SECONDS}:{whole % _SECONDS:02}"


def clock_poster(
    foot: Foot, face: ClockFace | None, end: datetime | None, now: datetime, _: Words
) -> ClockPoster:
    """Return the clock of the round, or the time of day where no round is timed."""
    if face is None:
        face = ClockFace(_.time(now), "", 1.0, PosterTone.QUIET)
    ending = "" if end is None else _("Expected end: about {time}", time=_.time(_rounded(end)))
    return ClockPoster(foot.round, face, foot.suit, foot.text, ending)


def _rounded(end: datetime) -> datetime:
    step = timedelta(minutes=_QUARTER)
    past = timedelta(
        minutes=end.minute % _QUARTER, seconds=end.second, microseconds=end.microsecond
    )
    return end - past + (step if past * 2 >= step else timedelta(0))


def results_poster(
    view: ResultsView, pulse: Pulse, narrator: Narrator, _: Words
) -> ResultsPoster | TextPoster:
    """Return the round as it comes in."""
    if not view.round:
        return TextPoster(_("The first results come with round 1"))
    cells = tuple(narrator.result(table, _) for table in view.tables)
    return ResultsPoster(
        narrator.round(view.round, view.rounds, _),
        narrator.in_so_far(pulse, _),
        cells,
        narrator.legend(view, _),
    )


def standings_poster(
    view: RankingView, narrator: Narrator, _: Words
) -> StandingsPoster | TextPoster:
    """Return the standings after a round."""
    if not view.after_round:
        return TextPoster(_("The standings begin when every table has played once"))
    lines = tuple(_standing_line(line, view, narrator, _) for line in view.lines)
    text = " ".join(filter(None, (missing_sentence(view.reach, _), narrator.ties(view, _))))
    return StandingsPoster(narrator.standings(view, _), text, lines)


def secret_standings(_: Words) -> TextPoster:
    """Return what stands in the place of standings that are hidden."""
    return TextPoster(_("The standings stay secret until the end"))


def _standing_line(
    line: RankedLine, view: RankingView, narrator: Narrator, _: Words
) -> StandingLine:
    """Return one line of the standings."""
    return StandingLine(
        "" if line.score is None else str(line.rank),
        line.change,
        narrator.number(line, _),
        line.name,
        narrator.score(line, view, _),
        PosterTone.QUIET if line.is_withdrawn else PosterTone.PLAIN,
        " · ".join(line.people),
    )


def reveal_poster(
    reveal: RevealView, view: RankingView, narrator: Narrator, _: Words
) -> RevealPoster | TextPoster:
    """Return the place that is revealed now, or a calm sentence where nothing can be."""
    if reveal.state is RevealState.WAITING:
        return TextPoster(_("The results"))
    if reveal.state in _REVEALS:
        return TextPoster(_(_REVEALS[reveal.state]))
    rank, tie = reveal.now[0].rank, narrator.tie(reveal.now[0], _)
    shared = _("They share this place: nothing separates them.") if len(reveal.now) > 1 else ""
    return RevealPoster(
        _("Final results") if view.is_final else narrator.standings(view, _),
        tuple(_standing_line(line, view, narrator, _) for line in reveal.now),
        tuple(narrator.detail(line, view, _) for line in reveal.now),
        narrator.place(rank, _),
        rank <= PODIUM,
        " ".join(filter(None, (tie and f"{tie}.", shared))),
        tuple(_standing_line(line, view, narrator, _) for line in reveal.before),
        _.plural("{n} place still to come", "{n} places still to come", reveal.left)
        if reveal.left
        else "",
        others_words(len(reveal.now) - MOST_TOGETHER, _),
    )


def others_words(count: int, _: Words) -> str:
    """Say how many more there are than can be named on one wall."""
    return _.plural("and {n} other", "and {n} others", count) if count > 0 else ""


def race_poster(
    runners: Sequence[Runner], view: RankingView, narrator: Narrator, _: Words
) -> RacePoster | TextPoster:
    """Return the race of the leaders, which needs two rounds to be one."""
    least = 2
    if view.after_round < least or not runners:
        return TextPoster(_("The race begins when every table has played twice"))
    chart = race_chart(runners)
    labels = tuple(
        f"{line.runner.rank}  {line.runner.name or line.runner.number}" for line in chart.lines
    )
    return RacePoster(
        narrator.standings(view, _),
        narrator.behind(view, _),
        chart,
        labels,
        tuple(
            (f"−{decimal(gap, _)}" if gap else _("in the lead"), down) for gap, down in chart.scale
        ),
        _(narrator.across),
        rank_chart(runners),
    )


def ranks_title(_: Words) -> str:
    """Say what the picture of all places shows."""
    return _("Everybody’s place, from the beginning to the end")


def rank_words(chart: RankChart, _: Words) -> Iterator[str]:
    """Yield the picture of all places in words, for those who do not see it."""
    for line in chart.lines:
        name = line.runner.name or str(line.runner.number)
        yield _("{name}: place {places}", name=name, places=", ".join(map(str, line.places)))


def rules_poster(text: RulesText) -> RulesPoster | TextPoster:
    """Return the rules page by page, or the name alone where an event has none."""
    if not text.sections:
        return TextPoster(text.title)
    pages = [RulesSection(text.title, (text.lead,))]
    for section in text.sections:  # In parts that are read from the last row of a hall.
        parts = _parts(section.sentences, _MOST_LETTERS)
        # As many parts, but none with a line alone where another has many.
        shared = (_parts(section.sentences, limit) for limit in range(_MOST_LETTERS))
        even = next((each for each in shared if len(each) == len(parts)), parts)
        pages += (RulesSection(section.title, points) for points in even)
    drawn = (each for each in (text.seats, text.values) if each)
    return RulesPoster(text.title, (*pages, *drawn))


def _parts(sentences: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    """Share sentences out in order, so many letters a part; a longer sentence stands alone."""
    parts: list[tuple[str, ...]] = [()]
    for sentence in sentences:
        if parts[-1] and len("".join((*parts[-1], sentence))) > most:
            parts.append(())
        parts[-1] = (*parts[-1], sentence)
    return parts


def foot_of(
    announced: Announcement | None,
    pulse: Pulse,
    face: ClockFace | None,
    narrator: Narrator,
    _: Words,
) -> Foot:
    """Return the line under the scenes while a round is played."""
    if announced is None or pulse.is_finished:
        return Foot("", None, "", None)
    heading = narrator.round(pulse.announced, pulse.rounds, _)
    return Foot(heading, announced.suit, narrator.short(announced, _), face)


def prizes_poster(called: CalledPrizes | None, shown: int, _: Words) -> Poster:
    """Return the step of a giving of prizes: its heading, a prize, then who has it."""
    if called is None:
        return TextPoster(_("The prizes will be given in a moment"))
    if not called.prizes:
        return TextPoster(_("One moment, please: a prize is being checked"))
    if not shown:
        about = tuple(filter(None, (called.title, called.club.name)))
        return WelcomePoster(_("Prize-giving"), about, called.club.logo, "", ())
    place = (shown - 1) // 2
    left = len(called.prizes) - place - 1
    return _prize_poster(called, called.prizes[place], left, _, is_named=shown % 2 == 0)


def _prize_poster(
    called: CalledPrizes, prize: CalledPrize, left: int, _: Words, *, is_named: bool
) -> RevealPoster:
    winners = prize.winners if is_named else (("", prize.prize),)
    rank = str(prize.rank or "")
    return RevealPoster(
        called.title,
        tuple(StandingLine(rank, None, "", name, prize.prize) for name, _gets in winners),
        tuple(gets for _name, gets in winners),
        prize.place,
        is_podium=True,
        reason="",
        before=(),
        left=_.plural("{n} prize still to come", "{n} prizes still to come", left) if left else "",
        others=others_words(len(winners) - MOST_TOGETHER, _),
    )


def step_words(called: CalledPrizes, shown: int, _: Words) -> str:
    """Say a step in a line, for the director: "2nd place – 25.00", "Anne Roy"; "" past the last."""
    if not shown:
        return called.title
    place = (shown - 1) // 2
    if place >= len(called.prizes):
        return ""
    prize = called.prizes[place]
    if shown % 2:
        return f"{prize.place} – {prize.prize}"
    return ", ".join(name for name, _gets in prize.winners)
