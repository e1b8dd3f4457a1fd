"""The guide: all its pages, what is looked for in them, one page, and the ways on."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QResizeEvent, QShortcut
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from whist_td.kit.dialog_pages import PageAbove, made_above, open_above, room_above
from whist_td.kit.fields import LineField
from whist_td.kit.flow import folded
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named
from whist_td.window.guide_text import GuideText, picture
from whist_td.words.manual import (
    CONTENTS,
    START,
    Block,
    GuidePage,
    Kind,
    Span,
    found_pages,
    manual,
    results_page,
)
from whist_td.words.words import Words

_BOTH = 88
"""From so many letters on, the list of pages stands beside the page."""
_KEYS = "keys"
_LIST, _TEXT = 1, 2
"""How wide the list and the page are, side by side."""


class GuidePanel(PageAbove):
    """One page of the guide, the list of all, and the ways on: back to work, or to the keys."""

    keys_requested = Signal()
    print_requested = Signal()

    def __init__(
        self, name: str, words: Words, parent: QWidget | None = None, *, has_keys: bool = False
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._book = manual(words)
        self.name = ""
        """The page that is shown."""
        self._shows_list = False
        self.setObjectName("guidePanel")
        self._all = button(_("All pages"), "guidePages", self, "", "book")
        self._field = named(LineField(self), "guideSearch")
        self._field.setPlaceholderText(_("Search the guide…"))
        self._field.setAccessibleName(_("Search the guide…"))
        self._list = GuideText("guideList", words.language, self)
        self._text = GuideText("guideText", words.language, self)
        self._back = button(_("Close (Esc)"), "leaveGuide", self, "primary")
        self._print = button(_("Print…"), "printGuide", self, "", "print")
        self._has_keys = has_keys
        head = row(self._all, (self._field, 1))
        both = row((self._list, _LIST), (self._text, _TEXT), spacing=2 * STEP)
        ways = folded(self._back, self._print)
        column(head, (both, 1), ways, inside=self, margins=(STEP, 2 * STEP, 2 * STEP, STEP))
        self._connect()
        self._list.show_page(self._contents)
        self.turn_to(name)
        self.setFocusProxy(self._text)

    def _connect(self) -> None:
        self._all.clicked.connect(self.show_contents)
        self._field.textChanged.connect(self._search)
        self._field.returnPressed.connect(self._open_first)
        for text in (self._list, self._text):
            text.page_asked.connect(self._open)
            text.picture_asked.connect(self._enlarge)
        self._back.clicked.connect(self.left)
        self._print.clicked.connect(self.print_requested)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._field.setFocus)

    @property
    def _contents(self) -> GuidePage:
        """The list of all pages; last the page of the window that shows all keys."""
        way = Block(Kind.POINT, (Span(self._words("All keys"), to=_KEYS),))
        listed = self._book.contents
        return replace(listed, blocks=(*listed.blocks, way)) if self._has_keys else listed

    @property
    def title(self) -> str:
        """What the page is called that is shown."""
        return self._words("Guide: {page}", page=self._book.page(self.name).title)

    def turn_to(self, name: str) -> None:
        """Show a page by its name; without one, where everything begins."""
        self._field.clear()
        self._turn(name)

    def _turn(self, name: str) -> None:
        self.name = name if self._book.has(name) else START
        self._text.show_page(self._book.page(self.name), self._field.text())
        self._text.setAccessibleName(self.title)
        self._show_list(shows=self.name == CONTENTS)

    def show_contents(self) -> None:
        """Show the list of all pages, with the keys in it."""
        self._field.clear()
        self._list.show_page(self._contents)
        self._show_list(shows=True)
        self._list.setFocus()

    def _show_list(self, *, shows: bool) -> None:
        """Show the list; where there is no room for both, instead of the page."""
        self._shows_list = shows
        has_both = self.width() >= _BOTH * self.fontMetrics().averageCharWidth()
        self._all.setHidden(has_both)
        self._list.setVisible(has_both or shows)
        self._text.setVisible(has_both or not shows)

    def _search(self, sought: str) -> None:
        if sought.strip():
            self._list.show_page(results_page(self._book, sought, self._words), sought)
        else:
            self._list.show_page(self._contents)
        self._show_list(shows=True)

    def _open_first(self) -> None:
        if found := found_pages(self._book, self._field.text()):
            self._open(found[0].name)

    def _open(self, name: str) -> None:
        if name == _KEYS:
            self.keys_requested.emit()
            return
        self._turn(name)
        self._text.setFocus()

    def _enlarge(self, name: str) -> None:
        """Show a picture as large as the window."""
        above = made_above("guidePicture", self.title, self)
        shown, back = QLabel(above), button(self._words("Back"), "leavePicture", above, "primary")
        room = room_above(self).shrunkBy(self.contentsMargins())
        room.setHeight(room.height() - back.sizeHint().height() - 6 * STEP)
        image = picture(name, self._words.language)
        size = image.size().boundedTo(image.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio))
        smooth = Qt.TransformationMode.SmoothTransformation
        shown.setPixmap(QPixmap.fromImage(image.scaledToWidth(size.width(), smooth)))
        holder = PageAbove(above)
        column(shown, back, None, inside=holder, margins=(2 * STEP, 2 * STEP))
        back.clicked.connect(holder.left)
        open_above(above, holder)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the list beside the page as soon as both have room."""
        super().resizeEvent(event)
        self._show_list(shows=self._shows_list)

    @override
    def take_focus(self) -> None:
        """Put the keys where one reads on."""
        (self._list if self._text.isHidden() else self._text).setFocus()
