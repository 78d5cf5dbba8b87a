"""The import assistant: files as they are understood, every decision open, before the import.

Decision: the assistant holds nothing but what `importing` takes: files, a task, and one mapping of
answers. Each option of reading, each role of a column, the reference and the answer to each
question is an entry of it. So what is imported is what was seen, it is told in the report like any
other decision, and reading the files again with the same answers gives the same project.
"""

from sigdesk.ui.import_assistant.dialog import ImportAssistant

__all__ = ["ImportAssistant"]
