"""A café: a cup at the window, and the lamps over the counter at night. Centimetres."""
import math
import random

import bpy
from kit.drawn import field, hoop, inside, leaf_mesh, scatter, spin, tube
from kit.light import camera, sky, soft_box, window_light
from kit.materials import brass, glass, glow, metal, plain
from kit.solids import TURN, box, group, lathe, outline, put, rad
from kit.stage import still
from kit.surfaces import ceramic, leaf, plaster, sauce, wood

CUP = [(0, 0), (2.6, 0), (2.7, 0.2), (2.6, 0.5), (3.4, 1.4), (4.4, 3.0), (4.9, 5.0), (5.05, 6.0), (4.95, 6.12), (4.8, 5.9), (4.55, 4.6), (3.9, 2.6), (2.6, 1.1), (0, 0.9)]
SAUCER = [(0, 0), (3.4, 0), (3.5, 0.3), (4.2, 0.5), (6.6, 1.1), (7.8, 1.9), (7.85, 2.1), (7.7, 2.1), (6.4, 1.45), (3.6, 0.8), (3.3, 0.65), (0, 0.6)]


def heart(size, high):
    """Outline of a poured heart: two lobes and a drawn-out point."""
    points = []
    for i in range(96):
        t = TURN * i / 96
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((x * size / 17, y * size * high / 17))
    return points


def cup(glaze, parent, art=True):
    lathe(SAUCER, glaze, 128, curve=True, parent=parent)
    bowl = group((0, 0, 0.65), parent=parent)
    lathe(CUP, glaze, 128, curve=True, parent=bowl)
    tube([(4.7, 0, 5.0), (6.3, 0, 5.3), (7.2, 0, 4.2), (6.6, 0, 2.9), (5.2, 0, 2.2), (3.9, 0, 2.1)], 0.42, glaze, parent=bowl)
    crema = sauce("#a9622c", "#7c3f17", 0.16, 0.05, 0.9, 0.03)
    field(4.72, lambda x, y: 5.35 + 0.14 * (math.hypot(x, y) / 4.72) ** 20, crema, 40, parent=bowl)
    if art:
        milk = sauce("#fbf1df", "#f1dfc2", 0.2, 0.2, 1, 0)
        for k, (size, y) in enumerate(((2.9, 0.2), (2.2, 0.55), (1.5, 0.9))):
            outline(heart(size, 0.92), 0.012, milk if k != 1 else crema, parent=bowl, loc=(0, y, 5.36 + 0.012 * k))
        outline(heart(1.15, 0.95), 0.012, milk, parent=bowl, loc=(0, 1.05, 5.41))


def bean():
    made = lathe([(0, -0.55), (0.3, -0.42), (0.38, 0), (0.3, 0.42), (0, 0.55)], None, 24, curve=True)
    mesh = made.data
    for vertex in mesh.vertices:
        vertex.co.x *= 0.72 if vertex.co.x > 0 else 0.9
        if vertex.co.x > 0.1 and abs(vertex.co.y) < 0.07:
            vertex.co.x -= 0.1

    bpy.data.objects.remove(made)
    return mesh


@still("cafe-cup", exposure=0.2)
def cup_by_the_window():
    for i in range(-4, 5):
        box((120, 11.6, 3), 0.2, wood("#8a5a34", "#5c3a20", scale=0.16), loc=(i * 4.1, i * 11.8 + 2, -1.5))
    glaze = ceramic("#efe9dd", "#9a8a74", 0.15, 0.9, 0.2)
    cup(glaze, group((0, 0, 0), (0, 0, rad(-28))))
    roast = sauce("#4a2512", "#2c1409", 0.35, 0.0, 2, 0.2)
    beans = bean()
    scatter(beans, 34, lambda i: ((-11.5 + random.gauss(0, 2.2), -5.5 + random.gauss(0, 1.8), 0.32), (rad(90) + random.random() * 0.5, random.random(), random.random() * TURN), 1), roast)
    # A spoon on the saucer.
    steel = metal("#d6d3cc", 0.16)
    spoon = group((2.2, -6.2, 2.0), (rad(-6), rad(4), rad(18)))
    lathe([(0, -0.26), (0.8, -0.2), (1.15, 0.0), (1.2, 0.08), (1.1, 0.05), (0.7, -0.12), (0, -0.18)], steel, 48, curve=True, parent=spoon, scale=(1.35, 0.85, 1), loc=(-4, 0, 0))
    tube([(-2.5, 0, 0.0), (0, 0, 0.25), (5.6, 0, 0.3)], 0.2, steel, parent=spoon)
    # A jar of sugar and a small plant behind.
    jar = group((11.5, 13, 0))
    lathe([(0, 0), (3.4, 0), (3.7, 0.4), (3.7, 7.2), (3.2, 8.2), (3.2, 9.2), (3.05, 9.2), (3.05, 8.1), (3.5, 7.1), (3.5, 0.6), (0, 0.5)], glass(), 96, parent=jar)
    lathe([(0, 0.55), (3.45, 0.55), (3.45, 5.0), (1.5, 5.7), (0, 5.9)], sauce("#a5713a", "#7d4f22", 0.7, 0.1, 4, 0.6), 64, parent=jar)
    lathe([(0, 9.2), (3.5, 9.2), (3.6, 9.4), (3.6, 10.2), (0.8, 10.4), (0.5, 11.2), (0, 11.4)], wood("#b98a58", "#8d6238", 0.6), 64, edge=0.08, parent=jar)
    pot = group((-13, 17, 0))
    lathe([(0, 0), (3.4, 0), (4.4, 7.4), (4.1, 7.4), (3.8, 6.6), (0, 6.6)], ceramic("#c9785a", "#9c5639", 0.4, 0.35, 0.6), 96, edge=0.1, parent=pot)
    green, blades = leaf("#2c6a35", "#5b963f", "#9cc27a"), [leaf_mesh(7.5, 4.2, d, 0.3, 0.03, 0.75) for d in (0.25, 0.55)]
    for i in range(17):
        turn, up = i * 2.4, i / 16
        blade = put(blades[i % 2], green, (1.2 * math.cos(turn), 1.2 * math.sin(turn), 7.5 + 7 * up), parent=pot, scale=0.75 + 0.4 * (1 - up))
        blade.rotation_euler = (0.2 * math.sin(i), -rad(8 + 50 * up), turn)
        tube([(0, 0, 6.6), (0.8 * math.cos(turn), 0.8 * math.sin(turn), 7.2 + 6 * up), (1.3 * math.cos(turn), 1.3 * math.sin(turn), 7.5 + 7 * up)], 0.12, plain("#5d8a45"), parent=pot)
    box((200, 2, 120), 0.3, plaster("#cbb9a2", 0.2), loc=(0, 52, 50))
    window_light(13, (0, 0, 3), 0.95)
    camera((3.5, -34, 25), (-0.4, 1.4, 3.6), 56, (0, -2, 6), 0.9)


