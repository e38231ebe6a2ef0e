"""Dishes: what stands in the bowls of a thali. Centimetres."""
import math
import random

import bpy
from kit.drawn import field, grain, inside, leaf_mesh, scatter, spin, surface, tube
from kit.materials import plain
from kit.nodes import Material
from kit.solids import TURN, box, cushion, group, lathe, outline, put, rad
from kit.surfaces import leaf, sauce
from mathutils import Vector, noise

BOWL = [(0, 0), (2.6, 0), (2.7, 0.08), (2.8, 0.3), (3.6, 1.0), (4.15, 2.0), (4.25, 3.1), (4.42, 3.45), (4.34, 3.55), (4.18, 3.45), (4.05, 3.1), (3.95, 2.1), (3.4, 1.15), (2.6, 0.55), (0, 0.45)]
RADIUS, TOP = 3.98, 2.55


def mesh_of(made):
    """The mesh alone: for scattering."""
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def liquid(bump, dome, scale, seed):
    """A surface that creeps up at the wall of the bowl, lumpy below."""
    return lambda x, y: (
        TOP + bump * noise.fractal(Vector((x * scale, y * scale, seed)), 1, 2.1, 4)
        + 0.18 * (math.hypot(x, y) / RADIUS) ** 14 + dome * (1 - (x * x + y * y) / RADIUS**2)
    )


class Kitchen:
    """Meshes and materials that the dishes share."""

    def __init__(self):
        self.herb = leaf("#2f7a2a", "#62a83a", "#7fb85a")
        lobes = [(0.55 * (0.55 + 0.38 * abs(math.cos(1.5 * a)) ** 0.6 + 0.1 * math.cos(12 * a)) * math.cos(a), 0.55 * (0.55 + 0.38 * abs(math.cos(1.5 * a)) ** 0.6 + 0.1 * math.cos(12 * a)) * math.sin(a)) for a in [TURN * i / 72 for i in range(72)]]
        self.coriander = mesh_of(outline(lobes, 0, self.herb))
        self.mint = leaf_mesh(1.7, 1.0, 0.2, 0.3, 0.03)
        self.cumin, self.mustard = grain(0.42, 0.11, 0.1), grain(0.17, 0.17)
        self.seed, self.chilli = plain("#3d2410"), sauce("#8e1408", "#4f0804", 0.2, 0.05, 2)

    def herbs(self, bowl, count, high, r=2.4):
        for _ in range(count):
            x, y = inside(r)
            tilt = (0.5 * random.random() - 0.25, 0.5 * random.random() - 0.25, random.random() * TURN)
            put(self.coriander, None, (x, y, high + 0.08 + 0.1 * random.random()), tilt, 0.6 + 0.6 * random.random(), parent=bowl)


def dal(kitchen, bowl):
    field(RADIUS, liquid(0.1, 0.12, 0.9, 1), sauce("#e3a21f", "#c47a10", 0.14, 0.2, 1.2, 0.3), 60, parent=bowl)
    scatter(grain(0.46, 0.4), 90, lambda i: ((*inside(3.7), TOP + 0.06), spin(), 0.5 + 0.5 * random.random()), sauce("#e8ae36", "#cf8a1a", 0.2, 0.2), bowl)
    ghee = sauce("#e88a10", "#c65f05", 0.03, 0, 1, 0.02)
    for _ in range(18):
        lathe([(0, 0.07), (0.5, 0.06), (0.8, 0.03), (1, 0)], ghee, 32, curve=True, loc=(*inside(3.2), TOP + 0.13), scale=(0.2 + 0.5 * random.random(), 0.2 + 0.4 * random.random(), 0.7), parent=bowl)
    scatter(kitchen.cumin, 46, lambda i: ((*inside(2.3), TOP + 0.22), (0, 0, random.random() * TURN), 1), kitchen.seed, bowl)
    for x, y, a in ((-0.6, 0.3, 0.5), (0.7, -0.5, 2.2)):
        tube([(x - 1.3 * math.cos(a), y - 1.3 * math.sin(a), TOP + 0.25), (x - 0.4, y + 0.25, TOP + 0.38), (x + 1.2 * math.cos(a), y + 1.2 * math.sin(a), TOP + 0.26)], 0.22, kitchen.chilli, parent=bowl)
    kitchen.herbs(bowl, 8, TOP + 0.2)


