"""A band: its record, and the microphone before the lights go up. Centimetres."""
import math
import random

from kit.drawn import backdrop, hoop, surface, tube
from kit.light import camera, sky, soft_box, spot
from kit.materials import brushed, glow, metal, plain
from kit.nodes import Material
from kit.solids import TURN, box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import wood

from scenes.night import headphones


def vinyl():
    """Black grooves about z: rings of shine."""
    made = Material("vinyl", "#0b0a0d", Roughness=0.22, Specular=0.6)
    made.surface.inputs["Anisotropic"].default_value = 0.8
    made.feed(made.node("Tangent", {"direction_type": "RADIAL", "axis": "Z"}).outputs[0], "Tangent")
    return made.data


@still("music-record", 900, 960, exposure=0.5)
def record_and_sleeve():
    box((220, 160, 4), 0.3, wood("#3a2450", "#22132f", 0.14), loc=(0, 20, -2))
    box((300, 2, 200), 0.2, plain("#1c1230", 0.7), loc=(0, 60, 60))
    sleeve = group((-4, 12, 17.4), (rad(80), 0, rad(-10)))
    outline(rectangle(34, 34, 0.2), 0.5, plain("#ff3d77", 0.55), 0.05, parent=sleeve)
    outline(rectangle(34, 15, 0.1), 0.02, plain("#22103f", 0.6), parent=sleeve, loc=(0, -9.5, 0.5))
    for i in range(7):
        low, high = -2 + i * 1.7, -2 + i * 1.7 + 0.5 + 0.17 * i
        wide = [math.sqrt(max(0.2, 10.4**2 - (y - 1.2) ** 2)) for y in (low, high)]
        outline([(-wide[0], low), (wide[0], low), (wide[1], high), (-wide[1], high)], 0.03, plain("#ffc24b", 0.5), parent=sleeve, loc=(0, 0, 0.52))
    for k in range(9):
        outline([(k * 4.6 - 18.9, -17), (k * 4.6 - 18.5, -17), ((k - 4) * 1.2 + 0.1, -2.2), ((k - 4) * 1.2 - 0.1, -2.2)], 0.02, plain("#8a4bff", 0.5), parent=sleeve, loc=(0, 0, 0.54))
    for y in (-4.4, -7.6, -12.2):
        outline(rectangle(34, 0.18), 0.02, plain("#8a4bff", 0.5), parent=sleeve, loc=(0, y, 0.54))
    disc = group((14.5, 10.0, 15.4), (rad(78), 0, rad(-10)))
    lathe([(0, 0), (14.9, 0), (15.1, 0.1), (14.9, 0.3), (0, 0.3)], vinyl(), 200, parent=disc)
    for r in (6.2, 8.4, 11.1, 13.2):
        hoop(r, 0.035, plain("#2a2830", 0.3), parent=disc, loc=(0, 0, 0.31))
    lathe([(0.4, 0.31), (4.9, 0.31), (4.9, 0.34)], plain("#ffc24b", 0.5), 96, parent=disc)
    lathe([(0.4, 0.35), (2.2, 0.35)], plain("#ff3d77", 0.5), 64, parent=disc)
    headphones((-9, -13, 0), 24, 1.15)
    soft_box((-50, -46, 60), (0, 0, 14), 34, 34000, "#ffd6e2", tall=30)
    soft_box((56, 10, 44), (8, 8, 14), 10, 15000, "#ffb347", tall=50)
    soft_box((-60, 30, 30), (0, 10, 14), 16, 9000, "#8a4bff", tall=40)
    sky("#d8c6ff", 0.12)
    camera((4, -98, 38), (1.5, 4, 13.4), 58, (0, 0, 12), 1.0)


