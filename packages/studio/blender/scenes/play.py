"""An arena for games: the pad on a grid of light, the headset under its lamp. Centimetres."""
import math

from kit.drawn import hoop, tube
from kit.light import camera, sky, soft_box, spot
from kit.materials import glow, metal, plain
from kit.paths import smooth_path
from kit.solids import TURN, box, cushion, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import leather, plaster
from props.devices import Screen

from scenes.night import headphones


def smooth_loop(points, steps=10):
    return [(p.x, p.y) for p in smooth_path([(x, y, 0) for x, y in points], steps, True)]


def pad(place, shell, second):
    """A game pad, its sticks towards +z, its triggers towards +y."""
    skin, dark, lit = plain(shell, 0.34, Clearcoat=0.3), plain("#15172b", 0.5), glow(second, 3.2)
    half = [(0, 4.6), (3.6, 4.8), (6.6, 4.9), (8.2, 3.4), (9.3, 0.4), (9.9, -3.4), (9.4, -6.4), (7.6, -7.2), (5.8, -5.6), (4.4, -3.0), (2.2, -2.2), (0, -2.1)]
    loop = smooth_loop(half + [(-x, y) for x, y in reversed(half[1:-1])])
    outline(loop, 3.6, skin, 1.65, 6, parent=place, loc=(0, 0, -1.8))
    outline([(x * 0.985, y * 0.985) for x, y in loop], 0.5, dark, 0.2, parent=place, loc=(0, 0, -0.25), scale=(1.02, 1.02, 1))
    outline(rectangle(6.0, 3.0, 0.7), 0.3, dark, 0.1, parent=place, loc=(0, 2.4, 1.72))
    outline(rectangle(5.2, 0.26, 0.1), 0.2, lit, parent=place, loc=(0, 0.55, 1.82))
    for x, y in ((-3.6, -0.7), (3.6, -0.7)):
        lathe([(0, 0), (1.75, 0), (1.8, 0.25), (1.3, 0.3), (0, 0.3)], dark, 64, parent=place, loc=(x, y, 1.7))
        hoop(1.78, 0.09, lit, parent=place, loc=(x, y, 1.9))
        lathe([(0, 0), (0.75, 0), (0.7, 1.0), (1.25, 1.5), (1.3, 1.9), (1.05, 1.95), (0.7, 1.75), (0, 1.7)], plain("#20233f", 0.6), 64, curve=True, parent=place, loc=(x, y, 1.75))
    for turn in (0, 90):
        box((3.0, 1.0, 0.8), 0.24, dark, parent=place, loc=(-6.5, 2.2, 1.9), rot=(0, 0, rad(turn)))
    for k, color in enumerate(("#27e6d0", "#ff5d8f", "#ffc24b", "#8fb0ff")):
        a = TURN * k / 4
        lathe([(0, 0), (0.66, 0), (0.66, 0.5), (0.5, 0.7), (0, 0.74)], plain(color, 0.2, Clearcoat=0.6), 40, parent=place, loc=(6.5 + 1.3 * math.cos(a), 2.2 + 1.3 * math.sin(a), 1.7))
    for s in (-1, 1):
        cushion((4.6, 2.2, 2.2), dark, 0.1, 0.5, 0, 16, parent=place, loc=(s * 6.4, 4.8, 0.1))
        cushion((4.0, 2.4, 2.0), dark, 0.1, 0.5, 0, 16, parent=place, loc=(s * 6.3, 5.2, -1.5))


def grid(color, lines=24, step=6.0):
    """A floor of shining lines."""
    floor = plain("#0a0c1c", 0.16, Specular=0.7)
    box((700, 700, 2), 0, floor, loc=(0, 200, -1.0))
    line = glow(color, 2.2)
    for i in range(-lines, lines + 1):
        box((0.14, 420, 0.05), 0, line, loc=(i * step, 150, 0.02))
        box((420, 0.14, 0.05), 0, line, loc=(0, i * step + 60, 0.02))


@still("play-pad", 1280, 860, exposure=0.5)
def pad_on_the_grid():
    grid("#3b2fae")
    for x, color, y in ((-46, "#7a4dff", 70), (34, "#27e6d0", 96), (76, "#ff3d9a", 60)):
        box((1.6, 1.6, 130), 0.4, glow(color, 7), loc=(x, y, 62))
    place = group((13, -2, 12.4), (rad(44), rad(-14), rad(-16)))
    pad(place, "#6a3ff0", "#27e6d0")
    soft_box((-30, -24, 46), (12, 0, 12), 22, 17000, "#cfc4ff", tall=18)
    soft_box((54, 10, 26), (12, 0, 12), 9, 9000, "#27e6d0", tall=36)
    soft_box((-22, 34, 22), (12, 0, 12), 9, 9000, "#ff3d9a", tall=30, shine=False)
    sky("#3a2f8f", 0.14)
    camera((-2, -62, 27), (1.5, 0, 12.6), 52, (13, -3, 14), 1.0)


