"""Runs inside Blender: `blender -b -P render.py -- <still> <out> <width> <samples> <seed>...`, see studio.py."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.stage import STILLS, empty_stage, render  # noqa: E402

name, out, width, samples, *seeds = sys.argv[sys.argv.index("--") + 1 :]
importlib.import_module("scenes." + name.split("-")[0])
shot = STILLS[name]
empty_stage(shot.exposure)
shot.make()
render(out, int(width) or shot.width, round((int(width) or shot.width) * shot.height / shot.width), int(samples), [int(s) for s in seeds])
