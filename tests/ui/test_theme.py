"""Colours, markers, icons, numbers and settings."""

from __future__ import annotations

import math
import re
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtGui import QColor, QIcon

from sigdesk.resources_path import resource
from sigdesk.ui import icons, numbers, theme
from sigdesk.ui.pages import PAGES
from sigdesk.ui.settings import Preferences
from sigdesk.ui.style_sheet import style_sheet
from sigdesk.ui.widgets import ElidedLabel, Segmented, Text, marker_icon

THEMES = [theme.LIGHT, theme.DARK]
BY_NAME = [made.name for made in THEMES]

TEXT_PAIRS = [
    (text, ground)
    for text, grounds in {
        "text": (
            "window", "panel", "hover", "pressed", "field", "accent_ground", "problem_ground",
            "tail_ground", "zone",
        ),
        "muted": ("window", "panel", "hover", "field", "accent_ground", "tail_ground", "zone"),
        "accent": ("window", "panel", "hover", "accent_ground"),
        "on_accent": ("accent",),
        "good": ("window", "panel", "field"),
        "caution": ("window", "panel", "caution_ground"),
        "problem": ("window", "panel", "problem_ground"),
    }.items()
    for ground in grounds
]  # fmt: skip


@pytest.mark.parametrize("made", THEMES, ids=BY_NAME)
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS, ids=[f"{a} on {b}" for a, b in TEXT_PAIRS])
def test_text_is_readable(made, text, ground):
    assert theme.contrast(getattr(made, text), getattr(made, ground)) >= 4.5


@pytest.mark.parametrize("made", THEMES, ids=BY_NAME)
def test_markers_lines_and_disabled_text_can_be_seen(made):
    for colour in made.systems:
        assert theme.contrast(colour, made.panel) >= 3
    assert theme.contrast(made.faint, made.panel) >= 3
    assert theme.contrast(made.accent, made.panel) >= 3
    # The edge of a check box that is not checked.
    assert theme.contrast(made.faint, made.panel) >= 3


def test_contrast_knows_the_published_values():
    assert theme.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert theme.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert theme.contrast("#FFFFFF", "#777777") == theme.contrast("#777777", "#FFFFFF")


def test_mix():
    assert theme.mix("#FFFFFF", "#000000", 0.5) == "#808080"
    assert theme.mix("#E69F00", "#FFFFFF", 0) == "#FFFFFF"
    assert theme.mix("#E69F00", "#FFFFFF", 1) == "#E69F00"


def test_no_two_of_twenty_five_systems_look_alike():
    looks = {(theme.system_colour(i), theme.system_shape(i)) for i in range(25)}
    assert len(looks) == 25
    assert [theme.system_marker(i) for i in range(5)] == ["●", "▲", "■", "◆", "✚"]


def test_theme_is_applied_and_read_back(qapp):
    assert theme.apply_theme(qapp, "dark") is theme.DARK
    assert theme.current() is theme.DARK
    assert qapp.palette().window().color() == QColor(theme.DARK.window)
    assert qapp.style().name() == "fusion" or qapp.styleSheet()
    assert theme.apply_theme(qapp, "light", 1.2) is theme.LIGHT
    assert theme.pixels(13) == 16
    theme.apply_theme(qapp, "light")
    assert qapp.font().pixelSize() == 13


@pytest.mark.parametrize("made", THEMES, ids=BY_NAME)
def test_style_sheet_names_only_pictures_that_exist(made):
    sheet = style_sheet(made, theme.pixels)
    pictures = re.findall(r"url\(([^)]*)\)", sheet)
    assert pictures
    from pathlib import Path

    assert [path for path in pictures if not Path(path).is_file()] == []
    assert "$" not in sheet


def test_every_icon_is_drawn(qapp):
    names = [path.stem for path in resource("icons").glob("*.svg")]
    assert len(names) > 30
    assert {entry.key for entry in PAGES} <= set(names)
    for name in names:
        image = icons.pixmap(name, "#102030", 16, 2).toImage()
        assert image.width() == 32
        assert any(image.pixelColor(x, y).alpha() for x in range(32) for y in range(32)), name


def test_icon_takes_the_colours_of_the_theme(qapp):
    theme.apply_theme(qapp, "dark")
    image = icons.icon("items").pixmap(16, 16, QIcon.Mode.Normal).toImage()
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    strongest = max(pixels, key=lambda pixel: pixel.alpha())
    theme.apply_theme(qapp, "light")
    wanted = QColor(theme.DARK.text)
    assert abs(strongest.red() - wanted.red()) < 4
    assert abs(strongest.blue() - wanted.blue()) < 4


def test_markers_differ_in_shape(qapp):
    pictures = [marker_icon(i).pixmap(12, 12).toImage() for i in range(5)]
    shapes = [
        tuple(image.pixelColor(x, y).alpha() > 127 for x in range(12) for y in range(12))
        for image in pictures
    ]
    assert len(set(shapes)) == 5


# -- numbers ----------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def english():
    QLocale.setDefault(QLocale("en"))


