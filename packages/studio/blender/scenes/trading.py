"""A trader's desk at night: candles on a monitor, orders on a tablet. Centimetres."""
import random

from kit.drawn import hoop, text, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import metal, pane, plain
from kit.solids import box, group, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, paper, plaster, wood
from props.devices import Screen
from props.green import pot_plant
from scenes.desk import mug, notebook, pen

UP, DOWN, GOLD, GRID, DIM = "#1fc98b", "#e0524a", "#f5c451", "#1d2c3c", "#5f7488"


def candles(screen, left, right, low, high, count, seed):
    """A rising day in candles, with its mean as a line and volume below."""
    random.seed(seed)
    price, step = 0.22, (right - left) / count
    mean, shown = price, []
    for i in range(count):
        move = random.gauss(0.012, 0.05)
        top, foot = max(price, price + move), min(price, price + move)
        x, tall = left + step * (i + 0.5), high - low
        color = UP if move > 0 else DOWN
        middle = low + tall * (top + foot) / 2
        screen.bar(x, middle, step * 0.1, tall * (top - foot + 0.05 * random.random() + 0.03), color)
        screen.bar(x, middle, step * 0.62, tall * max(0.012, top - foot), color)
        screen.bar(x, low - 0.13 + 0.05 * abs(move) * 10, step * 0.62, 0.02 + abs(move), "#24465a" if move > 0 else "#4c2f38")
        price = min(0.92, max(0.05, price + move))
        mean += (price - mean) * 0.16
        shown.append(mean)
    screen.graph(left, low, right - left, high - low, shown, GOLD, 0.16)


def monitor(place):
    black, steel = plain("#101318", 0.35), metal("#3a3f47", 0.35)
    face = group((0, 0, 26), (rad(90), 0, 0), parent=place)
    outline(rectangle(62, 36, 0.8), 1.8, black, 0.3, 3, parent=face, loc=(0, 0, -1.8))
    screen = Screen(group((0, 0.3, 0.03), parent=face), 60.6, 33.8, "#0b121b", 0.75)
    for i in range(6):
        screen.bar(0.42, 0.3 + 0.11 * i, 0.78, 0.002, GRID)
    for i in range(9):
        screen.bar(0.06 + 0.09 * i, 0.55, 0.0012, 0.66, GRID)
    screen.words(0.035, 0.935, "NIFTY 50", 1.5, "#f2f6fa")
    screen.words(0.21, 0.935, "15 min", 1.1, DIM)
    screen.bar(0.345, 0.938, 0.09, 0.045, "#123c30", 0.3)
    screen.words(0.345, 0.937, "+0.62 %", 1.0, UP, "CENTER")
    candles(screen, 0.04, 0.8, 0.27, 0.86, 46, 12)
    screen.bar(0.9, 0.5, 0.17, 0.9, "#101b27", 0.3)
    screen.words(0.83, 0.9, "Risk today", 1.0, DIM)
    screen.words(0.83, 0.845, "0.8 %", 1.7, "#f2f6fa")
    for i in range(9):
        y = 0.74 - 0.075 * i
        screen.bar(0.862, y, 0.06, 0.014, DIM)
        screen.bar(0.945, y, 0.05, 0.02, UP if i in (0, 1, 3, 5, 6) else DOWN)
    outline(rectangle(61.6, 35.4, 0.6), 0, pane(0.35), parent=face, loc=(0, 0, 0.09))
    box((7, 2.2, 22), 0.6, steel, loc=(0, 3.2, 12), parent=place)
    box((24, 17, 1.0), 0.4, steel, 4, loc=(0, 3, 0.5), parent=place)


def tablet(place):
    outline(rectangle(25, 18, 1.2), 0.7, metal("#50565f", 0.3), 0.2, 4, parent=place, loc=(0, 9, -0.7))
    outline(rectangle(24.6, 17.6, 1.0), 0.01, plain("#06080b", 0.2), parent=place, loc=(0, 9, 0.002))
    screen = Screen(group((0, 9, 0.025), parent=place), 23.4, 16.4, "#0f1a26", 0.75)
    screen.words(0.06, 0.9, "Orders", 1.2, "#f2f6fa")
    for i in range(6):
        y = 0.76 - 0.125 * i
        screen.bar(0.5, y, 0.9, 0.1, "#172738", 0.3)
        screen.bar(0.11, y, 0.07, 0.05, UP if i % 3 else DOWN, 0.2)
        screen.bar(0.33, y + 0.016, 0.26, 0.02, "#b9c6d2", 0.1)
        screen.bar(0.29, y - 0.022, 0.18, 0.014, DIM, 0.1)
        screen.bar(0.83, y, 0.18, 0.026, GOLD if i == 2 else "#b9c6d2", 0.1)
    outline(rectangle(24.6, 17.6, 1.0), 0, pane(0.4), parent=place, loc=(0, 9, 0.08))


