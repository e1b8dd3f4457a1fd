"""The one stylesheet, built from a palette and a base size; what each role means is in `theme`."""

from whist_td.assets import asset
from whist_td.kit.palette import Palette

STEP = 8
"""Spacing goes in steps of this many pixels."""

TITLE, HEADING, BODY, SMALL = 1.75, 1.3, 1.0, 0.87
"""The four sizes of text, as parts of the base."""


def stylesheet(colours: Palette, base: int) -> str:
    """Return the stylesheet of the whole window."""
    parts = (
        _labels,
        _frames,
        _buttons,
        _rail_buttons,
        _fields,
        _choices,
        _lists_of_choices,
        _ticks,
        _tables,
        _menus,
    )
    return "\n".join(part(colours, base) for part in parts)


def _labels(c: Palette, base: int) -> str:
    return f"""
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {base * TITLE}pt; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {base * HEADING}pt; font-weight: 600; }}
QLabel[role="small"] {{ font-size: {base * SMALL}pt; color: {c.quiet}; }}
QLabel[role="quiet"] {{ color: {c.quiet}; }}
QLabel[role="warning"] {{ color: {c.on_amber}; }}
QLabel[role="error"] {{ color: {c.red}; font-weight: 600; }}
QLabel[role="good"] {{ color: {c.good}; font-weight: 600; }}
QLabel[role="number"] {{ font-weight: 600; }}
"""


def _frames(c: Palette, _: int) -> str:
    return f"""
QFrame[role="card"] {{
    background: {c.surface}; border: 1px solid {c.line}; border-radius: 8px; }}
QFrame[role="banner"] {{
    background: {c.amber_soft}; border: 1px solid {c.amber}; border-radius: 8px; }}
QFrame[role="banner"] QLabel {{ color: {c.on_amber}; }}
QFrame[role="alarm"] {{
    background: {c.alarm}; border: 2px solid {c.on_alarm}; border-radius: 8px; }}
QFrame[role="alarm"] QLabel {{ color: {c.on_alarm}; font-weight: 700; }}
QFrame[role="refusal"] {{
    background: {c.red_soft}; border: 1px solid {c.red}; border-radius: 8px; }}
QFrame[role="refusal"] QLabel {{ color: {c.red}; }}
QFrame[role="strip"] {{
    background: {c.accent_soft}; border: 1px solid {c.accent}; border-radius: 8px; }}
QFrame[role="next"] {{
    background: {c.accent_soft}; border: 2px solid {c.accent}; border-radius: 10px; }}
QFrame[role="rail"] {{ background: {c.surface}; border-right: 1px solid {c.line}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QToolTip {{ background: {c.text}; color: {c.surface}; border: none; padding: 6px 8px; }}
"""


