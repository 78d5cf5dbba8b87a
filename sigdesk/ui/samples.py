"""The samples that come with the program."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sigdesk.resources_path import resource


@dataclass(frozen=True)
class Sample:
    """A sample as it is offered: key, title and one sentence, in one language."""

    key: str
    title: str
    description: str
    credit: str


def samples(language: str) -> tuple[Sample, ...]:
    """The samples in the order in which they teach.

    Parameters
    ----------
    language : str
        "en" or "zh_CN"; English where there is no text in that language.
    """
    found: list[tuple[int, Sample]] = []
    for path in resource("samples").glob("*/sample.json"):
        manifest = json.loads(path.read_text(encoding="utf-8"))
        title, description = (
            manifest[name].get(language, manifest[name]["en"]) for name in ("title", "description")
        )
        sample = Sample(manifest["key"], title, description, manifest.get("credit", ""))
        found.append((manifest.get("order", 99), sample))
    return tuple(sample for _, sample in sorted(found, key=lambda pair: (pair[0], pair[1].key)))
