"""Shared by all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run: what lands stays green. No deadline: a slow machine is no failure.
settings.register_profile("pugsbox", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("pugsbox")
