"""Spoiled files: an outcome or a FormatError, never another exception.

The seeds are files of the project; each is cut, flipped, doubled, re-encoded, or has separators,
quotes and odd characters put into it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sigdesk.formats import questions
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import ImportOutcome, read_files

CASES = Path(__file__).parents[1] / "data" / "cases"
SEEDS: tuple[tuple[Path, ...], ...] = tuple(
    tuple(sorted(CASES.glob(pattern)))
    for pattern in (
        "s01*/*.csv",
        "s02*/*.csv",
        "s03*/*.txt",
        "s04*/*.txt",
        "s08*/*.tsv",
        "s09*/*.csv",
        "s10*/*.csv",
        "s11*/*.csv",
        "s19*/*.csv",
        "s22*/*.zh",
        "s25*/*.csv",
        "s27*/*.jsonl",
    )
)
INSERTED = st.sampled_from(
    [
        *(b",", b"\t", b";", b"|", b'"', b'""', b"'", b"\n", b"\r\n", b"\r", b"\n\n\n", b" "),
        *(b"\x00", b"\xff", b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"\xc2\xa0", b"\\", b"{", b"}", b"]"),
        *(b"nan", b"1e999", b"-", b"1e-400", b"9" * 25, b"1.0", b"0.1", b"gold", b"id"),
    ]
)
PLACE = st.floats(0, 1)
MUTATION = st.one_of(
    st.tuples(st.just("cut"), PLACE, PLACE),
    st.tuples(st.just("flip"), PLACE, st.integers(0, 255)),
    st.tuples(st.just("insert"), PLACE, INSERTED),
    st.tuples(st.just("double"), PLACE, PLACE),
    st.tuples(st.just("encode"), st.sampled_from(["utf-16", "utf-32", "utf-8-sig", "utf-16-be"])),
)


def spoiled(data: bytes, mutation: tuple[object, ...]) -> bytes:
    match mutation:
        case ("cut", float(start), float(end)):
            first, last = sorted((int(start * len(data)), int(end * len(data))))
            return data[:first] + data[last:]
        case ("flip", float(start), int(value)):
            place = min(int(start * len(data)), len(data) - 1)
            return data[:place] + bytes([value]) + data[place + 1 :] if data else data
        case ("insert", float(start), bytes(part)):
            place = int(start * len(data))
            return data[:place] + part + data[place:]
        case ("double", float(start), float(end)):
            first, last = sorted((int(start * len(data)), int(end * len(data))))
            return data[:last] + data[first:]
        case ("encode", str(codec)):
            return data.decode("utf-8", "replace").encode(codec)
    raise AssertionError(mutation)


def imported(paths: list[Path]) -> ImportOutcome | FormatError:
    """Import, and give the first answer to every question."""
    answers: dict[str, str] = {}
    for _ in range(5):
        try:
            outcome = read_files(paths, answers)
        except FormatError as error:
            return error
        for message in outcome.problems:
            assert str(message)
        if not outcome.questions:
            return outcome
        assert outcome.project is None
        assert not any(question.key in answers for question in outcome.questions)
        answers |= {question.key: question.choices[0].key for question in outcome.questions}
    raise AssertionError("questions without end")


@settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(
    seed=st.sampled_from(SEEDS),
    which=st.integers(0, 2),
    mutations=st.lists(MUTATION, min_size=1, max_size=4),
)
def test_spoiled_files_give_an_outcome_or_a_format_error(
    seed: tuple[Path, ...], which: int, mutations: list[tuple[object, ...]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for position, source in enumerate(seed):
            data = source.read_bytes()
            if position == which % len(seed):
                for mutation in mutations:
                    data = spoiled(data, mutation)
            paths.append(Path(folder) / source.name)
            paths[-1].write_bytes(data)
        outcome = imported(paths)
        if isinstance(outcome, FormatError):
            assert str(outcome)
        else:
            project = outcome.project
            assert project is not None
            assert project.reference is not None
            n_items = project.reference.n_items
            assert all(len(system.column) == n_items for system in project.systems)
            assert len({system.name for system in project.systems}) == len(project.systems)
            assert len(project.rows())


@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.binary(max_size=60), name=st.sampled_from(["a.csv", "a.jsonl", "a.txt", "a"]))
def test_noise_gives_an_outcome_or_a_format_error(data: bytes, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / name, Path(folder) / "gold.txt"]
        paths[0].write_bytes(data)
        paths[1].write_bytes(b"x\ny\nx\n")
        imported(paths)
        imported(paths[:1])


@pytest.mark.parametrize("key", [questions.UNMATCHED, questions.NORMALISE, questions.MAP_LABELS])
def test_answers_to_questions_that_were_not_asked_do_no_harm(key: str, tmp_path: Path) -> None:
    answer = {questions.UNMATCHED: "common", questions.NORMALISE: "yes"}.get(key, questions.KEEP)
    paths = [tmp_path / "gold.txt", tmp_path / "a.txt"]
    for path in paths:
        path.write_text("x\ny\nx\n", encoding="utf-8")
    outcome = read_files(paths, {key: answer})
    assert outcome.project is not None
    assert outcome.project.decisions == ()