@still("play-headset", 960, 760, exposure=0.6)
def headset():
    grid("#2a3f9e")
    lathe([(0, 0), (13, 0), (13, 3), (0, 3)], plain("#1c2145", 0.4), 128, edge=0.3)
    hoop(13.1, 0.22, glow("#27e6d0", 6), loc=(0, 0, 2.2))
    lathe([(0, 0), (1.1, 0), (1.1, 17), (4.4, 17.6), (4.4, 18.4), (0, 18.6)], metal("#3a3f6a", 0.25), 64, edge=0.1, loc=(0, 0, 3))
    headphones((0, 0, 4.2), 28, 1.0)
    at = group((0, 0, 4.2), (0, 0, rad(28)))
    tube([(-9.4, -1.4, 3.6), (-9.6, -5.6, 1.4), (-7.6, -9.4, 0.8), (-4.6, -11.2, 1.0)], 0.3, plain("#1f1738", 0.4), parent=at)
    cushion((3.0, 1.5, 1.5), plain("#15121f", 0.7), 0, 1, 0, 16, parent=at, loc=(-3.8, -11.5, 1.05), rot=(0, 0, rad(-20)))
    for s in (-1, 1):
        ring_ = group((s * 11.35, 0, 4.95), (0, rad(78 * s), 0), parent=at)
        hoop(2.1, 0.2, glow("#27e6d0", 7), parent=ring_)
    spot((-8, -14, 90), (0, 0, 8), 190000, 26, "#d8ccff", 0.5, 5)
    soft_box((40, 6, 24), (0, 0, 10), 9, 8000, "#27e6d0", tall=34)
    soft_box((-36, 14, 22), (0, 0, 10), 9, 10000, "#7a4dff", tall=34)
    sky("#3a2f8f", 0.16)
    camera((-2, -66, 24), (0, 0, 11.8), 58, (0, -5, 10), 0.9)


def match(sun, ground, score):
    """What a seat's screen shows: a low sun, a grid that runs to it, the score."""

    def draw(screen):
        for k in range(9):
            screen.bar(0.5, 0.98 - 0.052 * k, 1, 0.054, ("#140a3e", "#1b0e4d", "#27125c", "#38166c", "#4d1a78", "#691f80", "#8a2684", "#ac2f80", "#c93a78")[k])
        screen.dot(0.5, 0.6, 7.0, sun)
        for k in range(5):
            screen.bar(0.5, 0.565 + 0.028 * k, 0.3, 0.006 + 0.001 * (5 - k), ("#c93a78", "#ac2f80", "#8a2684", "#691f80", "#4d1a78")[k])
        screen.bar(0.5, 0.26, 1, 0.54, ground)
        for k in range(7):
            screen.bar(0.5, 0.525 - 0.012 * k - 0.011 * k * k, 1, 0.004 + 0.0012 * k, "#27e6d0")
        for k in range(-8, 9):
            run = min(1.0, (0.5 - 0.05 * abs(k)) / (0.12 * abs(k))) if k else 1.0
            screen.graph(0.5 + 0.05 * k, 0.53 * (1 - run), 0.12 * k * run, 0.53 * run, [1, 0], "#27e6d0", 0.16)
        screen.bar(0.5, 0.94, 0.22, 0.08, "#0a0c1c", 0.8)
        screen.words(0.5, 0.938, score, 2.2, "#ffffff", "CENTER")
        screen.bar(0.13, 0.06, 0.2, 0.04, "#27e6d0", 0.5)
        for k in range(4):
            screen.bar(0.78 + 0.055 * k, 0.07, 0.045, 0.07, "#0a0c1c", 0.4)

    return draw


