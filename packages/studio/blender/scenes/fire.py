"""What a fire-safety firm hangs on a wall: an extinguisher, a gong, a hose reel. Centimetres."""
import math

from kit.drawn import backdrop, hoop, label, surface, text, tube
from kit.light import camera, sky, soft_box
from kit.materials import brass, gloss, metal, pane, plain
from kit.solids import TURN, box, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import paper, plaster

BODY = [(0, 0), (7.2, 0), (7.6, 0.3), (7.8, 1.4), (7.8, 38), (7.4, 41), (6.0, 43.4), (3.6, 44.8), (2.3, 45.4), (2.1, 47), (0, 47)]


def extinguisher(loc, turn, red="#b3130f", band="#f4b400", wall=False):
    place = group(loc, (0, 0, rad(turn)))
    paint, chrome, black = gloss(red, 0.16), metal("#d9dbde", 0.12), plain("#141414", 0.5)
    lathe(BODY, paint, 128, edge=0.2, parent=place)
    lathe([(7.7, -0.6), (8.1, -0.4), (8.1, 1.6), (7.7, 1.8)], black, 128, parent=place)
    lathe([(7.84, 33.4), (7.86, 36.4)], plain(band, 0.5), 128, parent=place)
    label(7.86, 9, 29, 2.0, [("6 KG", 3.4, 15.4), ("A   B   C", 2.0, 12.0, 1.1), ("DRY POWDER", 1.35, 9.2, 1.15), ("Pull. Aim. Squeeze. Sweep.", 0.9, 6.4), ("Checked   [03 / 26]   Next   [03 / 27]", 0.72, 3.4)], paper("#f6f1e4"), parent=place)
    lathe([(0, 47), (2.2, 47), (2.4, 47.4), (2.4, 51), (1.8, 52), (0, 52)], brass("#c9983f", 0.18, 0, 1), 64, edge=0.1, parent=place)
    # Carrying handle, lever, pin.
    for low, high, tilt, long, material in ((52.0, 53.0, -4, 13, chrome), (55.2, 56.2, 9, 14.5, chrome)):
        handle = group((0, 0, low), (0, rad(tilt), 0), parent=place)
        outline([(p[0] + long / 2 - 2.6, p[1]) for p in rectangle(long, 2.6, 0.9)], high - low, material, 0.2, parent=handle)
    lathe([(0, -2.2), (0.45, -2.2), (0.45, 2.2), (0, 2.2)], chrome, 24, parent=place, loc=(0.2, 0, 54.2), rot=(rad(90), 0, 0))
    hoop(1.6, 0.2, chrome, parent=place, loc=(0.2, -3.6, 53.4), rot=(0, rad(90), 0))
    box((2.2, 1.8, 4), 0.5, chrome, parent=place, loc=(-1.4, 0, 53.4))
    # Gauge towards the viewer.
    gauge = group((0, -2.3, 49.4), (rad(90), 0, 0), parent=place)
    lathe([(0, 0), (2.4, 0), (2.5, 0.4), (2.5, 1.2), (2.2, 1.4), (2.2, 1.0), (0, 1.0)], chrome, 64, edge=0.08, parent=gauge)
    for first, last, color in ((-60, 20, "#c22a1c"), (20, 100, "#2f8f4a"), (100, 150, "#c22a1c"), (150, 240, "#f3f0e6")):
        arc = [(r * math.cos(rad(a)), r * math.sin(rad(a))) for r, way in ((2.1, 1), (1.2, -1)) for a in range(first if way > 0 else last, (last if way > 0 else first) + way, 8 * way)]
        outline(arc, 0.04, plain(color, 0.5), parent=gauge, loc=(0, 0, 1.02))
    outline([(-0.1, -0.4), (0.1, -0.4), (0.04, 1.7), (-0.04, 1.7)], 0.05, black, parent=gauge, loc=(0, 0, 1.1), rot=(0, 0, rad(-28)))
    lathe([(2.2, 1.35), (0, 1.5)], pane(0.8), 48, parent=gauge)
    # Hose and horn.
    tube([(-2.2, 0, 50), (-6, -0.6, 51), (-10.2, -1.4, 47), (-10.8, -2.2, 36), (-10.0, -3.2, 24), (-9.6, -3.4, 16)], 1.05, black, parent=place)
    lathe([(0, 0), (1.5, 0), (1.6, 3), (1.3, 4), (1.3, 5), (0, 5)], black, 40, edge=0.1, parent=place, loc=(-9.7, -3.4, 11.4))
    lathe([(1.0, -5), (1.25, -5), (1.5, 0.2), (0, 0.2)], plain("#202020", 0.4), 40, parent=place, loc=(-9.7, -3.4, 11.4))
    hoop(8.1, 0.3, black, parent=place, loc=(0, 0, 31.2))
    return place


