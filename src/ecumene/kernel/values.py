"""Small immutable typed values: what is printed on a component, carried out by the rules and told in words."""

from __future__ import annotations

from dataclasses import Field, dataclass
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """Base of a game's effects: the annotated fields of a class are what is printed, its name is the kind of effect."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls, kw_only: bool = False, **options: Any) -> None:
        super().__init_subclass__(**options)
        dataclass(frozen=True, kw_only=kw_only)(cls)
