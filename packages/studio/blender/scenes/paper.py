"""On paper: an application corrected in red, a picture book among letters, a healthy plate's plan. Centimetres."""
import math
import random

from kit.drawn import surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box, window_light
from kit.materials import gloss, metal, plain
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
    text("[Your name]", 3.0, ink, 0.01, "LEFT", parent=page, loc=(-17.6, 24, 0))
    text("Operations executive, [city]", 1.35, grey, 0.01, "LEFT", parent=page, loc=(-17.6, 21.1, 0))
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


@still("paper-red", 900, 660, exposure=0.3)
def corrections_from_near():
    corrected()
    camera((20, -44, 34), (13.5, -2.6, 0.6), 50, (12, -4, 1), 1.0)


@still("paper-book", 1180, 700, exposure=0.25)
def picture_book():
    ground("#c9b4f4")
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
