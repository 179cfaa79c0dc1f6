"""A Chromium to test with: the machine's, or one fetched for it. ``python -m tests.web.browser`` prints its path.

The headless shell is wanted: the same engine without the browser around it, which opens a window for a third of the
work. As root it is installed from the distribution's packages; a whole Chromium will do, too. Where there is none and
no root either, the same packages are unpacked into the environment, or Playwright fetches its own build.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = "fonts-dejavu-core"
HOME = Path(sys.prefix) / "chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")


def find() -> str | None:
    """A Chromium that is already there."""
    named = os.environ.get("ECUMENE_CHROMIUM")
    fetched = str(HOME / SHELL)
    candidates = [named, fetched, *(shutil.which(name) for name in NAMES)]
    return next(filter(_runs, candidates), None) or next(filter(_runs, [_playwright_build()]), None)


def fetch() -> str:
    """A Chromium, installed if need be."""
    found = find()
    ways: tuple[Callable[[], None], ...] = (install_shell, install_chromium, unpack_packages, ask_playwright)
    for way in ways:
        if found and (way is not install_shell or SHELL in found or "ECUMENE_CHROMIUM" in os.environ):
            return found
        try:
            way()
        except (subprocess.CalledProcessError, OSError) as error:
            print(f"{way.__name__}: {error}", file=sys.stderr)  # noqa: T201
        found = find()
    if found:
        return found
    raise SystemExit("No Chromium for the browser tests: install one, or name it in ECUMENE_CHROMIUM.")


def install_shell() -> None:
    _install(SHELL)


def install_chromium() -> None:
    _install("chromium")


def _install(package: str) -> None:
    if os.geteuid() != 0:
        raise OSError("installing a package needs root")
    install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", package, FONTS)
    try:
        quietly(*install)
    except subprocess.CalledProcessError:
        quietly("apt-get", "update", "-qq")
        quietly(*install)


def unpack_packages() -> None:
    """Debian's packages that the machine lacks, unpacked into our own folder: no root needed."""
    for folder in ("lists/partial", "cache/archives/partial", "debs", "root"):
        (HOME / folder).mkdir(parents=True, exist_ok=True)
    apt = ["apt-get", "-qq", "-o", f"Dir::State::lists={HOME}/lists", "-o", f"Dir::Cache={HOME}/cache"]
    apt += ["-o", "Debug::NoLocking=1", "-o", "APT::Sandbox::User="]
    quietly(*apt, "update")
    wanted = ("install", "--no-install-recommends", "--print-uris", "-y", SHELL, FONTS)
    plan = subprocess.run([*apt, *wanted], check=True, capture_output=True, text=True).stdout
    packages = [line.split()[1].split("_")[0] for line in plan.splitlines() if line.startswith("'")]
    subprocess.run([*apt, "download", *packages], check=True, cwd=HOME / "debs")
    for package in (HOME / "debs").glob("*.deb"):
        quietly("dpkg", "-x", str(package), str(HOME / "root"))
    _write_launcher()


def ask_playwright() -> None:
    quietly(sys.executable, "-m", "playwright", "install", "chromium")


def quietly(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _runs(path: str | None) -> bool:
    return bool(path) and os.access(str(path), os.X_OK)


def _write_launcher() -> None:
    root = HOME / "root"
    libraries = {str(path.parent) for path in (root / "usr" / "lib").rglob("*.so*")}
    launcher = HOME / SHELL
    launcher.write_text(
        "#!/bin/sh\n"
        f"export LD_LIBRARY_PATH={':'.join(sorted(libraries))}:$LD_LIBRARY_PATH\n"
        f"export FONTCONFIG_PATH={root}/etc/fonts XDG_DATA_DIRS={root}/usr/share:/usr/share\n"
        f'exec {root}/usr/lib/chromium/{SHELL} "$@"\n'
    )
    launcher.chmod(0o755)


def _playwright_build() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    print(fetch())  # noqa: T201
