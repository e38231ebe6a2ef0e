"""Lipsticks, a compact, jars. Centimetres."""
import math
import random

from kit.drawn import backdrop, field, text, tube
from kit.light import camera, sky, soft_box, studio_light
from kit.materials import brushed, gloss, glow, metal, plain
from kit.nodes import Material
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import paper, plaster, sauce, stone
from mathutils import Vector, noise


def lipstick(loc, color, out=2.4, rot=(0, 0, 0), case="#d9ab63"):
    place = group(loc, rot)
    gold, body = brushed(case, 0.16, "ring"), gloss("#43152a", 0.2)
    lathe([(0, 0), (1.1, 0), (1.16, 0.08), (1.16, 3.4), (1.1, 3.5), (0, 3.5)], body, 96, edge=0.03, parent=place)
    lathe([(1.02, 3.4), (1.02, 5.2), (0.96, 5.3), (0.86, 5.3), (0.86, 3.4)], gold, 96, edge=0.02, parent=place)
    lathe([(1.165, 3.0), (1.19, 3.05), (1.19, 3.25), (1.165, 3.3)], gold, 96, parent=place)
    shade = sauce(color, color, 0.3, 0.1, 1, 0.0)
    bullet = lathe([(0, 0), (0.78, 0)] + [(0.78, 0.1 * k) for k in range(1, 34)] + [(0.74, 3.4), (0.6, 3.55), (0.3, 3.66), (0, 3.7)], shade, 96, parent=place, loc=(0, 0, 3.6 + out - 2.4))
    for vertex in bullet.data.vertices:
        over = vertex.co.z - (2.45 + 1.25 * vertex.co.x)
        if over > 0:
            vertex.co.z -= over * 0.94


SHADES = ("#d9573f", "#c4324a", "#a3243f", "#8c3346", "#5e1f3a")


@still("makeup-lipsticks", 1040, 580, exposure=0.35)
def five_shades():
    ground = plain("#f2c3bb", 0.75)
    backdrop(ground, 60, 26, 40, 12)
    heights = (1.0, 2.2, 0, 2.9, 1.4)
    for k, color in enumerate(SHADES):
        x = -11 + 5.4 * k
        lathe([(0, 0), (2.5, 0), (2.5, heights[k] + 0.3), (0, heights[k] + 0.3)], plain(("#f6d6cf", "#eab0a5", "#f6d6cf", "#eab0a5", "#f6d6cf")[k], 0.7), 128, edge=0.12, loc=(x, 0.6 * math.cos(k * 2), 0))
        lipstick((x, 0.6 * math.cos(k * 2), heights[k] + 0.3), color, 2.2 + 0.3 * (k % 3), (0, 0, rad(24 * k - 50)))
    lathe([(0, 0), (1.2, 0), (1.24, 0.1), (1.24, 3.5), (1.1, 3.7), (0, 3.7)], brushed("#d9ab63", 0.16, "ring"), 96, edge=0.03, loc=(15.2, -2.4, 1.24), rot=(rad(90), 0, rad(58)))
    smear = sauce("#a3243f", "#8c1a33", 0.22, 0.1, 1, 0.1)
    field(1, lambda x, y: 0.07 + 0.16 * max(0, 1 - x * x - y * y) * (1 + 0.8 * noise.noise(Vector((x * 1.2, y * 7, 1)))), smear, 50, loc=(-16.2, -3.2, 0), rot=(0, 0, rad(24)), scale=(3.6, 0.95, 1))
    soft_box((-20, -16, 24), (0, 0, 3), 16, 9000, "#fff3ea", tall=10)
    soft_box((24, -6, 14), (0, 0, 4), 4, 2600, "#ffe6e6", tall=16)
    soft_box((0, 6, 30), (0, 0, 0), 24, 5200)

    sky("#ffe9e4", 0.3)
    camera((1.2, -44, 12.5), (0.2, 0, 4.1), 57, (0, 0, 4), 0.6)


