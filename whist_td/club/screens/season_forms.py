"""What is asked about a season: its days and rule, an evening left out, points by hand."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from enum import Enum
from fractions import Fraction
from functools import partial

from whist_td.club.commands import AdjustPoints, ChangeSeason, LeaveOut, NewSeason, RemoveSeasonNote
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.season import (
    PlacementListError,
    PlacementTable,
    RankedKind,
    RankedPeople,
    RuleKind,
    Season,
    SeasonPart,
    SeasonRule,
    SeasonScore,
    SeasonTies,
    TableKind,
    read_points,
)
from whist_td.club.rules.seasons import notes_of
from whist_td.club.views.held_events import dated_in
from whist_td.club.views.people import people_to_choose
from whist_td.club.words.season import SEASON_CHOICES, note_words
from whist_td.core.formats import formats
from whist_td.desk.ports import EventSummary
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.questions import Ask, Asking, Day, More, Number, OneOf, Text, YesNo
from whist_td.kit.session import Session
from whist_td.stages.formats import screens_named
from whist_td.words.club_amounts import column_texts
from whist_td.words.words import Words

_LIST = tuple(Fraction(n) for n in (10, 8, 6, 5, 4, 3, 2, 1))
_BETWEEN = re.compile(r"\s*;\s*|,?\s+")
"""What stands between the points of a list, in which a comma may be a decimal one."""
_BEGINS, _ENDS = (9, 1), (6, 30)
"""A usual season: from September to June, as month and day."""
_USUAL_BEST = 10


def season_question(
    session: Session[ClubBook], season: Season | None, events: Sequence[EventSummary] = ()
) -> Inquiry:
    """Ask for a new season, or for other rules of one: name, days and rule; the rest is folded."""
    _, first = session.words, season or _usual(session.desk.today, events)

    def asks() -> Asking[Command | None]:
        changed = yield from _season(session.facts, first, _)
        if changed == season:
            return None
        return ChangeSeason(changed) if season else NewSeason(changed)

    title = _("The rules of {name}", name=season.name) if season else _("A new season")
    does = _("Change") if season else _("Begin this season")
    return Inquiry("seasonForm", title, does, asks)


def _season(book: ClubBook, season: Season, _: Words) -> Asking[Season]:
    name = yield Ask("seasonName", _("Name"), season.name, needed=_("Write the name."))
    start = yield Ask("seasonStart", _("From"), season.start, Day())
    end = yield Ask("seasonEnd", _("To"), season.end, Day())
    score = yield Ask("seasonScore", _("What counts"), season.score, _one_of(SeasonScore, _))
    table = season.table
    if score is SeasonScore.PLACEMENT:
        kind = yield Ask("seasonPlaces", _("Points for a place"), table.kind, _one_of(TableKind, _))
        points = ()
        if kind is TableKind.LIST:
            listed = Text(read=_points_in, write=partial(_points_text, _))
            points = yield Ask("seasonList", _("List"), table.points or _LIST, listed)
        table = PlacementTable(kind, points)
    before, number, least = season.rule, 0, 0
    rule = yield Ask("seasonRule", _("How it adds up"), before.kind, _one_of(RuleKind, _))
    if rule in (RuleKind.BEST, RuleKind.DROP):
        usual = before.number or _USUAL_BEST
        number = yield Ask("seasonCount", _("How many events"), usual, Number(1))
    if rule in (RuleKind.BEST, RuleKind.MEAN):
        least = yield Ask("seasonLeast", _("Events at least"), before.least, Number())
    yield More("seasonMore")
    season = replace(season, name=name, score=score, table=table)
    season = yield from _rarely_asked(book, season, _)
    return replace(season, start=start, end=end, rule=SeasonRule(rule, number, least))


def _rarely_asked(book: ClubBook, season: Season, _: Words) -> Asking[Season]:
    """Ask what most clubs leave as it is."""
    kinds = [(_(screens_named(each.code).label), each.code) for each in formats()]
    of_kind = OneOf([(_("of every kind"), None), *kinds])
    code = yield Ask("seasonFormat", _("Which events"), season.format, of_kind)
    per_round = season.per_round
    if season.score is SeasonScore.RESULT:
        per_round = yield Ask("seasonPerRound", _("Points per round"), per_round, YesNo.SHORT)
    part = yield Ask("seasonPart", _("Who was there"), season.part, _one_of(SeasonPart, _))
    ties = yield Ask("seasonTies", _("Equal scores"), season.ties, _one_of(SeasonTies, _))
    who = OneOf(
        [
            (", ".join(each.categories) or _(SEASON_CHOICES[each.kind]), each)
            for each in _rankings(book, season.ranked)
        ]
    )
    ranked = yield Ask("seasonRanked", _("Who is ranked"), season.ranked, who)
    return replace(season, format=code, per_round=per_round, part=part, ties=ties, ranked=ranked)


def _one_of(kinds: type[Enum], _: Words) -> OneOf:
    return OneOf([(_(SEASON_CHOICES[kind]), kind) for kind in kinds])


def _rankings(book: ClubBook, chosen: RankedPeople) -> list[RankedPeople]:
    """Return who can be ranked: everybody, the members, each category, and who is by now."""
    names = (each.name for each in book.settings.categories)
    offered = [RankedPeople(), RankedPeople(RankedKind.MEMBERS)]
    offered += (RankedPeople(RankedKind.CATEGORIES, (name,)) for name in names)
    return offered if chosen in offered else [*offered, chosen]


def _points_in(text: str) -> tuple[Fraction, ...]:
    """Return the points of a list as typed: 10, 8, 6 or 10,8,6 or 12,5; 10; 7,5."""
    points: list[Fraction] = []
    for each in _BETWEEN.split(text) if _BETWEEN.search(text) else text.split(","):
        read = read_points(each)
        if read is None:
            raise PlacementListError
        points.append(read)
    return tuple(points)


def _points_text(_: Words, points: Sequence[Fraction]) -> str:
    texts = column_texts(points, _)
    return "; ".join(texts[each] for each in points)


def _usual(today: date, events: Sequence[EventSummary]) -> Season:
    """Return the season that a club most likely begins: from September to June.

    Where formats are mixed, a win is worth the same in each.
    """
    year = today.year if (today.month, today.day) >= (8, 1) else today.year - 1
    rule = SeasonRule(RuleKind.BEST, _USUAL_BEST)
    start, end = date(year, *_BEGINS), date(year + 1, *_ENDS)
    usual = Season(1, f"{year}-{year + 1}", start, end, score=SeasonScore.PLACEMENT, rule=rule)
    is_mixed = len({event.format for event in dated_in(usual, events) if not event.trial}) > 1
    table = PlacementTable(TableKind.FIELD) if is_mixed else usual.table
    return replace(usual, table=table)


def leave_out_question(
    session: Session[ClubBook], season: Season, events: Sequence[tuple[int, str, date]]
) -> Inquiry:
    """Ask which evening does not count, and why."""
    _ = session.words
    named = [
        (name or _("Event {number}", number=number), number, day) for number, name, day in events
    ]
    listed = OneOf([(f"{_.date(day)} – {name}", (number, day)) for name, number, day in named])

    def asks() -> Asking[Command | None]:
        event = yield Ask("leftOutEvent", _("Event"), None, listed)
        reason = yield Ask("reason", _("Reason"), "")
        number, day = event or (0, season.start)
        return LeaveOut(season.number, number, day, reason) if event else None

    about = _("The standings say that it does not count, and why.")
    return Inquiry("leaveOutForm", _("Leave an event out"), _("Leave it out"), asks, about)


def points_question(
    session: Session[ClubBook], season: Season, chosen: int | None = None
) -> Inquiry:
    """Ask who has points by hand, or loses some, and why."""
    _ = session.words

    def asks() -> Asking[Command]:
        person = yield Ask(
            "pointsPerson", _("Person"), chosen, OneOf(people_to_choose(session.facts))
        )
        wrong = _("Write the points as a number: 3, or −1.5.")
        points = yield Ask("points", _("Points"), "", Text(read=read_points), needed=wrong)
        reason = yield Ask("reason", _("Reason"), "")
        return AdjustPoints(season.number, person or 0, points or Fraction(), reason)

    about = _("They are added to the score, and the line says so.")
    return Inquiry("pointsForm", _("Points by hand"), _("Give these points"), asks, about)


def note_question(session: Session[ClubBook], season: Season, events: Mapping[int, str]) -> Inquiry:
    """Ask which decision by hand is removed, long after Ctrl+Z would reach it."""
    _, book = session.words, session.facts
    notes = []
    for note in notes_of(book, season):
        person = note.person and book.persons[book.who(note.person)].name
        name = person or events.get(note.event or 0, "?")
        notes.append((note_words(note, name, _), note.number))

    def asks() -> Asking[Command]:
        title = _("Remove a decision")
        number = yield Ask("seasonNote", title, None, OneOf(notes), is_plain=True)
        return RemoveSeasonNote(number)

    about = _("The standings are as if it had not been made.")
    return Inquiry("noteForm", _("Remove a decision"), _("Remove it"), asks, about)
