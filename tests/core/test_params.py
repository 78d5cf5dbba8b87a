"""Parameters declared as fields: their printed signature, and what is refused."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import pytest

from sigdesk.core.metrics import METRICS
from sigdesk.core.params import check_params, param, param_values, signature, with_values


@dataclass(frozen=True)
class Settings:
    level: float = param(0.05, label="Level", help="", low=0.0, high=1e30, short="level")
    strict: bool = param(False, label="Strict", help="", short="strict")
    n: int = param(3, label="N", help="", short="n")
    silent: int = param(1, label="Silent", help="")


@pytest.mark.parametrize(
    ("level", "printed"),
    [
        (0.0, "0"),
        (1.0, "1"),
        (0.05, "0.05"),
        (1e-7, "1e-07"),
        (1e22, "10000000000000000000000"),
        (math.nan, "nan"),
        (2, "2"),
    ],
)
def test_whole_numbers_are_printed_without_a_point(level: float, printed: str) -> None:
    assert signature("key", Settings(level=level)) == f"key|level:{printed}|strict:no|n:3"


def test_truth_is_printed_as_a_word_and_not_as_a_number() -> None:
    assert signature("key", Settings(strict=True)).endswith("strict:yes|n:3")


def test_signature_of_a_metric_as_the_documentation_prints_it() -> None:
    assert METRICS["f1"](label="pos").signature() == "f1|class:pos|zero:0|beta:1"
    assert METRICS["f1"](label="pos", zero_division=math.nan).signature().endswith("nan|beta:1")


def test_values_outside_the_range_are_refused() -> None:
    with pytest.raises(ValueError, match=r"level is -1.*smallest allowed value is 0"):
        check_params(Settings(level=-1))


def test_stored_values_come_back_and_unknown_names_are_left_out() -> None:
    stored: dict[str, Any] = {**param_values(Settings(n=9)), "of another version": 1}
    assert with_values(Settings, stored) == Settings(n=9)
