"""Numbers to be predicted: a reference of numbers and systems of numbers (`building`)."""
