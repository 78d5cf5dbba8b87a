"""Sentences of cases about what is printed and exported, checked on the command line's output."""

from __future__ import annotations

import contextlib
import io
import json
import math
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from sigdesk.cli import main
from sigdesk.core.significance.base import finish
from sigdesk.model.analysis import sample_of
from sigdesk.model.plan import procedure_of

from .opening import Opened
from .statements import statement

N_DRAWS = 9_999


@dataclass(frozen=True)
class Output:
    """What one comparison printed and exported."""

    printed: str
    exported: dict[str, Any]

    def score(self, system: str, metric: str) -> dict[str, Any]:
        """The exported score of a system under a metric."""
        return next(
            row
            for row in self.exported["scores"]
            if row["system"] == system and row["metric"] == metric
        )

    def test(self, key: str) -> dict[str, Any]:
        """A test of the first comparison."""
        tests = self.exported["comparisons"][0]["tests"]
        return next(test for test in tests if test["test"] == key)


@lru_cache(maxsize=32)
def output(part: Opened, metrics: tuple[str, ...] = ()) -> Output:
    """Compare the files of a case on the command line, questions answered as on opening."""
    words = ["compare", *map(str, part.paths), "--n-resamples", str(N_DRAWS)]
    for metric in metrics:
        words += ["--metric", metric]
    for question in part.asked:
        words += ["--answer", f"{question.key}={question.choices[0].key}"]
    printed = io.StringIO()
    with TemporaryDirectory() as folder, contextlib.redirect_stdout(printed):
        path = Path(folder) / "out.json"
        code = main([*words, "--json", str(path)])
        assert code == 0, printed.getvalue()
        return Output(printed.getvalue(), json.loads(path.read_text(encoding="utf-8")))


def _numbers(value: Any) -> list[float]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in _numbers(part)]
    if isinstance(value, list):
        return [number for part in value for number in _numbers(part)]
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return [float(value)] if is_number else []


