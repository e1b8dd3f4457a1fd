"""Runs a harness as somebody would by hand, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def program(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program of this folder to its end."""
    paths = os.pathsep.join((str(ROOT), str(ROOT / "tests")))
    return subprocess.run(
        [sys.executable, "-m", f"reliability.{module}", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
