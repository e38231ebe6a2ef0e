"""Dumb-bells and a kettlebell, a camera and its lens, microphones. Centimetres."""
import math
import random

from kit.drawn import backdrop, hoop, sweep, text, tube
from kit.light import camera, pane_sun, sky, soft_box, studio_light
from kit.materials import brushed, gloss, metal, plain
from kit.nodes import Material, rgba
from kit.paths import smooth_path
from kit.solids import box, cushion, group, lathe, outline, rad, rectangle, ring
from kit.stage import still
from kit.surfaces import fabric, leather, plaster, stone, wood
from props.green import pot_plant

from scenes.music import microphone
from scenes.night import headphones


def rubber():
    made = Material("rubber", "#1b1c1e", Roughness=0.62, Specular=0.35)
    made.bump(made.noise(9, 4, 0.7), 0.12, 0.05)
    return made.data


def dumbbell(loc, rot, ink, parent=None):
    place = group(loc, rot, parent=parent)
    black, steel = rubber(), brushed("#c4c6c8", 0.26, "z", 30, 0.1)
    for side in (-1, 1):
        head = group((0, 0, side * 10.5), parent=place)
        lathe([(0, -3.6), (5.2, -3.6), (6.4, -2.6), (6.4, 2.6), (5.2, 3.6), (0, 3.6)], black, 6, edge=0.35, parent=head)
        lathe([(0, 3.55), (3.1, 3.55), (3.2, 3.75), (0, 3.75)], metal("#b9bbbe", 0.3), 64, parent=head, rot=(0 if side > 0 else rad(180), 0, 0))
        text("12.5", 2.2, ink, 0.02, parent=head, loc=(0, 0.1, 3.78 * side), rot=(0 if side > 0 else rad(180), 0, 0))
    lathe([(1.35, -8), (1.35, -6), (1.6, -3), (1.75, 0), (1.6, 3), (1.35, 6), (1.35, 8)], steel, 64, curve=True, parent=place)
    for i in range(40):
        z = -5.4 + 0.27 * i
        r = 1.4 + 0.35 * math.cos(z / 5.4 * math.pi / 2)
        hoop(r, 0.045, steel, parent=place, loc=(0, 0, z))


@still("gear-weights", 1040, 852, exposure=0.6)
def weights():
    lime = plain("#c6f135", 0.5)
    floor = Material("floor", "#202226", Roughness=0.7)
    floor.feed(floor.ramp(floor.cells(3.2), [(0.0, "#8fa33a"), (0.055, "#8fa33a"), (0.065, "#1d1f22")]), "Base Color")
    floor.bump(floor.noise(20, 4, 0.7), 0.3, 0.05)
    box((400, 300, 4), 0.1, floor.data, loc=(0, 60, -2))
    dumbbell((-15, -3, 5.6), (rad(90), 0, rad(62)), lime)
    dumbbell((-9, 14, 5.6), (rad(90), 0, rad(74)), lime)
    bell = group((15, 3, 0), (0, 0, rad(-20)), 1.35)
    iron = rubber()
    lathe([(0, 0), (5.4, 0), (6.2, 0.6), (8.6, 3.8), (9.3, 7.6), (8.4, 11.6), (5.6, 14.6), (2.6, 15.8), (0, 16)], iron, 128, curve=True, parent=bell)
    handle = [(-4.8, 0, 13.6), (-6.6, 0, 17.5), (-5.6, 0, 21.2), (-2.4, 0, 22.9), (2.4, 0, 22.9), (5.6, 0, 21.2), (6.6, 0, 17.5), (4.8, 0, 13.6)]
    tube(handle, 1.75, iron, parent=bell)
    for x in (-5.9, 5.9):
        lathe([(1.72, -0.5), (1.86, -0.45), (1.86, 0.45), (1.72, 0.5)], lime, 48, parent=bell, loc=(x, 0, 16.2), rot=(0, rad(-10 if x > 0 else 10), 0))
    text("16", 5.2, lime, bend=9.38, height=7.4, parent=bell)
    text("KG", 1.7, lime, bend=9.3, height=3.9, parent=bell)
    roll = group((2, 34, 7.5), (0, rad(90), rad(8)))
    mat = plain("#ff6b3d", 0.75)
    lathe([(1.2, -22), (7.4, -22), (7.4, 22), (1.2, 22)], mat, 96, edge=0.2, parent=roll)
    for k in range(6):
        hoop(2 + 0.95 * k, 0.08, plain("#7d2f16", 0.9), parent=roll, loc=(0, 0, -22.05))
    backdrop(plain("#2b2f35", 0.8), 300, 130, 160, 40).location.z = -0.5
    soft_box((-60, -30, 70), (0, 0, 8), 46, 60000, "#fff3e2", tall=30)
    soft_box((70, 20, 40), (0, 0, 10), 12, 26000, "#d9f27a", tall=60)
    soft_box((0, 60, 80), (0, 10, 0), 70, 26000, "#ffffff")
    soft_box((20, 110, 40), (10, 140, 30), 50, 24000, "#ff8a5a")
    sky("#ffffff", 0.1)
    camera((4, -86, 36), (1.5, 3, 10.5), 56, (4, -4, 10), 1.2)


