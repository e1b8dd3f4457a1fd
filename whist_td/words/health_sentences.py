"""Health in words: a quiet sentence for each fact, and one line that turns amber when it should."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil

from whist_td.desk.backups import SecondPlace
from whist_td.desk.health import Battery, Concern, Ground, Health
from whist_td.words.backup_sentences import second_place_sentence
from whist_td.words.words import Words

GIGABYTE, MEGABYTE = 1_000_000_000, 1_000_000


@dataclass(frozen=True)
class HealthLine:
    """One sentence, and whether it asks for attention."""

    text: str
    is_amber: bool


def health_line(health: Health, _: Words) -> HealthLine:
    """Say the most pressing thing in one line, or that all is well."""
    if health.concerns:
        return HealthLine(_CONCERNS[health.concerns[0]](health, _), is_amber=True)
    return HealthLine(_all_is_well(health, _), is_amber=False)


def health_lines(health: Health, _: Words) -> tuple[HealthLine, ...]:
    """Say every fact that is known, what asks for attention first."""
    concerns = health.concerns
    amber = [HealthLine(_CONCERNS[concern](health, _), is_amber=True) for concern in concerns]
    quiet = [HealthLine(text, is_amber=False) for text in _quiet(health, _)]
    return (*amber, *quiet)


def _quiet(health: Health, _: Words) -> list[str]:
    concerns = set(health.concerns)
    told: list[str] = []
    if health.free is not None and Concern.LITTLE_SPACE not in concerns:
        told.append(_("{room} free on the disk.", room=_room(health.free, _)))
    if health.battery and Concern.LOW_BATTERY not in concerns:
        told.append(_battery(health.battery, _))
    if health.whereabouts.ground is Ground.OWN_DISK:
        told.append(_("The club file is on a disk of this computer."))
    if health.backup_folder:
        told.append(_("The backups are in {folder}.", folder=health.backup_folder))
    if health.last_backup:
        told.append(_("Last backup: {time}.", time=_.time(health.last_backup)))
    if health.backup_folder and Concern.SECOND_PLACE not in concerns:
        told.append(second_place_sentence(health.second, health.second_folder, _))
    return told


def _all_is_well(health: Health, _: Words) -> str:
    if health.last_backup is None:
        return _("All is well: everything entered is on the disk.")
    time = _.time(health.last_backup)
    if health.second is SecondPlace.READY:
        return _("All is well: last backup at {time}, in both places.", time=time)
    return _("All is well: last backup at {time}.", time=time)


def _battery(battery: Battery, _: Words) -> str:
    if battery.is_plugged:
        return _("The computer is plugged in (battery {percent} %).", percent=battery.percent)
    return _("The computer runs on its battery ({percent} %).", percent=battery.percent)


def _room(free: int, _: Words) -> str:
    if free >= GIGABYTE:
        return _("{n} GB", n=free // GIGABYTE)
    return _("{n} MB", n=ceil(free / MEGABYTE))


def _little_space(health: Health, _: Words) -> str:
    room = _room(health.free or 0, _)
    return _("The disk is nearly full ({room} left): make room before play goes on.", room=room)


def _low_battery(health: Health, _: Words) -> str:
    percent = health.battery.percent if health.battery else 0
    return _("The battery is at {percent} %: plug the computer in.", percent=percent)


def _synchronised(health: Health, _: Words) -> str:
    return _(
        "The club file lies in a folder that {service} copies to and fro: save a copy in another "
        "folder of this computer, and go on with that one.",
        service=health.whereabouts.service,
    )


def _network(_health: Health, _: Words) -> str:
    return _(
        "The club file lies on another computer: save a copy in this one, and go on with that one."
    )


def _no_backup(_health: Health, _: Words) -> str:
    return _("There is no backup of this club file yet: save a copy on a USB stick.")


def _second_place(health: Health, _: Words) -> str:
    return second_place_sentence(health.second, health.second_folder, _)


_CONCERNS: Mapping[Concern, Callable[[Health, Words], str]] = {
    Concern.LITTLE_SPACE: _little_space,
    Concern.LOW_BATTERY: _low_battery,
    Concern.SYNCHRONISED: _synchronised,
    Concern.NETWORK: _network,
    Concern.NO_BACKUP: _no_backup,
    Concern.SECOND_PLACE: _second_place,
}
