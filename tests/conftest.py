"""Shared by all tests: how Hypothesis runs, which clauses a test saw, and how goldens are rewritten."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings

from pugsbox.punschge import widetable
from tests.clauses import report, watching

# The same examples in every run: what lands stays green. No deadline: a slow machine is no failure.
settings.register_profile("pugsbox", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pugsbox")


def pytest_configure(config):
    """Where the tests run, doctests and README too, no table is taken from the user's cache folder, or left there."""
    folder = TemporaryDirectory()
    config.add_cleanup(folder.cleanup)
    widetable.user_cache_path = lambda name: Path(folder.name) / name


def pytest_addoption(parser):
    parser.addoption("--rewrite", action="store_true", help="write goldens anew instead of comparing with them")
    parser.addoption("--clauses", action="store_true", help="list every clause: enforced how, seen by which tests and scenes")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Where `-n` is given, a file stays with one worker and in its order: the cells of a notebook need those before them."""
    from tests.spread import Spread

    return Spread(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """A test marked with clauses fails unless it saw each of them happen."""
    wanted = [clause for mark in item.iter_markers("clause") for clause in mark.args]
    if not wanted:
        return (yield)
    with watching() as seen:
        result = yield
    unseen = [clause for clause in wanted if clause not in seen]
    if unseen:
        pytest.fail(f"never seen on an event, a refusal, a question or an outcome: {', '.join(unseen)}", pytrace=False)
    return result


def pytest_terminal_summary(terminalreporter, config):
    if config.getoption("--clauses"):
        terminalreporter.write(report())


@pytest.fixture
def golden(request):
    """Compare a text with a file, or write the file anew with --rewrite."""

    def compare(path, text):
        if request.config.getoption("--rewrite"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        assert text == path.read_text(), f"{path.name} has changed; if that is meant: pytest --rewrite"

    return compare
