"""Parameters declared once: the form on screen, the signature, the file entry, the help page.

A metric or a test is a frozen dataclass whose fields are its parameters. Each field is declared
with `param`, which stores a `Param` beside the default; everything that shows, prints or stores
parameters reads it back with `params_of`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_KEY = "sigdesk.param"


@dataclass(frozen=True)
class Param:
    """One parameter of a metric or a test.

    Parameters
    ----------
    name : str
        The field's name.
    default : object
        Its default.
    label : str
        Short name on the form (English, marked for translation).
    help : str
        One line that says what it does (English, marked for translation).
    choices : tuple of (value, label), optional
        The allowed values with their labels, when there are few.
    low, high : float, optional
        The allowed range of a number, ends included.
    short : str
        Its key in the signature; empty to leave it out.
    """

    name: str
    default: Any
    label: str
    help: str
    choices: tuple[tuple[Any, str], ...] = ()
    low: float | None = None
    high: float | None = None
    short: str = ""

    def check(self, value: Any) -> None:
        """Raise ValueError when `value` is not allowed, saying what is."""
        if self.choices and value not in [choice for choice, _ in self.choices]:
            allowed = ", ".join(str(choice) for choice, _ in self.choices)
            raise ValueError(f"{self.name} is {value!r}; allowed are: {allowed}")
        if self.low is not None and value < self.low:
            raise ValueError(f"{self.name} is {value!r}; the smallest allowed value is {self.low}")
        if self.high is not None and value > self.high:
            raise ValueError(f"{self.name} is {value!r}; the largest allowed value is {self.high}")


def param(
    default: Any,
    *,
    label: str,
    help: str,
    choices: Sequence[tuple[Any, str]] = (),
    low: float | None = None,
    high: float | None = None,
    short: str = "",
) -> Any:
    """Declare a dataclass field that is a parameter (see `Param` for the arguments)."""
    declared = Param("", default, label, help, tuple(choices), low, high, short)
    return dataclasses.field(default=default, metadata={_KEY: declared})


def params_of(owner: Any) -> tuple[Param, ...]:
    """The parameters of a dataclass or of an instance of one, in order."""
    return tuple(
        dataclasses.replace(field.metadata[_KEY], name=field.name)
        for field in dataclasses.fields(owner)
        if _KEY in field.metadata
    )


def check_params(owner: Any) -> None:
    """Check every parameter of an instance; for use in ``__post_init__``.

    Raises
    ------
    ValueError
        Names the first parameter whose value is not allowed, and what is.
    """
    for declared in params_of(owner):
        declared.check(getattr(owner, declared.name))


def param_values(owner: Any) -> dict[str, Any]:
    """Names and values of an instance's parameters, as they go into a project file."""
    return {declared.name: getattr(owner, declared.name) for declared in params_of(owner)}


def with_values(kind: type[Any], values: Mapping[str, Any]) -> Any:
    """An instance of `kind` from stored values; names it does not know are left out."""
    known = {declared.name for declared in params_of(kind)}
    return kind(**{name: value for name, value in values.items() if name in known})


def signature(key: str, owner: Any) -> str:
    """The printed definition: the key and every parameter that has a short name.

    Returns
    -------
    str
        For example ``"f1|class:pos|zero:0"``.
    """
    parts = [
        f"{declared.short}:{_printed(getattr(owner, declared.name))}"
        for declared in params_of(owner)
        if declared.short
    ]
    return "|".join([key, *parts])


def _printed(value: Any) -> str:
    """A value as signatures print it: yes or no, and whole numbers without a decimal point."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        return f"{value:.0f}"
    return f"{value}"
