"""Sets up and starts the program on a machine that has only Python 3.11 or later.

python3 packaging/start.py                  the program
python3 packaging/start.py FILE | VERB …    the program with what it is given (README)
python3 packaging/start.py test …           its tests, all of them on every core; what follows
                                            goes to pytest

The first time, it makes .venv beside this checkout and installs what packaging/requirements.lock
pins, to the byte. After that it only starts. It needs nothing but the standard library.
"""

# Read by old Pythons too, which must get as far as our sentence about them.
from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from whist_td.cli import names  # noqa: E402 - a checkout is not installed
from whist_td.kit import system_libraries  # noqa: E402

ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "whist-td.json"
RUNTIME_LOCK = ROOT / "packaging" / "requirements.lock"
DEVELOPMENT_LOCK = ROOT / "packaging" / "requirements-dev.lock"
DEMO_FOLDER = "whist-td-demo"
ALL_TESTS = ["--numprocesses", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"]
"""One worker more than there are cores: some tests wait, as people between two clicks do."""
MEMORY_DISK = Path("/dev/shm")  # noqa: S108 - tests make folders of their own there
"""Where Linux has a disk in memory: the tests write thousands of files that must be synced."""
MEMORY_DISK_ROOM = 3 * 1024**3
OLDEST, NEWEST = (3, 11), (3, 15)
"""The Pythons for which what the lock pins is to be had."""
LEAST_GLIBC = {"x86_64": (2, 34), "aarch64": (2, 39)}
"""On which chips of Linux Qt is to be had ready made, and with how old a C library."""
ON_WINDOWS = os.name == "nt"
ON_LINUX = sys.platform.startswith("linux")


def main(arguments: list[str]) -> int:
    """Make ready what is missing, then become the program or its tests."""
    require_python()
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT)}
    if arguments[:1] == ["test"]:
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
        # Every worker, and every program that a test starts, would read all modules anew.
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        if has_room(MEMORY_DISK):
            surroundings.setdefault("TMPDIR", str(MEMORY_DISK))
        prepare_environment([RUNTIME_LOCK, DEVELOPMENT_LOCK])
        require_qt_libraries(surroundings)
        os.chdir(ROOT)
        return become(["pytest", *(arguments[1:] or ALL_TESTS)], surroundings)
    prepare_environment([RUNTIME_LOCK])
    if opens_window(arguments):
        if not has_display(surroundings):
            return become(["whist_td", *demo_instead(arguments)], surroundings)
        require_qt_libraries(surroundings)
    return become(["whist_td", *arguments], surroundings)


