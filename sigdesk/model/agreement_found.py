"""Everything about agreement that does not depend on which coefficient is in focus."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from sigdesk.core.agreement.tables import LabelAgreement
from sigdesk.model.agreement_table import (
    AgreementRow,
    DisputedItems,
    agreement_rows,
    disputed_items,
    label_rows,
)
from sigdesk.model.project import Project
from sigdesk.model.store import content_digest


@dataclass(frozen=True, eq=False)
class AgreementFound:
    """Coefficients, labels and disputed items of a project of annotations.

    Parameters
    ----------
    rows : tuple of AgreementRow
        Without intervals as long as they are computed.
    labels : tuple of LabelAgreement
    disputed : DisputedItems
    """

    rows: tuple[AgreementRow, ...]
    labels: tuple[LabelAgreement, ...]
    disputed: DisputedItems

    def row(self, signature: str) -> AgreementRow:
        """The row of a coefficient; that of alpha, or the first, when there is none such."""
        by_signature = {row.coefficient.signature(): row for row in self.rows}
        if signature in by_signature:
            return by_signature[signature]
        return next((r for r in self.rows if r.coefficient.key == "alpha"), self.rows[0])


def find_agreement(project: Project) -> Generator[AgreementFound, None, AgreementFound]:
    """All of it.

    Yields
    ------
    AgreementFound
        So far; every coefficient is there from the first on, once it has a value.
    """
    disputed, labels = disputed_items(project), label_rows(project)
    running, found = agreement_rows(project), None
    while True:
        try:
            rows = next(running)
        except StopIteration as stop:
            return AgreementFound(stop.value, labels, disputed)
        if found is None or found.rows is not rows:
            found = AgreementFound(rows, labels, disputed)
        yield found


def agreement_digest(project: Project) -> str:
    """What agreement depends on."""
    settings = project.settings
    return content_digest(
        project,
        confidence=settings.confidence,
        seed=settings.seed,
        resamples=settings.n_resamples,
    )
