"""A page that is taller than its window."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.roomy import RoomyArea


def test_what_is_looked_at_stays_in_sight_while_the_page_is_laid_out_anew(qtbot):
    page = QWidget()
    column = QVBoxLayout(page)
    lines = [QLabel("Table", page) for _line in range(40)]
    for line in lines:
        column.addWidget(line)
    pages = QStackedWidget()
    pages.addWidget(page)
    window = QWidget()
    qtbot.addWidget(window)
    area = RoomyArea(pages, window)
    area.resize(QSize(300, 200))
    window.show()
    QApplication.processEvents()
    area.ensureWidgetVisible(lines[-1])
    place = area.verticalScrollBar().value()
    QApplication.sendEvent(pages, QEvent(QEvent.Type.LayoutRequest))
    assert area.verticalScrollBar().value() == place > 0


def test_a_dialog_that_is_too_tall_for_the_window_scrolls_up_and_down_alone(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 300)
    dialog = QDialog(window)
    form = QFormLayout(dialog)
    for number in range(20):
        form.addRow("How many events", QLineEdit(f"{number}", dialog))
    dialog.setMinimumWidth(500)
    open_dialog(dialog)
    area = dialog.findChild(RoomyArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0
