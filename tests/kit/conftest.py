"""All parts of the kit are measured in the letters of the program."""

import pytest

from whist_td.kit.theme import load_fonts


@pytest.fixture(scope="session", autouse=True)
def letters(qapp):
    """Load the face before anything is measured: what was measured without it is remembered."""
    del qapp
    load_fonts()
