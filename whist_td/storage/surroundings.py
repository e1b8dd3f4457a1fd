"""The computer around the club file: its disk, its battery, and what kind of folder it lies in."""

import os
import shutil
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path, PurePath, PureWindowsPath
from typing import Protocol

import psutil

from whist_td.desk.health import Battery, Ground, Whereabouts

_POWER = Path("/sys/class/power_supply")
"""Where Linux tells of batteries."""
FULL = 100
_NETWORK_DISKS = {
    "9p", "afpfs", "afs", "ceph", "cifs", "davfs", "fuse.davfs2", "fuse.glusterfs", "fuse.rclone",
    "fuse.sshfs", "glusterfs", "nfs", "nfs4", "smb2", "smb3", "smbfs", "webdav",
}  # fmt: skip
_SYNCHRONISED_NAMES = {
    "onedrive": "OneDrive",
    "dropbox": "Dropbox",
    "google drive": "Google Drive",
    "googledrive": "Google Drive",
    "my drive": "Google Drive",
    "mon drive": "Google Drive",
    "icloud drive": "iCloud",
    "iclouddrive": "iCloud",
    "mobile documents": "iCloud",
    "com~apple~clouddocs": "iCloud",
    "nextcloud": "Nextcloud",
    "owncloud": "ownCloud",
    "pcloud drive": "pCloud",
    "pclouddrive": "pCloud",
    "megasync": "MEGA",
    "kdrive": "kDrive",
}
_BEFORE_A_DASH = {"onedrive": "OneDrive", "googledrive": "Google Drive", "dropbox": "Dropbox"}
"""Names that go on: "OneDrive - Club de Percé", "GoogleDrive-club@…"."""
_MARKERS = {
    ".dropbox": "Dropbox",
    ".dropbox.cache": "Dropbox",
    ".tmp.driveupload": "Google Drive",
    ".sync_folder": "Nextcloud",
    ".stfolder": "Syncthing",
    ".849C9593-D756-4E56-8D6E-42412F2A707B": "OneDrive",
}
_WINDOWS_ACCOUNTS = ("OneDrive", "OneDriveConsumer", "OneDriveCommercial")
"""Variables in which Windows names the folders of OneDrive, wherever they were moved to."""


class _Mounted(Protocol):
    """A mounted folder, or a letter of Windows, as psutil has it."""

    @property
    def mountpoint(self) -> str:
        """Where it is."""

    @property
    def fstype(self) -> str:
        """What kind of disk it is."""

    @property
    def opts(self) -> str:
        """How it is mounted; Windows says here that it is remote."""


class Machine:
    """The computer the program runs on (`desk.health.Surroundings`)."""

    def __init__(self, power: Path = _POWER) -> None:
        self._power = power

    def free_bytes(self, path: Path) -> int | None:
        """Return the room that is left on the disk of a file."""
        with suppress(OSError):
            return shutil.disk_usage(path if path.is_dir() else path.parent).free
        return None

    def battery(self) -> Battery | None:
        """Return how the battery is; None where there is none, or the system does not tell."""
        found = None
        with suppress(OSError, AttributeError):  # psutil has no such function on some systems
            found = psutil.sensors_battery()
        if found is None or found.percent > FULL or _are_of_devices(self._power):
            return None
        # What neither charges nor discharges is full enough, and on the mains.
        return Battery(round(found.percent), is_plugged=found.power_plugged is not False)

    def whereabouts(self, path: Path) -> Whereabouts:
        """Tell where a file lies."""
        place = path.absolute()
        service = synchroniser(place)
        if service:
            return Whereabouts(Ground.SYNCHRONISED, service)
        return Whereabouts(Ground.NETWORK if is_elsewhere(place) else Ground.OWN_DISK)

    def places(self) -> Iterable[Path]:
        """Return where disks and sticks are now; the newest, which may be the stick, first."""
        return [Path(each.mountpoint) for each in reversed(psutil.disk_partitions())]


def seconds_alive() -> float:
    """Return for how long this process has lived."""
    if psutil.LINUX:  # where psutil knows it to the second alone
        fields = Path("/proc/self/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return time.clock_gettime(time.CLOCK_BOOTTIME) - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    return time.time() - psutil.Process().create_time()


def is_elsewhere(path: Path) -> bool:
    """Tell whether a file lies on another computer, as far as the system knows."""
    with suppress(OSError):
        return is_on_network(path.absolute(), psutil.disk_partitions(all=True))
    return False


def _are_of_devices(power: Path) -> bool:
    """Tell whether Linux knows batteries of mice and keyboards only: psutil does not say so."""
    supplies = list(power.iterdir()) if power.is_dir() else []
    scopes = {_line(each / "scope") for each in supplies if _line(each / "type") == "Battery"}
    return scopes == {"Device"}


def _line(file: Path) -> str:
    with suppress(OSError, UnicodeDecodeError):
        return file.read_text(encoding="utf-8").strip()
    return ""


def is_on_network(path: PurePath, mounted: Iterable[_Mounted]) -> bool:
    r"""Tell whether a file lies on another computer: a share such as `\\server\club`, or below one.

    The nearest mounted folder above it tells, of two in one place the newer.
    """
    if isinstance(path, PureWindowsPath) and path.drive.startswith("\\\\"):
        return True
    above = [each for each in mounted if path.is_relative_to(each.mountpoint)]
    nearest = sorted(above, key=lambda each: len(type(path)(each.mountpoint).parts))[-1:]
    return any(
        each.fstype.lower() in _NETWORK_DISKS or "remote" in each.opts.split(",")
        for each in nearest
    )


def synchroniser(path: Path) -> str:
    """Return the name of the program that synchronises a file's folder; empty where none does."""
    for variable in _WINDOWS_ACCOUNTS:
        account = os.environ.get(variable)
        if account and path.is_relative_to(account):
            return "OneDrive"
    for folder in path.parents:
        service = _service(folder.name) or _marked(folder)
        if service:
            return service
    return ""


def _service(name: str) -> str:
    lowered = name.casefold().strip()
    for dash in (" - ", "-", " ("):
        first = lowered.split(dash)[0].strip()
        if first != lowered and first in _BEFORE_A_DASH:
            return _BEFORE_A_DASH[first]
    return _SYNCHRONISED_NAMES.get(lowered, "")


def _marked(folder: Path) -> str:
    for marker, service in _MARKERS.items():
        with suppress(OSError):
            if (folder / marker).exists():
                return service
    return ""
