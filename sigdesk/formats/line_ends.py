r"""One kind of line end per file: found, stated, and nothing else taken for one.

Decision: only LF, CR LF and, in a file without any LF, a lone CR end a line. U+2028, U+2029,
U+0085, VT, FF and FS to RS are text, whatever ``str.splitlines`` thinks of them; so is a stray CR.
A file that mixes CR LF and LF is read as ending lines at LF, with the CR before it left out;
taking CR LF alone for the line end would melt rows together.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.progress import scaled

_BLOCK = 1 << 20

_LOOK_ALIKES = {
    "\x0b": "VT",
    "\x0c": "FF",
    "\x1c": "FS",
    "\x1d": "GS",
    "\x1e": "RS",
    "\x85": "U+0085",
    "\u2028": "U+2028",
    "\u2029": "U+2029",
}


@dataclass(frozen=True)
class Lines:
    """Text whose lines all end with LF.

    Parameters
    ----------
    text : str
        Without a line end after the last line.
    line_end : str
        As found: "LF", "CRLF", "CR", "mixed", or "" in a file of one line.
    n_trailing_blank : int
        Blank lines at the end that were left out.
    messages : tuple of Message
    """

    text: str
    line_end: str
    n_trailing_blank: int
    messages: tuple[Message, ...] = ()


def unify_line_ends(text: str, file: str) -> Generator[float, None, Lines]:
    """Find the kind of line end, and make every one LF.

    Yields
    ------
    float
        The share looked at so far.
    """
    n_lf = n_crlf = n_cr = 0
    found: set[str] = set()
    for start, end in _slices(text):
        part = text[start:end]
        n_lf += part.count("\n")
        if "\r" in part:
            n_cr += part.count("\r")
            n_crlf += part.count("\r\n")
        found.update(char for char in _LOOK_ALIKES if char in part)
        yield 0.6 * end / len(text)
    line_end = "LF" if n_lf else ""
    messages = []
    if n_crlf:
        line_end = "CRLF" if n_crlf == n_lf else "mixed"
        text = yield from scaled(_replaced(text, "\r\n"), 0.6, 1.0)
    elif n_cr and not n_lf:
        line_end, n_cr = "CR", 0
        text = yield from scaled(_replaced(text, "\r"), 0.6, 1.0)
    if line_end == "mixed":
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} mixes line ends: {crlf:,} lines end with CR LF, {lf:,} with LF. "
                    "Both were read as line ends.",
                ),
                {"file": file, "crlf": n_crlf, "lf": n_lf - n_crlf},
                "caution",
            )
        )
    names = ["CR"] if n_cr > n_crlf else []
    names += [name for char, name in _LOOK_ALIKES.items() if char in found]
    if names:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} holds characters that some programs take for line ends ({characters}); "
                    "they were kept as text.",
                ),
                {"file": file, "characters": joined(names)},
            )
        )
    n_ends = len(text)
    while n_ends and text[n_ends - 1] == "\n":
        n_ends -= 1
    # The first LF ends the last line; each one after it is a blank line.
    n_blank = max(0, len(text) - n_ends - 1)
    return Lines(text[:n_ends], line_end, n_blank, tuple(messages))


def _slices(text: str) -> Iterator[tuple[int, int]]:
    """Borders of slices, none of them between CR and LF."""
    start = 0
    while start < len(text):
        end = min(start + _BLOCK, len(text))
        if end < len(text) and text[end - 1] == "\r":
            end += 1
        yield start, end
        start = end


def _replaced(text: str, line_end: str) -> Generator[float, None, str]:
    parts = []
    for start, end in _slices(text):
        parts.append(text[start:end].replace(line_end, "\n"))
        yield end / len(text)
    return "".join(parts)