def _buttons(c: Palette, base: int) -> str:
    return f"""
QPushButton, QToolButton {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border};
    border-radius: 6px; padding: 7px 15px; }}
QPushButton, QToolButton, QMenu {{ icon-size: {round(base * 1.6)}px; }}
QPushButton:hover, QToolButton:hover {{ background: {c.hover}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {c.line}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {c.accent}; padding: 6px 14px; }}
QPushButton:disabled, QToolButton:disabled {{
    background: {c.window}; color: {c.quiet}; border-color: {c.line}; }}
QPushButton:checked, QToolButton:checked {{
    background: {c.accent_soft}; border: 2px solid {c.accent}; padding: 6px 14px; }}
QFrame[role="strip"] QPushButton[role="choice"] {{ background: transparent; }}
QFrame[role="strip"] QPushButton[role="choice"]:hover {{ background: {c.hover}; }}
QFrame[role="strip"] QPushButton[role="choice"]:checked {{
    background: {c.surface}; border: 3px solid {c.accent}; padding: 5px 13px; }}
QFrame[role="strip"] QPushButton[role="choice"]:focus {{ border: 2px dashed {c.text}; }}
QFrame[role="strip"] QPushButton[role="choice"]:checked:focus {{ border: 3px solid {c.text}; }}
QPushButton[role="primary"] {{
    background: {c.accent}; color: {c.on_accent}; border: 2px solid {c.accent};
    font-weight: 600; padding: 8px 18px; }}
QPushButton[role="primary"]:hover, QPushButton[role="primary"]:pressed {{
    background: {c.accent_hover}; border-color: {c.accent_hover}; }}
QPushButton[role="primary"]:focus {{ border: 2px solid {c.text}; }}
QPushButton[role="primary"]:disabled {{
    background: {c.hover}; color: {c.quiet}; border-color: {c.hover}; }}
QPushButton[role="quiet"], QToolButton[role="quiet"] {{
    background: transparent; border: 1px solid transparent; color: {c.accent}; padding: 7px 9px; }}
QPushButton[role="quiet"]:hover, QToolButton[role="quiet"]:hover {{ background: {c.hover}; }}
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus {{
    border: 2px solid {c.accent}; padding: 6px 8px; }}
QPushButton[role="quiet"]:disabled, QToolButton[role="quiet"]:disabled {{ color: {c.quiet}; }}
QPushButton[role="compact"] {{ padding: 3px 12px; }}
QPushButton[role="compact"]:focus {{ padding: 2px 11px; }}
QPushButton[role="look"] {{
    background: {c.amber_soft}; color: {c.on_amber}; border-color: {c.amber}; padding: 3px 12px; }}
QPushButton[role="look"]:hover {{ background: {c.surface}; }}
QPushButton[role="look"]:focus {{ border: 2px solid {c.on_amber}; padding: 2px 11px; }}
QPushButton[role="danger"] {{ color: {c.red}; border-color: {c.red}; font-weight: 600; }}
QPushButton[role="danger"]:hover {{ background: {c.red_soft}; }}
QPushButton[role="danger"]:disabled {{ color: {c.quiet}; border-color: {c.line}; }}
"""


def _rail_buttons(c: Palette, base: int) -> str:
    """Dress the stages of the rail, and the smallest buttons."""
    return f"""
QPushButton[role="stage"] {{
    icon-size: {base * 2}px;
    background: transparent; border: 1px solid transparent; padding: 9px 11px; text-align: left;
    font-weight: 600; }}
QPushButton[role="stage"]:hover {{ background: {c.hover}; }}
QPushButton[role="stage"]:focus {{ border: 2px solid {c.accent}; padding: 8px 10px; }}
QPushButton[role="stage"][state="next"] {{
    color: {c.accent}; border-left: 4px solid {c.accent}; padding-left: 8px; }}
QPushButton[role="stage"]:checked {{
    background: {c.accent_soft}; color: {c.text}; border: 1px solid transparent;
    padding: 9px 11px; }}
QPushButton[role="stage"]:checked:focus {{
    border: 2px solid {c.accent}; padding: 8px 10px; }}
QPushButton[role="stage"][state="next"]:checked {{
    border-left: 4px solid {c.accent}; padding-left: 8px; }}
QPushButton[role="stage"]:disabled {{ background: transparent; color: {c.quiet}; }}
QPushButton[role="choice"] {{
    background: {c.surface}; border: 2px solid {c.border}; border-radius: 8px; text-align: left; }}
QPushButton[role="choice"]:hover {{ background: {c.hover}; }}
QPushButton[role="choice"]:focus {{ border: 2px solid {c.accent}; background: {c.accent_soft}; }}
QPushButton[role="small"] {{
    background: transparent; border: 1px solid transparent; padding: 4px 5px;
    font-size: {base * SMALL}pt; color: {c.quiet}; }}
QPushButton[role="small"]:hover {{ background: {c.hover}; }}
QPushButton[role="small"]:focus {{ border-color: {c.accent}; }}
QPushButton[role="small"]:checked {{
    background: {c.accent_soft}; color: {c.text}; font-weight: 600; padding: 4px 5px;
    border: 1px solid transparent; }}
QPushButton::menu-indicator, QToolButton::menu-indicator {{ image: none; width: 0; }}
"""


