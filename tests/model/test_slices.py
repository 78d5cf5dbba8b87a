"""Cutting items into slices, comparing in them, and the words that make the difference."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sigdesk.core.columns import AlternativesColumn, TagColumn, TextColumn
from sigdesk.core.correction import adjust
from sigdesk.core.exact.steps import finished
from sigdesk.core.significance.base import finish
from sigdesk.model.compare import compare
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, Reference, Settings, SliceChoice, SystemOutput
from sigdesk.model.slice_columns import Cut, buckets, cuts, sliced
from sigdesk.model.slice_words import cautions, headline, line, meaning, row_in_full
from sigdesk.model.slices import compare_by, corrected, slices_digest, with_slice
from sigdesk.model.word_gains import ngrams, word_gains
from tests.model.projects import label_project

FAST = Settings(n_resamples=300)


def genre_project(equal: bool = False) -> Project:
    """A leads in fiction and trails in travel, unless the genres are equal."""
    random = np.random.default_rng(3)
    n = 300
    genre = ["fiction" if i % 3 else "travel" for i in range(n)]
    gold = random.choice(["x", "y"], n).tolist()
    other = {"x": "y", "y": "x"}
    shares = {"fiction": (0.9, 0.6), "travel": (0.6, 0.9)}
    if equal:
        shares["travel"] = shares["fiction"]
    systems = {
        name: [
            g if random.random() < shares[kind][k] else other[g]
            for g, kind in zip(gold, genre, strict=True)
        ]
        for k, name in enumerate(("A", "B"))
    }
    sentences = [" ".join(["word"] * (1 + i % 30)) + f" end{i}" for i in range(n)]
    return label_project(gold, systems, {"genre": genre, "sentence": sentences}, settings=FAST)


def text_project() -> Project:
    texts = {
        "ref": ["the cat sat on the mat", "a dog ran", "the phantom of the opera", ""],
        "A": ["the cat sat on a mat", "a dog ran", "the phantom of an opera", "x"],
        "B": ["cat the sat on the mat mat", "one dog ran", "a fantom of the opera", "x"],
    }
    columns = {name: TextColumn(np.array(own, dtype=object)) for name, own in texts.items()}
    ids = np.array(["1", "2", "3", "4"], dtype=object)
    return Project(
        task="texts",
        metric="chrf",
        reference=Reference("ref", ids, columns["ref"]),
        systems=(SystemOutput("A", columns["A"]), SystemOutput("B", columns["B"])),
        system_a="A",
        system_b="B",
    )


# -- cutting ------------------------------------------------------------------------------------


def test_cuts_follow_from_the_data():
    found = finished(cuts(genre_project()))
    assert found == (
        Cut("column", "genre"),
        Cut("gold"),
        Cut("words", "sentence"),
        Cut("rarest", "sentence"),
    )
    assert [cut.key for cut in finished(cuts(text_project()))] == ["words", "characters", "rarest"]
    assert finished(cuts(Project())) == ()


def test_items_are_cut_by_value_and_label():
    project = genre_project()
    found = finished(sliced(project, Cut("column", "genre")))
    assert found.values == ("fiction", "travel")
    for place, value in enumerate(found.values):
        texts = project.reference.metadata["genre"].texts
        assert np.array_equal(found.codes == place, texts == value)
    by_label = finished(sliced(project, Cut("gold")))
    assert [str(name) for name in by_label.names] == ["x", "y"]
    assert np.array_equal(by_label.codes, project.reference.gold.codes)


def test_values_that_begin_with_numbers_stand_in_their_order():
    ranges = ["11–20", "2–5", "1", "11–20", "21+", "2–5"]
    project = label_project(["x"] * 6, {"A": ["x"] * 6, "B": ["x"] * 6}, {"length": ranges})
    found = finished(sliced(project, Cut("column", "length")))
    assert found.values == ("1", "2–5", "11–20", "21+")


def test_buckets_keep_ties_together_and_are_about_equal():
    assert buckets(np.array([2.0, 1.0, 2.0, 5.0])).tolist() == [1.0, 2.0, 5.0]
    random = np.random.default_rng(1)
    values = random.poisson(12, 5_000).astype(float)
    borders = buckets(values)
    counts = np.bincount(np.searchsorted(borders, values, side="right") - 1)
    assert len(borders) == 5
    assert counts.min() > 500
    # one value that fills most of the items is a bucket of its own
    heavy = np.concatenate([np.ones(900), np.arange(100.0)])
    starts = buckets(heavy)
    assert 1 <= len(starts) <= 5
    assert starts[0] == 0.0


def test_counted_properties_are_those_of_the_texts():
    project = genre_project()
    found = finished(sliced(project, Cut("words", "sentence")))
    lengths = np.array([2 + i % 30 for i in range(300)])
    assert str(found.names[0]) == f"2 to {lengths[found.codes == 0].max()}"
    for place in range(len(found.names)):
        inside = lengths[found.codes == place]
        outside = lengths[found.codes != place]
        assert not np.isin(inside, outside).any()
    rarest = finished(sliced(project, Cut("rarest", "sentence")))
    # every sentence ends with a word of its own
    assert [str(name) for name in rarest.names] == ["1"]
    assert (rarest.codes == 0).all()


def test_tokens_and_spans_of_tagged_sentences():
    tags = ("O", "B-PER", "I-PER")
    column = TagColumn(
        np.array([0, 3, 5, 9]), np.array([1, 2, 0, 0, 0, 1, 0, 1, 0], np.int32), tags, "IOB2"
    )
    reference = Reference("gold", np.array(["1", "2", "3"], dtype=object), column)
    project = Project(task="sequences", metric="span-f1", reference=reference)
    tokens, spans = (finished(sliced(project, Cut(key))) for key in ("tokens", "spans"))
    assert [str(name) for name in tokens.names] == ["2", "3", "4"]
    assert tokens.codes.tolist() == [1, 0, 2]
    assert [str(name) for name in spans.names] == ["0", "1", "2"]
    assert spans.codes.tolist() == [1, 0, 2]


def test_items_without_the_property_are_of_no_slice():
    project = text_project()
    found = finished(sliced(project, Cut("rarest")))
    assert found.codes[3] == -1
    assert (found.codes[:3] >= 0).all()


# -- comparing ----------------------------------------------------------------------------------


def test_each_slice_is_compared_as_if_it_were_chosen():
    project = genre_project()
    found = finished(compare_by(project, Cut("column", "genre")))
    exact = procedure_of("exact-permutation", FAST)
    raw = []
    for value, one in zip(found.slicing.values, found.slices, strict=True):
        alone = project.replaced(slice=SliceChoice("genre", value))
        expected = finish(compare(alone, "A", "B", exact))
        assert one.difference == pytest.approx(expected.observed)
        assert one.result.pvalue == pytest.approx(expected.pvalue)
        assert one.n_items == len(alone.rows())
        raw.append(expected.pvalue)
    assert [one.adjusted for one in found.slices] == pytest.approx(adjust(raw, "holm"))
    other = corrected(found, "bonferroni")
    assert [one.adjusted for one in other.slices] == pytest.approx(adjust(raw, "bonferroni"))
    assert found.whole.difference == pytest.approx(
        finish(compare(project, "A", "B", exact)).observed
    )


def test_whether_slices_differ_is_said_by_the_interaction():
    differing, equal = (
        finished(compare_by(genre_project(equal), Cut("column", "genre")))
        for equal in (False, True)
    )
    assert differing.comparison.interaction.pvalue < 0.01
    assert equal.comparison.interaction.pvalue > 0.05
    assert str(headline(differing)).startswith("The difference depends on genre: from −")
    assert str(headline(equal)).startswith("It cannot be shown")
    for found in (differing, equal):
        said = " ".join(str(part) for part in (line(found), *meaning(found), *cautions(found)))
        assert "Holm" in said
        for wrong in ("equal", "proves", "probability"):
            assert wrong not in said
        assert "fiction: 200 items, A − B +" in str(row_in_full(found, 0))


def test_the_slice_in_focus_does_not_hide_the_others():
    project = genre_project()
    cut = Cut("column", "genre")
    chosen = project.replaced(slice=SliceChoice("genre", "travel"))
    assert slices_digest(chosen, cut) == slices_digest(project, cut)
    assert [one.n_items for one in finished(compare_by(chosen, cut)).slices] == [200, 100]
    by_label = finished(compare_by(chosen, Cut("gold")))
    assert sum(one.n_items for one in by_label.slices) == 100
    assert slices_digest(project, cut) != slices_digest(project.replaced(cluster="genre"), cut)


def test_a_computed_slice_becomes_a_column():
    project = genre_project()
    found = finished(compare_by(project, Cut("words", "sentence")))
    changed = with_slice(project, found.slicing, 1)
    assert np.array_equal(np.flatnonzero(found.mask(1)), changed.rows())
    assert "words in “sentence”" in changed.reference.metadata
    assert "words in “sentence”" not in project.reference.metadata
    plain = with_slice(project, finished(sliced(project, Cut("column", "genre"))), 0)
    assert plain.slice == SliceChoice("genre", "fiction")
    assert plain.reference is project.reference


# -- words --------------------------------------------------------------------------------------


def test_clipped_matches_of_words():
    found = finished(word_gains(text_project()))
    by_text = {gain.text: gain for gain in found.gains}
    # the second "mat" of B is clipped; "the" is found once by A of two, twice by B
    assert "mat" not in by_text
    the = by_text["the"]
    assert (the.in_reference, the.hits_a, the.hits_b) == (4, 2, 3)
    assert by_text["phantom"].difference == 1
    assert by_text["the cat"].difference == 1
    assert by_text["on the mat"].difference == -1
    sizes = [abs(gain.difference) for gain in found.gains]
    assert sizes == sorted(sizes, reverse=True)
    assert found.mask("the", 4).tolist() == [True, False, True, False]
    assert not found.mask("th", 4).any()


def test_several_references_give_the_most_of_any():
    project = text_project()
    gold = AlternativesColumn(
        np.array([0, 2, 3, 4, 4]),
        np.array(["cat cat", "cat dog", "a dog ran", "the phantom"], dtype=object),
    )
    several = project.replaced(reference=Reference("ref", project.reference.item_ids, gold))
    by_text = {gain.text: gain for gain in finished(word_gains(several)).gains}
    assert by_text["a"].in_reference == 1
    assert "dog" not in by_text


def test_ngrams_are_counted_as_they_stand():
    expected = Counter(["a", "b", "a", "b", "a b", "b a", "a b", "a b a", "b a b"])
    assert ngrams("a b a b") == expected
    assert ngrams("") == {}
