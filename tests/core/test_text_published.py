"""Numbers that textbooks, papers and other programs print, from the metrics.

The data sets are those of the folder with real data, read line by line; where one is not there,
its test is skipped.
"""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from text_samples import column, score

from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.text.bleu import Bleu, modified_precision
from sigdesk.core.metrics.text.chrf import Chrf
from sigdesk.core.metrics.text.meteor import meteor
from sigdesk.core.metrics.text.rouge import Rouge1, Rouge2, RougeL, rouge_l, rouge_n

FOLDER = Path(os.environ.get("SIGDESK_DATA") or Path(__file__).parents[1] / "data" / "real")
CANDIDATE, REFERENCE = "a cat is on the mat", "a cat sits on the mat"


def lines(name: str) -> list[str]:
    """Lines of a file; only a line feed ends one."""
    path = FOLDER / name
    if not path.exists():
        pytest.skip(f"{name} is not among the data")
    text = path.read_text(encoding="utf-8").replace("\r\n", "\n")
    return text.removesuffix("\n").split("\n")


class TestTextbook:
    def test_modified_precision(self) -> None:
        assert modified_precision(CANDIDATE, [REFERENCE], 1) == Fraction(5, 6)
        assert modified_precision(CANDIDATE, [REFERENCE], 2) == Fraction(3, 5)
        assert modified_precision("cat cat cat", [REFERENCE], 1) == Fraction(1, 3)

    def test_bleu_2(self) -> None:
        found = score(Bleu(max_ngram_order=2, tokenize="none"), [REFERENCE], [CANDIDATE])
        assert found == pytest.approx(70.71, abs=5e-3)

    def test_rouge(self) -> None:
        for of in range(3):
            assert rouge_n(CANDIDATE, REFERENCE, 1)[of] == 5 / 6
            assert rouge_n(CANDIDATE, REFERENCE, 2)[of] == 3 / 5
            assert rouge_l(CANDIDATE, REFERENCE)[of] == 5 / 6

    def test_meteor(self) -> None:
        expected = Fraction(5, 6) * (1 - Fraction(1, 2) * Fraction(2, 5) ** 3)
        assert meteor(CANDIDATE, [REFERENCE]) == pytest.approx(float(expected), rel=1e-15)


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        ("BERTS2S", (37.36, 16.41, 30.60)),
        ("TConvS2S", (29.97, 11.07, 25.16)),
        ("PtGen", (29.24, 9.03, 23.31)),
        ("TranS2S", (30.96, 11.08, 24.82)),
    ],
)
def test_rouge_of_xsum(system: str, expected: tuple[float, ...]) -> None:
    folder = "summarisation/xsum-500"
    references, texts = lines(f"{folder}/reference.txt"), lines(f"{folder}/{system}.txt")
    assert len(references) == len(texts) == 500
    for metric, value in zip((Rouge1(), Rouge2(), RougeL()), expected, strict=True):
        assert 100 * score(metric, references, texts) == pytest.approx(value, abs=0.005)


TED = ["ted-slk-eng/ted.ref.detok.eng"]
JAPANESE = ["ted-jpn/multited.ref.jpn"]
IWSLT = ["multeval-iwslt10/refs.test2010.lc.tok.en.0"]
FOUR = [f"multeval-4refs-masked/set1.ref{number}" for number in range(4)]
WMT = ["wmt20-ruen-400/newstest2020-ruen.ref.en.txt"]


@pytest.mark.parametrize(
    ("references", "output", "tokenize", "n_segments", "bleu", "chrf"),
    [
        (TED, "ted-slk-eng/ted.sys1.detok.eng", "13a", 2445, 21.71, 48.34),
        (TED, "ted-slk-eng/ted.sys2.detok.eng", "13a", 2445, 23.05, 45.58),
        (JAPANESE, "ted-jpn/multited.sys1.jpn", "none", 3446, 5.08, 11.87),
        (JAPANESE, "ted-jpn/multited.sys2.jpn", "none", 3446, 6.47, 12.89),
        (IWSLT, "multeval-iwslt10/hyps.lc.tok.en.baseline.opt0", "none", 2489, 18.54, 50.51),
        (IWSLT, "multeval-iwslt10/hyps.lc.tok.en.sys1.opt0", "none", 2489, 18.99, 51.63),
        (FOUR, "multeval-4refs-masked/set1.out.0", "none", 1357, 29.10, 51.66),
        (FOUR, "multeval-4refs-masked/set1.out.1", "none", 1357, 29.16, 51.67),
        (WMT, "wmt20-ruen-400/newstest2020-ruen.OnlineA.txt", "13a", 400, 36.39, 63.46),
        (WMT, "wmt20-ruen-400/newstest2020-ruen.OnlineB.txt", "13a", 400, 38.11, 65.16),
    ],
)
def test_translations(
    references: list[str], output: str, tokenize: str, n_segments: int, bleu: float, chrf: float
) -> None:
    columns = [lines(f"mt/{name}") for name in references]
    texts = lines(f"mt/{output}")
    assert len(texts) == n_segments
    items = list(zip(*columns, strict=True))
    assert score(Bleu(tokenize=tokenize), items, texts) == pytest.approx(bleu, abs=0.00501)
    assert score(Chrf(), items, texts) == pytest.approx(chrf, abs=0.00501)


TEXT_METRICS = [kind for kind in METRICS.values() if kind.task == "texts"]


def test_the_overview_offers_them_in_this_order() -> None:
    usual = sorted((kind.usual, kind.key) for kind in TEXT_METRICS if kind.usual)
    assert [key for _, key in usual] == [
        "bleu",
        "chrf",
        "ter",
        "rouge-1",
        "rouge-2",
        "rouge-l",
        "meteor",
    ]


@pytest.mark.parametrize("kind", TEXT_METRICS, ids=lambda kind: kind.key)
class TestEveryMetric:
    def test_says_what_it_is(self, kind: type[Metric]) -> None:
        for text in (kind.name, kind.definition, kind.explanation, kind.formula, kind.watch_out):
            assert text

    def test_takes_what_systems_write(self, kind: type[Metric]) -> None:
        metric = kind()
        texts = ["", "  ", "a\u2028b", "x" * 300, "今天 24 天气", "a\nb\tc", "the cat sat"]
        stats = metric.item_stats(alternatives([["the cat sat"]] * len(texts)), column(texts))
        values = metric.item_values(stats)
        assert np.isfinite(values).all()
        best = values.max() if metric.higher_is_better else values.min()
        assert values[-1] == best or kind.key == "length-ratio"
        assert np.isfinite(metric.score(stats))

    def test_chunks_change_nothing(self, kind: type[Metric]) -> None:
        metric = kind()
        texts = ["a b c", "b", "", "c b a d"]
        references = alternatives([["a b c d", "a"], ["b"], ["x y"], ["c b", "a d b"]])
        whole = metric.item_stats(references, column(texts))
        parts = [
            metric.item_stats(references.take(rows), column(texts).take(rows)).dense()
            for rows in (np.array([0, 1]), np.array([2, 3]))
        ]
        assert np.concatenate(parts).tolist() == whole.dense().tolist()

    def test_a_ratio_is_the_score(self, kind: type[Metric]) -> None:
        metric = kind()
        texts = ["a b c", "b", "c b a d"]
        totals = metric.item_stats(column(["a b c d", "b c", "a d b"]), column(texts)).totals()
        shape = metric.ratio(len(totals))
        if shape is not None:
            quotient = (totals @ shape.numerator) / (totals @ shape.denominator) / shape.divisor
            assert quotient == pytest.approx(float(metric.aggregate(totals)), rel=1e-15)
