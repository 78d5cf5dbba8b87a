"""Estimates of the time left, on made-up clocks."""

from __future__ import annotations

import pytest

from sigdesk.jobs import TimeLeft


def test_unknown_until_something_moved():
    estimate = TimeLeft()
    assert estimate.seconds() is None
    estimate.add(0.0, 0.5)
    assert estimate.seconds() is None
    estimate.add(1.0, 0.5)
    assert estimate.seconds() is None


def test_constant_rate():
    estimate = TimeLeft()
    for second in range(5):
        estimate.add(float(second), 0.1 * second)
    assert estimate.seconds() == pytest.approx(6.0)


def test_resumed_job_is_judged_by_its_rate_not_by_its_share():
    # Half was there at the start; a tenth a second since.
    estimate = TimeLeft()
    estimate.add(100.0, 0.5)
    estimate.add(101.0, 0.6)
    assert estimate.seconds() == pytest.approx(4.0)


def test_only_the_last_seconds_count():
    estimate = TimeLeft(window=2.0)
    for second in range(10):
        estimate.add(float(second), 0.01 * second)
    for step in range(1, 5):
        estimate.add(9.0 + step, 0.09 + 0.1 * step)
    assert estimate.seconds() == pytest.approx((1 - 0.49) / 0.1)


def test_slow_job_keeps_two_points():
    estimate = TimeLeft(window=1.0)
    estimate.add(0.0, 0.0)
    estimate.add(60.0, 0.1)
    estimate.add(120.0, 0.2)
    assert estimate.seconds() == pytest.approx(480.0)
