"""What is said of the computer and of the backups: one line, or everything."""

from collections.abc import Iterator
from contextlib import suppress

from whist_td.desk.backups import BackupDone, Reason, SecondPlace
from whist_td.desk.club import Club
from whist_td.desk.health import Concern, Health, health_at
from whist_td.desk.ports import ClubFileError
from whist_td.desk.requests import Event
from whist_td.kit.jobs import Progress, Work
from whist_td.window.club_place import ClubPlace
from whist_td.words.history import unfinished_sentence
from whist_td.words.safety import (
    HealthLine,
    backup_sentence,
    health_line,
    health_lines,
    second_place_sentence,
)
from whist_td.words.words import Words

_UNSEEN = (SecondPlace.FULL, SecondPlace.REFUSED)
"""What only writing to the second place tells; that it is gone is seen by looking."""
_LESS_TELLING = (Concern.NO_BACKUP, Concern.SECOND_PLACE)
"""What the failure of the last backup explains better."""


def health_check(place: ClubPlace) -> Work | None:
    """Return the work of looking around; None where there is nothing to look with."""
    club = place.club
    if club is None or place.safety is None:
        return None
    keeper, surroundings = club.keeper, place.safety.surroundings
    # Only a file that a thread of its own writes may be asked from another one.
    known = None if club.writer else _is_under_way(club)

    def checked(_progress: Progress) -> object:
        is_under_way = _is_under_way(club) if known is None else known
        return health_at(club.file, keeper, surroundings(), is_under_way=is_under_way)

    return checked


def _is_under_way(club: Club) -> bool:
    try:
        return any(event.announced and not event.finished for event in club.file.events())
    except ClubFileError:  # the disk is gone; how it stood is not to be called better than it is
        return True


def backup_work(club: Club | None, reason: Reason) -> Work | None:
    """Return the work of keeping a copy; None where nobody keeps any, or another one writes."""
    if club is None or club.keeper is None or club.is_read_only:
        return None
    path, keeper, at, writer = club.path, club.keeper, club.clock.now(), club.writer

    def backed_up(_progress: Progress) -> object:
        club.whole()  # of a file that is damaged no copy takes the place of a good one
        with suppress(ClubFileError):  # what cannot be written is told elsewhere
            if writer is not None:
                writer.settle()
        return keeper.keep(path, reason, at)

    return backed_up


def health_summary(
    health: Health,
    done: BackupDone | None,
    _: Words,
    event: Event | None = None,
    *,
    is_writing: bool = False,
) -> HealthLine:
    """Say the most pressing thing in one line, or that all is well."""
    if health.is_good or health.concerns[0] in _LESS_TELLING:
        line = next(_failures(health, done, _), health_line(health, _))
    else:
        line = health_line(health, _)
    if is_writing and not line.is_amber:
        return HealthLine(_("Saving…"), is_amber=False, is_settled=False)
    unfinished = "" if line.is_amber or event is None else unfinished_sentence(event, _)
    return HealthLine(unfinished, is_amber=True) if unfinished else line


def health_details(health: Health, done: BackupDone | None, _: Words) -> tuple[HealthLine, ...]:
    """Say everything that is known, what asks for attention first."""
    lines = health_lines(health, _)
    amber = [line for line in lines if line.is_amber]
    quiet = [line for line in lines if not line.is_amber]
    failed = [line for line in _failures(health, done, _) if line not in amber]
    return (*amber, *failed, *quiet)


def _failures(health: Health, done: BackupDone | None, _: Words) -> Iterator[HealthLine]:
    """Yield what the last backup met with and a look around cannot see: a full stick, a lock."""
    if done is None:
        return
    if done.path is None:
        yield HealthLine(backup_sentence(done, _), is_amber=True)
    is_chosen_still = health.second is not SecondPlace.NOT_CHOSEN
    if is_chosen_still and done.second in _UNSEEN:
        sentence = second_place_sentence(done.second, health.second_folder or "", _)
        yield HealthLine(sentence, is_amber=True)
