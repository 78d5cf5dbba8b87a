"""Items on which annotators disagree: which they are, and what was said of them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING
from sigdesk.model.agreement_table import DisputedItems, ratings
from sigdesk.model.project import Project


def disputed_mask(project: Project, found: DisputedItems) -> NDArray[np.bool_]:
    """All disputed items, shape (n_items,) over all items of the project."""
    assert project.reference is not None
    mask = np.zeros(project.reference.n_items, dtype=bool)
    mask[found.items] = True
    return mask


def label_mask(project: Project, label: str, *, disputed: bool) -> NDArray[np.bool_]:
    """Items to which some annotator gave a label, and when `disputed` another gave another.

    Parameters
    ----------
    project : Project
    label : str
    disputed : bool

    Returns
    -------
    ndarray of bool, shape (n_items,)
        Over all items of the project.
    """
    assert project.reference is not None
    column = ratings(project)
    mask = np.zeros(project.reference.n_items, dtype=bool)
    if label not in column.labels:
        return mask
    code = column.labels.index(label)
    chosen = (column.codes == code).any(axis=1)
    if disputed:
        chosen &= ((column.codes != code) & (column.codes != MISSING)).any(axis=1)
    mask[project.rows()] = chosen
    return mask


def pair_mask(project: Project, a: str, b: str) -> NDArray[np.bool_]:
    """Items that two annotators both rated, and differently; over all items of the project."""
    assert project.reference is not None
    column = ratings(project)
    names = [system.name for system in project.systems]
    one, other = (column.codes[:, names.index(name)] for name in (a, b))
    mask = np.zeros(project.reference.n_items, dtype=bool)
    mask[project.rows()] = (one != other) & (one != MISSING) & (other != MISSING)
    return mask
