"""Where the files that travel with the program are: fonts, icons, words, samples, styles."""

from functools import cache
from pathlib import Path


@cache
def assets_folder() -> Path:
    """Return the folder of what travels with the program, installed or in a checkout."""
    inside_wheel = Path(__file__).parent / "resources"
    beside_package = Path(__file__).parent.parent / "resources"
    return inside_wheel if inside_wheel.is_dir() else beside_package


def asset(*parts: str) -> Path:
    """Return the path of one file that travels with the program."""
    return assets_folder().joinpath(*parts)


@cache
def style_sheet(name: str) -> str:
    """Return a style sheet of the window or of web pages, below an empty line."""
    return "\n" + asset("style", name).read_text(encoding="utf-8")
