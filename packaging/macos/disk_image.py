"""Makes the disk image of the app in build/program, on a Mac.

Without a certificate the app is signed for this Mac alone ("ad hoc"), which Apple's chips demand;
a certificate's name in WHIST_TD_IDENTITY signs it for everybody, with what notarising asks for. The
certificate itself may come in WHIST_TD_CERTIFICATE (base64) with WHIST_TD_CERTIFICATE_PASSWORD.
"""

import base64
import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import build

APP = "Whist TD.app"


def main() -> None:
    """Sign the app, lay it beside a way to the folder of programs, and have it notarised."""
    identity = os.environ.get("WHIST_TD_IDENTITY") or "-"
    if identity == "-":
        print("no certificate: signed for this Mac alone, others ask before they open it")
    hardened = [] if identity == "-" else ["--options", "runtime", "--timestamp"]
    result = build.BUILD / f"whist-td-{build.version()}-macos-{platform.machine()}.dmg"
    with TemporaryDirectory() as scratch:
        take_certificate(Path(scratch))
        app = Path(scratch) / "Whist TD" / APP
        shutil.copytree(build.PROGRAM, app, symlinks=True)
        sign = ["codesign", "--force", "--deep", "--sign", identity, *hardened, str(app)]
        subprocess.run(sign, check=True)
        subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)
        (app.parent / "Applications").symlink_to("/Applications")
        image = ["hdiutil", "create", "-volname", "Whist TD", "-format", "UDZO", "-ov"]
        subprocess.run([*image, "-srcfolder", str(app.parent), str(result)], check=True)
    notarise(result)
    print(f"{result}: {result.stat().st_size / 1e6:.0f} MB")


def take_certificate(scratch: Path) -> None:
    """Put the certificate that is given in base64 where codesign finds it, for this run alone."""
    given = os.environ.get("WHIST_TD_CERTIFICATE")
    if not given:
        return
    file, keychain, secret = scratch / "certificate.p12", scratch / "signing.keychain", "for-now"
    file.write_bytes(base64.b64decode(given))
    password = os.environ.get("WHIST_TD_CERTIFICATE_PASSWORD", "")
    for words in (
        ["create-keychain", "-p", secret, str(keychain)],
        ["unlock-keychain", "-p", secret, str(keychain)],
        ["import", str(file), "-k", str(keychain), "-P", password, "-T", "/usr/bin/codesign"],
        ["set-key-partition-list", "-S", "apple-tool:,apple:", "-k", secret, str(keychain)],
        ["list-keychains", "-d", "user", "-s", str(keychain), "login.keychain"],
    ):
        subprocess.run(["security", *words], check=True, stdout=subprocess.DEVNULL)


def notarise(image: Path) -> None:
    """Have Apple look at the image where WHIST_TD_NOTARY says as whom, and fasten the answer to it.

    It holds the words that `notarytool` takes: `--apple-id … --team-id … --password …`.
    """
    notary = os.environ.get("WHIST_TD_NOTARY")
    if not notary:
        print("not notarised: nobody is named who could ask for it")
        return
    submit = ["xcrun", "notarytool", "submit", str(image), "--wait", *shlex.split(notary)]
    subprocess.run(submit, check=True)
    subprocess.run(["xcrun", "stapler", "staple", str(image)], check=True)


if __name__ == "__main__":
    main()
