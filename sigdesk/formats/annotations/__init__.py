"""Tables of ratings by several annotators: wide (a column each), long (a row each), a file each.

Decision: who the annotators are is told by names of columns, never guessed from content: three
columns of labels may be a reference and two systems as well. Words such as NULL are labels and
blank cells are missing ratings unless the user says otherwise, and both are asked about, because
alpha moves with the answer.

- `recognition`: which columns are annotators, items and ratings.
- `wide_table`: any of the three forms as one row per item and one column per annotator.
- `rating_texts`: blanks, words for nothing, and the order of the labels.
- `building`: the builder.
"""
