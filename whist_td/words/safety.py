"""What keeps an evening safe, in words: backups, a line that turns amber, what was recovered."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil

from whist_td.core.formats import BOOK, format_named
from whist_td.desk.backups import (
    Backup,
    BackupDone,
    Discrepancy,
    JournalState,
    Reason,
    RecoveredEvent,
    Recovery,
    SecondPlace,
    Source,
)
from whist_td.desk.health import Concern, Ground, Health
from whist_td.desk.ports import (
    ClubFileError,
    DiskFullError,
    FileGoneError,
    FileReplacedError,
    OpenElsewhereError,
    ReadOnlyFileError,
    Strange,
)
from whist_td.words.formats import Pattern, Plural, words_of, written
from whist_td.words.words import N_, Words

GIGABYTE, MEGABYTE = 1_000_000_000, 1_000_000
_REASONS: Mapping[Reason, str] = {
    Reason.ROUND: N_("at the start of a round"),
    Reason.MIGRATION: N_("before an update of the file"),
    Reason.FORGETTING: N_("before a name was forgotten"),
    Reason.DELETING: N_("before an event was deleted"),
    Reason.CLOSING: N_("at closing"),
    Reason.ASKED: N_("asked for"),
}
_SECOND: Mapping[SecondPlace, str] = {
    SecondPlace.NOT_CHOSEN: N_("No second place has been chosen: a USB stick is enough."),
    SecondPlace.READY: N_("The second place is there: {folder}."),
    SecondPlace.GONE: N_(
        "The second place is not there: {folder}. The backups continue on this computer; plug the "
        "stick in again whenever you like."
    ),
    SecondPlace.FULL: N_(
        "The second place is full: {folder}. The backups continue on this computer."
    ),
    SecondPlace.REFUSED: N_(
        "The second place cannot be written: {folder}. The backups continue on this computer."
    ),
}


def backup_sentence(done: BackupDone, _: Words) -> str:
    """Say in one quiet sentence what came of a backup."""
    time = _.time(done.at)
    if done.path is None and done.second is SecondPlace.READY:
        return _("Backup saved at {time} in the second place only.", time=time)
    if done.path is None:
        return _(
            "No backup could be saved at {time}: there is no room, or the folder is protected. "
            "Everything entered is in the club file.",
            time=time,
        )
    match done.second:
        case SecondPlace.READY:
            return _("Backup saved at {time}, in both places.", time=time)
        case SecondPlace.NOT_CHOSEN:
            return _("Backup saved at {time}.", time=time)
        case _:
            return _("Backup saved at {time}, on this computer only.", time=time)


def reason_words(reason: Reason, _: Words) -> str:
    """Say what made the program keep a copy."""
    return _(_REASONS[reason])


def second_place_sentence(second: SecondPlace, folder: object, _: Words) -> str:
    """Say how it stands with the second place."""
    return _(_SECOND[second], folder=folder)


def backup_time(backup: Backup, _: Words) -> str:
    """Say when a backup was made: "Saturday 21 November 2026, 20:05"."""
    return moment(backup.at, _)


def moment(at: datetime, _: Words) -> str:
    """Say a day and a time of day."""
    return _("{day}, {time}", day=_.date(at.astimezone().date()), time=_.time(at))


def held_sentence(backup: Backup, _: Words) -> str:
    """Say what a backup holds: its newest event, how far it was, and how many more there are."""
    if backup.events is None:
        return _("This copy cannot be read: choose another.")
    if not backup.events:
        return _("No event yet.")
    newest = backup.events[0]
    if newest.announced:
        own, rounds = words_of(format_named(newest.format)), newest.rounds
        far = _(own.far, name=newest.name, round=newest.announced, rounds=rounds)
        sentence = f"{far}, {own.results(newest.results, _)}"
    else:
        sentence = _("{name}: not begun", name=newest.name)
    others = len(backup.events) - 1
    if not others:
        return sentence
    return _.plural("{told}; {n} older event", "{told}; {n} older events", others, told=sentence)


@dataclass(frozen=True)
class HealthLine:
    """One sentence, and whether it asks for attention."""

    text: str
    is_amber: bool
    is_settled: bool = True
    """Whether what it says will stay so: no tick stands before what is only on its way."""


def health_line(health: Health, _: Words) -> HealthLine:
    """Say the most pressing thing in one line, or that all is well."""
    if health.concerns:
        return HealthLine(_concern(health.concerns[0], health, _), is_amber=True)
    if health.last_backup is None:
        text = _("All is well: everything entered is on the disk.")
    elif health.second is SecondPlace.READY:
        time = _.time(health.last_backup)
        text = _("All is well: last backup at {time}, in both places.", time=time)
    else:
        text = _("All is well: last backup at {time}.", time=_.time(health.last_backup))
    return HealthLine(text, is_amber=False)


def health_lines(health: Health, _: Words) -> tuple[HealthLine, ...]:
    """Say every fact that is known, what asks for attention first."""
    concerns = health.concerns
    amber = [HealthLine(_concern(concern, health, _), is_amber=True) for concern in concerns]
    quiet = [HealthLine(text, is_amber=False) for text in _quiet(health, _)]
    return (*amber, *quiet)


def _quiet(health: Health, _: Words) -> list[str]:
    concerns = set(health.concerns)
    sentences: list[str] = []
    if health.free is not None and Concern.LITTLE_SPACE not in concerns:
        sentences.append(_("{room} free on the disk.", room=_room(health.free, _)))
    if health.battery and Concern.LOW_BATTERY not in concerns:
        percent = health.battery.percent
        if health.battery.is_plugged:
            power = _("The computer is plugged in (battery {percent} %).", percent=percent)
        else:
            power = _("The computer runs on its battery ({percent} %).", percent=percent)
        sentences.append(power)
    if health.whereabouts.ground is Ground.OWN_DISK:
        sentences.append(_("The club file is on a disk of this computer."))
    if health.backup_folder:
        sentences.append(_("The backups are in {folder}.", folder=health.backup_folder))
    if health.last_backup:
        sentences.append(_("Last backup: {time}.", time=_.time(health.last_backup)))
    if health.backup_folder and Concern.SECOND_PLACE not in concerns:
        sentences.append(second_place_sentence(health.second, health.second_folder, _))
    return sentences


def _room(free: int, _: Words) -> str:
    if free >= GIGABYTE:
        return _("{n} GB", n=free // GIGABYTE)
    return _("{n} MB", n=ceil(free / MEGABYTE))


GONE = N_(
    "The club file is no longer in its place: put it back, or the stick it is on, or continue "
    "from the copy."
)
REPLACED = N_(
    "Another file was put in the place of the club file: what you enter is not in it. Continue "
    "from the copy, with all that was entered. What was open is kept beside it, under a name with "
    "the time."
)


def strange_sentence(strange: Strange, _: Words) -> str:
    """Say what lay beside a club file and is not its own, and where it is now."""
    names = {"file": strange.path.name, "rest": strange.rest.name}
    if strange.moved_to is None or strange.copy is None:
        return _(
            "{rest} lies beside {file} and does not belong to it: it was not read, and nothing "
            "was changed.",
            **names,
        )
    return _(
        "{rest} lay beside {file} and does not belong to it: it was not read into it, and is kept "
        "as {kept}. The file as it was found is kept too, as {copy}.",
        kept=strange.moved_to.name,
        copy=strange.copy.name,
        **names,
    )


_WHY: Mapping[type[ClubFileError], str] = {
    FileGoneError: GONE,
    FileReplacedError: REPLACED,
    DiskFullError: N_("The disk is full: make room."),
    ReadOnlyFileError: N_("The club file or its folder is protected against writing."),
    OpenElsewhereError: N_("Another program is using the club file."),
}
_NAMED_AT_MOST = 3


def unwritten_sentence(why: ClubFileError, lines: Sequence[str], _: Words) -> str:
    """Say what was entered and is not on the disk, why, and that nothing need be typed again."""
    why_not = _(_WHY.get(type(why), N_("The disk does not answer.")))
    named = _.apart(lines[:_NAMED_AT_MOST])
    more = len(lines) - _NAMED_AT_MOST
    if more > 0:
        named = _.plural("{named}; {n} more", "{named}; {n} more", more, named=named)
    return _(
        "{why} Not saved yet: {named}. It is saved by itself as soon as possible.",
        why=why_not,
        named=named,
    )


_CONCERNS: Mapping[Concern, str] = {
    Concern.FILE_REPLACED: REPLACED,
    Concern.FILE_GONE: GONE,
    Concern.LITTLE_SPACE: N_(
        "The disk is nearly full ({room} left): make room before play goes on."
    ),
    Concern.LOW_BATTERY: N_("The battery is at {percent} %: plug the computer in."),
    Concern.SYNCHRONISED: N_(
        "The club file is in a folder that {service} keeps copying: save a copy in another folder "
        "of this computer, and continue with that one."
    ),
    Concern.NETWORK: N_(
        "The club file is on another computer: save a copy on this one and continue with that."
    ),
    Concern.NO_BACKUP: N_("There is no backup of this club file yet: save a copy on a USB stick."),
}


def _concern(concern: Concern, health: Health, _: Words) -> str:
    """Say what is not as it should be, and what would help."""
    if concern is Concern.SECOND_PLACE:
        return second_place_sentence(health.second, health.second_folder, _)
    return _(
        _CONCERNS[concern],
        room=_room(health.free or 0, _),
        percent=health.battery.percent if health.battery else 0,
        service=health.whereabouts.service,
    )


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
            _("Too little is left of event {event} to know what it was.", event=number)
            for number in recovery.events_lost
        ),
    )


def _event(event: RecoveredEvent, _: Words) -> Iterator[str]:
    yield _found(event, _)
    n = event.saved_apart
    facts = _.plural("{n} item was recovered", "{n} items were recovered", n)
    yield written(_JOURNALS[event.journal], {"line": event.lines, "facts": facts}, _)
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


_PLACES: Mapping[str, str] = {
    "details": N_("the name, day or place of the event"),
    "settings": N_("how the event is played"),
    "progress": N_("whether the event is finished"),
    "players": N_("player {number}"),
    "rounds": N_("round {round}"),
    "results": N_("round {round}, table {table}"),
    "drafts": N_("unfinished line {number} of the entries"),
    "proposals": N_("proposal {number} of a telephone"),
}
"""How facts are named; formats have more, and other words for some."""


def _discrepancy(discrepancy: Discrepancy, code: str, _: Words) -> str:
    places = {**_PLACES, **words_of(format_named(code)).places}
    where = _(places[discrepancy.field], **vars(discrepancy))
    if discrepancy.source is Source.JOURNAL:
        return _("To check: {where}. What the journal says is kept.", where=where)
    if discrepancy.source is Source.TABLE:
        return _("To check: {where}. Its line of the journal is lost.", where=where)
    return _("To check: {where}. Nothing of it could be read.", where=where)
