"""Ready to leave: a hard suitcase, papers, a hat. Centimetres."""
import math

from kit.drawn import hoop, surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import metal, plain
from kit.solids import TURN, box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import ceramic, fabric, leather, paper, plaster, sauce, wood


def suitcase(loc, turn, color, dark="#1d2226", wide=42.0, high=58.0, deep=25.0):
    place = group(loc, (0, 0, rad(turn)))
    shell, black, steel = plain(color, 0.3, Clearcoat=0.5), plain(dark, 0.5), metal("#d3d6d9", 0.18)
    for side in (-1, 1):
        half = group((0, side * (deep / 4 + 0.15), high / 2 + 4.5), (rad(90), 0, 0), parent=place)
        body = outline(rectangle(wide, high, 6.5, 12), deep / 2, shell, 2.6, 5, parent=half, loc=(0, 0, -deep / 4))
        for i in range(9):
            x = (i - 4) * wide / 10.4
            tall = high - 9 - (6 if abs(i - 4) == 4 else 0)
            box((1.7, tall, 1.6), 0.7, shell, 3, parent=half, loc=(x, 0, -side * deep / 4))
    outline(rectangle(wide + 0.5, high + 0.5, 6.7, 12), 1.3, black, 0.3, parent=group((0, 0.65, high / 2 + 4.5), (rad(90), 0, 0), parent=place))
    for x in (-wide / 2 + 6, wide / 2 - 6):
        for y in (-deep / 2 + 5, deep / 2 - 5):
            box((4.2, 4.2, 3), 0.8, black, parent=place, loc=(x, y, 4.2))
            lathe([(0, -1.3), (2.4, -1.3), (2.6, -1), (2.6, 1), (2.4, 1.3), (0, 1.3)], plain("#2a2d30", 0.6), 48, parent=place, loc=(x, y, 2.6), rot=(rad(90), 0, rad(35)))
    for x in (-8.5, 8.5):
        tube([(x, 3, high + 4), (x, 3, high + 34)], 0.75, steel, curve=False, parent=place)
    box((21, 3, 3.6), 1.3, black, 4, parent=place, loc=(0, 3, high + 34.5))
    tube([(-6, -3, high + 4.4), (-5.4, -3, high + 7), (5.4, -3, high + 7), (6, -3, high + 4.4)], 1.0, black, parent=place)
    tag = group((7, -deep / 2 - 1.6, high - 8), (rad(90), rad(8), 0), parent=place)
    outline(rectangle(5.6, 9.4, 1.2), 0.4, leather("#a0612f", "#6f3f1a", 1.4), 0.1, parent=tag)
    outline(rectangle(3.8, 4.6, 0.4), 0.1, paper("#f4ecd8"), parent=tag, loc=(0, -1, 0.4))
    tube([(0, 4, 0.2), (-1.2, 8, 0.6), (-1.8, 12, 1.4)], 0.25, leather("#a0612f", "#6f3f1a", 1.4), parent=tag)
    return place


def passport(loc, turn, color="#1f2a5c"):
    place = group(loc, (0, 0, rad(turn)))
    box((8.8, 12.4, 0.8), 0.3, leather(color, color, 2.0), parent=place, loc=(0, 0, 0.45))
    gold = metal("#d9b25a", 0.3)
    text("PASSPORT", 1.15, gold, 0.02, parent=place, loc=(0, -3.4, 0.87), spacing=1.1)
    hoop(1.7, 0.1, gold, parent=place, loc=(0, 1.4, 0.87))
    for k in range(12):
        tube([(0, 1.4, 0.88), (1.6 * math.cos(TURN * k / 12), 1.4 + 1.6 * math.sin(TURN * k / 12), 0.88)], 0.05, gold, curve=False, parent=place)
    slip = group((1.2, 5.4, 0.5), (0, 0, rad(8)), parent=place)
    box((6.6, 9, 0.06), 0.02, paper("#f7f1e2"), 1, parent=slip)
    for i, w in enumerate(("BLR", "IXL")):
        text(w, 1.5, plain("#22262c", 0.6), 0.01, parent=slip, loc=(-1.6 + 3.3 * i, 3.1, 0.05))
    return place