def ridged(place, radius, low, high, material, count=90, depth=0.02):
    lathe([(radius - 0.12, low - 0.06), (radius, low), (radius, high), (radius - 0.12, high + 0.06)], material, 360, flutes=(count, depth), parent=place)


def lens(place, front=True):
    """About z, the mount at 0."""
    black, dark, steel = plain("#19191a", 0.42), plain("#0c0c0d", 0.55), metal("#c4c4c6", 0.25)
    lathe([(0, -0.4), (2.6, -0.4), (2.7, 0)], steel, 96, parent=place)
    lathe([(2.75, 0), (3.05, 0.1), (3.05, 1.0), (3.2, 1.2)], black, 128, edge=0.03, parent=place)
    ridged(place, 3.25, 1.25, 2.5, dark)
    lathe([(3.2, 2.56), (3.3, 2.66), (3.35, 3.3), (3.3, 3.4)], black, 128, parent=place)
    ridged(place, 3.5, 3.5, 5.4, dark, 110)
    lathe([(3.45, 5.46), (3.55, 5.6), (3.55, 6.6), (3.4, 6.75), (3.15, 6.75), (3.05, 6.3), (2.6, 5.6), (2.1, 5.3), (0, 5.3)], black, 160, edge=0.03, parent=place)
    lathe([(3.56, 6.0), (3.6, 6.03), (3.6, 6.22), (3.56, 6.25)], plain("#cb3b0a", 0.35), 160, parent=place)
    for r, z, bulge, tint in ((2.45, 5.75, 0.55, "#b9a8ff"), (1.75, 4.7, 0.4, "#8fd9c8")):
        lathe([(r, z), (r * 0.7, z + bulge * 0.62), (r * 0.35, z + bulge * 0.92), (0, z + bulge)], coated(tint), 96, curve=True, parent=place)
    lathe([(2.4, 5.5), (1.2, 3.2), (1.15, 2.2), (0, 2.0)], plain("#050505", 0.3), 96, parent=place)
    ink = plain("#e9e9e6", 0.6)
    for k, mark in enumerate(("1.8", "4", "8", "16")):
        turn = rad(-90 - 24 + 16 * k)
        text(mark, 0.42, ink if k else plain("#ff8a3c"), bend=3.09, height=0.58, parent=place, rot=(0, 0, turn + math.pi / 2))
    text("35 mm", 0.4, ink, bend=3.37, height=3.0, parent=place)


def coated(tint):
    """Lens glass: reflections in the colour of its coating."""

    made = Material("coated")
    share = made.math("MULTIPLY", made.node("Fresnel", None, IOR=1.9).outputs[0], 1.1)
    made.mix_surface(share, made.node("BsdfTransparent").outputs[0], made.node("BsdfGlossy", None, Color=rgba(tint), Roughness=0.0).outputs[0])
    return made.data


