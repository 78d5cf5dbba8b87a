"""Sentences for people, made below the window and translated in it.

Decision: core, model and formats must say things to people (notes, errors, reasons) and must not
import Qt. They build a `Message`: an English template that is extracted for translation, and the
values that fill it. The window translates the template before filling it; without a window the
English template is filled as it stands. A plain f-string could never be translated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Severity = Literal["info", "caution", "problem"]
Joint = Literal["list", "clauses", "sentences"]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark `text` for the translation extractor and return it unchanged.

    The extractor (lupdate) finds the marker by this name; the context of everything below the
    window is ``"messages"``.
    """
    del context
    return text


@dataclass(frozen=True)
class Message:
    """One sentence with its values.

    Parameters
    ----------
    text : str
        English template with `str.format` fields, written inside ``QT_TRANSLATE_NOOP``.
    values : mapping of str to object
        What fills the fields: numbers, strings, or further messages (translated as well).
    severity : {"info", "caution", "problem"}
        How loudly it is shown. A caution is true but easy to misread; a problem changes a result.
    """

    text: str
    values: Mapping[str, Any] = field(default_factory=dict)
    severity: Severity = "info"

    def translated(self, translate: Callable[[str], str]) -> str:
        """Fill the translated template.

        Parameters
        ----------
        translate : callable
            From an English template to its translation, which keeps the same fields.

        Returns
        -------
        str
        """
        filled = {
            name: value.translated(translate) if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return translate(self.text).format(**filled)

    def __str__(self) -> str:
        return self.translated(lambda text: text)

    def to_json(self) -> dict[str, Any]:
        """As a JSON object; `from_json` restores it."""
        values = {
            name: {"message": value.to_json()} if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return {"text": self.text, "values": values, "severity": self.severity}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Message:
        """Restore what `to_json` wrote."""
        values = {
            name: cls.from_json(value["message"])
            if isinstance(value, Mapping) and "message" in value
            else value
            for name, value in data["values"].items()
        }
        return cls(data["text"], values, data["severity"])


_JOINTS: dict[Joint, str] = {
    "list": QT_TRANSLATE_NOOP("messages", "{first}, {rest}"),
    "clauses": QT_TRANSLATE_NOOP("messages", "{first}; {rest}"),
    "sentences": QT_TRANSLATE_NOOP("messages", "{first} {rest}"),
}


def joined(
    parts: Iterable[Message | str], joint: Joint = "list", most: int | None = None
) -> Message:
    """Several texts in a row, with what the reader's language puts between them.

    Chinese lists names with 、 and leaves no blank between sentences, so `str.join` would not do.

    Parameters
    ----------
    parts : iterable of Message or str
        Empty texts are left out.
    joint : {"list", "clauses", "sentences"}
        "a, b", "a; b" or "a b" in English.
    most : int, optional
        After so many parts the rest is left out and said to be.

    Returns
    -------
    Message
    """
    listed = [part for part in parts if part != ""]
    if most is not None and len(listed) > most:
        shown = joined(listed[:most], joint)
        return Message(QT_TRANSLATE_NOOP("messages", "{shown}, …"), {"shown": shown})
    if len(listed) < 2:
        return Message("{text}", {"text": listed[0] if listed else ""})
    # In halves: a chain of thousands of names would be nested deeper than Python can go.
    middle = len(listed) // 2
    values = {"first": joined(listed[:middle], joint), "rest": joined(listed[middle:], joint)}
    return Message(_JOINTS[joint], values)


def labelled(label: Message | str, text: Message | str) -> Message:
    """What a text is about, and the text: "gold.csv: 3 rows"."""
    return Message(QT_TRANSLATE_NOOP("messages", "{label}: {text}"), {"label": label, "text": text})
