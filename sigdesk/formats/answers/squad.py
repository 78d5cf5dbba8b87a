"""The gold files of SQuAD 1.1 and 2.0: articles, paragraphs, questions, one JSON document."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading
from sigdesk.formats.json_records import DocumentError, Walker, lines_of, not_valid
from sigdesk.formats.jsonl import cell_text
from sigdesk.formats.progress import scaled
from sigdesk.formats.table import Table, TextFile

COLUMNS = ("id", "question", "answers", "answerable", "title", "context")
ANSWERABLE, UNANSWERABLE = "yes", "no"
_STEP = 500


@FORMATS.register
class SquadGold(Format):
    """Gold answers in the layout of SQuAD; a row is a question."""

    key = "squad"
    name = QT_TRANSLATE_NOOP("messages", "SQuAD questions and answers")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain when there are paragraphs with questions inside."""
        del name
        return 1.5 if head.lstrip()[:1] == "{" and '"paragraphs"' in head and '"qas"' in head else 0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """One row a question."""
        walker = Walker(file.text, is_cut=file.is_cut)
        try:
            yield from scaled(walker.walk(), 0.0, 0.6)
        except DocumentError as error:
            raise not_valid(file.text, file.name, error) from None
        articles = next((listed for listed in walker.lists if listed.path == "data"), None)
        if articles is None:
            raise _no_questions(file.name)
        rows: list[tuple[str, ...]] = []
        places: list[int] = []
        reading = _questions(file, articles.records, articles.places, rows, places)
        yield from scaled(reading, 0.6, 1.0)
        if not rows:
            raise _no_questions(file.name)
        return Table(
            file=file,
            format=cls.key,
            names=COLUMNS,
            cells=tuple(list(cells) for cells in zip(*rows, strict=True)),
            has_header=True,
            row_lines=lines_of(file.text, places),
            messages=file.messages,
        )


def _questions(
    file: TextFile,
    articles: list[Any],
    starts: list[int],
    rows: list[tuple[str, ...]],
    places: list[int],
) -> Generator[float, None, None]:
    """Add a row for every question, with the place of its text in the file."""
    for number, (article, start) in enumerate(zip(articles, starts, strict=True)):
        place = start
        title = cell_text(_get(article, "title"))
        for paragraph in _list(article, "paragraphs"):
            context = cell_text(_get(paragraph, "context"))
            for question in _list(paragraph, "qas"):
                key = cell_text(_get(question, "id"))
                found = file.text.find(json.dumps(key), place) if key else -1
                place = found if found >= 0 else place
                places.append(place)
                answers = [] if _get(question, "is_impossible") is True else _texts(question)
                rows.append(
                    (
                        key,
                        cell_text(_get(question, "question")),
                        json.dumps(answers, ensure_ascii=False),
                        ANSWERABLE if answers else UNANSWERABLE,
                        title,
                        context,
                    )
                )
                if len(rows) % _STEP == 0:
                    yield number / len(articles)


def _texts(question: Any) -> list[str]:
    return [cell_text(_get(answer, "text")) for answer in _list(question, "answers")]


def _get(value: Any, key: str) -> Any:
    return value.get(key) if isinstance(value, Mapping) else None


def _list(value: Any, key: str) -> list[Any]:
    found = _get(value, key)
    return found if isinstance(found, list) else []


def _no_questions(name: str) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "The file holds no questions.")),
        name,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages", "Questions stand under data, paragraphs and qas, each with an id."
            )
        ),
    )
