"""Before the sound check: amplifiers, a guitar on its stand, light in the haze. Centimetres."""
import math

from kit.drawn import tube
from kit.light import camera, sky, soft_box, spot
from kit.materials import brushed, glow, gloss, metal, plain
from kit.paths import smooth_path
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import fabric, leather, wood


def amplifier(loc, turn, wide, high, cloth, head=True):
    place = group(loc, (0, 0, rad(turn)))
    skin, gold = leather("#17141b", "#0d0b10", 1.0), plain("#d9b25a", 0.3)
    box((wide, 30, high), 1.6, skin, loc=(0, 0, high / 2), parent=place)
    box((wide - 5, 1.6, high - 6), 0.5, fabric(cloth, "#30262f", 1.6, 0.9), loc=(0, -15, high / 2), parent=place)
    for z in (2.4, high - 2.4):
        tube([(-wide / 2 + 2.5, -15.6, z), (wide / 2 - 2.5, -15.6, z)], 0.4, gold, curve=False, parent=place)
    for x in (-1, 1):
        tube([(x * (wide / 2 - 2.5), -15.6, 2.4), (x * (wide / 2 - 2.5), -15.6, high - 2.4)], 0.4, gold, curve=False, parent=place)
        for z in (2, high - 2):
            box((4.4, 31, 4.4), 1.4, metal("#b9bcc4", 0.25), loc=(x * (wide / 2 - 1.6), 0, z), parent=place)
    if not head:
        return place
    top = group((0, 0, high + 0.5), parent=place)
    box((wide, 26, 24), 1.6, skin, loc=(0, 0, 12), parent=top)
    box((wide - 5, 1.2, 9), 0.3, brushed("#c9a24a", 0.3), loc=(0, -13.0, 7), parent=top)
    for i in range(7):
        lathe([(0, 0), (1.6, 0), (1.5, 1.6), (0, 1.7)], plain("#141216", 0.35), 32, parent=top, loc=(-wide / 2 + 11 + i * (wide - 22) / 6.6, -13.6, 7), rot=(rad(90), 0, 0), flutes=(18, 0.06))
    lathe([(0, 0), (1.0, 0.1), (0.9, 0.8), (0, 1.2)], glow("#ff4a3a", 9), 24, parent=top, loc=(wide / 2 - 7, -13.6, 7), rot=(rad(90), 0, 0))
    box((wide - 5, 1.2, 9), 0.3, fabric(cloth, "#30262f", 1.6, 0.9), loc=(0, -13.0, 17.4), parent=top)
    tube([(-9, 0, 24), (-8, 0, 27), (8, 0, 27), (9, 0, 24)], 0.9, skin, parent=top)
    return place


def guitar(loc, rot, paint):
    """An electric guitar, its strings towards -y, its head towards +z."""
    place = group(loc, rot)
    half = [(0, -22), (9, -21), (15.5, -15), (16, -7), (12.4, 0), (12.2, 6), (14.5, 12), (13, 17.5), (9.4, 17.6), (6.2, 12.4), (3, 11)]
    left = [(-3, 11), (-6.4, 13.5), (-9.8, 21), (-13.2, 21.6), (-15, 15), (-13, 6), (-12.8, 0), (-16.4, -7), (-15.6, -15), (-9, -21)]
    loop = [(p.x, p.y) for p in smooth_path([(x, y, 0) for x, y in half + left], 8, True)]
    flat = group((0, 0, 0), (rad(90), 0, 0), parent=place)
    outline(loop, 4.4, gloss(paint, 0.12), 0.9, 5, parent=flat, loc=(0, 0, -2.2))
    plate = [(p.x, p.y) for p in smooth_path([(x, y, 0) for x, y in ((-4, 11), (-9, 10), (-9.6, 2), (-10.6, -6), (-6, -10), (1, -11), (8, -13), (10.6, -8), (8.2, 0), (8.4, 8), (4, 10.6))], 8, True)]
    outline(plate, 0.2, plain("#f4ead8", 0.3, Clearcoat=0.5), 0.05, parent=flat, loc=(0, 0, 2.2))
    maple, rose_ = wood("#d9b177", "#b78a4e", 0.6, along="y"), wood("#4a2a1a", "#2c170d", 0.6, along="y")
    outline(rectangle(5.2, 52), 2.0, maple, 0.7, parent=flat, loc=(0, 34, 0.6))
    outline(rectangle(5.2, 53), 0.5, rose_, 0.1, parent=flat, loc=(0, 34, 2.6))
    for i in range(20):
        y = 58 - 62 * (1 - 2 ** (-i / 12))
        box((5.1, 0.2, 0.25), 0, metal("#e3e3e6", 0.2), 1, parent=flat, loc=(0, y, 3.15))
    head = [(p.x, p.y) for p in smooth_path([(x, y, 0) for x, y in ((-2.4, 59), (-3.4, 64), (-3.2, 72), (-1, 78), (3.4, 77.4), (4.4, 73), (3.2, 66), (2.4, 59))], 8, True)]
    outline(head, 1.6, maple, 0.3, parent=flat, loc=(0, 0, 0.4))
    steel = metal("#d9dade", 0.14)
    for y in (-1.5, 3.5, 8):
        box((8, 1.8, 1.2), 0.5, plain("#f4ead8", 0.3), parent=flat, loc=(0, y, 2.7))
        for i in range(6):
            lathe([(0, 0), (0.34, 0), (0.3, 0.2), (0, 0.25)], steel, 16, parent=flat, loc=(-2.5 + i, y, 3.3))
    box((8.6, 3.4, 1.4), 0.3, steel, parent=flat, loc=(0, -7.4, 2.8))
    for x, y in ((7.4, -8), (10, -11.4), (11.6, -15)):
        lathe([(0, 0), (1.3, 0), (1.2, 1.3), (0, 1.4)], plain("#f4ead8", 0.3), 32, parent=flat, loc=(x - 1.6, y, 2.3), flutes=(16, 0.05))
    for i in range(6):
        tube([(-2.3 + 0.92 * i, -7, 3.7), (-1.9 + 0.76 * i, 59, 3.5), (-1.4 + 0.5 * i, 64 + 2 * i, 2.6)], 0.05 + 0.012 * i, steel, curve=False, parent=flat)
        lathe([(0, 0), (0.9, 0), (0.9, 0.7), (0, 0.7)], steel, 24, parent=flat, loc=(-1.8 + 0.3 * i, 63.6 + 2.1 * i, 2))
        box((1.6, 1.0, 1.0), 0.3, steel, parent=flat, loc=(-4.3 + 0.15 * i, 63.4 + 2.1 * i, 1.2))
    return place


