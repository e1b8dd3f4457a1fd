"""The small parts that every scene on a page is made of."""

from collections.abc import Iterable

from whist_td.interchange.web_frame import text

BESIDE = 24
"""On a telephone a name of more letters stands below its figures, not beside them."""


def section(kind: str, title: str, line: str, content: str) -> str:
    """Return one scene with its heading, and a quieter line below it."""
    below = f"<p>{line}</p>" if line else ""
    return f'<section class="{kind}"><h2>{text(title)}</h2>{below}{content}</section>'


def name_html(name: str) -> str:
    """Return a name that turns nothing around it, in whatever direction it is written."""
    return f"<bdi>{text(name)}</bdi>"


def length_kind(name: str) -> str:
    """Return the kind of a line with a long name; nothing where it is short."""
    return "long" if len(name) > BESIDE else ""


def listed(kind: str, items: Iterable[str]) -> str:
    """Return a list of its kind."""
    return f'<ul class="{kind}">{"".join(f"<li>{item}</li>" for item in items)}</ul>'
