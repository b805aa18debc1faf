"""`tianming` with few descriptors: the environment variable TEST_DESCRIPTORS says how many."""

from __future__ import annotations

import os
import resource

from tianming.cli import main

if __name__ == "__main__":
    most = int(os.environ["TEST_DESCRIPTORS"])
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    main()
