r"""One kind of line end per file: found, stated, and nothing else taken for one.

Decision: only LF, CR LF and, in a file without any LF, a lone CR end a line. U+2028, U+2029,
U+0085, VT, FF and FS to RS are text, whatever ``str.splitlines`` thinks of them; so is a stray CR.
A file that mixes CR LF and LF is read as ending lines at LF, with the CR before it left out;
taking CR LF alone for the line end would melt rows together.
"""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message

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


def unify_line_ends(text: str, file: str) -> Lines:
    """Find the kind of line end, and make every one LF."""
    messages = []
    n_cr = text.count("\r")
    n_crlf = text.count("\r\n") if n_cr else 0
    n_lf = text.count("\n") if n_cr else int("\n" in text)
    line_end = "LF" if n_lf else ""
    if n_crlf:
        line_end = "CRLF" if n_crlf == n_lf else "mixed"
        text = text.replace("\r\n", "\n")
    elif n_cr and not n_lf:
        line_end, n_cr = "CR", 0
        text = text.replace("\r", "\n")
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
    stray = n_cr - n_crlf
    found = [name for char, name in _LOOK_ALIKES.items() if char in text]
    if stray:
        found.insert(0, "CR")
    if found:
        messages.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} holds characters that some programs take for line ends ({characters}); "
                    "they were kept as text.",
                ),
                {"file": file, "characters": ", ".join(found)},
            )
        )
    body = text.rstrip("\n")
    # The first LF ends the last line; each one after it is a blank line.
    n_blank = max(0, len(text) - len(body) - 1)
    return Lines(body, line_end, n_blank, tuple(messages))
