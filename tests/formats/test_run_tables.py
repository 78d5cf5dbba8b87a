"""Run tables: wide, long, with summary rows, in blocks; scores in long form."""

import pytest

from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.runs.summary_rows import SUMMARY_ROWS


def written(tmp_path, text, name="scores.csv"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def scores(project):
    return {system.name: system.column.values().tolist() for system in project.systems}


WIDE = "seed,base,large\n1,0.80,0.85\n2,0.81,0.84\n3,0.79,0.86\n"


def test_a_table_with_a_seed_is_a_run_table(tmp_path):
    project = read_files([written(tmp_path, WIDE)]).project
    assert project.task == "runs"
    assert list(project.reference.item_ids) == ["1", "2", "3"]
    assert scores(project) == {"base": [0.80, 0.81, 0.79], "large": [0.85, 0.84, 0.86]}
    assert project.metric == "mean-run"


def test_long_form_gives_the_same(tmp_path):
    rows = [line.split(",") for line in WIDE.splitlines()[1:]]
    text = "model,seed,accuracy\n"
    for column, name in ((1, "base"), (2, "large")):
        text += "".join(f"{name},{row[0]},{row[column]}\n" for row in rows)
    project = read_files([written(tmp_path, text)]).project
    wide = read_files([written(tmp_path, WIDE, "wide.csv")]).project
    assert scores(project) == scores(wide)
    assert list(project.reference.item_ids) == list(wide.reference.item_ids)


def test_a_second_value_for_a_run_is_refused_with_its_line(tmp_path):
    text = "model,seed,accuracy\na,1,0.5\na,2,0.6\nb,1,0.4\nb,1,0.7\n"
    with pytest.raises(FormatError) as caught:
        read_files([written(tmp_path, text)])
    assert caught.value.line == 5
    assert caught.value.found == "0.7"
    assert "second value" in str(caught.value)


def test_a_run_a_system_lacks_is_missing_and_said(tmp_path):
    text = "model,seed,accuracy\na,1,0.5\na,2,0.6\nb,1,0.4\n"
    outcome = read_files([written(tmp_path, text)])
    assert outcome.project.system("b").column.n_missing == 1
    assert any("no score in 1 of 2" in str(problem) for problem in outcome.problems)


def test_summary_rows_are_asked_about_and_the_answer_is_kept(tmp_path):
    path = written(tmp_path, WIDE + ",,\nmean,0.80,0.85\nstd,0.01,0.01\n")
    outcome = read_files([path])
    (question,) = outcome.questions
    assert question.key == SUMMARY_ROWS
    assert "mean, std" in str(question.text)
    assert [choice.n_items for choice in question.choices] == [3, 5]
    left = read_files([path], {SUMMARY_ROWS: "leave-out"}).project
    kept = read_files([path], {SUMMARY_ROWS: "keep"}).project
    assert (left.reference.n_items, kept.reference.n_items) == (3, 5)
    assert left.decisions[0].question == SUMMARY_ROWS
    assert any("without any value" in str(problem) for problem in left.problems)


def test_several_keys_name_a_run_together(tmp_path):
    text = "dataset,fold,a,b\nx,1,0.5,0.6\nx,2,0.4,0.6\ny,1,0.7,0.6\ny,2,0.5,0.5\n"
    project = read_files([written(tmp_path, text)]).project
    assert list(project.reference.item_ids) == ["x / 1", "x / 2", "y / 1", "y / 2"]
    assert list(project.reference.metadata) == ["dataset", "fold"]
    assert [system.name for system in project.systems] == ["a", "b"]


def test_unequal_numbers_of_runs_are_unpaired_when_the_caller_says_runs(tmp_path):
    first = written(tmp_path, "0.80\n0.81\n0.79\n", "a.txt")
    second = written(tmp_path, "0.85\n0.84\n", "b.txt")
    with pytest.raises(FormatError):
        read_files([first, second])
    project = read_files([first, second], task="runs").project
    assert project.task == "runs"
    assert [system.column.n_missing for system in project.systems] == [0, 1]


BLOCKS = "tree\n  iris 94.1 95.2 96.0 93.3\n  wine 90.0 91.5 92 93\nbayes\n  iris 95 95 96 94\n"


def test_blocks_of_folds(tmp_path):
    project = read_files([written(tmp_path, BLOCKS, "folds.txt")]).project
    assert project.task == "runs"
    assert project.reference.n_items == 8
    assert project.system("bayes").column.n_missing == 4
    assert scores(project)["tree"][:4] == [94.1, 95.2, 96.0, 93.3]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BLOCKS.replace("91.5 92 93", "91.5 92"), 3),
        (BLOCKS.replace("92 93", "92 9x3"), 3),
        (BLOCKS + "tree\n iris 1 2 3 4\n", 6),
    ],
)
def test_blocks_that_do_not_fit_are_refused_with_their_line(tmp_path, text, line):
    # What sniffing sees is spoiled too, so the reader is called by itself.
    from sigdesk.formats.progress import finished
    from sigdesk.formats.runs.fold_blocks import FoldBlocks
    from sigdesk.formats.table import TextFile

    file = TextFile("folds.txt", "", text.rstrip("\n"), "utf-8", "LF")
    with pytest.raises(FormatError) as caught:
        finished(FoldBlocks.read(file))
    assert caught.value.line == line


