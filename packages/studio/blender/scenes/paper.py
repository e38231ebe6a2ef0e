"""On paper: an application corrected in red, a picture book among letters, a healthy plate's plan. Centimetres."""
import math
import random

from kit.drawn import surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box, window_light
from kit.materials import brushed, gloss, metal, plain
from kit.paths import smooth_path
from kit.solids import box, group, lathe, outline, put, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import ceramic, paper, sauce, wood

from scenes.toys import block, ground

RED = "#d3152b"


def stroke(place, points, thick=0.14, color=RED):
    return tube([(x, y, 0.16) for x, y in points], thick, plain(color, 0.5), parent=place)


@still("paper-resume", 1180, 700, exposure=0.3)
def corrected():
    box((260, 160, 3), 0.3, wood("#5b4234", "#3a281f", 0.14), loc=(0, 20, -1.5))
    for k, (x, turn) in enumerate(((1.6, -9), (0, -4))):
        sheet = group((x - 8, 2, 0.05 + 0.1 * k), (0, 0, rad(turn)))
        outline(rectangle(42, 59.4, 0.2), 0.06, paper("#fdfbf5"), parent=sheet)
    ink, grey, faint = plain("#1b1816", 0.6), plain("#5d5854", 0.6), plain("#bcb6b0", 0.7)
    page = group((-8, 2, 0.22), (0, 0, rad(-4)))
    text("Meera Kamath", 3.0, ink, 0.01, "LEFT", parent=page, loc=(-17.6, 24, 0))
    text("Operations executive, Nagpur", 1.35, grey, 0.01, "LEFT", parent=page, loc=(-17.6, 21.1, 0))
    box((35.2, 0.12, 0.02), 0, faint, 1, parent=page, loc=(0, 19.2, 0))
    rows = ("Career objective", "To work in a reputed organisation", "where I can utilise my skills.", None, "Experience", "Responsible for daily dispatch", "Handled a team of people", "Good knowledge of MS Office", None, "Projects", "Made the process better")
    y = 16.4
    for words in rows:
        if words is None:
            y -= 1.6
            continue
        title = words in ("Career objective", "Experience", "Projects")
        text(words, 1.55 if title else 1.35, ink if title else grey, 0.01, "LEFT", parent=page, loc=(-17.6, y, 0), spacing=1.06 if title else 1.0)
        y -= 2.5
    for i in range(5):
        box((30 - 5 * (i % 3), 0.5, 0.02), 0, faint, 1, parent=page, loc=(-17.6 + (30 - 5 * (i % 3)) / 2, y - 1.9 * i, 0))
    # The corrections.
    stroke(page, [(-18, 14.2), (-8, 13.7), (2, 14.1), (8, 13.5)])
    stroke(page, [(-18, 11.7), (-9, 11.3), (0, 11.8), (3.6, 11.3)])
    for x, y2, words, size in ((9.6, 12.6, "cut", 2.2), (4.6, 4.4, "how many?", 2.1), (3.8, 1.4, "18 people", 2.1), (5.2, -6.6, "by how much, in Rs?", 1.9)):
        text(words, size, plain(RED, 0.5), 0.02, "LEFT", parent=page, loc=(x, y2, 0.1), rot=(0, 0, rad(5)))
    stroke(page, [(-1.4, 2.0), (-6, 3.3), (-12, 3.0), (-14.2, 1.6), (-11, 0.5), (-5, 0.6), (-0.8, 1.5), (0.2, 2.4)], 0.12)
    stroke(page, [(0.8, 1.8), (2.0, 1.6), (3.2, 1.5)], 0.12)
    stroke(page, [(-17.8, -8.0), (-12, -8.6), (-6, -8.0), (0.6, -8.5)], 0.12)
    stroke(page, [(1.4, -8.0), (3.0, -7.2), (4.6, -6.8)], 0.12)
    pen = group((17.6, -11.0, 0.95), (rad(90), 0, rad(118)))
    lathe([(0, -8.2), (0.12, -8.0), (0.24, -7.2)], metal("#cfd3d7", 0.2), 32, parent=pen)
    lathe([(0.25, -7.2), (0.62, -5.2), (0.66, -4.6), (0.66, 7), (0.4, 7.6), (0, 7.7)], gloss(RED, 0.15), 48, parent=pen)
    box((0.26, 0.5, 4.6), 0.1, metal("#d9dce0", 0.15), parent=pen, loc=(0.0, 0.84, 4.6))
    lathe([(0.67, 1.5), (0.7, 2.3)], metal("#d9dce0", 0.15), 48, parent=pen)
    cup = group((29, 15, 0))
    glaze = ceramic("#f1ede4", "#c9c1b2", 0.2, 1.0)
    lathe([(0, 0), (7.6, 0), (8.2, 0.5), (7.8, 0.9), (0, 0.8)], glaze, 96, parent=cup)
    lathe([(0, 1), (3.4, 1), (4.6, 2.4), (5.2, 7), (5.0, 7.2), (4.8, 6.9), (4.2, 2.6), (0, 1.6)], glaze, 96, curve=False, edge=0.1, parent=cup)
    lathe([(0, 6.0), (4.7, 6.0)], sauce("#7a4a22", "#54300f", 0.08, 0, 1, 0), 64, parent=cup)
    tube([(5, 0, 6), (7.4, 0, 6), (7.8, 0, 4), (6, 0, 2.8), (4.6, 0, 3)], 0.45, glaze, parent=cup)
    pad = group((30, -9, 0), (0, 0, rad(10)))
    for k in range(7):
        outline(rectangle(13, 13), 0.08, plain("#ffd84a", 0.8), parent=pad, loc=(0, 0, 0.09 * k), rot=(0, 0, rad(0.5 * math.sin(k * 5))))
    for i, words in enumerate(("40 % faster", "Rs 6.2 lakh", "18 people")):
        text(words, 1.75, plain("#1b1816", 0.6), 0.01, parent=pad, loc=(0, 3.2 - 3.2 * i, 0.68))
    pane_sun((4, 8, 0), (0.56, 0.42, -0.6), 4.2, (30, 34), 2, 2, 110, 3, 300, "#ffe6c4", 1.0)
    soft_box((-50, -40, 60), (0, 0, 0), 44, 42000, "#fff3e6")
    sky("#fff6ee", 0.5)
    camera((3, -58, 62), (4.4, 2.0, 0), 42, (0, 0, 1), 0.7)