def body(place):
    """A small camera of metal and leather; its front looks towards -y, its mount stands at the origin."""
    shell, skin, dark = plain("#2a2a2b", 0.38, Metallic=0.5), leather("#202021", "#121213", 1.6), plain("#101011", 0.5)
    upright = group((0, 0, 0), (rad(90), 0, 0), parent=place)
    outline(rectangle(13.2, 5.2, 1.6), 3.4, skin, 0.3, 4, parent=upright, loc=(0, -0.7, -3.4))
    outline(rectangle(13.4, 1.9, 0.6), 3.5, shell, 0.25, 4, parent=upright, loc=(0, 2.7, -3.45))
    outline(rectangle(13.4, 0.8, 0.3), 3.5, shell, 0.2, 4, parent=upright, loc=(0, -3.5, -3.45))
    outline([(-2.1, 0), (2.1, 0), (1.3, 1.6), (-1.3, 1.6)], 3.2, shell, 0.3, 4, parent=upright, loc=(0, 3.4, -3.3))
    lathe([(2.7, -0.2), (3.4, -0.2), (3.45, 0.3), (3.1, 0.45), (2.75, 0.45)], metal("#c4c4c6", 0.25), 128, parent=upright)
    cushion((2.4, 2.2, 5.0), skin, 0, 0.5, 0, 24, 1, parent=place, loc=(-5.7, -0.7, -0.8))
    for x, r, high in ((-5.2, 0.85, 0.7), (-3.2, 1.05, 0.8), (4.6, 1.2, 0.7)):
        top = group((x, 1.7, 3.62), parent=place)
        lathe([(0, 0), (r, 0), (r, high - 0.08), (r - 0.1, high), (0, high)], metal("#3a3a3c", 0.3), 120, flutes=(40, 0.04), parent=top)
    lathe([(0, 0), (0.62, 0), (0.66, 0.12), (0.5, 0.32), (0, 0.26)], gloss("#cb3b0a"), 64, curve=True, parent=place, loc=(-5.2, 1.7, 4.3))
    text("MIRA", 0.72, plain("#efeee9", 0.5), 0.01, spacing=1.2, parent=upright, loc=(0, 4.2, -0.08))
    outline(ring(0.4, 32), 0.1, glassy(), parent=upright, loc=(4.9, 2.75, 0.02))
    for x in (-6.75, 6.75):
        hoop(0.5, 0.09, metal("#c4c4c6", 0.2), parent=place, loc=(x, 1.6, 2.6), rot=(0, rad(90), 0))


def glassy():
    return gloss("#1a1e2a", 0.05)


@still("gear-camera", 960, 768, exposure=0.55)
def camera_front():
    place = group((0, 0, 3.95), (0, 0, rad(-24)))
    body(place)
    lens(group((0, -0.2, 0), (rad(90), 0, 0), parent=place))
    strap = leather("#a5562a", "#6d3216", 1.2)

    for path in ([(6.6, 0, 0.0), (9.2, -1.5, -2.2), (10.5, -5.5, -3.75), (6.5, -9.6, -3.8), (0.5, -11.2, -3.8), (-7, -9.8, -3.8), (-13, -11, -3.8)],):
        points = smooth_path(path, 10)
        sweep(points, [(-0.55, -0.09), (0.55, -0.09), (0.55, 0.09), (-0.55, 0.09)], strap, side=(0.25, 0.15, 1), parent=place)
    top = stone("#cfccc6", "#a9a6a0", scale=0.3, rough=0.6, bump=0.1)
    box((90, 60, 4), 0.5, top, loc=(0, 6, -2))
    backdrop(plain("#bdb4a8", 0.8), 120, 46, 60, 14).location.z = -4
    studio_light(9, (0, 0, 4), 1.15)
    soft_box((-13, -20, 16), (0, 0, 4), 13, 2600, "#fff4e6", tall=9)
    soft_box((8, 30, 20), (0, 44, 12), 14, 5200, "#ffb27d")
    camera((3, -33, 10.5), (0.2, -0.4, 3.7), 66, (-1, -7, 4), 0.5)


@still("gear-lens", 960, 720, exposure=0.55)
def lens_alone():
    lens(group((-1.6, 0, 0.4), (0, 0, rad(30)), 1.25))
    side = group((8.6, -3.2, 3.55 * 0.95), (rad(92), 0, rad(38)), 0.95)
    lens(side)
    cap = group((-9.8, -4.5, 0.2), (rad(3), 0, 0))
    lathe([(0, 0), (3.4, 0), (3.5, 0.15), (3.5, 0.75), (3.2, 0.9), (0, 0.8)], plain("#171718", 0.5), 180, flutes=(60, 0.015), parent=cap)
    text("MIRA", 0.9, plain("#d9d7d2"), 0.01, spacing=1.2, parent=cap, loc=(0, 0, 0.86))
    box((90, 60, 4), 0.4, wood("#4a382b", "#2c2018", 0.14), loc=(0, 6, -2))
    backdrop(plain("#5b5752", 0.8), 120, 40, 60, 14).location.z = -4
    studio_light(8, (0, 0, 4), 1.3)
    soft_box((-12, -16, 18), (0, 0, 4), 10, 2200, "#fff4e6", tall=8)
    soft_box((4, 26, 16), (0, 40, 12), 12, 4200, "#ff9d5c")
    camera((0, -31, 17), (0.2, 0, 3.6), 64, (0, -3, 5), 0.5)


