"""A classroom, before anybody is in it. Metres."""
import math
import random

from kit.drawn import text, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import metal, plain
from kit.solids import box, group, lathe, rad
from kit.stage import still
from kit.surfaces import ceramic, plaster, wood
from props.furniture import frame, legs, tiles, walls


@still("class-room", 1200, 800, exposure=0.05)
def classroom():
    tiles("#d9cfbd", "#b8ad99", 0.5)
    walls("#f1e7d2", "#e6d9bf", at=2.6, left=-3.2)
    box((16, 0.1, 5), 0, plaster("#f1e7d2", 2), 1, loc=(0, 2.66, 2.4))
    oak, dark = wood("#c08a52", "#8f6035", 2.2), wood("#8a5f3c", "#5d3c22", 3)
    board = group((0.15, 2.53, 1.65), (rad(90), 0, 0))
    box((3.3, 1.3, 0.04), 0.006, dark, parent=board)
    box((3.16, 1.16, 0.05), 0.003, plain("#24493c", 0.85), 2, parent=board)
    chalk = plain("#e8efe6", 0.9)
    for x, y, size, words in ((-1.4, 0.3, 0.17, "Chapter 6: Light"), (-1.4, 0.02, 0.12, "angle in = angle out"), (-1.4, -0.24, 0.12, "Why is the sky blue?"), (-1.4, -0.44, 0.1, "Homework: page 84, 1 to 5")):
        text(words, size, chalk, 0.001, "LEFT", parent=board, loc=(x, y, 0.027))
    place = group((0.95, -0.05, 0.028), parent=board)
    tube([(-0.45, -0.3, 0), (0.45, -0.3, 0)], 0.006, chalk, curve=False, parent=place)
    tube([(-0.4, 0.28, 0), (0, -0.3, 0), (0.4, 0.28, 0)], 0.006, chalk, curve=False, parent=place)
    tube([(0, -0.3, 0), (0, 0.3, 0)], 0.003, chalk, curve=False, parent=place)
    box((3.3, 0.1, 0.03), 0.006, dark, loc=(0.15, 2.48, 0.98))
    for i, color in enumerate(("#f4f1e8", "#f0c9a8", "#cfe0d4")):
        lathe([(0, 0), (0.008, 0), (0.008, 0.07), (0, 0.07)], plain(color, 0.9), 16, loc=(-0.5 + 0.12 * i, 2.46, 1.01), rot=(0, rad(90), 0.2 * i))
    # Desks for two in rows, a book or two on them.
    random.seed(4)
    colors = ("#b8442f", "#2f6f8f", "#e0a63a", "#3f7a52", "#6b4a86")
    for row in range(3):
        for col in range(3):
            x, y = -1.75 + 1.75 * col, 0.9 - 1.15 * row
            desk = group((x, y, 0), (0, 0, rad(random.uniform(-1.5, 1.5))))
            box((1.15, 0.42, 0.03), 0.008, oak, loc=(0, 0, 0.72), rot=(rad(5), 0, 0), parent=desk)
            box((1.1, 0.36, 0.02), 0.006, oak, loc=(0, 0.02, 0.6), parent=desk)
            box((1.15, 0.28, 0.03), 0.008, oak, loc=(0, -0.5, 0.43), parent=desk)
            for sx in (-1, 1):
                tube([(sx * 0.5, 0.16, 0), (sx * 0.5, 0.12, 0.7)], 0.018, plain("#3a3f42", 0.4), curve=False, parent=desk)
                tube([(sx * 0.5, -0.5, 0), (sx * 0.5, -0.5, 0.42)], 0.018, plain("#3a3f42", 0.4), curve=False, parent=desk)
                tube([(sx * 0.5, 0.14, 0.12), (sx * 0.5, -0.5, 0.12)], 0.014, plain("#3a3f42", 0.4), curve=False, parent=desk)
            for side in (-1, 1):
                if random.random() < 0.75:
                    for k in range(random.randint(1, 3)):
                        box((0.17, 0.23, 0.022), 0.003, plain(random.choice(colors), 0.55), 2, loc=(side * 0.28, 0.0, 0.752 + 0.024 * k), rot=(rad(5), 0, random.uniform(-0.3, 0.3)), parent=desk)
    # The teacher's table with a globe.
    table = group((2.0, 1.75, 0), (0, 0, rad(-8)))
    box((1.0, 0.55, 0.035), 0.008, dark, loc=(0, 0, 0.76), parent=table)
    legs(table, 0.43, 0.2, 0.75, 0.028, dark, 0.02)
    lathe([(0, 0), (0.09, 0), (0.1, 0.02), (0.02, 0.04), (0.015, 0.1), (0, 0.1)], dark, 48, loc=(0.25, 0.05, 0.78), parent=table)
    globe = group((0.25, 0.05, 1.03), (0, rad(23), 0), parent=table)
    lathe([(0.17 * math.sin(math.pi * i / 40), -0.17 * math.cos(math.pi * i / 40)) for i in range(41)], ceramic("#3f86a8", "#4f8f57", 0.9, 3, 0.3), 64, curve=True, parent=globe)
    tube([(0.2 * math.sin(math.pi * i / 30), 0, -0.2 * math.cos(math.pi * i / 30)) for i in range(31)], 0.008, metal("#c9983f", 0.25), parent=globe)
    for k, color in enumerate(("#b8442f", "#e0a63a", "#2f6f8f")):
        box((0.2, 0.28, 0.03), 0.004, plain(color, 0.55), 2, loc=(-0.25, 0, 0.793 + 0.032 * k), rot=(0, 0, 0.15 * k), parent=table)
    frame(2.55, 2.0, (0.6, 0.8), [("disc", 0, 0.1, 0.2, 0, "#e0a63a"), ("bar", 0, -0.2, 0.4, 0.02, "#3f7a52"), ("bar", 0, -0.27, 0.3, 0.014, "#b8442f")], wall=2.55)
    pane_sun((-0.4, 0.4, 0.7), (0.75, 0.65, -0.62), 9, (0.62, 0.84), 2, 4, 6.0, 0.05)
    sky("#e6eefa", 0.34)
    soft_box((4.2, -3.4, 2.4), (0, 0.8, 0.9), 2.8, 140, "#eef5ff", tall=2.2)
    soft_box((-0.6, -4.6, 2.8), (0, 0.6, 0.8), 3, 60, "#fff0dc")
    camera((-0.5, -4.6, 1.75), (0.12, 1.2, 1.02), 30, (0, 0.8, 0.8), 0.005)
