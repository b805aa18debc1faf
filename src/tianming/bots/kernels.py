"""Which kernels OpenBLAS multiplies numpy's matrices with. This must be decided before numpy is imported.

OpenBLAS knows AMD's newer processors by their older relatives and leaves half of their width unused. With the kernels
for 512 bits, a net answers in 60 % of the time on them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

VARIABLE = "OPENBLAS_CORETYPE"
WIDE = "SkylakeX"  # OpenBLAS's name of the kernels for 512 bits
NEEDED = {"avx2", "fma", "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
ABOUT = Path("/proc/cpuinfo")


def choose_kernels() -> None:
    """Choose the wide kernels where OpenBLAS would not, unless somebody has chosen or numpy is here already."""
    if VARIABLE not in os.environ and "numpy" not in sys.modules and is_wide_amd():
        os.environ[VARIABLE] = WIDE


def is_wide_amd(about: Path = ABOUT) -> bool:
    """Whether this machine has a processor of AMD that computes with 512 bits."""
    try:
        text = about.read_text(encoding="utf-8", errors="replace").partition("\n\n")[0]
    except OSError:
        return False
    told = dict(line.split(":", 1) for line in text.splitlines() if ":" in line)
    told = {key.strip(): value.strip() for key, value in told.items()}
    return told.get("vendor_id") == "AuthenticAMD" and set(told.get("flags", "").split()) >= NEEDED
