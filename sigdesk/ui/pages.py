"""The pages of the centre: which there are, and making them only when they are needed."""

from __future__ import annotations

import importlib
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sigdesk.ui.page import Page
from sigdesk.ui.session import Session


@dataclass(frozen=True)
class PageEntry:
    """A page before it is made.

    Parameters
    ----------
    key : str
        Also the name of its icon.
    module, class_name : str
        Imported only when the page is made, since it loads the plotting library.
    """

    key: str
    module: str
    class_name: str

    def title(self) -> str:
        """Title in the window's language, known before the page is made."""
        titles = {
            "overview": QCoreApplication.translate("pages", "Overview"),
            "confusion": QCoreApplication.translate("pages", "Confusion"),
            "curves": QCoreApplication.translate("pages", "Curves"),
            "compare": QCoreApplication.translate("pages", "Compare"),
            "slices": QCoreApplication.translate("pages", "Where they differ"),
            "pairs": QCoreApplication.translate("pages", "All pairs"),
            "items": QCoreApplication.translate("pages", "Items"),
            "runs": QCoreApplication.translate("pages", "Runs"),
            "agreement": QCoreApplication.translate("pages", "Agreement"),
            "power": QCoreApplication.translate("pages", "Power"),
        }
        return titles[self.key]

    def make(self, session: Session) -> Page:
        """Import the page's module and make the page."""
        page = getattr(importlib.import_module(self.module), self.class_name)(session)
        assert isinstance(page, Page)
        return page


PAGES = (
    PageEntry("overview", "sigdesk.ui.views.overview", "OverviewPage"),
    PageEntry("confusion", "sigdesk.ui.views.confusion", "ConfusionPage"),
    PageEntry("curves", "sigdesk.ui.views.curves", "CurvesPage"),
    PageEntry("compare", "sigdesk.ui.views.compare", "ComparePage"),
    PageEntry("slices", "sigdesk.ui.views.slices", "SlicesPage"),
    PageEntry("pairs", "sigdesk.ui.views.pairs", "PairsPage"),
    PageEntry("items", "sigdesk.ui.views.items", "ItemsPage"),
    PageEntry("runs", "sigdesk.ui.views.runs", "RunsPage"),
    PageEntry("agreement", "sigdesk.ui.views.agreement", "AgreementPage"),
    PageEntry("power", "sigdesk.ui.views.power", "PowerPage"),
)
"""In the order of the list; the position gives the shortcut Ctrl+1, Ctrl+2, …"""
