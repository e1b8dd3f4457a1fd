"""What a window needs of Linux: a screen, and libraries, with the packages that hold them.

Qt's own message is not to be trusted: without libxcb-icccm4 it asks for libxcb-cursor0. So each
library that Qt loads is asked for what it does not find.

`packaging/start.py` and the program itself say the same sentences, in both languages: nobody knows
yet which is the reader's. It needs nothing but the standard library.

The voice of the room window is an extra: nothing else needs it, and without it a line says why it
is silent. `.venv/bin/python -m whist_td.kit.system_libraries` tells which packages it wants here.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Sentence(NamedTuple):
    """The same thing in both languages."""

    french: str
    english: str

    @property
    def lines(self) -> str:
        """Both, a line each, as they are written to a terminal."""
        return f"{self.french}\n{self.english}\n"


NO_SCREEN = Sentence(
    "Aucun écran ici : la fenêtre de Whist TD ne peut pas s’ouvrir. Lancez-le depuis une session "
    "avec écran ; sans écran, « --help » dit ce qu’il sait faire.",
    "No display here: the window of Whist TD cannot open. Start it from a session with a screen; "
    "without one, “--help” tells what it can do.",
)

NOT_FOUND = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
INSTALL = ["apt-get", "install", "-y", "--no-install-recommends"]

# The packages of Debian 12 and 13 and of Ubuntu 22.04 and later that hold what Qt 6 links to.
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libspeechd.so.2": "libspeechd2",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}

# Qt speaks through speech-dispatcher, which speaks through an engine; espeak-ng knows French.
QT = "PySide6-Essentials"
ENGINE = ["speech-dispatcher", "speech-dispatcher-espeak-ng"]


def venv_package() -> str:
    """Name the package with which this very Python can make an environment."""
    return f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


def platform_plugins(surroundings: Mapping[str, str]) -> list[str]:
    """Name the ways to the screen that Qt will try here; none where there is no screen."""
    asked_for = surroundings.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if asked_for:
        return [asked_for]
    screens = {"DISPLAY": "xcb", "WAYLAND_DISPLAY": "wayland"}
    return [plugin for variable, plugin in screens.items() if surroundings.get(variable)]


def qt_libraries(pyside: Path, plugins: Iterable[str]) -> list[Path]:
    """List the files of Qt whose needs stand for all the others'."""
    platforms = pyside / "Qt" / "plugins" / "platforms"
    modules = (pyside / f"{name}.abi3.so" for name in ("QtWidgets", "QtNetwork"))
    files = [*modules, *(platforms / f"libq{name}.so" for name in plugins)]
    return [file for file in files if file.exists()]


def voice_libraries(pyside: Path) -> list[Path]:
    """List the files of Qt that speak and ring; none where PySide6-Addons is not installed."""
    plugin = pyside / "Qt" / "plugins" / "texttospeech" / "libqtexttospeech_speechd.so"
    files = [pyside / "QtTextToSpeech.abi3.so", pyside / "QtMultimedia.abi3.so", plugin]
    return [file for file in files if file.exists()]


def voice_packages(pyside: Path) -> list[str]:
    """Name the packages that the voice still wants on this system."""
    libraries = packages_for(missing_libraries(voice_libraries(pyside)))
    return libraries + ([] if shutil.which("speech-dispatcher") else ENGINE)


