from __future__ import annotations

import pytest

from sigdesk.formats.line_ends import unify_line_ends


@pytest.mark.parametrize(
    ("text", "kind"),
    [("a\nb\n", "LF"), ("a\r\nb\r\n", "CRLF"), ("a\rb\r", "CR"), ("a\r\nb\n", "mixed")],
)
def test_kind_is_found_and_lines_are_the_same(text: str, kind: str) -> None:
    lines = unify_line_ends(text, "f")
    assert lines.text == "a\nb"
    assert lines.line_end == kind
    assert bool(lines.messages) == (kind == "mixed")


@pytest.mark.parametrize(
    "char", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]
)
def test_look_alikes_are_text_and_told(char: str) -> None:
    lines = unify_line_ends(f"a{char}b\nc\n", "f")
    assert lines.text == f"a{char}b\nc"
    assert len(lines.messages) == 1


@pytest.mark.parametrize("text", ["a\rb\nc\n", "a\rb\r\nc\r\n"])
def test_stray_return_is_text_and_told(text: str) -> None:
    lines = unify_line_ends(text, "f")
    assert lines.text == "a\rb\nc"
    assert "CR" in str(lines.messages[0])


@pytest.mark.parametrize(
    ("text", "n_blank"), [("a", 0), ("a\n", 0), ("a\n\n\n", 2), ("a\n\nb\n\n", 1), ("a\r\n\r\n", 1)]
)
def test_blank_lines_at_the_end_are_counted(text: str, n_blank: int) -> None:
    assert unify_line_ends(text, "f").n_trailing_blank == n_blank
