"""The style sheet, made from the tokens of a theme."""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import TYPE_CHECKING

from sigdesk.resources_path import resource

if TYPE_CHECKING:
    from sigdesk.ui.theme import Theme

# Widgets say what they are by the dynamic property "look"; colours and sizes are given here only.
_SHEET = Template("""
QMainWindow, QDialog, QWidget[look="window"] { background: $window; }
QToolTip { background: $panel; color: $text; border: 1px solid $line; padding: 4px 6px; }

QLabel { background: transparent; }
QLabel[look="verdict"] { font-size: ${verdict}px; font-weight: 600; }
QLabel[look="title"] { font-size: ${body}px; font-weight: 600; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="section"] { font-size: ${note}px; font-weight: 600; color: $muted; }
QLabel[look="secondary"] { font-size: ${secondary}px; color: $muted; }
QLabel[look="note"] { font-size: ${note}px; color: $muted; }
QLabel[look="good"] { font-size: ${secondary}px; color: $good; }
QLabel[look="caution"] { font-size: ${secondary}px; color: $caution; }
QLabel[look="signature"] {
    font-family: $fixed_families; font-size: ${note}px; color: $muted;
}

QFrame[look="card"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
QFrame[look="pane"] { background: $panel; border: none; }
QFrame[look="line"] { background: $line; border: none; }
QFrame[look="inset"] { background: $field; border: none; border-radius: 6px; }

QLabel[chip="accent"] { background: $accent_ground; color: $accent; }
QLabel[chip="muted"] { background: $field; color: $muted; }
QLabel[chip="good"] { background: $field; color: $good; }
QLabel[chip="caution"] { background: $caution_ground; color: $caution; }
QLabel[chip="problem"] { background: $problem_ground; color: $problem; }
QLabel[chip] { font-size: ${note}px; font-weight: 600; border-radius: 5px; padding: 2px 7px; }

QFrame[notice="info"] { background: $accent_ground; border-radius: 6px; }
QFrame[notice="caution"] { background: $caution_ground; border-radius: 6px; }
QFrame[notice="problem"] { background: $problem_ground; border-radius: 6px; }
QFrame[notice="info"] QLabel { color: $text; }
QFrame[notice="caution"] QLabel { color: $caution; }
QFrame[notice="problem"] QLabel { color: $problem; }
QFrame[notice] QLabel { font-size: ${secondary}px; }

QPushButton, QToolButton[look="button"] {
    background: $panel; border: 1px solid $line; border-radius: 6px;
    padding: 0 10px; min-height: 26px;
}
QPushButton, QToolButton, QCheckBox, QRadioButton, QTabBar { outline: none; }
QPushButton:hover, QToolButton[look="button"]:hover { background: $hover; }
QPushButton:pressed, QToolButton[look="button"]:pressed { background: $pressed; }
QPushButton:focus, QToolButton[look="button"]:focus { border: 1px solid $accent; }
QPushButton:disabled, QToolButton[look="button"]:disabled { color: $faint; }
QPushButton[look="primary"] { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton[look="primary"]:hover { background: $accent_hover; }
QPushButton[look="primary"]:focus { border: 2px solid $text; padding: 0 9px; min-height: 24px; }
QPushButton[look="primary"]:disabled { background: $line; color: $faint; border-color: $line; }
QPushButton[look="flat"], QToolButton[look="flat"] {
    background: transparent; border: 1px solid transparent; border-radius: 6px;
    padding: 0 8px; min-height: 26px;
}
QPushButton[look="flat"]:hover, QToolButton[look="flat"]:hover { background: $hover; }
QPushButton[look="flat"]:pressed, QToolButton[look="flat"]:pressed { background: $pressed; }
QPushButton[look="flat"]:focus, QToolButton[look="flat"]:focus { border-color: $accent; }
QPushButton[look="flat"]:disabled, QToolButton[look="flat"]:disabled { color: $faint; }
QToolButton[look="help"] {
    background: transparent; border: 1px solid $line; border-radius: 10px; color: $muted;
    font-size: ${note}px; font-weight: 600; padding: 0;
}
QToolButton[look="help"]:hover { background: $hover; color: $accent; }
QToolButton[look="help"]:focus { border-color: $accent; color: $accent; }
QPushButton[look="link"] {
    background: transparent; border: 1px solid transparent; border-radius: 4px;
    color: $accent; padding: 0 2px; min-height: 20px; text-align: left;
}
QPushButton[look="link"]:hover { text-decoration: underline; }
QPushButton[look="link"]:focus { border-color: $accent; }
QToolButton::menu-indicator { image: none; width: 0; }

QPushButton[look="row"] {
    background: transparent; border: 1px solid transparent; border-radius: 6px;
    text-align: left; padding: 0 8px; min-height: 28px;
}
QPushButton[look="row"]:hover { background: $hover; }
QPushButton[look="row"]:focus { border-color: $accent; }
QPushButton[look="row"]:checked { background: $accent_ground; color: $accent; font-weight: 600; }
QPushButton[look="row"]:disabled { color: $faint; }

QWidget[look="segmented"] { border: 1px solid $line; border-radius: 6px; background: $panel; }
QPushButton[look="segment"] {
    background: transparent; border: 1px solid transparent; border-radius: 5px; color: $muted;
    padding: 0 10px; min-height: 22px; font-size: ${secondary}px;
}
QPushButton[look="segment"]:hover { background: $hover; }
QPushButton[look="segment"]:focus { border-color: $accent; }
QPushButton[look="segment"]:checked {
    background: $accent_ground; color: $accent; font-weight: 600;
}
QPushButton[look="segment"]:disabled { color: $faint; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit {
    background: $field; border: 1px solid $line; border-radius: 6px; padding: 0 8px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox { min-height: 26px; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit {
    background: transparent; border: none; padding: 0; min-height: 0;
}
QPlainTextEdit, QTextEdit { padding: 4px; }
QDialog QPlainTextEdit, QDialog QLineEdit { background: $panel; }
QTextEdit[look="page"] { background: $panel; border: none; border-radius: 0; padding: 0; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus,
QTextEdit:focus { border: 1px solid $accent; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    color: $faint;
}
QComboBox::drop-down { border: none; width: 20px; subcontrol-position: center right; }
QComboBox::down-arrow { image: url($chevron); width: 12px; height: 12px; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $line; selection-background-color: $accent_ground;
    selection-color: $text; outline: none; padding: 4px;
}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button { border: none; background: transparent; width: 16px; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url($chevron_up); width: 10px; height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow {
    image: url($chevron); width: 10px; height: 10px;
}

QCheckBox, QRadioButton { background: transparent; spacing: 8px; min-height: 22px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 14px; height: 14px; border: 1px solid $faint; background: $panel;
}
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($tick); }
QRadioButton::indicator:checked { background: $panel; border: 5px solid $accent;
    width: 6px; height: 6px; }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }

QMenuBar { background: $panel; border-bottom: none; padding: 1px 6px; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: 4px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $panel; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 34px 5px 10px; border-radius: 4px; }
QMenu::item:selected { background: $accent_ground; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: 4px 6px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 6px; }
QMenu::indicator:checked { image: url($tick_text); }
QMenu::right-arrow { image: url($chevron_right); width: 10px; height: 10px; margin-right: 6px; }

QTableView, QListView, QTreeView {
    background: $panel; border: none; outline: none; gridline-color: $line;
    selection-background-color: $accent_ground; selection-color: $text;
    alternate-background-color: $panel;
}
QTableView::item { padding: 0 5px; border-bottom: 1px solid $line; }
QTableView::item:selected { background: $accent_ground; color: $text; }
QTableView::item:focus { border: 1px solid $accent; }
QTreeView::item { padding: 4px 4px; }
QTreeView::item:selected { background: $accent_ground; color: $accent; }
QTreeView::branch { background: transparent; }
QListView::item { padding: 5px 8px; border-radius: 4px; }
QListView::item:selected { background: $accent_ground; color: $text; }
QHeaderView { background: $panel; border: none; }
QHeaderView::section {
    background: $panel; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: 4px 8px; font-size: ${secondary}px; font-weight: 400;
}
QTableCornerButton::section { background: $panel; border: none; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $bars; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 28px; margin: 2px; }
QScrollBar::handle:horizontal { min-width: 28px; margin: 2px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QProgressBar { background: $line; border: none; border-radius: 3px; max-height: 6px;
    min-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }

QSplitter::handle { background: $line; }
QFrame[look="drop"] { background: $panel; border: 2px dashed $faint; border-radius: 10px; }
QFrame[look="drop"][active="true"] { background: $accent_ground; border-color: $accent; }
""")


def style_sheet(theme: Theme, pixels: Callable[[int], int]) -> str:
    """The style sheet of a theme.

    Parameters
    ----------
    theme : Theme
    pixels : callable
        From a font size to the size under the text scale.

    Returns
    -------
    str
    """
    from sigdesk.ui.theme import BODY, FIXED_FAMILIES, NOTE, SECONDARY, VERDICT, mix

    def picture(name: str) -> str:
        return resource("icons", f"{name}-{theme.name}.svg").as_posix()

    values = {name: value for name, value in vars(theme).items() if isinstance(value, str)}
    return _SHEET.substitute(
        values,
        accent_hover=mix(theme.text, theme.accent, 0.12),
        body=pixels(BODY),
        secondary=pixels(SECONDARY),
        note=pixels(NOTE),
        verdict=pixels(VERDICT),
        fixed_families=", ".join(f'"{family}"' for family in FIXED_FAMILIES),
        chevron=picture("sheet-chevron-down"),
        chevron_up=picture("sheet-chevron-up"),
        chevron_right=picture("sheet-chevron-right"),
        tick=picture("sheet-tick"),
        tick_text=picture("sheet-tick-text"),
    )
