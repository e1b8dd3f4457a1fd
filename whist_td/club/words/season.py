"""Seasons in words: what each choice means, what is said of evenings, what a line comes from."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.placement import EventRemark, Remark, UnreadEvent
from whist_td.club.rules.season import (
    AnnouncedRow,
    RankedKind,
    RuleKind,
    Season,
    SeasonNote,
    SeasonPart,
    SeasonRule,
    SeasonScore,
    SeasonTies,
    TableKind,
)
from whist_td.club.rules.seasons import SeasonLine, SeasonStandings, corrections, notes_of
from whist_td.core.names import plain
from whist_td.words.club_amounts import score_texts
from whist_td.words.words import N_, Language, Words, amount_of_points

SEASON_CHOICES: Mapping[Enum, str] = {
    SeasonScore.RESULT: N_("The points of each event"),
    SeasonScore.PLACEMENT: N_("Points for each place"),
    SeasonScore.PRESENCE: N_("One point for coming"),
    TableKind.SIZE: N_("One point for each entry behind, plus one"),
    TableKind.FIELD: N_("From 100 for the first to 0 for the last"),
    TableKind.LIST: N_("From a list: 10 for the first, then 8…"),
    RuleKind.SUM: N_("All events are added up"),
    RuleKind.BEST: N_("The best events"),
    RuleKind.MEAN: N_("The mean of all events"),
    RuleKind.DROP: N_("All but the worst events"),
    SeasonPart.HALF: N_("there for half of the rounds"),
    SeasonPart.ANY: N_("there for any round"),
    SeasonPart.ALL: N_("there for all rounds"),
    SeasonTies.PLACES: N_("more first places, then second, …"),
    SeasonTies.NONE: N_("equal scores share the place"),
    RankedKind.ALL: N_("everybody"),
    RankedKind.MEMBERS: N_("members alone"),
}
"""What can be chosen for a season."""


def rule_words(rule: SeasonRule, _: Words) -> str:
    """Tell a season's rule: "the best 3 of at least 4"."""
    match rule.kind:
        case RuleKind.SUM:
            return _("all events are added up")
        case RuleKind.MEAN:
            least = rule.least or 1
            return _.plural("mean, {n} event at least", "mean, {n} events at least", least)
        case RuleKind.DROP:
            return _.plural("all but the worst", "all but the {n} worst", rule.number)
        case RuleKind.BEST if rule.least:
            best = _.plural("the best event", "the best {n} events", rule.number)
            return _("{best}, {least} at least", best=best, least=rule.least)
        case _:
            return _.plural("the best event", "the best {n} events", rule.number)


def season_title(name: str, _: Words) -> str:
    """Return a season's heading: "2025–2026 season"; a name that says so itself stays as it is."""
    title = _("{season} season", season=_between_years(name, _))
    return name if plain(_("season")) in plain(name) else title


def _between_years(name: str, _: Words) -> str:
    """Return a name with the dash that English has between years."""
    return re.sub(r"(?<=\d)-(?=\d)", "–", name) if _.language is Language.ENGLISH else name


def held_words(held: int, _: Words) -> str:
    """Say after how many evenings a table stands."""
    return _.plural("after {n} event", "after {n} events", held)


def season_rules_words(season: Season, _: Words) -> str:
    """Tell a season's days and rule in a line, and when its table was announced."""
    days = _("{start} to {end}", start=_.date(season.start), end=_.date(season.end))
    parts = [days, _(SEASON_CHOICES[season.score]), rule_words(season.rule, _)]
    return " · ".join((*parts, *announced_words(season, _)))


def announced_words(season: Season, _: Words) -> list[str]:
    """Say when the table was announced, if it was."""
    closed = season.closed
    return [_("announced on {day}", day=_.date(closed.on))] if closed else []


def about_season(season: Season, held: int, _: Words) -> str:
    """Tell a season in a line: its days, its rule, and after how many evenings."""
    return f"{season_rules_words(season, _)} · {held_words(held, _)}"


def about_standings(standings: SeasonStandings, held: int, _: Words) -> str:
    """Tell a season in a line, and below it which events its table lacks, and what is uneven."""
    lacking = (remarked(each, {}, _) for each in standings.damaged)
    remarks = (*lacking, *tie_words(standings, _), *mixed_words(standings, _))
    return "\n".join((about_season(standings.season, held, _), *remarks))


def tie_words(standings: SeasonStandings, _: Words) -> list[str]:
    """Say what separates people who came as often."""
    if not standings.is_presence_parted:
        return []
    sentence = _(
        "Between people who came as often, more first places decide, then second places, …"
    )
    return [sentence]