def gong(loc, size=1.0, red="#b3130f"):
    """An alarm bell on a wall, facing -y."""
    place = group(loc, (rad(90), 0, 0), size)
    outline(rectangle(24, 24, 3), 2.0, plain("#e8e5dc", 0.6), 0.4, parent=place, loc=(0, 0, 0))
    lathe([(0, 2), (3, 2), (3, 5), (0, 5)], plain("#2a2a2a", 0.6), 48, parent=place)
    lathe([(11.4, 5.0), (11.9, 5.2), (11.9, 6.2), (11.0, 8.4), (8.6, 10.8), (4.6, 12.2), (0, 12.5)], gloss(red, 0.13), 128, edge=0.1, parent=place)
    lathe([(0, 12.2), (1.7, 12.4), (1.7, 13.4), (1.2, 14), (0, 14)], metal("#d9dbde", 0.12), 40, edge=0.1, parent=place)
    lathe([(0, 0), (0.6, 0), (0.6, 0.3), (0, 0.4)], metal("#aaacae", 0.3), 24, parent=place, loc=(-10, 10, 2))
    box((3, 5, 4), 0.6, plain("#2a2a2a", 0.5), parent=place, loc=(0, -12.4, 4))
    return place


def call_point(loc, size=1.0):
    place = group(loc, (rad(90), 0, 0), size)
    outline(rectangle(10, 10, 1), 3.4, gloss("#b3130f", 0.25), 0.4, parent=place)
    outline(rectangle(6.6, 6.2, 0.4), 0.4, plain("#f4f1e8", 0.4), parent=place, loc=(0, -0.6, 3.3))
    text("BREAK GLASS", 0.9, plain("#f4f1e8", 0.5), 0.05, parent=place, loc=(0, 3.7, 3.42))
    outline(ring(1.0, 40), 0.2, plain("#171717", 0.5), parent=place, loc=(0, -0.6, 3.7))


def reel(loc, size=1.0):
    """A hose on its drum, seen from the side."""
    place = group(loc, (rad(90), 0, 0), size)
    red, rubber = gloss("#b3130f", 0.2), plain("#1c1c1d", 0.6)
    lathe([(0, 0), (21, 0), (21.6, 0.6), (21, 1.2), (0, 1.2)], red, 128, edge=0.2, parent=place, loc=(0, 0, 1))
    turns = [(r * math.cos(rad(a)), r * math.sin(rad(a)), 4 + 0.2 * (i % 2)) for i, (a, r) in enumerate((a, 8 + 11.4 * a / 2500) for a in range(0, 2500, 10))]
    tube(turns, 1.05, rubber, curve=False, parent=place)
    turns = [(r * math.cos(rad(a)), r * math.sin(rad(a)), 6.6) for a, r in ((a, 8 + 11.2 * a / 2500) for a in range(90, 2520, 10))]
    tube(turns, 1.05, rubber, curve=False, parent=place)
    for k in range(6):
        turn = TURN * k / 6
        box((15, 1.8, 1.2), 0.4, red, parent=place, loc=(12.4 * math.cos(turn), 12.4 * math.sin(turn), 8.4), rot=(0, 0, turn))
    hoop(20.4, 0.9, red, parent=place, loc=(0, 0, 8.4))
    lathe([(0, 0), (5.6, 0), (5.6, 9.4), (4.6, 10.2), (0, 10.2)], red, 64, edge=0.3, parent=place)
    lathe([(0, 10.2), (2.2, 10.2), (2.2, 11.4), (0, 11.4)], brass("#c9983f", 0.2, 0, 1), 48, edge=0.1, parent=place)
    tube([(17, -9, 6.6), (20.5, -16, 6.4), (21, -26, 5.6), (17, -36, 5), (20, -44, 4.4)], 1.05, rubber, parent=place)
    lathe([(0, 0), (1.6, 0), (1.8, 2), (1.1, 9), (1.3, 10), (0, 10)], brass("#c9983f", 0.18, 0, 1), 40, edge=0.1, parent=place, loc=(20, -44, 4.4), rot=(rad(90), rad(14), 0))


