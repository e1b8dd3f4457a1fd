"""Pins what the program, its tests and its packages need, to the byte: `python3 packaging/lock.py`.

Run it after a change of the dependencies in pyproject.toml. The locks hold versions and hashes
and no address, so that they serve wherever a person gets packages from.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNTIME = ROOT / "packaging" / "requirements.lock"
DEVELOPMENT = ROOT / "packaging" / "requirements-dev.lock"
PACKAGES = ROOT / "packaging" / "requirements-build.lock"
OLDEST_PYTHON = "3.11"
HEADER = "# Made by packaging/lock.py from pyproject.toml; not to be edited by hand.\n"
ADDRESS = re.compile(r"://|^-|(?:^|\s)@\s|file:", re.MULTILINE)
PINNED = re.compile(r"^\S+==", re.MULTILINE)


def main() -> int:
    """Write both locks, and refuse to leave one behind that names a place."""
    with tempfile.TemporaryDirectory() as scratch:
        uv = uv_program(Path(scratch))
        write_lock(uv, RUNTIME, [])
        write_lock(uv, DEVELOPMENT, ["--group", "dev", "--constraint", str(RUNTIME)])
        write_lock(uv, PACKAGES, ["--group", "build", "--constraint", str(RUNTIME)])
    return 0


def uv_program(scratch: Path) -> str:
    """Find uv on the path, or install one for this run alone."""
    installed = shutil.which("uv")
    if installed:
        return installed
    subprocess.run([sys.executable, "-m", "venv", str(scratch)], check=True)
    binaries = scratch / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([str(binaries / "python"), "-m", "pip", "install", "--quiet", "uv"], check=True)
    return str(binaries / "uv")


def write_lock(uv: str, target: Path, options: list[str]) -> None:
    """Resolve for every system and Python at once, and keep only versions and hashes."""
    command = [uv, "--no-config", "pip", "compile", "pyproject.toml", "--universal"]
    command += ["--python-version", OLDEST_PYTHON, "--generate-hashes", "--upgrade"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    compiled = subprocess.run(
        [*command, *options],
        cwd=ROOT,
        env=neutral_environment(),
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    if ADDRESS.search(compiled.stdout):
        sys.exit(f"{target.name}: an address or an option of this machine leaked into it")
    target.write_text(HEADER + compiled.stdout, encoding="utf-8", newline="\n")
    print(f"{target.relative_to(ROOT)}: {len(PINNED.findall(compiled.stdout))} packages")


def neutral_environment() -> dict[str, str]:
    """Leave out the mirrors and local folders that this machine may point uv and pip to."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))
    }


if __name__ == "__main__":
    sys.exit(main())
