"""One comparison: the sample of the project, handed to a procedure."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.significance.base import Procedure, Running
from sigdesk.model.analysis import sample_of
from sigdesk.model.project import Project


def compare(
    project: Project,
    a: str,
    b: str,
    procedure: Procedure,
    resume: NDArray[np.float64] | None = None,
) -> Running:
    """Test A against B under the metric in focus.

    Everything, the preparation of the sample too, happens on iteration, so that the caller may
    make the generator in one thread and run it in another.

    Parameters
    ----------
    project : Project
    a, b : str
        Names of the systems; the difference is A − B.
    procedure : Procedure
    resume : ndarray of float64, optional
        Differences drawn by an earlier run (see `ResultStore.partial`).

    Yields
    ------
    ResamplingSnapshot

    Returns
    -------
    SignificanceResult
    """
    return (yield from procedure.run(sample_of(project, a, b), resume))
