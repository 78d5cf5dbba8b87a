"""The run scores among the real files: what their README says of them, and what follows."""

from __future__ import annotations

import csv
import os
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import studentized_range

from sigdesk.core.all_pairs.critical import critical_difference_diagram
from sigdesk.core.cross_validation import corrected_resampled_t, fold_ratio
from sigdesk.core.groups.pairs import nemenyi
from sigdesk.core.groups.rank_anova import friedman
from sigdesk.core.runs.cautions import summary_rows
from sigdesk.core.significance.t_tests import paired_t

DATA = Path(os.environ.get("SIGDESK_DATA") or Path(__file__).parent.parent / "data" / "real")
RUNS = DATA / "run-scores"


def table(name: str) -> tuple[list[str], list[str], np.ndarray]:
    """Names of the rows and columns, and the numbers."""
    with (RUNS / name).open(encoding="utf-8-sig", newline="") as file:
        header, *rows = [row for row in csv.reader(file) if row and row[0].strip()]
    values = np.array([[float(cell) for cell in row[1:]] for row in rows])
    return [row[0] for row in rows], header[1:], values


@pytest.mark.parametrize(
    ("name", "chi2", "p", "best", "mean_ranks"),
    [
        ("scmamp-gh2008/data_gh_2008.csv", 39.9128, 4.51203e-08, "C4.5",
         [2.1, 3.25, 2.2, 4.3333, 3.1167]),
        ("scmamp-gh2010/data_gh_2010.csv", 16.3613, 0.000956051, "PDFC",
         [1.7708, 2.4792, 2.4792, 3.2708]),
    ],
)  # fmt: skip
def test_friedman_values_of_the_readme(
    name: str, chi2: float, p: float, best: str, mean_ranks: list[float]
) -> None:
    _, systems, values = table(name)
    found = friedman(values)
    assert found.chi2 == pytest.approx(chi2, abs=5e-5)
    assert found.pvalue == pytest.approx(p, rel=5e-6)
    assert found.mean_ranks == pytest.approx(mean_ranks, abs=5e-5)
    assert systems[int(found.mean_ranks.argmin())] == best


def test_critical_difference_diagram_of_33_parsers() -> None:
    _, systems, values = table("conll17-las-by-treebank/las.csv")
    assert values.shape == (81, 33)
    found = critical_difference_diagram(values)
    assert systems[int(found.order[0])] == "Stanford (Stanford)"
    q = studentized_range.ppf(0.95, 33, np.inf) / np.sqrt(2)
    assert found.distance == pytest.approx(q * np.sqrt(33 * 34 / (6 * 81)), rel=1e-6)
    means = found.mean_ranks
    for pair in nemenyi(found.friedman):
        far = abs(means[pair.first] - means[pair.second]) >= found.distance
        assert far == (pair.pvalue <= 0.05)
    for first, last in found.bars:
        assert means[found.order[last]] - means[found.order[first]] < found.distance


def test_summary_rows_of_a_workbook_are_seen() -> None:
    names, _, values = table("hans-100-seeds/accuracies_by_run.csv")
    summaries = summary_rows(names)
    found = {names[i] for i in summaries}
    assert {"Minimum", "Maximum", "Mean", "Standard deviation"} == found
    runs = np.delete(values, summaries, axis=0)
    assert len(runs) == 100
    assert runs[:, 0].mean() == pytest.approx(0.8434, abs=5e-5)
    assert runs[:, 0].std(ddof=1) == pytest.approx(0.0024, abs=5e-5)


def test_folds_of_real_classifiers_are_less_certain_than_they_look() -> None:
    blocks: dict[str, dict[str, list[float]]] = {}
    rows: dict[str, list[float]] = {}
    for line in (RUNS / "baycomp-10x10cv/accuracies.txt").read_text().splitlines():
        cells = line.split()
        if len(cells) == 1:
            rows = blocks.setdefault(cells[0], {})
        elif cells:
            rows[cells[0]] = [float(cell) for cell in cells[-100:]]
    assert {name: len(data) for name, data in blocks.items()} == dict.fromkeys(
        ("nbc", "aode", "hnb", "j48", "j48gr"), 53
    )
    plain = corrected = 0
    for name, nbc in blocks["nbc"].items():
        aode = blocks["aode"][name]
        assert len(nbc) == len(aode) == 100
        plain += paired_t(nbc, aode).pvalue().value <= 0.05
        corrected += corrected_resampled_t(nbc, aode, fold_ratio(10)).pvalue().value <= 0.05
    assert 0 < corrected < plain
