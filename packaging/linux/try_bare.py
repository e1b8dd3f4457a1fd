"""Tries the first start on bare machines: `python3 packaging/linux/try_bare.py [--only WORD]`.

As root on Debian, with debootstrap and xvfb. Each machine is a Debian with nothing but what its
line says, in a folder that is thrown away; a person gives one command there, or as root where the
line says so. It must end in the window or in one sentence, never in a traceback; what the person
reads is printed. What is committed is tried. Needs the internet, some minutes, and two gigabytes.
Of chips that are not here the registry is asked, from which C library on it has Qt ready made.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from start import LEAST_GLIBC, NEWEST, OLDEST, ROOT, RUNTIME_LOCK, dotted

BASES = Path("/var/tmp/whist-td-bare")  # noqa: S108 - kept from one trial to the next, for root
"""Where the bare Debians are."""
START, PIP = "packaging/start.py --quit-when-ready", "venv/bin/pip install --quiet ."
WINDOW, PASTE = r'"ready_ms"', r"Paste this line, .*\n\n    sudo apt install .*"
FOLDER = "/home/volunteer/whist-td"
ENTER = """
set -eu
mount --bind /dev "$1/dev"
mount -t proc proc "$1/proc"
exec chroot "$@"
"""
MINUTES = 10
ENDS, LEAST_MANYLINUX = (OLDEST, NEWEST), 17


@dataclass(frozen=True)
class Machine:
    """A bare Debian, the command that is given there, and what it must end in."""

    name: str
    suite: str
    packages: str
    command: str
    ends_in: str
    screen: bool = True
    root: bool = False


MACHINES = (
    Machine("no Python", "bookworm", "", f"python3 {START}", r"python3: (command )?not found"),
    Machine("Python alone", "bookworm", "python3", f"python3 {START}", PASTE + r"python3\.11-venv"),
    Machine("no libraries", "bookworm", "python3-venv", f"python3 {START}", PASTE + "libegl1"),
    Machine(
        "no display", "bookworm", "python3-venv", "python3 packaging/start.py",
        r"plays its demo evening.*(.*\n)*A complete event", screen=False,
    ),
    Machine("3.11, as root", "bookworm", "python3", f"python3 {START}", WINDOW, root=True),
    Machine("3.13, as root", "sid", "python3.13", f"python3.13 {START}", WINDOW, root=True),
    Machine("3.14, as root", "sid", "python3", f"python3 {START}", WINDOW, root=True),
    Machine("3.15, as root", "sid", "python3.15", f"python3.15 {START}", WINDOW, root=True),
    Machine("Python 3.9", "bullseye", "python3", f"python3 {START}", r"this is 3\.9, and no other"),
    Machine(
        "another chip", "bookworm", "python3-venv", f"setarch i686 python3 {START}",
        r"For this computer \(i686, glibc 2\.36\) there is no ready-made Qt",
    ),
    Machine(
        "pip, no display", "bookworm", "python3-venv libegl1 libgl1 libxkbcommon0 libdbus-1-3"
        " libfontconfig1 libglib2.0-0", f"python3 -m venv venv && {PIP} && venv/bin/whist-td",
        "No display here", screen=False,
    ),
    Machine(
        "pip, no libraries", "bookworm", "python3-venv",
        f"python3 -m venv venv && {PIP} && venv/bin/whist-td", PASTE + "libegl1",
    ),
)  # fmt: skip


def main() -> int:
    """Try each machine, and return how many ended otherwise than they should."""
    parser = ArgumentParser(description="Try the first start on bare machines.")
    parser.add_argument("--only", default="", help="only machines with this in their name")
    only = parser.parse_args().only
    with screen() as display:
        tried = [tried_on(each, display) for each in MACHINES if only in each.name]
    tried += [has_qt_from(chip, least) for chip, least in LEAST_GLIBC.items() if only in chip]
    return tried.count(False)


def tried_on(machine: Machine, display: str) -> bool:
    """Give a machine its command, show what the person reads, and tell whether it is right."""
    print(f"\n=== {machine.name} ({machine.suite}: {machine.packages or 'nothing'})", flush=True)
    with TemporaryDirectory(dir=bare(machine.suite).parent) as place:
        home = laid_out(machine, Path(place))
        begun = time.monotonic()
        said = inside(home, as_volunteer(machine), DISPLAY=display if machine.screen else "")
        took = time.monotonic() - begun
    is_right = re.search(machine.ends_in, said) and "Traceback" not in said
    print(said.strip())
    print(f"--- {'as it should' if is_right else 'WRONG'}, {took:.0f} s", flush=True)
    return bool(is_right)


def bare(suite: str) -> Path:
    """Return a Debian that has nothing but itself, made once."""
    base = BASES / suite
    if not (base / "made").exists():
        shutil.rmtree(base, ignore_errors=True)
        BASES.mkdir(parents=True, exist_ok=True)
        made = ["debootstrap", "--variant=minbase", suite, str(base)]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL)
        # A mirror may be behind; what it has is good enough to be tried on.
        late = base / "etc/apt/apt.conf.d/90late"
        late.write_text('Acquire::Check-Valid-Until "false";\n', encoding="ascii")
        (base / "made").touch()
    return base


def laid_out(machine: Machine, place: Path) -> Path:
    """Return a machine with its packages, a person's account, and our folder in it."""
    home = place / "machine"
    subprocess.run(["cp", "--archive", str(bare(machine.suite)), str(home)], check=True)
    certificates = os.environ.get("PIP_CERT")
    if certificates:
        shutil.copy(certificates, home / "certificates")
    install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends"
    if machine.packages:
        done = inside(home, f"({install} {machine.packages}) >/dev/null 2>&1 || echo failed")
        if done:
            sys.exit(f"{machine.packages}: not to be had of {machine.suite}")
    inside(home, "useradd --create-home volunteer")
    ours = home / FOLDER.removeprefix("/")
    ours.mkdir()
    files = subprocess.run(["git", "-C", str(ROOT), "archive", "HEAD"], check=True, stdout=-1)
    subprocess.run(["tar", "--extract", "-C", str(ours)], check=True, input=files.stdout)
    inside(home, f"chown -R volunteer {FOLDER}")
    return home


