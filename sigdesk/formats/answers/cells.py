"""Right answers as they are written into cells: one text, or several in a list."""

from __future__ import annotations

import json
from typing import Any

BAR = "|||"
"""Between several right answers in one cell of plain text."""


def right_texts(cell: str) -> tuple[str, ...]:
    """The right answers of a cell.

    A JSON list of texts or numbers; an object with the list under "text", as in the Hugging Face
    form of SQuAD; texts with ``|||`` between them; otherwise the cell itself. Nothing, ``[]`` and
    an object with an empty list are a question without an answer.

    Examples
    --------
    >>> right_texts('["Paris", "in Paris"]'), right_texts("Paris ||| Lutetia"), right_texts("")
    (('Paris', 'in Paris'), ('Paris', 'Lutetia'), ())
    """
    plain = cell.strip()
    if plain[:1] in ("[", "{") and plain[-1:] in ("]", "}"):
        found = _from_json(plain)
        if found is not None:
            return found
    if BAR in cell:
        return tuple(part.strip() for part in cell.split(BAR) if part.strip())
    return (cell,) if plain else ()


def is_list(cell: str) -> bool:
    """Whether a cell holds a list of answers rather than one."""
    return cell.strip()[:1] in ("[", "{") and _from_json(cell.strip()) is not None


def _from_json(text: str) -> tuple[str, ...] | None:
    try:
        value: Any = json.loads(text, parse_float=str, parse_int=str)
    except (ValueError, RecursionError):
        return None
    if isinstance(value, dict):
        value = value.get("text", value.get("texts"))
        value = [value] if isinstance(value, str) else value
    if not isinstance(value, list):
        return None
    texts = [one.get("text") if isinstance(one, dict) else one for one in value]
    if not all(isinstance(one, str) for one in texts):
        return None
    return tuple(one for one in texts if isinstance(one, str))
