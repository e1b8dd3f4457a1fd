"""Whether a verb is asked for, told without the verbs, so that the desktop starts without them."""

from collections.abc import Sequence

QUIT_WHEN_READY = "--quit-when-ready"
"""What the desktop is told where it is only to say how long it takes to start."""
DEBUG = "--debug"
"""What is said to see on the terminal what the program does."""
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
    """Return the arguments but for `--lang fr`, `--debug` and what the desktop alone is told.

    >>> without_language(["--lang", "fr", "club.whist"]), without_language(["--lang=en"])
    (['club.whist'], [])
    """
    before = ("", *arguments)
    return [
        word
        for word, last in zip(arguments, before, strict=False)
        if not word.startswith("--lang")
        and last != "--lang"
        and word not in (QUIT_WHEN_READY, DEBUG)
    ]


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language that is asked for, "" where none is.

    >>> asked_language(["--lang", "fr"]), asked_language(["--lang=en"]), asked_language([])
    ('fr', 'en', '')
    """
    words = " ".join(arguments).replace("--lang=", "--lang ").split()
    return words[words.index("--lang") + 1] if "--lang" in words[:-1] else ""


def _names_file(word: str) -> bool:
    looks_like_one = any(sign in word for sign in "./\\")
    return looks_like_one and not word.startswith("-")
