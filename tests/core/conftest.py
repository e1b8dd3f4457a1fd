"""The day of the event."""

from datetime import date

import pytest


@pytest.fixture
def day() -> date:
    return date(2026, 11, 21)
