"""A wristwatch of an invented maker on stone. Centimetres."""
import math

from kit.drawn import backdrop, grain, sweep, text, tube
from kit.light import camera, soft_box, studio_light
from kit.materials import brushed, metal, pane, plain
from kit.nodes import Material
from kit.paths import smooth_path
from kit.solids import TURN, bevel, box, group, lathe, outline, put, rad, ring, rock
from kit.stage import still
from kit.surfaces import leather, stone
from mathutils import Vector

LOOP = [(1.86, -0.22), (2.25, -0.34), (2.66, -0.6), (3.02, -1.25), (3.12, -2.4), (2.75, -3.8), (1.7, -4.75), (0, -5.1)]


def hand(watch, length, width, tail, degrees, height, material):
    shape = [(-width * 0.35, -tail), (width * 0.35, -tail), (width / 2, 0), (width * 0.42, length * 0.82), (0, length), (-width * 0.42, length * 0.82), (-width / 2, 0)]
    return outline(shape, 0.03, material, 0.008, 2, parent=watch, loc=(0, 0, height), rot=(0, 0, rad(-degrees)))


def dial(watch, face, mark, ink):
    steel = metal("#dfe0e2", 0.08)
    lathe([(1.68, 0.3), (1.52, 0.13), (1.5, 0.12)], face, 128, parent=watch)
    lathe([(0, 0.1), (1.53, 0.1)], face, 128, parent=watch)
    lathe([(1.7, 0.36), (1.66, 0.46), (1.2, 0.51), (0, 0.53)], pane(0.7), 128, curve=True, parent=watch)
    for i in range(60):
        turn = TURN * i / 60
        size = (0.12, 0.026, 0.004) if i % 5 == 0 else (0.09, 0.012, 0.004)
        box(size, 0.001, ink, 1, parent=watch, loc=(1.44 * math.cos(turn), 1.44 * math.sin(turn), 0.104), rot=(0, 0, turn))
    for i in range(12):
        turn = math.pi / 2 - TURN * i / 12
        for off in (-0.055, 0.055) if i == 0 else (0,):
            at = (1.16 * math.cos(turn) - off * math.sin(turn), 1.16 * math.sin(turn) + off * math.cos(turn), 0.13)
            box((0.4 if i % 3 == 0 else 0.32, 0.075, 0.06), 0.016, mark, 2, parent=watch, loc=at, rot=(0, 0, turn))
    lathe([(0.4, 0.104), (0.4, 0.112), (0.375, 0.112), (0.37, 0.102), (0, 0.102)], steel, 64, parent=watch, loc=(0, -0.62, 0.004))
    text("ORVAN", 0.19, ink, spacing=1.3, parent=watch, loc=(0, 0.6, 0.106))
    text("HAND WOUND", 0.08, ink, spacing=1.35, parent=watch, loc=(0, 0.43, 0.106))
    hand(watch, 0.85, 0.13, 0.18, 304, 0.15, mark)
    hand(watch, 1.28, 0.1, 0.2, 50, 0.2, mark)
    hand(watch, 1.34, 0.022, 0.38, 186, 0.25, plain("#b8874b", 0.3))
    hand(watch, 0.3, 0.03, 0.08, 120, 0.12, mark).location = (0, -0.62, 0.12)
    lathe([(0, 0.12), (0.1, 0.12), (0.1, 0.3), (0.06, 0.32), (0, 0.32)], mark, 48, edge=0.01, parent=watch)


def strap(watch, hide, thread, stops=None):
    """Closed about a wrist that nobody sees, or along stops of its own."""
    path = smooth_path(stops or [(0, y, z) for y, z in LOOP] + [(0, -y, z) for y, z in reversed(LOOP[:-1])], 12)
    half, thick = 1.0, 0.17
    right = [(half, -0.6), (half + 0.03, -0.2), (half + 0.02, 0.35), (half - 0.08, 0.75), (half * 0.6, 1.05)]
    profile = [(x, y * thick) for x, y in right] + [(0, thick * 1.2)] + [(-x, y * thick) for x, y in reversed(right)]

    def narrow(u):
        return 1 - 0.12 * math.sin(math.pi * u)

    sweep(path, profile, hide, taper=narrow, parent=watch)
    stitch = grain(0.19, 0.06)
    for i in range(5, len(path) - 5, 3):
        way = (path[i + 1] - path[i - 1]).normalized()
        up = Vector((1, 0, 0)).cross(way)
        for sign in (-1, 1):
            at = path[i] + Vector((sign * 0.82 * narrow(i / (len(path) - 1)), 0, 0)) + up * thick * 0.84
            put(stitch, thread, at, way.to_track_quat("X", "Z").to_euler(), parent=watch)


