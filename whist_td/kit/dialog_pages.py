"""Pages and dialogs above the work: how they open, how they are laid out, and their last line."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.aim import guard
from whist_td.kit.flow import folded, parts_of
from whist_td.kit.following import FollowingPanel
from whist_td.kit.heard import announce, title_of
from whist_td.kit.parts import column, row
from whist_td.kit.roomy import FrontStack, RoomyArea
from whist_td.kit.scrolled import ScrolledPart
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import named

GUIDE_KEY = "F1"
FIELDS = "fields"
"""The name of what a dialog asks, which scrolls by itself before all of the dialog does."""
FIELDS_AREA = f"{FIELDS}Area"
_LEAST_LINES = 6
"""A few fields are to be seen at once where they scroll by themselves."""
_ANY_WIDTH = 16_777_215
_PART = 0.96
"""Of the window: one sees that the stage is still there behind it."""


def room_above(parent: QWidget) -> QSize:
    """Return how much of the main window something may cover that is shown above a stage."""
    window = parent.window()
    while above := window.parentWidget():
        window = above.window()
    return window.size() * _PART


class PageAbove(FollowingPanel):
    """A page above the work; Esc leads back."""

    left = Signal()

    def take_focus(self) -> None:
        """Put the keys where the work begins."""
        self.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def open_dialog(dialog: QDialog) -> None:
    """Ask what a dialog asks; once answered it is gone. F1 does what it does in the window.

    What has no room in the window scrolls.
    """
    give_guide(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    is_sized = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    make_room(dialog, dialog.size() if is_sized else None)
    dialog.open()
    guard(dialog)


def make_room(dialog: QDialog, size: QSize | None = None) -> None:
    """Give a dialog the size that it needs now, or that is asked of it; what has no room scrolls.

    Its fields scroll first, then all of it. It never becomes smaller under the hand, and goes no
    further down or right than the window behind.
    """
    parent, inside = dialog.parentWidget(), dialog.layout()
    parts = parts_of(inside).values() if inside is not None else ()
    if inside is None or any(isinstance(part.widget(), RoomyArea) for part in parts):
        return  # It scrolls what has no room.
    for part in dialog.findChildren(QWidget):
        part.ensurePolished()  # Without its letters it asks for too little.
    fields = dialog.findChild(ScrolledPart, FIELDS_AREA)
    if fields is not None:
        fields.show_whole(whole=True)
    room = room_above(parent) if parent is not None else _needed(dialog, size)
    needed = _needed(dialog, size, room.width())
    if needed.boundedTo(room) != needed:
        _reserve_nothing(dialog)
        needed = _needed(dialog, size, room.width())
    if fields is not None and needed.boundedTo(room) != needed:
        fields.show_whole(whole=False)
        inside.invalidate()
        least = inside.totalMinimumSize().expandedTo(dialog.minimumSize())
        tall = inside.totalMinimumHeightForWidth(min(needed.width(), room.width()))
        tall = max(tall, least.height()) + _LEAST_LINES * dialog.fontMetrics().height()
        is_enough = tall <= room.height() and least.width() <= room.width()
        needed = needed.boundedTo(room) if is_enough else needed
        fields.show_whole(whole=not is_enough)
    if needed.boundedTo(room) != needed:
        _scroll(dialog, needed)
    dialog.resize(needed.boundedTo(room))  # Qt would give it two thirds of the screen at most.
    if parent is not None and dialog.isVisible():
        place, behind = dialog.frameGeometry(), parent.window().frameGeometry()
        left = min(place.left(), behind.right() - place.width())
        top = min(place.top(), behind.bottom() - place.height())
        dialog.move(max(left, behind.left()), max(top, behind.top()))


def _scroll(dialog: QDialog, needed: QSize) -> None:
    """Let all of a dialog scroll, beside a bar that it is to have room for."""
    begins, page = dialog.focusWidget(), QWidget(dialog)
    if (inside := dialog.layout()) is not None:
        page.setLayout(inside)
    dialog.setMinimumSize(0, 0)
    area = _fill(dialog, page)
    if dialog.isVisible():
        area.show()  # Qt would do so a turn later.
    bar = area.verticalScrollBar().sizeHint().width()
    needed.setWidth(needed.width() + bar)  # Or it would scroll sideways too.
    if begins is not None:
        begins.setFocus()  # It lost the keys when it was moved.


def _needed(dialog: QDialog, size: QSize | None, widest: int = _ANY_WIDTH) -> QSize:
    """Return the size that a dialog needs, or that is asked of it, as high as its words fold.

    Where it may be so narrow, it is no wider than there is room.
    """
    inside, whole = dialog.layout(), QSize(size or dialog.sizeHint())
    whole = whole if size else whole.expandedTo(dialog.minimumSize())
    if inside is not None:
        least = inside.totalMinimumSize().expandedTo(dialog.minimumSize()).width()
        whole.setWidth(min(whole.width(), max(widest, least)))
    if dialog.isVisible():
        whole = whole.expandedTo(dialog.size())
    if inside is not None and inside.hasHeightForWidth():
        # Qt forgets that folded words are taller.
        whole.setHeight(max(inside.totalHeightForWidth(whole.width()), whole.height()))
    return whole


def _reserve_nothing(dialog: QDialog) -> None:
    """Keep no room for what may be said later: it would push the buttons out of sight."""
    for part in dialog.findChildren(QWidget):
        policy = part.sizePolicy()
        if policy.retainSizeWhenHidden():
            policy.setRetainSizeWhenHidden(False)
            part.setSizePolicy(policy)
    layout = dialog.layout()
    if layout is not None:
        layout.invalidate()


def give_guide(dialog: QDialog) -> None:
    """Let F1 do what it does in the window behind, which a dialog keeps from it."""
    QShortcut(QKeySequence(GUIDE_KEY), dialog, lambda: do_in_window("guide", dialog))


def do_in_window(name: str, part: QWidget) -> None:
    """Do what an action of the main window does, also from a dialog that keeps its keys."""
    window = part.window()
    while behind := window.parentWidget():
        window = behind.window()
    for action in window.actions():
        if action.objectName() == name:
            action.trigger()


def _fill(dialog: QDialog, page: QWidget) -> RoomyArea:
    """Show a page in a dialog, scrolled where it is larger; return what scrolls it."""
    stack = FrontStack(dialog)
    stack.addWidget(page)
    area = RoomyArea(stack, dialog)
    column(area, inside=dialog)
    return area


def made_above(name: str, title: str, parent: QWidget) -> QDialog:
    """Return the place for a page above a stage; it goes when it is left."""
    above = named(QDialog(parent), name)
    above.setWindowTitle(title)
    above.resize(room_above(parent))
    above.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return above


def open_above(above: QDialog, page: PageAbove, *, undoes: bool = False) -> QDialog:
    """Show a page in its place above the stage, with the keys, and return the place.

    Where the page does things one by one, they are undone there by the key that undoes them.
    """
    if undoes:
        QShortcut(QKeySequence.StandardKey.Undo, above, lambda: do_in_window("undo", above))
    page.left.connect(above.accept)
    _fill(above, page)
    above.open()
    guard(above)
    give_keys(page)
    return above


def give_keys(page: QWidget) -> None:
    """Let a page have the keys, where it wants them; it is announced by its title."""
    take_focus = getattr(page, "take_focus", page.setFocus)
    take_focus()
    title = title_of(page)
    if page.hasFocus() and not page.accessibleName():
        page.setAccessibleName(title)
    announce(title)


def wrapped(parts: Iterable[QWidget], parent: QWidget) -> QWidget:
    """Return parts on as many lines as they need."""
    holder = QWidget(parent)
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    folded(*parts, inside=holder)
    return holder


def page_foot(buttons: Iterable[QWidget], back: QWidget, parent: QWidget) -> QHBoxLayout:
    """Return buttons on as many lines as they need, and the way back at the right."""
    left, right = (wrapped(buttons, parent), 1), (back, Qt.AlignmentFlag.AlignBottom)
    return row(left, right, spacing=2 * STEP)


def lay_out(
    dialog: QDialog,
    parts: Iterable[QWidget | QLayout],
    answers: Iterable[QPushButton],
    tallest: QWidget | None = None,
) -> None:
    """Lay out a dialog; one of its parts takes the height that is left.

    A label that does not have its letters yet asks for less width than its words need.
    """
    foot = folded(None, *answers, spacing=2 * STEP)
    shares = [(part, int(part is tallest)) for part in parts]
    for part, _share in shares:
        if isinstance(part, QWidget):
            part.ensurePolished()
    column(*shares, foot, inside=dialog, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)


def fill_card(card: QFrame, parts: Iterable[QWidget]) -> QVBoxLayout:
    """Lay out what a card says, from its top; return its column."""
    shown = tuple(parts)
    for part in shown:
        if isinstance(part, QLabel):
            part.setAlignment(Qt.AlignmentFlag.AlignTop)
    return column(*shown, None, inside=card, margins=(2 * STEP, 2 * STEP))


def side_by_side(left: QWidget, right: QWidget) -> QWidget:
    """Return two questions in one line."""
    both = QWidget()
    row((left, 1), (right, 1), inside=both, spacing=3 * STEP)
    return both
