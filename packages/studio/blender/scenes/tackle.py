"""Rods, reels and lures of an invented tackle house. Centimetres."""
import math

from kit.drawn import backdrop, hoop, surface, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brushed, gloss, metal, plain
from kit.nodes import Material
from kit.solids import TURN, box, group, lathe, outline, put, rad, ring
from kit.stage import still
from kit.surfaces import leather, plaster, stone, wood


def cork():
    made = Material("cork", "#c79a62", Roughness=0.85)
    made.feed(made.ramp(made.noise(5, 8, 0.75), [(0.34, "#7d5530"), (0.5, "#b98a54"), (0.7, "#d3a972")]), "Base Color")
    made.bump(made.noise(14, 6, 0.7), 0.35, 0.03)
    return made.data


def ball(radius, stretch=1.0):
    return [(radius * math.sin(math.pi * i / 24), -radius * stretch * math.cos(math.pi * i / 24)) for i in range(25)]


def treble(place, loc, size=1.0):
    steel = metal("#b9bcc0", 0.15)
    at = group(loc, scale=size, parent=place)
    hoop(0.36, 0.08, steel, parent=at, loc=(0, 0, -0.2), rot=(rad(90), 0, 0))
    tube([(0, 0, -0.5), (0, 0, -2.2)], 0.12, steel, curve=False, parent=at)
    for k in range(3):
        c, s = math.cos(TURN * k / 3), math.sin(TURN * k / 3)
        tube([(0, 0, -2.0), (0.1 * c, 0.1 * s, -2.9), (0.7 * c, 0.7 * s, -3.4), (1.25 * c, 1.25 * s, -2.9), (1.3 * c, 1.3 * s, -2.2)], 0.09, steel, parent=at)


def lure(loc, kind, back, belly, length=9.0, turn=0.0):
    """Hangs by its nose, head up: a plug, a spoon or a frog."""
    place = group(loc, (0, 0, rad(turn)))
    eye, pupil = plain("#f3d34a", 0.1), plain("#0d0d0d", 0.1)
    hoop(0.3, 0.07, metal("#b9bcc0", 0.15), parent=place, loc=(0, 0, 0.3), rot=(rad(90), 0, 0))
    if kind == "plug":
        made = Material("lure", back, Roughness=0.14, Clearcoat=1.0)
        shade = made.math("ADD", made.math("MULTIPLY", made.axis("y"), -0.16), 0.5)
        made.feed(made.ramp(shade, [(0.3, back), (0.5, belly), (0.85, "#f4efe0")]), "Base Color")
        profile = [(0, 0), (0.7, -0.3), (1.25, -1.6), (1.3, -3.0), (1.0, -length * 0.62), (0.5, -length * 0.9), (0, -length)]
        lathe(profile, made.data, 72, curve=True, parent=place)
        for s in (-1, 1):
            lathe(ball(0.36, 0.5), eye, 32, parent=place, loc=(s * 0.98, -0.5, -1.5), rot=(0, rad(90), 0))
            lathe(ball(0.19, 0.9), pupil, 24, parent=place, loc=(s * 1.1, -0.55, -1.5), rot=(0, rad(90), 0))
        outline([(p[0] * 0.8, p[1] * 1.1 + 0.7) for p in ring(1.1, 30)], 0.12, plain("#dfe9ec", 0.05, Transmission=0.8), parent=place, loc=(0, -0.6, -0.3), rot=(rad(32), 0, 0))
        treble(place, (0, -0.9, -length * 0.45), 0.75)
        treble(place, (0, 0, -length), 0.75)
        for k in range(5):
            box((0.16, 0.5, 1.3 - 0.1 * k), 0.05, plain(back, 0.3), parent=place, loc=(1.16 - 0.05 * k * k * 0.6, 0.1, -2.9 - 0.95 * k))
            box((0.16, 0.5, 1.3 - 0.1 * k), 0.05, plain(back, 0.3), parent=place, loc=(-1.16 + 0.05 * k * k * 0.6, 0.1, -2.9 - 0.95 * k))
    elif kind == "spoon":
        def dish(u, v):
            half = 1.7 * math.sin(math.pi * min(1, u**0.75)) ** 0.6 + 0.05
            return ((v - 0.5) * 2 * half, 0.7 * (1 - (2 * v - 1) ** 2) * math.sin(math.pi * u) - 0.5 * math.sin(TURN * u), -length * u)

        surface(50, 20, dish, metal(back, 0.1), 0.14, parent=place)
        surface(40, 4, lambda u, v: (lambda p: (p[0], p[1] - 0.12, p[2]))(dish(0.16 + 0.6 * u, 0.5 + (v - 0.5) * 0.22)), plain(belly, 0.3), parent=place)
        treble(place, (0, -0.3, -length), 0.9)
    else:
        skin = plain(back, 0.35, Clearcoat=0.6)
        lathe([(0, 0), (0.9, -0.5), (1.9, -2.2), (2.1, -3.8), (1.6, -5.4), (0.6, -6.4), (0, -6.6)], skin, 64, curve=True, parent=place)
        for s in (-1, 1):
            lathe(ball(0.62), skin, 32, parent=place, loc=(s * 1.15, -1.0, -1.7))
            lathe(ball(0.36), eye, 32, parent=place, loc=(s * 1.25, -1.45, -1.6))
            lathe(ball(0.2), pupil, 24, parent=place, loc=(s * 1.27, -1.72, -1.58))
            tube([(s * 0.5, 0.3, -6.0), (s * 0.9, 0.6, -7.4)], 0.14, metal("#b9bcc0", 0.15), parent=place)
            for k in range(14):
                a = s * 0.35 + 0.14 * (k - 7) / 2
                tube([(s * 0.9, 0.4, -6.6), (s * 0.9 + 1.2 * a, 0.4 + 0.3 * math.sin(k), -8.6), (s * 1.0 + 2.6 * a, 0.5 * math.cos(k), -length - 1.2 + 0.5 * math.sin(k * 3))], 0.07, plain(belly if k % 3 else back, 0.6), parent=place)
        for i, (x, z) in enumerate(((0.8, -3.2), (-0.9, -3.9), (0.2, -4.8), (-0.4, -2.8))):
            lathe(ball(0.34, 0.4), plain(belly, 0.4), 24, parent=place, loc=(x, -1.85 + 0.12 * i, z), rot=(rad(90), 0, 0))
    return place