def missing_libraries(files: Iterable[Path]) -> list[str]:
    """Ask the system's loader what these files link to and do not find."""
    paths = [str(file) for file in files]
    if not paths or shutil.which("ldd") is None:
        return []
    answer = subprocess.run(
        ["ldd", *paths], check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    return not_found(answer.stdout)


def not_found(answer: str) -> list[str]:
    r"""Read the missing libraries out of ldd's answer, each once.

    >>> not_found("libGL.so.1 => not found\n\tlibm.so.6 => /lib/libm.so.6 (0x1)\n")
    ['libGL.so.1']
    """
    return sorted(set(NOT_FOUND.findall(answer)))


def packages_for(libraries: Iterable[str]) -> list[str]:
    """Name the packages that hold these libraries, as far as they are known here.

    >>> packages_for(["libglib-2.0.so.0", "libgthread-2.0.so.0", "libunheard-of.so.1"])
    ['libglib2.0-0']
    """
    return sorted({PACKAGES[library] for library in libraries if library in PACKAGES})


def lacking(pyside: Path, surroundings: Mapping[str, str]) -> Sentence | None:
    """Say what a window still needs of this system, and how to get it; nothing where all is there.

    >>> lacking(Path("nowhere"), {}) == NO_SCREEN, lacking(Path("nowhere"), {"DISPLAY": ":0"})
    (True, None)
    """
    plugins = platform_plugins(surroundings)
    libraries = missing_libraries(qt_libraries(pyside, plugins))
    if libraries:
        return missing(libraries)
    return None if plugins else NO_SCREEN


def not_loaded(error: ImportError) -> int:
    """Say which libraries Qt did not find, and return the exit code; any other error is raised.

    Raises what it is given where no library of the system is missing.
    """
    library, found, _ = str(error).partition(": cannot open shared object file")
    qt = find_spec("PySide6")
    if not found or qt is None or not qt.submodule_search_locations:
        raise error
    pyside = Path(qt.submodule_search_locations[0])
    files = qt_libraries(pyside, platform_plugins(os.environ))
    sys.stderr.write(missing(missing_libraries(files) or [library]).lines)
    return 2


def missing(libraries: list[str]) -> Sentence:
    """Say which libraries are missing, and the line that installs them where it is known."""
    packages = packages_for(libraries)
    if packages and is_debian():
        return missing_packages(packages)
    names = ", ".join(libraries)
    return Sentence(
        f"Il manque à ce système des bibliothèques que Qt demande : {names}. "
        "Installez les paquets qui les contiennent, puis relancez la même commande.",
        f"This system lacks libraries that Qt needs: {names}. "
        "Install the packages that hold them, then give the same command again.",
    )


def missing_packages(packages: list[str]) -> Sentence:
    """Say that packages of the system are missing, with the line that installs them."""
    return Sentence(
        "Il manque des paquets du système. Collez cette ligne, puis relancez la même commande :",
        "Some packages of the system are missing. Paste this line, then give the same command "
        f"again:\n\n    {advice(packages)}\n",
    )


def is_debian() -> bool:
    """Whether this system gets its packages with apt."""
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Whether we are the system's administrator, as in a container or in CI."""
    return is_debian() and os.geteuid() == 0


def install(packages: list[str]) -> bool:
    """Fetch the list of packages and install these, asking nothing."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    commands = [["apt-get", "update", "-qq"], [*INSTALL, "-qq", *packages]]
    return all(
        subprocess.run(command, check=False, env=quiet, stdin=subprocess.DEVNULL).returncode == 0
        for command in commands
    )


def advice(packages: list[str]) -> str:
    """Write the one line that a person copies to install these packages.

    >>> advice(["libegl1", "libgl1"])
    'sudo apt install --no-install-recommends libegl1 libgl1'
    """
    return "sudo apt install --no-install-recommends " + shlex.join(packages)


def addons() -> str:
    """Write the line that installs Qt's sound package, of the same version as the rest of Qt."""
    command = [sys.executable, "-m", "pip", "install", f"PySide6-Addons=={version(QT)}"]
    return shlex.join(command)


def told_voice(files: list[Path], packages: list[str]) -> str:
    """Say what the voice wants, in French and in English.

    >>> print(told_voice([Path("QtTextToSpeech.abi3.so")], []))
    La voix de la salle a tout ce qu’il lui faut.
    The voice of the room has everything it needs.
    """
    lines = []
    if not files:
        lines.append(addons())
    if packages:
        lines.append(advice(packages))
    if not lines:
        return (
            "La voix de la salle a tout ce qu’il lui faut.\n"
            "The voice of the room has everything it needs."
        )
    heading = "Pour la voix de la salle, collez :\nFor the voice of the room, paste:\n\n"
    return heading + "\n".join(f"    {line}" for line in lines)


def main() -> None:
    """Tell what the voice of the room still wants in this environment."""
    pyside = Path(sysconfig.get_path("platlib")) / "PySide6"
    sys.stdout.write(f"{told_voice(voice_libraries(pyside), voice_packages(pyside))}\n")


if __name__ == "__main__":
    main()
