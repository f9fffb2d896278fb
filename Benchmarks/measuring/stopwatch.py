"""Time and memory of a command, as the kernel accounts for them."""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Sample:
    """Seconds by the clock, seconds of processor time, peak memory in megabytes."""

    wall: float
    cpu: float
    memory: float


def run(command, cwd=None):
    """Runs a command to its end; a failure ends the benchmark, since its time would mean nothing."""
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    errors = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"benchmark: {' '.join(map(str, command))}: {errors.decode(errors='replace')}")
    return Sample(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


@contextmanager
def here():
    """The same for what this process does; the memory is not told."""
    sample = Sample(0, 0, 0)
    start, usage = time.perf_counter(), resource.getrusage(resource.RUSAGE_SELF)
    yield sample
    after = resource.getrusage(resource.RUSAGE_SELF)
    sample.wall = time.perf_counter() - start
    sample.cpu = after.ru_utime + after.ru_stime - usage.ru_utime - usage.ru_stime


def in_turn(subjects, rounds, tell):
    """Medians by name; each round runs every subject once, so that a slow moment hits all alike."""
    samples = {name: [] for name in subjects}
    for number in range(rounds + 1):
        for name, subject in subjects.items():
            sample = subject()
            if number > 0:  # The first round fills the caches.
                samples[name].append(sample)
        tell(f"round {number} of {rounds}")
    return {name: median(values) for name, values in samples.items()}


def copy(source, target):
    """Writes the files of a folder into another, from memory."""
    shutil.rmtree(target, ignore_errors=True)
    output = subprocess.run([Path(__file__).with_name("writing"), source, target], check=True,
                            stdout=subprocess.PIPE, text=True).stdout
    return Sample(*map(float, output.split()), 0)


def median(samples):
    return Sample(*(statistics.median(getattr(sample, name) for sample in samples) for name in Sample.__annotations__))