def hat(loc, turn, band, straw="#d9b679"):
    """A straw hat: its brim sags a little."""
    place = group(loc, (0, 0, rad(turn)))
    weave = fabric(straw, "#b98f52", 1.1, 0.9, 0.2)

    def skin(u, v):
        a, profile = TURN * u, ((0, 11), (4.2, 10.6), (7.0, 9.4), (8.2, 6.8), (8.7, 1.6), (9.4, 0.6), (13, 0.2), (17.4, 0.6))
        k = v * (len(profile) - 1)
        i = min(int(k), len(profile) - 2)
        r, z = (profile[i][j] + (profile[i + 1][j] - profile[i][j]) * (k - i) for j in (0, 1))
        sag = 0.8 * math.sin(2 * a + 1) * max(0, (r - 9) / 8) ** 1.5
        dent = -1.6 * math.exp(-((r / 3.2) ** 2)) * abs(math.cos(a))
        return (r * math.cos(a) * 1.08, r * math.sin(a) * 0.96, z + sag + dent)

    surface(128, 56, skin, weave, 0.35, parent=place)
    lathe([(8.9, 1.7), (8.75, 2.2), (8.45, 4.8), (8.3, 5.0)], fabric(band, None, 2.0), 96, parent=place).scale = (1.09, 0.97, 1)
    return place


def room(wall, floor, dark):
    for i in range(-7, 8):
        box((420, 17, 4), 0.3, wood(floor, dark, 0.12), loc=(i * 7, i * 17.3, -2))
    box((500, 2, 260), 0.2, plaster(wall, 0.1, 0.3), loc=(0, 52, 120))
    box((500, 2.4, 9), 0.3, plain("#f4f1e8", 0.7), loc=(0, 50.6, 4.5))


def lights(warm="#ffe6c4"):
    soft_box((-100, -110, 120), (0, 0, 30), 80, 150000, "#fff3e4")
    soft_box((120, -60, 70), (0, 0, 30), 36, 36000, "#eef4ff", tall=100)
    sky("#fff4e8", 0.42)


@still("tour-orange", 880, 820, exposure=0.25)
def by_the_door():
    room("#2f8f99", "#c99a68", "#a2754a")
    suitcase((-8, 8, 0), 18, "#f08a3e")
    cabin = box((30, 16, 18), 1.6, leather("#8a5a34", "#5f3a1e", 0.6), loc=(34, 2, 9), rot=(0, 0, rad(-12)))
    for x in (-8, 8):
        box((2.2, 16.6, 18.6), 0.5, leather("#5f3a1e", "#41260f", 0.8), loc=(34 + x * 0.98, 2 - x * -0.2, 9), rot=(0, 0, rad(-12)))
    tube([(28, 3.2, 18), (28.5, 3.2, 22), (39, 1, 22), (39.5, 0.8, 18)], 0.9, leather("#5f3a1e", "#41260f", 0.8))
    hat((34, 1.4, 21.4), 30, "#0e7c8b")
    passport((12, -22, 0), 24)
    pane_sun((10, 40, 50), (0.62, 0.62, -0.42), 5, (60, 90), 2, 1, 260, 5, 500, "#ffdcae", 1.2)
    lights()
    camera((-24, -196, 76), (8, 0, 44), 50, (0, -6, 36), 1.6)


def bound_for_a_university():
    room("#cfd9fb", "#d9b48a", "#b98d5e")
    suitcase((6, 12, 0), -16, "#2b3fd6")
    for i, (size, color) in enumerate((((23, 16, 4), "#ffc94d"), ((21, 15, 3), "#f4efe2"), ((22, 15.5, 4.6), "#d8553a"))):
        z = sum((4, 3, 4.6)[:i])
        at = group((-32, -4, z), (0, 0, rad(14 - 9 * i)))
        box((size[0] - 0.6, size[1] - 0.8, size[2] - 0.6), 0.1, paper("#efe6d0"), 2, parent=at, loc=(0.2, 0, size[2] / 2))
        for up in (0.2, size[2] - 0.2):
            box((size[0], size[1], 0.4), 0.12, plain(color, 0.6), 2, parent=at, loc=(0, 0, up))
        box((0.6, size[1], size[2]), 0.2, plain(color, 0.6), 2, parent=at, loc=(-size[0] / 2, 0, size[2] / 2))
    passport((-32, -5, 11.7), 30)
    # A square cap with its tassel on the handle's side.
    cap = group((-2, -24, 0), (0, 0, rad(20)))
    black = fabric("#141a5c", "#0f1440", 1.4, 0.4)
    lathe([(0, 0), (8.6, 0), (8.4, 4.4), (0, 4.6)], black, 72, edge=0.2, parent=cap)
    box((24, 24, 0.7), 0.15, black, parent=cap, loc=(0, 0, 5.2))
    lathe([(0, 0), (0.9, 0), (0.7, 0.5), (0, 0.6)], plain("#ffc94d", 0.5), 32, parent=cap, loc=(0, 0, 5.5))
    tube([(0, 0, 5.9), (-6, -5, 5.8), (-11.4, -9.6, 5.6), (-12.6, -10.6, 4), (-12.6, -10.6, 1.6)], 0.28, plain("#ffc94d", 0.6), parent=cap)
    lathe([(0, 0), (1.0, 0.1), (0.8, 2.2), (0.3, 2.8), (0, 2.9)], plain("#ffc94d", 0.7), 32, flutes=(14, 0.12), parent=cap, loc=(-12.6, -10.6, 0.2))
    pane_sun((6, 40, 60), (0.62, 0.62, -0.42), 5, (60, 100), 2, 1, 260, 5, 500, "#ffe2b4", 1.2)
    lights()


