"""Marigolds and clay lamps. Centimetres."""
import math
import random

from kit.drawn import leaf_mesh, tube
from kit.light import soft_box
from kit.materials import glow, plain
from kit.solids import TURN, group, lathe, put, rad
from kit.surfaces import clay, petal, sauce


def marigold(loc, size, seed=0, color="#f29a1a", deep="#d8610a"):
    """Rows of small ruffled petals about a middle."""
    random.seed(seed)
    place, material = group(loc, (0.2 * math.sin(seed), 0.2 * math.cos(seed), seed)), petal(color, deep)
    mesh = leaf_mesh(1.0, 0.75, 0.15, 0.5, 0.06, 0.5, 8)
    for row in range(7):
        count, lift = 16 - 2 * row, rad(8 + 13 * row)
        for k in range(count):
            made = put(mesh, material, (0, 0, -size * 0.3 + 0.07 * row * size), parent=place, scale=size * (1.0 - 0.1 * row) * (0.9 + 0.2 * random.random()))
            made.rotation_euler = (0, -lift, TURN * (k + 0.5 * (row % 2)) / count + 0.2 * random.random())


def diya(loc, turn=0.0, size=1.0, watts=40):
    place = group(loc, (0, 0, rad(turn)), size)
    body = lathe([(0, 0), (1.6, 0), (1.8, 0.2), (3.2, 1.4), (3.5, 2.1), (3.3, 2.2), (2.9, 1.5), (1.6, 0.6), (0, 0.5)], clay("#b5623a", "#8a4526", 1.0), 96, curve=True, parent=place)
    oil = lathe([(0, 1.5), (2.85, 1.52)], sauce("#d9a23a", "#b87c18", 0.04, 0, 1, 0), 64, parent=place)
    for part in (body, oil):
        for vertex in part.data.vertices:
            if vertex.co.x > 0:
                vertex.co.x *= 1 + 0.42 * (vertex.co.x / 3.5) ** 2 * max(0, 1 - abs(vertex.co.y) / 2.2)
    tube([(0, 0.3, 1.45), (2.0, 0, 1.6), (4.1, 0, 2.3), (4.5, 0, 2.7)], 0.2, plain("#efe3cc", 0.9), parent=place)
    lathe([(0, 0), (0.28, 0.25), (0.36, 0.7), (0.22, 1.5), (0, 2.5)], glow("#ffae4d", 15), 32, curve=True, parent=place, loc=(4.5, 0, 2.6))
    x, y = 4.5 * size * math.cos(rad(turn)), 4.5 * size * math.sin(rad(turn))
    soft_box((loc[0] + x, loc[1] + y, loc[2] + 6.5 * size), (loc[0] + x * 0.5, loc[1] + y * 0.5, 0), 2.0, watts, "#ff9a3d")
