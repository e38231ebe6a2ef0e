"""Plants in pots. Centimetres."""
import math

from kit.drawn import leaf_mesh, tube
from kit.materials import plain
from kit.solids import group, lathe, put, rad
from kit.surfaces import ceramic, leaf


def pot_plant(loc, size=1.0, pot="#c9785a", shade="#9c5639", count=22, length=9.5):
    place = group(loc, (0, 0, 0), size)
    lathe([(0, 0), (4.6, 0), (5.2, 0.3), (6.2, 9.8), (6.1, 10.1), (5.8, 10), (5.5, 8.8), (0, 8.8)], ceramic(pot, shade, 0.4, 0.35, 0.6), 96, edge=0.12, parent=place)
    lathe([(0, 8.9), (5.5, 8.9)], plain("#2b1d14", 1), 48, parent=place)
    green, blades = leaf("#2c6a35", "#5b963f", "#9cc27a"), [leaf_mesh(length, length * 0.52, d, 0.3, 0.03, 0.75) for d in (0.25, 0.5)]
    for i in range(count):
        turn, up = i * 2.4, i / (count - 1)
        high, far = 13 + 13 * up + 2 * math.sin(i * 3), 6.5 * (1 - up) + 1.5
        tip = (far * math.cos(turn), far * math.sin(turn), high)
        tube([(0, 0, 8.8), (tip[0] * 0.35, tip[1] * 0.35, 8.8 + (high - 8.8) * 0.6), tip], 0.16, plain("#5d8a45"), parent=place)
        blade = put(blades[i % 2], green, tip, scale=0.8 + 0.35 * math.sin(i) ** 2, parent=place)
        blade.rotation_euler = (0.3 * math.sin(i * 2), -rad(12 + 42 * up), turn)