def brush(place, long, head, hair, handle):
    gold = brushed("#d9ab63", 0.2, "ring")
    lathe([(0, 0), (0.3, 0.1), (0.5, 2), (0.42, long - 2), (0.5, long)], handle, 40, curve=True, parent=place)
    lathe([(0.5, long), (0.56, long + 0.1), (0.52, long + 1.6), (head * 0.62, long + 2.6), (0, long + 2.6)], gold, 48, parent=place)
    lathe([(head * 0.6, long + 2.5), (head * 0.9, long + 3.6), (head, long + 4.8), (head * 0.8, long + 6.0), (head * 0.4, long + 6.7), (0, long + 6.9)], hair, 72, curve=True, flutes=(46, 0.05), parent=place)


@still("makeup-vanity", 800, 750, exposure=0.45)
def the_artists_table():
    """A mirror with lamps, brushes, colours, and a frame for the artist's own photograph."""
    box((240, 110, 3), 0.4, stone("#f4e4df", "#e2c6bd", "#cfa398", 0.1, 0.28, 0.0), loc=(0, 10, -1.5))
    box((400, 3, 200), 0.2, plaster("#c98a8c", 0.06, 0.12), loc=(0, 58, 60))
    gold, plum = brushed("#d9ab63", 0.2, "x"), gloss("#43152a", 0.18)
    mirror = group((-12, 34, 0), (rad(90 - 3), 0, rad(6)))
    outline(rectangle(46, 58, 4), 2.4, gold, 0.6, 4, parent=mirror, loc=(0, 31, -1.2))
    outline(rectangle(38, 50, 2.4), 0.1, metal("#efe6e2", 0.015), parent=mirror, loc=(0, 31, 1.25))
    lit = glow("#ffe2b4", 6)
    spots = [(-21, 31 + y) for y in (-20, -7, 7, 20)] + [(21, 31 + y) for y in (-20, -7, 7, 20)] + [(x, 58) for x in (-8, 8)]
    for x, y in spots:
        lathe([(0, -0.4), (1.5, -0.3), (1.6, 0.5), (0, 0.6)], gold, 32, parent=mirror, loc=(x, y, 1.4))
        lathe([(2.0 * math.sin(math.pi * k / 16), 2.0 - 2.0 * math.cos(math.pi * k / 16)) for k in range(17)], lit, 32, parent=mirror, loc=(x, y, 1.9))
    # The frame: its sheet says what belongs in it.
    photo = group((15.5, 12, 0.2), (rad(76), 0, rad(-14)))
    outline(rectangle(22, 27, 0.8), 1.3, gold, 0.35, 4, parent=photo, loc=(0, 13.5, -0.6))
    outline(rectangle(18.6, 23.6, 0.3), 0.06, paper("#fff8f3"), parent=photo, loc=(0, 13.5, 0.72))
    outline(rectangle(15.4, 20.4, 0.2), 0.03, paper("#f3d9d2"), parent=photo, loc=(0, 13.5, 0.79))
    ink = plain("#6b2a3e", 0.7)
    text("Your", 2.5, ink, parent=photo, loc=(0, 16.4, 0.84))
    text("photograph", 2.5, ink, parent=photo, loc=(0, 13.4, 0.84))
    text("800 x 1000", 1.25, ink, parent=photo, loc=(0, 9.6, 0.84))
    # Brushes in their cup, lipsticks, a compact, a bottle of scent.
    cup = group((-23, 9, 0))
    lathe([(0, 0), (4.6, 0), (4.9, 0.3), (4.9, 9.6), (4.6, 9.8), (4.4, 9.5), (4.4, 0.8), (0, 0.7)], plum, 96, edge=0.06, parent=cup)
    lathe([(4.92, 8.0), (5.0, 8.1), (5.0, 8.7), (4.92, 8.8)], gold, 96, parent=cup)
    for k, (x, y, head, hair) in enumerate(((0, 0, 1.7, "#5a3527"), (-2, 1.4, 1.1, "#e8d8cc"), (2, 1.6, 1.3, "#3b2118"), (1.6, -1.8, 0.8, "#5a3527"), (-1.8, -1.6, 1.0, "#8a5a44"))):
        brush(group((x, y, 1), (rad(-7 * y), rad(7 * x), 0), parent=cup), 13 + 1.3 * (k % 3), head, plain(hair, 0.85), plum)
    lipstick((-10.5, 1, 0), "#a3243f", 2.7, (0, 0, rad(-30)))
    lipstick((-6.6, 3.4, 0), "#d9573f", 2.4, (0, 0, rad(24)))
    for k, (x, y, color) in enumerate(((-2, -6, "#e3b48d"), (4.6, -7.4, "#a86c42"), (11, -5.6, "#7d4a2a"))):
        jar = group((x, y, 0), (0, 0, k))
        lathe([(0, 0), (2.6, 0), (2.75, 0.2), (2.75, 1.5), (2.6, 1.6), (2.4, 1.6), (2.35, 1.3), (0, 1.3)], plum, 96, edge=0.05, parent=jar)
        lathe([(2.45, 1.55), (2.5, 1.75), (2.65, 1.75), (2.7, 1.55)], gold, 96, parent=jar)
        pan(group((0, 0, 1.4), parent=jar), 2.36, color)
    scent = group((-1, 15, 0), (0, 0, rad(18)))
    box((6.4, 4.2, 9.4), 0.7, plain("#e9b9a6", 0.08, Transmission=0.75), 4, loc=(0, 0, 4.7), parent=scent)
    lathe([(0, 9.4), (1.3, 9.4), (1.3, 10.6), (1.9, 10.8), (1.9, 13.4), (1.6, 13.8), (0, 13.8)], gold, 64, parent=scent)
    soft_box((-50, -60, 62), (0, 6, 12), 40, 42000, "#fff1e8", tall=34, shine=False)
    soft_box((54, -30, 40), (6, 6, 12), 26, 12000, "#ffe4ea", tall=50)
    soft_box((-12, 26, 34), (0, -8, 6), 40, 9000, "#ffd9a8", shine=False)
    sky("#ffe6e0", 0.4)
    camera((6, -86, 40), (-3.4, 12, 21), 53, (6, 6, 12), 1.0)


