"""The harnesses are a package of programs beside these tests; they are run by hand too."""

import sys
from pathlib import Path

import pytest

TESTS = str(Path(__file__).parents[1])
if TESTS not in sys.path:
    sys.path.append(TESTS)

from reliability.small_evening import SteadyClock  # noqa: E402


@pytest.fixture(scope="session")
def clock() -> SteadyClock:
    return SteadyClock()
