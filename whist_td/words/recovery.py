"""The sheet that goes with a recovered file: what is there, what could not be read."""

from collections.abc import Iterator, Mapping

from whist_td.core.formats import BOOK, format_named
from whist_td.desk.recovery import Discrepancy, JournalState, RecoveredEvent, Recovery, Source
from whist_td.words.formats import Pattern, Plural, words_of, written
from whist_td.words.words import N_, Words

MOST_DISCREPANCIES = 12
"""More facts to look at than this are counted, not listed."""


def _recovery_sentence(recovery: Recovery, _: Words) -> str:
    """Say in one sentence how it went."""
    n = sum(event.format != BOOK for event in recovery.events)
    if recovery.is_whole:
        return _.plural(
            "Everything could be read: {n} event is in {path}.",
            "Everything could be read: {n} events are in {path}.",
            n,
            path=recovery.path,
        )
    return _.plural(
        "{n} event is in {path}; not everything could be read.",
        "{n} events are in {path}; not everything could be read.",
        n,
        path=recovery.path,
    )


def recovery_sheet(recovery: Recovery, _: Words) -> tuple[str, ...]:
    """Say everything, a sentence a line: first the whole, then event by event."""
    return (
        _recovery_sentence(recovery, _),
        _("The damaged file is left as it is: {path}.", path=recovery.damaged),
        *(line for event in recovery.events for line in _event(event, _)),
        *(
            _("Of event {event} too little is left to tell what it was.", event=number)
            for number in recovery.events_lost
        ),
    )


def _event(event: RecoveredEvent, _: Words) -> Iterator[str]:
    yield _found(event, _)
    yield _journal(event, _)
    shown = event.discrepancies[:MOST_DISCREPANCIES]
    for discrepancy in shown:
        yield _discrepancy(discrepancy, event.format, _)
    more = len(event.discrepancies) - len(shown)
    if more:
        yield _.plural("{n} more item to look at.", "{n} more items to look at.", more)


def _found(event: RecoveredEvent, _: Words) -> str:
    details, n = event.details, event.results
    if event.format == BOOK:
        return _.plural(
            "The club’s year: {n} line of the cash box.",
            "The club’s year: {n} lines of the cash box.",
            n,
        )
    return _.plural(
        "{name}, {date}: {n} result.",
        "{name}, {date}: {n} results.",
        n,
        name=details.name,
        date=_.date(details.date),
    )


_JOURNALS: Mapping[JournalState, Pattern] = {
    JournalState.WHOLE: Plural(
        "Its journal is complete: {n} line.", "Its journal is complete: {n} lines.", "line"
    ),
    JournalState.CUT: N_(
        "Its journal could be read up to line {line}; {facts} that came later, and cannot be "
        "undone one by one."
    ),
    JournalState.LOST: N_("The beginning of its journal is lost: {facts} from its tables."),
}


def _journal(event: RecoveredEvent, _: Words) -> str:
    """Say how much of an event's journal is there, and what was saved apart from it."""
    n = event.saved_apart
    facts = _.plural("{n} item was recovered", "{n} items were recovered", n)
    return written(_JOURNALS[event.journal], {"line": event.lines, "facts": facts}, _)


_PLACES: Mapping[str, str] = {
    "players": N_("player {number}"),
    "rounds": N_("round {round}"),
    "results": N_("round {round}, table {table}"),
    "drafts": N_("unfinished line {number} of the entries"),
}
"""How facts are named; formats have more, and other words for some."""


def _discrepancy(discrepancy: Discrepancy, code: str, _: Words) -> str:
    places = {**_PLACES, **words_of(format_named(code)).places}
    where = _(places[discrepancy.field], **vars(discrepancy))
    if discrepancy.source is Source.JOURNAL:
        return _("To check: {where}. What the journal says was kept.", where=where)
    return _("To check: {where}. Nothing of it could be read.", where=where)
