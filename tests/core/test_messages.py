"""Messages that are put together from others, in languages that join differently."""

from __future__ import annotations

import json

from sigdesk.core.messages import Message, joined, labelled

CHINESE = {
    "{first}, {rest}": "{first}、{rest}",
    "{first}; {rest}": "{first}；{rest}",
    "{first} {rest}": "{first}{rest}",
    "{shown}, …": "{shown} 等",
    "{label}: {text}": "{label}：{text}",
    "One of {n:,}.": "{n:,} 个之一。",
}


def chinese(text: str) -> str:
    return CHINESE.get(text, text)


def test_joints_are_those_of_the_language() -> None:
    for joint, english, translated in (
        ("list", "a, b, c", "a、b、c"),
        ("clauses", "a; b; c", "a；b；c"),
        ("sentences", "a b c", "abc"),
    ):
        message = joined(["a", "", "b", "c"], joint)  # type: ignore[arg-type]
        assert str(message) == english
        assert message.translated(chinese) == translated


def test_parts_are_translated_and_braces_kept() -> None:
    message = joined(["{n}", Message("One of {n:,}.", {"n": 1200})])
    assert str(message) == "{n}, One of 1,200."
    assert message.translated(chinese) == "{n}、1,200 个之一。"


def test_only_so_many_are_shown() -> None:
    assert str(joined("abc", most=3)) == "a, b, c"
    assert str(joined("abcd", most=3)) == "a, b, c, …"
    assert joined("abcd", most=3).translated(chinese) == "a、b、c 等"


def test_none_one_and_very_many() -> None:
    assert str(joined([])) == ""
    assert str(joined(["only"])) == "only"
    names = [str(number) for number in range(20_000)]
    assert str(joined(names)) == ", ".join(names)


def test_joined_messages_survive_a_project_file() -> None:
    message = labelled("gold.csv", joined([Message("One of {n:,}.", {"n": 2}), "b"], "clauses"))
    restored = Message.from_json(json.loads(json.dumps(message.to_json())))
    assert str(restored) == "gold.csv: One of 2.; b"
    assert restored.translated(chinese) == "gold.csv：2 个之一。；b"
