"""Files that are no data: each is refused with a sentence that says what it is."""

from __future__ import annotations

import re
from pathlib import PurePath

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError

_PLAIN = QT_TRANSLATE_NOOP(
    "messages",
    "SigDesk reads CSV, TSV, one answer per line, JSON, workbooks and usual files of the field.",
)
_UNPACK = QT_TRANSLATE_NOOP("messages", "Unpack it and open the files inside.")
_SAVE_AS_CSV = QT_TRANSLATE_NOOP("messages", "Save the sheet you need as CSV and open that.")
_EXPORT = QT_TRANSLATE_NOOP("messages", "Save the table in it as CSV and open that.")

_MAGIC = (
    (b"%PDF", QT_TRANSLATE_NOOP("messages", "This is a PDF document, not a table."), _PLAIN),
    (b"7z\xbc\xaf", QT_TRANSLATE_NOOP("messages", "This is an archive (7-Zip)."), _UNPACK),
    (b"Rar!", QT_TRANSLATE_NOOP("messages", "This is an archive (RAR)."), _UNPACK),
    (b"SQLite format 3", QT_TRANSLATE_NOOP("messages", "This is an SQLite database."), _PLAIN),
    (b"\x89PNG", QT_TRANSLATE_NOOP("messages", "This is a picture (PNG)."), _PLAIN),
    (b"\xff\xd8\xff", QT_TRANSLATE_NOOP("messages", "This is a picture (JPEG)."), _PLAIN),
    (b"GIF8", QT_TRANSLATE_NOOP("messages", "This is a picture (GIF)."), _PLAIN),
    (b"\x7fELF", QT_TRANSLATE_NOOP("messages", "This is a program, not data."), _PLAIN),
    (b"\x93NUMPY", QT_TRANSLATE_NOOP("messages", "This is a NumPy array file."), _PLAIN),
    (b"{\\rtf", QT_TRANSLATE_NOOP("messages", "This is a formatted text (RTF)."), _PLAIN),
)
_TAR = QT_TRANSLATE_NOOP("messages", "This is an archive (tar).")
_WORD = QT_TRANSLATE_NOOP("messages", "This is a text document of an office program.")
_OLD_OFFICE = QT_TRANSLATE_NOOP("messages", "This is an old Office document, not a workbook.")

_DECLARATION = re.compile(r"(?:<\?xml[^>]*>|<!--.*?-->|<!doctype[^>]*>|\s+)*", re.I | re.S)
_ROOT = re.compile(r"<([a-z][\w.:-]*)[\s>/]", re.I)
_TAGS = re.compile(r"</[a-z][\w.:-]*\s*>", re.I)
_HTML = {"html", "head", "body", "table", "div", "p", "meta", "script"}
_SVG = QT_TRANSLATE_NOOP("messages", "This is a picture (SVG).")
_WEB_PAGE = QT_TRANSLATE_NOOP("messages", "This is a web page (HTML), not a table.")
_XML = QT_TRANSLATE_NOOP("messages", "This is an XML document (<{root}>), not a table.")


def refuse_binary(data: bytes, name: str) -> None:
    """Refuse what is no text, by its first bytes.

    Raises
    ------
    FormatError
    """
    for magic, text, remedy in _MAGIC:
        if data.startswith(magic):
            raise FormatError(Message(text), name, remedy=Message(remedy))
    if data[257:262] == b"ustar":
        raise FormatError(Message(_TAR), name, remedy=Message(_UNPACK))
    head = data[:4096]
    controls = sum(byte < 9 or 14 <= byte < 27 for byte in head if byte != 0)
    if controls > len(head) // 20:
        raise FormatError(
            Message(QT_TRANSLATE_NOOP("messages", "This is not a text file.")),
            name,
            remedy=Message(_PLAIN),
        )


def refuse_markup(head: str, name: str) -> None:
    """Refuse web pages, drawings and other XML, which would look like lines of labels.

    A text that merely holds a tag is none: the tag must be the first thing in the file, and others
    must be closed.

    Raises
    ------
    FormatError
    """
    start = _DECLARATION.match(head)
    rest = head[start.end() if start else 0 :]
    declared = head.lstrip()[:9].casefold().startswith(("<?xml", "<!doctype"))
    root = _ROOT.match(rest)
    if root is None or not (declared or len(_TAGS.findall(head)) > 1):
        return
    tag = root[1].rpartition(":")[2].casefold()
    # One tagged sentence a line is data: only a document has a root that stays open.
    if not declared and f"</{root[1]}>".casefold() in rest.partition("\n")[0].casefold():
        return
    text, remedy = (_SVG, _PLAIN) if tag == "svg" else (_XML, _EXPORT)
    if tag in _HTML:
        text = _WEB_PAGE
    raise FormatError(
        Message(text, {"root": root[1]}), name, 1, found=head.lstrip()[:80], remedy=Message(remedy)
    )


def no_data_archive(name: str, entries: list[str]) -> FormatError:
    """A zip archive, or a document that is one, without anything to read in it."""
    ending = PurePath(name).suffix.casefold()
    text, remedy = QT_TRANSLATE_NOOP("messages", "The zip archive holds no file of data."), _UNPACK
    if ending == ".sigdesk":
        text = QT_TRANSLATE_NOOP("messages", "This is a SigDesk project, not an output file.")
        remedy = QT_TRANSLATE_NOOP("messages", "Open it alone, without other files.")
    elif any(entry.startswith(("word/", "ppt/")) for entry in entries):
        text, remedy = _WORD, _EXPORT
    return FormatError(Message(text), name, remedy=Message(remedy))


def no_workbook(name: str) -> FormatError:
    """An Office document of the old kind that is no workbook."""
    return FormatError(Message(_OLD_OFFICE), name, remedy=Message(_SAVE_AS_CSV))