@still("tackle-lures", 960, 900, exposure=0.25)
def hung_from_a_rail():
    box((200, 2, 160), 0.2, plaster("#c9cdb8", 0.3, 0.25), loc=(0, 6, 0))
    rail = wood("#9a6a3f", "#6b4426", 0.4)
    box((60, 3, 3.2), 0.4, rail, loc=(0, 0, 12))
    for i, (kind, back, belly, length, drop) in enumerate((("plug", "#1f5a4a", "#e0a23a", 9.4, 5), ("frog", "#6f8f2a", "#e8d24a", 8.6, 3), ("spoon", "#d9a441", "#b3261e", 8.6, 6), ("plug", "#2c3f7a", "#e3653a", 8.4, 3.6))):
        x = -16.5 + 11 * i
        lathe([(0, 0), (0.5, 0), (0.55, 0.3), (0.3, 0.6), (0.3, 2), (0, 2)], metal("#c9983f", 0.2), 32, loc=(x, -1.6, 12), rot=(rad(90), 0, 0))
        tube([(x, -3.2, 12), (x, -3.2, 10.8 - drop)], 0.035, plain("#f4f1e6", 0.3), curve=False)
        lure((x, -3.2, 10.2 - drop), kind, back, belly, length, (-16, 10, -8, 20)[i])
    pane_sun((2, 5, 0), (0.66, 0.66, -0.38), 4.2, (26, 30), 1, 1, 120, 2, 300, "#ffe2b4", 1.0)
    soft_box((-40, -50, 40), (0, 0, 0), 30, 24000, "#fff4e4")
    soft_box((44, -24, 10), (0, 0, 0), 10, 4000, "#eaf2ff", tall=30)
    sky("#f4f8ee", 0.4)
    camera((-7, -74, 3), (0.5, 0, 2.2), 53, (0, -3, 0), 0.8)


def reel(place):
    """A spinning reel under a rod that lies along x."""
    dark, steel, gold = brushed("#26292c", 0.28, "ring"), metal("#d6d8db", 0.1), metal("#c9983f", 0.16)
    tube([(0, 0, 0), (0.4, 0, -3), (0.2, 0, -5.4)], 0.75, dark, parent=place)
    box((6.4, 1.4, 0.8), 0.3, dark, parent=place, loc=(0, 0, -0.1))
    lathe([(0, -3), (2.6, -2.6), (3.2, -1), (3.1, 1.6), (2.4, 3), (0, 3.2)], dark, 72, curve=True, parent=place, loc=(-1.4, 0, -7.8), rot=(rad(90), 0, 0))
    spool = group((2.2, 0, -7.6), (0, rad(90), 0), parent=place)
    lathe([(0, -1), (3.6, -1), (3.6, 0.2), (2.6, 0.4), (2.6, 4.4), (3.5, 4.8), (3.5, 5.4), (0, 5.4)], gold, 96, edge=0.08, parent=spool)
    for i in range(26):
        hoop(2.95, 0.1, plain("#c9d24a" if i % 2 else "#b6c03e", 0.5), parent=spool, loc=(0, 0, 0.6 + 0.145 * i))
    lathe([(0, 5.3), (2.0, 5.4), (2.2, 5.9), (1.6, 6.5), (0, 6.6)], dark, 64, flutes=(12, 0.08), parent=spool)
    for s in (-1, 1):
        box((1.4, 0.8, 6.4), 0.3, dark, parent=spool, loc=(0, s * 4.0, 1.6))
    bail = [(4.3 * math.cos(rad(a)) * 0.9, 4.2 * math.sin(rad(a)), 5.4 + 0.7 * math.cos(rad(a))) for a in range(-90, 91, 12)]
    tube(bail, 0.16, steel, parent=spool)
    tube([(-1.4, -2.6, -7.8), (-1.4, -5.6, -7.8), (-1.6, -5.8, -10.6), (-1.8, -5.8, -13.2)], 0.42, steel, parent=place)
    lathe([(0, 0), (1.0, 0.1), (1.3, 1.2), (1.1, 3.4), (0, 3.6)], gloss("#5b3420", 0.15), 48, curve=True, parent=place, loc=(-1.8, -5.2, -13.4), rot=(rad(90), 0, 0))


