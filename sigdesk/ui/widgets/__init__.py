"""Small widgets that pages, panes and dialogs share.

They say what they look like by dynamic properties that the style sheet reads (`look`, `chip`,
`notice`), so that a change of theme reaches them without a line of code here.
"""

from sigdesk.ui.widgets.card import Card
from sigdesk.ui.widgets.choice_button import ChoiceButton
from sigdesk.ui.widgets.empty_state import EmptyState
from sigdesk.ui.widgets.fields import style_field
from sigdesk.ui.widgets.help_button import HelpButton
from sigdesk.ui.widgets.labels import Chip, ElidedLabel, Text
from sigdesk.ui.widgets.markers import SystemMarker, SystemName, marker_icon, paint_marker
from sigdesk.ui.widgets.notice import Notice
from sigdesk.ui.widgets.row_button import RowButton
from sigdesk.ui.widgets.segmented import Segmented
from sigdesk.ui.widgets.share_bar import ShareBar
from sigdesk.ui.widgets.short_decimals import ShortDecimals
from sigdesk.ui.widgets.tables import detach_header_selection, style_table

__all__ = [
    "Card",
    "Chip",
    "ChoiceButton",
    "ElidedLabel",
    "EmptyState",
    "HelpButton",
    "Notice",
    "RowButton",
    "Segmented",
    "ShareBar",
    "ShortDecimals",
    "SystemMarker",
    "SystemName",
    "Text",
    "detach_header_selection",
    "marker_icon",
    "paint_marker",
    "style_field",
    "style_table",
]