def case(place):
    steel, polished = brushed("#c9cacc", 0.28, "ring"), metal("#dfe0e2", 0.08)
    lathe([(0, -0.55), (1.5, -0.55), (1.9, -0.42), (2.0, -0.25), (2.0, 0.12), (1.97, 0.16)], steel, 160, edge=0.03, parent=place)
    lathe([(1.98, 0.14), (1.93, 0.3), (1.8, 0.42), (1.74, 0.42), (1.7, 0.34), (1.66, 0.17)], polished, 160, edge=0.02, parent=place)
    lathe([(0, 0), (0.28, 0), (0.3, 0.04), (0.3, 0.3), (0.26, 0.36), (0, 0.36)], polished, 96, flutes=(28, 0.07), parent=place, loc=(2.1, 0, -0.12), rot=(0, rad(90), 0))
    lathe([(0, -0.3), (0.17, -0.3), (0.17, 0.2)], steel, 48, parent=place, loc=(2.1, 0, -0.12), rot=(0, rad(90), 0))
    horn = [(0.17 * a, 0.15 * b) for a, b in ((-1, -1), (1, -1), (1, 0.7), (0.75, 1), (-0.75, 1), (-1, 0.7))]
    for x in (-1.22, 1.22):
        for y in (-1, 1):
            path = [(x, y * 1.4, -0.05), (x, y * 1.85, -0.08), (x, y * 2.2, -0.26), (x, y * 2.36, -0.46)]
            bevel(sweep(smooth_path(path, 6), horn, polished, taper=lambda u: 1 - 0.25 * u, parent=place), 0.03)
    for y in (-2.24, 2.24):
        tube([(-1.2, y, -0.4), (1.2, y, -0.4)], 0.06, polished, curve=False, parent=place)


def watch(place, face, mark, ink, hide, thread):
    case(place)
    dial(place, face, mark, ink)
    strap(place, hide, thread)


def striped_steel():
    """Steel with the broad stripes that a movement's bridges are finished with."""
    made = Material("stripes", "#c9c7c2", Metallic=1, Roughness=0.26)
    wave = made.math("PINGPONG", made.math("MULTIPLY", made.axis("x"), 4.6), 0.5)
    made.feed(made.ramp(wave, [(0.0, "#a9a7a3"), (1.0, "#e2dfd8")]), "Base Color")
    made.bump(wave, 0.25, 0.03)
    return made.data


def arc(radius, first, last, step=4):
    way = 1 if last > first else -1
    return [(radius * math.cos(rad(a)), radius * math.sin(rad(a))) for a in range(first, last + way, step * way)]


def wheel_of(place, at, radius, teeth, material, height):
    outline(ring(radius, teeth * 6, (teeth, 0.022)), 0.05, material, 0.006, 2, parent=place, loc=(*at, height))


def jewel(place, at, height, size=0.075):
    lathe([(size, 0), (size * 1.9, 0), (size * 1.8, 0.03), (size, 0.02)], metal("#d9b277", 0.12), 48, parent=place, loc=(*at, height))
    lathe([(0, 0.012), (size, 0.012), (size * 0.9, 0.03), (size * 0.3, 0.02), (0, 0.005)], plain("#c0143c", 0.06, Transmission=0.35, Clearcoat=1.0), 48, parent=place, loc=(*at, height))


def screw(place, at, height, turn):
    head = group((*at, height), (0, 0, rad(turn)), parent=place)
    lathe([(0, 0), (0.1, 0), (0.1, 0.03), (0.085, 0.045), (0, 0.045)], metal("#2a49b8", 0.16), 48, parent=head)
    box((0.19, 0.028, 0.02), 0, plain("#0c1230", 0.6), 1, parent=head, loc=(0, 0, 0.04))


