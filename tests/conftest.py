"""Fixtures that tests of many folders ask for; windows need no screen, laws no fast machine."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A law holds however long the machine takes to look at it.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("patient")

pytest_plugins = [
    f"tests.fixtures.{name}"
    for name in (
        "desks",
        "files",
        "heard",
        "languages",
        "papers",
        "screens",
        "stage",
        "terminal",
        "windows",
    )
]
