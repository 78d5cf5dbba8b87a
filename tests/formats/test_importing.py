"""The way in as a whole: progress, provenance, and what it does not import."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from sigdesk.core.messages import Message
from sigdesk.formats.importing import ImportProgress, importing, read_files, shown_names

from .conftest import Import, written


def test_progress_rises_to_the_end(tmp_path: Path) -> None:
    rows = "".join(f"i{n},{'xy'[n % 2]}\n" for n in range(60_000))
    paths = [written(tmp_path, name, "id,label\n" + rows) for name in ("gold.csv", "a.csv")]
    steps = list(importing(paths))
    assert all(isinstance(step, ImportProgress) for step in steps)
    fractions = [step.fraction for step in steps]
    assert fractions == sorted(fractions)
    assert fractions[0] >= 0
    assert 0.9 < fractions[-1] <= 1
    assert {step.file for step in steps} == {"gold.csv", "a.csv"}
    assert len(steps) > 10


def test_import_can_be_given_up(tmp_path: Path) -> None:
    running = importing([written(tmp_path, "gold.txt", "x\n" * 100_000)])
    next(running)
    running.close()


def test_provenance(import_files: Import) -> None:
    gold = "id,label\r\n1,x\r\n2,y\r\n3,x\r\n"
    system = b"\xef\xbb\xbf" + b"id,label\n3,x\n2,x\n1,x\n"
    project = import_files({"gold.csv": gold, "m.csv": system}).project
    assert project is not None
    assert project.reference is not None
    source = project.systems[0].source
    assert source is not None
    assert source.sha256 == hashlib.sha256(system).hexdigest()
    assert (source.name, source.format, source.column, source.n_rows) == (
        *("m.csv", "delimited", "label", 3),
    )
    assert (source.encoding, source.line_end) == ("utf-8-sig", "LF")
    assert project.reference.source is not None
    assert project.reference.source.line_end == "CRLF"
    assert any("end their lines differently" in str(message) for message in project.problems)


def test_same_files_give_the_same_project(tmp_path: Path) -> None:
    from sigdesk.model.project import column_hash

    paths = [written(tmp_path, "gold.txt", "x\ny\n"), written(tmp_path, "a.txt", "y\ny\n")]
    first, second = read_files(paths).project, read_files(paths).project
    assert first is not None
    assert second is not None
    assert column_hash(first.systems[0].column) == column_hash(second.systems[0].column)
    assert first.problems == second.problems


def test_problems_survive_a_project_file(import_files: Import) -> None:
    files = {"gold.csv": "id,label\nq1,A\nq2,B\n", "a.csv": "id,label\nq1,a\nq2,\n"}
    outcome = import_files(files)
    for question in outcome.questions:
        for message in (question.text, *question.detail):
            assert Message.from_json(json.loads(json.dumps(message.to_json()))) == message
    outcome = import_files(files, {"normalise-labels": "yes"})
    assert outcome.problems
    for message in outcome.problems:
        assert Message.from_json(json.loads(json.dumps(message.to_json()))) == message


def test_names_of_files() -> None:
    assert shown_names([Path("a/x.csv"), Path("b/x.csv")]) == ("a/x.csv", "b/x.csv")
    assert shown_names([Path("a/x.csv"), Path("a/x.csv")]) == ("a/x.csv", "a/x.csv (2)")
    assert shown_names([Path("a/x.csv"), Path("b/y.csv")]) == ("x.csv", "y.csv")


def test_nothing_heavy_is_imported() -> None:
    code = (
        "import sys, sigdesk.formats.importing\n"
        "heavy = {'scipy', 'pandas', 'charset_normalizer', 'PySide6'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