def microphone(loc, turn, lean=24):
    place = group(loc, (rad(lean), 0, rad(turn)))
    chrome, dark, mesh = metal("#d9dce0", 0.1), plain("#141318", 0.4), metal("#8f9399", 0.3)
    ball = [(2.55 * math.sin(math.pi * i / 32), 15.4 - 2.75 * math.cos(math.pi * i / 32)) for i in range(4, 33)]
    lathe([(r * 0.94, 15.4 + (z - 15.4) * 0.94) for r, z in ball], plain("#1a1a1e", 0.8), 64, parent=place)
    for k in range(46):
        turn_ = TURN * k / 46
        tube([(r * math.cos(turn_), r * math.sin(turn_), z) for r, z in ball], 0.07, mesh, curve=False, parent=place)
    for r, z in ball[1:-1]:
        hoop(r, 0.06, mesh, parent=place, loc=(0, 0, z))
    lathe([(2.4, 14.4), (2.75, 14.7), (2.75, 15.5), (2.4, 15.8)], chrome, 96, parent=place)
    lathe([(0, 0), (1.15, 0), (1.3, 0.4), (2.1, 12.4), (2.3, 13.2), (0, 13.2)], dark, 96, edge=0.08, parent=place)
    lathe([(1.2, -0.4), (1.5, -0.4), (1.5, 0.6), (1.2, 0.6)], chrome, 64, parent=place)
    box((0.5, 0.9, 2.2), 0.2, chrome, parent=place, loc=(0, -1.85, 8.4), rot=(rad(-4), 0, 0))
    tube([(0, 0, -0.3), (0, 0, -4), (0, 2.6, -9), (0.5, 3.4, -18), (1.5, 3, -40)], 0.4, dark, parent=place)
    lathe([(1.75, 5.4), (2.1, 5.4), (2.2, 8), (1.95, 8)], dark, 64, parent=place)
    return place


def stage():
    """A microphone, a crowd in the dark, the lights behind it."""
    random.seed(5)
    for i in range(30):  # A dusk of stage light behind the crowd: red below, violet above.
        t = min(1, i / 18)
        color = "#" + "".join(f"{round(a + (b - a) * t):02x}" for a, b in ((226, 44), (44, 14), (104, 92)))
        box((1200, 2, 8.2), 0, glow(color, 0.55 - 0.25 * t), loc=(0, 440, -60 + 8 * i))
    for i in range(46):
        x, z = random.uniform(-190, 190), random.uniform(-20, 95)
        color = random.choice(("#ff3d77", "#ffc24b", "#8a4bff", "#ff7a3d"))
        lathe([(2.2 * math.sin(math.pi * k / 12), -2.2 * math.cos(math.pi * k / 12)) for k in range(13)], glow(color, random.uniform(1.5, 9)), 16, loc=(x, 330 + random.uniform(-40, 60), z), scale=random.uniform(0.5, 1.5))
    # Heads and raised hands, dark against the lights.
    night = plain("#07040c", 0.9)
    for i in range(34):
        x, y = -160 + 330 * i / 33 + random.uniform(-3, 3), 190 + random.uniform(-40, 40)
        high = random.uniform(-30, -18)
        lathe([(7.4 * math.sin(math.pi * k / 16), -9 * math.cos(math.pi * k / 16)) for k in range(17)], night, 24, loc=(x, y, high))
        lathe([(0, -30), (16, -30), (15, -14), (8, -8), (0, -7)], night, 24, loc=(x, y, high))
        if i % 3 == 0:
            tube([(x + 10, y, high - 12), (x + 15, y, high + 6), (x + 11, y - 3, high + 24)], 2.4, night)
            lathe([(3.4 * math.sin(math.pi * k / 12), -4 * math.cos(math.pi * k / 12)) for k in range(13)], night, 16, loc=(x + 11, y - 3, high + 27))
    steel = metal("#3a3a40", 0.3)
    tube([(19, 2.5, -70), (19, 2.5, 1)], 1.1, steel, curve=False)
    microphone((19, 0, 2), -34, 34)
    box((3, 5, 3), 0.8, plain("#141318", 0.4), loc=(19, 1.5, 4.6), rot=(rad(34), 0, rad(-34)))
    soft_box((-40, 60, 60), (19, 0, 12), 26, 400000, "#ff3d77", tall=40)
    soft_box((90, 50, 30), (19, 0, 12), 22, 300000, "#ffb84b", tall=50)
    soft_box((10, -60, 40), (19, 0, 14), 26, 60000, "#e9dcff")
    for x in (-120, -40, 50, 140):
        spot((x, 300, 190), (x * 0.4, 170, -20), 900000, 30, "#a45bff" if x % 3 else "#ff3d77", 0.8, 4)
    sky("#2a1450", 0.25)


@still("music-stage", 1280, 760, exposure=0.5)
def before_the_crowd():
    stage()
    camera((2, -78, 11), (2, 0, 10.5), 60, (20, -2, 14), 2.6)
