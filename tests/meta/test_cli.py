"""The command line imports only the subcommand that was asked for."""

import subprocess
import sys

import pytest

from infra import cli


def test_help_names_every_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--help"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert all(name in said for name in cli.SUBCOMMANDS)


def test_an_unknown_subcommand_is_refused() -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["dance"])
    assert end.value.code == 2


@pytest.mark.parametrize("name", sorted(cli.SUBCOMMANDS))
def test_every_subcommand_explains_itself(name: str) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([name, "--help"])
    assert end.value.code == 0


def test_help_loads_no_subcommand() -> None:
    program = "import sys; from infra import cli\ntry: cli.main(['--help'])\nexcept SystemExit: pass\n"
    program += "assert not {name for name, _ in cli.SUBCOMMANDS.values()} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


def test_who_reads_only_the_beginning_gets_no_complaint() -> None:
    command = f"{sys.executable} -m infra.cli modes --json | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("{\n", "")
