"""``python -m ecumene.cli``."""

import sys

from ecumene.cli import main

sys.exit(main())
