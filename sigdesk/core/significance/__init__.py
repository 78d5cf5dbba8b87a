"""Significance tests, one module a family. Importing the package registers them in `TESTS`."""

from sigdesk.core.significance import bootstrap as bootstrap
from sigdesk.core.significance import correlation_difference as correlation_difference
from sigdesk.core.significance import delong_test as delong_test
from sigdesk.core.significance import ideal_bootstrap as ideal_bootstrap
from sigdesk.core.significance import paired_t as paired_t
from sigdesk.core.significance import permutation as permutation
from sigdesk.core.significance import randomization as randomization
from sigdesk.core.significance import rank_tests as rank_tests
from sigdesk.core.significance import sign_tests as sign_tests
from sigdesk.core.significance.base import TESTS as TESTS
