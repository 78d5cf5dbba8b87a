"""Rules about Qt that a reader cannot see at a glance; each of them has bitten someone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel

import sigdesk

ROOT = Path(sigdesk.__file__).parent
SOURCES = sorted([*(ROOT / "ui").rglob("*.py"), *(ROOT / "jobs").rglob("*.py"), ROOT / "app.py"])


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT.parent)}:{getattr(node, 'lineno', 0)}"


def called(node: ast.AST) -> str:
    """Name of the method or function that a call calls."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_translation(node: ast.Call) -> bool:
    """Whether a call of ``translate`` translates a text written here.

    Painters translate too; and what core, model and formats have marked (context "messages") is
    translated by value.
    """
    owner = getattr(node.func, "value", None)
    if getattr(owner, "id", "") != "QCoreApplication":
        return False
    context = node.args[0]
    return not (isinstance(context, ast.Constant) and context.value == "messages")


def test_the_rules_look_at_the_code():
    assert len(SOURCES) > 60


@pytest.mark.parametrize("name", ["tr", "translate", "QT_TRANSLATE_NOOP"])
def test_translated_text_is_written_out(name):
    """An f-string or a variable is extracted wrongly or not at all, silently."""
    wrong = []
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or called(node) != name or not node.args:
                continue
            if name == "translate" and not is_translation(node):
                continue
            text = node.args[0] if name == "tr" else node.args[1]
            if not (isinstance(text, ast.Constant) and isinstance(text.value, str)):
                wrong.append(place(path, node))
    assert wrong == []


def test_signals_are_not_connected_to_functions_without_a_thread():
    """A lambda, a partial or a closure connected to a worker's signal runs in its thread."""
    wrong = []
    for path, tree in trees():
        nested = {
            inner.name
            for outer in ast.walk(tree)
            if isinstance(outer, ast.FunctionDef)
            for inner in ast.walk(outer)
            if isinstance(inner, ast.FunctionDef) and inner is not outer
        }
        methods = {
            inner.name
            for outer in ast.walk(tree)
            if isinstance(outer, ast.ClassDef)
            for inner in outer.body
            if isinstance(inner, ast.FunctionDef)
        }
        for node in ast.walk(tree):
            if called(node) == "connect" and isinstance(node, ast.Call) and node.args:
                target = node.args[0]
                bare = isinstance(target, ast.Name) and target.id in nested - methods
                if isinstance(target, ast.Lambda) or called(target) == "partial" or bare:
                    wrong.append(place(path, node))
    assert wrong == []


def _qt_bases() -> dict[str, type]:
    return {
        name: kind
        for module in (QtCore, QtGui, QtWidgets, QtSvg)
        for name, kind in vars(module).items()
        if isinstance(kind, type)
    }


def _own_classes() -> dict[str, tuple[Path, ast.ClassDef]]:
    return {
        node.name: (path, node)
        for path, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def _base_names(node: ast.ClassDef) -> list[str]:
    return [getattr(base, "id", getattr(base, "attr", "")) for base in node.bases]


def _qt_base(node: ast.ClassDef, own: dict[str, tuple[Path, ast.ClassDef]]) -> type | None:
    """The Qt class that a class of ours descends from."""
    for name in _base_names(node):
        if name in own and own[name][1] is not node:
            found = _qt_base(own[name][1], own)
        else:
            found = _qt_bases().get(name)
        if found is not None:
            return found
    return None


def test_attributes_do_not_hide_methods_of_qt():
    """``self.actions = …`` on a widget makes every later call of ``widget.actions()`` fail."""
    own, wrong, seen = _own_classes(), [], 0
    for path, node in own.values():
        base = _qt_base(node, own)
        if base is None or not issubclass(base, QObject):
            continue
        seen += 1
        for inner in ast.walk(node):
            targets: list[ast.expr] = []
            if isinstance(inner, ast.Assign):
                targets = inner.targets
            elif isinstance(inner, ast.AnnAssign):
                targets = [inner.target]
            wrong += [
                f"{place(path, inner)} {base.__name__}.{target.attr}"
                for target in targets
                if isinstance(target, ast.Attribute)
                and isinstance(target.value, ast.Name)
                and target.value.id == "self"
                and hasattr(base, target.attr)
            ]
    assert seen > 40
    assert wrong == []


def test_methods_that_hide_methods_of_qt_are_meant():
    """Only events, size hints, models' answers and delegates' work are overridden."""
    allowed = {
        "accept",
        "changeEvent",
        "minimumSizeHint",
        "loadResource",
        "sizeHint",
        "heightForWidth",
        "hasHeightForWidth",
        "redo",
        "undo",
        "initStyleOption",
        "paint",
        "setModel",
        "__init__",
        "keyboardSearch",
        "selectAll",
        "resizeEvent",
        "event",
        "eventFilter",
        "textFromValue",
        "valueFromText",
    }
    answers = {"rowCount", "columnCount", "data", "headerData", "sort", "flags", "index", "parent"}
    graphics = {"boundingRect", "shape", "paintSection"}
    own, wrong = _own_classes(), []
    for path, node in own.values():
        base = _qt_base(node, own)
        if base is None:
            continue
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef) and hasattr(base, inner.name):
                name = inner.name
                if name in allowed | answers | graphics or name.endswith(("Event", "__")):
                    continue
                wrong.append(f"{place(path, inner)} {base.__name__}.{name}")
    assert wrong == []


def test_thousands_of_void_calls_do_not_wear_out_none(qtbot):
    """A build of PySide6 lost one reference to None with each call that returns nothing."""
    import sys

    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(6000):
        label.setText("x")
    assert abs(sys.getrefcount(None) - before) < 1000
    assert label.text() == "x"
