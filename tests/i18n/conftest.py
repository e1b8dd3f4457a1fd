"""The words of both languages."""

import pytest

from whist_td.words.words import Language, Words, words


@pytest.fixture(params=list(Language), ids=lambda language: language.value)
def both(request) -> Words:
    """Each language in turn."""
    return words(request.param)


@pytest.fixture
def french() -> Words:
    return words(Language.FRENCH)


@pytest.fixture
def english() -> Words:
    return words(Language.ENGLISH)