def _fields(c: Palette, base: int) -> str:
    return f"""
QLineEdit, QPlainTextEdit, QTextEdit {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.edge};
    border-radius: 6px; padding: 6px 8px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {c.accent}; padding: 5px 7px; }}
QTextBrowser[role="guide"] {{
    border: 2px solid {c.line}; border-radius: 8px; padding: 8px 24px;
    font-size: {base * 1.1}pt; }}
QTextBrowser[role="guide"]:focus {{ border: 2px solid {c.accent}; padding: 8px 24px; }}
QLineEdit[state="error"] {{ border: 2px solid {c.red}; padding: 5px 7px; }}
QLineEdit:read-only, QLineEdit:disabled {{ background: {c.window}; color: {c.quiet}; }}
QTableView QLineEdit {{ border-radius: 0; padding: 0 4px; }}
QSlider {{ min-height: 24px; }}
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {c.border}; }}
QSlider::sub-page:horizontal {{ height: 4px; border-radius: 2px; background: {c.accent}; }}
QSlider::handle:horizontal {{
    width: 18px; height: 18px; margin: -8px 0; border-radius: 10px;
    background: {c.surface}; border: 2px solid {c.accent}; }}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus {{ background: {c.accent}; }}
QGroupBox {{ border: none; margin-top: 1.6em; font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 0; }}
QProgressBar {{
    border: none; border-radius: 4px; background: {c.line}; max-height: 8px; color: transparent; }}
QProgressBar::chunk {{ background: {c.accent}; border-radius: 4px; }}
"""


def _mark(c: Palette, name: str) -> str:
    """Return a drawn sign as a stylesheet takes it."""
    return f'url("{asset("marks", "dark" if c.is_dark else "light", name).as_posix()}.svg")'


def _choices(c: Palette, base: int) -> str:
    """Dress lists to choose from, numbers and dates like the fields beside them."""
    arrow = round(base * 0.95)
    return f"""
QComboBox, QAbstractSpinBox {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.edge};
    border-radius: 6px; padding: 6px 8px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
QComboBox {{ padding-right: 4px; combobox-popup: 0; }}
QAbstractSpinBox {{ padding: 4px 8px; }}
QAbstractSpinBox:focus {{ padding: 3px 7px; }}
QComboBox:hover, QAbstractSpinBox:hover {{ border-color: {c.quiet}; }}
QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus {{
    border: 2px solid {c.accent}; padding: 5px 7px; }}
QComboBox:focus, QComboBox:on {{ padding-right: 3px; }}
QComboBox:disabled, QAbstractSpinBox:disabled {{
    background: {c.window}; color: {c.quiet}; border-color: {c.line}; }}
QComboBox[state="error"], QAbstractSpinBox[state="error"] {{
    border: 2px solid {c.red}; padding: 5px 7px; }}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit {{
    border: none; background: transparent; padding: 0; }}
QComboBox::drop-down {{
    subcontrol-origin: padding; subcontrol-position: center right;
    width: {2 * arrow}px; border: none; background: transparent; }}
QComboBox::down-arrow, QAbstractSpinBox::up-arrow, QAbstractSpinBox::down-arrow {{
    width: {arrow}px; height: {arrow}px; }}
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: {_mark(c, "down")}; }}
QAbstractSpinBox::up-arrow {{ image: {_mark(c, "up")}; }}
QComboBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off,
QAbstractSpinBox::down-arrow:disabled {{ image: {_mark(c, "down-off")}; }}
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {{
    image: {_mark(c, "up-off")}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    subcontrol-origin: border; width: {2 * arrow}px; border: none; border-radius: 5px;
    background: transparent; margin: 1px; }}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{
    background: {c.hover}; }}
QDateEdit::drop-down {{
    subcontrol-origin: border; subcontrol-position: center right;
    width: {2 * arrow}px; border: none; background: transparent; }}
QDateEdit::down-arrow {{ image: {_mark(c, "down")}; width: {arrow}px; height: {arrow}px; }}
"""


def _lists_of_choices(c: Palette, _: int) -> str:
    """Dress what opens below a field: a list, or the calendar."""
    return f"""
QComboBox QAbstractItemView {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border}; border-radius: 0;
    padding: 4px; outline: none;
    selection-background-color: {c.accent_soft}; selection-color: {c.text}; }}
QComboBox QAbstractItemView::item {{ min-height: 1.9em; padding: 2px 8px; }}
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover {{
    background: {c.accent_soft}; color: {c.text}; }}
QCalendarWidget QToolButton {{ border: none; padding: 6px 12px; font-weight: 600; }}
QCalendarWidget QToolButton#qt_calendar_prevmonth {{ qproperty-icon: {_mark(c, "left")}; }}
QCalendarWidget QToolButton#qt_calendar_nextmonth {{ qproperty-icon: {_mark(c, "right")}; }}
QCalendarWidget QWidget#qt_calendar_navigationbar {{ background: {c.surface}; }}
QCalendarWidget QAbstractItemView {{
    border: none; border-radius: 0; selection-background-color: {c.accent};
    selection-color: {c.on_accent}; }}
"""


