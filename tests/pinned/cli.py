"""Every verb on good and bad requests, in both languages: what is said, and the exit code."""

import shutil
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path

from pinned.doors import OLD_FILES, command
from pinned.evenings import NIGHTS

LANGUAGES = ("en", "fr")
SCORED = ("whiz", "whist", "humbug", "scottish", "whip", "iwwa", "couleur")
TOLD = ("standings", "standings --json", "standings --csv", "standings --after 1", "journal")
MORE_TOLD = ("journal --json", "events", "events --json", "check")


def requests(clubs: list[Path], copies: Path) -> Iterator[tuple[str, str]]:
    """Return what is said of every evening, and of all requests, which write into copies."""
    for language in LANGUAGES:
        for club in clubs:
            told = [_asked(verb, language, club.name) for verb in TOLD + MORE_TOLD]
            yield f"{club.stem}-{language}.txt", "\n".join(told)
        yield f"games-{language}.txt", "\n".join(_explained(language))
        yield f"old-files-{language}.txt", "\n".join(_old(copies / f"old-{language}", language))
        shutil.copytree(Path(), copies / language)
        with chdir(copies / language):
            yield f"requests-{language}.txt", "\n".join(_lines(language))


def _lines(language: str) -> Iterator[str]:
    listed = Path(__file__).with_name("requests.txt").read_text(encoding="utf-8")
    for line in listed.splitlines():
        asked, _, given = line.partition(" <<< ")
        words = asked.split() if "--lang" in asked else [*asked.split(), "--lang", language]
        yield command(*words, given=given.replace("\\n", "\n"))


def _explained(language: str) -> Iterator[str]:
    for game in NIGHTS:
        yield command("new", "--game", game, "--explain", "--lang", language)
    for game in SCORED:
        yield command("score", game, "--explain", "--lang", language)


def _old(place: Path, language: str) -> Iterator[str]:
    """Open copies of the files of old versions, to read them and to write into them."""
    place.mkdir()
    for kept in sorted(OLD_FILES.glob("club-v*.whist")):
        shutil.copy(kept, place)
    with chdir(place):
        for club in sorted(Path().glob("*.whist")):
            for number in (1, 2, 3):
                for verb in ("standings", "journal", "undo", "check"):
                    yield _asked(f"{verb} --event {number}", language, club.name)
            yield _asked("events", language, club.name)


def _asked(verb: str, language: str, club: str) -> str:
    name, *options = verb.split()
    event = [word for word in options if name != "check"]
    return command(name, club, *event, "--lang", language)
