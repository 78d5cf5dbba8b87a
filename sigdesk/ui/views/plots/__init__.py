"""Plot widgets that the pages share: they know numbers, colours and words, not projects.

Decision: the histogram is a pyqtgraph plot, created once and fed data; its axes and its frame
cost are known. Interval bars and small bars are painted with `QPainter`: there are many of them,
a table paints them in its cells, and they need no plotting library to be loaded.
"""
