from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.formats.questions import option, read_mapping, write_mapping

LABEL = st.text(min_size=1, max_size=6)


@given(st.dictionaries(LABEL, LABEL, min_size=1, max_size=4))
def test_mapping_round_trip(mapping: dict[str, str]) -> None:
    assert read_mapping(write_mapping(mapping)) == mapping


def test_mapping_as_typed() -> None:
    assert read_mapping("neutral=no,contradiction=no") == {"neutral": "no", "contradiction": "no"}


@pytest.mark.parametrize("text", ["", "a", "a=", "=b", "a=b=c", "a=b,", "a=b,,c=d"])
def test_no_mapping(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  the text is the offending part
        read_mapping(text)


def test_option_is_quoted_for_a_shell() -> None:
    assert option("map-labels", "a b=c") == "--map-labels 'a b=c'"
    assert option("reference", "gold.csv") == "--reference gold.csv"
