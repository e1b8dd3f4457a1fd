"""How everything looks: one face, four sizes, two palettes; widgets only say what they are.

A widget is styled by its dynamic property `role` and nothing else (`set_role`):

labels      title · heading · body · small (smaller and quiet) · quiet · warning (amber, look here)
            · error (red, will not do) · good · number (for tabular figures add `tabular(font)`)
buttons     primary (what happens next; one a screen) · quiet (no border) · danger (outlined red)
            · choice (one of several, in a strip) · none: an ordinary button
areas       reached (Tab leads to it: framed while it has the keys)
frames      card (a raised surface) · next (what is to be done) · banner (amber: look here)
            · alarm (full amber: not to be overlooked) · refusal (red: will not do)
            · strip (a small question in place) · rail
tables      dense (little room: the standings beside the tables)
line edits  property `state` = "error": the field that a refusal is about (`set_state`)

A painter takes its colours from `colours(widget)`. Spacing goes in steps of `STEP` pixels.
Numbers in table columns: right-aligned, `tabular(view.font())`.
"""

from enum import Enum
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from whist_td.assets import asset
from whist_td.kit.stylesheet import (
    BODY,
    CONTRAST,
    DARK,
    LIGHT,
    PALETTES,
    SMALL,
    Palette,
    in_colours,
    points,
    stylesheet,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLabel, QTableView


Part = TypeVar("Part", bound=QWidget)

# Each class of Qt is made when it is first named: the first paint names as few as it can.

FACE = "Atkinson Hyperlegible Next"
SIGNS = "DejaVu Sans"
"""The fall-back for arrows, ticks and whatever else the text face lacks."""

INKING = frozenset({"banner", "alarm", "refusal"})
"""The frames that give their ink to the words in them."""

BASE, LEAST_BASE, MOST_BASE = 12, 11, 24
HALF = 128
"""Windows darker than this are dark."""

_FILES = (
    "AtkinsonHyperlegibleNext-Regular.ttf",
    "AtkinsonHyperlegibleNext-SemiBold.ttf",
    "AtkinsonHyperlegibleNext-Bold.ttf",
)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzàâçèéêîôû0123456789.,·-–—’()%▲▼"
_SIGN_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")


class Look(Enum):
    """Light, dark, in high contrast, or as the system has it."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


def load_fonts() -> None:
    """Load the text face that travels with the program."""
    _load(_FILES)


def load_signs() -> None:
    """Load the fall-back face, which the first painted window does not need."""
    _load(_SIGN_FILES)


@cache
def load_letters() -> None:
    """Draw all letters once where nobody sees it, or the first page with lists waits for them."""
    place = QPixmap(1, 1)
    painter = QPainter(place)
    weights = (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold)
    for part, weight in product((SMALL, BODY), weights):
        painter.setFont(text_font(part, weight))
        painter.drawText(0, 0, _LETTERS)
    painter.end()


def _load(names: tuple[str, ...]) -> None:
    for name in names:
        QFontDatabase.addApplicationFont(str(asset("fonts", name)))


def palette_of(look: Look) -> Palette:
    """Return the palette of a look, the system being asked where it decides."""
    if look is Look.SYSTEM:
        return _system_look()
    return {Look.DARK: DARK, Look.CONTRAST: CONTRAST}.get(look, LIGHT)


_UTMOST = {"#000000", "#ffffff"}
"""A system that shows nothing but these asks for all the contrast there is."""


def _system_look() -> Palette:
    """Return light or dark as the system is, and its own colours where it asks for contrast.

    Before the program is dressed its palette is the system's; asking the style, or Qt how the
    system is, would build hundreds of enums before the first paint, a fifth of the time to start.
    """
    app = QApplication.instance()
    if not isinstance(app, QApplication) or not app.styleSheet():
        now = QApplication.palette()
    elif wants_contrast():
        return _of_the_system(app)
    else:
        now = QApplication.style().standardPalette()
    window, text = _colour(now, QPalette.ColorRole.Window), _colour(now, QPalette.ColorRole.Text)
    if {window.name(), text.name()} == _UTMOST:
        return CONTRAST
    return DARK if window.lightness() < HALF else LIGHT


def wants_contrast() -> bool:
    """Return whether the system asks every program for high contrast."""
    from PySide6.QtCore import Qt

    hints = QApplication.styleHints()  # It is kept while what it has is asked.
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def follow_contrast(changed: "Callable[[], object]") -> None:
    """Call something whenever the system begins or ceases to ask for high contrast."""
    hints = QApplication.styleHints()
    hints.accessibility().contrastPreferenceChanged.connect(changed)


def _of_the_system(app: QApplication) -> Palette:
    """Return the colours that somebody has chosen for all programs: no others are mixed in."""
    worn = QPalette(app.palette())
    app.setPalette(QPalette())  # With none of its own, the program has the system’s.
    system = QPalette(app.palette())
    app.setPalette(worn)
    role = QPalette.ColorRole
    ground, text, chosen, on_chosen = (
        _colour(system, each).name()
        for each in (role.Base, role.Text, role.Highlight, role.HighlightedText)
    )
    return in_colours(ground, text, chosen, on_chosen)


def _colour(palette: QPalette, role: QPalette.ColorRole) -> QColor:
    return palette.color(QPalette.ColorGroup.Active, role)


_worn = {each.window: each for each in PALETTES}
"""What the program was dressed in, by the colour of its window."""


def apply_theme(app: QApplication, palette: Palette, base: int = BASE) -> None:
    """Dress the whole program, unless it is dressed so: Qt would dress every part anew."""
    _worn[palette.window] = palette
    font, inks, sheet = QFont([FACE, SIGNS]), _qt_palette(palette), stylesheet(palette, base)
    font.setPointSizeF(base)
    if (app.styleSheet(), app.font(), app.palette()) != (sheet, font, inks):
        app.setPalette(inks)
        app.setFont(font)
        app.setStyleSheet(sheet)


def colours(_widget: QWidget | None = None) -> Palette:
    """Return the palette that everything is painted in now."""
    window = QApplication.palette().color(QPalette.ColorRole.Window)
    return _worn.get(window.name(), LIGHT)


def text_font(part: float = BODY, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the text face in one of the four sizes."""
    base = QApplication.font()
    return QFont(_text_font(base.family(), base.pointSizeF(), part, weight))


@lru_cache
def _text_font(_face: str, base: float, part: float, weight: QFont.Weight) -> QFont:
    """Return letters that are kept: Qt looks for the face of new ones each time it measures."""
    font = QFont(QApplication.font())
    font.setPointSizeF(points(part, base))
    font.setWeight(weight)
    return font


def tabular(font: QFont) -> QFont:
    """Return a font whose figures all have one width, for columns of numbers."""
    figures = QFont(font)
    figures.setFeature(QFont.Tag("tnum"), 1)
    return figures


def set_role(widget: QWidget, role: str) -> None:
    """Say what a widget is, and dress it anew if it is on the screen already."""
    before = widget.property("role") or ""
    _set_property(widget, "role", role)
    if role != before and INKING & {role, before}:
        # Qt dresses what stands in a frame with it only once, not when the frame's role changes.
        for part in widget.findChildren(QWidget):
            _dress(part)


def set_state(widget: QWidget, state: str) -> None:
    """Mark a field ("error") or clear the mark ("")."""
    _set_property(widget, "state", state)


def named(part: Part, name: str, spoken: str = "") -> Part:
    """Return a part under the name by which it is found and styled, and the one that is spoken."""
    part.setObjectName(name)
    if spoken:
        part.setAccessibleName(spoken)
    return part


def labelled(text: str, role: str, parent: QWidget | None = None) -> "QLabel":
    """Return a label with its role, wrapped where the line is too short."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QLabel

    from whist_td.kit.folding import FoldingLabel

    folds = role in {"title", "heading"}
    made = FoldingLabel(text, parent, role) if folds else QLabel(text, parent)
    # Qt would take a team called "<b>" for a page of its own.
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(folds or role in {"body", "quiet", "warning", "error", "good", "small"})
    return made


def plain_table(view: "QTableView") -> None:
    """Give a table its common looks: no vertical rules, light lines, rows that breathe.

    Tab leads on to the next part of the page, not through a hundred cells.
    """
    view.setTabKeyNavigation(False)
    view.setShowGrid(False)
    view.setMouseTracking(True)
    view.verticalHeader().hide()
    view.setAlternatingRowColors(False)
    view.horizontalHeader().setHighlightSections(False)
    view.setHorizontalScrollMode(view.ScrollMode.ScrollPerPixel)
    view.setVerticalScrollMode(view.ScrollMode.ScrollPerPixel)


def _set_property(widget: QWidget, name: str, value: str) -> None:
    if (widget.property(name) or "") == value:
        return
    widget.setProperty(name, value)
    _dress(widget)


def _dress(widget: QWidget) -> None:
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def _qt_palette(c: Palette) -> QPalette:
    role = QPalette.ColorRole
    made = QPalette()
    for where, colour in (
        (role.Window, c.window),
        (role.Base, c.surface),
        (role.AlternateBase, c.window),
        (role.Button, c.surface),
        (role.Text, c.text),
        (role.WindowText, c.text),
        (role.ButtonText, c.text),
        (role.PlaceholderText, c.quiet),
        (role.Highlight, c.accent),
        (role.HighlightedText, c.on_accent),
        (role.Accent, c.accent),
        (role.Link, c.accent),
        (role.Mid, c.border),
        (role.Light, c.surface),
        (role.ToolTipBase, c.text),
        (role.ToolTipText, c.surface),
    ):
        made.setColor(where, QColor(colour))
    for where in (role.Text, role.WindowText, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(c.quiet))
    return made