def movement(place):
    """A movement wound by hand, behind the glass of the case back, which looks to +z."""
    gilt, steel, bridge = brushed("#d2b071", 0.24, "sun"), brushed("#d4d5d7", 0.2, "sun"), striped_steel()
    lathe([(0, 0.54), (1.62, 0.54)], brushed("#a08a5e", 0.4, "ring"), 128, parent=place)
    lathe([(1.6, 0.5), (1.6, 0.76), (1.66, 0.82), (1.8, 0.8), (1.9, 0.66), (1.92, 0.46)], metal("#dfe0e2", 0.07), 160, edge=0.015, parent=place)
    for at, radius, teeth in (((0.1, -0.2), 0.5, 72), ((0.86, -0.62), 0.46, 64), ((0.62, -1.12), 0.3, 44)):
        wheel_of(place, at, radius, teeth, gilt, 0.57)
    # The bridge over the barrel, the one over the train, and the cock that holds the balance.
    outline(arc(1.56, 8, 196) + [(-1.05, -0.28), (-0.5, 0.02), (0.0, 0.28), (0.6, 0.02), (1.1, -0.05)], 0.1, bridge, 0.02, 3, parent=place, loc=(0, 0, 0.62))
    outline(arc(1.56, -58, 0) + [(1.0, -0.16), (0.62, -0.1), (0.26, -0.36), (0.36, -0.8)], 0.08, bridge, 0.02, 3, parent=place, loc=(0, 0, 0.62))
    wheel_of(place, (0.42, 0.86), 0.5, 60, steel, 0.73)
    wheel_of(place, (-0.5, 0.96), 0.33, 40, steel, 0.73)
    balance = group((-0.52, -0.78, 0.66), parent=place)
    lathe([(0.5, -0.03), (0.58, -0.03), (0.58, 0.05), (0.5, 0.05), (0.5, -0.03)], gilt, 128, edge=0.01, parent=balance)
    for turn in (20, 110):
        box((1.04, 0.07, 0.03), 0.01, gilt, 2, parent=balance, rot=(0, 0, rad(turn)))
    for k in range(14):
        a = TURN * k / 14
        lathe([(0, 0), (0.035, 0), (0.035, 0.06), (0, 0.06)], gilt, 20, parent=balance, loc=(0.58 * math.cos(a), 0.58 * math.sin(a), 0.01), rot=(0, rad(90), a))
    spiral = [((0.08 + 0.017 * k / 8) * math.cos(k * 0.32), (0.08 + 0.017 * k / 8) * math.sin(k * 0.32), 0.07) for k in range(120)]
    tube(spiral, 0.008, metal("#31509f", 0.2), curve=False, parent=balance)
    outline(arc(1.56, 248, 214) + [(-0.72, -0.62), (-0.6, -0.56), (-0.44, -0.6), (-0.38, -0.76), (-0.44, -0.92), (-0.56, -1.04)], 0.09, bridge, 0.02, 3, parent=place, loc=(0, 0, 0.75))
    for at, height in (((-0.52, -0.76), 0.84), ((0.1, 0.16), 0.72), ((0.86, -0.62), 0.7), ((0.62, -1.12), 0.7), ((-0.98, 0.2), 0.72)):
        jewel(place, at, height)
    for at, height, turn in (((0.42, 0.86), 0.78, 20), ((-0.5, 0.96), 0.78, 70), ((1.28, 0.5), 0.72, 40), ((-1.3, 0.44), 0.72, 110), ((1.26, -0.58), 0.7, 10), ((-1.08, -0.9), 0.84, 60)):
        screw(place, at, height, turn)
    text("SEVENTEEN JEWELS", 0.13, plain("#2a241a", 0.5), 0.004, spacing=1.2, parent=place, loc=(-0.1, 0.42, 0.722))
    lathe([(1.62, 0.79), (1.2, 0.83), (0, 0.85)], pane(0.5), 128, curve=True, parent=place)


def lights(at):
    studio_light(5.2, at, 1.35)
    soft_box((-9, -12, 12), at, 9, 1500, "#fff4e6", tall=7)
    soft_box((10, -9, 6), at, 2, 500, "#e6eeff", tall=9)