@still("gear-podcast", 960, 900, exposure=0.4)
def podcast_case():
    """Two microphones and a headset on their case."""
    backdrop(plain("#e9e6df", 0.85), 120, 46, 110, 24)
    case = group((0, 2, 0), (0, 0, rad(-8)))
    box((42, 24, 8), 1.0, plain("#232323", 0.55), parent=case, loc=(0, 0, 4))
    box((42.4, 24.4, 0.7), 0.3, plain("#e4450f", 0.4), parent=case, loc=(0, 0, 5.2))
    for x in (-13, 13):
        box((3.4, 1.4, 3), 0.4, metal("#cfd2d5", 0.2), parent=case, loc=(x, -12.5, 5.2))
    for x, turn, lean in ((-11, -60, 42), (3, -122, 42)):
        foot = group((x, 3, 8))
        lathe([(0, 0), (5, 0), (5.2, 0.3), (4.8, 1.0), (0.9, 1.6), (0.8, 10), (0, 10)], plain("#1a1a1c", 0.4), 72, edge=0.1, parent=foot)
        microphone((x, 3, 19), turn, lean)
        box((2.4, 3.6, 2.6), 0.7, plain("#141318", 0.4), parent=group((x, 3, 19), (rad(lean), 0, rad(turn))), loc=(0, 0, 2))
    headphones((13.5, -3, 8), 30, 0.9)
    soft_box((-50, -46, 60), (0, 0, 16), 38, 44000, "#fff3e6", tall=30)
    soft_box((54, -12, 38), (0, 0, 16), 14, 14000, "#fff4ec", tall=44)
    soft_box((0, 22, 80), (0, 0, 12), 56, 24000)
    sky("#fff6ee", 0.34)
    camera((-4, -100, 40), (1, 0, 16.4), 58, (2, -4, 18), 0.9)


@still("gear-kit", 1200, 800, exposure=1.0)
def what_goes_in_the_case():
    """Camera and lenses on a dark table, on the right, with room for words."""
    place = group((5.5, 0, 3.95), (0, 0, rad(-30)))
    body(place)
    lens(group((0, -0.2, 0), (rad(90), 0, 0), parent=place))
    lens(group((17.5, 3.5, 0.4), (0, 0, rad(30)), 1.15))
    lens(group((15.0, -6.2, 3.4), (rad(90), 0, rad(-62)), 0.95))
    box((140, 70, 4), 0.4, wood("#3b2f27", "#221a14", 0.12), loc=(0, 6, -2))
    backdrop(plain("#3b3634", 0.8), 160, 46, 80, 18).location.z = -4
    studio_light(11, (6, 0, 4), 1.2)
    soft_box((-10, -20, 18), (6, 0, 4), 12, 3000, "#fff4e6", tall=9)
    soft_box((14, 30, 16), (8, 44, 12), 16, 6500, "#ff9d5c")
    camera((1, -44, 14), (4.6, 0, 4.2), 48, (5, -6, 4), 0.5)


def chair(loc, turn):
    """A plain wooden chair without arms; its seat is 45 high."""
    place, oak = group(loc, (0, 0, rad(turn))), wood("#c08a55", "#8d5f34", scale=0.12, along="z")
    for x in (-17.5, 17.5):
        box((3.2, 3.2, 44), 0.7, oak, loc=(x, -17, 22), parent=place)
        box((3.2, 3.2, 92), 0.7, oak, loc=(x, 18, 45), rot=(rad(-4), 0, 0), parent=place)
        box((2.2, 32, 2.6), 0.6, oak, loc=(x, 0, 16), parent=place)
    box((32, 2.2, 2.6), 0.6, oak, loc=(0, -17, 20), parent=place)
    box((42, 41, 3.2), 1.2, wood("#c99560", "#97683b", scale=0.12), loc=(0, -1, 45.4), parent=place)
    for z in (62, 73, 84):
        box((34, 1.8, 6.4), 0.7, wood("#c08a55", "#8d5f34", scale=0.12), loc=(0, 18 + 0.07 * (z - 45), z), rot=(rad(-4), 0, 0), parent=place)


