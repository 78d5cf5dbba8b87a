from __future__ import annotations

import pytest

from sigdesk.formats import line_ends
from sigdesk.formats.line_ends import Lines
from sigdesk.formats.progress import finished


def unified(text: str) -> Lines:
    return finished(line_ends.unify_line_ends(text, "f"))


@pytest.mark.parametrize(
    ("text", "kind"),
    [("a\nb\n", "LF"), ("a\r\nb\r\n", "CRLF"), ("a\rb\r", "CR"), ("a\r\nb\n", "mixed")],
)
def test_kind_is_found_and_lines_are_the_same(text: str, kind: str) -> None:
    lines = unified(text)
    assert lines.text == "a\nb"
    assert lines.line_end == kind
    assert bool(lines.messages) == (kind == "mixed")


@pytest.mark.parametrize(
    "char", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]
)
def test_look_alikes_are_text_and_told(char: str) -> None:
    lines = unified(f"a{char}b\nc\n")
    assert lines.text == f"a{char}b\nc"
    assert len(lines.messages) == 1


@pytest.mark.parametrize("text", ["a\rb\nc\n", "a\rb\r\nc\r\n"])
def test_stray_return_is_text_and_told(text: str) -> None:
    lines = unified(text)
    assert lines.text == "a\rb\nc"
    assert "CR" in str(lines.messages[0])


@pytest.mark.parametrize(
    ("text", "n_blank"), [("a", 0), ("a\n", 0), ("a\n\n\n", 2), ("a\n\nb\n\n", 1), ("a\r\n\r\n", 1)]
)
def test_blank_lines_at_the_end_are_counted(text: str, n_blank: int) -> None:
    assert unified(text).n_trailing_blank == n_blank


@pytest.mark.parametrize("block", [1, 2, 3])
def test_blocks_do_not_cut_a_line_end(monkeypatch: pytest.MonkeyPatch, block: int) -> None:
    monkeypatch.setattr(line_ends, "_BLOCK", block)
    lines = unified("a\r\nbc\r\n\r\n")
    assert (lines.text, lines.line_end, lines.n_trailing_blank) == ("a\nbc", "CRLF", 1)
    assert unified("a\rb").text == "a\nb"
