"""Columns of class scores: found by name, matched by name or by the answers, never guessed."""

import numpy as np
import pytest

from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files


def opened(tmp_path, gold, system):
    for name, text in (("gold.csv", gold), ("bert.csv", system)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return read_files([tmp_path / "gold.csv", tmp_path / "bert.csv"])


GOLD = "id,gold\n" + "".join(f"i{i},{label}\n" for i, label in enumerate("ynynyn"))
HEAD = "id,pred,prob_n,prob_y\n"
ROWS = [("y", 0.2, 0.8), ("n", 0.9, 0.1), ("y", 0.4, 0.6), ("n", 0.7, 0.3), ("n", 0.6, 0.4)]
ROWS.append(("n", 0.55, 0.45))


def table(head=HEAD, rows=ROWS):
    return head + "".join(f"i{i},{a},{b},{c}\n" for i, (a, b, c) in enumerate(rows))


def test_columns_named_after_labels(tmp_path):
    outcome = opened(tmp_path, GOLD, table())
    scores = outcome.project.systems[0].class_scores
    assert scores.labels == ("n", "y")
    assert scores.meaning == "probability"
    assert scores.of("y").tolist() == [0.8, 0.1, 0.6, 0.3, 0.4, 0.45]
    assert not any("not used" in str(problem) for problem in outcome.problems)


def test_columns_with_other_names_are_matched_by_the_answers(tmp_path):
    outcome = opened(tmp_path, GOLD, table("id,pred,p_nein,p_ja\n"))
    assert outcome.project.systems[0].class_scores.labels == ("n", "y")
    assert any("largest where it is the answer" in str(problem) for problem in outcome.problems)


def test_columns_the_answers_contradict_are_not_used_and_it_is_said(tmp_path):
    rows = [(a, c, b) if i % 2 else (a, b, c) for i, (a, b, c) in enumerate(ROWS)]
    outcome = opened(tmp_path, GOLD, table("id,pred,p_nein,p_ja\n", rows))
    assert outcome.project.systems[0].class_scores is None
    assert any("cannot be told" in str(problem) for problem in outcome.problems)


def test_scores_that_are_no_probabilities(tmp_path):
    rows = [(a, 10 * b, 10 * c) for a, b, c in ROWS]
    assert (
        opened(tmp_path, GOLD, table(rows=rows)).project.systems[0].class_scores.meaning == "score"
    )


def test_one_column_scores_the_class_it_is_larger_for(tmp_path):
    text = "id,pred,score\n" + "".join(f"i{i},{a},{c}\n" for i, (a, _, c) in enumerate(ROWS))
    outcome = opened(tmp_path, GOLD, text)
    scores = outcome.project.systems[0].class_scores
    assert scores.of("y").tolist() == [0.8, 0.1, 0.6, 0.3, 0.4, 0.45]
    assert scores.of("n") == pytest.approx(1 - scores.of("y"))


def test_a_confidence_is_about_the_answer(tmp_path):
    text = "id,pred,confidence\n" + "".join(
        f"i{i},{a},0.{i + 1}\n" for i, (a, _, _) in enumerate(ROWS)
    )
    scores = opened(tmp_path, GOLD, text).project.systems[0].class_scores
    assert scores.meaning == "confidence"
    assert scores.of("y")[0] == 0.1
    assert np.isnan(scores.of("n")[0])


def test_a_spoiled_score_is_refused_with_its_line(tmp_path):
    text = HEAD + "".join(f"i{i},y,0.{i:02},0.{99 - i}\n" for i in range(40))
    gold = "id,gold\n" + "".join(f"i{i},{'yn'[i % 2]}\n" for i in range(40))
    with pytest.raises(FormatError) as caught:
        opened(tmp_path, gold, text.replace("i7,y,0.07", "i7,y,0x7"))
    assert caught.value.line == 9
    assert caught.value.found == "0x7"