def mixed_words(standings: SeasonStandings, _: Words) -> list[str]:
    """Warn of places that are worth more in one kind of event than in another."""
    if standings.mixed_sizes is None:
        return []
    least, most = standings.mixed_sizes
    sentence = _(
        "Events of different kinds are mixed: a first place is worth {least} points in one and "
        "{most} in another. “From 100 for the first to 0 for the last” makes them equal.",
        least=least,
        most=most,
    )
    return [sentence]


def remark_words(remark: EventRemark, name: str, _: Words) -> str:
    """Say what is to be known of an evening."""
    match remark.what:
        case Remark.LEFT_OUT:
            return _("{name} is left out: {reason}", name=name, reason=remark.reason)
        case Remark.UNFINISHED:
            return _("{name} does not count yet: not all results are in.", name=name)
        case Remark.OTHER_MEASURE:
            return _("{name} does not count: it was ranked in another way.", name=name)
        case Remark.SHORTENED:
            rounds = {"rounds": remark.number, "usual": remark.usual}
            return _("{name} counts with fewer rounds: {rounds} of {usual}.", name=name, **rounds)
        case Remark.DAMAGED:
            lost = N_(
                "{name} cannot be read, and is not in these standings: recover it, or leave it out."
            )
            if remark.is_announced:
                lost = N_(
                    "{name} cannot be read any more. The standings are those that were announced; "
                    "recover it."
                )
            return _(lost, name=name)
        case Remark.UNKNOWN_NAMES:
            return _.plural(
                "{name}: {n} name is not yet linked to anyone in the club.",
                "{name}: {n} names are not yet linked to anyone in the club.",
                remark.number,
                name=name,
            )


def remarked(remark: EventRemark, events: Mapping[int, str], _: Words) -> str:
    """Say what is to be known of an evening, by its name as far as that is known."""
    unnamed = remark.name or _("Event {number}", number=remark.event)
    return remark_words(remark, events.get(remark.event, unnamed), _)


def damaged_events(remarks: Iterable[EventRemark | UnreadEvent], _: Words) -> str:
    """Name events that cannot be read, by their numbers too: by these they are left out."""
    return ", ".join(
        _("{name} (number {number})", name=each.name, number=each.event)
        if each.name
        else _("number {number}", number=each.event)
        for each in remarks
    )


def season_remarks(
    book: ClubBook,
    standings: SeasonStandings,
    events: Mapping[int, str],
    names: Mapping[int, str],
    _: Words,
) -> list[str]:
    """Say what everybody is to know of a table; a name that is nobody yet is the director's affair.

    `events` and `names` are what events and people are called.
    """
    changed = corrections(book, standings).items()
    listed = {line.person for line in standings.lines}
    notes = ((book.who(n.person or 0), n) for n in notes_of(book, standings.season))
    return [
        *tie_words(standings, _),
        *(
            remarked(each, events, _)
            for each in standings.remarks
            if each.what is not Remark.UNKNOWN_NAMES
        ),
        *(note_words(note, names[person], _) for person, note in notes if person in listed),
        *(correction_words(names[person], now, _) for person, (_then, now) in changed),
    ]


def note_words(note: SeasonNote, name: str, _: Words) -> str:
    """Tell what was decided by hand: an event left out, or points of somebody; and why."""
    if note.points is None:
        return _("{name} is left out: {reason}", name=name, reason=note.reason)
    points = amount_of_points(note.points, _)
    return _("{name}: {points} by hand ({reason})", name=name, points=points, reason=note.reason)


def correction_words(name: str, now: AnnouncedRow | None, _: Words) -> str:
    """Say what a line that was announced would be today."""
    if now is None:
        return _("{name}: corrected since it was announced, and no longer listed.", name=name)
    score = score_texts([now.score], _)[now.score]
    place = _("without a place") if now.rank is None else str(now.rank)
    return _(
        "{name}: corrected since it was announced; now rank {rank}, {score}.",
        name=name,
        rank=place,
        score=score,
    )


def line_told(line: SeasonLine, name: str, score: str, _: Words) -> str:
    """Tell where a person's score comes from."""
    place = _("without a place") if line.rank is None else _.ordinal(line.rank)
    events = _.plural("{n} event", "{n} events", line.events)
    dropped = _.plural("{n} does not count", "{n} do not count", len(line.dropped))
    parts = [place, _("{score} points", score=score), events]
    parts += [dropped] if line.dropped else []
    return _.labelled(name, ", ".join(parts))
