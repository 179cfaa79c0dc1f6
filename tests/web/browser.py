"""A Chromium to test with: the machine's, or one fetched for it. ``python -m tests.web.browser`` prints its path.

As root it is installed from the distribution's packages. Without root the same packages are unpacked into the
environment, or Playwright fetches its own build; whichever works first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOME = Path(sys.prefix) / "chromium"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")


def find() -> str | None:
    """A Chromium that is already there."""
    named = os.environ.get("ECUMENE_CHROMIUM")
    fetched = str(HOME / "chromium")
    candidates = [named, fetched, *(shutil.which(name) for name in NAMES)]
    return next(filter(_runs, candidates), None) or next(filter(_runs, [_playwright_build()]), None)


def fetch() -> str:
    """A Chromium, installed if need be."""
    found = find()
    ways: tuple[Callable[[], None], ...] = (install_package, unpack_packages, ask_playwright)
    for way in ways:
        if found:
            return found
        try:
            way()
        except (subprocess.CalledProcessError, OSError) as error:
            print(f"{way.__name__}: {error}", file=sys.stderr)  # noqa: T201
        found = find()
    if found:
        return found
    raise SystemExit("No Chromium for the browser tests: install one, or name it in ECUMENE_CHROMIUM.")


def install_package() -> None:
    if os.geteuid() != 0:
        raise OSError("installing a package needs root")
    quietly("apt-get", "update", "-qq")
    quietly("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")


def unpack_packages() -> None:
    """Debian's packages that the machine lacks, unpacked into our own folder: no root needed."""
    for folder in ("lists/partial", "cache/archives/partial", "debs", "root"):
        (HOME / folder).mkdir(parents=True, exist_ok=True)
    apt = ["apt-get", "-qq", "-o", f"Dir::State::lists={HOME}/lists", "-o", f"Dir::Cache={HOME}/cache"]
    apt += ["-o", "Debug::NoLocking=1", "-o", "APT::Sandbox::User="]
    quietly(*apt, "update")
    wanted = ("install", "--no-install-recommends", "--print-uris", "-y", "chromium", "fonts-dejavu-core")
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
    launcher = HOME / "chromium"
    launcher.write_text(
        "#!/bin/sh\n"
        f"export LD_LIBRARY_PATH={':'.join(sorted(libraries))}:$LD_LIBRARY_PATH\n"
        f"export FONTCONFIG_PATH={root}/etc/fonts XDG_DATA_DIRS={root}/usr/share:/usr/share\n"
        f'exec {root}/usr/lib/chromium/chromium "$@"\n'
    )
    launcher.chmod(0o755)


def _playwright_build() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    print(fetch())  # noqa: T201
