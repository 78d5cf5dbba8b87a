"""Plot widgets that the pages share: they know numbers, colours and words, not projects.

Decision: the histogram is a pyqtgraph plot, created once and fed data, because people want to
zoom into a tail. Interval bars and small bars are painted with `QPainter`: there are many of
them, they have no axes to zoom, and nothing heavy is needed to show them.
"""
