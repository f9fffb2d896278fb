"""Contents with one fault each, put together as files: Fixtures/Faults laid over Fixtures/Valid."""

import pathlib
import shutil

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "Fixtures"
NAMES = sorted(folder.name for folder in (FIXTURES / "Faults").iterdir() if folder.is_dir())


def write(name, folder):
    """Writes the content of a fault to `folder/Content` and returns what is expected of it."""
    content = folder / "Content"
    own = FIXTURES / "Faults" / name
    shutil.copytree(FIXTURES / "Valid", content)
    shutil.copytree(own, content, dirs_exist_ok=True)
    expected = content / "expected.txt"
    text = expected.read_text(encoding="utf-8")
    expected.unlink()
    removed = content / "removed.txt"
    if removed.exists():
        for path in removed.read_text(encoding="utf-8").splitlines():
            (content / path).unlink()
        removed.unlink()
    return text
