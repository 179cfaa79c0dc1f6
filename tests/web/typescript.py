"""The web's TypeScript types, made from our structs: ``python -m tests.web.typescript`` writes them.

``web/src/api/schema.d.ts`` holds what crosses the wire (``ecumene.server.api``), ``web/src/games/<slug>/view.d.ts``
what a seat sees of a game and can do in it, once the game has a folder there. ``test_types.py`` fails when a struct has
changed and they have not.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterable
from functools import singledispatch
from pathlib import Path

import msgspec
from msgspec import inspect as seen

from ecumene import games
from ecumene.kernel import Action
from ecumene.server import api, api_friends, api_people, api_reviews
from tests.web.boxes import box_type

WEB = Path(__file__).parents[2] / "web" / "src"
API = WEB / "api" / "schema.d.ts"

_HEADER = "// Made from {source} by `npm run types`; change that instead.\n"
_IMPORT = 'import type {{ {names} }} from "../../api/schema.d.ts";\n'

#: Values that are marked in a schema, by their mark.
_MARKED = {"seat": "SeatIndex", "component": "ComponentId"}
_MARKS = """
/** A seat in a view, counted from 0; -1 is nobody, or a spectator's eyes. */
export type SeatIndex = number;

/** What names a component everywhere. */
export type ComponentId = string;

/** An action of some game: its verb and what it names; each game's view.d.ts knows them better. */
export interface Action {
  do: string;
  [field: string]: unknown;
}
"""


def files() -> dict[Path, str]:
    """Every generated file with what should stand in it."""
    known = [value for module in (api, api_friends, api_people, api_reviews) for value in vars(module).values()]
    wire = [cls for cls in _structs(filter(_is_struct, known)) if cls is not Action]
    made = {API: _HEADER.format(source="src/ecumene/server/api.py") + _MARKS + _declarations(wire)}
    for slug in games.slugs():
        folder = WEB / "games" / slug
        if folder.exists():
            made[folder / "view.d.ts"] = _game(slug, wire)
    return made


def _game(slug: str, wire: list[type]) -> str:
    """What a seat sees of a game and what it can do in it."""
    game = games.load(slug)
    own = _structs([game.view, *game.catalogue.verbs])
    text = _declarations([cls for cls in own if cls not in wire])
    verbs = "".join(f"\n  | {verb.__name__}" for verb in game.catalogue.verbs)
    text += f"\nexport type Action ={verbs};\n"
    if (WEB / "games" / slug / "Board.svelte").exists():
        text += "\n" + box_type(msgspec.json.decode(msgspec.json.encode(game.components())))
    shared = {cls.__name__ for cls in own if cls in wire} | {name for name in _MARKED.values() if name in text}
    names = sorted(shared | ({"Message"} if "Message" in text else set()))
    header = _HEADER.format(source=f"src/ecumene/games/{slug}: view.py, actions.py and components()")
    imports = _IMPORT.format(names=", ".join(names)) if names else ""
    return f"{header}{imports}{text}"


def _is_struct(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


# Which structs there are


def _structs(roots: Iterable[type]) -> list[type]:
    """The given structs and all that they are made of, by name."""
    found: dict[type, seen.StructType] = {}
    waiting: list[seen.Type] = list(seen.multi_type_info(list(roots)))
    while waiting:
        info = waiting.pop()
        if isinstance(info, seen.StructType):
            if info.cls in found:
                continue
            found[info.cls] = info
            waiting += [field.type for field in info.fields]
        else:
            waiting += _inside(info)
    return sorted(found, key=lambda cls: cls.__name__)


def _inside(info: seen.Type) -> list[seen.Type]:
    """The types a type is put together from."""
    if isinstance(info, seen.Metadata):
        return [info.type]
    if isinstance(info, seen.ListType | seen.VarTupleType):
        return [info.item_type]
    if isinstance(info, seen.TupleType):
        return list(info.item_types)
    if isinstance(info, seen.DictType):
        return [info.key_type, info.value_type]
    if isinstance(info, seen.UnionType):
        return list(info.types)
    return []


# How they are written


def _declarations(structs: Iterable[type]) -> str:
    return "".join(f"\n{_declaration(cls)}" for cls in structs)


def _declaration(cls: type) -> str:
    info = seen.type_info(cls)
    assert isinstance(info, seen.StructType)
    config = cls.__struct_config__  # type: ignore[attr-defined]
    # What we send is whole unless defaults are left out; what we are sent may always leave them out.
    may_lack = config.omit_defaults or config.forbid_unknown_fields
    lines = [f"  {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field else []
    for field in info.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return f"{_comment(cls)}export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(cls: type) -> str:
    text = inspect.cleandoc(cls.__doc__ or "").split("\n\n")[0].replace("``", "`").replace("\n", " ")
    return f"/** {text} */\n" if text and not text.startswith(f"{cls.__name__}(") else ""


@singledispatch
def written(info: seen.Type) -> str:
    """A type as TypeScript writes it."""
    raise TypeError(f"no TypeScript for {info}")


written.register(seen.AnyType, lambda _: "unknown")
written.register(seen.NoneType, lambda _: "null")
written.register(seen.BoolType, lambda _: "boolean")
written.register(seen.IntType, lambda _: "number")
written.register(seen.FloatType, lambda _: "number")
written.register(seen.StrType, lambda _: "string")
written.register(seen.StructType, lambda info: info.cls.__name__)
written.register(seen.LiteralType, lambda info: " | ".join(json.dumps(value) for value in info.values))
written.register(seen.UnionType, lambda info: " | ".join(map(written, sorted(info.types, key=_null_last))))
written.register(seen.TupleType, lambda info: f"[{', '.join(map(written, info.item_types))}]")


@written.register
def _metadata(info: seen.Metadata) -> str:
    return _MARKED.get((info.extra_json_schema or {}).get("x-type", "")) or written(info.type)


@written.register(seen.ListType)
@written.register(seen.VarTupleType)
def _list(info: seen.ListType | seen.VarTupleType) -> str:
    item = written(info.item_type)
    return f"({item})[]" if " | " in item else f"{item}[]"


@written.register
def _dict(info: seen.DictType) -> str:
    """With keys of a closed set it holds every one of them."""
    return f"Record<{written(info.key_type)}, {written(info.value_type)}>"


def _null_last(info: seen.Type) -> bool:
    return isinstance(info, seen.NoneType)


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
