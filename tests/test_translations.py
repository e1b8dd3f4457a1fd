"""The French is whole: nothing missing, nothing old, nothing mistyped."""

import re
import string
from collections.abc import Iterator

import translations
from babel.messages.catalog import Message


def texts(said: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (said,) if isinstance(said, str) else tuple(said)


def holes(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def french(messages: list[Message]) -> Iterator[str]:
    for message in messages:
        yield from texts(message.string)


def test_everything_has_its_french(catalogues):
    assert list(translations.unfinished(catalogues)) == []


def test_what_is_said_inside_other_calls_and_f_strings_is_collected():
    code = (
        """f"{_('Red')}"; _.plural("{n} ace of {who}", "{n} aces of {who}", 2, who=name(who, _))"""
    )
    assert set(translations.collected(code)) == {
        (None, "Red"),
        (None, ("{n} ace of {who}", "{n} aces of {who}")),
    }


def test_what_french_says_in_two_ways_is_collected_by_context():
    code = """_.pgettext("tour", "Round"); N_("Round", "tour"); _("Round")"""
    assert set(translations.collected(code)) == {("tour", "Round"), (None, "Round")}


def test_the_files_are_those_that_the_program_needs(catalogues):
    assert list(translations.stale(catalogues)) == []


def test_the_same_holes_in_both_languages(messages):
    uneven = [
        message.id
        for message in messages
        if set().union(*map(holes, texts(message.id)))
        != set().union(*map(holes, texts(message.string)))
    ]
    assert uneven == []


def test_french_has_its_own_apostrophe(messages):
    assert [text for text in french(messages) if re.search(r"\w'\w", text)] == []


def test_french_has_its_own_quotation_marks(messages):
    assert [text for text in french(messages) if re.search('[“”"]', text)] == []


def test_a_space_stands_before_the_french_signs(messages):
    wrong = re.compile(r"\w[;!?»]|«\S|\w:(?=\s|$)")
    assert [text for text in french(messages) if wrong.search(text)] == []


def test_a_sentence_ends_alike_in_both_languages(messages):
    uneven = [
        message.id
        for message in messages
        if " " in texts(message.id)[0]
        and not texts(message.id)[0].endswith(" no.")  # an abbreviation, not the end of a sentence
        and texts(message.id)[0].endswith(".") != texts(message.string)[0].endswith(".")
    ]
    assert uneven == []