@still("amp-stage", 960, 655, exposure=1.15)
def before_the_sound_check():
    for i in range(-9, 10):
        box((24.6, 700, 4), 0.3, wood("#2c1b2c", "#180e1a", 0.05, along="y", rough=0.35), loc=(i * 25, 200, -2))
    for i in range(30):
        t = min(1, i / 20)
        color = "#" + "".join(f"{round(a + (b - a) * t):02x}" for a, b in ((216, 40), (40, 12), (120, 86)))
        box((1600, 2, 14.2), 0, glow(color, 0.5 - 0.32 * t), loc=(0, 420, 14 * i))
    amplifier((-34, 60, 0), 8, 74, 74, "#6b5560")
    amplifier((56, 76, 0), -10, 70, 62, "#7a6260")
    amplifier((138, 110, 0), -18, 70, 62, "#6b5560", head=False)
    stand = plain("#121016", 0.4)
    place = group((16, 6, 0), (0, 0, rad(-8)))
    for a in (200, 340, 90):
        tube([(0, 6, 26), (22 * math.cos(rad(a)), 8 + 20 * math.sin(rad(a)), 1)], 0.9, stand, curve=False, parent=place)
    tube([(0, 6, 26), (0, 8, 70)], 0.9, stand, curve=False, parent=place)
    for x in (-8, 8):
        tube([(0, 6, 24), (x, 3, 20), (x, -4, 21), (x, -6, 24)], 0.9, stand, parent=place)
    guitar((0, 0, 43), (rad(-9), 0, 0), "#c81e4e").parent = place
    # A cable from the guitar to its amplifier, and a pedal.
    tube([(10, 0, 22), (16, -14, 6), (4, -26, 0.7), (-22, -24, 0.7), (-40, -10, 0.7), (-30, 20, 0.7), (-36, 44, 3)], 0.5, plain("#0e0c11", 0.5))
    pedal = group((-20, -24, 0), (0, 0, rad(12)))
    box((9, 14, 5), 0.7, gloss("#ffb81f", 0.25), loc=(0, 0, 2.8), parent=pedal)
    for x in (-2.4, 2.4):
        lathe([(0, 0), (1.2, 0), (1.0, 1.2), (0, 1.3)], plain("#17131a", 0.4), 32, parent=pedal, loc=(x, 4, 5.3))
    lathe([(0, 0), (1.5, 0), (1.4, 1.1), (0, 1.2)], metal("#d6d7da", 0.2), 32, parent=pedal, loc=(0, -4, 5.3))
    for x, color, k in ((-120, "#ff3d77", 1), (10, "#ffb347", 2), (120, "#8a4bff", 3)):
        can = group((x, 330, 196), (rad(30), 0, 0))
        lathe([(0, 0), (12, 0), (12, 24), (7, 28), (0, 28)], plain("#0c0a10", 0.5), 48, parent=can)
        lathe([(0, 0), (10.6, 0)], glow(color, 22), 48, parent=can, loc=(0, 0, -0.4))
        spot((x, 320, 190), (x * 0.4, 20, 10), 2600000, 34, color, 0.6, 8)
    soft_box((-120, -110, 120), (0, 30, 40), 70, 420000, "#ffd2e0", tall=90)
    soft_box((150, -40, 90), (20, 30, 40), 30, 110000, "#9a6bff", tall=120)
    soft_box((-140, 110, 70), (-20, 60, 40), 24, 90000, "#ff3d77", tall=110, shine=False)
    sky("#43206a", 0.22)
    camera((-24, -196, 62), (16, 60, 60), 40, (12, 6, 50), 3.0)