@still("tour-blue", 900, 960, exposure=0.25)
def to_study_abroad():
    bound_for_a_university()
    camera((-16, -206, 84), (-6, 0, 46), 52, (0, -6, 36), 1.6)


@still("tour-cap", 720, 540, exposure=0.25)
def the_cap_and_the_passport():
    bound_for_a_university()
    camera((-62, -106, 50), (-16.5, -12, 9), 56, (-14, -20, 8), 1.4)


def samovar(place):
    """For kahwa: a copper belly on a foot, its chimney, spout and handle."""
    copper, dark = metal("#c9784a", 0.2), metal("#8f5433", 0.3)
    lathe([(0, 0), (6.2, 0), (6.6, 0.5), (5.0, 2.0), (3.4, 3.2), (3.6, 4.0), (7.6, 7.0), (9.4, 11.6), (9.0, 16.4), (6.4, 20.4), (5.0, 22.2), (5.2, 23.0), (5.6, 23.4), (4.6, 23.8), (3.6, 24.2), (3.2, 28.4), (3.5, 29.0), (2.9, 29.4), (2.6, 24.4), (0, 24.2)], copper, 128, curve=False, flutes=(24, 0.035), edge=0.06, parent=place)
    for z, r in ((9.0, 8.9), (14.6, 9.5), (22.8, 5.7)):
        hoop(r, 0.24, dark, parent=place, loc=(0, 0, z))
    tube([(8.6, 0, 9.0), (12.2, 0, 11.6), (13.6, 0, 15.6), (15.4, 0, 19.8), (17.0, 0, 20.6)], 1.0, copper, parent=place)
    tube([(-8.4, 0, 17.8), (-13.6, 0, 19.2), (-14.4, 0, 12.6), (-12.2, 0, 8.6), (-8.8, 0, 8.2)], 0.72, dark, parent=place)
    lathe([(0, 0), (1.0, 0.3), (1.2, 1.2), (0.6, 2.0), (0, 2.2)], copper, 48, parent=place, loc=(4.6, 0, 23.8))


def kahwa(loc, turn, saffron=7):
    """A small cup without a handle on its saucer, tea the colour of honey, almonds on it."""
    place = group(loc, (0, 0, rad(turn)))
    china = ceramic("#f7efdf", "#c8a77a", 0.12, 1.0, 0.2)
    lathe([(0, 0.2), (3.0, 0.2), (4.2, 0.7), (6.4, 1.5), (6.5, 1.7), (4.2, 1.1), (2.8, 0.7), (0, 0.7)], china, 112, edge=0.05, parent=place)
    lathe([(0, 0.8), (2.2, 0.8), (2.4, 1.2), (3.6, 3.2), (4.2, 6.4), (4.3, 6.6), (4.05, 6.6), (3.4, 3.4), (2.2, 1.6), (0, 1.5)], china, 112, curve=True, edge=0.04, parent=place)
    hoop(4.22, 0.1, metal("#c9983f", 0.25), parent=place, loc=(0, 0, 6.3))
    lathe([(0, 5.5), (3.92, 5.5)], sauce("#d98a1e", "#b9640c", 0.06, 0.3, 0.4, 0.02), 72, parent=place)
    for k in range(saffron):
        a = k * 2.4 + turn
        tube([(2.4 * math.cos(a), 2.4 * math.sin(a), 5.56), (1.8 * math.cos(a + 0.3), 1.8 * math.sin(a + 0.3), 5.6)], 0.06, plain("#b3240f", 0.5), curve=False, parent=place)
    for k in range(4):
        outline([(p[0] * 0.75, p[1] * 0.34) for p in ring(1, 20)], 0.1, plain("#f2dcb0", 0.6), 0.03, parent=place, loc=(1.1 * math.cos(k * 1.9), 1.1 * math.sin(k * 1.9), 5.55), rot=(0, 0, k * 1.3))
    return place


