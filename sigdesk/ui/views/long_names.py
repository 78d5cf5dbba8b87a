"""Names of systems that would push everything else off the page."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from sigdesk.core.messages import Message

LONGEST = 26


def short_name(name: str, longest: int = LONGEST) -> str:
    """The name, without its middle when it is long: systems differ at the start or the end."""
    if len(name) <= longest:
        return name
    end = longest // 3
    return f"{name[: longest - end - 1]}…{name[-end:]}"


def with_short_names(message: Message, names: Collection[str]) -> Message:
    """A message in which these names are shortened wherever they are a value."""

    def shortened(value: Any) -> Any:
        if isinstance(value, Message):
            return with_short_names(value, names)
        return short_name(value) if isinstance(value, str) and value in names else value

    return replace(
        message, values={name: shortened(value) for name, value in message.values.items()}
    )
