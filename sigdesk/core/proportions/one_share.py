"""Confidence intervals of one share, such as an accuracy of k right answers among n items."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.results import Interval

Ends = tuple[float, float]


def normal_quantile(confidence: float) -> float:
    """The z that a normal value stays within ± with probability `confidence`."""
    from scipy.special import ndtri

    return -float(ndtri((1.0 - confidence) / 2.0))


def wilson(k: float, n: float, confidence: float = 0.95) -> Ends:
    """Shares that the score test does not reject (Wilson 1927)."""
    z2 = normal_quantile(confidence) ** 2
    share = k / n
    centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n)
    inner = share * (1.0 - share) / n + z2 / (4.0 * n * n)
    reach = math.sqrt(z2 * inner) / (1.0 + z2 / n)
    # The ends are exactly 0 and 1 at k = 0 and k = n, which rounding would miss.
    return (0.0 if k == 0 else centre - reach), (1.0 if k == n else centre + reach)


def clopper_pearson(k: float, n: float, confidence: float = 0.95) -> Ends:
    """Shares that neither exact binomial tail rejects (Clopper & Pearson 1934)."""
    from scipy.special import betaincinv

    tail = (1.0 - confidence) / 2.0
    low = float(betaincinv(k, n - k + 1, tail)) if k > 0 else 0.0
    # The mirrored tail keeps the digits of a limit near 1.
    high = 1.0 - float(betaincinv(n - k, k + 1, tail)) if k < n else 1.0
    return low, high


def agresti_coull(k: float, n: float, confidence: float = 0.95) -> Ends:
    """Wald's interval around Wilson's centre, not clipped (Agresti & Coull 1998)."""
    z = normal_quantile(confidence)
    n_more = n + z * z
    share = (k + z * z / 2.0) / n_more
    reach = z * math.sqrt(share * (1.0 - share) / n_more)
    return share - reach, share + reach


def jeffreys(k: float, n: float, confidence: float = 0.95) -> Ends:
    """Equal-tailed limits of Beta(k + ½, n − k + ½) (Brown, Cai & DasGupta 2001).

    Without the usual override of a limit to 0 or 1 at k = 0 or n.
    """
    from scipy.special import betaincinv

    tail = (1.0 - confidence) / 2.0
    low = float(betaincinv(k + 0.5, n - k + 0.5, tail))
    return low, 1.0 - float(betaincinv(n - k + 0.5, k + 0.5, tail))


def wald(k: float, n: float, confidence: float = 0.95) -> Ends:
    """Share ± z standard errors, not clipped: for comparison with published numbers only."""
    share = k / n
    reach = normal_quantile(confidence) * math.sqrt(share * (1.0 - share) / n)
    return share - reach, share + reach


@dataclass(frozen=True)
class ShareMethod:
    """One way to put an interval around a share.

    Parameters
    ----------
    key : str
    name : str
        As printed (English, marked for translation).
    citation : str
    ends : callable
        From k, n and the confidence to both limits.
    """

    key: str
    name: str
    citation: str
    ends: Callable[[float, float, float], Ends]


SHARE_METHODS = {
    method.key: method
    for method in (
        ShareMethod("wilson", QT_TRANSLATE_NOOP("messages", "Wilson"), "Wilson 1927", wilson),
        ShareMethod(
            "clopper-pearson",
            QT_TRANSLATE_NOOP("messages", "Clopper–Pearson"),
            "Clopper & Pearson 1934",
            clopper_pearson,
        ),
        ShareMethod(
            "jeffreys",
            QT_TRANSLATE_NOOP("messages", "Jeffreys"),
            "Brown, Cai & DasGupta 2001",
            jeffreys,
        ),
        ShareMethod(
            "agresti-coull",
            QT_TRANSLATE_NOOP("messages", "Agresti–Coull"),
            "Agresti & Coull 1998",
            agresti_coull,
        ),
        ShareMethod("wald", QT_TRANSLATE_NOOP("messages", "Wald"), "Laplace 1812", wald),
    )
}
"""Every interval of a share by key, the default first."""


def share_interval(
    k: int, n: int, confidence: float = 0.95, method: str = "wilson"
) -> Interval | None:
    """Interval of the share k/n.

    Parameters
    ----------
    k, n : int
        Right answers and items.
    confidence : float
    method : str
        A key of `SHARE_METHODS`.

    Returns
    -------
    Interval or None
        With ``of="score"``; None without items.

    Raises
    ------
    ValueError
        When k is not between 0 and n.
    KeyError
        When no method has that key.
    """
    if not 0 <= k <= n:
        raise ValueError(f"{k} right answers among {n} items")
    used = SHARE_METHODS[method]
    if n == 0:
        return None
    low, high = used.ends(k, n, confidence)
    return Interval(low, high, confidence, used.key, "score")