def valley_map(loc, turn):
    """A map of one valley, folded open: contours, a lake, the road in orange, the three beds."""
    place = group(loc, (0, 0, rad(turn)))
    for k in range(4):
        panel = group((-16.5 + 11 * k, 0, 0.55), (0, rad(5 if k % 2 else -5), 0), parent=place)
        box((11.1, 26, 0.08), 0, paper("#f3ead2" if k % 2 else "#eee2c6"), 1, parent=panel)
    line, lake = plain("#9fae8b", 0.8), plain("#7fb7bd", 0.7)
    for k in range(6):
        tube([((6.4 - 0.75 * k) * math.cos(a) * (1 + 0.16 * math.sin(3 * a + k)) - 9, (5.6 - 0.7 * k) * math.sin(a) * (1 + 0.14 * math.cos(2 * a)) + 4, 1.15) for a in (TURN * j / 40 for j in range(40))], 0.05, line, closed=True, parent=place)
    outline([(p[0] * 5.4 + 8, p[1] * 2.4 - 5 + 0.6 * math.sin(p[0] * 3)) for p in ring(1, 40)], 0.04, lake, parent=place, loc=(0, 0, 1.12))
    tube([(-20, -9, 1.2), (-12, -6, 1.25), (-4, -7, 1.2), (1, -1, 1.25), (8, 1, 1.2), (13, 7, 1.25), (20, 9, 1.2)], 0.16, plain("#f08a3e", 0.6), parent=place)
    for x, y in ((-12, -6), (1, -1), (13, 7)):
        lathe([(0, 0), (0.75, 0), (0.75, 0.16), (0, 0.18)], plain("#c63a1e", 0.5), 40, parent=place, loc=(x, y, 1.25))
    return place


@still("tour-kahwa", 1200, 960, exposure=0.25)
def kahwa_before_the_walk():
    """A low table in the morning: a copper samovar, two cups of kahwa, the valley's map, a hat."""
    for i in range(-6, 7):
        box((220, 14.6, 3), 0.3, wood("#7a4f30", "#51311b", 0.16), loc=(i * 5, i * 14.8 + 6, -1.5))
    box((420, 2, 220), 0.2, plaster("#1f7f8b", 0.1, 0.3), loc=(0, 66, 90))
    valley_map((5, -13, 0), -9)
    cloth = fabric("#f2e3c4", "#dcc59a", 0.9, 0.5)
    outline(rectangle(44, 26, 0.6), 0.25, cloth, 0.08, loc=(-15, 15, 0.05), rot=(0, 0, rad(7)))
    for k in range(5):
        box((42.6, 0.5, 0.06), 0.02, plain(("#c63a1e", "#0e7c8b", "#f08a3e")[k % 3], 0.8), 1, loc=(-15 + 0.12 * (10 - 5 * k), 15 + (10 - 5 * k), 0.34), rot=(0, 0, rad(7)))
    samovar(group((-23, 18, 0.3), (0, 0, rad(-24)), 1.1))
    kahwa((-5.5, 12.5, 0.3), 20)
    kahwa((-17, -1, 0.3), 70, 5)
    bowl = group((7.5, 21, 0.3))
    lathe([(0, 0.2), (3.4, 0.2), (5.6, 2.4), (6.4, 4.2), (6.2, 4.2), (5.2, 2.6), (3.2, 0.8), (0, 0.8)], metal("#c9784a", 0.2), 96, edge=0.05, parent=bowl)
    for k in range(34):
        a, r = k * 2.4, 0.78 * math.sqrt(k)
        lathe([(0, -1.25), (0.5, -0.9), (0.72, 0.1), (0.45, 0.95), (0, 1.3)], plain("#a8642e" if k % 4 else "#8d4f22", 0.6), 24, curve=True, parent=bowl, loc=(r * math.cos(a), r * math.sin(a), 3.6 + 0.8 * (1 - r / 4.8)), rot=(1.4 + 0.3 * math.sin(k), 0, a * 1.7))
    hat((30, 17, 0.2), 40, "#c63a1e")
    passport((27, -11, 0), 18, "#16343c")
    pane_sun((0, 6, 4), (0.66, 0.5, -0.56), 4.4, (60, 90), 2, 1, 260, 5, 500, "#ffdcae", 1.2)
    lights()
    camera((1, -88, 52), (0.5, 6, 9), 52, (-10, 6, 8), 0.9)
