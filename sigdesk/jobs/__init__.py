"""Background work on long-lived QThreads. Knows QtCore and nothing of SigDesk."""
