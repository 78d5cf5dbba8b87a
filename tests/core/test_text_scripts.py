"""The suggested tokenizer follows the script of the texts and is always one that is there."""

from __future__ import annotations

import pytest
from text_samples import column, score

from sigdesk.core.metrics.text import scripts
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.core.metrics.text.meteor import Meteor
from sigdesk.core.metrics.text.scripts import (
    looks_tokenized,
    script_shares,
    suggested_tokenizer,
    tokenizer_notes,
)
from sigdesk.core.metrics.text.ter import Ter
from sigdesk.core.metrics.text.whole_texts import LengthRatio

TEXTS = {
    "zh": ["航班 CA 188 将于 9 月 4 日 起飞", "他昨天修好了厨房的灯。"],
    "ja-mecab": ["私は昨日、東京で寿司を食べました。", "コーヒーを飲む"],
    "ko-mecab": ["나는 어제 서울에서 김치를 먹었다."],
    "char": ["ฉันกินข้าวที่บ้านเมื่อวานนี้"],
    "13a": ["The cat sat on the mat.", "Кошка сидела на ковре.", "बिल्ली चटाई पर बैठी थी।"],
}


@pytest.mark.parametrize("expected", TEXTS)
def test_scripts(expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts, "is_available", lambda tokenizer: True)
    found, reason = suggested_tokenizer(TEXTS[expected])
    assert found == expected
    assert str(reason)


@pytest.mark.parametrize(
    ("language", "expected", "command"),
    [("ja-mecab", "char", "sacrebleu[ja]"), ("ko-mecab", "13a", "sacrebleu[ko]")],
)
def test_without_packages(
    language: str, expected: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scripts, "find_spec", lambda module: None)
    found, reason = suggested_tokenizer(TEXTS[language])
    assert found == expected
    assert command in str(reason)


def test_a_quoted_title_does_not_make_a_text_japanese() -> None:
    assert suggested_tokenizer(["他说《の》是日文里的一个常用的字，我们都认识它。" * 3])[0] == "zh"
    assert (
        suggested_tokenizer(["The film 千と千尋 was shown in the old cinema by the river."])[0]
        == "13a"
    )
    assert suggested_tokenizer([])[0] == "13a"
    assert suggested_tokenizer(["", "!!"])[0] == "13a"


def test_reading_stops_when_enough_is_read() -> None:
    def endless() -> object:
        while True:
            yield "猫" * 1000

    assert script_shares(endless())["han"] == 1.0


def test_forced_tokenizers_are_warned_about() -> None:
    for tokenizer in ("13a", "intl", "none"):
        (note,) = tokenizer_notes(tokenizer, TEXTS["zh"])
        assert note.severity == "problem"
        assert tokenizer in str(note)
        assert "zh" in str(note)
    for tokenizer in ("zh", "char", "ja-mecab"):
        assert tokenizer_notes(tokenizer, TEXTS["zh"]) == ()
    assert tokenizer_notes("13a", TEXTS["13a"]) == ()


def test_tokenized_texts_are_noticed() -> None:
    texts = ["The cat sat .", "A dog .", "No stop here"]
    assert looks_tokenized(texts)
    assert not looks_tokenized(["The cat sat.", "A dog.", "One ."] * 3 + ["x"])
    (note,) = tokenizer_notes("13a", texts)
    assert note.severity == "caution"
    assert tokenizer_notes("none", texts) == ()


def test_metrics_start_from_what_a_script_calls_for() -> None:
    chinese, english = column(TEXTS["zh"]), column(TEXTS["13a"][:1])
    expected = {
        Bleu: {"tokenize": "zh"},
        Meteor: {"tokenizer": "unicode"},
        LengthRatio: {"unit": "characters"},
        Ter: {"normalized": True, "asian_support": True},
    }
    for metric, values in expected.items():
        assert metric.suited(chinese) == values
        assert metric.suited(english) == {}
        assert score(metric(**values), TEXTS["zh"], TEXTS["zh"]) in (
            pytest.approx(0 if metric is Ter else 1, abs=1e-3),
            pytest.approx(100),
        )
