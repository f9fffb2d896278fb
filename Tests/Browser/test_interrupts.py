"""Ending a command that changes content; the test runner of Swift keeps such signals from what it starts."""

import fcntl
import os
import shutil
import signal
import subprocess
import time

from serving import ROOT


def test_a_command_that_waits_for_another_can_be_ended(tmp_path, hig):
    shutil.copytree(ROOT / "Content", tmp_path / "Content")
    folder = os.open(tmp_path / "Content/bars/tab-bar", os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    command = subprocess.Popen([hig, "new", "rule", "tab-bar/two"], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    time.sleep(1)
    assert command.poll() is None, command.stderr.read()
    command.send_signal(signal.SIGTERM)
    assert command.wait(5) == -signal.SIGTERM
    assert "{#two" not in (tmp_path / "Content/bars/tab-bar/en.md").read_text(encoding="utf-8")
