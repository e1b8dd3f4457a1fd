"""Bring the French words up to date: `python packaging/translations.py`.

Every message of the program is looked up in `resources/locale/fr/*.po` (a file a package);
new ones are added there empty, gone ones dropped, and all are compiled into one `.mo` file.
With `--check` nothing is written and the exit code says whether anything was missing.
"""

import argparse
import ast
import io
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
FRENCH = ROOT / "resources" / "locale" / "fr"
COMPILED = FRENCH / "LC_MESSAGES" / "whist-td.mo"
_ONE, _PAIR = (0,), (0, 1)
KEYWORDS = {
    **dict.fromkeys(("_", "_words", "words", "N_"), _ONE),
    **dict.fromkeys(("plural", "Plural"), _PAIR),
    "pgettext": (1,),
    "npgettext": (1, 2),
}
"""What says a message, and which arguments do: `_`, or the words of a part by their name."""
IN_CONTEXT = {"pgettext": 0, "npgettext": 0, "N_": 1}
"""Which argument is the context, where French has two words for one of English."""
STILL = datetime(2026, 1, 1, tzinfo=UTC)
"""The date in the compiled file, which only changes when the words do."""
SHARED = "shared"
"""The `.po` file of messages that more than one package says."""

Key = tuple[str | None, str | tuple[str, ...]]
"""The context of a message, and its text or its two forms."""
Found = dict[Key, set[str]]


def messages() -> Found:
    """Return every message of the program with the packages that say it."""
    found: Found = {}
    folder = ROOT / "whist_td"
    for path in sorted(folder.rglob("*.py")):
        for message in collected(path.read_text(encoding="utf-8")):
            found.setdefault(message, set()).add(_package(path.relative_to(folder)))
    return found


def collected(code: str) -> Iterator[Key]:
    """Yield what some code says: in calls, in calls within calls, and inside f-strings."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and (wanted := KEYWORDS.get(_name(node.func))):
            given: list[Any] = [getattr(each, "value", None) for each in node.args]
            texts = [given[place] for place in wanted if place < len(given)]
            if len(texts) == len(wanted) and all(isinstance(text, str) for text in texts):
                at = IN_CONTEXT.get(_name(node.func), len(given))
                context = given[at] if at < len(given) else None
                yield context, tuple(texts) if len(texts) > 1 else texts[0]


def _name(called: ast.expr) -> str:
    return str(getattr(called, "id", getattr(called, "attr", "")))


def _package(file: Path) -> str:
    """Return the part of the program that says something: a format, or a shared package."""
    first, *rest = file.parts
    return rest[0] if first == "formats" and len(rest) > 1 else first.removesuffix(".py")


def home(packages: set[str]) -> str:
    """Return the name of the `.po` file in which a message stands."""
    return next(iter(packages)) if len(packages) == 1 else SHARED


def known() -> dict[Key, Message]:
    """Return every translation that stands in any of the `.po` files."""
    translated: dict[Key, Message] = {}
    for path in sorted(FRENCH.glob("*.po")):
        with path.open("rb") as file:
            for message in read_po(file, locale="fr"):
                text = tuple(message.id) if isinstance(message.id, list) else message.id
                name = (message.context, text)
                old = translated.get(name)
                if (message.id and message.string and any(message.string)) or not old:
                    translated[name] = message
    return translated


def catalogues() -> dict[str, Catalog]:
    """Return the catalogues as they should be, a name each, in alphabetical order."""
    translations = known()
    made: dict[str, Catalog] = {}
    for message, packages in sorted(messages().items(), key=_alphabetically):
        context, text = message
        catalogue = made.setdefault(home(packages), _empty())
        old = translations.get(message)
        string = old.string if old else ("", "") if isinstance(text, tuple) else ""
        comments = old.user_comments if old else ()
        catalogue.add(text, string, user_comments=comments, context=context)
    return made


def _alphabetically(item: tuple[Key, set[str]]) -> tuple[str, str]:
    context, text = item[0]
    return str(text), context or ""


def _empty() -> Catalog:
    header = "# French words of Whist TD.\n"
    return Catalog(locale="fr", project="Whist TD", header_comment=header, creation_date=None)


def as_po(catalogue: Catalog) -> bytes:
    """Return a catalogue as the text of a `.po` file, without dates, so that it stays still."""
    out = io.BytesIO()
    write_po(out, catalogue, no_location=True, omit_header=True, width=96)
    head = (
        b'# French words of Whist TD.\nmsgid ""\nmsgstr ""\n"Language: fr\\n"\n'
        b'"Content-Type: text/plain; charset=utf-8\\n"\n'
        b'"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n'
    )
    return head + out.getvalue()


def compiled(made: dict[str, Catalog]) -> bytes:
    """Return all catalogues as one `.mo` file."""
    whole = Catalog(
        locale="fr", project="Whist TD", creation_date=STILL, revision_date=STILL, charset="utf-8"
    )
    for catalogue in made.values():
        for message in catalogue:
            if message.id:
                whole.add(message.id, message.string, context=message.context)
    out = io.BytesIO()
    write_mo(out, whole)
    return out.getvalue()


def unfinished(made: dict[str, Catalog]) -> Iterator[str]:
    """Yield the messages that have no French yet."""
    for name, catalogue in made.items():
        for message in catalogue:
            strings = message.string if isinstance(message.string, tuple) else (message.string,)
            if message.id and (not all(strings) or message.fuzzy):
                yield f"{name}.po: {message.id}"


def write(made: dict[str, Catalog]) -> None:
    """Write all `.po` files and the compiled one; a file of no message goes."""
    for path in FRENCH.glob("*.po"):
        if path.stem not in made:
            path.unlink()
    for name, catalogue in made.items():
        (FRENCH / f"{name}.po").write_bytes(as_po(catalogue))
    COMPILED.parent.mkdir(parents=True, exist_ok=True)
    COMPILED.write_bytes(compiled(made))


def stale(made: dict[str, Catalog]) -> Iterator[str]:
    """Yield the files that differ from what they should be."""
    for name, catalogue in made.items():
        path = FRENCH / f"{name}.po"
        if not path.is_file() or path.read_bytes() != as_po(catalogue):
            yield str(path.relative_to(ROOT))
    if not COMPILED.is_file() or COMPILED.read_bytes() != compiled(made):
        yield str(COMPILED.relative_to(ROOT))


def main() -> int:
    """Bring the files up to date, or check them; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, name what is missing")
    is_check = parser.parse_args().check
    made = catalogues()
    if is_check:
        problems = [*unfinished(made), *stale(made)]
        sys.stderr.writelines(f"{problem}\n" for problem in problems)
        return 1 if problems else 0
    write(made)
    sys.stderr.writelines(f"to translate, {line}\n" for line in unfinished(made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
