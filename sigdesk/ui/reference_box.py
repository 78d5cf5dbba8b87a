"""The reference in the left pane: how many items, and how the files were joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout

from sigdesk.ui.numbers import count
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import ElidedLabel, Text
from sigdesk.ui.wording import listed

if TYPE_CHECKING:
    from sigdesk.model.project import Project, SystemOutput


class ReferenceBox(QFrame):
    """Name of the reference, its items, and whether every system matches it.

    Parameters
    ----------
    session : Session
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setProperty("look", "inset")
        self._session = session
        self._title = Text(look="strong")
        self._name = ElidedLabel()
        self._name.set_secondary()
        self._counts = Text(look="secondary", wrap=True)
        self._state = Text(look="good", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 7, 8, 8)
        column.setSpacing(1)
        for label in (self._title, self._name, self._counts, self._state):
            column.addWidget(label)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._title.setText(self.tr("Reference"))

    def refresh(self) -> None:
        """Show the document as it is now."""
        project = self._session.project
        reference = project.reference
        if reference is None:
            return
        self._name.set_text("" if reference.name == self._title.text() else reference.name)
        self._name.setVisible(bool(self._name.text()))
        excluded = 0 if project.excluded is None else int(project.excluded.sum())
        if excluded:
            text = self.tr("{used} of {n} items").format(
                used=count(reference.n_items - excluded), n=count(reference.n_items)
            )
        else:
            text = self.tr("1 item") if reference.n_items == 1 else self.tr("{n} items")
            text = text.format(n=count(reference.n_items))
        self._counts.setText(text)
        state, good = self._state_of(project)
        self._state.setText(state)
        self._state.setVisible(bool(state))
        self._state.set_look("good" if good else "caution")
        details = [
            self.tr("{system}: {state}").format(system=system.name, state=self.alignment_of(system))
            for system in project.systems
            if self.alignment_of(system)
        ]
        self.setToolTip("\n".join(details))
        self.setAccessibleName(listed((self._title.text(), text, state)))

    def _state_of(self, project: Project) -> tuple[str, bool]:
        alignments = [system.alignment for system in project.systems if system.alignment]
        if not alignments:
            return "", True
        incomplete = sum(not alignment.complete for alignment in alignments)
        if incomplete:
            text = self.tr("! {n} of {all} systems do not match fully").format(
                n=incomplete, all=len(alignments)
            )
            return text, False
        ways = {alignment.by for alignment in alignments} - {"same file"}
        if not ways:
            return self.tr("✓ all in one file"), True
        if ways == {"id"}:
            return self.tr("✓ joined by id, all matched"), True
        if ways == {"row"}:
            return self.tr("✓ joined by row, all matched"), True
        return self.tr("✓ joined by id or row, all matched"), True

    def alignment_of(self, system: SystemOutput) -> str:
        """How one system's rows were matched, in one line; empty when nothing is known."""
        alignment = system.alignment
        if alignment is None:
            return ""
        ways = {
            "id": self.tr("joined by id"),
            "row": self.tr("joined by row"),
            "same file": self.tr("from the file of the reference"),
        }
        parts = [
            ways.get(alignment.by, alignment.by),
            self.tr("{n} of {all} items matched").format(
                n=count(alignment.n_matched), all=count(alignment.n_reference)
            ),
        ]
        for ids, text in (
            (alignment.missing, self.tr("{n} missing")),
            (alignment.doubled, self.tr("{n} doubled")),
            (alignment.conflicting, self.tr("{n} with conflicting answers")),
            (alignment.unknown, self.tr("{n} unknown")),
        ):
            if ids:
                parts.append(text.format(n=count(len(ids))))
        if not alignment.same_order:
            parts.append(self.tr("in another order"))
        return listed(parts)
