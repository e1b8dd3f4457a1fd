"""Makes the disk image of the app in build/program, on a Mac.

Without a certificate the app is signed for this Mac alone ("ad hoc"), which Apple's chips demand;
a certificate's name in WHIST_TD_IDENTITY signs it for everybody, with what notarising asks for.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build

APP = "Whist TD.app"


def main() -> None:
    """Sign the app, and lay it beside a way to the folder of programs."""
    identity = os.environ.get("WHIST_TD_IDENTITY", "-")
    hardened = [] if identity == "-" else ["--options", "runtime", "--timestamp"]
    result = build.BUILD / f"whist-td-{build.version()}-macos-{platform.machine()}.dmg"
    with TemporaryDirectory() as scratch:
        app = Path(scratch) / "Whist TD" / APP
        shutil.copytree(build.PROGRAM, app, symlinks=True)
        sign = ["codesign", "--force", "--deep", "--sign", identity, *hardened, str(app)]
        subprocess.run(sign, check=True)
        subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)
        (app.parent / "Applications").symlink_to("/Applications")
        image = ["hdiutil", "create", "-volname", "Whist TD", "-format", "UDZO", "-ov"]
        subprocess.run([*image, "-srcfolder", str(app.parent), str(result)], check=True)
    print(f"{result}: {result.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
