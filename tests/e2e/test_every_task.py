"""Files of every kind through the window: opened and shown on every page that fits."""

from __future__ import annotations

from pathlib import Path

import pytest

from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session

DATA = Path(__file__).parents[1] / "data"
LONG = 90_000

FILES: dict[str, tuple[str, tuple[str, ...], int, set[str]]] = {
    "labels": (
        "labels",
        ("real/classification/absa-confidence/*.tsv", "real/classification/absa-confidence/*.txt"),
        100,
        {"overview", "items"},
    ),
    "confidences": (
        "labels",
        ("real/classification/absa-confidence/*.*",),
        100,
        {"overview", "confusion", "compare"},
    ),
    "logs with both": (
        "labels",
        ("real/classification/marc-en/*",),
        4000,
        {"confusion", "compare"},
    ),
    "item scores": (
        "item-scores",
        ("real/item-scores/nlpstattest/data-file.txt",),
        2001,
        {"compare", "power"},
    ),
    "long scores": ("item-scores", ("real/item-scores/xsum-scores/*",), 498, {"compare", "pairs"}),
    "data sets": ("runs", ("real/run-scores/scmamp-gh2008/*",), 30, {"runs", "pairs", "power"}),
    "seeds": ("runs", ("real/run-scores/hans-100-seeds/*",), 100, {"runs", "pairs"}),
    "spans": ("sequences", ("cases/s15*/ner.tsv",), 0, {"confusion", "compare", "items"}),
    "word segmentation": ("sequences", ("real/sequence/cws-tiny/*",), 0, {"overview", "items"}),
    "translations": ("texts", ("cases/s04*/*.txt",), 0, {"compare", "items"}),
    "Chinese texts": ("texts", ("cases/s22*/*.zh",), 0, {"compare", "items"}),
    "workbook": ("labels", ("cases/s26*/labels.xlsx",), 0, {"overview", "items"}),
    "evaluation logs": ("item-scores", ("cases/s27*/*.jsonl",), 0, {"compare", "items"}),
    "annotators": (
        "annotations",
        ("real/agreement/xsum-factuality/*",),
        1869,
        {"agreement", "items"},
    ),
}


@pytest.mark.parametrize("key", FILES)
def test_files_are_opened_and_every_page_that_fits_is_shown(
    qtbot, window: MainWindow, session: Session, key: str
) -> None:
    task, patterns, n_items, at_least = FILES[key]
    paths = [path for pattern in patterns for path in sorted(DATA.glob(pattern))]
    assert paths
    failures: list[str] = []
    session.import_failed.connect(lambda failure: failures.append(failure.text))
    session.run_failed.connect(lambda _key, text: failures.append(text))
    session.jobs.failed.connect(lambda _key, failure: failures.append(failure.text))
    # Every question gets its usual answer; the dialogs have tests of their own.
    session.questions_asked.disconnect()
    given: dict[str, str] = {}

    def answer(questions) -> None:
        given.update({question.key: question.choices[0].key for question in questions})
        session.answer_questions(dict(given))

    session.questions_asked.connect(answer)
    session.open_files(paths)
    qtbot.waitUntil(lambda: session.has_data or bool(failures), timeout=LONG)
    assert failures == []
    project = session.project
    assert project.task == task
    assert project.reference is not None
    if n_items:
        assert project.reference.n_items == n_items
    shown = set()
    for entry in PAGES:
        page = window.stack.page(entry.key)
        if page.unavailable(project):
            continue
        session.show_page(entry.key)
        quiet = entry.key not in ("overview", "compare")
        qtbot.waitUntil(
            lambda page=page, quiet=quiet: (
                bool(failures) or (not session.jobs.jobs() and (quiet or bool(page.meaning())))
            ),
            timeout=LONG,
        )
        assert window.stack.current_page is page
        shown.add(entry.key)
    assert failures == []
    assert at_least <= shown