def pan(place, radius, color, shimmer=0.0):
    made = Material("powder", color, Roughness=0.85, Metallic=shimmer)
    made.bump(made.noise(30, 4), 0.1, 0.02)
    height = lambda x, y: 0.03 * math.sin((x + y) * 9) * (1 if math.hypot(x, y) < radius * 0.8 else 0)
    field(radius, height, made.data, 60, parent=place)


@still("makeup-compact", exposure=0.35)
def compact():
    slab = stone("#f0dcd6", "#dcbcb3", "#c9988c", 0.16, 0.3, 0.0)
    box((90, 70, 3), 0.3, slab, loc=(0, 4, -1.5))
    gold, shell = brushed("#d9ab63", 0.2, "ring"), gloss("#431527", 0.18)
    place = group((-3.4, -1, 0), (0, 0, rad(-12)))
    lathe([(0, 0), (5.6, 0), (5.9, 0.2), (5.9, 0.9), (5.7, 1.1), (5.2, 1.1), (5.1, 0.8), (0, 0.8)], shell, 160, edge=0.05, parent=place)
    lathe([(5.15, 1.05), (5.3, 1.2), (5.6, 1.2), (5.7, 1.05)], gold, 160, parent=place)
    for k, color in enumerate(("#e3b48d", "#c98f63", "#a86c42", "#7d4a2a")):
        turn = rad(45 + 90 * k)
        well = group((2.45 * math.cos(turn), 2.45 * math.sin(turn), 0.92), parent=place)
        lathe([(1.6, -0.1), (1.64, 0.1), (1.72, 0.12), (1.76, -0.1)], gold, 96, parent=well)
        pan(well, 1.62, color)
    lid = group((0, 5.6, 1.1), (rad(68), 0, 0), parent=place)
    lathe([(0, 0), (5.7, 0), (5.9, 0.15), (5.9, 0.7), (5.6, 0.9), (0, 1.0)], shell, 160, edge=0.05, parent=lid, loc=(0, 5.7, -1.0))
    lathe([(0, 0), (5.2, 0)], metal("#f0e8e4", 0.02), 96, parent=lid, loc=(0, 5.7, 0.02))
    brush = group((6.2, -4.6, 1.2), (0, rad(88), rad(28)))
    lathe([(0, -9), (0.35, -8.9), (0.55, -7), (0.42, -2), (0.6, 0), (0.62, 0.1)], shell, 48, curve=True, parent=brush)
    lathe([(0.62, 0), (0.66, 0.1), (0.62, 2.0), (0.72, 3.0), (0, 3.0)], gold, 48, parent=brush)
    hair = plain("#5a3527", 0.8)
    random.seed(2)
    for k in range(420):
        turn, r = k * 2.4, 0.66 * math.sqrt((k + 0.5) / 420)
        x, y = r * math.cos(turn), r * math.sin(turn)
        tube([(x, y, 2.9), (x * 1.9, y * 1.9, 4.6), (x * 1.75, y * 1.75, 6.2 - 1.6 * (r / 0.66) ** 2 + 0.15 * random.random())], 0.022, hair, parent=brush)
    lipstick((7.4, 3.6, 0), "#c4324a", 2.6, (0, 0, rad(-40)))
    powder = plain("#c98f63", 0.95)
    for _ in range(140):
        x, y = 1.5 + random.gauss(0, 2.6), -7.6 + random.gauss(0, 0.8)
        lathe([(0.06, 0), (0, 0.04)], powder, 6, loc=(x, y, 0), scale=0.4 + 1.6 * random.random())
    studio_light(9, (0, 0, 1), 1.3, "#fff1e8", "#ffe8ee")
    soft_box((-14, 14, 22), (0, 0, 1), 14, 3200, "#fff3ea")
    camera((3, -27, 22), (0.5, 0.6, 2.2), 58, (-2, -1, 1), 0.5)


