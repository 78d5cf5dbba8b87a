"""``python -m sigdesk.cli``."""

import sys

from sigdesk.cli import main

sys.exit(main())