def seat(x, y, draw, trim, turned):
    """A desk with its screen, keys and mouse, and the chair before it."""
    place = group((x, y, 0))
    dark, edge = plain("#14162a", 0.36), plain("#23264a", 0.3)
    panel = group((0, 18, 112), (rad(90), 0, 0), parent=place)
    outline(rectangle(63, 37, 1.4), 2.4, dark, 0.5, parent=panel, loc=(0, 0, -2.4))
    draw(Screen(group((0, 0.4, 0.06), parent=panel), 60.6, 34.2, "#140a3e", 1.5))
    box((5, 3, 24), 0.6, dark, loc=(0, 20, 88), parent=place)
    box((26, 18, 1.4), 0.6, dark, loc=(0, 18, 76.7), parent=place)
    box((44, 15, 2.2), 0.6, edge, loc=(-4, -10, 77.1), parent=place)
    for row in range(4):
        for k in range(13):
            box((2.5, 2.4, 0.9), 0.3, dark, 2, loc=(-4 - 19.2 + 3.2 * k, -14.4 + 3.0 * row, 78.5), parent=place)
    box((43, 0.5, 0.5), 0.1, glow(trim, 5), loc=(-4, -17.8, 77.0), parent=place)
    box((26, 24, 0.5), 0.2, plain("#1b1e38", 0.8), loc=(33, -10, 76.2), parent=place)
    cushion((6.4, 11, 4.2), dark, 0.3, 0.7, 0, 20, loc=(33, -10, 78.4), parent=place)
    chair = group((4, -70, 0), (0, 0, rad(turned)), parent=place)
    hide, side = leather("#15172b", "#0c0d1a", 0.5), leather(trim, trim, 0.5)
    cushion((52, 50, 13), hide, 0.24, 0.3, 0.3, 30, 2, loc=(0, 0, 50), parent=chair)
    back = group((0, -24, 56), (rad(10), 0, 0), parent=chair)
    cushion((46, 13, 84), hide, 0, 0.3, 0.4, 34, 4, loc=(0, 0, 42), parent=back)
    for s in (-1, 1):
        cushion((9, 17, 60), side, 0, 0.4, 0.2, 26, 5 + s, loc=(s * 22, 2, 34), rot=(0, rad(5 * s), 0), parent=back)
        cushion((8, 28, 5), hide, 0.2, 0.4, 0, 20, loc=(s * 32, 2, 70), parent=chair)
        box((3, 4, 22), 0.8, dark, loc=(s * 31, 0, 58), parent=chair)
    box((1.2, 0.6, 62), 0.2, side, loc=(-11, -6.6, 42), parent=back)
    box((1.2, 0.6, 62), 0.2, side, loc=(11, -6.6, 42), parent=back)
    cushion((26, 8, 12), side, 0.1, 0.5, 0.2, 24, 7, loc=(0, 6, 74), parent=back)
    lathe([(0, 10), (2.6, 10), (2.6, 44), (0, 44)], dark, 40, parent=chair)
    for k in range(5):
        a = TURN * k / 5 + 0.3
        tube([(0, 0, 12), (30 * math.cos(a), 30 * math.sin(a), 7)], 2.2, dark, curve=False, parent=chair)
        lathe([(0, -2), (3, -2), (3, 2), (0, 2)], plain("#0a0b14", 0.5), 32, loc=(31 * math.cos(a), 31 * math.sin(a), 3), rot=(rad(90), 0, a), parent=chair)


def arena():
    box((1400, 900, 4), 0, plain("#0d0f20", 0.2, Specular=0.6), loc=(300, 0, -2))
    box((1400, 4, 340), 0, plaster("#171a36", 0.05, 0.5), loc=(300, 62, 170))
    box((1400, 900, 4), 0, plain("#0a0b18", 0.8), loc=(300, 0, 300))
    box((1100, 76, 4), 0.8, plain("#191c38", 0.3, Clearcoat=0.4), loc=(300, 4, 74))
    box((1100, 1, 1.2), 0.2, glow("#7a4dff", 6), loc=(300, -34.6, 71))
    for x in (-170, 130, 430, 730):
        box((4, 60, 72), 0.5, plain("#14162a", 0.5), loc=(x, 4, 36))
    for z, color in ((176, "#27e6d0"), (196, "#7a4dff")):
        box((1200, 1.2, 1.6), 0.3, glow(color, 7), loc=(300, 58.6, z))
    for k in range(6):
        box((4, 190, 1.6), 0.3, glow("#ff3d9a" if k % 2 else "#7a4dff", 5), loc=(-140 + 160 * k, -90, 297), rot=(0, 0, rad(34)))
    for k, (sun, score, trim, turned) in enumerate((("#ffb84b", "12 : 9", "#6a3ff0", 12), ("#ff5d9a", "7 : 7", "#14a89a", -6), ("#ffc86b", "3 : 0", "#6a3ff0", 4), ("#ff7a6b", "11 : 8", "#14a89a", -16), ("#ffb84b", "5 : 6", "#6a3ff0", 8))):
        seat(-60 + 108 * k, 0, match(sun, "#0d0830", score), trim, turned)
        soft_box((-60 + 108 * k, 8, 112), (-60 + 108 * k, -90, 92), 56, 90000, "#b58cff", tall=32)
    soft_box((-260, -220, 230), (60, -40, 90), 150, 2400000, "#9a80ff", tall=120)
    soft_box((240, -330, 210), (120, -60, 80), 120, 1100000, "#5fdcf0", tall=90)
    sky("#4a3fa8", 0.4)


@still("play-row", 920, 674, exposure=1.1)
def five_seats():
    arena()
    camera((-190, -250, 176), (52, -6, 92), 31, (-40, -40, 100), 2.0)
