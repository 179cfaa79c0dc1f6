"""Requests made up from the published schema: whatever is sent, the server never fails."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.serving import Player, Server

if TYPE_CHECKING:  # takes a second to read, for a single test
    from schemathesis import APIOperation, Case

#: Requests for each operation; more in long runs.
EXAMPLES = (4, pytest.param(40, marks=pytest.mark.slow))
PATIENCE = 90.0  # a busy machine is slow, not wrong


@pytest.mark.parametrize("examples", EXAMPLES)
def test_no_request_makes_the_server_fail(server: Server, examples: int) -> None:
    """Every operation of the OpenAPI schema, by somebody who sits at a running table."""
    import schemathesis
    from schemathesis.core.result import Ok

    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    answers: Counter[int] = Counter()
    for operation in operations:
        _fuzz(server, operation, answers, examples)
    assert len(operations) > 30
    assert {200, 400, 403, 404, 409, 422} <= set(answers)


def _fuzz(server: Server, operation: APIOperation[Any, Any, Any, Any], answers: Counter[int], examples: int) -> None:
    ann = Player(server)  # a new one each time: some operations sign people out
    table = ann.quick("toy", 2)
    ann.act(table, ann.state(table))

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Case[Any]) -> None:
        _lead_into_the_house(case, table)
        answer = case.call(headers={"Authorization": f"Bearer {ann.token}"}, timeout=PATIENCE)
        answers[answer.status_code] += 1
        assert answer.status_code < 500, f"{case.method} {case.formatted_path} {case.body!r} {answer.text[:200]}"

    send()


def _lead_into_the_house(case: Case[Any], table: str) -> None:
    """Names of games and tables cannot be guessed: without this every request would end at the door."""
    for name, value in (("id", table), ("game", "toy")):
        if name in case.path_parameters:
            case.path_parameters[name] = value
    if isinstance(case.body, dict):
        if "game" in case.body:
            case.body["game"] = "toy"
        for name in ("seat", "players"):
            number = case.body.get(name)
            if isinstance(number, int) and not isinstance(number, bool) and number > 1:
                case.body[name] = 2 + number % 4 if name == "players" else number % 2
