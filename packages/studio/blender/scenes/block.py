"""Printing cloth by hand: the carved block, the tray of colour, rows on cotton. Centimetres."""
import math

from kit.drawn import surface
from kit.light import camera, window_light
from kit.nodes import Material
from kit.solids import TURN, box, group, lathe, outline, rad, ring
from kit.stage import still
from kit.surfaces import clay, fabric, plaster, sauce, wood
from mathutils import Vector, noise

from scenes.cloth import folded, rose

PETALS = 8


def motif(place, ink, high, grow=1.0):
    """One flower of the print: a heart, petals, a ring of dots."""
    outline(ring(0.62 * grow, 32), high, ink, parent=place)
    for k in range(PETALS):
        a = TURN * k / PETALS
        petal = [(0.95 + 1.25 * math.cos(t) * (1 if math.cos(t) > 0 else 0.55) + 0.6, 0.62 * grow * math.sin(t)) for t in [TURN * i / 28 for i in range(28)]]
        outline(petal, high, ink, parent=place, rot=(0, 0, a))
        outline(ring(0.22 * grow, 16), high, ink, parent=place, loc=(3.55 * math.cos(a + TURN / 16), 3.55 * math.sin(a + TURN / 16), 0))
    for a in (45, 135, 225, 315):
        outline([(0.55 * math.cos(t), 1.25 * math.sin(t) * (1 - 0.3 * math.cos(t))) for t in [TURN * i / 24 for i in range(24)]], high, ink, parent=place, loc=(5.2 * math.cos(rad(a)), 5.2 * math.sin(rad(a)), 0), rot=(0, 0, rad(a - 90)))


@still("block-print", 800, 800, exposure=0.4)
def half_printed_cloth():
    box((300, 200, 4), 0.4, wood("#8a6238", "#5d3f22", 0.08), loc=(0, 30, -3.2))
    cotton = fabric("#f4ecdc", "#eadfc9", 1.3, 0.35)
    surface(120, 80, lambda u, v: (-70 + 140 * u, -40 + 96 * v, -1.0 + 0.12 * noise.noise(Vector((u * 9, v * 7, 2))) + 0.1 * noise.noise(Vector((u * 30, v * 3, 5)))), cotton, 0.3)
    ink = Material("ink", "#7a1f3a", Roughness=0.9)
    ink.feed(ink.ramp(ink.noise(3, 5, 0.7), [(0.3, "#611530"), (0.55, "#7a1f3a"), (0.75, "#94384f")]), "Base Color")
    step = 10.6
    for i in range(-6, 7):
        for j in range(-3, 6):
            if j < 0 and i > -1 or j == 0 and i > 1:
                continue  # Not printed yet.
            turned = group((i * step + 0.12 * math.sin(i * 9 + j), j * step + 0.12 * math.cos(j * 7 + i), -0.76), (0, 0, rad(1.2 * math.sin(i * 3 + j * 5))))
            motif(turned, ink.data, 0.02)
    # The block stands on its edge, its carved face to the eye, a second lies face down.
    teak, wet = wood("#7d4f2c", "#4f2f17", 0.5), sauce("#6e1832", "#4f0f22", 0.25, 0.0, 1, 0.1)
    block = group((16.5, -7.5, 5.2), (rad(62), 0, rad(-18)))
    box((13, 13, 4.2), 0.5, teak, loc=(0, 0, -2.1), parent=block)
    face = group((0, 0, 0), parent=block)
    motif(face, wet, 0.7, 1.0)
    handle = group((0, 0, -4.2), (rad(180), 0, 0), parent=block)
    lathe([(0, 0), (2.2, 0), (1.6, 2), (2.4, 4.6), (2.0, 6), (0, 6.4)], teak, 64, curve=True, parent=handle)
    down = group((-3.6, -13, 1.3), (0, 0, rad(12)))
    box((11, 11, 4.2), 0.5, teak, loc=(0, 0, 1.2), parent=down)
    lathe([(0, 3.2), (2.4, 3.2), (1.7, 5.4), (2.6, 8.2), (2.1, 9.8), (0, 10.2)], teak, 64, curve=True, parent=down)
    # The tray: a pad soaked with colour.
    tray = group((33, 8, -0.6), (0, 0, rad(-8)))
    for x, y, w, d in ((0, 11, 26, 1.2), (0, -11, 26, 1.2), (12.5, 0, 1.2, 22), (-12.5, 0, 1.2, 22)):
        box((w, d, 4), 0.2, wood("#a9794a", "#75512c", 0.4), loc=(x, y, 2), parent=tray)
    box((24, 21, 1.2), 0.2, wood("#8a6238", "#5d3f22", 0.4), loc=(0, 0, 0.6), parent=tray)
    surface(60, 50, lambda u, v: (-11.6 + 23.2 * u, -10.2 + 20.4 * v, 2.2 + 0.24 * noise.fractal(Vector((u * 9, v * 8, 1)), 1, 2, 4)), sauce("#7a1f3a", "#55102a", 0.2, 0.0, 0.8, 0.5), parent=tray)
    bowl = clay("#b06a44", "#86482a")
    lathe([(0, 0), (4, 0), (4.4, 0.4), (7, 3), (7.8, 5.6), (7.4, 5.7), (6.6, 3.4), (3.8, 1.2), (0, 1)], bowl, 96, curve=True, loc=(27, 32, -0.8))
    lathe([(0, 4.2), (7.0, 4.25)], sauce("#d99a22", "#b87514", 0.12, 0.0, 1, 0.1), 64, loc=(27, 32, -0.8))
    low = -0.6
    for k, (material, layers) in enumerate(((rose("#7a1f3a", "#f3d9a0"), 3), (rose("#f4ecdc", "#7a1f3a"), 3), (rose("#1f5a42", "#f3d9a0"), 3))):
        folded((30, 22, 1.2), material, layers, (-30, 34, low), 3 - 4 * k, k)
        low += layers * 1.2 * 1.06 + 0.2
    box((400, 2, 180), 0.3, plaster("#e6dccb", 0.12, 0.2), loc=(0, 92, 80))
    window_light(22, (0, 4, 4), 0.9)
    camera((8, -74, 52), (6, 4.5, 2.5), 46, (14, -8, 5), 1.2)