def paneer(kitchen, bowl):
    field(RADIUS, liquid(0.16, 0.18, 0.8, 5), sauce("#c2410f", "#8e2408", 0.15, 0.18, 1.1, 0.5), 60, parent=bowl)
    cheese = sauce("#f2dfb8", "#e2b778", 0.4, 0.25, 0.7, 0.12)
    for _ in range(9):
        box((1.25, 1.1, 0.95), 0.16, cheese, loc=(*inside(2.7), TOP + 0.1 + 0.1 * random.random()), rot=(0.3 * random.random(), 0.3 * random.random(), random.random() * TURN), parent=bowl)
    cream = [(1.9 * (1 - i / 26) * math.cos(i * 0.55), 1.9 * (1 - i / 26) * math.sin(i * 0.55), TOP + 0.33 + 0.04 * math.sin(i)) for i in range(22)]
    tube(cream, 0.1, sauce("#fbf3e2", "#f3e2c4", 0.2, 0.3), parent=bowl)
    kitchen.herbs(bowl, 8, TOP + 0.42, 2.2)


def chana(kitchen, bowl):
    field(RADIUS, liquid(0.12, 0.1, 0.9, 9), sauce("#7d3d14", "#4d200a", 0.14, 0.1, 1.3, 0.5), 60, parent=bowl)
    pea = mesh_of(cushion((1.0, 0.95, 0.92), sauce("#c98d47", "#a2642a", 0.22, 0.2, 1.4, 0.12), 0, 1, 0.05, 8))
    scatter(pea, 58, lambda i: ((*inside(3.35), TOP + 0.05 + 0.45 * random.random()), spin(), 0.85 + 0.3 * random.random()), None, bowl)
    kitchen.herbs(bowl, 7, TOP + 0.6)


def raita(kitchen, bowl):
    field(RADIUS, liquid(0.05, 0.12, 0.7, 13), sauce("#f6f1e4", "#ebe4d2", 0.25, 0.3, 0.6, 0.12), 60, parent=bowl)
    for _ in range(46):
        box((0.34, 0.3, 0.22), 0.06, plain("#a9c97e", 0.25), 2, loc=(*inside(3.3), TOP + 0.1), rot=spin(), parent=bowl)
    scatter(kitchen.mustard, 110, lambda i: ((*inside(1.7), TOP + 0.17), (0, 0, 0), 0.25 + 0.3 * random.random()), plain("#7a4a20", 0.8), bowl)
    kitchen.herbs(bowl, 4, TOP + 0.18, 2.0)


def greens(kitchen, bowl):
    field(RADIUS, liquid(0.2, 0.25, 0.9, 21), sauce("#40601c", "#25400f", 0.2, 0.1, 1.2, 0.6), 60, parent=bowl)
    scatter(grain(1.0, 0.7), 16, lambda i: ((*inside(3.0), TOP + 0.2), spin(), 0.9), sauce("#e5bd62", "#c28f33", 0.35, 0.2, 1, 0.2), bowl)
    for i in range(5):
        box((0.14, 2.0, 0.14), 0.05, plain("#e9d79a"), loc=(-0.8 + 0.4 * i, 0.3 - 0.2 * i, TOP + 0.55), rot=(0, 0.1, 0.7 + 0.8 * i), parent=bowl)


