"""A progress bar on standard error, for as long as somebody is looking."""

from __future__ import annotations

from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecumene.cli.words import Voice


class Bar:
    """Counts games as they are finished; silent where standard error is not a terminal."""

    def __init__(self, voice: Voice, id: str, total: int) -> None:
        self._progress = Progress(
            TextColumn(voice.words(id)),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=voice.err,
            transient=True,
            disable=not voice.err.is_terminal,
        )
        self._task = self._progress.add_task(id, total=total)

    def advance(self, games: int) -> None:
        self._progress.advance(self._task, games)

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
