"""The one stylesheet, built from a palette and a base size; what each role means is in `theme`."""

from whist_td.ui.palette import Palette

STEP = 8
"""Spacing goes in steps of this many pixels."""

TITLE, HEADING, BODY, SMALL = 1.75, 1.3, 1.0, 0.87
"""The four sizes of text, as parts of the base."""


def stylesheet(colours: Palette, base: int) -> str:
    """Return the stylesheet of the whole window."""
    parts = (_labels, _frames, _buttons, _fields, _tables, _menus)
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
QFrame[role="refusal"] {{
    background: {c.red_soft}; border: 1px solid {c.red}; border-radius: 8px; }}
QFrame[role="refusal"] QLabel {{ color: {c.red}; }}
QFrame[role="strip"] {{
    background: {c.accent_soft}; border: 1px solid {c.accent}; border-radius: 8px; }}
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
    background: {c.accent_soft}; border-color: {c.accent}; font-weight: 600; }}
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
QPushButton[role="danger"] {{ color: {c.red}; border-color: {c.red}; font-weight: 600; }}
QPushButton[role="danger"]:hover {{ background: {c.red_soft}; }}
QPushButton[role="danger"]:disabled {{ color: {c.quiet}; border-color: {c.line}; }}
QPushButton[role="target"] {{
    text-align: left; padding: 15px 23px; border-radius: 8px; border-color: {c.line};
    font-size: {base * HEADING}pt; font-weight: 600; }}
QPushButton[role="target"][state="next"] {{
    background: {c.accent_soft}; border: 2px solid {c.accent}; padding: 22px 30px; }}
QPushButton[role="target"]:focus {{ border: 2px solid {c.accent}; padding: 14px 22px; }}
QPushButton[role="target"][state="next"]:focus {{
    border: 3px solid {c.accent}; padding: 21px 29px; }}
QPushButton[role="target"]:hover {{ border-color: {c.accent}; background: {c.surface}; }}
QPushButton[role="stage"] {{
    icon-size: {base * 2}px;
    background: transparent; border: 1px solid transparent; padding: 9px 11px; text-align: left;
    font-weight: 600; }}
QPushButton[role="stage"]:hover {{ background: {c.hover}; }}
QPushButton[role="stage"]:focus {{ border: 2px solid {c.accent}; padding: 8px 10px; }}
QPushButton[role="stage"][state="next"] {{
    color: {c.accent}; border-left: 4px solid {c.accent}; padding-left: 8px; }}
QPushButton[role="stage"]:checked {{
    background: {c.accent_soft}; color: {c.text}; }}
QPushButton[role="stage"]:disabled {{ background: transparent; color: {c.quiet}; }}
QPushButton[role="small"] {{
    background: transparent; border: 1px solid transparent; padding: 4px 5px;
    font-size: {base * SMALL}pt; color: {c.quiet}; }}
QPushButton[role="small"]:hover {{ background: {c.hover}; }}
QPushButton[role="small"]:focus {{ border-color: {c.accent}; }}
QPushButton[role="small"]:checked {{ background: {c.accent_soft}; color: {c.text}; }}
QPushButton::menu-indicator, QToolButton::menu-indicator {{ image: none; width: 0; }}
"""


def _fields(c: Palette, _: int) -> str:
    return f"""
QLineEdit, QPlainTextEdit, QTextEdit {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.border};
    border-radius: 6px; padding: 6px 8px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {c.accent}; padding: 5px 7px; }}
QLineEdit[state="error"] {{ border: 2px solid {c.red}; padding: 5px 7px; }}
QLineEdit:read-only, QLineEdit:disabled {{ background: {c.window}; color: {c.quiet}; }}
QTableView QLineEdit {{ border-radius: 0; padding: 0 4px; }}
QComboBox, QAbstractSpinBox {{ min-height: 1.7em; }}
QComboBox QLineEdit, QAbstractSpinBox QLineEdit {{
    border: none; background: transparent; padding: 0 4px; }}
QCheckBox, QRadioButton {{ spacing: 8px; min-height: 2em; }}
QGroupBox {{ border: none; margin-top: 1.6em; font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 0; }}
QProgressBar {{
    border: none; border-radius: 4px; background: {c.line}; max-height: 8px; color: transparent; }}
QProgressBar::chunk {{ background: {c.accent}; border-radius: 4px; }}
"""


def _tables(c: Palette, base: int) -> str:
    return f"""
QTableView, QListView, QTreeView {{
    background: {c.surface}; color: {c.text}; border: 1px solid {c.line}; border-radius: 8px;
    gridline-color: {c.line}; outline: none; alternate-background-color: {c.surface};
    selection-background-color: {c.accent_soft}; selection-color: {c.text}; }}
QTableView:focus, QListView:focus, QTreeView:focus {{ border: 2px solid {c.accent}; }}
QListView[role="bare"], QListView[role="bare"]:focus {{ background: transparent; border: none; }}
QTableView::item {{ border: none; border-bottom: 1px solid {c.line}; padding: 2px 8px; }}
QListView::item {{ padding: 6px 8px; }}
QTableView::item:hover, QListView::item:hover {{ background: {c.hover}; }}
QTableView::item:selected, QListView::item:selected {{
    background: {c.accent_soft}; color: {c.text}; }}
QTableView::item:focus {{ border: 2px solid {c.accent}; }}
QTableView QTableCornerButton::section {{ background: {c.surface}; border: none; }}
QHeaderView {{ background: {c.surface}; border: none; }}
QHeaderView::section {{
    background: {c.surface}; color: {c.quiet}; border: none; border-bottom: 1px solid {c.border};
    padding: 6px 8px; font-size: {base * SMALL}pt; font-weight: 600; }}
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
