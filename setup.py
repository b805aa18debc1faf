"""What pyproject.toml cannot say: the compiled twins (see tools/twins_build.py)."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.twins_build import BuildSources, BuildTwins, extensions

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildTwins, "build_py": BuildSources})
