from __future__ import annotations

import csv
import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sigdesk.formats.delimited import Delimited
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import finished
from sigdesk.formats.table import Table, TextFile

from .conftest import ReadTable


@pytest.mark.parametrize("delimiter", ["\t", ",", ";", "|"])
@pytest.mark.parametrize("name", ["x.csv", "x.tsv", "x.txt", "x"])
def test_delimiter_is_found_in_spite_of_the_name(
    table: ReadTable, delimiter: str, name: str
) -> None:
    rows = [["id", "gold", "A"], ["1", "yes", "no"], ["2", "no", "no"], ["3", "yes", "yes"]]
    found = table("\n".join(map(delimiter.join, rows)), name)
    assert found.names == ("id", "gold", "A")
    assert found.cells == (["1", "2", "3"], ["yes", "no", "yes"], ["no", "no", "yes"])
    assert list(found.row_lines) == [2, 3, 4]


def test_semicolons_win_over_decimal_commas(table: ReadTable) -> None:
    found = table("Satz;A;B\n1;0,5;0,4\n2;0,25;0,5\n3;4;1,5\n")
    assert found.names == ("Satz", "A", "B")
    assert found.column("B") == ["0,4", "0,5", "1,5"]


def test_sentences_with_commas_are_lines(table: ReadTable) -> None:
    found = table("Well, he said.\nNo, she said.\nYes, they said.\n", "system.txt")
    assert found.format == "lines"
    assert found.n_rows == 3


def test_numbers_between_blanks(table: ReadTable) -> None:
    found = table("0.12 0.1\n0.2  0.3\n0.4 0.25\n", "scores.txt")
    assert found.cells == (["0.12", "0.2", "0.4"], ["0.1", "0.3", "0.25"])


def test_quotes_as_structure(table: ReadTable) -> None:
    found = table('id,text,gold\n1,"a, ""b""\nc",x\n\n2,"d",y\n3,e,x\n')
    assert found.column("text") == ['a, "b"\nc', "d", "e"]
    assert list(found.row_lines) == [2, 5, 6]
    assert "left out: 1" in str(found.messages[0])


def test_stray_quotes_swallow_no_row(table: ReadTable) -> None:
    text = 'text\tgold\n"Great film\tpos\n5" screen\tneg\nend"\tpos\n"so\tneg\n'
    found = table(text, "reviews.tsv")
    assert found.n_rows == 4
    assert found.column("text") == ['"Great film', '5" screen', 'end"', '"so']


def test_balanced_quotes_in_a_tsv_stay_text_unless_a_writer_set_them(table: ReadTable) -> None:
    assert table('text\tgold\n"A"\tpos\nb\tneg\n').column("text") == ['"A"', "b"]
    assert table('text\tgold\n"A"\tpos\n"b"\tneg\n').column("text") == ["A", "b"]
    assert table('text\tgold\n"A ""x"""\tpos\nb\tneg\n').column("text") == ['A "x"', "b"]


def test_stray_return_inside_quotes_and_outside(table: ReadTable) -> None:
    found = table('id,text\n1,"a,\rb"\n2,c\rd\n3,e\n')
    assert found.column("text") == ["a,\rb", "c\rd", "e"]


def test_field_longer_than_the_csv_module_allows(table: ReadTable) -> None:
    long = "x" * 200_000
    assert table(f'id,text\n1,"{long}, y"\n2,z\n').column("text") == [f"{long}, y", "z"]


@pytest.mark.parametrize(
    ("text", "line", "n_found"),
    [
        ("id,a\n1,x\n2,y,z\n3,x\n", 3, 3),
        ("id,a\n1,x\n2\n3,x\n", 3, 1),
        ('id,a\n"1",x\n"2",y,z\n"3",x\n', 3, 3),
        ('id,a\n"1\n",x\n2,"y,",z\n"3",x\n', 4, 3),
    ],
)
def test_ragged_row_is_refused_with_its_line(
    table: ReadTable, text: str, line: int, n_found: int
) -> None:
    with pytest.raises(FormatError) as caught:
        table(text)
    assert caught.value.line == line
    assert f"{n_found} columns" in str(caught.value)
    assert "2" in str(caught.value.message)
    assert caught.value.remedy is not None


def test_row_numbers_count_on_across_blocks(
    table: ReadTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sigdesk.formats.format.BLOCK", 20)
    rows = [f"i{n},a" for n in range(40)]
    found = table("id,label\n" + "\n".join(rows))
    assert found.column("id") == [f"i{n}" for n in range(40)]
    assert list(found.row_lines) == list(range(2, 42))
    rows[30] = "i30"
    with pytest.raises(FormatError) as caught:
        table("id,label\n" + "\n".join(rows))
    assert caught.value.line == 32


def test_unclosed_quote_where_only_quoting_fits(table: ReadTable) -> None:
    rows = "".join(f'{n},"a, b",x\n' for n in range(9))
    with pytest.raises(FormatError) as caught:
        table(f'id,text,gold\n{rows}9,"c, d,x\n')
    assert caught.value.line == 11


def test_index_column_without_name_and_doubled_names(table: ReadTable) -> None:
    found = table(",gold,A,A\n0,x,x,y\n1,y,x,y\n2,x,y,y\n")
    assert found.names == ("column 1", "gold", "A", "A (2)")


def test_trailing_delimiter_makes_no_column(table: ReadTable) -> None:
    assert table("id,gold,\n1,a,\n2,b,\n").names == ("id", "gold")


CELL = st.text(
    st.characters(codec="utf-8", exclude_characters="\x00", exclude_categories=["Cs"]), max_size=12
)


def rows_of(width: int) -> st.SearchStrategy[list[list[str]]]:
    return st.lists(st.lists(CELL, min_size=width, max_size=width), min_size=1, max_size=8)


def read(text: str, name: str = "x.csv") -> Table:
    return finished(Delimited.read(TextFile(name, "", text, "utf-8", "LF")))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rows=st.integers(2, 4).flatmap(rows_of), delimiter=st.sampled_from([",", ";", "\t"]))
def test_round_trip_of_what_the_csv_module_writes(rows: list[list[str]], delimiter: str) -> None:
    header = [f"c{n}" for n in range(len(rows[0]))]
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerows([header, *rows])
    found = read(out.getvalue().rstrip("\n"))
    start = 0 if found.has_header else 1
    kept = [n for n, column in enumerate(zip(*rows, strict=True)) if any(column)]
    if found.has_header:
        kept = list(range(len(header)))
    for position, column in enumerate(found.cells):
        expected = [row[kept[position] if found.has_header else position] for row in rows]
        assert column[start:] == expected
