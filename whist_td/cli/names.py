"""The names of all verbs, apart from what they do, so that the desktop starts without them."""

from collections.abc import Sequence

VERBS = (
    "demo",
    "new",
    "events",
    "enter",
    "standings",
    "print",
    "export",
    "movement",
    "verify",
    "score",
    "journal",
    "undo",
    "redo",
    "check",
    "self-test",
)
HELP = ("-h", "--help", "help", "--version")


def asks_for_command(arguments: Sequence[str]) -> bool:
    """Tell whether the arguments ask for a verb rather than for the desktop."""
    words = [word for word in arguments if not word.startswith("--lang")]
    named = [word for word in words if word in VERBS or word in HELP]
    first = next((word for word in words if word not in ("fr", "en")), None)
    return bool(named) and first == named[0]
