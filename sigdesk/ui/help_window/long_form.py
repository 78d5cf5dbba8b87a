"""Pages that were written, not generated: Markdown files in the window's language."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QLocale

from sigdesk.resources_path import resource

FALLBACK = "en"


def _language() -> str:
    """Code of the folder of the language in use."""
    wanted = QLocale().name()
    return wanted if resource("help", wanted).is_dir() else FALLBACK


@lru_cache(maxsize=64)
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def long_form(name: str) -> str:
    """The Markdown of a page, in the language in use if it is there, else in English."""
    path = resource("help", _language(), f"{name}.md")
    return _read(path if path.is_file() else resource("help", FALLBACK, f"{name}.md"))


def sentence(text: str) -> str:
    """A sentence of the kept measurements, which are in English, in the language in use."""
    path = resource("help", _language(), "measurements.json")
    return _sentences(path).get(text, text) if path.is_file() else text


@lru_cache(maxsize=4)
def _sentences(path: Path) -> dict[str, str]:
    known: dict[str, str] = json.loads(_read(path))
    return known
