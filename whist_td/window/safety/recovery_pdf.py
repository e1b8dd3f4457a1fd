"""The sheet of a recovery as a page to read, and on paper."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

from whist_td.kit.theme import FACE, SIGNS
from whist_td.paper.layout import PageSize
from whist_td.stages.papers_print import usual_size

MARGIN = 18.0
"""Millimetres."""
_SIZES = {
    PageSize.LETTER: QPageSize.PageSizeId.Letter,
    PageSize.A4: QPageSize.PageSizeId.A4,
}


def page_text(lines: Sequence[str]) -> str:
    """Return the sheet as the text of a page: the first sentence large, the others below."""
    first, *others = lines or ("",)
    told = "".join(f'<p style="margin: 0 0 10px 0">{escape(line)}</p>' for line in others)
    return f'<p style="margin: 8px 0 14px 0; font-weight: 600">{escape(first)}</p>{told}'


def sheet_pdf(title: str, lines: Sequence[str]) -> bytes:
    """Return the sheet on the paper of the country."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setPageLayout(
        QPageLayout(
            QPageSize(_SIZES[usual_size()]),
            QPageLayout.Orientation.Portrait,
            QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN),
            QPageLayout.Unit.Millimeter,
        )
    )
    _document(title, lines).print_(writer)
    del writer  # It ends the last page.
    buffer.close()
    return bytes(content.data())


def _document(title: str, lines: Sequence[str]) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultStyleSheet(
        f"body {{ font-family: '{FACE}', '{SIGNS}'; font-size: 12pt; color: black; }}"
    )
    document.setHtml(f"<body><h1>Whist TD</h1><h2>{escape(title)}</h2>{page_text(lines)}</body>")
    return document