@statement("must", r"show n next to every number")
def every_score_has_its_n(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    assert all(row["n_items"] > 0 for row in out.exported["scores"])
    assert all(one["n_items"] > 0 for one in out.exported["comparisons"])
    n_items = out.exported["comparisons"][0]["n_items"]
    assert f"on {n_items} items" in " ".join(out.printed.split())


@statement("must", r"both numbers their right name")
def merging_is_named_beside_the_scores(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    assert any(decision["question"] == "normalise-labels" for decision in _decisions(out))
    kept = replace(part, asked=())
    words = ["compare", *map(str, kept.paths), "--normalise-labels", "no"]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert main(words) == 0
    # Kept apart, the scores are those of the labels as they stand, and that is said.
    assert "0.0 %" in printed.getvalue()
    assert "spelling" in printed.getvalue() or "differ" in printed.getvalue()


def _decisions(out: Output) -> list[dict[str, Any]]:
    decisions: list[dict[str, Any]] = out.exported["data"]["decisions"]
    return decisions


@statement("must", r"name the variant in the result")
def definition_is_exported(part: Opened, match: re.Match[str]) -> None:
    row = output(part).score("A", "macro-f1")
    assert "class-f1" in row["signature"]
    assert len(output(part).exported["data"]["labels"]) == 4


@statement("must", r"accuracy as usual|keep the other metrics")
def other_scores_stand(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    for system in ("A", "B"):
        assert out.score(system, "accuracy")["score"] is not None
    assert len({row["metric"] for row in out.exported["scores"]}) > 1


@statement("both", r"kappa and MCC of A: 'undefined|kappa 1\.0 or MCC 1\.0")
def chance_corrected_scores(part: Opened, match: re.Match[str]) -> None:
    out = output(part, ("kappa", "mcc"))
    assert out.score("A", "kappa")["score"] is None
    assert out.score("A", "mcc")["score"] is None
    assert out.score("B", "mcc")["score"] is None
    assert out.score("B", "kappa")["score"] == 0.0
    assert "κ is undefined (0/0)" in " ".join(out.printed.split())


@statement("must not", r"^AUC 0\.0")
def no_auc_is_made_up(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    assert not any("auc" in row["metric"] for row in out.exported["scores"])
    assert "ROC AUC and other measures" in " ".join(out.printed.split())


@statement("must", r"t-test and Wilcoxon: 'undefined: all differences are 0'")
def rank_test_of_no_difference(part: Opened, match: re.Match[str]) -> None:
    for test in output(part).exported["comparisons"][0]["tests"]:
        if test["test"] in ("wilcoxon", "paired-t") and test["result"] is not None:
            assert test["result"]["pvalue"] == 1.0


@statement("must not", r"NaN or inf shown")
def only_finite_numbers(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    assert not re.search(r"\b(nan|inf|NaN|Infinity)\b", out.printed)
    assert all(math.isfinite(number) for number in _numbers(out.exported))


@statement("must not", r"^'significant' or stars")
def nothing_is_called_significant(part: Opened, match: re.Match[str]) -> None:
    table = output(part).printed.partition("\n  test ")[2]
    assert table
    assert "significant" not in table


@statement("must", r"show it as 'p ≤ 0\.0001")
def bound_or_exact_p_is_printed(part: Opened, match: re.Match[str]) -> None:
    out = output(part)
    assert out.test("exact-permutation")["result"]["pvalue"] > 0
    row = next(line for line in out.printed.splitlines() if "Approximate randomization" in line)
    # Below .001 every p is written as a power of ten.
    assert "≤ 1 × 10⁻⁴" in row
    assert f"{N_DRAWS:,}" in out.printed


@statement("must", r"for the bootstrap say 'p < 1/R'")
def bootstrap_bound_is_told(part: Opened, match: re.Match[str]) -> None:
    result = output(part).test("bootstrap")["result"]
    assert result["n_extreme"] == 0
    assert result["pvalue"] == 1 / (N_DRAWS + 1)
    assert result["notes"], "the bound of an unseen p-value is not told"
    row = next(line for line in output(part).printed.splitlines() if "Paired bootstrap " in line)
    assert "≤" in row or "<" in row


@statement("must", r"more than 4 decimals in exports")
def exports_keep_digits(part: Opened, match: re.Match[str]) -> None:
    exported = output(part).test("exact-permutation")["result"]["pvalue"]
    project = part.project
    assert project is not None
    sample = sample_of(project, project.system_a, project.system_b)
    assert (
        exported == finish(procedure_of("exact-permutation", project.settings).run(sample)).pvalue
    )
    assert exported < 1e-4


@statement("both", r"AT LEAST as extreme|^'>'")
def ties_count(part: Opened, match: re.Match[str]) -> None:
    project = part.project
    assert project is not None
    sample = sample_of(project, project.system_a, project.system_b)
    a, b = (side.dense()[:, 0] for side in (sample.a, sample.b))
    signs = 1 - 2 * ((np.arange(2 ** len(a))[:, None] >> np.arange(len(a))) & 1)
    sums = np.abs(signs @ (a - b))
    exact = np.mean(sums >= abs(int((a - b).sum())))
    assert exact != np.mean(sums > abs(int((a - b).sum())))
    result = finish(procedure_of("exact-permutation", project.settings).run(sample))
    assert result.pvalue == exact


@statement("must not", r"depends on the order of the rows")
def order_does_not_matter(part: Opened, match: re.Match[str]) -> None:
    project = part.project
    assert project is not None
    sample = sample_of(project, project.system_a, project.system_b)
    procedure = procedure_of("exact-permutation", project.settings)
    turned = np.arange(len(sample.a))[::-1].copy()
    other = replace(sample, a=sample.a.take(turned), b=sample.b.take(turned))
    assert finish(procedure.run(other)).pvalue == finish(procedure.run(sample)).pvalue