def as_volunteer(machine: Machine) -> str:
    """Return how the command is given: by a person, or by the one who administers the machine."""
    who = "" if machine.root else "runuser -u volunteer -- "
    return f"cd {FOLDER} && export HOME=/home/volunteer && {who}bash -c '{machine.command}'"


def inside(home: Path, command: str, **surroundings: str) -> str:
    """Give a command on a machine, and return all that it says."""
    known = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": "/"}
    if (home / "certificates").exists():
        known["PIP_CERT"] = "/certificates"
    enter = ["unshare", "--mount", "sh", "-c", ENTER, "sh", str(home), "bash", "-c", command]
    done = subprocess.run(
        enter,
        env=known | {name: value for name, value in surroundings.items() if value},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=MINUTES * 60,
        check=False,
    )
    return done.stdout


def has_qt_from(chip: str, least: tuple[int, int]) -> bool:
    """Tell whether Qt is to be had for a chip with this C library, and not with an older one."""
    older = (least[0], least[1] - 1)
    found = [(python, has_qt(chip, least, python), has_qt(chip, older, python)) for python in ENDS]
    is_right = all(fits and not fits_older for _python, fits, fits_older in found)
    print(
        f"\n=== {chip}: Qt from glibc {dotted(least)} on: {'as it should' if is_right else found}"
    )
    return is_right


def has_qt(chip: str, glibc: tuple[int, int], python: tuple[int, int]) -> bool:
    """Ask the registry for the Qt that is pinned, as pip would there."""
    pins = re.findall(
        r"^(pyside6-essentials==\S+) ; (.+) \\", RUNTIME_LOCK.read_text("utf-8"), re.M
    )
    is_newest = python == NEWEST
    (pin,) = (pin for pin, when in pins if (">=" in when) is is_newest)
    asked = [sys.executable, "-m", "pip", "install", "--dry-run", "--quiet", "--no-deps"]
    asked += ["--ignore-installed", "--only-binary=:all:", "--python-version", dotted(python)]
    asked += ["--target", str(BASES), pin]
    for minor in range(LEAST_MANYLINUX, glibc[1] + 1):
        asked += ["--platform", f"manylinux_{glibc[0]}_{minor}_{chip}"]
    return subprocess.run(asked, check=False, capture_output=True).returncode == 0


@contextmanager
def screen() -> Iterator[str]:
    """Lend a screen that nobody sees, whose number is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-ac"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as xvfb:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        yield f":{number}"
        xvfb.terminate()


if __name__ == "__main__":
    sys.exit(main())
