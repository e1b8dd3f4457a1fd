"""The harnesses are a package of programs beside these tests; they are run by hand too."""

import sys
from pathlib import Path

import pytest

TESTS = str(Path(__file__).parents[1])
if TESTS not in sys.path:
    sys.path.append(TESTS)

from tests.fixtures.clocks import SteppingClock  # noqa: E402


@pytest.fixture(scope="session")
def clock() -> SteppingClock:
    return SteppingClock()