def pendant(x, y, z, enamel):
    lamp = group((x, y, z))
    lathe([(11, 0), (10.4, 2.6), (6, 7), (2.4, 8.6), (1.8, 10.6), (0, 10.8)], enamel, 96, curve=True, parent=lamp)
    lathe([(10.8, 0.1), (10.2, 2.5), (5.9, 6.8), (0, 8.3)], plain("#fff0d4", 0.6), 96, curve=True, parent=lamp)
    hoop(10.95, 0.16, brass(scale=0.5), parent=lamp)
    lathe([(0, 0.6), (2.2, 1.4), (3.0, 3.2), (2.0, 5.4), (1.2, 6.8), (0, 7)], glow("#ffca85", 16), 48, curve=True, parent=lamp)
    tube([(0, 0, 10.6), (0, 0, 140)], 0.24, plain("#15110e", 0.6), curve=False, parent=lamp)


@still("cafe-night", 1040, 648, exposure=0.75)
def lamps_over_the_counter():
    # Counter with a tiled front, cups on the shelf behind, three lamps.
    box((260, 46, 5), 0.8, wood("#7b4d2b", "#4c2c17", scale=0.09), loc=(0, 0, -2.5))
    wall = plaster("#38304f", 0.08, 0.2)
    box((420, 4, 260), 0.5, wall, loc=(0, 74, 70))
    board = wood("#8a5a34", "#5c3a20", scale=0.1)
    random.seed(11)
    glazes = [ceramic(c, "#6b5b48", 0.2, 0.5) for c in ("#efe6d6", "#c98a4a", "#7d6aa8", "#d9cbb2")]
    for shelf in (16, 42):
        box((250, 18, 2.6), 0.4, board, loc=(0, 63, shelf))
        x = -112
        while x < 112:
            kind = random.random()
            if kind < 0.62:
                for k in range(random.choice((1, 2, 3))):
                    lathe(CUP, random.choice(glazes), 64, curve=True, loc=(x, 62, shelf + 1.3 + k * 3.1), rot=(0, 0, random.random() * 6))
                x += 12.5
            elif kind < 0.85:
                high = 10 + 6 * random.random()
                lathe([(0, 0), (4.4, 0), (4.6, 0.4), (4.6, high), (3.6, high + 1.6), (3.6, high + 2.6), (0, high + 2.8)], random.choice((plain("#2b1a12", 0.3), plain("#b5793e", 0.35))), 48, edge=0.1, loc=(x, 62, shelf + 1.3))
                x += 12
            else:
                x += 9
    enamel = plain("#4b2f86", 0.18, Clearcoat=1.0)
    for x in (-62, 0, 62):
        pendant(x, 6, 46, enamel)
        soft_box((x, 6, 45), (x, 6, 0), 16, 22000, "#ffc988")
    glaze = ceramic("#efe9dd", "#9a8a74", 0.15, 0.5, 0.2)
    for x, y, turn in ((-20, -9, 20), (3, -11.5, -35), (24, -6, 60)):
        cup(glaze, group((x, y, 0), (0, 0, rad(turn)), 1.1))
    # The espresso machine's grinder, a stack of saucers, a bell of brass.
    for k in range(6):
        lathe(SAUCER, glaze, 96, curve=True, loc=(-52, 2, 0.9 * k))
    lathe([(0, 0), (5, 0), (5, 1), (4.6, 1.2), (4.4, 2.6), (3.2, 4.4), (0.9, 5.2), (0.7, 6), (0, 6.2)], brass(scale=0.6), 96, curve=True, loc=(48, -8, 0))
    jar = group((70, 4, 0))
    lathe([(0, 0), (7, 0), (7.4, 0.6), (7.4, 17), (6.4, 19), (6.2, 19), (7.1, 16.8), (7.1, 0.9), (0, 0.8)], glass(), 96, parent=jar)
    scatter(bean(), 700, lambda i: ((*inside(6.5), 1.4 + 11.5 * random.random()), spin(), 1.5), sauce("#4a2512", "#2c1409", 0.35, 0, 2, 0.1), jar)
    soft_box((-120, -90, 80), (0, 20, 20), 90, 90000, "#8d7bff")
    soft_box((0, 40, 110), (0, 74, 30), 120, 60000, "#ffb46a")
    sky("#6a5cb0", 0.16)
    camera((6, -150, 36), (0, 10, 27), 46, (0, -8, 8), 1.4)