def require_python() -> None:
    """Go on with a Python that will do where this one is too old or too new, or say which does."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return
    fitting = next(fitting_pythons(), None)
    if fitting:
        sys.exit(subprocess.call([*fitting, *sys.argv]))
    here, example = dotted(sys.version_info[:2]), dotted((NEWEST[0], NEWEST[1] - 1))
    stop(
        f"Whist TD demande Python {dotted(OLDEST)} à {dotted(NEWEST)} ; celui-ci est {here}, et "
        f"aucun autre n’a été trouvé. Installez Python {example}, puis relancez la même commande.",
        f"Whist TD needs Python {dotted(OLDEST)} to {dotted(NEWEST)}; this is {here}, and no "
        f"other was found. Install Python {example}, then give the same command again.",
    )


def fitting_pythons() -> Iterator[list[str]]:
    """Yield how the Pythons that will do are started here, the newest but one first."""
    minors = [*range(NEWEST[1] - 1, OLDEST[1] - 1, -1), NEWEST[1]]
    for version in (dotted((NEWEST[0], minor)) for minor in minors):
        command = ["py", f"-{version}"] if ON_WINDOWS else [f"python{version}"]
        if shutil.which(command[0]) and answers(command):
            yield command


def answers(python: list[str]) -> bool:
    """Tell whether a Python is there and can make an environment: some come without."""
    asked = subprocess.run(
        [*python, "-c", "import venv"],
        check=False,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    return asked.returncode == 0


def dotted(version: tuple[int, ...]) -> str:
    """Write a version as people do.

    >>> dotted((3, 11))
    '3.11'
    """
    return ".".join(map(str, version))


def require_ready_made_qt() -> None:
    """Say so in a sentence where Qt is not to be had ready made for this Linux."""
    name, glibc = platform.libc_ver()
    least = LEAST_GLIBC.get(platform.machine())
    if not ON_LINUX or (
        name == "glibc" and least and tuple(map(int, glibc.split(".")[:2])) >= least
    ):
        return
    here = f"{platform.machine()}, {name or '?'} {glibc}".strip()
    known = ", ".join(f"{chip}: glibc {dotted(version)}" for chip, version in LEAST_GLIBC.items())
    stop(
        f"Pour cet ordinateur ({here}), Qt n’existe pas prêt à l’emploi. Il faut un Linux plus "
        f"récent ou un autre ordinateur ({known}).",
        f"For this computer ({here}) there is no ready-made Qt. It takes a newer Linux or another "
        f"computer ({known}).",
    )


def has_room(folder: Path) -> bool:
    """Tell whether a folder is there, may be written and has room for what the tests write."""
    is_there = folder.is_dir() and os.access(folder, os.W_OK)
    return is_there and shutil.disk_usage(folder).free > MEMORY_DISK_ROOM


# The environment


def prepare_environment(locks: list[Path]) -> None:
    """Install what these locks pin, unless that has been done already.

    The last lock holds all that those before it hold.
    """
    wanted = {lock.name: fingerprint(lock) for lock in locks}
    usable = is_usable()
    installed = read_stamp() if usable else {}
    if wanted.items() <= installed.items():
        return
    require_ready_made_qt()
    say(*(AFRESH if not installed else ANEW))
    if not installed:
        make_environment(clear=ENVIRONMENT.exists() and not usable)
    install(locks[-1])
    STAMP.write_text(json.dumps(installed | wanted, indent=2) + "\n", encoding="utf-8")


AFRESH = (
    "Préparation de Whist TD dans .venv, une seule fois : 122 Mo à télécharger, puis 30 secondes…",
    "Setting up Whist TD in .venv, only once: 122 MB to download, then some thirty seconds…",
)
ANEW = (
    "Mise à jour de Whist TD dans .venv : seul ce qui manque est téléchargé…",
    "Updating Whist TD in .venv: only what is missing is downloaded…",
)


def fingerprint(lock: Path) -> str:
    """Tell one content of a lock from any other."""
    return hashlib.sha256(lock.read_bytes()).hexdigest()


def read_stamp() -> dict[str, str]:
    """Return the fingerprints of what was installed last, and nothing where that is not known."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_usable() -> bool:
    """Whether .venv is there, whole, and of the Python that is running now."""
    try:
        description = (ENVIRONMENT / "pyvenv.cfg").read_text(encoding="utf-8")
    except OSError:
        return False
    here = rf"{sys.version_info[0]}\.{sys.version_info[1]}\."
    of_this_python = re.search(rf"^version(_info)?\s*=\s*{here}", description, re.MULTILINE)
    return of_this_python is not None and environment_python().exists()


def environment_python() -> Path:
    """Where the environment keeps its Python on this system."""
    return ENVIRONMENT / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")


def make_environment(*, clear: bool) -> None:
    """Make .venv, from nothing where what is there is of no use."""
    if importlib.util.find_spec("ensurepip") is None:
        require_packages([system_libraries.venv_package()])
    command = [sys.executable, "-m", "venv", *(["--clear"] if clear else []), str(ENVIRONMENT)]
    if subprocess.run(command, check=False).returncode != 0:
        stop(
            f"L’environnement {ENVIRONMENT} n’a pas pu être créé. Le dossier est-il protégé, "
            "le disque plein, ou Whist TD encore ouvert ?",
            f"The environment {ENVIRONMENT} could not be made. Is the folder protected, "
            "the disk full, or Whist TD still open?",
        )