@still("fire-cylinder", 900, 1040, exposure=0.3)
def cylinder():
    backdrop(plain("#262b30", 0.8), 140, 44, 130, 28)
    lathe([(0, 0), (22, 0), (22, 9), (0, 9)], plain("#f4b000", 0.55), 160, edge=0.4)
    lathe([(0, 0), (34, 0), (34, 3), (0, 3)], plain("#e6a400", 0.6), 160, edge=0.4)
    extinguisher((0, 0, 9), -16)
    soft_box((-60, -56, 84), (0, 0, 36), 30, 62000, "#fff1e2", tall=90)
    soft_box((64, 4, 60), (0, 0, 36), 14, 34000, "#dfe9ff", tall=90)
    soft_box((0, 20, 120), (0, 0, 30), 60, 42000)
    sky("#ffffff", 0.16)
    camera((-6, -176, 66), (-0.5, 0, 36.5), 62, (0, -8, 40), 1.2)


@still("fire-gong", 880, 860, exposure=0.25)
def alarm_bell():
    box((240, 2, 240), 0.2, plaster("#e3e5e2", 0.2, 0.3), loc=(0, 1, 0))
    box((240, 1.0, 40), 0.1, plain("#f4b000", 0.6), loc=(0, -0.05, -52))
    gong((-4, 0, 6), 1.5)
    call_point((27, 0, -13), 1.1)
    tube([(27, -1.2, -6), (27, -1.2, 70)], 0.9, plain("#dcdad2", 0.6), curve=False)
    tube([(-4, -1.2, 26), (-4, -1.2, 70)], 0.9, plain("#dcdad2", 0.6), curve=False)
    soft_box((-66, -80, 80), (0, 0, 0), 50, 90000, "#fff2e2", tall=40)
    soft_box((80, -40, 10), (0, 0, 0), 20, 14000, "#eef4ff", tall=60)
    sky("#ffffff", 0.4)
    camera((-34, -128, 10), (5, -4, 1), 66, (-4, -16, 6), 1.2)


@still("fire-wall", 1000, 860, exposure=0.25)
def station():
    box((400, 2, 300), 0.2, plaster("#d7dcd9", 0.14, 0.3), loc=(0, 1, 40))
    box((400, 1.4, 70), 0.2, plain("#8d979b", 0.6), loc=(0, -0.1, -42))
    box((400, 2, 2.4), 0.3, plain("#f4b000", 0.5), loc=(0, -0.6, -6))
    extinguisher((-42, -11, -16), -8)
    box((6, 9, 3), 0.5, metal("#8d8f92", 0.4), loc=(-42, -4, 27))
    reel((14, 0, 22), 1.25)
    gong((56, 0, 46), 0.9)
    call_point((57, 0, 12), 1.1)
    tube([(57, -1.2, 19), (57, -1.2, 30)], 0.9, plain("#c9c7bf", 0.6), curve=False)
    tube([(56, -1.2, 60), (56, -1.2, 130)], 0.9, plain("#c9c7bf", 0.6), curve=False)
    for x, words in ((-42, "EXTINGUISHER"), (14, "HOSE REEL")):
        sign = group((x, -0.2, 66), (rad(90), 0, 0))
        outline(rectangle(30, 8, 0.8), 0.4, plain("#b3130f", 0.5), 0.1, parent=sign)
        text(words, 2.9, plain("#ffffff", 0.5), 0.05, parent=sign, loc=(0, 0, 0.45), spacing=1.1)
    soft_box((-110, -130, 120), (0, 0, 20), 70, 200000, "#fff3e4", tall=60)
    soft_box((130, -70, 40), (0, 0, 20), 30, 40000, "#eef4ff", tall=90)
    sky("#ffffff", 0.4)
    camera((-20, -232, 40), (6, -4, 20), 58, (0, -12, 20), 1.6)
