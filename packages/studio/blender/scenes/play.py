"""An arena for games: the pad on a grid of light, the headset under its lamp. Centimetres."""
import math

from kit.drawn import hoop, tube
from kit.light import camera, sky, soft_box, spot
from kit.materials import glow, metal, plain
from kit.paths import smooth_path
from kit.solids import TURN, box, cushion, group, lathe, outline, rad, rectangle
from kit.stage import still

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
