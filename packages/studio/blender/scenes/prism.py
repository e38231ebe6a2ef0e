"""A pupil's bench in the sun: a prism throws its colours on the open notebook. Centimetres."""
import math

from kit.drawn import surface, text, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import brushed, glass, metal, plain
from kit.nodes import Material, rgba
from kit.solids import box, group, lathe, outline, rad
from kit.stage import still
from kit.surfaces import ceramic, plaster, wood
from scenes.book import open_pages

INK = "#24408f"


def notes(sheet):
    sheet.words(0.03, 0.93, "6. Light", 0.11 * sheet.width, "#b8442f")
    for k in range(11):
        sheet.bar(0.5, 0.845 - 0.078 * k, 1, 0.0022, "#b7c6e4")
    for k, line in enumerate(("White light is not one", "colour. It is all of them.", "", "Red bends least,", "violet bends most.", "", "So why is the sky blue?", "And why not violet??")):
        sheet.words(0.03, 0.865 - 0.078 * k, line, 0.068 * sheet.width, INK)


def ruled(sheet):
    for k in range(12):
        sheet.bar(0.5, 0.92 - 0.078 * k, 1, 0.0022, "#b7c6e4")
    sheet.words(0.03, 0.945, "try it at the window", 0.062 * sheet.width, INK)


def ray(stops, strength, soft=0.5):
    """Light that lies on paper: colours across, fading to both ends."""
    made = Material("ray", "#000000")
    u, v = made.axis("x", "UV"), made.axis("y", "UV")
    across = made.ramp(v, [(0.0, 0.0), (0.16, 1.0), (0.84, 1.0), (1.0, 0.0)])
    along = made.ramp(u, [(0.0, 0.0), (0.18, 1.0), (soft, 0.8), (1.0, 0.0)])
    share = made.math("MULTIPLY", made.math("MULTIPLY", across, along), 0.82)
    shine = made.node("Emission", None, Color=made.ramp(v, stops), Strength=strength)
    made.mix_surface(share, made.node("BsdfTransparent", None, Color=rgba("#ffffff")).outputs[0], shine.outputs[0])
    return made.data


def fan(start, turn, near, far, length, material, z):
    """A strip that widens from `near` to `far` over its length, on the page."""
    place = group((*start, z), (0, 0, rad(turn)))
    made = surface(24, 14, lambda u, v: (u * length, (v - 0.5) * (near + (far - near) * u), 0), material, parent=place)
    made.visible_shadow = False


def pencil(loc, turn, paint):
    place = group(loc, (0, rad(90), rad(turn)))
    lathe([(0, 0), (0.1, 0.3), (0.36, 1.9)], wood("#d9b184", "#c59a68", 2), 6, parent=place)
    lathe([(0.37, 1.9), (0.37, 15), (0, 15)], plain(paint, 0.3, Clearcoat=0.7), 6, parent=place)
    lathe([(0, -0.02), (0.09, 0.3), (0, 0.4)], plain("#26262a", 0.5), 24, parent=place)
    lathe([(0.39, 14), (0.4, 15.2), (0, 15.2)], metal("#d2b36a", 0.2), 32, parent=place)
    lathe([(0.36, 15.2), (0.36, 16.1), (0, 16.2)], plain("#e59a9a", 0.7), 32, parent=place)


def compass(loc, turn):
    place = group(loc, (0, 0, rad(turn)))
    steel = metal("#cdd0d4", 0.2)
    lathe([(0, 0), (0.62, 0), (0.66, 0.7), (0.45, 0.9), (0.4, 2.2), (0, 2.2)], steel, 48, parent=place, rot=(rad(-90), 0, 0), loc=(0, 0, 0.6))
    for side in (-1, 1):
        tube([(0.2 * side, 0, 0.6), (1.6 * side, -9, 0.5), (1.75 * side, -11.5, 0.4)], 0.26, steel, curve=False, parent=place)
        tube([(1.75 * side, -11.5, 0.4), (1.85 * side, -12.8, 0.35)], 0.08 if side < 0 else 0.2, steel if side < 0 else plain("#26262a", 0.5), curve=False, parent=place)


