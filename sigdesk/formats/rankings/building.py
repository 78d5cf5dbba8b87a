"""Qrels and runs joined query by query.

Decision: the queries are those of the judgements, as in trec_eval. A query that a run lacks stays
and scores 0; queries without judgements cannot be scored and are named. Documents are ordered by
score and ties by document id, descending, whatever the rank column says; where the two disagree it
is told, because a program that believes the ranks gets another score.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from sigdesk.core.columns import RankingColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.rankings.ordering import n_tied, ranked
from sigdesk.core.tasks import Task
from sigdesk.formats.alignment import alignment_messages
from sigdesk.formats.assembling import object_array
from sigdesk.formats.builders import BUILDERS, Builder, Building, Sources
from sigdesk.formats.errors import FormatError
from sigdesk.formats.naming import stem, system_names
from sigdesk.formats.progress import scaled
from sigdesk.formats.rankings.trec import TrecJudgements, TrecRun
from sigdesk.formats.table import Table
from sigdesk.model.project import Alignment, Project, Reference, SystemOutput

_AT_ONCE = 20_000


@dataclass(eq=False)
class _Query:
    """Documents of one query as they stand in a file."""

    documents: list[str]
    numbers: list[float]
    rows: list[int]


@BUILDERS.register
class RankingsBuilder(Builder):
    """TREC qrels with one run or several."""

    key = "rankings"
    tasks: ClassVar[tuple[Task, ...]] = ("rankings",)

    @classmethod
    def fits(cls, sources: Sources) -> float:
        """Certain when every file is a run or qrels."""
        return 1.0 if sources.kinds == {"ranked"} else 0.0

    @classmethod
    def build(cls, sources: Sources) -> Building:
        """A query is an item."""
        tables = [roles.table for roles in sources.roles]
        position = _judgements(tables, sources.names)
        runs = [place for place in range(len(tables)) if place != position]
        told = [message for table in tables for message in table.messages]
        judged = yield from scaled(_queries(tables[position], sources.names[position]), 0.0, 0.3)
        item_ids = yield from scaled(object_array(list(judged)), 0.3, 0.35)
        names = system_names([sources.paths[place] for place in runs], sources.paths[position])
        systems = []
        for done, (place, name) in enumerate(zip(runs, names, strict=True)):
            low, high = (0.35 + 0.65 * n / len(runs) for n in (done, done + 1))
            found = yield from scaled(_queries(tables[place], sources.names[place]), low, high)
            column, messages = _ranked_column(list(judged), found, tables[place])
            alignment = Alignment(
                by="id",
                n_reference=len(judged),
                n_rows=len(found),
                n_matched=sum(query in found for query in judged),
                missing=tuple(query for query in judged if query not in found),
                unknown=tuple(query for query in found if query not in judged),
                same_order=[q for q in found if q in judged] == [q for q in judged if q in found],
            )
            told += alignment_messages(sources.names[place], alignment)
            told += messages
            systems.append(SystemOutput(name, column, tables[place].source("document"), alignment))
        reference = Reference(
            name=stem(sources.names[position]),
            item_ids=item_ids,
            gold=_column([judged[query] for query in judged]),
            source=tables[position].source("document"),
        )
        project = Project(
            task="rankings",
            reference=reference,
            systems=tuple(systems),
            metric="ndcg",
            system_a=names[0] if len(names) > 1 else "",
            system_b=names[1] if len(names) > 1 else "",
            decisions=tuple(decision for table in tables for decision in table.decisions),
            problems=tuple(told),
        )
        return project, (), tuple(told)


def _judgements(tables: Sequence[Table], names: Sequence[str]) -> int:
    """Position of the qrels."""
    found = [place for place, table in enumerate(tables) if table.format == TrecJudgements.key]
    n_runs = sum(table.format == TrecRun.key for table in tables)
    if len(found) == 1 and n_runs == len(tables) - 1 > 0:
        return found[0]
    if not found:
        text = QT_TRANSLATE_NOOP("messages", "These are runs without relevance judgements.")
    elif not n_runs:
        text = QT_TRANSLATE_NOOP("messages", "These are relevance judgements without a run.")
    else:
        text = QT_TRANSLATE_NOOP(
            "messages", "There are several files of judgements, or files that are no runs."
        )
    raise FormatError(
        Message(text),
        names[found[1] if len(found) > 1 else 0],
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Open one file of qrels (query, 0, document, grade) together with the runs (query, "
                "Q0, document, rank, score, tag).",
            )
        ),
    )


def _queries(table: Table, name: str) -> Generator[float, None, dict[str, _Query]]:
    """Documents by query, in the order of the file; none twice."""
    queries: dict[str, _Query] = {}
    seen: set[tuple[str, str]] = set()
    number_of = table.column("score" if table.format == TrecRun.key else "grade")
    rows = zip(table.column("query"), table.column("document"), number_of, strict=True)
    for row, (query, document, number) in enumerate(rows):
        if (query, document) in seen:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Document {document} stands twice for query {query}."
                    ),
                    {"document": document, "query": query},
                ),
                name,
                table.row_lines[row],
                found=document,
                remedy=Message(QT_TRANSLATE_NOOP("messages", "Keep one line for each document.")),
            )
        seen.add((query, document))
        entry = queries.setdefault(query, _Query([], [], []))
        entry.documents.append(document)
        entry.numbers.append(float(number))
        entry.rows.append(row)
        if row % _AT_ONCE == 0:
            yield row / table.n_rows
    return queries


def _column(queries: Sequence[_Query | None]) -> RankingColumn:
    """Documents of every query, in order; none for None."""
    documents = [name for query in queries if query for name in query.documents]
    texts = np.empty(len(documents), dtype=object)
    texts[:] = documents
    numbers = np.array([x for query in queries if query for x in query.numbers], dtype=np.float64)
    lengths = [len(query.documents) if query else 0 for query in queries]
    return RankingColumn(offsets_of(lengths), texts, numbers)


def _ranked_column(
    items: Sequence[str], found: dict[str, _Query], table: Table
) -> tuple[RankingColumn, tuple[Message, ...]]:
    """A run in trec_eval's order, and what must be said of ties and ranks."""
    ranks = table.column("rank")
    n_ties = n_queries_tied = n_disagree = 0
    ordered: list[_Query | None] = []
    for item in items:
        query = found.get(item)
        if query is None:
            ordered.append(None)
            continue
        scores = np.array(query.numbers)
        tied = n_tied(scores)
        n_ties += tied
        n_queries_tied += tied > 0
        order = ranked(query.documents, scores)
        # ties may be ranked in any order; elsewhere ranks must rise as scores fall
        by_rank = np.argsort([int(ranks[row]) for row in query.rows], kind="stable")
        n_disagree += bool(np.any(np.diff(scores[by_rank]) > 0))
        ordered.append(
            _Query(
                [query.documents[place] for place in order],
                [query.numbers[place] for place in order],
                query.rows,
            )
        )
    return _column(ordered), _told(table, n_ties, n_queries_tied, n_disagree)


def _told(table: Table, n_ties: int, n_queries_tied: int, n_disagree: int) -> tuple[Message, ...]:
    messages = []
    if n_ties:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: {n:,} documents of {queries:,} queries share their score with another one. "
            "They are ordered by document id, descending, as trec_eval does; other tools keep the "
            "order of the file and give another score.",
        )
        values = {"file": table.file.name, "n": n_ties, "queries": n_queries_tied}
        messages.append(Message(text, values, "caution"))
    if n_disagree:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file}: in {n:,} queries the ranks do not follow the scores. Scores count, as in "
            "trec_eval.",
        )
        messages.append(Message(text, {"file": table.file.name, "n": n_disagree}, "caution"))
    return tuple(messages)
