"""Makes build/whist-td-VERSION-linux.tar.xz of build/program, for a Linux that is no Debian.

It runs where it is unpacked, by bin/whist-td; share/ has what a desktop is told of it. The Flatpak
in org.whist_td.WhistTD.yml is built of it.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build
import deb


def main() -> None:
    """Write the archive and say where it is."""
    name = f"{deb.NAME}-{build.version()}"
    result = build.BUILD / f"{name}-linux.tar.xz"
    with TemporaryDirectory() as scratch:
        deb.lay_out(Path(scratch) / name)
        deb.settle(Path(scratch) / name)
        command = ["tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--xz"]
        command += ["--format=gnu", f"--directory={scratch}", "--create", f"--file={result}", name]
        subprocess.run(command, check=True)
    print(f"{result}: {result.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
