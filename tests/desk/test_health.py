"""Health: what turns the line amber, what stays quiet, and what the computer tells."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from whist_td.desk.backups import Reason, SecondPlace
from whist_td.desk.club import Club
from whist_td.desk.health import Battery, Concern, Ground, Health, Whereabouts, health_at
from whist_td.storage.backups import BackupFolder
from whist_td.words.safety import health_line, health_lines
from whist_td.words.words import Language, words

NOW = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
EN = words(Language.ENGLISH)


class Room:
    """A computer as a test wants it."""

    def free_bytes(self, _path: Path) -> int:
        return 80_000_000_000

    def battery(self) -> Battery:
        return Battery(72, is_plugged=True)

    def places(self) -> tuple[Path, ...]:
        return ()

    def whereabouts(self, _path: Path) -> Whereabouts:
        return Whereabouts()


def health(**otherwise: object) -> Health:
    facts: dict[str, object] = {
        "free": 80_000_000_000,
        "battery": Battery(72, is_plugged=True),
        "whereabouts": Whereabouts(),
        "backup_folder": Path("/data/backups"),
        "last_backup": NOW,
        "second_folder": None,
        "second": SecondPlace.NOT_CHOSEN,
        "is_under_way": True,
    }
    return Health(**(facts | otherwise))


def test_a_good_evening_is_one_quiet_line():
    line = health_line(health(), EN)
    assert (line.is_amber, line.text[:26]) == (False, "All is well: last backup a")


@pytest.mark.parametrize(
    ("otherwise", "concern"),
    [
        ({"free": 120_000_000}, Concern.LITTLE_SPACE),
        ({"battery": Battery(25, is_plugged=False)}, Concern.LOW_BATTERY),
        ({"whereabouts": Whereabouts(Ground.SYNCHRONISED, "OneDrive")}, Concern.SYNCHRONISED),
        ({"whereabouts": Whereabouts(Ground.NETWORK)}, Concern.NETWORK),
        ({"last_backup": None}, Concern.NO_BACKUP),
        ({"is_there": False}, Concern.FILE_GONE),
        ({"is_there": False, "is_replaced": True}, Concern.FILE_REPLACED),
        ({"second": SecondPlace.GONE, "second_folder": Path("E:/")}, Concern.SECOND_PLACE),
    ],
    ids=lambda told: told.name if isinstance(told, Concern) else "",
)
@pytest.mark.parametrize("language", Language)
def test_what_should_be_looked_at_turns_the_line_amber(otherwise, concern, language):
    seen = health(**otherwise)
    assert seen.concerns == (concern,)
    line = health_line(seen, words(language))
    assert line.is_amber
    assert line.text.endswith(".")
    assert health_lines(seen, words(language))[0] == line


@pytest.mark.parametrize(
    "otherwise",
    [
        {"battery": Battery(25, is_plugged=True)},
        {"battery": Battery(80, is_plugged=False)},
        {"battery": None},
        {"free": None},
        {"last_backup": None, "is_under_way": False},
        {"second": SecondPlace.READY, "second_folder": Path("E:/")},
    ],
)
def test_what_is_as_it_should_be_or_cannot_be_told_stays_quiet(otherwise):
    assert health(**otherwise).is_good


def test_every_fact_has_its_sentence():
    assert [line.text for line in health_lines(health(), EN)] == [
        "80 GB free on the disk.",
        "The computer is plugged in (battery 72 %).",
        "The club file is on a disk of this computer.",
        "The backups are in /data/backups.",
        f"Last backup: {EN.time(NOW)}.",
        "No second place has been chosen: a USB stick is enough.",
    ]


@pytest.mark.usefixtures("desk")
def test_a_club_is_looked_at_before_and_after_its_first_backup(file, clock, tmp_path):
    club = Club(file, clock, None, BackupFolder(tmp_path / "backups"))
    assert health_at(club.file, club.keeper, Room(), is_under_way=True).concerns == (
        Concern.NO_BACKUP,
    )
    club.backup(Reason.ROUND)
    assert health_at(club.file, club.keeper, Room(), is_under_way=True).is_good


def test_a_club_at_work_for_a_moment_only_has_no_backups_to_tell_of(file):
    seen = health_at(file, None, Room(), is_under_way=False)
    assert (seen.backup_folder, seen.last_backup, seen.is_good) == (None, None, True)
