"""Dialogs."""

from sigdesk.ui.dialogs.about import AboutDialog, LicencesDialog
from sigdesk.ui.dialogs.add_or_replace import AddOrReplaceDialog
from sigdesk.ui.dialogs.enter_paths import EnterPathsDialog
from sigdesk.ui.dialogs.failure import FailureDialog
from sigdesk.ui.dialogs.import_questions import ImportQuestionsDialog
from sigdesk.ui.dialogs.shortcuts import ShortcutsDialog

__all__ = [
    "AboutDialog",
    "AddOrReplaceDialog",
    "EnterPathsDialog",
    "FailureDialog",
    "ImportQuestionsDialog",
    "LicencesDialog",
    "ShortcutsDialog",
]