def ribbon(points, wide, material, loc=(0, 0, 0)):
    """A band that lies flat along a curve."""
    path = smooth_path([(*point, 0) for point in points], 14)

    def at(u, v):
        k = u * (len(path) - 2)
        i = int(min(k, len(path) - 3))
        here, way = path[i].lerp(path[i + 1], k - i), (path[i + 2] - path[i]).normalized()
        return (here.x - way.y * (v - 0.5) * wide, here.y + way.x * (v - 0.5) * wide, 0.12 + 0.5 * math.sin(u * math.pi * 3) ** 2 + 0.25 * u)

    return surface(160, 4, at, material, 0.08, loc=loc)


@still("paper-badge", 760, 580, exposure=0.3)
def the_badge_of_the_first_day():
    """A badge on a red band, a note for Monday and a cup."""
    for i in range(-4, 6):
        box((200, 17.6, 3), 0.2, wood("#cdb697", "#ab9170", scale=0.1), loc=(i * 4, i * 17.8, -1.56))
    red, steel, ink = plain(RED, 0.65), metal("#d2d5d8", 0.18), plain("#1b1816", 0.6)
    ribbon([(-2.6, 4.4), (-6, 9), (-14, 13.5), (-22, 10), (-22.5, 2), (-14, -3.5), (-6, 1), (1, 9), (10, 15.5), (19, 13), (18, 7), (9, 6.4), (3.4, 5.4)], 1.7, red)
    place = group((0, -6, 0.3), (0, 0, rad(-7)))
    outline(rectangle(12.6, 18.6, 1.0), 0.35, plain("#e9edf0", 0.12, Clearcoat=1.0), 0.1, 4, parent=place)
    outline(rectangle(11.6, 17.4, 0.7), 0.02, paper("#fdfcf9"), parent=place, loc=(0, -0.2, 0.36))
    outline(rectangle(11.6, 4.4), 0.01, red, parent=place, loc=(0, 6.3, 0.385))
    text("AAROHI TECH", 1.2, plain("#ffffff", 0.6), 0.004, spacing=1.12, parent=place, loc=(0, 6.0, 0.4))
    outline(rectangle(4.0, 0.8, 0.4), 0.02, plain("#2a2422", 0.9), parent=place, loc=(0, 8.6, 0.385))
    text("Meera Kamath", 1.45, ink, 0.004, parent=place, loc=(0, 1.8, 0.4))
    text("Senior analyst", 1.05, plain("#5d5854", 0.6), 0.004, parent=place, loc=(0, -0.5, 0.4))
    outline(rectangle(4.6, 1.5, 0.75), 0.01, plain("#ffd84a", 0.7), parent=place, loc=(0, -3.0, 0.385))
    text("Day 1", 0.95, ink, 0.004, parent=place, loc=(0, -3.05, 0.41))
    random.seed(11)
    x = -4.4
    while x < 4.3:
        bar = random.choice((0.1, 0.18, 0.3))
        outline(rectangle(bar, 2.0), 0.01, ink, parent=place, loc=(x + bar / 2, -6.6, 0.385))
        x += bar + random.choice((0.12, 0.2))
    box((1.6, 3.4, 0.3), 0.12, steel, parent=place, loc=(0, 10.2, 0.5))
    lathe([(0, -0.5), (0.6, -0.5), (0.6, 0.5), (0, 0.5)], steel, 32, parent=place, loc=(0, 11.8, 0.6), rot=(0, rad(90), 0))
    pad = group((18.6, -8.5, 0), (0, 0, rad(9)))
    for k in range(6):
        outline(rectangle(12, 12), 0.08, plain("#ffd84a", 0.8), parent=pad, loc=(0, 0, 0.09 * k), rot=(0, 0, rad(0.5 * math.sin(k * 5))))
    for i, words in enumerate(("Monday", "8.00", "the shirt")):
        text(words, 2.0 if i == 1 else 1.6, plain(RED if i == 1 else "#1b1816", 0.6), 0.01, parent=pad, loc=(0, 3.0 - 3.1 * i, 0.58))
    cup = group((-20, -11, 0))
    glaze = ceramic("#f1ede4", "#c9c1b2", 0.2, 1.0)
    lathe([(0, 0), (3.4, 0), (3.8, 0.4), (4.4, 8.4), (4.25, 8.6), (4.1, 8.3), (3.6, 1.0), (0, 0.8)], glaze, 96, edge=0.08, parent=cup)
    lathe([(0, 7.3), (4.0, 7.3)], sauce("#5a3517", "#3f230d", 0.08, 0, 1, 0), 64, parent=cup)
    tube([(-4.1, 0, 7), (-6.4, 0, 7), (-6.9, 0, 4.6), (-5.6, 0, 2.6), (-3.8, 0, 2.6)], 0.5, glaze, parent=cup)
    pane_sun((2, 2, 0), (0.56, 0.42, -0.6), 4.0, (26, 30), 2, 2, 110, 3, 300, "#ffe6c4", 1.0)
    soft_box((-50, -40, 60), (0, 0, 0), 44, 36000, "#fff3e6")
    sky("#fff6ee", 0.5)
    camera((4, -46, 46), (0.4, -1.0, 0), 43, (0, -6, 0.5), 0.6)


