"""How the import assistant calls tasks, roles, formats and delimiters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sigdesk.ui.numbers import decimal


def task_names() -> dict[str, str]:
    """What answers can be, by `Task`; empty for what the content tells."""
    return {
        "": QCoreApplication.translate("import_assistant", "As the files tell"),
        "labels": QCoreApplication.translate("import_assistant", "Labels, one per item"),
        "label-sets": QCoreApplication.translate("import_assistant", "Several labels per item"),
        "item-scores": QCoreApplication.translate("import_assistant", "Scores per item"),
        "numbers": QCoreApplication.translate("import_assistant", "Numbers against a reference"),
        "texts": QCoreApplication.translate("import_assistant", "Texts: translations, summaries"),
        "answers": QCoreApplication.translate("import_assistant", "Answers to questions"),
        "sequences": QCoreApplication.translate("import_assistant", "Tagged words"),
        "trees": QCoreApplication.translate("import_assistant", "Parse trees"),
        "rankings": QCoreApplication.translate("import_assistant", "Ranked documents"),
        "runs": QCoreApplication.translate("import_assistant", "Scores of runs or data sets"),
        "annotations": QCoreApplication.translate(
            "import_assistant", "Annotations of several people"
        ),
    }


def role_names() -> dict[str, str]:
    """What a column can be used for, by `Role`, short."""
    return {
        "id": QCoreApplication.translate("import_assistant", "id"),
        "reference": QCoreApplication.translate("import_assistant", "reference"),
        "prediction": QCoreApplication.translate("import_assistant", "prediction"),
        "score": QCoreApplication.translate("import_assistant", "score"),
        "text": QCoreApplication.translate("import_assistant", "text"),
        "annotator": QCoreApplication.translate("import_assistant", "annotator"),
        "run": QCoreApplication.translate("import_assistant", "run"),
        "cluster": QCoreApplication.translate("import_assistant", "document"),
        "slice": QCoreApplication.translate("import_assistant", "to slice by"),
        "ignore": QCoreApplication.translate("import_assistant", "left out"),
    }


def role_meanings() -> dict[str, str]:
    """What the roles mean, as they stand in the menu of a column."""
    return {
        "id": QCoreApplication.translate("import_assistant", "Id: joins the rows of the files"),
        "reference": QCoreApplication.translate("import_assistant", "Reference: the right answers"),
        "prediction": QCoreApplication.translate(
            "import_assistant", "Prediction: answers of a system"
        ),
        "score": QCoreApplication.translate(
            "import_assistant", "Score: a number per item, or of a class"
        ),
        "text": QCoreApplication.translate("import_assistant", "Text: to read beside the items"),
        "annotator": QCoreApplication.translate(
            "import_assistant", "Annotator: who gave the answer"
        ),
        "run": QCoreApplication.translate("import_assistant", "Run: seed or fold"),
        "cluster": QCoreApplication.translate(
            "import_assistant", "Document: items that belong together"
        ),
        "slice": QCoreApplication.translate(
            "import_assistant", "Slice: to look at parts of the items"
        ),
        "ignore": QCoreApplication.translate("import_assistant", "Leave the column out"),
    }


def delimiter_name(delimiter: str) -> str:
    """A delimiter in words."""
    return {
        "\t": QCoreApplication.translate("import_assistant", "tab"),
        ",": QCoreApplication.translate("import_assistant", "comma ,"),
        ";": QCoreApplication.translate("import_assistant", "semicolon ;"),
        "|": QCoreApplication.translate("import_assistant", "bar |"),
        " ": QCoreApplication.translate("import_assistant", "blank"),
    }.get(delimiter, delimiter)


def size_name(n_bytes: int) -> str:
    """A file's size: "380 B", "41 KB", "2.1 GB"."""
    size, unit = float(n_bytes), "B"
    for larger in ("KB", "MB", "GB"):
        if size < 1000:
            break
        size, unit = size / 1000, larger
    return decimal(size, 0 if unit in ("B", "KB") or size >= 100 else 1) + f" {unit}"
