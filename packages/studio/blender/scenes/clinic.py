"""A consulting room, in morning light. Metres."""
import math

from kit.drawn import surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box, sun
from kit.materials import metal, pane, plain
from kit.solids import box, cushion, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import fabric, paper, plaster, stone, wood
from props.furniture import frame, legs, rubber_plant, tiles, walls


@still("clinic-room", 1200, 800, exposure=-0.15)
def consulting_room():
    tiles("#d8cfbe", "#b9af9c")
    walls("#c3dcd9", "#b2cfcc", left=-2.6)
    steel, white, teal = metal("#cdd2d4", 0.2), plain("#f5f6f3", 0.4), fabric("#1b7f86", "#146369", 9, 0.4)
    # The couch, with paper over it, and a step before it.
    couch = group((-1.2, 0.75, 0), (0, 0, rad(4)))
    legs(couch, 0.8, 0.26, 0.6, 0.03, steel, 0.0)
    box((1.9, 0.7, 0.07), 0.02, white, loc=(0, 0, 0.62), parent=couch)
    cushion((1.88, 0.68, 0.12), teal, 0.18, 0.2, 0.003, 36, 2, loc=(0, 0, 0.71), parent=couch)
    cushion((0.5, 0.6, 0.14), teal, 0.24, 0.3, 0.004, 26, 5, loc=(-0.66, 0, 0.81), rot=(0, rad(14), 0), parent=couch)
    surface(60, 6, lambda u, v: (-0.95 + 1.92 * u, -0.22 + 0.44 * v, 0.782 + 0.085 * math.exp(-(((u - 0.14) / 0.14) ** 2)) + 0.003 * math.sin(u * 50)), paper("#fbfaf5"), 0.002, parent=couch)
    step = group((-1.0, 0.12, 0))
    box((0.5, 0.3, 0.05), 0.01, white, loc=(0, 0, 0.2), parent=step)
    legs(step, 0.2, 0.1, 0.18, 0.018, steel, 0.0)
    # A curtain on its rail, half open.
    tube([(-2.5, 0.15, 2.25), (-0.1, 0.15, 2.25)], 0.015, steel, curve=False)
    surface(90, 2, lambda u, v: (-2.5 + 0.62 * u, 0.15 + 0.045 * math.sin(u * 46), 0.3 + 1.93 * v), fabric("#bfe0dc", "#a8d0cb", 7, 0.35), 0.004)
    # The desk: screen, papers, a pressure gauge.
    oak = wood("#d3ab7b", "#a9804f", 2.4)
    desk = group((1.35, 0.55, 0))
    box((1.5, 0.7, 0.04), 0.01, oak, loc=(0, 0, 0.73), parent=desk)
    for x in (-0.68, 0.68):
        box((0.05, 0.64, 0.72), 0.008, oak, loc=(x, 0, 0.36), parent=desk)
    box((0.42, 0.6, 0.5), 0.01, white, loc=(0.42, 0, 0.44), parent=desk)
    for z in (0.28, 0.44, 0.6):
        box((0.14, 0.02, 0.018), 0.004, steel, 2, loc=(0.42, -0.31, z), parent=desk)
    screen = group((0.28, 0.12, 0.75), (0, 0, rad(-16)), parent=desk)
    box((0.56, 0.03, 0.35), 0.012, plain("#23282b", 0.3), loc=(0, 0, 0.3), parent=screen)
    outline(rectangle(0.52, 0.31, 0.004), 0.002, plain("#dff0ef", 0.35), loc=(0, -0.0165, 0.3), rot=(rad(90), 0, 0), parent=screen)
    for i in range(5):
        box((0.3 - 0.04 * (i % 3), 0.002, 0.012), 0, plain("#1b7f86" if i == 0 else "#9db9b8"), 1, loc=(-0.06, -0.019, 0.4 - 0.045 * i), parent=screen)
    box((0.05, 0.04, 0.14), 0.006, plain("#23282b", 0.3), loc=(0, 0.01, 0.07), parent=screen)
    box((0.2, 0.14, 0.012), 0.004, plain("#23282b", 0.3), loc=(0, 0, 0.006), parent=screen)
    for k, (x, y, turn) in enumerate(((-0.4, -0.1, 8), (-0.36, -0.08, -4))):
        box((0.21, 0.297, 0.004), 0.001, paper("#fbfaf4"), 1, loc=(x, y, 0.753 + 0.004 * k), rot=(0, 0, rad(turn)), parent=desk)
    lathe([(0, 0), (0.035, 0), (0.038, 0.09), (0.034, 0.09), (0.032, 0.01), (0, 0.01)], plain("#e58a5c", 0.35), 48, loc=(-0.02, 0.22, 0.75), parent=desk)
    # Two chairs: the doctor's behind, the patient's at the side.
    for x, y, turn, cloth in ((1.45, 1.1, 176, fabric("#33474b", "#26363a", 9)), (0.55, -0.35, -38, teal)):
        chair = group((x, y, 0), (0, 0, rad(turn)))
        legs(chair, 0.2, 0.2, 0.44, 0.018, oak, 0.08)
        cushion((0.48, 0.46, 0.09), cloth, 0.3, 0.3, 0.004, 24, 3, loc=(0, 0, 0.48), parent=chair)
        cushion((0.46, 0.1, 0.42), cloth, 0, 0.34, 0.006, 24, 6, loc=(0, 0.22, 0.76), rot=(rad(-8), 0, 0), parent=chair)
        for sx in (-1, 1):
            tube([(sx * 0.2, 0.2, 0.42), (sx * 0.2, 0.24, 0.9)], 0.015, oak, parent=chair)
    # On the wall: a chart for the eyes, a shelf with jars, a clock.
    chart = group((0.2, 1.47, 1.72), (rad(90), 0, 0))
    box((0.5, 0.72, 0.02), 0.004, white, 2, parent=chart)
    for i, row in enumerate(("E", "F P", "T O Z", "L P E D", "P E C F D")):
        text(row, 0.13 - 0.022 * i, plain("#1b2a2d"), 0.001, parent=chart, loc=(0, 0.22 - 0.12 * i, 0.012))
    box((0.9, 0.22, 0.03), 0.006, oak, loc=(1.75, 1.42, 1.62))
    for i, color in enumerate(("#f5f6f3", "#bfe0dc", "#e58a5c", "#f5f6f3", "#d3ab7b")):
        lathe([(0, 0), (0.055, 0), (0.058, 0.01), (0.058, 0.13 + 0.03 * (i % 2)), (0.04, 0.16 + 0.03 * (i % 2)), (0, 0.17 + 0.03 * (i % 2))], plain(color, 0.35, Clearcoat=0.4), 48, curve=False, loc=(1.42 + 0.16 * i, 1.42, 1.635))
    frame(-1.45, 1.75, (0.62, 0.46), [("disc", -0.1, 0.02, 0.1, 0, "#e58a5c"), ("arch", 0.1, -0.04, 0.16, 0.26, "#1b7f86"), ("bar", 0, -0.17, 0.4, 0.01, "#33474b")], back="#f5f1e6")
    rubber_plant((2.35, 1.1, 0), 1.5, 0.95)
    pane_sun((0.2, 0.9, 0.9), (0.6, 1.0, -0.6), 8, (0.62, 0.74), 2, 3, 5.4, 0.05)
    sky("#e6f0fa", 0.36)
    soft_box((3.9, -3.4, 2.2), (0, 0.8, 0.9), 2.6, 130, "#eef6ff", tall=2.2)
    soft_box((-0.6, -3.8, 2.6), (0, 0.6, 0.8), 3, 60, "#fff3e2")
    camera((0.35, -4.2, 1.5), (0.1, 0.7, 0.92), 33, (0.4, 0.4, 0.8), 0.006)


