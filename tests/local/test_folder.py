"""The data folder: one server at a time, a vault only its owner reads, and a pulse that notices absence."""

import os
import socket
import stat
from pathlib import Path

import pytest

from infra.local import settings
from infra.local.folder import Folder, Taken
from infra.local.pulse import Pulse
from infra.local.settings import Wrong
from infra.local.vault import FileVault


def test_a_second_server_is_told_where_the_first_runs(tmp_path: Path) -> None:
    first = Folder(tmp_path)
    first.tell("http://localhost:8000")
    with pytest.raises(Taken, match="http://localhost:8000"):
        Folder(tmp_path)
    first.close()
    Folder(tmp_path).close()


def test_the_vault_gives_back_what_it_sealed_for_that_table_alone(tmp_path: Path) -> None:
    path = tmp_path / "vault.key"
    sealed = FileVault(path).seal("one", b"s" * 32)
    assert b"s" * 8 not in sealed
    assert FileVault(path).unseal("one", sealed) == b"s" * 32
    with pytest.raises(ValueError):
        FileVault(path).unseal("two", sealed)
    with pytest.raises(ValueError):
        FileVault(tmp_path / "other.key").unseal("one", sealed)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_pulse_measures_an_absence_and_not_a_pause_for_breath(tmp_path: Path) -> None:
    """The clock is the test's own: a new process gives back all that it was down, however short."""
    now = 1_000_000
    path = tmp_path / "pulse"
    assert Pulse(path, lambda: now).beat() == 0
    assert Pulse(path, lambda: now).beat() == 0
    now += 60_000
    running = Pulse(path, lambda: now)
    assert (running.beat(), running.beat()) == (60_000, 0)
    now += 5
    assert Pulse(path, lambda: now).beat() == 5
    assert running.beat() == 0, "a process that runs was only busy"


def test_a_pulse_cut_off_in_the_middle_of_a_note_is_no_absence(tmp_path: Path) -> None:
    (tmp_path / "pulse").write_text("")
    assert Pulse(tmp_path / "pulse").beat() == 0


def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Wrong, match=str(port)):
            settings.listen(settings.read({"PORT": str(port)}))


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    first = settings.listen(settings.read({}))
    second = settings.listen(settings.read({}))
    assert second.getsockname()[1] > first.getsockname()[1] >= settings.FIRST_PORT
    first.close()
    second.close()


@pytest.mark.parametrize("environment", [{"PORT": "none"}, {"PORT": "70000"}, {"DEV": "1", "HOST": "0.0.0.0"}])
def test_what_cannot_be_followed_is_said(environment: dict[str, str]) -> None:
    with pytest.raises(Wrong):
        settings.read(environment)


def test_on_the_network_the_server_answers_to_the_machine_s_own_names() -> None:
    local, open_ = settings.read({}), settings.read({"HOST": "0.0.0.0"})
    assert settings.names(local) == ("127.0.0.1", "localhost")
    assert {"127.0.0.1", "localhost", socket.gethostname()} <= set(settings.names(open_))


def test_settings_have_their_defaults() -> None:
    read = settings.read({"PORT": "", "HOST": "", "DEV": "", "FREEHOLD_DATA": ""})
    assert (read.host, read.port, read.dev, os.fspath(read.data)) == ("127.0.0.1", None, False, ".data")
