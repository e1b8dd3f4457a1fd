"""The guide: all its pages, what is looked for in them, one page, and the ways on."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QLabel, QTextBrowser, QTextEdit, QWidget
from typing_extensions import override

from whist_td.assets import asset
from whist_td.interchange.web_frame import blocks_html, text
from whist_td.kit.dialog_pages import PageAbove, made_above, open_above, room_above
from whist_td.kit.fields import LineField
from whist_td.kit.flow import folded
from whist_td.kit.heard import HeardAs, announce, hear_as
from whist_td.kit.parts import button, column, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, named
from whist_td.words.manual import (
    CONTENTS,
    START,
    Block,
    GuidePage,
    Kind,
    Span,
    found_pages,
    hits,
    manual,
    picture_file,
    results_page,
)
from whist_td.words.words import Language, Words, words

_PICTURE = "picture:"
_TITLE, _HEADING, _CAPTION = 1.25, 1.08, 0.9
"""How large letters are beside those of the text."""
_WIDEST_NUMBER = "10. "
_STYLE = """
a {{ color: {accent}; }} h1 {{ font-size: {title}pt; margin: 6px 0; }}
h3 {{ font-size: {heading}pt; margin: 14px 0 4px 0; }} p {{ margin: 6px 0; line-height: 118%; }}
li {{ margin: 5px 0; line-height: 118%; }}
p.caption {{ color: {quiet}; font-size: {caption}pt; margin: 0 0 8px 0; }}
"""


class GuideText(QTextBrowser):
    """One page; its ways to other pages and its pictures are told to whoever asked for it."""

    page_asked = Signal(str)
    picture_asked = Signal(str)

    def __init__(self, name: str, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, name)
        self._language = language
        self._page: GuidePage | None = None
        self._asked, self._wide = "", 0
        self.setProperty("role", "guide")
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._go)

    def show_page(self, page: GuidePage, sought: str = "") -> None:
        """Show a page from its beginning, or from the first of the words looked for."""
        self._page, self._asked = page, sought
        self._write()
        self.verticalScrollBar().setValue(0)
        self._mark()

    def _write(self) -> None:
        """Write the page anew: what it is made of depends on its letters and its width."""
        if self._page is None:
            return
        look, letters = colours(self), self.font().pointSizeF()
        self._wide = self._room()
        style = _STYLE.format(
            accent=look.accent,
            quiet=look.quiet,
            title=letters * _TITLE,
            heading=letters * _HEADING,
            caption=letters * _CAPTION,
        )
        self.document().setDefaultStyleSheet(style)
        self.document().setIndentWidth(self.fontMetrics().horizontalAdvance(_WIDEST_NUMBER))
        body = blocks_html(self._page, str, self._picture)
        self.setHtml(f"<h1>{text(self._page.title)}</h1>{body}")
        self._tell_headings()

    def _tell_headings(self) -> None:
        """Lay a heading for readers over each one of the text, in which Qt knows of none."""
        for old in self.viewport().findChildren(QLabel):
            old.deleteLater()
        scrolled = QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                part = named(QLabel(self.viewport()), "guideHeading", block.text())
                hear_as(part, HeardAs.HEADING)
                part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                place = self.document().documentLayout().blockBoundingRect(block)
                part.setGeometry(place.translated(-scrolled).toAlignedRect())
                part.show()
            block = block.next()

    def _picture(self, block: Block) -> str:
        """Return a picture as wide as the page, drawn as finely as the screen is."""
        fine = self.devicePixelRatioF()
        image = picture(block.picture, self._language)
        wide = min(self._wide, image.width())
        drawn = image.scaledToWidth(round(wide * fine), Qt.TransformationMode.SmoothTransformation)
        kind = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(kind, QUrl(block.picture), drawn)
        shown = f'<img src="{block.picture}" width="{wide}">'
        return f'<a href="{_PICTURE}{block.picture}">{shown}</a>'

    def _room(self) -> int:
        return self.viewport().width() - round(2 * self.document().documentMargin())

    def _mark(self) -> None:
        """Show where the words stand that were looked for."""
        look, marks = colours(self), []
        for hit in hits(self.toPlainText(), self._asked):
            cursor = QTextCursor(self.document())
            cursor.setPosition(hit.start)
            cursor.setPosition(hit.start + hit.length, QTextCursor.MoveMode.KeepAnchor)
            paint = QTextCharFormat()
            paint.setBackground(QColor(look.alarm))
            paint.setForeground(QColor(look.on_alarm))
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = cursor, paint
            marks.append(mark)
        self.setExtraSelections(marks)
        if marks:
            first = QTextCursor(self.document())
            first.setPosition(min(mark.cursor.selectionStart() for mark in marks))
            self.setTextCursor(first)

    def _go(self, to: QUrl) -> None:
        name = to.toString()
        if name.startswith(_PICTURE):
            self.picture_asked.emit(name.removeprefix(_PICTURE))
        else:
            self.page_asked.emit(name)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._page is not None and self._room() != self._wide:
            self._write_in_place()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._write_in_place()

    def _write_in_place(self) -> None:
        """Write the page anew, and show the same part of it."""
        bar = self.verticalScrollBar()
        part = bar.value() / max(bar.maximum(), 1)
        self._write()
        self._mark()
        bar.setValue(round(part * bar.maximum()))

    def _to_heading(self, *, goes_down: bool) -> None:
        """Go to the nearest heading below or above, and have it said; Qt knows of none."""
        _, step = words(self._language), QTextBlock.next if goes_down else QTextBlock.previous
        block = step(self.textCursor().block())
        while block.isValid() and not block.blockFormat().headingLevel():
            block = step(block)
        if not block.isValid():
            return
        self.setTextCursor(QTextCursor(block))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top())
        announce(_("Heading: {text}", text=block.text()))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc to the page around it; Alt with an arrow leads from heading to heading."""
        is_arrow = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif is_arrow and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._to_heading(goes_down=event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)


def picture(name: str, language: Language) -> QImage:
    """Return a picture of the guide."""
    return QImage(str(asset("guide", "pictures", picture_file(name, language))))


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
        self, name: str, words: Words, parent: QWidget | None, *, has_keys: bool = False
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
        for each in (self._list, self._text):
            each.page_asked.connect(self._open)
            each.picture_asked.connect(self._enlarge)
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
