"""Texts of the window that are put together, or shown without what is only for menus."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sigdesk.core.messages import joined, labelled

if TYPE_CHECKING:
    from sigdesk.core.messages import Message

_ADDED_MNEMONIC = re.compile(r"\s*\(&\w\)")
_MNEMONIC = re.compile(r"&(.)")


def translated(text: str) -> str:
    """The translation of a template from below the window; thread-safe, as Qt documents it."""
    return QCoreApplication.translate("messages", text) if text else ""


def words(message: Message) -> str:
    """A message from below the window in the window's language."""
    return message.translated(translated)


def listed(parts: Iterable[str], most: int | None = None) -> str:
    """Names in a row: "a, b, c"."""
    return words(joined(parts, most=most))


def sentences(parts: Iterable[str]) -> str:
    """Sentences in a row, in one paragraph."""
    return words(joined(parts, "sentences"))


def named(label: str, text: str) -> str:
    """What a text is about, and the text: "Metric: accuracy"."""
    return words(labelled(label, text)) if label and text else label or text


def plain(text: str) -> str:
    """The text of an action or label as it stands outside menus: no mnemonic, no ellipsis.

    Languages without Latin letters add the key in brackets, "打开文件(&O)…", and it goes with them.
    """
    return _MNEMONIC.sub(r"\1", _ADDED_MNEMONIC.sub("", text)).removesuffix("…")
