"""A damaged club file: what can be read goes into a new one, and a sheet says what could not."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QProgressBar, QTextBrowser, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.backups import Recovery
from whist_td.kit.jobs import Job, Progress
from whist_td.kit.parts import button, page, row
from whist_td.kit.printing import Printers
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import FACE, SIGNS, labelled, set_role
from whist_td.paper.layout import PageSize
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.work_line import FileKind, WorkLine
from whist_td.window.safety.side_page import SidePage
from whist_td.words.messages import message
from whist_td.words.safety import recovery_sheet
from whist_td.words.words import Words

MARGIN = 18.0
"""Millimetres."""
_SIZES = {
    PageSize.LETTER: QPageSize.PageSizeId.Letter,
    PageSize.A4: QPageSize.PageSizeId.A4,
}


def page_text(lines: Sequence[str]) -> str:
    """Return the sheet as the text of a page: the first sentence large, the others below."""
    first, *others = lines or ("",)
    rest = "".join(f'<p style="margin: 0 0 10px 0">{escape(line)}</p>' for line in others)
    return f'<p style="margin: 8px 0 14px 0; font-weight: 600">{escape(first)}</p>{rest}'


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
    document = QTextDocument()
    document.setDefaultStyleSheet(
        f"body {{ font-family: '{FACE}', '{SIGNS}'; font-size: 12pt; color: black; }}"
    )
    document.setHtml(f"<body><h1>Whist TD</h1><h2>{escape(title)}</h2>{page_text(lines)}</body>")
    document.print_(writer)
    del writer  # It ends the last page.
    buffer.close()
    return bytes(content.data())


Recover = Callable[[Path, Progress], Recovery]


class RecoveryPage(SidePage):
    """Works, then says what came of it; the new file is opened from here."""

    def __init__(
        self,
        path: Path,
        recover: Recover,
        words: Words,
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("recoveryPage")
        self._words = words
        self._recovery: Recovery | None = None
        _ = words
        self._title = labelled(_("Recovering what can be read…"), "title", self)
        self._about = labelled(_("The damaged file is left as it is: {path}.", path=path), "quiet")
        self._bar = QProgressBar(self)
        self._bar.setRange(0, 0)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(_("Progress"))
        self._sheet = QTextBrowser(self)
        self._sheet.setAccessibleName(_("What was recovered"))
        set_role(self._sheet, "guide")
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers, self)
        self._open = button(_("Open the new file"), "openRecovered", self, "primary", "next")
        self._print = button(_("Print this sheet"), "printSheet", self, sign="print")
        self._save = button(_("Save this sheet…"), "saveSheet", self, sign="export")
        self._back = button(_("Back"), "backFromRecovery", self, sign="back")
        self._lay_out()
        self._back.clicked.connect(self.left)
        self._open.clicked.connect(self._open_file)
        self._print.clicked.connect(self._print_sheet)
        self._save.clicked.connect(self._save_sheet)
        self._begin(path, recover)

    def _lay_out(self) -> None:
        head = row(self._title, None, self._back)
        whole = page(self, head, self._about, STEP, self._bar, (self._sheet, 1))
        whole.addStretch(0)
        whole.addWidget(self.work)
        whole.addLayout(row(self._open, None, self._print, self._save))
        for part in (self._sheet, self._open, self._print, self._save):
            part.hide()

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        (self._open if self._recovery else self._back).setFocus()

    def _begin(self, path: Path, recover: Recover) -> None:
        def recovered(progress: Progress) -> object:
            return recover(path, progress)

        job = Job(recovered)
        self.left.connect(job.cancel)
        job.progressed.connect(self._show_progress)
        job.succeeded.connect(self._show_sheet)
        job.failed.connect(self._refuse)
        job.start()

    def _show_progress(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def _show_sheet(self, recovery: Recovery) -> None:
        _ = self._words
        self._recovery = recovery
        self._bar.hide()
        whole = _("Everything could be read") if recovery.is_whole else _("What could be read")
        self._title.setText(whole)
        self._about.setText(
            _("It is in a new file beside the damaged one: {file}.", file=recovery.path.name)
        )
        self._sheet.setHtml(page_text(recovery_sheet(recovery, _)))
        for part in (self._sheet, self._open, self._print, self._save):
            part.show()
        self.take_focus()

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, RuleError):
            raise error
        _ = self._words
        self._bar.hide()
        self._title.setText(_("Nothing could be recovered"))
        self.work.say_refusal(message(error, _))

    def _open_file(self) -> None:
        if self._recovery is not None:
            self.file_chosen.emit(self._recovery.path)

    def _print_sheet(self) -> None:
        content = self._pdf()
        self._printer.make_and_print(lambda _progress: content, self._title.text())

    def _save_sheet(self) -> None:
        _, content = self._words, self._pdf()
        kind = FileKind(_("recovery"), ".pdf", _("PDF document"))
        name = self._recovery.path.stem if self._recovery else ""
        self.work.save(f"{name} - {kind.what}{kind.suffix}", kind, lambda _progress: content)

    def _pdf(self) -> bytes:
        lines = recovery_sheet(self._recovery, self._words) if self._recovery else ()
        return sheet_pdf(self._title.text(), lines)
