"""Fixtures that tests of many folders ask for; windows are tested without a screen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = [
    f"tests.fixtures.{name}"
    for name in ("desks", "files", "languages", "papers", "terminal", "windows")
]
