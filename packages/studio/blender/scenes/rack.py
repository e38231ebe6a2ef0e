"""Servers in their racks. Centimetres."""
import math
import random

from kit.drawn import text, tube
from kit.light import camera, sky, soft_box
from kit.materials import brushed, glow, metal, pane, plain
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still

COLORS = ("#27e1c1", "#8d6bff", "#f2b34b")


def unit(rack, z, high, kind, seed):
    """One machine: drives, a louvre, or a switch with cables."""
    random.seed(seed)
    face = plain("#1b2038", 0.35)
    box((44, 3, high - 0.25), 0.25, face, parent=rack, loc=(0, -27.5, z + high / 2))
    for x in (-23, 23):
        box((1.8, 1.6, high - 0.4), 0.2, metal("#70779a", 0.3), parent=rack, loc=(x, -28.2, z + high / 2))
    green, violet, amber = (glow(color, 9) for color in COLORS)
    if kind == "drives":
        columns = 8
        for i in range(columns):
            x = -17.6 + 4.9 * i
            box((4.4, 1.2, high - 1.1), 0.25, plain("#2a3157", 0.4), parent=rack, loc=(x, -29.2, z + high / 2))
            box((3.2, 0.4, 0.5), 0.1, metal("#8b92b8", 0.3), parent=rack, loc=(x, -30.0, z + high / 2 - 0.4))
            lit = random.random()
            box((0.7, 0.3, 0.35), 0.1, green if lit < 0.7 else violet if lit < 0.92 else amber, parent=rack, loc=(x + 1.2, -29.9, z + high - 1.15))
    elif kind == "vents":
        for i in range(22):
            box((1.05, 0.7, high - 1.6), 0.25, plain("#0c0f1e", 0.7), parent=rack, loc=(-15 + 1.5 * i, -29.0, z + high / 2))
        for i, lit in enumerate((green, violet)):
            lathe([(0.4, 0), (0, 0.2)], lit, 16, parent=rack, loc=(-19.4, -29.1, z + high / 2 + (i - 0.5) * 1.1), rot=(rad(90), 0, 0))
    else:
        for i in range(12):
            x = -17 + 3.0 * i
            box((2.2, 0.8, 1.7), 0.15, plain("#0a0d18", 0.6), parent=rack, loc=(x, -29.1, z + high / 2))
            box((0.6, 0.3, 0.25), 0.05, green if i % 4 else amber, parent=rack, loc=(x, -29.3, z + high / 2 + 1.3))
            if i % 2 == 0:
                color = COLORS[(i // 2) % 2]
                sway = 20.5 if i > 5 else -20.5
                tube([(x, -29.4, z + high / 2), (x, -33, z + high / 2 - 0.6), (x + (sway - x) * 0.5, -34, z - 2.5), (sway, -31.6, z - 8), (sway, -31, z - 22)], 0.42, plain(color, 0.5), parent=rack)


def rack(loc, turn, seed):
    place = group(loc, (0, 0, rad(turn)))
    frame, black = plain("#242a4a", 0.3, Clearcoat=0.4), plain("#0b0e1c", 0.8)
    high = 196
    box((58, 62, 4), 0.8, frame, parent=place, loc=(0, 0, 2))
    box((58, 62, 4), 0.8, frame, parent=place, loc=(0, 0, high))
    for x in (-27.4, 27.4):
        box((3.2, 62, high), 0.6, frame, parent=place, loc=(x, 0, high / 2))
    box((52, 2, high), 0.2, black, parent=place, loc=(0, 24, high / 2))
    z, k = 8, seed
    random.seed(seed)
    plan = [random.choice(("drives", "drives", "vents", "switch")) for _ in range(30)]
    while z < high - 14:
        kind = plan[k % 30]
        step = {"drives": 9.2, "vents": 4.6, "switch": 4.6}[kind]
        unit(place, z, step, kind, k + 100)
        z, k = z + step + (0.5 if k % 5 else 4.6), k + 1
    box((0.8, 0.8, high - 10), 0.2, glow(COLORS[seed % 2], 3.4), parent=place, loc=(-26.6, -31.0, high / 2))
    sign = group((0, -31.2, high - 4.6), (rad(90), 0, 0), parent=place)
    outline(rectangle(14, 4, 0.5), 0.2, plain("#11152b", 0.5), parent=sign)
    text(f"R-0{seed}", 2.4, plain("#c9cfee", 0.5), 0.03, parent=sign, loc=(0, 0, 0.24))


@still("rack-row", 960, 860, exposure=1.05)
def three_racks():
    box((900, 900, 4), 0, plain("#141a33", 0.16, Specular=0.7), loc=(0, 200, -2))
    for i in range(-6, 7):
        box((0.7, 700, 0.1), 0, plain("#0c1024", 0.6), loc=(i * 60, 100, 0.02))
        box((700, 0.7, 0.1), 0, plain("#0c1024", 0.6), loc=(0, i * 60, 0.02))
    box((900, 2, 420), 0, plain("#1d2450", 0.7), loc=(0, 130, 190))
    for k in range(3):
        rack((-64 + 64 * k, 14 * k - 10, 0), -20, k + 1)
    box((240, 10, 3), 0.5, glow("#a9b6ff", 5), loc=(0, -30, 262))
    soft_box((-180, -190, 210), (0, 0, 100), 110, 330000, "#c3ccff", tall=80)
    soft_box((200, -120, 130), (0, 0, 100), 50, 150000, "#27e1c1", tall=180)
    soft_box((0, -40, 258), (0, 0, 0), 160, 90000, "#d4dcff", tall=20)
    sky("#5560b8", 0.3)
    camera((-70, -356, 128), (-2, 0, 98), 45, (-30, -30, 100), 2.0)


@still("rack-aisle", 1040, 832, exposure=1.0)
def cold_aisle():
    """Between two rows of racks, towards the door."""
    box((900, 2400, 4), 0, plain("#121733", 0.12, Specular=0.8), loc=(0, 700, -2))
    for i in range(30):
        box((190, 0.8, 0.1), 0, plain("#080b18", 0.6), loc=(0, -60 + 60 * i, 0.03))
    for x in (-60, 0, 60):
        box((0.8, 2000, 0.1), 0, plain("#080b18", 0.6), loc=(x, 700, 0.03))
    for k in range(9):
        rack((-122, 40 + 61 * k, 0), 90, k + 1)
        rack((122, 40 + 61 * k, 0), -90, k + 12)
    box((520, 4, 320), 0, plain("#1a2150", 0.6), loc=(0, 640, 150))
    door = group((0, 637, 0))
    box((96, 2, 210), 0.5, plain("#2b3270", 0.4), loc=(0, 0, 105), parent=door)
    box((60, 2.4, 120), 0.5, glow("#8fb6ff", 1.5), loc=(0, 0, 138), parent=door)
    for x in (-96, 96):
        box((3, 620, 3), 0.4, glow("#27e1c1" if x < 0 else "#8d6bff", 5), loc=(x, 330, 206))
    for k in range(6):
        box((70, 10, 2), 0.4, glow("#dfe6ff", 7), loc=(0, 40 + 112 * k, 262))
        soft_box((0, 40 + 112 * k, 256), (0, 40 + 112 * k, 0), 70, 42000, "#cfd8ff", tall=20)
    box((520, 1200, 4), 0, plain("#141a40", 0.7), loc=(0, 340, 300))
    tray = plain("#20264a", 0.4)
    for x in (-34, 34):
        box((2, 700, 8), 0.3, tray, loc=(x, 300, 236))
    for k in range(4):
        tube([(-24 + 14 * k, -60, 238), (-22 + 14 * k, 300, 237), (-24 + 14 * k, 660, 238)], 2.0, plain(COLORS[k % 3], 0.5))
    soft_box((0, -170, 170), (0, 100, 90), 120, 150000, "#aebcff", tall=90)
    sky("#4a58b8", 0.22)
    camera((-30, -160, 128), (24, 300, 108), 30, (80, 60, 110), 2.4)
