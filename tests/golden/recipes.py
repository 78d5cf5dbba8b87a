"""Large inputs that the golden files give as integer arithmetic, and the checks that go with them.

A recipe is read, not copied: definitions ``u(i,k) = …``, elementwise assignments ``gold[i] = …``,
loop bodies ``for i in range(N): …`` and comprehensions ``d = [… for i in range(N)]``, separated by
semicolons. ``fn = g-tp`` after ``tp_a`` and ``tp_b`` is meant for both systems. Only integer
arithmetic is let through.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Callable, Mapping
from typing import Any

Names = dict[str, Any]

_ALLOWED_CALLS: Names = {"int": int, "max": max, "min": min, "abs": abs, "range": range}
_NODES = (
    ast.Expression, ast.ListComp, ast.comprehension, ast.IfExp, ast.BinOp, ast.UnaryOp, ast.Compare,
    ast.Call, ast.Name, ast.Load, ast.Store, ast.Constant, ast.Subscript, ast.operator, ast.unaryop,
    ast.cmpop, ast.boolop, ast.BoolOp,
)  # fmt: skip


def _evaluate(expression: str, names: Names) -> Any:
    tree = ast.parse(expression.strip(), mode="eval")
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise ValueError(f"{type(node).__name__} is not integer arithmetic: {expression}")
    # One namespace: a comprehension does not see a separate dictionary of locals.
    return eval(compile(tree, "<recipe>", "eval"), {"__builtins__": {}, **_ALLOWED_CALLS, **names})


def _statements(recipe: str) -> list[str]:
    """Split at semicolons outside brackets."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(recipe):
        depth += (character in "([") - (character in ")]")
        if character == ";" and depth == 0:
            parts.append(recipe[start:place])
            start = place + 1
    parts.append(recipe[start:])
    return [part.strip() for part in parts if part.strip()]


def _function(arguments: str, expression: str, names: Names) -> Callable[..., int]:
    parameters = [name.strip() for name in arguments.split(",")]

    def call(*values: int) -> int:
        result: int = _evaluate(expression, {**names, **dict(zip(parameters, values, strict=True))})
        return result

    return call


def _both_systems(target: str, expression: str, known: set[str]) -> list[tuple[str, str]]:
    """``fn = g-tp`` as ``fn_a = g-tp_a`` and ``fn_b = g-tp_b``."""
    used = set(re.findall(r"[A-Za-z_]\w*", expression))
    shared = {name for name in used if name not in known and f"{name}_a" in known}
    if not shared:
        return [(target, expression)]
    pattern = re.compile(rf"\b({'|'.join(sorted(shared))})\b")
    return [(f"{target}_{side}", pattern.sub(rf"\1_{side}", expression)) for side in "ab"]


def _elementwise(assignments: list[tuple[str, str]], names: Names, n_items: int) -> Names:
    """Run the assignments for every item and collect every target as a list."""
    expanded: list[tuple[str, str]] = []
    known = {*names, *_ALLOWED_CALLS, "i"}
    for target, expression in assignments:
        for one in _both_systems(target, expression, known):
            expanded.append(one)
            known.add(one[0])
    compiled = [(target, expression) for target, expression in expanded]
    columns: Names = {target: [] for target, _ in compiled}
    for i in range(n_items):
        item: Names = {**names, "i": i}
        for target, expression in compiled:
            item[target] = _evaluate(re.sub(r"(\w+)\[i\]", r"\1", expression), item)
            columns[target].append(item[target])
    return columns


def evaluate(recipe: str, parameters: Mapping[str, int]) -> dict[str, list[int]]:
    """The columns a recipe defines.

    Parameters
    ----------
    recipe : str
    parameters : mapping of str to int
        The whole numbers beside the recipe; ``N`` is the number of items.
    """
    names: Names = dict(parameters)
    whole: dict[str, list[int]] = {}
    assignments: list[tuple[str, str]] = []
    for text in _statements(recipe):
        # "u as in the micro-F1 cases (u(i,k) = …)": the definition stands in brackets.
        quoted = re.fullmatch(r"\w+ as in [^(]*\((\w+\(.*\) = .*)\)", text)
        statement = re.sub(r"^for i in range\(N\):\s*", "", quoted.group(1) if quoted else text)
        target, equals, expression = statement.partition(" = ")
        if not equals:
            raise ValueError(f"no assignment: {statement!r}")
        function = re.fullmatch(r"(\w+)\((.*)\)", target)
        if function:
            names[function.group(1)] = _function(function.group(2), expression, dict(names))
        elif expression.lstrip().startswith("["):
            whole[target] = _evaluate(expression, names)
        else:
            assignments.append((target.removesuffix("[i]"), expression))
    return {**whole, **_elementwise(assignments, names, int(parameters["N"]))}


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _columns(case_input: Mapping[str, Any]) -> dict[str, list[int]]:
    numbers = {key: value for key, value in case_input.items() if isinstance(value, int)}
    return evaluate(case_input["recipe"], numbers)


def _verify(found: Mapping[str, Any], checks: Mapping[str, Any]) -> None:
    for key, value in checks.items():
        if key not in found:
            raise ValueError(f"unknown check {key!r}")
        # A digest may be followed by what it is a digest of.
        expected = value.split(" ")[0] if key == "sha256" else value
        assert found[key] == expected, f"the recipe gives {key} {found[key]}, not {expected}"


def differences(case_input: Mapping[str, Any]) -> list[int]:
    """The differences d of a one-dimensional recipe, checked."""
    d = _columns(case_input)["d"]
    found = {
        "sum_d": sum(d),
        "sum_abs_d": sum(map(abs, d)),
        "n_nonzero": sum(map(bool, d)),
        "max_abs": max(map(abs, d)),
        "d_first8": d[:8],
        "sha256": _sha256(",".join(map(str, d))),
    }
    _verify(found, case_input["checks"])
    return d


def item_counts(case_input: Mapping[str, Any]) -> tuple[list[list[int]], list[list[int]]]:
    """(tp, fp, fn) of every item, system A and system B, of a micro-F1 recipe, checked."""
    columns = _columns(case_input)
    a, b = (
        [
            list(row)
            for row in zip(*(columns[f"{k}_{side}"] for k in ("tp", "fp", "fn")), strict=True)
        ]
        for side in "ab"
    )
    found = {
        "sum_a": [sum(column) for column in zip(*a, strict=True)],
        "sum_b": [sum(column) for column in zip(*b, strict=True)],
        "a_first3": a[:3],
        "b_first3": b[:3],
        "sha256": _sha256(
            ";".join(",".join(map(str, [*x, *y])) for x, y in zip(a, b, strict=True))
        ),
    }
    _verify(found, case_input["checks"])
    return a, b


def labels(case_input: Mapping[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """Gold labels and the labels of A and of B of a labelling recipe, checked."""
    columns = _columns(case_input)
    gold, a, b = columns["gold"], columns["a"], columns["b"]
    found = {
        "gold_counts": [gold.count(label) for label in case_input["labels"]],
        "n_discordant": sum(x != y for x, y in zip(a, b, strict=True)),
        "correct_a": sum(x == y for x, y in zip(a, gold, strict=True)),
        "correct_b": sum(x == y for x, y in zip(b, gold, strict=True)),
        "sha256": _sha256("|".join("".join(map(str, column)) for column in (gold, a, b))),
    }
    _verify(found, case_input["checks"])
    return gold, a, b