def bench():
    top = wood("#b9834d", "#8a5a30", scale=0.1)
    for i in range(-2, 4):
        box((190, 22.6, 3), 0.3, top, loc=(i * 6, i * 22.8, -1.55))
    # The board and its wall, out of the lens's depth.
    box((700, 2, 300), 0.1, plaster("#efe3cb", 0.1), 1, loc=(0, 124, 90))
    board = group((6, 121, 37), (rad(90), 0, 0))
    box((190, 66, 3), 0.4, wood("#8a5f3c", "#5d3c22", 0.1), parent=board)
    box((184, 60, 3.4), 0.2, plain("#24493c", 0.85), 2, parent=board)
    chalk = plain("#e8efe6", 0.9)
    for x, y, size, words in ((-60, -8, 7, "Why is the sky blue?"), (-60, -19, 6, "Bring one more why tomorrow")):
        text(words, size, chalk, 0.05, "LEFT", parent=board, loc=(x, y, 1.9))
    open_pages(group((0, -1, 0), (0, 0, rad(7))), "#2f4bd8", notes, ruled, (16, 22))
    # The prism on the right page, the white ray into it, the colours out of it.
    rainbow = ray([(0.0, "#7a35d8"), (0.2, "#3b4be8"), (0.38, "#19a6e0"), (0.52, "#27c05a"), (0.66, "#f4d92a"), (0.8, "#f7922c"), (1.0, "#e8342a")], 1.5)
    fan((7.4, 5.4), 208, 0.9, 6.4, 17, rainbow, 2.05)
    fan((20.5, 13.0), 210, 0.7, 0.8, 12.5, ray([(0.0, "#ffffff"), (1.0, "#fff6dc")], 1.6, 0.8), 1.95)
    shape = [(2.5 * math.cos(rad(a)), 2.5 * math.sin(rad(a))) for a in (90, 210, 330)]
    outline(shape, 7.2, glass("#fbfdff", 0.0, 1.5), 0.12, 2, loc=(8.6, 6.0, 1.62), rot=(0, 0, rad(-14)))
    pencil((-8.0, -13.6, 0.45), 12, "#f0a72c")
    compass((24.5, -3.2, 0.1), -32)
    outline([(0, 0), (23, 0), (23, 2.8), (0, 2.8)], 0.26, wood("#e2bd85", "#cfa467", 0.6), 0.06, loc=(-27, -13.2, 0.05), rot=(0, 0, rad(68)))
    box((4.2, 2.0, 1.2), 0.3, plain("#f4f4f0", 0.8), loc=(9.6, -14.4, 0.6), rot=(0, 0, rad(20)))
    # Books and a globe behind.
    for k, (wide, paint) in enumerate(((22, "#2f6f8f"), (20.5, "#b8442f"), (19, "#e0a63a"))):
        box((wide, 15, 2.6), 0.25, plain(paint, 0.55), loc=(-25.5, 24, 1.35 + 2.7 * k), rot=(0, 0, rad(6 * k - 5)))
    globe = group((26, 27, 0))
    lathe([(0, 0), (6, 0), (6.4, 0.8), (1.4, 2), (1.0, 6), (0, 6)], wood("#7d5230", "#52331b", 0.4), 64, parent=globe)
    ball = group((0, 0, 15.6), (0, rad(23), 0), parent=globe)
    lathe([(9.4 * math.sin(math.pi * i / 40), -9.4 * math.cos(math.pi * i / 40)) for i in range(41)], ceramic("#3f86a8", "#5b9a5c", 0.95, 0.11, 0.3), 96, curve=True, parent=ball)
    tube([(10.6 * math.sin(math.pi * i / 30), 0, -10.6 * math.cos(math.pi * i / 30)) for i in range(31)], 0.4, brushed("#c9983f", 0.25), parent=ball)
    pane_sun((2, 4, 2), (-0.62, -0.42, -0.5), 5.5, (24, 40), 2, 2, 320, 3, 500, "#ffe7bf", 1.2)
    soft_box((46, 40, 50), (0, 0, 2), 34, 30000, "#fff1dc")
    soft_box((-44, -30, 40), (0, 0, 2), 26, 9000, "#e4ecff")
    soft_box((0, 60, 120), (20, 170, 60), 90, 90000, "#fff1dc")
    sky("#eef2fb", 0.3)


@still("prism-bench", 900, 833, exposure=0.45)
def light_on_the_page():
    bench()
    camera((4, -43, 27), (3.4, 6, 8.2), 36, (5, 2, 3), 0.9)


@still("prism-near", 960, 800, exposure=0.45)
def the_colours_from_near():
    bench()
    camera((-10, -24, 22), (3.4, 2.6, 3.2), 44, (3, 2, 2.5), 0.7)