@pytest.mark.parametrize(
    ("write", "expected"),
    [
        (partial(numbers.count, 9815), "9,815"),
        (partial(numbers.count, -3), "−3"),
        (partial(numbers.decimal, 0.5, 3), "0.500"),
        (partial(numbers.decimal, -0.0001, 2), "0.00"),
        (partial(numbers.decimal, -1.25, 1), "−1.3"),
        (partial(numbers.decimal, math.nan, 2), "–"),
        (partial(numbers.decimal, -math.inf, 2), "−∞"),
        (partial(numbers.signed, 2.5832, 2), "+2.58"),
        (partial(numbers.signed, -0.31, 2), "−0.31"),
        (partial(numbers.signed, 0.001, 2), "0.00"),
        (partial(numbers.percent, 0.8379), f"83.8{numbers.THIN}%"),
        (partial(numbers.percent, math.nan), "–"),
        (partial(numbers.score, 0.8379, "unit"), f"83.8{numbers.THIN}%"),
        (partial(numbers.score, 27.41, "percent"), "27.4"),
        (partial(numbers.score, 0.41666, "raw"), "0.417"),
        (partial(numbers.points, 0.0258, "unit"), "+2.58 points"),
        (partial(numbers.points, -1.5, "percent"), "−1.50 points"),
        (partial(numbers.points, -0.0125, "raw"), "−0.013"),
        (partial(numbers.time_left, 0.2), "0.2 s left"),
        (partial(numbers.time_left, 42), "42 s left"),
        (partial(numbers.time_left, 185), "3 min left"),
        (partial(numbers.time_left, 9000), "2.5 h left"),
        (partial(numbers.time_left, -1), ""),
        (partial(numbers.time_left, math.inf), ""),
        (partial(numbers.time_ago, 1), "just now"),
        (partial(numbers.time_ago, 10), "10 s ago"),
        (partial(numbers.time_ago, 200), "3 min ago"),
        (partial(numbers.time_ago, 7200), "2 h ago"),
    ],
)
def test_numbers_as_written(write, expected):
    # Written here, in the language of the test, not when the table is read.
    assert write() == expected


def test_large_numbers_stay_whole():
    assert numbers.count(1_000_000) == "1,000,000"


# -- settings ---------------------------------------------------------------------------------


def test_settings_come_back_to_the_last_digit_in_another_process(tmp_path):
    path = str(tmp_path / "s.ini")
    written = Preferences(QSettings(path, QSettings.Format.IniFormat))
    written.set_number("third", 1 / 3)
    written.set_number("tenth", 0.1)
    written.set_flag("yes", True)
    written.set_texts("list", ["a,b", "测试", ""])
    written.set_text("text", "42")
    written._storage.sync()
    read = Preferences(QSettings(path, QSettings.Format.IniFormat))
    assert read.number("third", 0) == 1 / 3
    assert read.number("tenth", 0) == 0.1
    assert read.flag("yes", False)
    assert read.texts("list") == ["a,b", "测试", ""]
    assert read.text("text") == "42"


def test_damaged_settings_give_the_defaults(preferences):
    preferences.set_text("number", "not one")
    preferences.set_text("list", "{")
    preferences.set_text("flag", "perhaps")
    assert preferences.number("number", 1.5) == 1.5
    assert preferences.texts("list") == []
    assert preferences.flag("flag", True)


def test_recent_files_are_newest_first_once_each_and_only_those_that_exist(preferences, tmp_path):
    paths = [tmp_path / f"{i}.sigdesk" for i in range(12)]
    for path in paths:
        path.write_text("")
        preferences.note_recent(path)
    preferences.note_recent(paths[5])
    recent = preferences.recent()
    assert recent[0] == paths[5]
    assert len(recent) == len(set(recent)) == 8
    paths[5].unlink()
    assert paths[5] not in preferences.recent()
    preferences.forget_recent()
    assert preferences.recent() == []


# -- small widgets ----------------------------------------------------------------------------


def test_segmented_is_exclusive_and_walks_with_the_arrows(qtbot):
    from PySide6.QtCore import Qt

    row = Segmented([("a", "A"), ("b", "B"), ("c", "C")], "Letters")
    qtbot.addWidget(row)
    row.show()
    said: list[str] = []
    row.chosen.connect(said.append)
    assert row.current() == "a"
    row.set_option_enabled("b", False, "not now")
    with qtbot.waitActive(row):
        row.activateWindow()
    row.button("a").setFocus()
    qtbot.keyClick(row.button("a"), Qt.Key.Key_Right)
    assert row.current() == "c"
    qtbot.mouseClick(row.button("a"), Qt.MouseButton.LeftButton)
    assert said == ["c", "a"]
    row.set_current("c")
    assert said == ["c", "a"]
    assert row.button("b").toolTip() == "not now"
    row.set_options([("c", "See"), ("d", "D")])
    assert row.current() == "c"
    assert row.button("c").text() == "See"


def test_elided_text_is_told_whole(qtbot):
    label = ElidedLabel("a very long name of a system that does not fit")
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.toolTip() == label.text() == label.accessibleName()
    label.resize(800, 20)
    assert label.toolTip() == ""


def test_text_is_plain(qtbot):
    """A label of a data file may look like markup."""
    label = Text("<b>not bold</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == label.textFormat().PlainText
    widths = [Text(text).sizeHint().width() for text in ("<b></b>", "")]
    assert all(one > other for one, other in pairwise(widths))


def test_scrolling_past_a_field_does_not_change_it(qtbot):
    from PySide6.QtCore import QPoint, QPointF, Qt
    from PySide6.QtGui import QWheelEvent
    from PySide6.QtWidgets import QApplication, QSpinBox, QVBoxLayout, QWidget

    from sigdesk.ui.widgets import style_field

    pane = QWidget()
    qtbot.addWidget(pane)
    column = QVBoxLayout(pane)
    box, other = QSpinBox(), QSpinBox()
    for field in (other, box):
        style_field(field)
        column.addWidget(field)
    with qtbot.waitActive(pane):
        pane.show()
        pane.activateWindow()
    other.setFocus()

    def turn() -> None:
        where = QPointF(box.rect().center())
        event = QWheelEvent(
            where,
            QPointF(box.mapToGlobal(box.rect().center())),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(box, event)

    turn()
    assert box.value() == 0
    box.setFocus()
    turn()
    assert box.value() == 1
