"""Numbers against a reference of numbers, when the user says that they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from sigdesk.core.significance.base import finish
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.model.analysis import metric_of, sample_of, score_table
from sigdesk.model.metric_choice import suitable_metrics
from sigdesk.model.plan import plan
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore

TABLE = (
    "id,text,human,bleu,comet\n1,one text,3.5,20.1,0.5\n2,two texts,1.0,10.4,0.25\n"
    "3,a third text,4.5,30,0.9\n4,the fourth,2,,0.4\n5,and a fifth,NA,12,0.7\n"
    "6,and a sixth,3,19,0.6\n"
)


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def opened(*paths: Path, **answers: str) -> Project:
    outcome = read_files(paths, answers, task="numbers")
    assert outcome.project is not None, [str(q.text) for q in outcome.questions]
    return outcome.project


def test_a_table_of_numbers(tmp_path: Path) -> None:
    path = write(tmp_path, "metrics.csv", TABLE)
    assert [q.key for q in read_files([path], task="numbers").questions] == ["reference"]
    project = opened(path, reference="human")
    assert project.task == "numbers"
    assert [system.name for system in project.systems] == ["bleu", "comet"]
    # item 5 has no reference; on item 4 one system has no number
    assert project.rows().tolist() == [0, 1, 2, 3, 5]
    assert sample_of(project, "bleu", "comet").n_items == 4
    assert [metric.key for metric in suitable_metrics(project)] == [
        "mae",
        "rmse",
        "r2",
        "pearson",
        "spearman",
        "kendall",
    ]
    rows = list(score_table(project))[-1]
    assert all(row.score == row.score for row in rows)
    spearman = {row.system: row.score for row in rows if row.metric.key == "spearman"}
    assert spearman == pytest.approx({"bleu": 1.0, "comet": 0.9})


def test_every_test_of_the_plan_can_be_run(tmp_path: Path) -> None:
    text = "id,gold,a,b\n" + "".join(
        f"{i},{i % 7 + 0.5},{(i * 5) % 11 + 0.25},{(i * 3) % 7 + i % 3}\n" for i in range(24)
    )
    project = opened(write(tmp_path, "t.csv", text))
    for key in ("mae", "rmse", "r2", "pearson", "spearman", "kendall", "lin-ccc"):
        chosen = project.replaced(metric=key)
        sample = sample_of(chosen, "a", "b", metric_of(chosen))
        planned = plan(chosen, "a", "b")
        assert planned[0].recommended
        assert any(test.procedure.key == "williams" for test in planned)
        for test in planned:
            if test.unsuitable is None:
                assert 0 <= finish(test.procedure.run(sample)).pvalue <= 1, (key, test.procedure)
            else:
                assert str(test.unsuitable)


def test_files_are_joined_by_id(tmp_path: Path) -> None:
    gold = write(tmp_path, "gold.csv", "id,score\nx1,1.5\nx2,2\nx3,3\n")
    first = write(tmp_path, "ridge.csv", "id,score\nx3,3.5\nx1,1\nx2,2\n")
    second = write(tmp_path, "forest.csv", "id,score\nx1,1.5\nx2,2\nx3,4\n")
    project = opened(gold, first, second)
    assert [system.name for system in project.systems] == ["ridge", "forest"]
    scores = sample_of(project, "ridge", "forest", metric_of(project, "mae")).scores()
    assert scores == pytest.approx((1 / 3, 1 / 3))
    path = tmp_path / "numbers.sigdesk"
    save_project(path, project, ResultStore())
    assert load_project(path)[0].task == "numbers"


def test_what_is_no_number_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="not both"):
        read_files([write(tmp_path, "t.csv", "id,gold,a\n1,x,y\n2,x,z\n")], task="numbers")
    path = write(tmp_path, "u.csv", TABLE)
    with pytest.raises(FormatError, match="is called “text”"):
        read_files([path], {"reference": "text"}, task="numbers")
