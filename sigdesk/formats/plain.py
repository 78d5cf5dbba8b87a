"""Values of the document as JSON values, and back.

Decision: everything is written field by field, and read by field name with unknown names left
out: a file by a later program that only added a field still opens. Numbers keep every digit
(`repr` of a double round-trips); NaN and infinities, which JSON does not have, are written as
``{"number": "nan"}``.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np

from sigdesk.core.messages import Message
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.params import param_values, with_values

T = TypeVar("T")


def plain(value: Any) -> Any:
    """A value as JSON has it: numbers, strings, lists, objects.

    Raises
    ------
    TypeError
        For values of other kinds.
    """
    if isinstance(value, np.generic):
        value = value.item()
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"number": repr(value)}
    if isinstance(value, Message):
        return {
            "message": {
                "text": value.text,
                "values": {name: plain(part) for name, part in value.values.items()},
                "severity": value.severity,
            }
        }
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    raise TypeError(f"{type(value).__name__} cannot be written")


def restored(value: Any) -> Any:
    """What `plain` wrote; lists come back as tuples, dataclasses as mappings."""
    if isinstance(value, list):
        return tuple(restored(part) for part in value)
    if not isinstance(value, dict):
        return value
    if set(value) == {"number"}:
        return float(value["number"])
    if set(value) == {"message"} and isinstance(value["message"], dict):
        message = value["message"]
        return Message(message["text"], restored(message["values"]), message["severity"])
    return {name: restored(part) for name, part in value.items()}


def filled(kind: type[T], values: Mapping[str, Any], **further: Any) -> T:
    """A dataclass from restored values; names it does not have are left out."""
    names = {field.name for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    known = {name: value for name, value in values.items() if name in names}
    return kind(**(known | further))


def plain_metric(metric: Metric) -> dict[str, Any]:
    """A metric as its key and parameters."""
    return {"key": metric.key, "params": plain(param_values(metric))}


def restored_metric(value: Mapping[str, Any]) -> Metric:
    """The metric that `plain_metric` wrote.

    Raises
    ------
    KeyError
        When this program does not have that metric.
    """
    metric: Metric = with_values(METRICS[value["key"]], restored(value["params"]))
    return metric
