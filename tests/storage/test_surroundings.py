"""What the computer tells of its disk and battery, and of the folder a file lies in."""

from pathlib import Path, PureWindowsPath

import pytest

from whist_td.desk.health import Battery, Ground
from whist_td.storage.surroundings import (
    NETWORK_DISKS,
    Machine,
    disk_kind,
    is_windows_share,
    linux_battery,
    mac_battery,
    mac_mounts,
    synchroniser,
)


def supply(folder: Path, name: str, **told: str) -> None:
    (folder / name).mkdir(parents=True)
    for file, text in told.items():
        (folder / name / file).write_text(f"{text}\n")


def test_the_room_on_the_disk_is_told(tmp_path):
    assert Machine().free_bytes(tmp_path / "club.whist") > 0
    assert Machine().free_bytes(tmp_path / "nowhere" / "club.whist") is None


def test_a_laptop_on_its_battery(tmp_path):
    supply(tmp_path, "AC", type="Mains", online="0")
    supply(tmp_path, "BAT0", type="Battery", capacity="37", status="Discharging")
    assert linux_battery(tmp_path) == Battery(37, is_plugged=False)


@pytest.mark.parametrize("status", ["Charging", "Full"])
def test_a_laptop_that_charges_is_plugged_in(tmp_path, status):
    supply(tmp_path, "BAT0", type="Battery", capacity="37", status=status)
    assert linux_battery(tmp_path) == Battery(37, is_plugged=True)


def test_the_battery_of_a_mouse_is_not_the_computers(tmp_path):
    supply(tmp_path, "hid-1", type="Battery", scope="Device", capacity="5", status="Discharging")
    assert linux_battery(tmp_path) is None


def test_a_computer_without_a_battery(tmp_path):
    assert linux_battery(tmp_path / "nothing") is None


@pytest.mark.parametrize(
    ("told", "battery"),
    [
        (
            "Now drawing from 'AC Power'\n -Int (id=1)\t83%; charging; 1:02",
            Battery(83, is_plugged=True),
        ),
        ("Now drawing from 'Battery Power'\n -Int\t9%; discharging;", Battery(9, is_plugged=False)),
        ("Now drawing from 'AC Power'\n", None),
        ("", None),
    ],
)
def test_the_battery_of_a_mac(told, battery):
    assert mac_battery(told) == battery


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
    assert is_windows_share(PureWindowsPath(r"\\salle\club\club.whist"))
    assert not is_windows_share(PureWindowsPath(r"C:\Users\Rita\club.whist"))


def test_the_nearest_mounted_folder_says_what_kind_of_disk_it_is():
    mounts = [("/", "ext4"), ("/mnt/salle", "cifs"), ("/mnt", "tmpfs")]
    assert disk_kind(Path("/mnt/salle/club.whist"), iter(mounts)) in NETWORK_DISKS
    assert disk_kind(Path("/mnt/clé/club.whist"), iter(mounts)) == "tmpfs"
    assert disk_kind(Path("/home/club.whist"), iter(mounts)) == "ext4"


def test_what_macos_says_is_mounted():
    told = "/dev/disk1 on / (apfs, local)\n//rita@salle/club on /Volumes/le club (smbfs, nodev)\n"
    assert list(mac_mounts(told)) == [("/", "apfs"), ("/Volumes/le club", "smbfs")]
