"""Fixtures that tests of many folders ask for; windows need no screen, laws no fast machine."""

import gc
import os

from hypothesis import HealthCheck, settings

from tests.fixtures.samples import EACH_TIME

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Each worker finds eleven thousand tests, all of which stay: to look for garbage among them takes
# a third of that time. `no_garbage_in_other_threads` sees to it from then on.
gc.disable()

# A law holds however long the machine takes to look at it.
for profile, many in (("patient", EACH_TIME), ("whole", 100)):
    settings.register_profile(
        profile,
        settings(),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        max_examples=many,
    )
settings.load_profile("patient")

pytest_plugins = [
    f"tests.fixtures.{name}"
    for name in (
        "desks",
        "files",
        "finding",
        "heard",
        "languages",
        "papers",
        "screens",
        "stage",
        "terminal",
        "windows",
    )
]