@still("gear-home", 1160, 804, exposure=0.45)
def a_corner_at_home():
    """Two dumb-bells on a mat before a chair, in the morning; the left of the picture is free for words."""
    lime, wall = plain("#c8ef3c", 0.5), plaster("#a9c9a4", 0.05, 0.2)
    for i in range(-8, 10):
        box((620, 19.6, 3), 0.2, wood("#c79a68", "#9b7044", scale=0.1), loc=(i * 5, i * 19.8, -1.52))
    box((900, 2, 320), 0.3, wall, loc=(0, 92, 140))
    box((900, 3, 9), 0.4, plain("#f2efe4", 0.6), loc=(0, 90, 4))
    chair((56, 54, 0), -24)
    box((150, 56, 0.8), 0.3, plain("#2f7d4f", 0.8), loc=(30, 20, 0.4), rot=(0, 0, rad(-4)))
    for x, y, turn in ((13, 14, 58), (31, 26, 76)):
        bell = group((x, y, 7.2), (rad(90), 0, rad(turn)), 1.1)
        dumbbell((0, 0, 0), (0, 0, 0), lime, bell)
    cushion((34, 9, 1.6), fabric("#f4f1e4", "#ded9c6", 0.3, 0.5), 0.05, 0.2, 0.3, 26, 2, loc=(54, 40, 48), rot=(0, 0, rad(-24)))
    pot_plant((112, 66, 0), 3.0, "#f2efe4", "#cfc8b4", 30)
    pane_sun((30, 60, 46), (0.66, 0.6, -0.5), 5, (80, 110), 2, 2, 420, 8, 900, "#ffe7bf", 1.4)
    soft_box((-110, -110, 120), (20, 0, 20), 90, 230000, "#fff3e2")
    soft_box((150, -40, 80), (30, 0, 20), 40, 60000, "#eaf6ff")
    sky("#f0f6ee", 0.42)
    camera((-6, -208, 68), (-10, 16, 31), 44, (22, 16, 10), 2.0)


def bumper(place, z, radius, deep, ink, words):
    """A rubber plate about z, its outer face upwards."""
    black = rubber()
    lathe([(3.2, -deep / 2), (radius - 3.4, -deep / 2), (radius - 2.8, -deep / 2 + 0.5), (radius - 0.5, -deep / 2 + 0.3), (radius, -deep / 2 + 0.9), (radius, deep / 2 - 0.9), (radius - 0.5, deep / 2 - 0.3), (radius - 2.8, deep / 2 - 0.5), (radius - 3.4, deep / 2), (3.2, deep / 2)], black, 160, parent=place, loc=(0, 0, z))
    lathe([(2.6, deep / 2 - 0.4), (4.6, deep / 2 + 0.15), (4.9, deep / 2 - 0.1)], metal("#c3c5c8", 0.25), 96, parent=place, loc=(0, 0, z))
    lathe([(radius - 3.0, deep / 2 - 0.52), (radius - 2.8, deep / 2 - 0.3), (radius - 2.5, deep / 2 - 0.3), (radius - 2.3, deep / 2 - 0.42)], ink, 160, parent=place, loc=(0, 0, z))
    for k, word in enumerate(words):
        turn = rad(90 - 180 * k)
        face = group((0, 0, z + deep / 2 + 0.02), (0, 0, turn - math.pi / 2), parent=place)
        text(word, 4.0, ink, 0.03, spacing=1.1, parent=face, loc=(0, radius * 0.56, 0))


