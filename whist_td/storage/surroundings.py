"""The computer around the club file: its disk, its battery, and what kind of folder it lies in."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path, PurePath, PureWindowsPath

from whist_td.desk.health import Battery, Ground, Whereabouts

POWER = Path("/sys/class/power_supply")
MOUNTS = Path("/proc/mounts")
NETWORK_DISKS = {
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
_REMOTE_DRIVE = 4
_OCTAL = re.compile(r"\\(\d{3})")
"""Linux writes a space in the name of a mounted folder as `\\040`."""


class Machine:
    """The computer the program runs on (`desk.health.Surroundings`)."""

    def free_bytes(self, path: Path) -> int | None:
        """Return the room that is left on the disk of a file."""
        with suppress(OSError):
            return shutil.disk_usage(path if path.is_dir() else path.parent).free
        return None

    def battery(self) -> Battery | None:
        """Return how the battery is; None where there is none, or the system does not tell."""
        if sys.platform == "win32":
            return _windows_battery()
        return _mac_battery() if sys.platform == "darwin" else linux_battery(POWER)

    def whereabouts(self, path: Path) -> Whereabouts:
        """Tell where a file lies."""
        place = path.absolute()
        service = synchroniser(place)
        if service:
            return Whereabouts(Ground.SYNCHRONISED, service)
        return Whereabouts(Ground.NETWORK if _is_on_network(place) else Ground.OWN_DISK)


def linux_battery(power: Path) -> Battery | None:
    """Return the battery as Linux tells it; of two, the fuller counts.

    A mouse has a battery too: only what feeds the whole computer is read.
    """
    found: list[int] = []
    is_charging, on_mains = False, False
    for supply in sorted(power.iterdir()) if power.is_dir() else ():
        kind = _told(supply / "type")
        if kind in {"Mains", "USB"}:
            on_mains = on_mains or _told(supply / "online") == "1"
        elif kind == "Battery" and _told(supply / "scope") != "Device":
            capacity = _told(supply / "capacity")
            found += [int(capacity)] if capacity.isdecimal() else []
            is_charging = is_charging or _told(supply / "status") in ("Charging", "Full")
    return Battery(max(found), on_mains or is_charging) if found else None


def _told(file: Path) -> str:
    with suppress(OSError, UnicodeDecodeError):
        return file.read_text(encoding="utf-8").strip()
    return ""


class _SystemPower(ctypes.Structure):
    """What `GetSystemPowerStatus` fills in."""

    _fields_ = (
        ("line", ctypes.c_ubyte),
        ("flag", ctypes.c_ubyte),
        ("percent", ctypes.c_ubyte),
        ("saver", ctypes.c_ubyte),
        ("seconds", ctypes.c_uint32),
        ("full_seconds", ctypes.c_uint32),
    )


_NO_BATTERY, _UNKNOWN = 128, 255


def _windows_battery() -> Battery | None:
    power = _SystemPower()
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - only Windows has it
    if not kernel.GetSystemPowerStatus(ctypes.byref(power)):
        return None
    if _UNKNOWN in {power.percent, power.flag} or power.flag & _NO_BATTERY:
        return None
    return Battery(int(power.percent), power.line == 1)


def _mac_battery() -> Battery | None:
    return mac_battery(_said_by("/usr/bin/pmset", "-g", "batt"))


def mac_battery(told: str) -> Battery | None:
    """Return the battery from what macOS says: "Now drawing from 'AC Power' … 83%; charging"."""
    percents = [word.rstrip("%;") for word in told.split() if word.rstrip(";").endswith("%")]
    if not percents or not percents[0].isdecimal():
        return None
    return Battery(int(percents[0]), "'AC Power'" in told)


def _said_by(*command: str) -> str:
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run(command, capture_output=True, text=True, timeout=5, check=True)  # noqa: S603 - our own words
        return done.stdout
    return ""


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


def _is_on_network(path: Path) -> bool:
    if sys.platform == "win32":
        return is_windows_share(path)
    return disk_kind(path, _mounts()) in NETWORK_DISKS


def is_windows_share(path: PurePath) -> bool:
    r"""Tell whether a path is a share (`\\server\club`) or a letter that stands for one."""
    drive = PureWindowsPath(path).drive
    if drive.startswith("\\\\"):
        return True
    windows = getattr(ctypes, "windll", None)
    return bool(windows and windows.kernel32.GetDriveTypeW(f"{drive}\\") == _REMOTE_DRIVE)


def disk_kind(path: Path, mounts: Iterator[tuple[str, str]]) -> str:
    """Return the kind of disk that a path is on: that of the nearest mounted folder above."""
    kind, depth = "", -1
    for folder, told in mounts:
        if path.is_relative_to(folder) and len(Path(folder).parts) >= depth:
            kind, depth = told, len(Path(folder).parts)
    return kind


def _mounts() -> Iterator[tuple[str, str]]:
    """Yield every mounted folder and its kind."""
    if sys.platform == "darwin":
        yield from mac_mounts(_said_by("/sbin/mount"))
        return
    for line in _told(MOUNTS).splitlines():
        _device, folder, kind, *_rest = line.split(" ")
        yield _OCTAL.sub(lambda told: chr(int(told[1], 8)), folder), kind


def mac_mounts(told: str) -> Iterator[tuple[str, str]]:
    """Yield what macOS says is mounted: "//club@server/share on /Volumes/share (smbfs, …)"."""
    for line in told.splitlines():
        place, _, kind = line.rpartition(" (")
        _, _, folder = place.partition(" on ")
        if folder:
            yield folder, kind.split(",")[0].rstrip(")")
