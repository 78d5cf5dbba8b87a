"""Checks a JSON value against the part of JSON Schema that the report's schema uses."""

from __future__ import annotations

import math
from typing import Any

_KINDS = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}
_KNOWN = {
    "$defs",
    "$ref",
    "$schema",
    "anyOf",
    "const",
    "description",
    "enum",
    "items",
    "maxItems",
    "maximum",
    "minItems",
    "minimum",
    "properties",
    "required",
    "title",
    "type",
    "uniqueItems",
}


def faults(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> list[str]:
    """What does not fit, each with its place; also names that the schema does not describe."""
    unknown = set(schema) - _KNOWN
    assert not unknown, f"the checker does not know {unknown}"
    if "$ref" in schema:
        return faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, at)
    if "anyOf" in schema:
        tried = [faults(value, option, root, at) for option in schema["anyOf"]]
        return [] if any(not one for one in tried) else min(tried, key=len)
    if "const" in schema:
        return [] if value == schema["const"] else [f"{at} is {value!r}"]
    kinds = schema.get("type", [])
    kinds = [kinds] if isinstance(kinds, str) else kinds
    if kinds and not any(_is(value, kind) for kind in kinds):
        return [f"{at} is {value!r}, not {kinds}"]
    found = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at} is {value!r}")
    low, high = schema.get("minimum", -math.inf), schema.get("maximum", math.inf)
    if _is(value, "number") and not low <= value <= high:
        found.append(f"{at} is {value!r}, out of range")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            found.append(f"{at} has {len(value)} entries")
        if schema.get("uniqueItems") and len({str(one) for one in value}) < len(value):
            found.append(f"{at} has entries twice")
        for i, entry in enumerate(value):
            found += faults(entry, schema.get("items", {}), root, f"{at}[{i}]")
    if isinstance(value, dict) and "properties" in schema:
        properties = schema["properties"]
        found += [f"{at} lacks {name}" for name in schema["required"] if name not in value]
        found += [f"{at} has {name}" for name in value if name not in properties]
        for name, entry in value.items():
            if name in properties:
                found += faults(entry, properties[name], root, f"{at}.{name}")
    return found


def _is(value: Any, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, _KINDS[kind])