def _ticks(c: Palette, base: int) -> str:
    """Dress check boxes and radio buttons: a clear edge, filled when chosen."""
    side = round(base * 1.45)
    return f"""
QCheckBox, QRadioButton {{ spacing: 10px; min-height: 2em; padding: 0 8px 0 4px;
    border: 2px solid transparent; border-radius: 6px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {c.accent}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {c.quiet}; }}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {{
    width: {side}px; height: {side}px; border: 2px solid {c.edge}; background: {c.surface}; }}
QCheckBox::indicator, QAbstractItemView::indicator {{ border-radius: 5px; }}
QRadioButton::indicator {{ border-radius: {side // 2 + 2}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border-color: {c.accent}; }}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{
    background: {c.accent}; border-color: {c.accent}; image: {_mark(c, "tick")}; }}
QRadioButton::indicator:checked {{
    background: {c.accent}; border-color: {c.accent}; image: {_mark(c, "dot")}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{
    border-color: {c.border}; background: {c.window}; }}
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {{
    border-color: {c.border}; background: {c.border}; }}
"""


def _tables(c: Palette, base: int) -> str:
    return f"""
QTableView, QListView, QTreeView {{
    background: {c.surface}; color: {c.text}; border: 2px solid {c.line}; border-radius: 8px;
    padding: 2px; gridline-color: {c.line}; outline: none; alternate-background-color: {c.surface};
    selection-background-color: {c.accent_soft}; selection-color: {c.text}; }}
QTableView:focus, QListView:focus, QTreeView:focus {{ border-color: {c.accent}; }}
QListView[role="bare"], QListView[role="bare"]:focus,
QTableView[role="bare"], QTableView[role="bare"]:focus {{
    background: transparent; border: none; padding: 0; }}
QTableView::item {{ border: none; border-bottom: 1px solid {c.line}; padding: 2px 8px; }}
QListView::item {{ padding: 6px 8px; }}
QTableView::item:hover, QListView::item:hover {{ background: {c.hover}; }}
QTableView::item:selected, QListView::item:selected {{
    background: {c.accent_soft}; color: {c.text}; }}
QTableView::item:focus {{ border: 2px solid {c.accent}; }}
QTableView[role="dense"]::item {{ padding: 0 4px; }}
QTableView QTableCornerButton::section {{ background: {c.surface}; border: none; }}
QHeaderView {{ background: {c.surface}; border: none; }}
QHeaderView::section {{
    background: {c.surface}; color: {c.quiet}; border: none; border-bottom: 1px solid {c.border};
    padding: 6px 11px; font-size: {base * SMALL}pt; font-weight: 600; }}
QTableView[role="dense"] QHeaderView::section {{ padding: 5px 7px; }}
QScrollBar:vertical {{ background: transparent; width: 14px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 14px; margin: 2px; }}
QScrollBar::handle {{
    background: {c.border}; border-radius: 5px; min-height: 32px; min-width: 32px; }}
QScrollBar::handle:hover {{ background: {c.quiet}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _menus(c: Palette, _: int) -> str:
    return f"""
QMenuBar {{ background: {c.surface}; border-bottom: 1px solid {c.line}; }}
QMenuBar::item {{ padding: 5px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {c.hover}; }}
QMenu {{ background: {c.surface}; border: 1px solid {c.border}; padding: 4px; }}
QMenu::item {{ padding: 7px 24px 7px 16px; border-radius: 4px; }}
QMenu::item:selected {{ background: {c.accent_soft}; color: {c.text}; }}
QMenu::item:disabled {{ color: {c.quiet}; }}
QMenu::separator {{ height: 1px; background: {c.line}; margin: 4px 8px; }}
QTabBar::tab {{
    padding: 8px 16px; border: none; border-bottom: 3px solid transparent; color: {c.quiet};
    background: transparent; }}
QTabBar::tab:selected {{ color: {c.text}; border-bottom-color: {c.accent}; font-weight: 600; }}
QTabBar::tab:hover {{ color: {c.text}; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {c.line}; }}
"""
