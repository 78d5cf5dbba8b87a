"""Spoiled containers: workbooks, compressed files, archives, JSON documents, Parquet.

An outcome or a FormatError, as for texts; parts of a zip archive are also spoiled one by one and
packed again, since a checksum would otherwise find every change.
"""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import tempfile
import zipfile
from functools import cache
from pathlib import Path

import pytest
import xlwt
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sigdesk.formats.errors import FormatError
from sigdesk.formats.preview import preview

from .test_fuzz import CASES, MUTATION, imported, spoiled
from .workbooks import ods, ods_row, xlsx, zipped

ROWS = [["id", "gold", "A", "score"], *([f"i{n}", "xy"[n % 2], "x", n / 8] for n in range(30))]
CSV = "\n".join(",".join(map(str, row)) for row in ROWS).encode()
RECORDS = [dict(zip(ROWS[0], row, strict=True)) for row in ROWS[1:]]


def _xls() -> bytes:
    book = xlwt.Workbook()
    sheet = book.add_sheet("S")
    for row, cells in enumerate(ROWS):
        for column, cell in enumerate(cells):
            sheet.write(row, column, cell)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


@cache
def _parquet() -> bytes:
    duckdb = pytest.importorskip("duckdb")
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "a.parquet")
        duckdb.connect().execute(
            f"COPY (SELECT 'i' || range AS id, 'x' AS gold, 'y' AS A FROM range(50)) TO '{path}'"
        )
        return Path(path).read_bytes()


CASE = CASES / "s26-workbook-labels"
SEEDS: dict[str, bytes] = {
    "two.xlsx": xlsx({"S": ROWS, "T": ROWS[:4], "H": ROWS}, {"S": ["A1:B1"]}, hidden=["H"]),
    "labels.xlsx": (CASE / "labels.xlsx").read_bytes(),
    "codes.ods": (CASE / "codes.ods").read_bytes(),
    "made.ods": ods(ods_row("gold", "A") + ods_row("x", "y", repeat=5, across=2)),
    "old.xls": _xls(),
    "a.csv.gz": gzip.compress(CSV),
    "a.csv.bz2": bz2.compress(CSV),
    "a.csv.xz": lzma.compress(CSV),
    "a.zip": zipped({"gold.csv": CSV, "run/a.csv": CSV, "b.json": json.dumps(RECORDS)}),
    "a.json": json.dumps({"meta": {"n": 1}, "examples": RECORDS}, indent=1).encode(),
    "b.json": json.dumps(RECORDS).encode(),
    "log.eval": zipped(
        {
            "header.json": '{"status": "success"}',
            "samples/2_epoch_1.json": '{"id": 2, "target": "x", "answer": "y"}',
            "samples/10_epoch_1.json": '{"id": 10, "target": "y", "answer": "y"}',
        }
    ),
}
FUZZ = settings(
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
MUTATIONS = st.lists(MUTATION, min_size=1, max_size=3)


def opened(data: bytes, name: str) -> None:
    """Import and preview; an error says something, and so does all else."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(data)
        outcome = imported([path])
        if isinstance(outcome, FormatError):
            assert str(outcome)
            assert outcome.file
        else:
            assert outcome.project is not None
        seen = preview(path)
        assert seen.error is None or str(seen.error)
        assert all(len(row) == len(seen.names) for row in seen.rows)


def repacked(data: bytes, which: int, mutations: list[tuple[object, ...]]) -> bytes:
    """One entry of an archive spoiled, the others as they were."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    name = list(entries)[which % len(entries)]
    for mutation in mutations:
        entries[name] = spoiled(entries[name], mutation)
    return zipped(entries)


@settings(FUZZ, max_examples=200)
@given(name=st.sampled_from(sorted(SEEDS)), mutations=MUTATIONS)
def test_spoiled_containers(name: str, mutations: list[tuple[object, ...]]) -> None:
    data = SEEDS[name]
    for mutation in mutations:
        data = spoiled(data, mutation)
    opened(data, name)


@settings(FUZZ, max_examples=200)
@given(
    name=st.sampled_from(sorted(name for name in SEEDS if SEEDS[name][:2] == b"PK")),
    which=st.integers(0, 12),
    mutations=MUTATIONS,
)
def test_spoiled_parts_of_archives(
    name: str, which: int, mutations: list[tuple[object, ...]]
) -> None:
    opened(repacked(SEEDS[name], which, mutations), name)


@settings(FUZZ, max_examples=60)
@given(mutations=MUTATIONS)
def test_spoiled_parquet(mutations: list[tuple[object, ...]]) -> None:
    pytest.importorskip("duckdb")
    spoilt = _parquet()
    for mutation in mutations:
        spoilt = spoiled(spoilt, mutation)
    opened(spoilt, "a.parquet")


@pytest.mark.parametrize("name", sorted(SEEDS))
def test_seeds_are_sound(name: str) -> None:
    opened(SEEDS[name], name)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(SEEDS[name])
        assert preview(path).error is None
