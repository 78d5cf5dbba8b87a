from __future__ import annotations

import pytest

from sigdesk.formats.naming import made_unique, system_names


@pytest.mark.parametrize(
    ("files", "reference", "expected"),
    [
        (["sst2-cnn-output.txt", "sst2-lstm-output.txt"], "sst2-dataset.tsv", ("cnn", "lstm")),
        (["sst2-cnn-output.txt"], "sst2-dataset.tsv", ("cnn",)),
        (["bert-base-cased.txt", "distilbert-base-cased.txt"], "", ("bert", "distilbert")),
        (["systemA.csv", "systemB.csv"], "gold.csv", ("systemA", "systemB")),
        (["a/preds.txt", "b/preds.txt"], "", ("a", "b")),
        (["preds.txt", "preds.txt"], "", ("preds", "preds (2)")),
        (["predictions.csv"], "gold.csv", ("predictions",)),
        (["output_1.txt", "output_2.txt"], "", ("output_1", "output_2")),
        (["模型一.txt", "模型二.txt"], "gold.txt", ("模型一", "模型二")),
        ([".txt", "-.csv"], "", (".txt", "-")),
    ],
)
def test_names(files: list[str], reference: str, expected: tuple[str, ...]) -> None:
    assert system_names(files, reference) == expected


def test_unique() -> None:
    assert made_unique(["A", "A", "B", "A"]) == ("A", "A (2)", "B", "A (3)")
