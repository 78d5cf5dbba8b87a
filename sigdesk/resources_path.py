"""Where the files lie that the program carries: icons, translations, samples, templates.

Decision: they live in the top-level ``resources`` folder of the source tree, where translators and
designers look for them; a wheel carries the same folder as ``sigdesk/_resources``. The source tree
wins, so that a change there is seen at once.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def _root() -> Path:
    package = Path(__file__).resolve().parent
    candidates = [package.parent / "resources", package / "_resources"]
    # A frozen program unpacks its data beside its modules.
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        candidates.insert(0, Path(frozen) / "sigdesk" / "_resources")
    for candidate in candidates:
        # A package installed for all lies beside other packages, one of which may well own a
        # folder "resources": ours is known by its report template.
        if (candidate / "report" / "report.html.j2").is_file():
            return candidate
    raise FileNotFoundError(
        f"SigDesk's resources are missing; looked in {', '.join(map(str, candidates))}"
    )


def resource(*parts: str) -> Path:
    """Path of a file or folder the program carries.

    Parameters
    ----------
    *parts : str
        Path inside the resources folder, such as ``"icons", "compare.svg"``. It need not exist.

    Returns
    -------
    Path

    Raises
    ------
    FileNotFoundError
        When the installation has no resources at all.
    """
    return _root().joinpath(*parts)
