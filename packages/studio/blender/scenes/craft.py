"""What a shop for crafts sells: lac-turned elephants, a toran, blue cups, brass lamps. Centimetres."""
import math

from kit.drawn import backdrop, grain, leaf_mesh, surface, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brass, glow, metal, plain
from kit.nodes import Material
from kit.paths import smooth_path
from kit.solids import TURN, box, group, lathe, outline, put, rad, ring
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, stone, wood


def lac(color):
    """Coloured lac on turned wood: deep, with the fine rings of the lathe."""
    made = Material("lac", color, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    made.bump(made.noise(1, 3, 0.6, made.coords((4, 4, 0.3))), 0.03, 0.02)
    return made.data


def turned(profile, colors, stops, **place):
    """A turned piece in bands: `stops` are the heights where the colour changes."""
    top = max(z for _, z in profile) + 1
    low = -1e9
    for color, high in zip(colors, [*stops, top]):
        part, before = [], None
        for r, z in profile:
            if before and (before[1] < low <= z or before[1] < high <= z):
                for edge in sorted(e for e in (low, high) if before[1] < e <= z):
                    t = (edge - before[1]) / (z - before[1])
                    part.append((before[0] + (r - before[0]) * t, edge))
            if low <= z <= high:
                part.append((r, z))
            before = (r, z)
        part = [p for p in part if low - 1e-6 <= p[1] <= high + 1e-6]
        if len(part) > 1:
            lathe(part, lac(color), 96, **place)
        low = high


def ball(radius, stretch=1.0, steps=28):
    return [(radius * math.sin(math.pi * i / steps), -radius * stretch * math.cos(math.pi * i / steps)) for i in range(steps + 1)]


def elephant(loc, turn, color, cloth, line, size=1.0, ink="#22150f"):
    """Body, legs, head and rings from a lathe; trunk, ears and tail set in."""
    place = group(loc, (0, 0, rad(turn)), size)
    skin, gold = lac(color), lac(line)
    body = group((0, 0, 10.2), (0, rad(90), 0), parent=place)
    turned(ball(5.6, 1.28), [color, line, color, line, color], [-5.3, -4.7, 4.7, 5.3], parent=body)

    def saddle(u, v):
        z, a = -3.4 + 6.8 * u, rad(-78 + 156 * v)
        r = 5.6 * math.sqrt(max(0, 1 - (z / 7.17) ** 2)) + 0.16
        return (z, r * math.sin(a), 10.2 + r * math.cos(a))

    surface(30, 60, saddle, fabric(cloth, None, 2.4, 0.5, 0.5), 0.1, parent=place)
    for u in (0.06, 0.94):
        tube([(saddle(u, v / 40)[0], saddle(u, v / 40)[1] * 1.02, (saddle(u, v / 40)[2] - 10.2) * 1.02 + 10.2) for v in range(41)], 0.16, gold, parent=place)
    for v in (0.0, 1.0):
        tube([saddle(u / 20, v) for u in range(21)], 0.16, gold, parent=place)
        for u in range(9):
            x, y, z = saddle(u / 8, v)
            lathe(ball(0.34), gold, 24, parent=place, loc=(x, y, z - 0.55))
    for i in range(5):
        for v in (0.24, 0.5, 0.76):
            x, y, z = saddle(0.14 + 0.18 * i, v)
            lathe([(0, -0.1), (0.42, -0.1), (0.42, 0.1), (0, 0.16)], lac(line if (i + int(v * 4)) % 2 else color), 24, parent=place, loc=(x, y, z), rot=(rad(-78 + 156 * v), 0, 0))
    for x in (-3.9, 3.9):
        for y in (-3.0, 3.0):
            turned([(0, 0), (2.1, 0), (2.3, 0.3), (2.3, 1.2), (2.0, 1.6), (1.95, 5), (2.2, 8.4), (0, 9)], [line, color, line, color], [0.9, 1.5, 1.9], parent=place, loc=(x, y, 0))
    head = group((7.6, 0, 13.4), (0, rad(14), 0), parent=place)
    lathe(ball(3.9, 1.06), skin, 96, parent=head)
    for y in (-1, 1):
        eye = (2.9, y * 2.35, 0.9)
        lathe(ball(0.5), plain("#fbf3e4", 0.2), 32, parent=head, loc=eye)
        lathe(ball(0.3), plain(ink, 0.1), 32, parent=head, loc=(3.2, y * 2.55, 0.95))
        ear = group((-1.1, y * 3.1, 0.8), (rad(90 - y * 14), 0, rad(180 + y * 46)), parent=head)
        outline([(p[0] * 1.05 + 1.7, p[1] * 1.25 - 0.4) for p in ring(2.6, 40)], 0.5, skin, 0.2, parent=ear)
        outline([(p[0] * 1.0 + 1.7, p[1] * 1.2 - 0.4) for p in ring(1.7, 40)], 0.62, lac(cloth), 0.15, parent=ear, loc=(0, 0, -0.06))
        tube([(3.0, y * 1.5, -1.7), (4.6, y * 1.8, -2.6), (5.9, y * 1.9, -2.2)], 0.36, plain("#f4ead6", 0.25), parent=head)
    trunk = [(3.3, 0, -0.6), (4.9, 0, -2.6), (5.5, 0, -5.4), (6.2, 0, -7.6), (7.8, 0, -8.2), (9.0, 0, -7.0)]
    path = smooth_path(trunk, 4)
    for i, p in enumerate(path):
        r = 1.75 * (1 - 0.52 * i / (len(path) - 1))
        lathe(ball(r, 0.9), gold if i in (7, 14) else skin, 40, parent=head, loc=p)
    lathe([(0, 3.2), (2.2, 3.1), (2.4, 3.5), (1.2, 4.1), (0.5, 4.4), (0, 4.5)], gold, 48, parent=head)
    tube([(-7.0, 0, 11.4), (-8.2, 0, 10), (-8.4, 0, 7.6)], 0.28, skin, parent=place)
    lathe(ball(0.62, 1.4), plain(ink, 0.3), 24, parent=place, loc=(-8.4, 0, 7.2))
    return place


def lights(warm="#fff0dc", power=1.0):
    soft_box((-44, -46, 52), (0, 0, 9), 36, 34000 * power, warm, tall=28)
    soft_box((46, -10, 30), (0, 0, 9), 12, 9000 * power, "#fff4ec", tall=36)
    soft_box((0, 24, 64), (0, 0, 8), 50, 17000 * power)
    sky("#fff2e2", 0.3 * power)


@still("craft-elephant", 1040, 900, exposure=0.3)
def herd_on_red():
    backdrop(plain("#a8311c", 0.85), 110, 40, 100, 24)
    lathe([(0, 0), (23, 0), (23, 3.4), (0, 3.4)], plain("#f3d296", 0.7), 160, edge=0.4)
    elephant((-3, -1, 3.4), -14, "#147f7a", "#c2381f", "#f0ab33", 1.15)
    elephant((12.5, -8.5, 3.4), -40, "#d98a1c", "#147f7a", "#c2381f", 0.5)
    elephant((15.5, 3.5, 3.4), 200, "#b63420", "#f0ab33", "#f7e2b6", 0.62)
    lights()
    camera((-2, -86, 31), (1.5, 0, 12.4), 60, (0, -5, 12), 0.9)


@still("craft-red", 880, 840, exposure=0.3)
def red_one():
    backdrop(plain("#f0c68c", 0.85), 110, 40, 100, 24)
    box((34, 22, 5), 0.4, wood("#a8713e", "#7a4c26", 0.3), loc=(0, 0, 2.5), rot=(0, 0, rad(4)))
    elephant((0, 0, 5), -158, "#b83420", "#f0ab33", "#f7e2b6", 1.1)
    for i, (x, y) in enumerate(((11.5, -7), (13.6, -5.2), (12.4, -8.8))):
        lathe(ball(0.9), lac(("#147f7a", "#f0ab33", "#b83420")[i]), 40, loc=(x, y, 5.9))
    lights()
    camera((-3, -84, 28), (0, 0, 12.6), 68, (0, -5, 12), 0.8)


@still("craft-toran", 880, 840, exposure=0.25)
def toran_at_the_door():
    box((200, 2, 260), 0.2, plaster("#e9b878", 0.1, 0.3), loc=(0, 8, 60))
    blue, frame = wood("#2a6f8f", "#1b4f69", 0.14, "z", 0.5), wood("#8a5a34", "#5f3a1e", 0.2, "z", 0.55)
    for x in (-22, 22):
        box((43, 3, 150), 0.6, blue, loc=(x, 5.5, 20))
        for z in (26, -26):
            box((28, 1.2, 40), 0.5, blue, loc=(x, 3.8, 20 + z))
    for x in (-48, 48):
        box((9, 9, 170), 0.8, frame, loc=(x, 4, 15))
    box((110, 10, 11), 0.9, frame, loc=(0, 3.5, 98))
    ring_ = metal("#c9a24e", 0.25)
    lathe([(1.2, 0), (4.2, 0), (4.4, 0.5), (3.0, 1.2), (0, 1.4)], ring_, 64, loc=(-5.5, 3.4, 24), rot=(rad(90), 0, 0))
    lathe([(1.2, 0), (4.2, 0), (4.4, 0.5), (3.0, 1.2), (0, 1.4)], ring_, 64, loc=(5.5, 3.4, 24), rot=(rad(90), 0, 0))
    colors = ("#b4281e", "#e39a1f", "#1d7d77", "#8a1f5c", "#2f5fae")
    band = fabric("#b4281e", "#8f1c16", 1.6, 0.6, 0.4)
    surface(80, 6, lambda u, v: (-47 + 94 * u, -2.4 - 0.5 * math.sin(u * 21), 92 - 9 * v - 0.6 * math.sin(math.pi * u)), band, 0.25)
    mirror, thread = metal("#e9eef1", 0.04), plain("#f4d27a", 0.6)
    for i in range(23):
        x = -45 + 90 * i / 22
        lathe([(0, 0), (1.25, 0), (1.25, 0.2), (0, 0.2)], mirror, 32, loc=(x, -3.3, 87.4), rot=(rad(90), 0, 0))
        tube([(x + 1.5 * math.cos(TURN * k / 16), -3.35, 87.4 + 1.5 * math.sin(TURN * k / 16)) for k in range(16)], 0.22, thread, closed=True)
    for i in range(15):
        x, color = -44 + 88 * i / 14, colors[i % 5]
        cloth = fabric(color, None, 1.8, 0.6, 0.4)
        long = 18 + 1.2 * math.sin(i * 2.2)

        def leaf(u, v, x=x, long=long, i=i):
            half = 3.0 * (1 - v**2.4) + 0.02
            return (x + (u - 0.5) * 2 * half + 0.5 * math.sin(i * 1.7) * v, -2.9 - 0.9 * math.sin(3 * v + i) * v + 0.5 * math.cos((u - 0.5) * 3), 82.6 - long * v)

        surface(14, 24, leaf, cloth, 0.2)
        tube([leaf(0, v / 20) for v in range(20)] + [leaf(1, v / 20) for v in range(19, -1, -1)], 0.22, thread)
        for v in (0.26, 0.56):
            p = leaf(0.5, v)
            lathe([(0, 0), (1.1, 0), (1.1, 0.2), (0, 0.2)], mirror, 32, loc=(p[0], p[1] - 0.6, p[2]), rot=(rad(90), 0, 0))
            tube([(p[0] + 1.35 * math.cos(TURN * k / 16), p[1] - 0.65, p[2] + 1.35 * math.sin(TURN * k / 16)) for k in range(16)], 0.2, thread, closed=True)
        tip = leaf(0.5, 1)
        for k in range(3):
            lathe(ball(0.55 - 0.08 * k), plain(colors[(i + 2) % 5], 0.4), 24, loc=(tip[0], tip[1], tip[2] - 0.7 - 1.0 * k))
    pane_sun((6, 0, 66), (0.62, 0.7, -0.5), 4.5, (64, 60), 1, 1, 260, 4, 500, "#ffdfae", 1.0)
    soft_box((-110, -150, 120), (0, 0, 66), 90, 190000, "#fff0dc")
    soft_box((120, -90, 70), (0, 0, 66), 50, 50000, "#fff2e6")
    sky("#fff2e0", 0.4)
    camera((-14, -176, 58), (0, 0, 66), 62, (0, -3, 76), 1.4)


def cup(loc, turn, glaze, ink, size=1.0):
    place = group(loc, (0, 0, rad(turn)), size)
    lathe([(0, 0.3), (2.3, 0.3), (2.4, 0), (2.8, 0), (3.0, 0.5), (3.6, 3.2), (3.9, 7.4), (3.75, 7.6), (3.55, 7.4), (3.3, 3.4), (2.7, 0.9), (0, 0.8)], glaze, 128, edge=0.06, parent=place)
    tube([(3.6, 0, 6.3), (5.4, 0, 6.6), (6.3, 0, 4.6), (5.2, 0, 2.4), (3.5, 0, 2.4)], 0.42, glaze, parent=place)
    for z, r in ((6.7, 3.86), (1.2, 3.18)):
        tube([(r * math.cos(TURN * k / 64), r * math.sin(TURN * k / 64), z) for k in range(64)], 0.16, ink, closed=True, curve=False, parent=place)
    petal = leaf_mesh(1.0, 0.42, 0, 0, 0, 0.8)
    for k in range(9):
        turn_ = TURN * k / 9
        r = 3.62
        flower = group((r * math.cos(turn_), r * math.sin(turn_), 3.95), (rad(90), rad(7), turn_ + rad(90)), parent=place)
        for j in range(6):
            put(petal, ink, (0.12 * math.cos(TURN * j / 6), 0.12 * math.sin(TURN * j / 6), 0.06), (0, 0, TURN * j / 6), 1.05, parent=flower)
        lathe([(0, 0.04), (0.26, 0.04), (0.2, 0.2), (0, 0.24)], plain("#f2b23e", 0.3), 24, parent=flower)
    return place


@still("craft-cups", 880, 840, exposure=0.3)
def blue_cups_in_their_box():
    backdrop(plain("#dfe9e0", 0.85), 110, 40, 100, 24)
    box((40, 28, 3), 0.4, stone("#f3eee2", "#d9d0be", None, 0.2, 0.5, 0.1), loc=(0, 0, 1.5))
    glaze, white, ink = plain("#1f4fa8", 0.12, Clearcoat=1.0), plain("#f3f1ea", 0.14, Clearcoat=1.0), plain("#1b3f92", 0.3)
    kraft, straw = paper("#c99a63", "#a87a45"), plain("#e2c789", 0.9)
    carton = group((-6.5, 6, 3), (0, 0, rad(12)))
    for size, at in (((24, 0.5, 11), (0, -7.5, 5.5)), ((24, 0.5, 11), (0, 7.5, 5.5)), ((0.5, 15, 11), (-12, 0, 5.5)), ((0.5, 15, 11), (12, 0, 5.5))):
        box(size, 0.05, kraft, parent=carton, loc=at)
    box((24, 8.2, 0.5), 0.05, kraft, parent=carton, loc=(0, 10.6, 13.6), rot=(rad(58), 0, 0))
    box((24, 7.4, 0.5), 0.05, kraft, parent=carton, loc=(0, -10.2, 8.6), rot=(rad(62), 0, 0))
    straw_mesh = grain(4.2, 0.14, 0.25)
    for i in range(420):
        put(straw_mesh, straw, (11 * math.sin(i * 12.9), 6.8 * math.sin(i * 7.3 + 1), 8.6 + 1.4 * math.sin(i * 3.1)), (0.5 * math.sin(i), 0.5 * math.cos(i * 2), i), parent=carton)
    one = cup((0, 0, 0), 30, white, ink, 0.95)
    one.parent, one.location, one.rotation_euler = carton, (-4.6, 0.4, 7.6), (rad(16), rad(-10), rad(160))
    cup((9.2, -5.6, 3), 24, glaze, plain("#f6f2e4", 0.2))
    cup((-3.8, -8.8, 3), -150, white, ink)
    lights("#fff4e6")
    camera((-3, -86, 36), (0.6, 0, 8.6), 68, (0, -6, 8), 0.8)


def lamp(loc, high=14.0, size=1.0):
    place = group(loc, (0, 0, 0), size)
    gold = brass("#d0983a", 0.16, 0, 0.7)
    lathe([(0, 0), (5.4, 0), (5.6, 0.5), (4.2, 1.2), (2.0, 1.8), (0.9, 3.0), (1.5, 3.8), (0.8, 4.6), (0.7, high * 0.55), (1.3, high * 0.6), (0.7, high * 0.66), (0.8, high - 1.4), (2.0, high - 0.6), (4.2, high), (4.9, high + 1.0), (4.6, high + 1.1), (3.8, high + 0.4), (0, high + 0.2)], gold, 128, edge=0.06, parent=place)
    lathe([(0, high + 0.75), (4.3, high + 0.75)], plain("#d9a23a", 0.05), 64, parent=place)
    for k in range(5):
        turn = TURN * k / 5 - math.pi / 2
        x, y = 4.5 * math.cos(turn), 4.5 * math.sin(turn)
        tube([(x * 0.4, y * 0.4, high + 0.7), (x, y, high + 1.1), (x * 1.05, y * 1.05, high + 1.6)], 0.2, plain("#efe3cc", 0.9), parent=place)
        lathe([(0, 0), (0.26, 0.25), (0.34, 0.7), (0.2, 1.5), (0, 2.4)], glow("#ffae4d", 14), 32, curve=True, parent=place, loc=(x * 1.05, y * 1.05, high + 1.5))
    soft_box((loc[0], loc[1] - 4, loc[2] + (high + 9) * size), (loc[0], loc[1], loc[2]), 6, 700 * size, "#ff9a3d")


@still("craft-lamps", 880, 840, exposure=0.95)
def brass_lamps():
    backdrop(plain("#6e1c10", 0.8), 110, 34, 100, 20)
    box((70, 34, 4), 0.4, wood("#5b3420", "#3a1f12", 0.25), loc=(0, 2, 2))
    lamp((-9.5, 2, 4), 12)
    lamp((3.5, 5, 4), 19)
    lamp((11.5, -4, 4), 8, 0.8)
    soft_box((-44, -40, 50), (0, 0, 12), 26, 9000, "#ffd9a8", tall=36)
    soft_box((46, 10, 34), (0, 0, 12), 8, 6000, "#ffb46a", tall=44)
    sky("#ffcf9a", 0.08)
    camera((-2, -86, 28), (1, 0, 14.5), 66, (0, -3, 18), 0.9)