def rice(at, heap=2.7, radius=4.8, count=3600):
    def hill(x, y):
        share = 1 - (x * x + y * y) / radius**2
        return heap * share**0.8 if share > 0 else 0

    white = Material("rice", "#f6f0e2", Roughness=0.4, Subsurface=0.35, Subsurface_Radius=(0.3, 0.25, 0.2)).data
    field(radius + 0.1, lambda x, y: 0.3 + hill(x, y), white, 40, loc=at)

    def place(lift=0.0):
        x, y = inside(radius + 0.3)
        return (at[0] + x, at[1] + y, at[2] + 0.5 + lift + hill(x, y) + 0.12 * random.random()), (0.9 * (random.random() - 0.5), 0.9 * (random.random() - 0.5), random.random() * TURN), 0.85 + 0.35 * random.random()

    scatter(grain(0.92, 0.21, 0.12, 8), count, lambda i: place(), white)
    scatter(grain(0.95, 0.215, 0.12, 8), count // 24, lambda i: place(0.07), plain("#f2a81c", 0.4))


def rotis(at, turn, count=3, radius=8.4):
    made = Material("roti", "#d8ae72", Roughness=0.75, Subsurface=0.1)
    made.feed(made.ramp(made.noise(0.75, 5, 0.6), [(0.34, "#5f371a"), (0.44, "#bd8646"), (0.6, "#e0bd86")]), "Base Color")
    made.bump(made.noise(1.1, 6), 0.5, 0.3)
    for k in range(count):
        def fan(u, v, k=k):
            r, a = radius * (0.02 + 0.98 * v), rad(86 * u)
            return (r * math.cos(a), r * math.sin(a), 0.25 * noise.noise(Vector((r * 0.4, u * 6, k * 3))) + 0.35 * v * v * abs(math.sin(u * 6 + k)))

        surface(30, 26, fan, made.data, 0.22, loc=(at[0], at[1], at[2] + 0.42 * k), rot=(0, 0, rad(turn + 9 * k)))


def onion_and_lemon(at):
    flesh, rim = plain("#f3e6ea", 0.2), plain("#a2386a", 0.25)
    for k, (x, y, r) in enumerate(((5.2, -8.6, 1.6), (6.9, -7.4, 1.3), (4.6, -10.2, 1.2))):
        for j in range(2):
            q = r - 0.42 * j
            for material, a, b in ((flesh, q - 0.2, q - 0.03), (rim, q - 0.03, q)):
                lathe([(a, 0), (b, 0), (b, 0.32), (a, 0.32), (a, 0)], material, 64, loc=(at[0] + x, at[1] + y, at[2] + 0.1 + 0.25 * k), rot=(0.12 * k, 0.1, 0))
    for x, y, a in ((1.6, -10.6, 0.4), (-1.4, -11.2, -0.7)):
        half = group((at[0] + x, at[1] + y, at[2] + 1.4), (rad(52), 0, a))
        lathe([(0, -1.9), (0.9, -1.7), (1.6, -1.0), (1.85, 0), (1.75, 0.02)], plain("#e9c21a", 0.35), 64, curve=True, parent=half)
        lathe([(1.78, 0), (1.55, 0.02)], plain("#f7efcf"), 64, parent=half)
        lathe([(1.56, 0.02), (0, 0.02)], sauce("#f2dd62", "#e0c23a", 0.15, 0.4, 2, 0.4), 64, parent=half)
        for k in range(9):
            box((1.5, 0.05, 0.03), 0.01, plain("#f9f3d8"), 1, parent=half, loc=(0.8 * math.cos(TURN * k / 9), 0.8 * math.sin(TURN * k / 9), 0.03), rot=(0, 0, TURN * k / 9))


def carrier(place, steel, inner):
    """A lunch carrier of three boxes under a handle."""
    body = [(0, 0), (6.0, 0), (6.5, 0.4), (6.6, 1), (6.6, 5.6), (6.9, 5.75), (6.9, 6.1), (6.5, 6.15), (0, 6.15)]
    for k in range(3):
        lathe(body, steel, 128, edge=0.05, parent=place, loc=(0, 0, 6.2 * k))
    lathe([(6.9, 0), (6.8, 0.6), (5.8, 1.5), (2.4, 2.1), (0, 2.2)], steel, 128, edge=0.05, parent=place, loc=(0, 0, 18.6))
    for side in (-1, 1):
        box((0.5, 2.0, 21), 0.15, inner, loc=(side * 7.15, 0, 10.2), parent=place)
        box((0.9, 2.6, 3), 0.3, inner, loc=(side * 7.3, 0, 19.8), parent=place)
    tube([(-7.2, 0, 20.5), (-7.0, 0, 23.5), (-4.4, 0, 25.6), (0, 0, 26.2), (4.4, 0, 25.6), (7.0, 0, 23.5), (7.2, 0, 20.5)], 0.42, inner, parent=place)


def thali(dishes, plate, katori):
    lathe([(0, 0.5), (14.2, 0.5), (14.9, 0.8), (15.3, 1.5), (15.55, 2.2), (15.8, 2.35), (16.0, 2.25), (15.95, 2.05), (15.7, 1.5), (15.2, 0.5), (14.4, 0.05), (0, 0.05)], plate, 160, edge=0.05)
    bowl_mesh, kitchen = mesh_of(lathe(BOWL, katori, 112, curve=True)), Kitchen()
    angles = (176, 124, 72, 20, -30)[: len(dishes)]
    for k, (degrees, dish) in enumerate(zip(angles, dishes)):
        at = (9.75 * math.cos(rad(degrees)), 9.75 * math.sin(rad(degrees)), 0.55)
        dish(kitchen, put(bowl_mesh, None, at, (0, 0, k), 0.94))
    return kitchen
