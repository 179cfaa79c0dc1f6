"""Files the commands write: whether they can be is found out before hours are spent, and none is ever half there."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EISDIR
from pathlib import Path

from ecumene.kernel import EcumeneError, Message


def check_file(path: Path | None) -> None:
    """Raise an explained error unless a file can be written there. Leaves nothing behind."""
    if path is None:
        return
    with _explained(path):
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
        with tempfile.TemporaryFile(dir=path.parent):
            pass


def make_folder(path: Path | None) -> None:
    """Make a folder that can be written to, or raise an explained error."""
    if path is None:
        return
    with _explained(path):
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """A file to write beside the real one, which it replaces when it is whole."""
    draft = path.with_name(f"{path.name}.part")
    try:
        yield draft
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise EcumeneError(Message("cli-error-unwritable", {"file": str(path), "problem": problem})) from None
