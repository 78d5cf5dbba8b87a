"""Item statistics are extracted once, by content, in place or in the worker process."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
import pytest

from sigdesk.core.columns import TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.model.analysis import agreement, identical, item_scores
from sigdesk.model.extraction_process import ExtractionError, ExtractionProcess
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.model.statistics import (
    CHUNK,
    extract,
    extracting,
    forget,
    is_extracted,
    set_runner,
    statistics,
)


@dataclass(frozen=True)
class SharedWords(Metric):
    """Words of the reference that the text has, out of all its words."""

    key: ClassVar[str] = "shared-words"
    name: ClassVar[str] = "Shared words"
    definition: ClassVar[str] = "Words shared / words."
    task: ClassVar[str] = "texts"
    slow: ClassVar[bool] = True

    def item_stats(self, reference, output):
        rows = []
        for item in range(len(output)):
            words = set(reference.texts_of(item)[0].split())
            if "crash" in words:
                raise ValueError("a word that crashes")
            found = output.texts[item].split()
            rows.append([sum(word in words for word in found), len(found)])
        return ItemStats(np.array(rows, dtype=np.int64), np.arange(len(output)))

    def aggregate(self, totals):
        return np.divide(totals[..., 0], np.maximum(totals[..., 1], 1))


def objects(texts):
    array = np.empty(len(texts), dtype=object)
    array[:] = texts
    return array


N = 2 * CHUNK + 7


@pytest.fixture
def project():
    forget()
    gold = alternatives([(f"a b w{i}",) for i in range(N)])
    first = TextColumn(objects([f"a w{i} w{i + i % 2}" for i in range(N)]))
    second = TextColumn(objects(["a z"] * N))
    reference = Reference("gold", objects([str(i) for i in range(N)]), gold)
    systems = (SystemOutput("one", first), SystemOutput("two", second))
    yield Project("texts", reference, systems, system_a="one", system_b="two")
    forget()
    set_runner(None)


def run(generator):
    shares = []
    while True:
        try:
            shares.append(next(generator))
        except StopIteration as stop:
            return shares, stop.value


def test_chunks_give_what_one_call_gives(project):
    gold, output = project.reference.gold, project.systems[0].column
    shares, found = run(extract(SharedWords(), gold, output))
    whole = SharedWords().item_stats(gold, output)
    assert np.array_equal(found.dense(), whole.dense())
    assert shares == sorted(shares)
    assert len(shares) == 3


def test_extracted_once_and_found_by_content(project):
    calls = []

    def runner(metric, gold, output):
        calls.append(len(output))
        return extract(metric, gold, output)

    set_runner(runner)
    metric = SharedWords()
    assert not is_extracted(project, metric, "one")
    run(extracting(project, [metric], ["one", "two"]))
    assert calls == [N, N]
    assert is_extracted(project, metric, "one", "two")
    again = project.replaced(
        systems=tuple(
            SystemOutput(s.name + "!", TextColumn(s.column.texts.copy())) for s in project.systems
        )
    )
    rows = np.array([3, 1])
    taken = statistics(again, metric, "one!", rows)
    assert calls == [N, N]
    assert np.array_equal(taken.dense(), statistics(project, metric, "one").dense()[rows])


def test_the_process_gives_the_same_and_survives_a_failure(project):
    process = ExtractionProcess()
    try:
        gold, output = project.reference.gold, project.systems[0].column
        shares, found = run(process.run(SharedWords(), gold, output))
        assert np.array_equal(found.dense(), SharedWords().item_stats(gold, output).dense())
        assert shares[-1] > 0.5
        bad = alternatives([("crash",)] * N)
        with pytest.raises(ExtractionError, match="a word that crashes"):
            run(process.run(SharedWords(), bad, output))
        _, found = run(process.run(SharedWords(), gold, project.systems[1].column))
        assert found.totals().tolist() == [N, 2 * N]
    finally:
        process.close()


def test_a_stopped_run_ends_the_process_and_the_next_one_starts_another(project):
    process = ExtractionProcess()
    try:
        gold, output = project.reference.gold, project.systems[0].column
        running = process.run(SharedWords(), gold, output)
        next(running)
        first = process._process
        running.close()
        assert process._process is None
        assert first is not None
        _, found = run(process.run(SharedWords(), gold, output))
        assert len(found) == N
    finally:
        process.close()


def test_items_are_compared_by_their_scores(project):
    from sigdesk.core.metrics.base import METRICS

    METRICS.register(SharedWords)
    try:
        shown = project.replaced(metric="shared-words")
        scores = item_scores(shown, "one")
        assert scores[0] == 1.0
        assert scores[1] == pytest.approx(2 / 3)
        counts = agreement(shown, "one", "two")
        assert (counts.only_a, counts.only_b, counts.both_right) == (N, 0, 0)
        assert not identical(shown, "one", "two")
        assert identical(shown, "one", "one")
    finally:
        del METRICS._entries["shared-words"]
