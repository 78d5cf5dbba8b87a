"""What names of columns say about questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sigdesk.formats.column_names import OUTPUT_FILE_WORDS, is_any_of, words
from sigdesk.formats.roles import Profile, Roles

Part = Literal["question", "answers", "option", "options", "prediction", "chosen", ""]
"""What a column holds: "option" is the number of the right one, "chosen" of the one chosen."""

_QUESTION = is_any_of("question questions query prompt problem")
_OPTIONS = is_any_of("options choices candidates endings")
_ANSWERS = is_any_of(
    "answer answers gold goldanswer goldanswers golds reference references target targets solution"
)
_PREDICTED = is_any_of(" ".join(OUTPUT_FILE_WORDS - {"answers"}) + " chosen picked guess")
_INDEX = is_any_of("index idx no number letter")


def part_of(name: str) -> Part:
    """What a column of this name holds.

    Examples
    --------
    >>> part_of("answers.option_index"), part_of("predicted_answers.text"), part_of("question")
    ('option', 'prediction', 'question')
    """
    parts = words(name)

    def has(pattern: object) -> bool:
        return any(pattern.fullmatch(word) for word in parts)  # type: ignore[attr-defined]

    is_index = has(_INDEX)
    if has(_PREDICTED):
        return "chosen" if is_index else "prediction"
    if has(_ANSWERS):
        if any(word in ("start", "end", "offset", "type") for word in parts):
            return ""
        return "option" if is_index else "answers"
    if has(_OPTIONS):
        return "options"
    return "question" if has(_QUESTION) else ""


def columns_of(roles: Roles, part: Part) -> list[Profile]:
    """Columns whose names, or the user, say that they hold this."""
    by_role = {"reference": "answers", "prediction": "prediction", "text": "question"}
    found = []
    for profile in roles.others:
        chosen = roles.chosen.get(profile.name, "")
        if (by_role.get(chosen, "") if chosen else part_of(profile.name)) == part:
            found.append(profile)
    return found


def first_cells(roles: Roles, profile: Profile, most: int = 200) -> Sequence[str]:
    """The first cells of a column that are not empty."""
    cells = roles.table.column(profile.name)[: 5 * most]
    return [cell for cell in cells if cell.strip()][:most]