@still("makeup-shades", 1040, 780, exposure=0.35)
def shades_in_daylight():
    """Eight foundations smeared on a tile, from wheat to the deepest, and four of their bottles."""
    box((180, 200, 3), 0.3, stone("#f4e4df", "#e6cfc7", "#d3ada2", 0.16, 0.3, 0.0), loc=(0, 50, -1.5))
    tones = ("#e8bd96", "#d9a476", "#c98f63", "#b57a4d", "#9c6238", "#814a2a", "#66371f", "#4a2616")
    for k, tone in enumerate(tones):
        smear = plain(tone, 0.34, Clearcoat=0.35)
        streaks = lambda x, y, k=k: 0.05 + 0.34 * max(0, 1 - x * x - y * y) ** 0.6 * (1 + 0.5 * noise.noise(Vector((x * 0.9, y * 5, k))))
        field(1, streaks, smear, 60, loc=(-14.2 + 4.05 * k, -3.6 + 0.5 * math.sin(k * 2.3), 0), rot=(0, 0, rad(78 + 6 * math.sin(k * 1.7))), scale=(5.6, 1.72, 1))
    gold = brushed("#d9ab63", 0.16, "ring")
    for k, (x, y, tone) in enumerate(((-10.5, 9.5, tones[1]), (-3.6, 10.8, tones[3]), (3.4, 10.2, tones[5]), (10.2, 9.0, tones[7]))):
        bottle = group((x, y, 0), (0, 0, rad(12 * k - 20)))
        box((5.0, 3.6, 9.2), 1.0, plain(tone, 0.12, Clearcoat=1.0), 5, loc=(0, 0, 4.65), parent=bottle)
        lathe([(0, 9.2), (1.25, 9.2), (1.3, 9.5), (1.3, 12.8), (1.15, 13.1), (0, 13.1)], gold, 72, edge=0.05, parent=bottle)
        text(f"{(12, 20, 29, 38)[k]}", 1.5, plain("#fff4ee" if k else "#43152a", 0.6), 0.02, parent=bottle, loc=(0, -1.86, 4.2), rot=(rad(90), 0, 0))
    spoon = group((8.4, -11.6, 0.35), (0, rad(90), rad(14)))
    lathe([(0, 0), (0.16, 0.1), (0.2, 1), (0.2, 9), (0.34, 10)], gold, 32, parent=spoon)
    outline([(-0.75, 9.6), (0.75, 9.6), (0.9, 13.4), (0.5, 14.2), (-0.5, 14.2), (-0.9, 13.4)], 0.12, metal("#e8d3a4", 0.14), 0.05, parent=spoon, rot=(rad(90), 0, 0))
    soft_box((-30, -14, 30), (0, 0, 2), 22, 15000, "#fff3ea", tall=16)
    soft_box((30, -4, 18), (0, 2, 4), 5, 3400, "#ffe6e6", tall=20)
    soft_box((0, 14, 40), (0, 0, 0), 30, 7600)
    sky("#ffe9e4", 0.32)
    camera((0, -46, 34), (0, 2.4, 2.8), 56, (0, -1, 1.5), 0.5)
