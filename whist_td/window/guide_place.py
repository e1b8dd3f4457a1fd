"""Where the guide stands: beside the work, so that it goes on; in a small window in its place."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from whist_td.kit.aim import changed_place
from whist_td.kit.dialog_pages import give_keys, open_dialog
from whist_td.kit.parts import row
from whist_td.kit.roomy import RoomyArea
from whist_td.kit.theme import named
from whist_td.window.pages import WindowPages
from whist_td.words.words import Words

if TYPE_CHECKING:  # The first page does not wait for the guide.
    from whist_td.window.guide import GuidePanel

_WORK, _WORK_WISH = 72, 92
"""How many letters wide the work must stay, and had better."""
_LEAST, _MOST = 40, 64
"""How many letters wide the guide is beside it."""
_WIDEST = 16_777_215
"""Qt's own: as wide as there is room."""


class GuidePlace(QWidget):
    """The pages, and the guide to their right as long as it is open."""

    def __init__(self, area: RoomyArea, pages: WindowPages, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "guidePlace")
        self._area, self._pages, self._words = area, pages, words
        self._panel: GuidePanel | None = None
        self._here = ""
        """For where the director was; "" where the guide was opened before anything else was."""
        self._before: QWidget | None = None
        """What had the keys before the guide was opened."""
        self._row = row((area, 1), inside=self, spacing=0)
        pages.guide_requested.connect(self.ask)
        pages.guide_files_requested.connect(self._ask_files)
        pages.moved.connect(self._follow)

    @property
    def shown(self) -> str:
        """The page that is shown; "" where the guide is not open."""
        return self._panel.name if self._panel else ""

    def ask(self, name: str) -> None:
        """Show a page, with the keys in it; asked for once more, lead back to the work."""
        focus = self.window().focusWidget()
        has_keys = self._panel is not None and focus and self._panel.isAncestorOf(focus)
        if has_keys and self.shown == name:
            self.close_guide()
            return
        if not has_keys:
            self._before = focus
        self._here = self._pages.guide_page
        self.open(name).take_focus()

    def open(self, name: str) -> "GuidePanel":
        """Show a page; the work keeps the keys."""
        from whist_td.window.guide import GuidePanel

        if self._panel is None:
            self._panel = panel = GuidePanel(
                name, self._words, self, has_keys=self._pages.event_session is not None
            )
            panel.left.connect(self.close_guide)
            panel.keys_requested.connect(self._show_keys)
            panel.print_requested.connect(self._ask_files)
            self._row.addWidget(panel, 1)
            panel.show()
        else:
            self._panel.turn_to(name)
        self._fit()
        return self._panel

    def close_guide(self) -> None:
        """Give the work its room back, and the keys to where they were."""
        panel, self._panel = self._panel, None
        if panel is None:
            return
        self._area.show()
        self._row.removeWidget(panel)
        panel.hide()
        panel.deleteLater()
        self._fit()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        elif current := self._pages.currentWidget():
            give_keys(current)

    def _follow(self) -> None:
        """Turn to the page for where the director is now, unless another is being read."""
        before, self._here = self._here, self._pages.guide_page
        if self._panel is None or before in ("", self._here):
            return
        if self._area.isHidden():
            self._before = None
            self.close_guide()
        elif self._panel.name == before:
            self._panel.turn_to(self._here)

    def _show_keys(self) -> None:
        self._pages.show_panel("keys")
        if self._area.isHidden():
            self.close_guide()

    def _ask_files(self) -> None:
        from whist_td.window.guide_files import GuideFiles

        open_dialog(GuideFiles(self._words, self))

    def _fit(self) -> None:
        """Share the width out between work and guide."""
        changed_place(self)
        if self._panel is None:
            return
        wide, letter = self.width(), self.fontMetrics().averageCharWidth()
        is_beside = wide >= (_WORK + _LEAST) * letter
        if is_beside:
            rest = wide - _WORK_WISH * letter
            self._panel.setFixedWidth(max(_LEAST * letter, min(rest, _MOST * letter)))
        else:
            self._panel.setMinimumWidth(0)
            self._panel.setMaximumWidth(_WIDEST)
        self._area.setVisible(is_beside)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
