"""Error rates of every test and coverage of every interval, on data where the truth is known.

`python -m tests.calibration --write` makes the table that the help shows; `--check --share 0.1`
draws a tenth of its data sets again and compares.
"""
