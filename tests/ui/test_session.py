"""The session: every change can be undone, results come once, and runs stop and go on."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.items import ItemFilter
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, SliceChoice
from sigdesk.model.store import scores_key, test_key
from sigdesk.ui.session import Session

N = 300_000
"""Resamples of a run long enough to be stopped in the middle."""


@pytest.fixture
def opened(session: Session, project: Project) -> Session:
    session.apply(project, "Open files")
    return session


def sampled(session: Session, n: int = N):
    session.change_settings(n_resamples=n)
    return procedure_of("randomization", session.project.settings)


def key_of(session: Session, procedure):
    project = session.project
    return test_key(project, project.system_a, project.system_b, procedure)


def start_and_wait_for_draws(qtbot, session: Session, procedure) -> None:
    """Start a sampled test and wait until it has drawn something, but not all."""
    some = lambda key, snapshot: getattr(snapshot, "n_done", 0) > 0  # noqa: E731
    with qtbot.waitSignal(session.progressed, timeout=30_000, check_params_cb=some):
        session.request_test(procedure)


CHANGES: list[tuple[str, Callable[[Session], None], Callable[[Project], object]]] = [
    ("metric", lambda s: s.choose_metric("macro-f1", {"average": "means"}), lambda p: p.metric),
    ("slice", lambda s: s.choose_slice(SliceChoice("genre", "fiction")), lambda p: p.slice),
    ("pair", lambda s: s.choose_pair("SPINN", "BERT"), lambda p: (p.system_a, p.system_b)),
    ("swap", lambda s: s.swap_pair(), lambda p: (p.system_a, p.system_b)),
    ("alternative", lambda s: s.change_settings(alternative="greater"), lambda p: p.settings),
    ("alpha", lambda s: s.change_settings(alpha=0.01), lambda p: p.settings),
    ("confidence", lambda s: s.change_settings(confidence=0.9), lambda p: p.settings),
    ("resamples", lambda s: s.change_settings(n_resamples=999), lambda p: p.settings),
    ("seed", lambda s: s.change_settings(seed=1), lambda p: p.settings),
    ("too small", lambda s: s.change_settings(too_small=0.005), lambda p: p.settings),
    ("rename", lambda s: s.rename_system("BERT", "B"), lambda p: [x.name for x in p.systems]),
    ("remove", lambda s: s.remove_system("ESIM"), lambda p: [x.name for x in p.systems]),
]


@pytest.mark.parametrize(("change", "read"), [c[1:] for c in CHANGES], ids=[c[0] for c in CHANGES])
def test_every_change_can_be_undone_and_done_again(qtbot, opened, change, read):
    before, index = opened.project, opened.undo_stack.index()
    with qtbot.waitSignal(opened.project_changed):
        change(opened)
    after = opened.project
    assert read(after) != read(before)
    assert opened.undo_stack.index() == index + 1
    opened.undo_stack.undo()
    assert opened.project is before
    opened.undo_stack.redo()
    assert opened.project is after


def test_choosing_what_is_chosen_changes_nothing(opened):
    index = opened.undo_stack.index()
    project = opened.project
    opened.choose_metric(project.metric, dict(project.metric_params))
    opened.choose_slice(project.slice)
    opened.choose_pair(project.system_a, project.system_b)
    opened.choose_pair("BERT", "BERT")
    opened.change_settings(seed=project.settings.seed)
    opened.rename_system("BERT", "ESIM")
    opened.rename_system("BERT", "  ")
    assert opened.undo_stack.index() == index
    assert opened.project is project


def test_opening_is_undone_to_an_empty_document(opened, session):
    assert session.has_data
    session.undo_stack.undo()
    assert session.project.is_empty
    assert not session.has_data


def test_removing_systems_keeps_a_pair_as_long_as_there_is_one(opened):
    opened.remove_system("BERT")
    assert (opened.project.system_a, opened.project.system_b) == ("ESIM", "SPINN")
    opened.remove_system("ESIM")
    assert (opened.project.system_a, opened.project.system_b) == ("", "")


def test_renaming_keeps_the_result(qtbot, opened):
    procedure = procedure_of("exact-permutation", opened.project.settings)
    opened.request_test(procedure)
    qtbot.waitUntil(lambda: opened.store.test(key_of(opened, procedure)) is not None)
    opened.rename_system("BERT", "Bert base")
    assert opened.project.system_a == "Bert base"
    assert opened.store.test(key_of(opened, procedure)) is not None


def test_test_runs_once_and_is_stored(qtbot, opened):
    procedure = procedure_of("exact-permutation", opened.project.settings)
    key = key_of(opened, procedure)
    with qtbot.waitSignal(opened.result_stored, check_params_cb=lambda k: k == key):
        opened.request_test(procedure)
        assert opened.is_running(key)
    result = opened.store.test(key)
    assert result is not None
    assert result.exact
    assert not opened.is_running(key)
    opened.request_test(procedure)
    assert not opened.is_running(key)
    assert opened.store.test(key) is result


def test_undo_finds_results_without_computing(qtbot, opened):
    procedure = procedure_of("exact-permutation", opened.project.settings)
    opened.request_test(procedure)
    qtbot.waitUntil(lambda: not opened.jobs.jobs())
    key = key_of(opened, procedure)
    opened.swap_pair()
    assert key_of(opened, procedure) != key
    opened.undo_stack.undo()
    opened.request_test(procedure)
    assert not opened.jobs.jobs()
    assert opened.store.test(key) is not None


def test_scores_come_with_and_without_intervals(qtbot, opened):
    key = scores_key(opened.project)
    with qtbot.waitSignal(opened.result_stored, timeout=30_000, check_params_cb=lambda k: k == key):
        opened.request_scores()
    rows = opened.store.scores(key)
    assert rows is not None
    assert {row.system for row in rows} == {"BERT", "ESIM", "SPINN"}
    assert all(row.interval is not None for row in rows)


def test_live_snapshots_grow(qtbot, opened):
    procedure = sampled(opened)
    key, seen = key_of(opened, procedure), []
    opened.progressed.connect(lambda k, snapshot: seen.append((k, snapshot.n_done)))
    opened.request_test(procedure)
    qtbot.waitUntil(lambda: opened.store.test(key) is not None, timeout=60_000)
    counts = [n for k, n in seen if k == key]
    assert counts == sorted(counts)
    assert counts[-1] == N


def test_stopped_stays_stopped_keeps_its_resamples_and_goes_on_to_the_same_digits(
    qtbot, opened, session
):
    procedure = sampled(opened)
    key = key_of(opened, procedure)
    start_and_wait_for_draws(qtbot, opened, procedure)
    opened.cancel(key)
    drawn = opened.snapshot(key).n_done
    assert opened.is_stopped(key)
    assert not opened.is_running(key)
    assert 0 < drawn < N
    opened.request_test(procedure)
    assert not opened.is_running(key)

    begun = []
    opened.progressed.connect(lambda k, snapshot: begun.append(snapshot.n_done))
    opened.resume(procedure)
    assert not opened.is_stopped(key)
    qtbot.waitUntil(lambda: opened.store.test(key) is not None, timeout=60_000)
    assert begun[0] >= drawn
    resumed = opened.store.test(key)

    other = Session()
    try:
        other.apply(opened.project, "Open files")
        other.request_test(procedure)
        qtbot.waitUntil(lambda: other.store.test(key) is not None, timeout=60_000)
        whole = other.store.test(key)
    finally:
        other.shutdown()
    assert resumed.n_extreme == whole.n_extreme
    assert np.array_equal(resumed.distribution.values, whole.distribution.values)


def test_more_resamples_go_on_where_the_run_ended(qtbot, opened):
    procedure = sampled(opened, 2_000)
    opened.request_test(procedure)
    qtbot.waitUntil(lambda: not opened.jobs.jobs(), timeout=30_000)
    first = opened.store.test(key_of(opened, procedure))
    opened.more(procedure, 3_000)
    assert opened.project.settings.n_resamples == 5_000
    longer = procedure_of("randomization", opened.project.settings)
    qtbot.waitUntil(lambda: opened.store.test(key_of(opened, longer)) is not None, timeout=30_000)
    second = opened.store.test(key_of(opened, longer))
    assert second.n_resamples == 5_000
    assert np.array_equal(second.distribution.values[:2_000], first.distribution.values)
    opened.undo_stack.undo()
    assert opened.project.settings.n_resamples == 2_000
    assert opened.store.test(key_of(opened, procedure)) is first


def test_changed_document_stops_what_it_no_longer_asks_for(qtbot, opened):
    procedure = sampled(opened)
    key = key_of(opened, procedure)
    start_and_wait_for_draws(qtbot, opened, procedure)
    opened.choose_pair("SPINN", "ESIM")
    assert not opened.is_running(key)
    assert not opened.is_stopped(key)
    # Back again, it goes on from where it was.
    opened.undo_stack.undo()
    assert opened.store.partial(key) is not None
    opened.request_test(procedure)
    assert opened.is_running(key)


def test_failing_test_is_told_once_and_may_be_tried_again(qtbot, opened, monkeypatch):
    import sigdesk.model.compare as module

    real = module.compare

    def broken(*given):
        raise RuntimeError("out of luck")

    procedure = procedure_of("exact-permutation", opened.project.settings)
    key = key_of(opened, procedure)
    monkeypatch.setattr(module, "compare", broken)
    with qtbot.waitSignal(opened.run_failed) as told:
        opened.request_test(procedure)
    assert told.args[0] == key
    assert "out of luck" in told.args[1]
    assert "out of luck" in opened.failure(key)
    opened.request_test(procedure)
    assert not opened.is_running(key)
    monkeypatch.setattr(module, "compare", real)
    opened.resume(procedure)
    qtbot.waitUntil(lambda: opened.store.test(key) is not None)
    assert opened.failure(key) == ""


def test_modified_and_clean(opened, session):
    assert session.is_modified
    session.undo_stack.setClean()
    assert not session.is_modified
    session.swap_pair()
    assert session.is_modified
    session.undo_stack.undo()
    assert not session.is_modified


def test_new_document_forgets_everything(qtbot, opened, session):
    store = session.store
    session.new_document()
    assert not session.has_data
    assert session.store is not store
    assert session.undo_stack.count() == 0
    assert not session.is_modified


def test_items_page_is_shown_before_the_items_are_told(qtbot, opened):
    said: list[object] = []
    opened.page_requested.connect(said.append)
    opened.items_requested.connect(said.append)
    wanted = ItemFilter(agreement="only-a")
    opened.show_items(wanted)
    assert said == ["items", wanted]


def test_messages_are_filled(session):
    message = Message(
        QT_TRANSLATE_NOOP("messages", "{a} of {b}"), {"a": 3, "b": Message("{n:,}", {"n": 4000})}
    )
    assert session.words(message) == "3 of 4,000"


def test_importing_the_session_loads_nothing_numerical():
    import subprocess
    import sys

    code = (
        "import sys; import sigdesk.ui.session as s; a = s.Session(); a.has_data; "
        "bad = {'numpy', 'scipy', 'pyqtgraph'} & set(sys.modules); a.shutdown(); "
        "sys.exit(', '.join(bad) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
