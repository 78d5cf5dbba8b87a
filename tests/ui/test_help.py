"""The help: a page for everything registered, in both languages, offline, with links between."""

from __future__ import annotations

import json
import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.significance import TESTS
from sigdesk.resources_path import resource
from sigdesk.ui import theme
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.help_window import calibration, cost
from sigdesk.ui.help_window.long_form import sentence
from sigdesk.ui.help_window.markdown import code, escaped, table
from sigdesk.ui.help_window.topics import START, topics
from sigdesk.ui.help_window.window import HelpWindow

LINK = re.compile(r"\]\(help:([^)]+)\)")
KEYS = [("Open files", "Ctrl+O")]


def pages() -> dict[str, str]:
    return {topic.key: topic.markdown() for topic in topics(lambda: KEYS)}


@pytest.fixture
def shown(window, session) -> HelpWindow:
    """The help as the main window opens it."""
    window.commands["help"].trigger()
    return window._help.pages


def test_everything_registered_has_a_page_that_names_its_settings_and_source(appearance) -> None:
    found = pages()
    for prefix, registry in (("metric", METRICS), ("test", TESTS)):
        for kind in registry.values():
            page = found[f"{prefix}/{kind.key}"]
            assert page.startswith(f"# {escaped(kind.name)}")
            assert escaped(kind.citation) in page
            for declared in kind.__dataclass_fields__.values():
                assert code(declared.name) in page or not declared.metadata


def test_a_metric_that_is_added_adds_its_page(appearance, monkeypatch) -> None:
    class Added(MeanScore):
        key = "added"
        name = "Added score"
        definition = "Counts what was added."
        formula = "added = 1"
        watch_out = "Nothing at all."

    monkeypatch.setitem(METRICS._entries, "added", Added)
    page = pages()["metric/added"]
    for text in (
        "# Added score",
        "Counts what was added.",
        "```\nadded = 1\n```",
        "Nothing at all.",
    ):
        assert text in page


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_link_leads_to_a_page(appearance: Appearance, language) -> None:
    appearance.choose_language(language)
    found = pages()
    for key, page in found.items():
        assert page.strip(), key
        assert "<<" not in page, key
        assert set(LINK.findall(page)) <= set(found), key


def test_long_pages_exist_in_every_language() -> None:
    names = {path.name for path in resource("help", "en").glob("*.md")}
    assert names
    assert {path.name for path in resource("help", "zh_CN").glob("*.md")} == names


def test_the_rates_are_those_of_the_kept_table(appearance) -> None:
    page = calibration.calibration()
    kept = json.loads(resource("help", "calibration.json").read_text(encoding="utf-8"))
    shown = sum(row["n"] >= row["offered"] / 10 for row in kept["rows"])
    cells = re.findall(r"(?<=\| )[^|]*(?= \|)", page)
    rates = [
        cell for cell in cells if re.fullmatch(r"(\*\*)?(\.|\d+\.)\d+(\*\*)?( \(\d+\))?", cell)
    ]
    assert len(rates) == shown
    wrong = sum(bool(row["reason"]) for row in kept["rows"] if row["n"] >= row["offered"] / 10)
    assert sum(cell.startswith("**") for cell in rates) == wrong
    for reason in {row["reason"] for row in kept["rows"]} - {""}:
        assert escaped(reason) in page


def test_every_sentence_of_the_measurements_is_known_in_chinese(appearance: Appearance) -> None:
    appearance.choose_language("zh_CN")
    kept = json.loads(resource("help", "calibration.json").read_text(encoding="utf-8"))
    lines = json.loads(resource("help", "scaling.json").read_text(encoding="utf-8"))
    said = {row["reason"] for row in kept["rows"]} | set(kept["tasks"].values())
    said |= {line[part] for line in lines for part in ("title", "x", "curve")}
    for text in said - {""}:
        assert sentence(text) != text


@pytest.mark.parametrize("chosen", ["light", "dark"])
def test_the_figure_can_be_read_on_the_ground_of_the_theme(appearance, chosen) -> None:
    appearance.choose_theme(chosen)
    colours = theme.current()
    drawn = cost.figure(colours)
    used = set(re.findall(r'(?:fill|stroke)="(#[0-9a-fA-F]{6})"', drawn)) - {colours.line}
    assert len(used) > 5
    for colour in used - {colours.panel}:
        assert theme.contrast(colour, colours.panel) >= 3.0
    image = cost.panel(0, colours, 2.0, 400)
    assert image.width() == 800
    assert image.pixelColor(60, 60) == QColor(colours.panel)


def test_search_finds_words_of_texts_and_enter_opens_the_first(shown: HelpWindow) -> None:
    search = shown.contents.search
    everything = shown.contents.found()
    QTest.keyClicks(search, "exchangeability")
    found = shown.contents.found()
    assert set(found) >= {"test/randomization", "test/exact-permutation"}
    assert len(found) < len(everything)
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert shown.topic == found[0]
    search.setText("no page has these words together")
    assert shown.contents.found() == []
    assert not shown.contents.none.isHidden()
    search.clear()
    assert shown.contents.found() == everything


def test_links_and_buttons_lead_to_and_fro(shown: HelpWindow) -> None:
    assert shown.topic == START
    shown.text.anchorClicked.emit(QUrl("help:glossary"))
    shown.text.anchorClicked.emit(QUrl("help:metric/accuracy"))
    assert shown.topic == "metric/accuracy"
    assert shown.contents.current() == "metric/accuracy"
    shown.back.click()
    assert shown.topic == "glossary"
    shown.back.click()
    assert not shown.back.isEnabled()
    shown.forward.click()
    assert shown.topic == "glossary"
    shown.show_topic("no such page")
    assert shown.topic == START


def test_nothing_is_loaded_from_outside(shown: HelpWindow) -> None:
    for address in ("https://example.org/a.png", "file:///etc/hostname"):
        assert shown.text.loadResource(2, QUrl(address)) == QImage()
    shown.text.anchorClicked.emit(QUrl("https://example.org/"))
    assert shown.topic == START


def test_the_help_follows_language_and_theme(
    qtbot, shown: HelpWindow, appearance: Appearance
) -> None:
    shown.show_topic("glossary")
    appearance.choose_language("zh_CN")
    qtbot.waitUntil(lambda: "术语表" in shown.text.toPlainText())
    appearance.choose_theme("dark")
    assert shown.topic == "glossary"
    block = shown.text.document().begin()
    assert block.begin().fragment().charFormat().foreground().color() == QColor(theme.DARK.text)


def test_a_question_mark_opens_its_page(window, session) -> None:
    session.show_help("test/bootstrap")
    assert window._help.pages.isVisible()
    assert window._help.pages.topic == "test/bootstrap"


def test_text_from_anywhere_is_shown_as_it_is() -> None:
    assert escaped("δ* > 2δ\n| a_b") == "δ\\* \\> 2δ \\| a\\_b"
    assert code("a|b") == "`a\\|b`"
    assert table(["a"], [["1"]], ["right"]).splitlines() == ["| a |", "| ---: |", "| 1 |"]