@still("watch-stone", 1040, 692, exposure=0.55)
def on_stone():
    place = group((0, 0, 4.98), (rad(57), 0, rad(-14)))
    watch(place, brushed("#efe6d2", 0.42, "sun"), metal("#b8874b", 0.18), plain("#1b1d22", 0.5), leather("#24463d", "#142a25", 1.3), plain("#d9cdb2", 0.8))
    slab = stone("#8d8882", "#3a3836", bump=0.8)
    rock((19, 13, 2.4), slab, 0.1, 3, 60, 0.22, 1.4, loc=(1, 1.5, -0.62), rot=(0, 0, rad(8)))
    rock((10, 6, 6.5), slab, 0.09, 5, 56, 0.34, 1.2, loc=(6.2, 7.2, 2.2), rot=(0, rad(6), rad(-20)))
    rock((1.3, 1.0, 0.7), stone("#a7a29a", "#77726b", bump=0.2), 0.03, 9, 24, 0.9, 1, loc=(-4.3, -1.6, 0.72))
    backdrop(plain("#3b4540", 0.8), 60, 30, 40, 12)
    lights((0, 0, 4))
    soft_box((9, 20, 10), (3, 30, 8), 8, 4000, "#d9b98a")
    camera((-6.4, -20.5, 9.2), (1.2, 0, 4.1), 78, (0, -0.6, 5.0), 0.34)


@still("watch-dial", exposure=0.5)
def dial_close():
    place = group((0, 0, 3.1), (rad(24), rad(6), rad(-20)))
    watch(place, brushed("#1e4a3f", 0.34, "sun"), metal("#d9b277", 0.15), plain("#f2ead9", 0.5), leather("#7a4524", "#4f2a12", 1.3), plain("#e3d3b4", 0.8))
    rock((30, 22, 6), stone("#c9beac", "#a09480", scale=0.6, bump=0.5), 0.03, 4, 60, 0.2, 1.4, loc=(0, 2, -4.6))
    backdrop(plain("#6a5139", 0.8), 60, 34, 40, 12)
    lights((0, 0, 3))
    camera((-2.4, -9.5, 11.5), (0.15, -0.1, 3.1), 84, (0, -0.6, 3.2), 0.22)


@still("watch-black", exposure=0.5)
def on_black():
    place = group((0, 0, 4.98), (rad(62), 0, rad(22)))
    watch(place, brushed("#22262b", 0.36, "sun"), metal("#dfe0e2", 0.12), plain("#f2efe8", 0.5), leather("#23201e", "#0f0d0c", 1.3), plain("#8a857c", 0.8))
    rock((16, 13, 2.6), stone("#4d5a52", "#26312b", "#93a399", 0.35, 0.25, 0.0), 0.015, 3, 50, 0.15, 1.4, loc=(0, 1.5, -0.75))
    backdrop(plain("#22332b", 0.7), 60, 24, 40, 12)
    lights((0, 0, 4))
    soft_box((-8, 16, 9), (-4, 24, 8), 8, 3000, "#8fc0a6")
    camera((4.5, -20.5, 8.2), (0, 0, 4.0), 84, (0, -0.6, 5.0), 0.3)


@still("watch-works", exposure=0.5)
def through_the_case_back():
    """The watch on its face, the movement behind its glass."""
    place = group((0, 0, 0.62), (0, 0, rad(-24)))
    case(group((0, 0, 0), (0, math.pi, 0), parent=place))
    movement(place)
    hide, thread = leather("#7a4524", "#4f2a12", 1.3), plain("#e3d3b4", 0.8)
    for side in (-1, 1):
        strap(place, hide, thread, [(0, side * y, z) for y, z in ((1.9, 0.3), (2.3, 0.42), (3.0, 0.42), (4.2, 0.05), (6.0, -0.4), (10.0, -0.45))])
    rock((34, 26, 6), stone("#33413a", "#1d2622", "#6d7f75", 0.3, 0.3, 0.1), 0.01, 4, 60, 0.12, 1.4, loc=(0, 2, -3.0))
    backdrop(plain("#22332b", 0.8), 60, 34, 40, 12).location.z = -4
    lights((0, 0, 0.6))
    soft_box((-2, 9, 9), (0, 0, 0.6), 5, 700, "#fff1dc", tall=3)
    camera((-1.6, -7.6, 9.8), (-0.05, -0.1, 0.75), 76, (0, -0.5, 1.3), 0.14)
