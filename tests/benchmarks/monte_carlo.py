"""Sampled tests against sacreBLEU and scipy, and what their cost depends on."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TextColumn
from sigdesk.core.exact.kinds import discordant_kinds
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.core.resampling.units import paired_units
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import Procedure, finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.randomization import ApproximateRandomization
from tests.benchmarks.exact import paper_simulation
from tests.benchmarks.samples import classified, scored, translations
from tests.benchmarks.timing import best, compare, heading, peak_memory, readable

N_RESAMPLES = 10_000
SIZES = (10_000, 100_000, 1_000_000, 4_000_000)

_WHAT_N_COSTS = """\
  A random swap draws one count for each kind that differs: item by item or from random bits for up
  to 64 items, from an alias table beyond, at one price for any N. The bootstrap draws a Poisson
  count for every kind that occurs, also from tables, and some 1.3 √N draws that are missing one by
  one. Of the 10³ kinds (reference, A, B) half are missing among 10,000 items, and all occur from
  10⁵ items on; from there √N is what grows."""


def _work(procedure: Procedure, sample: PairedSample) -> float:
    return best(lambda: finish(procedure.run(sample)), 7)


def _prepared(procedure: Procedure, sample: PairedSample) -> float:
    """Time until the first resample: grouping the items, which does depend on their number."""

    def begin() -> None:
        running = procedure.run(sample)
        while next(running).n_done == 0:
            pass
        running.close()

    return best(begin, 7)


def macro_f1() -> None:
    """Macro-F1 of ten classes for four sizes."""
    heading(f"Macro-F1 of 10 classes, {N_RESAMPLES:,} resamples")
    for name, procedure in (
        ("random swaps", ApproximateRandomization(n_resamples=N_RESAMPLES)),
        ("bootstrap", PairedBootstrap(n_resamples=N_RESAMPLES)),
    ):
        for n_items in SIZES:
            sample = classified(MacroF1(), n_items)
            whole, first = _work(procedure, sample), _prepared(procedure, sample)
            if name == "bootstrap":
                n_kinds = len(finished(paired_units(sample)).counts)
                what = "kinds of items that occur"
            else:
                n_kinds, what = len(discordant_kinds(sample)), "kinds of items that differ"
            resampling = whole - first
            print(
                f"  {name:<13} N = {n_items:>9,}: {readable(whole):>9}, without grouping and the "
                f"first block {readable(resampling):>9} ({n_kinds:,} {what}: "
                f"{resampling / n_kinds / N_RESAMPLES * 1e9:.1f} ns a kind and resample)"
            )
    print(_WHAT_N_COSTS)


def _column(texts: list[str]) -> TextColumn:
    return TextColumn(np.array(texts, dtype=object))


def bleu() -> None:
    """Corpus BLEU of 3,000 segments against sacreBLEU's paired tests."""
    from sacrebleu.metrics.bleu import BLEU
    from sacrebleu.significance import PairedTest

    heading("Corpus BLEU of 3,000 segments against sacreBLEU's paired tests")
    references, texts_a, texts_b = translations()
    metric = Bleu()

    def counted(texts: list[str]) -> ItemStats:
        return metric.item_stats(_column(references), _column(texts))

    sample = PairedSample(metric, counted(texts_a), counted(texts_b))
    extraction = best(lambda: (counted(texts_a), counted(texts_b)), 1)
    print(f"  both spend {readable(extraction)} on counting n-grams, left out below")

    def theirs(kind: str, n_resamples: int) -> None:
        named: list[tuple[str, Sequence[str]]] = [("A", texts_a), ("B", texts_b)]
        PairedTest(named, {"BLEU": BLEU(force=True)}, [references], kind, n_resamples)()

    for kind, few, many, test in (
        ("ar", 500, 5_000, ApproximateRandomization),
        ("bs", 200, 1_000, PairedBootstrap),
    ):
        # Their time grows with the resamples; the difference of two runs leaves out all else.
        slower = best(lambda kind=kind, n=many: theirs(kind, n), 3)  # type: ignore[misc]
        quicker = best(lambda kind=kind, n=few: theirs(kind, n), 3)  # type: ignore[misc]
        peer = (slower - quicker) / (many - few)
        procedure: Procedure = test(n_resamples=N_RESAMPLES)
        ours = _work(procedure, sample) / N_RESAMPLES
        name = "random swap" if kind == "ar" else "bootstrap resample"
        compare(
            f"one {name}",
            ours,
            f"one of sacreBLEU's ({kind}), with its intervals"
            if kind == "bs"
            else f"one of sacreBLEU's ({kind})",
            peer,
        )
        asked = 10_000 if kind == "ar" else 1_000
        our_peak = peak_memory(lambda p=procedure: finish(p.run(sample)))  # type: ignore[misc]
        their_peak = peak_memory(lambda kind=kind, n=asked: theirs(kind, n))  # type: ignore[misc]
        print(
            f"    peak memory above the base: {our_peak:.1f} MB for {N_RESAMPLES:,} resamples; "
            f"sacreBLEU {their_peak:.0f} MB for its {asked:,}"
        )


def scipy_bootstrap() -> None:
    """Percentile interval of a mean of differences, by scipy's vectorised bootstrap."""
    from scipy.stats import bootstrap

    heading("Percentile interval of a mean difference, 9,999 resamples, against scipy.stats")
    for n_items in (1_000, 10_000):
        differences, sample = paper_simulation(n_items), scored(n_items)
        ours = _work(PairedBootstrap(n_resamples=9_999), sample)

        def theirs(values: NDArray[np.int64] = differences) -> None:
            bootstrap(
                (values.astype(float),),
                np.mean,
                n_resamples=9_999,
                batch=500,
                method="percentile",
                rng=np.random.default_rng(1),
            )

        compare(f"N = {n_items:,}", ours, "scipy.stats.bootstrap", best(theirs, 1))


def run() -> None:
    """Print all three."""
    macro_f1()
    bleu()
    scipy_bootstrap()


if __name__ == "__main__":
    run()
