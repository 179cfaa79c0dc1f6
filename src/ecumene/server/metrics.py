"""A few numbers about how the house is doing, in the text format Prometheus reads."""

from __future__ import annotations

from collections import Counter

_BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counted since the process started."""

    def __init__(self) -> None:
        self._requests: Counter[tuple[str, int]] = Counter()
        self._writes: Counter[str] = Counter()
        self._within = [0] * len(_BOUNDS)
        self._seconds = 0.0

    def answered(self, method: str, status: int) -> None:
        self._requests[method, status] += 1

    def written(self, kind: str, seconds: float) -> None:
        self._writes[kind] += 1
        self._seconds += seconds
        for i, bound in enumerate(_BOUNDS):
            self._within[i] += seconds <= bound

    def text(self, gauges: dict[str, int]) -> str:
        lines = [f"ecumene_{name} {value}" for name, value in gauges.items()]
        lines += [
            f'ecumene_requests_total{{method="{method}",status="{status}"}} {count}'
            for (method, status), count in sorted(self._requests.items())
        ]
        lines += [f'ecumene_writes_total{{kind="{kind}"}} {count}' for kind, count in sorted(self._writes.items())]
        total = sum(self._writes.values())
        lines += [
            f'ecumene_write_seconds_bucket{{le="{bound}"}} {count}'
            for bound, count in zip(_BOUNDS, self._within, strict=True)
        ]
        lines += [f'ecumene_write_seconds_bucket{{le="+Inf"}} {total}']
        lines += [f"ecumene_write_seconds_sum {self._seconds:.6f}", f"ecumene_write_seconds_count {total}"]
        return "\n".join(lines) + "\n"
