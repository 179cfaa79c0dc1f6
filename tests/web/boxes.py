"""What lies in a game's box, as TypeScript: the type of every field is inferred from all the components there are."""

from __future__ import annotations

import json
from typing import Any

#: Words of a closed set, such as colours, are told one by one; more of them than this are names of things.
_FEW = 10
_OFTEN = 3


def box_type(components: dict[str, list[dict[str, Any]]]) -> str:
    """The declaration of a box: a list of records for each kind of component."""
    shelves = "".join(f"  {kind}: {_list(records, 1)};\n" for kind, records in components.items())
    return f"/** Everything in the box: GET /api/components. */\nexport interface Box {{\n{shelves}}}\n"


def _type(values: list[Any], depth: int) -> str:
    """What all these values have in common."""

    def of(*kinds: type) -> list[Any]:
        return [value for value in values if type(value) in kinds]

    types = ["boolean"] if of(bool) else []
    types += ["number"] if of(int, float) else []
    types += [_words(of(str))] if of(str) else []
    types += [_list([item for value in of(list) for item in value], depth)] if of(list) else []
    types += [_record(of(dict), depth)] if of(dict) else []
    types += ["null"] if None in values else []
    return " | ".join(types)


def _words(values: list[str]) -> str:
    distinct = sorted(set(values))
    if len(distinct) > _FEW or len(values) < _OFTEN * len(distinct):
        return "string"
    return " | ".join(json.dumps(word) for word in distinct)


def _list(items: list[Any], depth: int) -> str:
    item = _type(items, depth) if items else "never"
    return f"({item})[]" if " | " in item else f"{item}[]"


def _record(values: list[dict[str, Any]], depth: int) -> str:
    """An object, a message, or one of several kinds of effect that tell themselves apart by their type."""
    tags = list(dict.fromkeys(value.get("type", "") for value in values))
    if tags == ["message"]:
        return "Message"
    if tags == [""]:
        return _fields(values, depth)
    kinds = [_fields([value for value in values if value["type"] == tag], depth, tag) for tag in sorted(tags)]
    return f"\n{'  ' * (depth + 1)}| ".join(["", *kinds]) if len(kinds) > 1 else kinds[0]


def _fields(values: list[dict[str, Any]], depth: int, tag: str = "") -> str:
    fields = []
    for name in dict.fromkeys(name for value in values for name in value):
        found = [value[name] for value in values if name in value]
        mark = "" if len(found) == len(values) else "?"
        text = json.dumps(tag) if tag and name == "type" else _type(found, depth + 1)
        fields.append(f"{name}{mark}: {'string' if name == 'id' else text}")
    if depth > 1 or len(fields) < 4:
        return f"{{ {'; '.join(fields)} }}"
    indent = "  " * (depth + 1)
    return "{\n" + "".join(f"{indent}{field};\n" for field in fields) + "  " * depth + "}"