@still("paper-book", 1180, 700, exposure=0.25)
def picture_book():
    ground("#f6b74c")
    book = group((-2, -1, 0), (0, 0, rad(6)))
    box((54, 37, 0.6), 0.3, gloss("#6b34d9", 0.3), parent=book, loc=(0, 0, 0.3))

    def leaf_of(side, lift):
        def at(u, v):
            x = u * 25.6
            z = 0.7 + lift + 2.3 * math.sin(min(1, x / 9.0) * math.pi / 2) * math.exp(-x / 19) * 1.5
            return (side * x, (v - 0.5) * 34, z)

        return at

    sheet = paper("#fffaf0")
    for side in (-1, 1):
        for k in range(4):
            surface(40, 4, leaf_of(side, 0.12 * k), sheet, 0.06, parent=book)
        top = leaf_of(side, 0.42)

        def spot(x, y, r, color, side=side, top=top, lift=0.05, squash=1.0, steps=40):
            points = [(x + r * math.cos(a), y + r * squash * math.sin(a)) for a in [math.tau * i / steps for i in range(steps)]]

            def disc(u, v):
                px, py = x + r * v * math.cos(math.tau * u), y + r * squash * v * math.sin(math.tau * u)
                z = top(abs(px) / 25.6, 0.5)[2]
                return (px, py, z + lift)

            surface(steps, 6, disc, plain(color, 0.7), parent=book)

        if side < 0:  # A hill, a sun, an elephant-blue cloud.
            spot(-12.6, 9, 4.2, "#ffb02e", lift=0.05)
            for x, y, r, c, q in ((-16, -13, 8.6, "#6fb56a", 0.5), (-8.4, -14, 7.2, "#4f9a58", 0.5), (-6.0, 8.4, 3.4, "#8fb8f0", 0.55), (-18.6, 2.4, 3.6, "#8fb8f0", 0.5)):
                spot(x, y, r, c, lift=0.06 + 0.01 * r, squash=q)
            spot(-13, -6.6, 3.4, "#d8553a", lift=0.2)
            spot(-9.8, -5.0, 2.0, "#d8553a", lift=0.22)
            spot(-9.2, -4.6, 0.34, "#fffaf0", lift=0.26)
        else:
            for i, (words, size) in enumerate((("ha - thi", 3.4), ("The elephant", 2.2), ("goes up the hill", 2.2), ("to see the sun.", 2.2))):
                y = 8 - 5.0 * i - (1 if i else 0)
                text(words, size, plain("#23124a" if i else "#6b34d9", 0.7), 0.01, "CENTER", parent=book, loc=(13.4, y, 3.2), rot=(0, rad(3.2), 0), spacing=1.08)
    for x, y, turn, letter, color in ((-40, 10, 16, "A", "#6b34d9"), (-43, -9, -12, "B", "#ffb02e"), (-38.6, 9.4, 30, "C", "#d8553a"), (38, 9, -14, "K", "#2f8f83"), (42, -10, 20, "S", "#d8553a")):
        block((x, y, 8.6 if letter == "C" else 0), turn, letter, color, 8.6)
    for k, (color, x, y, turn) in enumerate((("#d8553a", 20, -23.5, 12), ("#2f8f83", 27, -22, -8), ("#ffb02e", -22, -24, 168))):
        crayon = group((x, y, 0.8), (rad(90), 0, rad(90 + turn)))
        lathe([(0, -5), (0.3, -4.8), (0.75, -3.2), (0.78, -3)], plain(color, 0.5), 32, parent=crayon)
        lathe([(0.8, -3), (0.82, 4), (0.6, 4.2), (0, 4.2)], paper(color), 32, parent=crayon)
    window_light(17, (0, 0, 0), 0.95)
    camera((1, -80, 63), (-0.5, -0.8, 2.4), 38, (0, -6, 3), 0.9)


