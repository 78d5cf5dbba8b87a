from __future__ import annotations

import codecs

import pytest

from sigdesk.formats.encoding import Decoded, decode
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import finished

TEXT = "id,label\nÄpfel,грач\n中文,é\n"


def decoded(data: bytes) -> Decoded:
    return finished(decode(data, "file.csv"))


@pytest.mark.parametrize(
    ("mark", "codec", "told"),
    [
        (b"", "utf-8", "utf-8"),
        (codecs.BOM_UTF8, "utf-8", "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16"),
        (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32"),
        (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32"),
    ],
)
def test_mark_decides_and_is_not_text(mark: bytes, codec: str, told: str) -> None:
    found = decoded(mark + TEXT.encode(codec))
    assert found.text == TEXT
    assert found.encoding == told
    assert not found.messages


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_utf16_without_mark_is_read_and_told(codec: str) -> None:
    found = decoded(("id,label\n" * 20).encode(codec))
    assert found.text == "id,label\n" * 20
    assert codec in str(found.messages[0])


@pytest.mark.parametrize(
    ("codec", "text"),
    [
        ("cp1252", "Größe,schön\nÜbung,süß\nÄpfel,Öl\nStraße,fußläufig\n" * 10),
        ("cp1251", "положительный\nотрицательный\nнейтральный\n" * 20),
        ("gb18030", "积极,这部电影很好看\n消极,我不喜欢这个故事\n中立,没有特别的感觉\n" * 10),
    ],
)
def test_guess_is_right_and_told(codec: str, text: str) -> None:
    found = decoded(text.encode(codec))
    assert found.text == text
    assert found.messages[0].severity == "caution"
    assert found.encoding in str(found.messages[0])


def test_one_bad_byte_in_utf8_is_refused_with_its_place() -> None:
    data = ("schön,ü\n" * 9).encode() + b"gr\xfc\xdfe,x\n"
    with pytest.raises(FormatError) as caught:
        decoded(data)
    error = caught.value
    assert (error.file, error.line, error.column) == ("file.csv", 10, 3)
    assert error.found == "FC"
    assert error.remedy is not None


def test_cut_utf16_is_refused() -> None:
    with pytest.raises(FormatError) as caught:
        decoded(codecs.BOM_UTF16_LE + "a\nbc".encode("utf-16-le")[:-1])
    assert caught.value.line == 2


def test_blocks_join_in_the_middle_of_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sigdesk.formats.encoding._BLOCK", 3)
    assert decoded(TEXT.encode()).text == TEXT
    with pytest.raises(FormatError) as caught:
        decoded(("中文" * 5).encode() + b"\n\n\xff" + "中".encode())
    assert (caught.value.line, caught.value.column) == (3, 1)