@still("trading-desk", 1200, 780, exposure=1.7)
def desk_at_night(pen_at=(-20, -25, 1.5), turned=-50):
    box((220, 90, 4), 0.6, wood("#33231a", "#1d130d", scale=0.09), loc=(0, 10, -2))
    box((460, 2, 240), 0.1, plaster("#16222e", 0.1, 0.1), 1, loc=(0, 58, 60))
    monitor(group((20, 18, 0), (0, 0, rad(-7))))
    stand = group((-22, -1, 1.0), (rad(60), 0, rad(16)))
    tablet(stand)
    box((13, 9, 1.0), 0.3, plain("#22282f", 0.4), loc=(-22.8, 2, 0.5), rot=(0, 0, rad(16)))
    box((11, 0.7, 12), 0.2, plain("#22282f", 0.4), loc=(-24.0, 6.6, 5.4), rot=(rad(-34), 0, rad(16)))
    key = plain("#1b2027", 0.5)
    board = group((18, -8, 0.2), (0, 0, rad(-4)))
    outline(rectangle(36, 13, 1), 0.9, metal("#2b3038", 0.4), 0.2, 3, parent=board)
    for row in range(5):
        for column in range(14):
            if row == 0 and 3 < column < 10:
                continue
            outline(rectangle(2.1, 2.0, 0.25, 4), 0.35, key, 0.08, 2, parent=board, loc=(-16.1 + 2.48 * column, -4.8 + 2.4 * row, 0.88))
    outline(rectangle(14.4, 2.0, 0.25, 4), 0.35, key, 0.08, 2, parent=board, loc=(0, -4.8, 0.88))
    mug((48, -2, 0), -30, ceramic("#f0c24a", "#b58a1c", 0.3, 0.5))
    box((15, 21, 1.0), 0.1, paper("#efe6d4"), loc=(-16, -22, 0.55), rot=(0, 0, rad(14)))
    pen(pen_at, turned, "#1fc98b")
    soft_box((20, 12, 24), (14, -40, 6), 44, 5200, "#8fe6cf", shine=False)
    soft_box((-70, 20, 70), (0, 0, 10), 26, 26000, "#6f9cff")
    soft_box((60, -40, 60), (0, 0, 5), 26, 38000, "#ffcf96")
    soft_box((10, 40, 8), (0, 57, 40), 40, 3000, "#1fc98b", shine=False)
    sky("#27364a", 0.16)
    camera((4, -106, 42), (5.5, 4, 16.5), 41, (16, 10, 20), 1.0)


@still("trading-shut", 960, 640, exposure=1.7)
def shut_for_the_day():
    """The laptop is closed before dark: a cup stands on it, spectacles and a plant beside it, the window's light on the wall."""
    box((220, 90, 4), 0.6, wood("#33231a", "#1d130d", scale=0.09), loc=(0, 10, -2))
    box((460, 2, 240), 0.1, plaster("#1d2f3a", 0.1, 0.1), 1, loc=(0, 44, 60))
    shell = group((-2, 0, 0), (0, 0, rad(-11)))
    for z, high in ((0.1, 1.0), (1.2, 0.7)):
        outline(rectangle(34, 24, 1.4), high, plain("#59626b", 0.35, Metallic=0.6), 0.24, 4, parent=shell, loc=(0, 0, z))
    outline(rectangle(5.4, 0.5, 0.25), 0.05, plain("#1fc98b", 0.4), parent=shell, loc=(0, -9.6, 1.92))
    mug((-6.5, 2.5, 1.95), -36, ceramic("#f0c24a", "#b58a1c", 0.3, 0.5))
    rim = metal("#20262c", 0.25)
    glasses = group((8.0, -5.2, 2.2), (0, 0, rad(16)))
    for x in (-3.1, 3.1):
        hoop(2.35, 0.17, rim, parent=glasses, loc=(x, 0, 2.3), rot=(rad(78), 0, 0))
        tube([(x * 1.76, 0.2, 2.7), (x * 1.8, 6.0, 1.6), (x * 1.66, 11.0, 0.2)], 0.15, rim, parent=glasses)
    tube([(-0.8, 0, 2.8), (0, 0.1, 3.15), (0.8, 0, 2.8)], 0.15, rim, parent=glasses)
    notebook((30, -3, 0), 14, "#1a6a54", "#114638")
    pen((27.5, -12.5, 2.15), -58, "#f0c24a")
    pot_plant((34, 21, 0), 0.85, "#d8cfbc", "#a79d88")
    pane_sun((2, 40, 26), (0.42, 0.8, -0.22), 3.6, (22, 26), 2, 2, 140, 2.4, 400, "#ffb877", 1.2)
    soft_box((-60, -30, 46), (0, 0, 4), 34, 26000, "#ffd6a3")
    soft_box((60, 10, 50), (0, 0, 4), 26, 16000, "#6f9cff")
    sky("#27364a", 0.2)
    camera((6, -84, 34), (6.5, 6, 8.6), 48, (-4, 0, 5), 1.0)


@still("trading-journal", 1040, 860, exposure=1.25)
def journal_by_hand():
    """The page of one day on the same desk: what was planned, what was done, how it felt."""
    desk_at_night((-5.2, -31, 0.45), -6)
    page = group((-16, -22, 1.06), (0, 0, rad(14)))
    ink, red, rule = plain("#1c2f63", 0.6), plain("#b3372c", 0.6), plain("#b9ab90", 0.8)
    text("Tuesday, 3 trades", 1.25, ink, align="LEFT", parent=page, loc=(-6.6, 9.0, 0.01))
    rows = (("set-up", "pull-back, 2nd test"), ("size", "1 lot"), ("stop", "22,140"), ("exit", "22,260, as planned"), ("risk", "0.8 %"), ("felt", "calm, then bored"), ("mistake", "moved the stop"), ("cost", "Rs 1,150"), ("tomorrow", "one trade, then walk"))
    for k, (what, said) in enumerate(rows):
        y = 6.6 - 1.85 * k
        outline(rectangle(13.4, 0.05), 0.004, rule, parent=page, loc=(0, y - 0.85, 0.004))
        text(what, 0.72, rule, align="LEFT", parent=page, loc=(-6.6, y - 0.1, 0.01))
        text(said, 0.92, red if what == "mistake" else ink, align="LEFT", spacing=0.98, parent=page, loc=(-2.4, y - 0.1, 0.01))
    soft_box((-46, -34, 42), (-16, -22, 0), 18, 9000, "#ffcf8a")
    camera((-10, -58, 38), (-12.6, -19.5, 1.0), 66, (-15, -23, 1), 0.9)
