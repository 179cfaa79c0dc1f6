"""What the wheel is built from."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MARK = "# Compiled by mypyc where a C compiler is present."


def test_what_is_compiled_needs_no_package_that_the_build_has_not() -> None:
    """mypyc reads all that its modules import, and their packages: numpy, say, is not there when a wheel is built."""
    assert MARK in (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    modules = [path for path in sorted(SOURCE.rglob("*.py")) if path.read_text(encoding="utf-8").startswith(MARK)]
    assert SOURCE / "ecumene" / "kernel" / "state.py" in modules
    assert {path.relative_to(SOURCE).parts[1] for path in modules} == {"kernel", "conformance", "games", "envs", "bots"}
    foreign: dict[str, Path] = {}
    modules += [path.with_name("__init__.py") for path in modules]
    reached = set(modules)
    while modules:
        path = modules.pop()
        for name in _imported(path):
            if name.split(".")[0] == "ecumene":
                new = set(_files(name)) - reached
                reached |= new
                modules += new
            elif name.split(".")[0] not in sys.stdlib_module_names:
                foreign.setdefault(name.split(".")[0], path)
    assert {name: path for name, path in foreign.items() if name not in _there_or_done_without()} == {}


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _files(name: str) -> Iterator[Path]:
    """The module of a name (or the one that defines it) and the packages around it."""
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        place = SOURCE.joinpath(*parts[:length])
        yield from (file for file in (place / "__init__.py", place.with_suffix(".py")) if file.exists())


def _there_or_done_without() -> set[str]:
    """What the build installs, and what mypy is told to do without."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    installed = {wish.split(">")[0].split(".")[0] for wish in project["build-system"]["requires"]}
    without = [override for override in project["tool"]["mypy"]["overrides"] if override.get("ignore_missing_imports")]
    return installed | {module.split(".")[0] for override in without for module in override["module"]}
