"""Several labels an item: cells such as "joy|love", lists, or a column of 0 and 1 for each label.

- `cells`: how labels stand in a cell, and what a blank cell means.
- `indicators`: tables with a column of 0 and 1 for each label.
- `building`: the builder.
"""
