"""Projects are written whole, read exactly, and never trusted."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import json
import os
import stat
import tempfile
import zipfile
from pathlib import Path

import numpy as np
import pytest

from sigdesk.core.messages import Message
from sigdesk.core.results import SignificanceResult
from sigdesk.formats.errors import FormatError
from sigdesk.formats.project_file import MIMETYPE, autosave_path, load_project, save_project
from sigdesk.model.analysis import score_table
from sigdesk.model.compare import complete
from sigdesk.model.comparison import stored_comparisons
from sigdesk.model.project import (
    Alignment,
    Decision,
    Settings,
    SliceChoice,
    SourceFile,
    column_hash,
)
from sigdesk.model.store import ResultStore, scores_key
from tests.model.projects import label_project, outcome_project, score_project

TRAP = Path(tempfile.gettempdir()) / "made-by-a-pickle"
QUICK = Settings(n_resamples=600, alpha=0.01, too_small=0.1 + 0.2)


def computed(project):
    store = ResultStore()
    list(complete(project, store, project.system_a, project.system_b))
    store.put(scores_key(project), list(score_table(project))[-1])
    return store


@pytest.fixture
def project():
    """A project in which every field says something."""
    made = label_project(
        ["yes", "no", "名词", "yes"] * 10,
        {"A": ["yes", "no", "", "no"] * 10, "B": ["yes", "yes", "名词", "a,b\n"] * 10},
        {"text": ["", "Ünï\u2028code", "line\nbreak", "\ud800 lone"] * 10},
        metric="f1",
        metric_params={"label": "yes", "zero_division": float("nan")},
        slice=SliceChoice("text", ""),
        excluded=np.arange(40) == 3,
        settings=QUICK,
        decisions=(Decision("unmatched", "common", Message("{n:,} items", {"n": 4})),),
        problems=(Message("outer {inner}", {"inner": Message("x")}, "caution"),),
    )
    source = SourceFile("a.tsv", "ab" * 32, "delimited", "utf-16", "CRLF", "label", 40)
    alignment = Alignment("id", 40, 41, 39, ("q1",), ("q2",), (), ("zz",), False)
    first = dataclasses.replace(made.systems[0], source=source, alignment=alignment)
    return made.replaced(
        systems=(first, made.systems[1]),
        reference=dataclasses.replace(made.reference, source=source),
    )


def same_project(one, other):
    plain = ("task", "metric", "slice", "system_a", "system_b", "settings", "decisions", "problems")
    for name in plain:
        assert getattr(one, name) == getattr(other, name), name
    assert repr(dict(one.metric_params)) == repr(dict(other.metric_params))
    assert np.array_equal(one.excluded, other.excluded)
    assert column_hash(one.reference.gold) == column_hash(other.reference.gold)
    assert list(one.reference.item_ids) == list(other.reference.item_ids)
    assert list(one.reference.metadata) == list(other.reference.metadata)
    for name, column in one.reference.metadata.items():
        assert list(column.texts) == list(other.reference.metadata[name].texts)
    assert one.reference.source == other.reference.source
    for left, right in zip(one.systems, other.systems, strict=True):
        assert (left.name, left.source, left.alignment) == (
            right.name,
            right.source,
            right.alignment,
        )
        assert column_hash(left.column) == column_hash(right.column)


def same_result(one, other):
    if not isinstance(one, SignificanceResult):
        assert one == other
        return
    for field in dataclasses.fields(one):
        left, right = getattr(one, field.name), getattr(other, field.name)
        if field.name != "distribution":
            assert left == right, field.name
        elif left is not None:
            assert left.kind == right.kind
            assert np.array_equal(left.values, right.values, equal_nan=True)
            assert (left.weights is None) == (right.weights is None)
            assert left.weights is None or np.array_equal(left.weights, right.weights)


def test_a_project_comes_back_as_it_was(project, tmp_path):
    path = tmp_path / "study.sigdesk"
    save_project(path, project, ResultStore())
    again, store = load_project(path)
    same_project(project, again)
    assert len(store) == 0


@pytest.mark.parametrize(
    "made",
    [
        outcome_project(20, 7, 3, 2, settings=QUICK, third=True),
        outcome_project(20, 0, 0, settings=QUICK),
        outcome_project(20, 7, 3, 2, settings=QUICK, metric="macro-f1"),
        score_project([0.5, 0.2, None, 0.9] * 9, [0.4, 0.3, 0.1, 0.1] * 9, settings=QUICK),
    ],
)
def test_opening_finds_every_number_without_computing(made, tmp_path, monkeypatch):
    store = computed(made)
    path = tmp_path / "study.sigdesk"
    save_project(path, made, store)

    def refuse(*arguments):
        raise AssertionError("something was computed")

    monkeypatch.setattr("sigdesk.core.metrics.base.ItemStats.totals", refuse)
    again, opened = load_project(path)
    monkeypatch.undo()
    assert [key for key, _ in opened.items()] == [key for key, _ in store.items()]
    for key, result in store.items():
        same_result(result, opened.get(key))
    assert scores_key(again) in opened
    (one, *_) = stored_comparisons(again, opened)
    assert all(t.result is not None for t in one.tests if t.planned.unsuitable is None)


def test_an_interrupted_run_is_taken_up_after_opening(tmp_path):
    made = outcome_project(20, 7, 3, settings=QUICK)
    store = computed(made)
    key = next(key for key, one in store.items() if getattr(one, "test", "") == "randomization")
    values = np.arange(1_000) / 7
    store.put_partial(key, values)
    save_project(tmp_path / "a.sigdesk", made, store)
    _, opened = load_project(tmp_path / "a.sigdesk")
    assert np.array_equal(opened.partial(key), values)


def test_equal_projects_are_equal_files(project, tmp_path):
    store = computed(project)
    save_project(tmp_path / "a.sigdesk", project, store)
    save_project(tmp_path / "b.sigdesk", *load_project(tmp_path / "a.sigdesk"))
    assert (tmp_path / "a.sigdesk").read_bytes() == (tmp_path / "b.sigdesk").read_bytes()


def test_the_file_says_what_it_is(project, tmp_path):
    path = tmp_path / "a.sigdesk"
    save_project(path, project, ResultStore())
    start = path.read_bytes()[:128]
    assert start[30:38] == b"mimetype"
    assert MIMETYPE.encode() in start
    with zipfile.ZipFile(path) as archive:
        document = json.loads(archive.read("project.json"))
        assert archive.testzip() is None
    assert (document["format"], document["version"]) == ("sigdesk-project", 1)


def test_an_empty_project_can_be_saved(tmp_path):
    from sigdesk.model.project import Project

    save_project(tmp_path / "a.sigdesk", Project(), ResultStore())
    assert load_project(tmp_path / "a.sigdesk")[0].is_empty


@pytest.mark.parametrize("moment", ["write", "fsync", "replace"])
def test_a_crash_while_writing_leaves_the_old_file(project, tmp_path, monkeypatch, moment):
    path = tmp_path / "a.sigdesk"
    save_project(path, project, ResultStore())
    before = path.read_bytes()

    def crash(*arguments, **named):
        raise OSError(28, "No space left on device")

    target = {
        "write": "sigdesk.formats.arrays.ArrayWriter.entry",
        "fsync": "os.fsync",
        "replace": "os.replace",
    }[moment]
    monkeypatch.setattr(target, crash)
    with pytest.raises(OSError, match="No space"):
        save_project(path, project.replaced(metric="accuracy"), ResultStore())
    monkeypatch.undo()
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["a.sigdesk"]


@pytest.mark.skipif(os.name != "posix", reason="permissions and links of POSIX systems")
def test_permissions_and_links_are_kept(project, tmp_path):
    path = tmp_path / "a.sigdesk"
    save_project(path, project, ResultStore())
    path.chmod(0o640)
    link = tmp_path / "link.sigdesk"
    link.symlink_to(path)
    save_project(link, project.replaced(metric="accuracy"), ResultStore())
    assert link.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert load_project(path)[0].metric == "accuracy"


def test_the_autosave_file_lies_hidden_beside_the_project(tmp_path):
    path = autosave_path(tmp_path / "study.sigdesk")
    assert (path.parent, path.name) == (tmp_path, ".study.autosave.sigdesk")


# -- files that are not what they should be -------------------------------------------------------


def rewritten(path, changes):
    """The archive with some entries replaced (bytes) or left out (None)."""
    with zipfile.ZipFile(path) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    entries |= changes
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in entries.items():
            if data is not None:
                archive.writestr(name, data)


def refused(path):
    with pytest.raises(FormatError) as caught:
        load_project(path)
    assert caught.value.file == path.name
    return str(caught.value)


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "a.sigdesk"
    made = outcome_project(20, 7, 3, settings=QUICK)
    save_project(path, made, computed(made))
    return path


def test_a_truncated_file_is_refused_at_every_length(saved):
    data = saved.read_bytes()
    for length in range(0, len(data), max(1, len(data) // 23)):
        saved.write_bytes(data[:length])
        assert refused(saved)


def test_flipped_bytes_are_refused_or_change_nothing(saved):
    data = bytearray(saved.read_bytes())
    whole, _ = load_project(saved)
    for position in range(10, len(data), max(1, len(data) // 61)):
        data[position] ^= 0xFF
        saved.write_bytes(data)
        with contextlib.suppress(FormatError):
            found, _ = load_project(saved)
            assert column_hash(found.reference.gold) == column_hash(whole.reference.gold)
        data[position] ^= 0xFF


def test_another_file_is_refused_as_no_project(tmp_path):
    path = tmp_path / "gold.sigdesk"
    path.write_text("positive\nnegative\n")
    assert "not a SigDesk project file" in refused(path)


def test_another_archive_is_refused_as_no_project(tmp_path):
    path = tmp_path / "a.sigdesk"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("word/document.xml", "<x/>")
    assert "zip archive, but not a SigDesk project" in refused(path)


def test_a_newer_version_is_refused_by_name(saved):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    document |= {"version": 2, "written_by": "9.9"}
    rewritten(saved, {"project.json": json.dumps(document).encode()})
    text = refused(saved)
    assert "newer SigDesk (9.9)" in text
    assert "Update SigDesk" in text


def npy(array):
    buffer = io.BytesIO()
    np.save(buffer, array, allow_pickle=True)
    return buffer.getvalue()


class Dangerous:
    def __reduce__(self):
        return (os.mkdir, (str(TRAP),))


@pytest.mark.parametrize(
    "data",
    [
        None,
        b"",
        b"not an array",
        npy(np.zeros(29, dtype=np.int32)),
        npy(np.full(30, 7, dtype=np.int32)),
        npy(np.zeros(30)),
        npy(np.array([Dangerous()], dtype=object)),
        npy(np.zeros(30, dtype=np.int32))[:-4],
    ],
)
def test_arrays_that_do_not_fit_are_refused(saved, data):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    gold = document["reference"]["gold"]["parts"]["codes"]["array"]
    rewritten(saved, {gold: data})
    assert "damaged" in refused(saved)
    assert not TRAP.exists()


def test_an_array_that_claims_more_than_it_brings_is_refused_before_it_is_made(saved):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    gold = document["reference"]["gold"]["parts"]["codes"]["array"]
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        header, {"descr": "<i4", "fortran_order": False, "shape": (10**15,)}
    )
    rewritten(saved, {gold: header.getvalue() + b"\0" * 120})
    assert "damaged" in refused(saved)


@pytest.mark.parametrize(
    "change",
    [
        {"systems": 7},
        {"systems": [{"name": "A"}]},
        {"reference": []},
        {"settings": {"alternative": {}}},
        {"settings": {"alpha": "0.05"}},
        {"excluded": "arrays/0.npy"},
        {"metric": "from the future"},
        {"task": "poems"},
        {"system_a": "nobody"},
        {"slice": {"column": "nowhere", "value": "x"}},
        {"version": "one"},
        {"format": "another"},
    ],
)
def test_documents_of_another_shape_are_refused(saved, change):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    rewritten(saved, {"project.json": json.dumps(document | change).encode()})
    assert "damaged" in refused(saved)


def test_fields_of_a_later_version_are_left_out(saved):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    document["note"] = "from the future"
    document["settings"]["clusters"] = "document"
    rewritten(saved, {"project.json": json.dumps(document).encode()})
    assert load_project(saved)[0].settings == QUICK


def test_a_missing_file_is_an_error_of_the_system(tmp_path):
    with pytest.raises(FileNotFoundError):
        load_project(tmp_path / "none.sigdesk")


def test_systems_with_different_label_sets_are_refused(saved):
    with zipfile.ZipFile(saved) as archive:
        document = json.loads(archive.read("project.json"))
    document["systems"][0]["column"]["parts"]["labels"].append("another")
    rewritten(saved, {"project.json": json.dumps(document).encode()})
    assert "label set" in refused(saved)
