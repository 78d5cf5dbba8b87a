"""SigDesk: which of two language-processing systems is better, by how much and how surely."""

__version__ = "0.1.0"