@still("clinic-door", 880, 700, exposure=-0.3)
def at_street_level():
    """The door of the clinic in morning sun: a ramp with its rail, two plants, the sign over the glass."""
    box((24, 9, 0.2), 0, stone("#b9b4aa", "#97928a", None, 2.2, 0.8, 0.1), 1, loc=(0, -3.6, -0.1))
    for k in range(-14, 15):
        box((0.012, 9, 0.01), 0, plain("#8b867d", 0.9), 1, loc=(k * 0.8, -3.6, 0.001))
    wall, teal, steel = plaster("#d9e4e0", 1.4, 0.25), plain("#0b7a86", 0.35, Clearcoat=0.3), metal("#cfd4d6", 0.22)
    for x, wide in ((-5.6, 8.4), (6.4, 8.4)):
        box((wide, 0.3, 4.2), 0.01, wall, 1, loc=(x, 0.15, 2.1))
    box((3.6, 0.3, 1.5), 0.01, wall, 1, loc=(0.4, 0.15, 3.45))
    box((24, 0.34, 0.5), 0.01, plaster("#b9cfcd", 1.4, 0.25), 1, loc=(0, 0.13, 0.25))
    # A window at the left with blinds, and the door of two leaves.
    x, z, wide, high = -4.1, 1.75, 2.0, 1.3
    box((wide + 0.16, 0.12, high + 0.16), 0.01, teal, 2, loc=(x, 0.0, z))
    box((wide, 0.06, high), 0.004, plain("#dfeae9", 0.4), 1, loc=(x, -0.05, z))
    for k in range(15):
        box((wide - 0.06, 0.03, 0.05), 0.004, plain("#f7faf8", 0.5), 1, loc=(x, -0.09, z - high / 2 + 0.06 + 0.085 * k), rot=(0.7, 0, 0))
    box((wide + 0.4, 0.26, 0.06), 0.01, plaster("#f4f6f3", 1), 1, loc=(x, -0.12, z - high / 2 - 0.1))
    for x in (-1.34, 0.4, 2.14):
        box((0.09, 0.14, 2.4), 0.01, teal, 2, loc=(x, 0.02, 1.5))
    for z in (0.34, 2.66):
        box((3.56, 0.12, 0.1), 0.01, teal, 2, loc=(0.4, 0.02, z))
    for x in (-0.47, 1.27):
        outline(rectangle(1.66, 2.26), 0, pane(0.55), loc=(x, 0.0, 1.5), rot=(rad(90), 0, 0))
        tube([(x + (0.66 if x < 0 else -0.66), -0.1, 1.15), (x + (0.66 if x < 0 else -0.66), -0.1, 1.85)], 0.018, steel, curve=False)
    white = plain("#ffffff", 0.5)
    text("Please come in", 0.13, white, 0.001, loc=(1.27, -0.012, 1.62), rot=(rad(90), 0, 0))
    text("Ring if you cannot push", 0.075, white, 0.001, loc=(1.27, -0.012, 1.45), rot=(rad(90), 0, 0))
    # Inside: a warm wall, the desk, chairs.
    box((7, 0.1, 3.4), 0, plaster("#f3e3c8", 1.4), 1, loc=(0.4, 4.2, 1.7))
    box((7, 4.4, 0.1), 0, wood("#c9a271", "#a17c4e", 1.0), 1, loc=(0.4, 2.2, 0.27))
    box((2.2, 0.6, 1.05), 0.03, wood("#d3ab7b", "#a9804f", 1.6), loc=(1.0, 3.0, 0.84))
    box((2.26, 0.66, 0.05), 0.01, plain("#f7faf8", 0.3), loc=(1.0, 3.0, 1.4))
    for x in (-1.6, -1.0):
        cushion((0.5, 0.48, 0.1), fabric("#1b7f86", "#146369", 9), 0.3, 0.3, 0.004, 24, 3, loc=(x, 3.2, 0.78))
        cushion((0.48, 0.1, 0.46), fabric("#1b7f86", "#146369", 9), 0, 0.34, 0.006, 24, 6, loc=(x, 3.44, 1.06), rot=(rad(-8), 0, 0))
    soft_box((0.4, 2.0, 3.1), (0.4, 3.0, 0.5), 2.4, 260, "#ffe2b4")
    # Landing, ramp and rail.
    slab = stone("#b3aca0", "#958e82", None, 2.6, 0.75, 0.08)
    box((3.9, 1.7, 0.3), 0.015, slab, 2, loc=(0.35, -0.85, 0.15))
    surface(2, 2, lambda u, v: (2.29 + 4.2 * u, -0.15 - 1.5 * v, 0.3 * (1 - u) + 0.002), slab, 0.02)
    surface(2, 2, lambda u, v: (2.29 + 4.2 * u, -1.65, 0.3 * (1 - u) * v), slab)
    box((1.7, 0.36, 0.15), 0.015, slab, 2, loc=(0.1, -1.88, 0.075))
    y = -1.55
    tube([(2.2, y, 1.24), (2.6, y, 1.2), (6.0, y, 0.96), (6.3, y, 0.92)], 0.028, steel)
    tube([(2.2, y, 0.86), (2.6, y, 0.82), (6.0, y, 0.58), (6.3, y, 0.54)], 0.022, steel)
    for x in (2.2, 3.55, 4.9, 6.3):
        z = 0.3 * max(0, 1 - (x - 2.29) / 4.2)
        tube([(x, y, z), (x, y, z + 0.94)], 0.022, steel, curve=False)
    # The sign, a lamp over it.
    box((3.3, 0.07, 0.62), 0.02, teal, loc=(0.4, -0.06, 3.12))
    text("Family clinic", 0.34, white, 0.004, loc=(0.72, -0.098, 3.13), rot=(rad(90), 0, 0))
    for wide, deep, high in ((0.34, 0.02, 0.11), (0.11, 0.024, 0.34)):
        box((wide, deep, high), 0.004, plain("#ffb08a", 0.4), 1, loc=(-0.86, -0.1, 3.12))
    rubber_plant((-1.75, -0.6, 0.0), 1.5, 1.15)
    rubber_plant((-2.5, -0.5, 0.0), 1.0, 0.9)
    box((4.0, 1.0, 0.05), 0.01, teal, loc=(0.4, -0.48, 3.6), rot=(rad(9), 0, 0))
    sun((0.55, 0.62, -0.55), 3.4, "#ffe2b8", 1.0)
    sky("#dcebf7", 0.75, "#9cc0e6")
    camera((-1.9, -7.6, 1.62), (1.05, 0, 1.56), 35, (0, 0, 1.5), 0.01)
