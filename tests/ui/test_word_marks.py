"""Words an answer has and its reference has not."""

from hypothesis import given
from hypothesis import strategies as st

from sigdesk.ui.views.word_marks import MOST_WORDS, marked_html, pieces, unmatched


def marks(reference, text):
    return [word for word, marked in unmatched(reference, text) if marked]


def test_words_that_the_reference_lacks_are_marked():
    assert marks("a cat sits on the mat", "a cat is on the Mat") == ["is"]
    assert marks("on the mat", "the mat on") == ["on"]


def test_characters_of_chinese_are_words():
    assert marks("猫在垫子上", "狗在垫子上") == ["狗"]


def test_tagged_spans_are_one_piece():
    assert marks("w1 [w2 w3]LOC w4", "w1 [w2 w3]PER w4") == ["[w2 w3]PER"]


def test_very_long_texts_are_not_matched():
    assert marks("x", "y " * (2 * MOST_WORDS)) == []


def test_text_is_escaped():
    assert (
        marked_html("a", "a <b>&")
        == "a <u><b>&lt;</b></u><u><b>b</b></u><u><b>&gt;</b></u><u><b>&amp;</b></u>"
    )
    assert marked_html("", "<i>") == "&lt;i&gt;"


@given(st.text(max_size=60), st.text(max_size=60))
def test_nothing_is_lost_or_marked_against_itself(reference, text):
    assert "".join(pieces(text)) == text
    assert "".join(word for word, _ in unmatched(reference, text)) == text
    assert marks(text, text) == []
