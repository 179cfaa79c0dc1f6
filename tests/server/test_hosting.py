"""What docs/hosting.md tells hosts to do is done here, with the real programs where they are installed."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from ecumene.server.settings import Settings
from tests.server.serving import PATIENCE, Player, Server, free_port

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "hosting.md").read_text()
UNCHECKED = ssl._create_unverified_context()


def block(language: str, number: int = 0) -> str:
    """An example of the page."""
    return re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)[number]


def program(name: str) -> str:
    """``ECUMENE_PROXIES`` may name a folder that is not on the path."""
    found = shutil.which(name, path=f"{os.environ.get('ECUMENE_PROXIES', '')}:{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"no {name} here")
    return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    folder = tmp_path
    settings = {"ECUMENE_SECURE_COOKIES": "true", "ECUMENE_SIGN_INS_PER_MINUTE": "6"}
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "server.log", **settings).start()
    yield running
    running.stop()


def caddy(house: Server, port: int, folder: Path) -> list[str]:
    site = block("caddy").replace("games.example.org {", f"https://localhost:{port} {{\n    tls internal")
    options = "{\n    admin off\n    skip_install_trust\n    auto_https disable_redirects\n}\n"
    file = folder / "Caddyfile"
    file.write_text(options + site.replace("127.0.0.1:8000", f"127.0.0.1:{house.port}"))
    return [program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"]


def nginx(house: Server, port: int, folder: Path) -> list[str]:
    found = program("nginx")
    key = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"]
    subprocess.run([*key, "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True)
    site = block("nginx").replace("127.0.0.1:8000", f"127.0.0.1:{house.port}").replace("listen 443", f"listen {port}")
    site = re.sub(r"ssl_certificate /\S+;", f"ssl_certificate {folder}/cert.pem;", site)
    site = re.sub(r"ssl_certificate_key /\S+;", f"ssl_certificate_key {folder}/key.pem;", site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    user = "user root;" if os.getuid() == 0 else ""
    file.write_text(
        f"{user} pid {folder}/pid; error_log stderr; daemon off; events {{}}\n"
        f"http {{ access_log off;\n{temporary}{site} }}\n"
    )
    return [found, "-c", str(file), "-p", str(folder), "-e", "stderr"]


@pytest.fixture(params=[caddy, nginx])
def proxy(request: pytest.FixtureRequest, house: Server, tmp_path: Path) -> Iterator[str]:
    """The address at which the world reaches the server."""
    port = free_port()
    command = request.param(house, port, tmp_path)
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
        "HOME": str(tmp_path),
    }
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        yield _when_ready(f"https://localhost:{port}", tmp_path / "log")
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _when_ready(url: str, log: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"{url}/api/health", verify=False).status_code == 200:
                return url
        except httpx.TransportError:
            time.sleep(0.1)
    raise TimeoutError(log.read_text()[-2000:])


def test_a_proxy_in_front(proxy: str, house: Server) -> None:
    """Pages, secure cookies and live connections come through; the metrics stay at home; addresses are not made up."""
    with httpx.Client(base_url=proxy, verify=False) as visitor:
        csrf = visitor.get("/api/me").json()["csrf"]
        assert "__Host-ecumene_csrf" in visitor.cookies
        assert visitor.get("/api/metrics").status_code == 403
        sent = {"X-CSRF-Token": csrf, "Origin": proxy}
        sent["X-CSRF-Token"] = visitor.post("/api/guest", json={"name": "Ann"}, headers=sent).json()["csrf"]
        table = visitor.post("/api/tables/quick", json={"game": "toy", "players": 2}, headers=sent).json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        address = f"{proxy.replace('https', 'wss')}/api/tables/{table}/live"
        with connect(address, ssl=UNCHECKED, additional_headers={"Cookie": cookies}, origin=proxy) as live:  # type: ignore[arg-type]
            assert '"type":' in str(live.recv(timeout=PATIENCE))
        answers = [
            visitor.get("/api/codes/aaaaaaaa", headers={"X-Forwarded-For": f"9.9.9.{n}"}).status_code for n in range(9)
        ]
    assert answers[-1] == 429
    assert Player(house, token="none").http.get("/api/metrics").status_code == 200


def test_the_units_are_well_formed(tmp_path: Path) -> None:
    checker = program("systemd-analyze")
    for unit in re.split(r"(?m)^(?=# /etc/systemd/system/)", block("ini", 0) + block("ini", 1)):
        if unit.strip():
            name = unit.splitlines()[0].rsplit("/", 1)[1]
            (tmp_path / name).write_text(unit.replace("/opt/ecumene/bin/ecumene", sys.executable))
    units = sorted(str(path) for path in tmp_path.iterdir())
    assert len(units) == 3
    done = subprocess.run([checker, "verify", *units], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if str(tmp_path) in line or "ecumene" in line] == []


def test_the_container_files_name_what_exists() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"ecumene", "database"}
    assert (ROOT / services["ecumene"]["build"]["dockerfile"]).is_file()
    known = {f"ECUMENE_{field.upper()}" for field in Settings.__struct_fields__}
    assert set(services["ecumene"]["environment"]) <= known
    lines = (ROOT / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    words = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert set(words) <= {"FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL",
                          "HEALTHCHECK", "CMD"}  # fmt: skip
    assert lines[-1].startswith('CMD ["ecumene", "serve"')
    assert "constraints.txt" in "".join(lines)


def test_every_setting_is_explained() -> None:
    for field in Settings.__struct_fields__:
        assert f"ECUMENE_{field.upper()}" in DOCS or field == "bot_pace_most"


def test_every_metric_is_explained(house: Server) -> None:
    text = Player(house, token="none").http.get("/api/metrics").text
    names = {re.match(r"[a-z_]+", line)[0] for line in text.splitlines()}  # type: ignore[index]
    for name in names:
        assert re.sub(r"_(bucket|sum|count)$", "", name) in DOCS
