"""How a page of the help looks: Markdown as a dressed document.

Decision: Qt's Markdown reader gives a plain document and takes no style sheet, so the document is
dressed afterwards, block by block and table by table. Fonts and colours are the theme's.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCell,
)

from sigdesk.ui import theme

_HEADINGS = {1: 22, 2: 15, 3: 13}
_SPACE_ABOVE = {1: 0.0, 2: 18.0, 3: 12.0}
_LINE_HEIGHT = 128.0
_FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub


def fill(document: QTextDocument, markdown: str) -> None:
    """Show Markdown in a document, in the colours and fonts of the theme in use."""
    document.clear()
    document.setDefaultFont(theme.interface_font())
    document.setDocumentMargin(24.0)
    document.setMarkdown(markdown, _FEATURES)
    for block in _blocks(document):
        _dress_block(block)
    for frame in _frames(document.rootFrame()):
        if isinstance(frame, QTextTable):
            _dress_table(frame)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _frames(root: QTextFrame) -> Iterator[QTextFrame]:
    for frame in root.childFrames():
        yield frame
        yield from _frames(frame)


def _dress_block(block: QTextBlock) -> None:
    if QTextCursor(block).currentTable() is not None:
        return
    form = block.blockFormat()
    level = form.headingLevel()
    if level:
        form.setTopMargin(_SPACE_ABOVE.get(level, 10.0))
        form.setBottomMargin(6.0)
        font = theme.interface_font(_HEADINGS.get(level, theme.BODY))
        font.setWeight(QFont.Weight.DemiBold)
        _write(block, font)
    elif _is_code(block):
        form.setBackground(QColor(theme.current().field))
        form.setLeftMargin(0.0)
        form.setTextIndent(10.0)
        form.setTopMargin(6.0)
        form.setBottomMargin(6.0)
        _write(block, theme.fixed_font(theme.SECONDARY))
    else:
        in_list = block.textList() is not None
        form.setTopMargin(0.0)
        form.setBottomMargin(4.0 if in_list else 9.0)
        _dress_words(block)
    height = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    form.setLineHeight(_LINE_HEIGHT, height)
    QTextCursor(block).setBlockFormat(form)


def _is_code(block: QTextBlock) -> bool:
    return bool(block.blockFormat().hasProperty(QTextBlockFormat.Property.BlockCodeFence))


def _write(block: QTextBlock, font: QFont) -> None:
    """Give all of a block one font."""
    # Not "block under cursor", which takes the end of the block before with it.
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + block.length() - 1, QTextCursor.MoveMode.KeepAnchor)
    # Replaced, not merged: the reader's relative sizes would win over the font's.
    form = QTextCharFormat()
    form.setFont(font)
    form.setForeground(QColor(theme.current().text))
    cursor.setCharFormat(form)


def _dress_words(block: QTextBlock) -> None:
    """Links in the accent without a line under them; code in the fixed font."""
    colours = theme.current()
    parts = []
    place = block.begin()
    while not place.atEnd():
        parts.append(place.fragment())
        place += 1
    for part in parts:
        form = QTextCharFormat()
        given = part.charFormat()
        if given.isAnchor():
            form.setForeground(QColor(colours.accent))
            form.setFontUnderline(False)
        elif given.fontFixedPitch():
            form.setFont(theme.fixed_font(theme.SECONDARY))
            form.setForeground(QColor(colours.text))
        else:
            continue
        cursor = QTextCursor(block)
        cursor.setPosition(part.position())
        cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(form)


def _dress_table(grid: QTextTable) -> None:
    """Lines between rows only; the first row in the muted colour."""
    colours = theme.current()
    form = grid.format()
    form.setBorder(0.0)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    form.setBorderCollapse(True)
    form.setCellPadding(5.0)
    form.setCellSpacing(0.0)
    form.setTopMargin(4.0)
    form.setBottomMargin(12.0)
    form.setWidth(QTextLength(QTextLength.Type.VariableLength, 0.0))
    grid.setFormat(form)
    for row in range(grid.rows()):
        for column in range(grid.columns()):
            cell = grid.cellAt(row, column)
            _dress_cell(cell, colours, is_head=row == 0)


def _dress_cell(cell: QTextTableCell, colours: theme.Theme, *, is_head: bool) -> None:
    form = cell.format().toTableCellFormat()
    form.setBottomBorder(1.0)
    form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBottomBorderBrush(QColor(colours.line))
    cell.setFormat(form)
    if is_head:
        cursor = cell.firstCursorPosition()
        cursor.setPosition(cell.lastPosition(), QTextCursor.MoveMode.KeepAnchor)
        muted = QTextCharFormat()
        muted.setForeground(QColor(colours.muted))
        muted.setFontWeight(QFont.Weight.Normal.value)
        cursor.mergeCharFormat(muted)
    place = cell.begin()
    while not place.atEnd():
        block = place.currentBlock()
        if block.isValid():
            _dress_words(block)
        place += 1
