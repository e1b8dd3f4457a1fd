"""What the computer tells of its disk and battery, and of the folder a file lies in."""

import sys
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import NamedTuple

import psutil
import pytest

from whist_td.desk.health import Battery, Ground
from whist_td.storage.surroundings import Machine, is_on_network, synchroniser

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux tells of power")


class Disk(NamedTuple):
    mountpoint: str
    fstype: str
    opts: str = "rw"


class Charge(NamedTuple):
    percent: float
    power_plugged: bool | None


@pytest.fixture
def power(tmp_path, monkeypatch):
    """The folder in which Linux tells of batteries."""
    monkeypatch.setattr("psutil._pslinux.POWER_SUPPLY_PATH", str(tmp_path))
    return tmp_path


def supply(folder: Path, name: str, **told: str) -> None:
    (folder / name).mkdir(parents=True)
    for file, text in told.items():
        (folder / name / file).write_text(f"{text}\n")


def test_the_room_on_the_disk_is_told(tmp_path):
    assert Machine().free_bytes(tmp_path / "club.whist") > 0
    assert Machine().free_bytes(tmp_path / "nowhere" / "club.whist") is None


@on_linux
def test_a_laptop_on_its_battery(power):
    supply(power, "AC", type="Mains", online="0")
    supply(power, "BAT0", type="Battery", capacity="37", status="Discharging")
    assert Machine(power).battery() == Battery(37, is_plugged=False)


@on_linux
@pytest.mark.parametrize("status", ["Charging", "Full", "Not charging"])
def test_a_laptop_that_charges_is_plugged_in(power, status):
    supply(power, "BAT0", type="Battery", capacity="37", status=status)
    assert Machine(power).battery() == Battery(37, is_plugged=True)


@on_linux
def test_the_battery_of_a_mouse_is_not_the_computers(power):
    told = {"scope": "Device", "capacity": "5", "status": "Discharging"}
    supply(power, "hidpp_battery_0", type="Battery", **told)
    assert Machine(power).battery() is None


@on_linux
def test_a_mouse_does_not_hide_the_battery_of_the_laptop(power):
    supply(power, "BAT0", type="Battery", capacity="37", status="Discharging")
    supply(power, "hidpp_battery_0", type="Battery", scope="Device", capacity="5")
    assert Machine(power).battery() == Battery(37, is_plugged=False)


@on_linux
@pytest.mark.parametrize("folder", [".", "nothing"])
def test_a_computer_without_a_battery(power, monkeypatch, folder):
    monkeypatch.setattr("psutil._pslinux.POWER_SUPPLY_PATH", str(power / folder))
    assert Machine(power).battery() is None


@pytest.mark.parametrize(
    ("told", "battery"),
    [
        (Charge(82.6, power_plugged=True), Battery(83, is_plugged=True)),
        (Charge(9, power_plugged=False), Battery(9, is_plugged=False)),
        (Charge(255, power_plugged=True), None),
        (None, None),
    ],
    ids=["mains", "battery", "windows-knows-none", "none"],
)
def test_the_battery_as_any_system_tells_it(told, battery, tmp_path, monkeypatch):
    monkeypatch.setattr(psutil, "sensors_battery", lambda: told)
    assert Machine(tmp_path).battery() == battery


def test_a_system_that_tells_nothing_of_batteries(monkeypatch):
    monkeypatch.delattr(psutil, "sensors_battery")
    assert Machine().battery() is None


@pytest.mark.parametrize(
    ("folders", "service"),
    [
        ("OneDrive/Documents", "OneDrive"),
        ("OneDrive - Club de Percé", "OneDrive"),
        ("Dropbox", "Dropbox"),
        ("Google Drive/Whist", "Google Drive"),
        ("Mon Drive", "Google Drive"),
        ("Library/Mobile Documents/com~apple~CloudDocs", "iCloud"),
        ("iCloudDrive", "iCloud"),
        ("Library/CloudStorage/GoogleDrive-club@example.net/My Drive", "Google Drive"),
        ("Documents", ""),
        ("Drive de Noël", ""),
    ],
)
def test_a_synchronised_folder_is_known_by_its_name(folders, service):
    assert synchroniser(Path("/home/rita") / folders / "club.whist") == service


def test_a_synchronised_folder_is_known_by_what_lies_in_it(tmp_path):
    (tmp_path / ".stfolder").mkdir()
    place = tmp_path / "whist" / "club.whist"
    assert Machine().whereabouts(place).service == "Syncthing"
    assert Machine().whereabouts(place).ground is Ground.SYNCHRONISED


def test_onedrive_is_known_wherever_windows_says_it_is(tmp_path, monkeypatch):
    monkeypatch.setenv("OneDrive", str(tmp_path / "moved"))
    assert synchroniser(tmp_path / "moved" / "club.whist") == "OneDrive"


def test_a_folder_of_ones_own_is_a_good_place(tmp_path):
    assert Machine().whereabouts(tmp_path / "club.whist").ground is Ground.OWN_DISK


def test_a_share_of_windows_is_on_the_network():
    drives = [Disk("C:\\", "NTFS", "rw,fixed"), Disk("Z:\\", "", "rw,remote")]
    assert is_on_network(PureWindowsPath(r"\\salle\club\club.whist"), drives)
    assert is_on_network(PureWindowsPath(r"Z:\club.whist"), drives)
    assert not is_on_network(PureWindowsPath(r"C:\Users\Rita\club.whist"), drives)


@pytest.mark.parametrize("kind", ["cifs", "nfs4", "smbfs", "fuse.sshfs"])
def test_the_nearest_mounted_folder_says_what_kind_of_disk_it_is(kind):
    mounted = [Disk("/", "ext4"), Disk("/mnt/la salle", kind), Disk("/mnt", "tmpfs")]
    assert is_on_network(PurePosixPath("/mnt/la salle/club.whist"), mounted)
    assert not is_on_network(PurePosixPath("/mnt/clé/club.whist"), mounted)
    assert not is_on_network(PurePosixPath("/home/club.whist"), mounted)


def test_what_was_mounted_last_in_a_place_counts():
    mounted = [Disk("/", "ext4"), Disk("/media/club", "ext4"), Disk("/media/club", "cifs")]
    assert is_on_network(PurePosixPath("/media/club/club.whist"), mounted)


def test_a_mounted_share_is_the_network(tmp_path, monkeypatch):
    shares = [Disk("/", "ext4"), Disk(str(tmp_path), "cifs")]
    monkeypatch.setattr(psutil, "disk_partitions", lambda **_: shares)
    assert Machine().whereabouts(tmp_path / "club.whist").ground is Ground.NETWORK
