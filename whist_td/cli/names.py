"""The names of all verbs, apart from what they do, so that the desktop starts without them."""

from collections.abc import Mapping, Sequence

VERBS: Mapping[str, str] = {
    "demo": "samples",
    "new": "new",
    "events": "events",
    "enter": "events",
    "standings": "events",
    "print": "print",
    "export": "events",
    "movement": "movements",
    "verify": "movements",
    "score": "score",
    "journal": "journal",
    "undo": "journal",
    "redo": "journal",
    "check": "journal",
    "self-test": "samples",
}
"""Each with the module that has it, in the order in which help tells them."""
HELP = ("-h", "--help", "help", "--version")


def asks_for_command(arguments: Sequence[str]) -> bool:
    """Tell whether the arguments ask for a verb rather than for the desktop.

    The desktop takes nothing but a file; a verb that does not exist is refused as one.

    >>> asks_for_command(["--lang", "fr", "standngs"]), asks_for_command(["club.whist"])
    (True, False)
    """
    words = without_language(arguments)
    return bool(words) and not _names_file(words[0])


def without_language(arguments: Sequence[str]) -> list[str]:
    """Return the arguments but for `--lang fr`.

    >>> without_language(["--lang", "fr", "club.whist"]), without_language(["--lang=en"])
    (['club.whist'], [])
    """
    before = ("", *arguments)
    return [
        word
        for word, last in zip(arguments, before, strict=False)
        if not word.startswith("--lang") and last != "--lang"
    ]


def _names_file(word: str) -> bool:
    looks_like_one = any(sign in word for sign in "./\\")
    return looks_like_one and not word.startswith("-")
