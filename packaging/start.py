"""Sets up and starts the program on a machine that has only Python 3.11 or later.

python3 packaging/start.py                  the program
python3 packaging/start.py FILE | VERB …    the program with what it is given (see README)
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
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import debian

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".venv"
STAMP = ENVIRONMENT / "whist-td.json"
RUNTIME_LOCK = ROOT / "packaging" / "requirements.lock"
DEVELOPMENT_LOCK = ROOT / "packaging" / "requirements-dev.lock"
DEMO_FOLDER = "whist-td-demo"
ALL_TESTS = ["--numprocesses", "auto", "--dist", "worksteal"]
MEMORY_DISK = Path("/dev/shm")  # noqa: S108 - tests make folders of their own there
"""Where Linux has a disk in memory: the tests write thousands of files that must be synced."""
MEMORY_DISK_ROOM = 3 * 1024**3
VERB = re.compile(r"[a-z-]+")
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
    """Say so in a sentence when this Python is too old for the program."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this script is what an old Python meets
        here = ".".join(map(str, sys.version_info[:2]))
        stop(
            f"Whist TD demande Python 3.11 ou plus récent; celui-ci est {here}. "
            "Essayez par exemple: python3.12 packaging/start.py",
            f"Whist TD needs Python 3.11 or later; this is {here}. "
            "Try for example: python3.12 packaging/start.py",
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
    say(
        "Préparation de Whist TD dans .venv (une seule fois; environ 100 Mo à télécharger)…",
        "Setting up Whist TD in .venv (only once; about 100 MB to download)…",
    )
    if not installed:
        make_environment(clear=ENVIRONMENT.exists() and not usable)
    install(locks[-1])
    STAMP.write_text(json.dumps(installed | wanted, indent=2) + "\n", encoding="utf-8")


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
        require_packages([debian.venv_package()])
    command = [sys.executable, "-m", "venv", *(["--clear"] if clear else []), str(ENVIRONMENT)]
    if subprocess.run(command, check=False).returncode != 0:
        stop(
            f"L’environnement {ENVIRONMENT} n’a pas pu être créé. Le dossier est-il protégé, "
            "le disque plein, ou Whist TD encore ouvert?",
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
            "fois seulement; relancez la même commande, elle reprendra.",
            "The installation did not finish (see above). The internet is needed the first time "
            "only; give the same command again, and it will go on.",
        )


# The system's libraries


def require_qt_libraries(surroundings: dict[str, str]) -> None:
    """See to it that all libraries that Qt will load are on this system."""
    if not ON_LINUX:
        return
    plugins = debian.platform_plugins(surroundings)
    packages = debian.packages_for(missing_qt_libraries(plugins))
    if packages:
        require_packages(packages)
    still_missing = missing_qt_libraries(plugins)
    if still_missing:
        libraries = ", ".join(still_missing)
        stop(
            f"Il manque à ce système des bibliothèques que Qt demande: {libraries}. "
            "Installez les paquets qui les contiennent, puis relancez la même commande.",
            f"This system lacks libraries that Qt needs: {libraries}. "
            "Install the packages that hold them, then give the same command again.",
        )


def missing_qt_libraries(plugins: list[str]) -> list[str]:
    """Name the libraries that the installed Qt does not find."""
    pyside = next(ENVIRONMENT.glob("lib/python3*/site-packages/PySide6"), None)
    return [] if pyside is None else debian.missing_libraries(debian.qt_libraries(pyside, plugins))


def require_packages(packages: list[str]) -> None:
    """Install packages of the system where we may; otherwise say how, and stop."""
    if not debian.is_debian():
        return
    names = " ".join(packages)
    if debian.may_install():
        say(f"Installation de paquets du système: {names}", f"Installing system packages: {names}")
        if debian.install(packages):
            return
    stop(
        "Il manque des paquets du système. Collez cette ligne, puis relancez la même commande:",
        "Some packages of the system are missing. Paste this line, then give the same command "
        f"again:\n\n    {debian.advice(packages)}\n",
    )


# The program itself


def opens_window(arguments: list[str]) -> bool:
    """Whether the program will open its window: with no argument, or with a club file.

    >>> opens_window([]), opens_window(["club.whist"]), opens_window(["standings", "club.whist"])
    (True, True, False)
    """
    return not arguments or VERB.fullmatch(arguments[0]) is None


def has_display(surroundings: dict[str, str]) -> bool:
    """Whether there is a screen to open a window on; elsewhere than on Linux there always is."""
    return not ON_LINUX or bool(debian.platform_plugins(surroundings))


def demo_instead(arguments: list[str]) -> list[str]:
    """Play the demo evening where no window can open, unless something else was asked for."""
    if arguments:
        return arguments
    folder = free_folder(Path.cwd() / DEMO_FOLDER)
    say(
        f"Aucun écran ici: Whist TD joue plutôt sa soirée de démonstration dans {folder}",
        f"No display here: Whist TD plays its demo evening instead, into {folder}",
    )
    return ["demo", str(folder)]


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