@still("gear-bar", 1200, 900, exposure=0.7)
def a_loaded_bar():
    """A bar with its plates on the platform, seen along the floor."""
    lime = plain("#c6f135", 0.5)
    floor = Material("floor", "#202226", Roughness=0.7)
    floor.feed(floor.ramp(floor.cells(2.2), [(0.0, "#8fa33a"), (0.04, "#8fa33a"), (0.05, "#1d1f22")]), "Base Color")
    floor.bump(floor.noise(20, 4, 0.7), 0.3, 0.05)
    box((700, 700, 4), 0.1, floor.data, loc=(0, 100, -2))
    box((700, 2, 300), 0.1, plain("#1c1f24", 0.8), loc=(0, 190, 120))
    steel = brushed("#c9cbcd", 0.24, "z", 30, 0.08)
    bar = group((14, 0, 22.5), (rad(90), 0, rad(38)))
    lathe([(0, 0), (2.45, 0), (2.5, 0.2), (2.5, 41), (0, 41)], steel, 96, edge=0.1, parent=bar, loc=(0, 0, -12))
    lathe([(0, 0), (1.4, 0), (1.4, 131), (0, 131)], steel, 64, parent=bar, loc=(0, 0, -143))
    lathe([(1.4, 0), (3.6, 0.3), (3.6, 2.6), (1.4, 3)], steel, 64, parent=bar, loc=(0, 0, -15))
    bumper(bar, -9, 22.5, 7.6, lime, ("20 KG", "20 KG"))
    bumper(bar, -0.8, 22.5, 6.6, plain("#ff6b3d", 0.5), ("15 KG", "15 KG"))
    bumper(bar, 5.2, 16.5, 4.2, lime, ("5 KG", "5 KG"))
    lathe([(2.5, 0), (4.4, 0.2), (4.6, 0.6), (4.6, 3.6), (4.4, 4), (2.5, 4.2)], plain("#ff6b3d", 0.4), 96, edge=0.1, parent=bar, loc=(0, 0, 8))
    far = group((0, 0, -150), parent=bar)
    bumper(far, 0, 22.5, 7.6, lime, ("20 KG", "20 KG"))
    bumper(far, -7.4, 22.5, 6.6, lime, ("15 KG", "15 KG"))
    soft_box((-70, -110, 120), (0, 0, 20), 80, 160000, "#fff3e2", tall=50)
    soft_box((120, -20, 60), (0, 0, 20), 18, 60000, "#d9f27a", tall=90)
    soft_box((0, 90, 150), (0, 20, 0), 110, 60000)
    soft_box((60, 120, 60), (40, 190, 50), 80, 60000, "#ff8a5a")
    sky("#ffffff", 0.1)
    camera((4, -118, 40), (10, 4, 20), 46, (18, -14, 22), 2.0)


@still("gear-shelf", 960, 720, exposure=0.95)
def the_shelf():
    """Lenses and a body on two boards of a rental shelf, lit from above."""
    oak = wood("#5a4030", "#352418", scale=0.14)
    box((200, 2, 120), 0.2, plain("#a3703f", 0.8), loc=(0, 15, 30))
    for z in (0, 19):
        box((180, 24, 1.6), 0.15, oak, loc=(0, 3, z - 0.8))
        box((180, 0.3, 1.5), 0.05, plain("#2a1e16", 0.5), loc=(0, -9.05, z - 0.8))
    random.seed(5)
    for row, z in enumerate((0, 19)):
        for k in range(9):
            x = -36 + 9 * k + (2 if row else 0)
            if row == 0 and k in (3, 4):
                continue
            lens(group((x, 0.6 * math.sin(k * 2.1 + row), z + 0.4), (0, 0, rad(20 + 37 * k)), 0.95 + 0.28 * ((k * 5 + row) % 3) / 2))
            tag = group((x, -9.3, z - 0.8), (rad(90), 0, 0))
            outline(rectangle(3.6, 1.1, 0.1), 0.03, plain("#ff8a3c", 0.6), parent=tag)
    place = group((-4.6, -1, 3.95), (0, 0, rad(-14)))
    body(place)
    lens(group((0, -0.2, 0), (rad(90), 0, 0), parent=place))
    for x in (-26, 0, 26):
        soft_box((x, -8, 40), (x, 2, 12), 16, 6000, "#ffd9ae", tall=10)
    soft_box((-30, -50, 30), (0, 0, 12), 30, 16000, "#fff4e6", tall=22)
    soft_box((44, -36, 20), (0, 0, 10), 14, 7000, "#ffb27d", tall=24)
    sky("#ffffff", 0.06)
    camera((-6, -80, 24), (-2.5, 0, 13.2), 46, (-4, -4, 8), 0.9)
