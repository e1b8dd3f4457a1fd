"""The words on a screen, widget by widget as one reads them, rows of tables included."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

MOST_ROWS = 300
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.CheckStateRole)


def words_of(window: QWidget) -> Iterator[str]:
    """Yield what stands in a window, from the top left to the bottom right."""
    if isinstance(window, QMainWindow):
        yield from map(_action, window.findChildren(QAction, options=Qt.FindDirectChildrenOnly))
    seen = [each for each in window.findChildren(QWidget) if each.isVisible()]
    placed = sorted((_place(each, window), _told(each)) for each in seen)
    for (top, left, wide, high), told in placed:
        if told:
            yield f"({left}, {top}, {wide}×{high}) {told}"
    for view in sorted(seen, key=lambda each: _place(each, window)):
        if isinstance(view, QAbstractItemView) and view.model() is not None:
            yield f"-- {view.accessibleName()}"
            yield from _rows(view.model())


def _place(widget: QWidget, window: QWidget) -> tuple[int, int, int, int]:
    corner = widget.mapTo(window, widget.rect().topLeft())
    return corner.y(), corner.x(), widget.width(), widget.height()


def _action(action: QAction) -> str:
    keys = ", ".join(key.toString() for key in action.shortcuts())
    return f"action {action.text()} [{keys}] {'' if action.isEnabled() else 'off'}"


def _told(widget: QWidget) -> str:
    text = _text(widget)
    more = {
        "name": widget.accessibleName(),
        "tip": widget.toolTip(),
        "described": widget.accessibleDescription(),
    }
    told = [text, *(f"{key} {said!r}" for key, said in more.items() if said and said != text)]
    if isinstance(widget, QAbstractButton) and widget.isChecked():
        told.append("checked")
    if any(told) and not widget.isEnabled():
        told.append("off")
    if any(told) and widget.hasFocus():
        told.append("focus")
    return " ".join(filter(None, told))


def _text(widget: QWidget) -> str:
    match widget:
        case QLineEdit():
            return f"{widget.text()!r} {widget.placeholderText()}"
        case QComboBox():
            items = [widget.itemText(at) for at in range(widget.count())]
            return f"{widget.currentText()!r} of {items}"
        case QTabBar():
            return str([widget.tabText(at) for at in range(widget.count())])
        case QTextEdit() | QPlainTextEdit():
            return repr(widget.toPlainText())
        case QAbstractButton() | QLabel() | QAbstractSpinBox():
            return repr(widget.text()) if widget.text() else ""
    return ""


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    is_list = isinstance(model, QAbstractListModel)
    columns = range(1 if is_list else model.columnCount(QModelIndex()))
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in columns]
    yield f"{heads} {model.rowCount(QModelIndex())} rows"
    for row in range(min(model.rowCount(QModelIndex()), MOST_ROWS)):
        cells = [model.index(row, at) for at in columns]
        said = [[cell.data(role) for role in ROLES] for cell in cells]
        yield " | ".join(" ".join(str(each) for each in cell if each is not None) for cell in said)
