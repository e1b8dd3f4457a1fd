"""Makes build/whist-td_VERSION_ARCH.deb of build/program: `python3 packaging/linux/deb.py`.

By dpkg-deb alone: there is nothing to compile, and no script runs at installing or removing. What
Debian's own tools watch (`/usr/share/mime`, `applications`, `icons`) they bring up to date.
Needs: dpkg-dev.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import TextWrapper

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build
import man
import notes
from front_page import project

HERE = Path(__file__).resolve().parent
NAME, ID = "whist-td", "org.whist_td.WhistTD"
CONTROL = """\
Package: whist-td
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: cups-client
Homepage: {home}
Section: misc
Priority: optional
Description: run an evening of whist
 Whist TD takes a club through a whole whist event: entries, sheets, every
 round, and the standings a minute after the last hand. Military whist,
 duplicate Whiz and club nights, in French and in English.
 .
 Every change can be undone, and the whole night is on paper too. It works
 without the internet and brings along all that it needs of Python and Qt.
"""
CHANGELOG = """\
whist-td ({version}) unstable; urgency=medium

{changes}

 -- {maintainer}  {date}
"""
CHANGES = TextWrapper(78, initial_indent="  * ", subsequent_indent="    ", break_long_words=False)
COPYRIGHT = """\
Whist TD
========

{ours}
It brings along, each with its whole licence in /usr/lib/whist-td/_internal/LICENCES.txt:

{parts}

The LGPL, version 3, is in /usr/share/common-licenses/LGPL-3. Qt and PySide6 are
libraries of their own in that folder, and may be replaced by others.
"""
TITLE = re.compile(r"^(.+ – .+)\n=+$", re.MULTILINE)
ONLY_LOADED = ["libegl1", "libgl1", "libfontconfig1", "libxkbcommon0"]
"""What Qt loads by name in some of its plugins only."""


def main() -> None:
    """Write the package and say where it is."""
    os.umask(0o022)
    if not build.PROGRAM.is_dir():
        sys.exit(f"{build.PROGRAM} is not there: build first, with python3 packaging/build.py")
    architecture = _told("dpkg", "--print-architecture")
    result = build.BUILD / f"{NAME}_{build.version()}_{architecture}.deb"
    with TemporaryDirectory() as scratch:
        root = Path(scratch) / "root"
        lay_out(root / "usr")
        _leave_out_debians(root / "usr/lib" / NAME)
        _document(root / "usr/share/doc" / NAME)
        control(root, architecture)
        settle(root)
        command = ["dpkg-deb", "--root-owner-group", "--uniform-compression", "-Zxz", "--build"]
        dated = {**os.environ, "SOURCE_DATE_EPOCH": str(build.source_date())}
        subprocess.run([*command, str(root), str(result)], env=dated, check=True)
    print(f"{result}: {result.stat().st_size / 1e6:.0f} MB")


def lay_out(usr: Path) -> None:
    """Put the program into a tree as Linux has it: folder, start, icons, and what is told of it."""
    share, home = usr / "share", usr / "lib" / NAME
    shutil.copytree(build.PROGRAM, home, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    _copy(HERE / f"{ID}.desktop", share / "applications" / f"{ID}.desktop")
    _copy(HERE / f"{NAME}.mime.xml", share / "mime/packages" / f"{NAME}.xml")
    metainfo = (HERE / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    said = {
        "VERSION": build.version(),
        "DATE": f"{_day():%Y-%m-%d}",
        "HOME": project().home,
        "ISSUES": project().issues,
        "KEEPER": project().maintainer,
    }
    dated = re.sub(r"@([A-Z]+)@", lambda hole: said[hole[1]], metainfo)
    _write(share / "metainfo" / f"{ID}.metainfo.xml", dated)
    hicolor = share / "icons/hicolor"
    _copy(build.ROOT / "resources/whist-td.svg", hicolor / "scalable/apps" / f"{NAME}.svg")
    for picture in build.ICONS.glob("*.png"):
        if int(picture.stem) <= 256:  # noqa: PLR2004 - the largest that the theme knows
            _copy(picture, hicolor / f"{picture.stem}x{picture.stem}/apps" / f"{NAME}.png")
    for language, folder in (("en", "man1"), ("fr", "fr/man1")):
        _zip(share / "man" / folder / f"{NAME}.1.gz", man.page(home / NAME, language))


def _leave_out_debians(home: Path) -> None:
    """Take out the libraries that are Debian's own: the package asks for theirs."""
    for library in (home / "_internal").glob("lib*.so*"):
        if not library.is_symlink() and not library.name.startswith("libpython"):
            library.unlink()


def control(root: Path, architecture: str) -> None:
    """Write what dpkg is to know; Debian itself is asked which packages the libraries need."""
    files = [path for path in (root / "usr").rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) // 1024
    text = CONTROL.format(
        version=build.version(),
        architecture=architecture,
        maintainer=_maintainer(),
        home=project().home,
        size=size,
        depends=_depends(root),
    )
    _write(root / "DEBIAN/control", text)
    sums = subprocess.run(
        ["md5sum", *sorted(str(path.relative_to(root)) for path in files if not path.is_symlink())],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    _write(root / "DEBIAN/md5sums", sums.stdout)


def _maintainer() -> str:
    keeper = project()
    return f"{keeper.maintainer} <{keeper.email}>"


def _depends(root: Path) -> str:
    home = root / "usr/lib" / NAME
    libraries = [path for path in home.rglob("*.so*") if path.is_file()]
    own = sorted({f"-l{path.parent}" for path in libraries})
    with TemporaryDirectory() as scratch:
        _write(
            Path(scratch) / "debian/control",
            f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n",
        )
        found = subprocess.run(
            ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *own]
            + [f"-e{path}" for path in (home / NAME, *libraries)],
            cwd=scratch,
            check=True,
            capture_output=True,
            text=True,
        )
    named = found.stdout.strip().partition("=")[2].split(", ")
    known = {each.split()[0] for each in named}
    return ", ".join(sorted([*named, *(each for each in ONLY_LOADED if each not in known)]))


def _document(folder: Path) -> None:
    ours = (build.ROOT / "LICENSE").read_text(encoding="utf-8")
    licences = (build.PROGRAM / "_internal" / build.LICENCES).read_text(encoding="utf-8")
    titles = [title for title in TITLE.findall(licences) if " (Debian) – " not in title]
    parts = "\n".join(f"  {title}" for title in titles)
    _write(folder / "copyright", COPYRIGHT.format(ours=ours, parts=parts))
    changes = "\n".join(map(CHANGES.fill, notes.sentences()))
    date = _day().strftime("%a, %d %b %Y %H:%M:%S +0000")
    words = {"version": build.version(), "maintainer": _maintainer(), "date": date}
    _zip(folder / "changelog.gz", CHANGELOG.format(**words, changes=changes))
    _copy(HERE / "lintian-overrides", folder.parents[1] / "lintian/overrides" / NAME)


def settle(root: Path) -> None:
    """Let all have the rights and the hour that they have wherever this is built."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            is_program = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (build.source_date(), build.source_date()), follow_symlinks=False)


def _day() -> datetime:
    return datetime.fromtimestamp(build.source_date(), UTC)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _told(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
