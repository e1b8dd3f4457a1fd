"""Backups in words: what came of making one, what each holds, how the second place is."""

from collections.abc import Mapping
from datetime import datetime

from whist_td.desk.backups import Backup, BackupDone, Reason, SecondPlace
from whist_td.desk.ports import EventSummary
from whist_td.words.words import N_, Words

_REASONS: Mapping[Reason, str] = {
    Reason.ROUND: N_("at the start of a round"),
    Reason.MIGRATION: N_("before an update of the file"),
    Reason.FORGETTING: N_("before a name was forgotten"),
    Reason.CLOSING: N_("at closing"),
    Reason.ASKED: N_("asked for"),
}
_SECOND: Mapping[SecondPlace, str] = {
    SecondPlace.NOT_CHOSEN: N_("No second place has been chosen: a USB stick would do."),
    SecondPlace.READY: N_("The second place is there: {folder}."),
    SecondPlace.GONE: N_(
        "The second place is not there: {folder}. The backups go on in this computer; plug the "
        "stick in again whenever you like."
    ),
    SecondPlace.FULL: N_("The second place is full: {folder}. The backups go on in this computer."),
    SecondPlace.REFUSED: N_(
        "The second place cannot be written: {folder}. The backups go on in this computer."
    ),
}


def backup_sentence(done: BackupDone, _: Words) -> str:
    """Say in one quiet sentence what came of a backup."""
    time = _.time(done.at)
    if done.path is None and done.second is SecondPlace.READY:
        return _("Backup kept at {time} in the second place only.", time=time)
    if done.path is None:
        return _(
            "No backup could be kept at {time}: there is no room, or the folder is protected. "
            "Everything entered is in the club file.",
            time=time,
        )
    match done.second:
        case SecondPlace.READY:
            return _("Backup kept at {time}, in both places.", time=time)
        case SecondPlace.NOT_CHOSEN:
            return _("Backup kept at {time}.", time=time)
        case _:
            return _("Backup kept at {time}, in this computer only.", time=time)


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
        return _("This copy cannot be read.")
    if not backup.events:
        return _("No event yet.")
    told = event_held(backup.events[0], _)
    others = len(backup.events) - 1
    if not others:
        return told
    return _.plural("{told}; {n} older event", "{told}; {n} older events", others, told=told)


def event_held(event: EventSummary, _: Words) -> str:
    """Say how far an event of a backup was."""
    if not event.announced:
        return _("{name}: not begun", name=event.name)
    far: Mapping[str, object] = {"round": event.announced, "rounds": event.rounds}
    if event.format == "militaire":
        told = _("{name}: round {round} of {rounds}", name=event.name, **far)
    else:
        # A round of a militaire evening is a manche in French, any other a tour.
        told = _("{name}: round no. {round} of {rounds}", name=event.name, **far)
    return f"{told}, {_results(event, _)}"


def _results(event: EventSummary, _: Words) -> str:
    if event.format == "club":
        return _.plural("{n} deal", "{n} deals", event.results)
    return _.plural("{n} result in", "{n} results in", event.results)