@still("paper-mat", 800, 640, exposure=0.25)
def three_sounds():
    """Letter blocks that say a word, the other sounds behind them, a steel plate with three bottle caps."""
    ground("#8fd3c3")
    for k, (letter, color) in enumerate((("m", "#6b34d9"), ("a", "#d8553a"), ("t", "#2f6fb0"))):
        block((-9.6 + 11 * k, -4, 0), (5, -4, 3)[k], letter, color, 9.4)
    for x, y, turn, letter, color, z in ((-27, 10, 24, "s", "#f0a51e", 0), (-19, 16, -10, "p", "#2f8f83", 0), (31, 14, -16, "i", "#6b34d9", 0), (22.6, 17, 12, "n", "#d8553a", 0)):
        block((x, y, z), turn, letter, color, 8.4)
    steel = brushed("#d2d4d6", 0.24, "ring")
    plate = group((2.5, -21.5, 0))
    lathe([(0, 0.2), (8.6, 0.2), (9.4, 0.7), (9.9, 1.5), (10.2, 1.55), (9.6, 0.4), (8.6, 0), (0, 0)], steel, 128, edge=0.04, parent=plate)
    for k, color in enumerate(("#d8321f", "#f3b21b", "#2f6fb0")):
        cap = group((-4.6 + 4.6 * k, 0.6 * math.sin(k * 2), 0.25), parent=plate)
        lathe([(0, 0.9), (1.5, 0.9), (1.8, 0.6), (2.05, 0), (1.95, 0), (1.6, 0.75), (0, 0.8)], gloss(color, 0.25), 84, flutes=(21, 0.07), parent=cap)
    window_light(17, (0, 0, 4), 0.95)
    camera((-4, -78, 44), (1.0, -2.4, 4.4), 46, (0, -6, 5), 0.8)
