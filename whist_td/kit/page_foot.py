"""The last line of a page: what can be done on it, and the way back, whatever the size of text."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.wrapping_row import WrappingRow


def wrapped(parts: Iterable[QWidget], parent: QWidget) -> QWidget:
    """Return parts on as many lines as they need."""
    holder = QWidget(parent)
    policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    holder.setSizePolicy(policy)
    row = WrappingRow(holder)
    for part in parts:
        row.addWidget(part)
    return holder


def page_foot(deeds: Iterable[QWidget], back: QWidget, parent: QWidget) -> QHBoxLayout:
    """Return buttons on as many lines as they need, and the way back at the right."""
    foot = QHBoxLayout()
    foot.setSpacing(2 * STEP)
    foot.addWidget(wrapped(deeds, parent), 1)
    foot.addWidget(back, 0, Qt.AlignmentFlag.AlignBottom)
    return foot
