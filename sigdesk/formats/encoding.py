"""Bytes to text: byte order marks, strict UTF-8, and otherwise a stated guess.

Decision: a mark decides; then UTF-8 without a single fault; only then is an encoding guessed, and
the guess is told. A file that is UTF-8 but for a few bytes is refused with their position:
reading it as something else would spoil every other letter without a word.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Generator
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError

_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32"),
    (codecs.BOM_UTF8, "utf-8", "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16"),
)
"""Mark, codec of what follows it, name as told; UTF-32 first, for its mark begins as UTF-16's."""

_GUESSED = [
    *("cp1252", "cp1250", "cp1251", "koi8_r", "cp1253", "cp1254", "cp1255", "cp1256", "cp1257"),
    *("gb18030", "big5", "cp932", "euc_jp", "cp949", "iso8859_15", "iso8859_2", "mac_roman"),
]
"""Encodings that output files of the field do come in."""

_BLOCK = 1 << 20
_SAMPLE = 1 << 16


@dataclass(frozen=True)
class Decoded:
    """The text of a file and how it was found.

    Parameters
    ----------
    text : str
        Without byte order mark.
    encoding : str
        As told: "utf-8", "utf-8-sig", "utf-16", "cp1252", …
    messages : tuple of Message
        What must be said, such as that the encoding is a guess.
    """

    text: str
    encoding: str
    messages: tuple[Message, ...] = ()


def decode(
    data: bytes, file: str, encoding: str = "", *, is_cut: bool = False
) -> Generator[float, None, Decoded]:
    """Decode a file.

    Parameters
    ----------
    data : bytes
    file : str
        Its name, for errors and messages.
    encoding : str
        As the user says; "" to find it.
    is_cut : bool
        The bytes are only the beginning: they may break off within a character.

    Yields
    ------
    float
        The share decoded so far; a caller may stop between two values.

    Returns
    -------
    Decoded

    Raises
    ------
    FormatError
        When bytes do not fit the marked encoding, UTF-8, or any likely one; names the line.
    """
    if encoding:
        return (yield from _as_told(data, file, encoding, is_cut))
    for mark, codec, told in _MARKS:
        if data.startswith(mark):
            try:
                text = yield from _strictly(data[len(mark) :], codec, is_cut)
            except UnicodeDecodeError as error:
                raise _undecodable(data[len(mark) :], error, file, told, codec) from None
            return Decoded(text, told)
    unmarked = _unmarked_utf16(data)
    if unmarked is not None:
        try:
            text = yield from _strictly(data, unmarked, is_cut)
            return Decoded(text, unmarked, (_guess(file, unmarked),))
        except UnicodeDecodeError:
            pass
    try:
        text = yield from _strictly(data, "utf-8", is_cut)
        return Decoded(text, "utf-8")
    except UnicodeDecodeError as error:
        if _almost_utf8(data):
            raise _undecodable(data, error, file, "utf-8", "utf-8") from None
        fault = error
    guessed = _guessed_encoding(data, fault.start)
    if guessed is None:
        raise _undecodable(data, fault, file, "utf-8", "utf-8")
    try:
        text = yield from _strictly(data, guessed, is_cut)
    except UnicodeDecodeError:
        raise _undecodable(data, fault, file, "utf-8", "utf-8") from None
    return Decoded(text, guessed, (_guess(file, guessed),))


def _as_told(
    data: bytes, file: str, encoding: str, is_cut: bool
) -> Generator[float, None, Decoded]:
    """Decode as the user says; a byte order mark is never text."""
    plain = codecs.lookup(encoding).name
    for mark, codec, told in _MARKS:
        if data.startswith(mark) and plain in (codec, told):
            data = data[len(mark) :]
            plain = codec
            break
    try:
        text = yield from _strictly(data, plain, is_cut)
    except UnicodeDecodeError as error:
        raise _undecodable(data, error, file, encoding, plain) from None
    except (UnicodeError, ValueError, TypeError) as error:
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "{encoding} cannot decode a file: {reason}."),
                {"encoding": encoding, "reason": str(error)},
            ),
            file,
        ) from error
    return Decoded(text, plain)


def _strictly(data: bytes, codec: str, is_cut: bool = False) -> Generator[float, None, str]:
    """Decode block by block, so that a large file can be given up in between."""
    decoder = codecs.getincrementaldecoder(codec)("strict")
    parts = []
    for start in range(0, len(data), _BLOCK):
        end = start + _BLOCK
        try:
            final = end >= len(data) and not is_cut
            parts.append(decoder.decode(data[start:end], final=final))
        except UnicodeDecodeError:
            # Block decoders count from the block: decode once more for the true position.
            codecs.getincrementaldecoder(codec)("strict").decode(data, final=not is_cut)
            raise
        yield min(1.0, end / len(data))
    return "".join(parts)


def _unmarked_utf16(data: bytes) -> str | None:
    """UTF-16 without a mark shows as a NUL in every second byte of mostly Latin text."""
    head = data[:_SAMPLE]
    if len(head) < 4 or b"\0" not in head:
        return None
    half = len(head) // 2
    even, odd = head[0::2].count(0) / half, head[1::2].count(0) / half
    if odd > 0.4 and even < 0.1:
        return "utf-16-le"
    if even > 0.4 and odd < 0.1:
        return "utf-16-be"
    return None


def _almost_utf8(data: bytes) -> bool:
    """Whether the multi-byte characters are UTF-8 with rare exceptions."""
    text = data[: 1 << 24].decode("utf-8", "surrogateescape")
    n_bad = len(re.findall("[\udc80-\udcff]", text))
    n_good = len(re.findall("[^\0-\x7f\udc80-\udcff]", text))
    return n_good > 4 * n_bad


def _guessed_encoding(data: bytes, fault: int) -> str | None:
    # charset-normalizer takes 30 ms to import and is needed for few files.
    from charset_normalizer import from_bytes

    # Whole lines around the first byte that is not ASCII: that is where the evidence is.
    start = data.rfind(b"\n", 0, fault) + 1
    sample = data[start : start + _SAMPLE]
    if len(sample) == _SAMPLE:
        sample = sample[: sample.rfind(b"\n") + 1] or sample
    best = from_bytes(sample, cp_isolation=_GUESSED).best()
    return None if best is None else str(best.encoding)


def _guess(file: str, encoding: str) -> Message:
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{file} is not UTF-8 and bears no mark; its encoding was guessed to be {encoding}. "
            "Check that letters outside ASCII look right.",
        ),
        {"file": file, "encoding": encoding},
        "caution",
    )


def _undecodable(
    data: bytes, error: UnicodeDecodeError, file: str, told: str, codec: str
) -> FormatError:
    before = data[: error.start].decode(codec, "replace")
    line = before.count("\n") + 1
    column = len(before) - (before.rfind("\n") + 1) + 1
    spoiled = data[error.start : max(error.end, error.start + 1)]
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "These bytes are not {encoding} text."),
            {"encoding": told},
        ),
        file,
        line,
        column,
        spoiled.hex(" ").upper(),
        Message(QT_TRANSLATE_NOOP("messages", "Save the file as UTF-8 and open it again.")),
    )
