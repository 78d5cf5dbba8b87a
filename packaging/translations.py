"""Extract every string of the program, compile the translations, and check that none is missing.

`python packaging/translations.py` updates ``resources/i18n/sigdesk_zh_CN.ts`` and compiles it.
With ``--check`` nothing is written: it fails when a string is new, gone or untranslated, when a
translation lost a ``{field}``, or when the compiled file is out of date.
"""

from __future__ import annotations

import filecmp
import re
import shutil
import string
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
FOLDER = TOP / "resources" / "i18n"
SOURCE_FOLDER = TOP / "sigdesk"
NAME = "sigdesk_zh_CN"


def tool(name: str) -> str:
    """The path of one of Qt's translation tools beside this Python."""
    beside = Path(sys.executable).parent / f"pyside6-{name}"
    return str(beside) if beside.exists() else f"pyside6-{name}"


def extract(ts: Path) -> None:
    """Bring a .ts file up to date with the sources, keeping its translations."""
    command = [tool("lupdate"), "-extensions", "py", "-locations", "none", "-no-obsolete"]
    command += ["-source-language", "en", "-target-language", "zh_CN"]
    command += [str(SOURCE_FOLDER), "-ts", str(ts)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or "warning" in done.stderr.lower():
        sys.exit(done.stdout + done.stderr)


def compile_to(ts: Path, qm: Path) -> None:
    """Compile a .ts file."""
    command = [tool("lrelease"), "-silent", str(ts), "-qm", str(qm)]
    subprocess.run(command, check=True, capture_output=True)


def fields(text: str) -> set[str]:
    """The names of the `str.format` fields in a text, and Qt's own place marks."""
    named = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    return named | set(re.findall(r"%n|%\d", text))


def complaints(ts: Path) -> list[str]:
    """What is wrong with the translations of a .ts file."""
    found = []
    for context in ElementTree.parse(ts).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = forms or [translation.text or ""]
            if translation.get("type") == "unfinished" or not all(texts):
                found.append(f"{name}: not translated: {source!r}")
                continue
            for text in texts:
                try:
                    same = fields(text) == fields(source)
                except ValueError as error:
                    found.append(f"{name}: {error}: {text!r}")
                    continue
                if not same:
                    found.append(f"{name}: fields differ: {source!r} / {text!r}")
    return found


def messages(ts: Path) -> set[tuple[str, str]]:
    """Every (context, source) of a .ts file."""
    return {
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in ElementTree.parse(ts).getroot().iter("context")
        for message in context.iter("message")
    }


def check() -> int:
    """Compare what is stored with what the sources say; the exit code."""
    stored = FOLDER / f"{NAME}.ts"
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / f"{NAME}.ts"
        shutil.copy(stored, fresh)
        extract(fresh)
        wrong = complaints(fresh)
        gone = messages(stored) - messages(fresh)
        wrong += [f"{context}: no longer in the sources: {text!r}" for context, text in gone]
        compiled = Path(folder) / f"{NAME}.qm"
        compile_to(stored, compiled)
        if not filecmp.cmp(compiled, FOLDER / f"{NAME}.qm", shallow=False):
            wrong.append("the compiled file is out of date")
    if wrong:
        print("\n".join(sorted(wrong)))
        print(f"{len(wrong)} complaints; after mending the .ts run packaging/translations.sh")
        return 1
    print(f"{len(messages(stored))} strings, all translated")
    return 0


def main() -> int:
    """Update and compile, or check."""
    if "--check" in sys.argv[1:]:
        return check()
    FOLDER.mkdir(parents=True, exist_ok=True)
    ts = FOLDER / f"{NAME}.ts"
    extract(ts)
    compile_to(ts, FOLDER / f"{NAME}.qm")
    wrong = complaints(ts)
    print("\n".join(wrong))
    print(f"{len(messages(ts))} strings, {len(wrong)} to be looked at")
    return 0


if __name__ == "__main__":
    sys.exit(main())