def install(lock: Path) -> None:
    """Install exactly the files whose hashes the lock knows."""
    command = [str(environment_python()), "-m", "pip", "install", "--no-input"]
    command += ["--disable-pip-version-check", "--require-hashes", "--only-binary=:all:"]
    # What the tests import of it they compile by themselves, on every core; pip takes one.
    command += ["--no-compile"] if lock == DEVELOPMENT_LOCK else []
    command += [] if sys.stdout.isatty() else ["--quiet"]
    if subprocess.run([*command, "--requirement", str(lock)], check=False).returncode != 0:
        stop(
            "L’installation n’a pas abouti (voir ci-dessus). Internet est nécessaire la première "
            "fois seulement ; vérifiez-le, puis relancez la même commande.",
            "The installation did not finish (see above). The internet is needed the first time "
            "only; see that it is there, then give the same command again.",
        )


# The system's libraries


def require_qt_libraries(surroundings: dict[str, str]) -> None:
    """See to it that all libraries that Qt will load are on this system."""
    pyside = next(ENVIRONMENT.glob("lib/python3*/site-packages/PySide6"), None)
    if not ON_LINUX or pyside is None:
        return
    plugins = system_libraries.platform_plugins(surroundings)
    files = system_libraries.qt_libraries(pyside, plugins)
    packages = system_libraries.packages_for(system_libraries.missing_libraries(files))
    if packages:
        require_packages(packages)
    still_missing = system_libraries.missing_libraries(files)
    if still_missing:
        stop(*system_libraries.missing(still_missing))


def require_packages(packages: list[str]) -> None:
    """Install packages of the system where we may; otherwise say how, and stop."""
    if not system_libraries.is_debian():
        return
    listed = " ".join(packages)
    if system_libraries.may_install():
        say(f"Installation de paquets du système : {listed}", f"Installing packages: {listed}")
        if system_libraries.install(packages):
            return
    stop(*system_libraries.missing_packages(packages))


# The program itself


def opens_window(arguments: list[str]) -> bool:
    """Whether the program will open its window: with no verb, or with a club file.

    >>> opens_window(["--lang", "fr"]), opens_window(["club.whist"]), opens_window(["standings"])
    (True, True, False)
    """
    return not names.asks_for_command(arguments)


def has_display(surroundings: dict[str, str]) -> bool:
    """Whether there is a screen to open a window on; elsewhere than on Linux there always is."""
    return not ON_LINUX or bool(system_libraries.platform_plugins(surroundings))


def demo_instead(arguments: list[str]) -> list[str]:
    """Play the demo evening where no window can open, unless something else was asked for."""
    if names.without_language(arguments):
        return arguments
    folder = free_folder(Path.cwd() / DEMO_FOLDER)
    say(
        f"Aucun écran ici : Whist TD joue plutôt sa soirée de démonstration dans {folder}",
        f"No display here: Whist TD plays its demo evening instead, into {folder}",
    )
    return [*arguments, "demo", str(folder)]


def free_folder(folder: Path) -> Path:
    """Return this folder or, where there is one already, the next free name after it."""
    number, candidate = 1, folder
    while candidate.exists():
        number += 1
        candidate = folder.with_name(f"{folder.name}-{number}")
    return candidate


def become(module: list[str], surroundings: dict[str, str]) -> int:
    """Give this process over to a module of the environment, and its exit code to our caller."""
    command = [str(environment_python()), "-m", *module]
    sys.stdout.flush()
    if not ON_WINDOWS:  # there, exec would return to the terminal before the program ends
        os.execve(command[0], command, surroundings)  # noqa: S606 - no shell is wanted
    return subprocess.run(command, env=surroundings, check=False).returncode


def say(french: str, english: str) -> None:
    """Tell a person something in both languages, before we know which is hers."""
    print(french, english, sep="\n", flush=True)


def stop(french: str, english: str) -> NoReturn:
    """Say what is wrong and what would do, and give up."""
    print(french, english, sep="\n", file=sys.stderr, flush=True)
    sys.exit(1)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal of 1990 shows "?", and goes on
    sys.exit(main(sys.argv[1:]))