def rod(place, back=-34, front=120):
    blank, grip, wrap = gloss("#12201c", 0.12), cork(), plain("#8a1f16", 0.3)
    lathe([(0.62, 0), (0.2, front)], blank, 40, parent=place, rot=(0, rad(90), 0))
    lathe([(0, 0), (1.5, 0), (1.6, 0.6), (1.4, 1.2), (1.15, 4), (1.2, 20), (1.35, 24), (1.1, 26)], grip, 64, curve=True, parent=place, loc=(back, 0, 0), rot=(0, rad(90), 0))
    lathe([(0, 0), (1.7, 0), (1.7, 1.4), (0, 1.4)], gloss("#1a1a1a", 0.2), 48, edge=0.2, parent=place, loc=(back - 1.2, 0, 0), rot=(0, rad(90), 0))
    lathe([(1.05, 0), (1.1, 16)], brushed("#2b2e31", 0.3, "ring"), 48, parent=place, loc=(back + 26, 0, 0), rot=(0, rad(90), 0))
    lathe([(0.9, 0), (1.3, 0.6), (1.25, 7), (0.7, 9.4)], grip, 64, curve=True, parent=place, loc=(back + 42, 0, 0), rot=(0, rad(90), 0))
    for x, r in ((back + 62, 1.7), (back + 92, 1.2), (back + 118, 0.9)):
        for z in (-2.2, 2.2):
            lathe([(0.68, -1.4), (0.72, 1.4)], wrap, 32, parent=place, loc=(x + z, 0, 0), rot=(0, rad(90), 0))
        hoop(r, 0.16, metal("#d6d8db", 0.1), parent=place, loc=(x, 0, -r - 0.7), rot=(0, rad(90), 0))
        tube([(x - 2.2, 0, -0.5), (x, 0, -0.9), (x + 2.2, 0, -0.5)], 0.14, metal("#d6d8db", 0.1), parent=place)


@still("tackle-reel", 960, 900, exposure=0.25)
def rod_and_reel():
    for i in range(-5, 7):
        box((160, 11.6, 3), 0.25, wood("#8d7a5e", "#62523c", 0.18), loc=(i * 3.7, i * 11.8, -1.5))
    place = group((-4, 2, 4.4), (rad(-78), 0, rad(28)))
    rod(place)
    reel(group((0.5, 0, -1.0), parent=place))
    tin = group((13, -13, 0), (0, 0, rad(18)))
    lathe([(0, 0), (7, 0), (7.2, 0.3), (7.2, 2.6), (6.9, 2.6), (6.9, 0.6), (0, 0.6)], gloss("#2f4a3c", 0.3), 96, edge=0.06, parent=tin)
    for k, (x, y, turn, kind, back, belly) in enumerate(((-3.6, 3.4, 30, "plug", "#1f5a4a", "#e0a23a"), (2.0, 3.0, 200, "spoon", "#d9a441", "#b3261e"))):
        laid = group((x, y, 1.7), (rad(-90), 0, rad(turn)), 0.72, parent=tin)
        made = lure((0, 0, 0), kind, back, belly, 8.4)
        made.parent = laid
    spool = group((-20, 15, 0), (0, 0, 0))
    lathe([(0, 0), (4.6, 0), (4.6, 0.8), (3.8, 1.0), (3.8, 3.6), (4.6, 3.8), (4.6, 4.6), (1.4, 4.6), (1.4, 3.4), (0, 3.4)], plain("#d8d4c6", 0.5), 96, edge=0.1, parent=spool)
    lathe([(4.2, 1.0), (4.3, 3.6)], plain("#b6c03e", 0.6), 96, parent=spool)
    pane_sun((0, 0, 0), (0.6, 0.4, -0.62), 5.0, (22, 30), 2, 2, 90, 2, 300, "#ffe4ba", 1.0)
    soft_box((-40, -40, 50), (0, 0, 0), 34, 30000, "#fff4e6")
    soft_box((44, 20, 30), (0, 0, 0), 16, 8000, "#eaf2ff")
    sky("#f4f8f4", 0.4)
    camera((4, -58, 56), (0.5, 0.5, 1.5), 60, (0, -4, 4), 0.8)
