"""The paper pack and the workbook beside the same pages and cells made bare."""

import io
from collections.abc import Callable
from typing import Any

from benchmarks.evening import TEAMS, played_evening
from benchmarks.measure import Measured, both
from openpyxl import Workbook, load_workbook
from reportlab.pdfgen import canvas as reportlab_canvas

from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.paper import PAPERS
from whist_td.paper import papers
from whist_td.words.words import Language, words

Call = tuple[str, tuple[Any, ...], dict[str, Any]]
TIMES = 5


class RecordingCanvas(reportlab_canvas.Canvas):
    """A canvas that remembers what it was asked to draw, to have it drawn again without thought."""

    calls: list[Call]

    def __init__(self, *arguments: Any, **options: Any) -> None:
        self.__dict__["calls"] = []
        self.__dict__["depth"] = 0
        super().__init__(*arguments, **options)
        self.calls.clear()

    def beginText(self, *begun: Any) -> Any:
        return RecordingText(super().beginText(*begun), begun)

    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if name.startswith("_") or not callable(value):
            return value
        return _remembered(self, name, value)


class RecordingText:
    """A text of a canvas that remembers how it was written: its letters are work of the canvas."""

    def __init__(self, text: Any, begun: tuple[Any, ...]) -> None:
        self._text, self.begun = text, begun
        self.calls: list[Call] = []

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._text, name)
        if name == "getCode":
            return method

        def call(*arguments: Any, **options: Any) -> Any:
            self.calls.append((name, arguments, options))
            return method(*arguments, **options)

        return call


def _remembered(
    canvas: RecordingCanvas, name: str, method: Callable[..., Any]
) -> Callable[..., Any]:
    def call(*arguments: Any, **options: Any) -> Any:
        inside = canvas.__dict__
        if inside["depth"] == 0:
            inside["calls"].append((name, arguments, options))
        inside["depth"] += 1
        try:
            return method(*arguments, **options)
        finally:
            inside["depth"] -= 1

    return call


def recorded(pack: Callable[[], bytes]) -> list[Call]:
    made: list[RecordingCanvas] = []

    def keep(*arguments: Any, **options: Any) -> RecordingCanvas:
        made.append(RecordingCanvas(*arguments, **options))
        return made[-1]

    plain = papers.Canvas
    papers.Canvas = keep  # type: ignore[assignment,misc]
    try:
        pack()
    finally:
        papers.Canvas = plain  # type: ignore[misc]
    return made[0].calls


def drawn_again(calls: list[Call]) -> None:
    canvas = reportlab_canvas.Canvas(io.BytesIO(), invariant=1)
    for name, arguments, options in calls:
        if name == "drawText":
            (text,) = arguments
            words = canvas.beginText(*text.begun)
            for each, given, named in text.calls:
                getattr(words, each)(*given, **named)
            canvas.drawText(words)
        elif name != "beginText":
            getattr(canvas, name)(*arguments, **options)


def paper_pack() -> Measured:
    """Measure all that is printed before play for 100 teams."""
    evening = played_evening()
    of, before = PAPERS.of(evening, None), PAPERS.before_play

    def pack() -> bytes:
        return papers.render(before, of, papers.PageSize.A4, words(Language.FRENCH))

    calls = recorded(pack)
    ours, bare = both(lambda _: pack(), lambda _: drawn_again(calls), TIMES)
    name = f"the paper pack, {TEAMS} teams"
    return Measured(name, ours, bare, "the same on a bare canvas", "at most 2×")


def workbook() -> Measured:
    """Measure the workbook of 100 teams and 24 rounds."""
    evening = played_evening()
    made = load_workbook(io.BytesIO(write_workbook(evening, words(Language.FRENCH))))
    sheets = [[[cell.value for cell in row] for row in sheet.rows] for sheet in made]

    def plain(_: int) -> None:
        book = Workbook(write_only=True)
        for number, rows in enumerate(sheets):
            sheet = book.create_sheet(str(number))
            for row in rows:
                sheet.append(row)
        book.save(io.BytesIO())

    ours, bare = both(lambda _: write_workbook(evening, words(Language.FRENCH)), plain, TIMES)
    name = f"the workbook, {TEAMS} teams"
    return Measured(name, ours, bare, "the same cells by openpyxl's fast writer", "at most 2×")