SEGMENTS = "A\t0.5\nA\t0.25\nA\tNone\nB\t0.75\nB\t0.5\nB\tNone\n"


def test_segment_scores_without_ids(tmp_path):
    outcome = read_files([written(tmp_path, SEGMENTS, "x.seg.score")])
    project = outcome.project
    assert project.task == "item-scores"
    assert project.reference.n_items == 3
    assert [system.column.n_missing for system in project.systems] == [1, 1]
    assert any("no item ids" in str(problem) for problem in outcome.problems)


def test_one_of_several_score_files_is_asked_for(tmp_path):
    first = written(tmp_path, SEGMENTS, "x.seg.score")
    second = written(tmp_path, SEGMENTS.replace("0.5", "0.9"), "y.seg.score")
    (question,) = read_files([first, second]).questions
    assert [choice.key for choice in question.choices] == ["x.seg.score", "y.seg.score"]
    project = read_files([first, second], {question.key: "y.seg.score"}).project
    assert scores(project)["A"][0] == 0.9
    assert project.systems[0].source.name == "y.seg.score"


def test_system_and_item_in_one_name_are_split_at_the_last_underscore(tmp_path):
    text = "system_id,R1\nbert_large_7,0.5\nbert_large_8,0.25\nptr_7,0.75\nptr_8,0.5\n"
    outcome = read_files([written(tmp_path, text)])
    assert scores(outcome.project) == {"bert_large": [0.5, 0.25], "ptr": [0.75, 0.5]}
    assert list(outcome.project.reference.item_ids) == ["7", "8"]
    assert any("last underscore" in str(problem) for problem in outcome.problems)


def test_two_data_sets_of_one_name_in_blocks_are_kept_apart(tmp_path):
    text = BLOCKS.replace("wine", "iris")
    outcome = read_files([written(tmp_path, text, "folds.txt")])
    assert outcome.project.reference.n_items == 8
    assert set(outcome.project.reference.metadata["data set"].texts) == {"iris", "iris (2)"}
    assert any("again in line 3" in str(problem) for problem in outcome.problems)


def test_files_with_other_seeds_are_independent_runs(tmp_path):
    first = written(tmp_path, "seed,accuracy\n1,0.80\n2,0.81\n3,0.79\n", "a.csv")
    second = written(tmp_path, "seed,accuracy\n11,0.85\n12,0.84\n", "b.csv")
    project = read_files([first, second]).project
    assert project.task == "runs"
    assert list(project.reference.item_ids) == ["1", "2", "3", "11", "12"]
    assert [system.name for system in project.systems] == ["a", "b"]
    assert [system.column.n_missing for system in project.systems] == [2, 3]


def test_files_with_the_same_seeds_in_another_order_are_paired(tmp_path):
    first = written(tmp_path, "seed,accuracy\n1,0.80\n2,0.81\n", "a.csv")
    second = written(tmp_path, "seed,accuracy\n2,0.85\n1,0.84\n", "b.csv")
    project = read_files([first, second]).project
    assert scores(project) == {"a": [0.80, 0.81], "b": [0.84, 0.85]}
