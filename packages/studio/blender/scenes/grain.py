"""Jars of dal, beans and rice on a kitchen's board. Centimetres."""
import math
import random

from kit.drawn import grain, inside, leaf_mesh, scatter, spin, text, tube
from kit.light import camera, soft_box, window_light
from kit.materials import brass, glass, plain
from kit.nodes import Material
from kit.solids import box, group, lathe, outline, rad, rectangle
from kit.stage import still
from kit.surfaces import ceramic, leaf, paper, plaster, sauce, wood
from props.dishes import onion_and_lemon


def filling(color, dark, scale):
    """What is seen between the grains at the glass."""
    made = Material("filling", color, Roughness=0.6)
    made.feed(made.ramp(made.cells(scale), [(0.0, color), (0.55, color), (0.9, dark)]), "Base Color")
    made.bump(made.cells(scale), -0.6, 0.2)
    return made.data


def jar(loc, size, fill, color, dark, shape, words):
    """A glass jar with a brass lid, filled with grains of a length and a width."""
    radius, high = size
    long, thick = shape
    place = group(loc)
    lathe([(0, 0.3), (radius - 0.5, 0.3), (radius - 0.42, fill), (0, fill + 0.4)], filling(color, dark, 1.6 / thick), 96, parent=place)
    kinds = [plain(tint, 0.45) for tint in (color, color, dark)]
    meshes = [grain(long, thick) for _ in kinds]
    for mesh, kind in zip(meshes, kinds):
        mesh.materials.append(kind)
    random.seed(len(words))

    def at_wall(_):
        turn, z = rad(random.uniform(180, 360)), 0.4 + (fill - 0.4) * random.random()
        r = radius - 0.42 - 0.2 * thick
        return ((r * math.cos(turn), r * math.sin(turn), z), spin(), random.uniform(0.85, 1.15))

    def on_top(_):
        x, y = inside(radius - 0.7)
        return ((x, y, fill + 0.4 * (1 - (x * x + y * y) / radius**2) + 0.2 * thick * random.random()), spin(), random.uniform(0.85, 1.15))

    wall = int(0.85 * math.pi * radius * fill / (long * thick))
    for mesh in meshes:
        scatter(mesh, wall // 3, at_wall, parent=place)
        scatter(mesh, int(1.4 * radius * radius / (long * thick)), on_top, parent=place)
    clear = glass("#fbfefd", 0.0, 1.45)
    lathe([(0, 0), (radius - 0.4, 0), (radius, 0.5), (radius, high - 1.6), (radius - 0.9, high - 0.3), (radius - 0.9, high), (radius - 1.15, high), (radius - 1.15, high - 0.4), (radius - 0.26, high - 1.7), (radius - 0.26, 0.6), (radius - 0.5, 0.28), (0, 0.28)], clear, 128, parent=place)
    lathe([(0, high + 1.3), (radius - 0.9, high + 1.3), (radius - 0.55, high + 0.9), (radius - 0.55, high - 0.4), (radius - 0.75, high - 0.45), (radius - 0.75, high + 0.5), (0, high + 0.5)], brass(scale=0.8), 128, edge=0.08, parent=place)
    lathe([(0, high + 1.3), (0.5, high + 1.3), (0.75, high + 2.0), (0.5, high + 2.5), (0, high + 2.6)], brass(scale=0.8), 48, curve=True, parent=place)
    tag = group((0, -radius - 0.03, high * 0.52), (rad(90), 0, 0), parent=place)
    outline(rectangle(4.6, 2.3, 0.3), 0.03, paper("#fbf6e6"), parent=tag)
    text(words, 1.05, plain("#26331a", 0.7), 0.004, parent=tag, loc=(0, 0, 0.05))


def shelf():
    oak = wood("#c39a68", "#9a7044", scale=0.1)
    for i in range(-3, 4):
        box((220, 15.6, 3), 0.25, oak, loc=(i * 4, i * 15.8, -1.52))
    box((600, 2, 260), 0.1, plaster("#dfe7c6", 0.12, 0.15), 1, loc=(0, 34, 80))
    for x, y, size, fill, color, dark, shape, words in (
        (-25.5, 6, (5.2, 17), 12.6, "#e8b04a", "#c98c2b", (0.62, 0.5), "chana"),
        (-13.6, 4, (5.4, 21), 15.5, "#d9623a", "#b84a26", (0.52, 0.42), "masoor"),
        (-1.4, 6.5, (5.4, 19), 13.6, "#7f9a3f", "#5f7a2b", (0.6, 0.42), "moong"),
        (10.8, 4.5, (5.2, 16), 11.4, "#7a2f28", "#5a1e1a", (1.25, 0.72), "rajma"),
        (22.6, 6.5, (5.4, 21), 15.2, "#f4eede", "#ddd2b8", (0.8, 0.26), "rice"),
    ):
        jar((x, y, 0), size, fill, color, dark, shape, words)
    # A wooden spoon of moong before them, some of it spilt; coriander, onion and a lemon.
    spoon = group((-6, -10.5, 1.0), (0, 0, rad(14)))
    lathe([(0, -1.0), (1.6, -0.8), (2.9, 0.1), (3.1, 0.5), (2.8, 0.4), (1.5, -0.4), (0, -0.5)], wood("#8a5f38", "#66431f", 0.5), 64, curve=True, parent=spoon)
    tube([(2.6, 0, 0.2), (8, 0.2, 0.6), (17, 0, 0.2)], 0.55, wood("#8a5f38", "#66431f", 0.5), parent=spoon)
    green = grain(0.6, 0.42)
    green.materials.append(plain("#7f9a3f", 0.4))
    random.seed(8)
    scatter(green, 160, lambda _: (lambda p: ((p[0], p[1], 0.1 + 0.75 * (1 - (p[0] ** 2 + p[1] ** 2) / 7.3) * random.random() + 0.1), spin(), 1.0))(inside(2.5)), parent=spoon)
    scatter(green, 70, lambda _: ((-12 + 5.5 * random.gauss(0, 1) * 0.6, -12.5 + 2.2 * random.gauss(0, 1), 0.22), spin(), 1.0))
    onion_and_lemon((9, 0.5, 0.1))
    sprig, blade = leaf("#2f7a2a", "#62a83a", "#7fb85a"), leaf_mesh(2.2, 1.7, 0.2, 0.3, 0.04, 0.7)
    scatter(blade, 26, lambda k: ((25 + 3.6 * math.cos(0.63 * k), -8.5 + 2.6 * math.sin(0.63 * k), 0.6 + 0.07 * k), (0.4 * math.sin(k), -0.5, 0.63 * k), 0.9), sprig)
    bowl = group((-27, -8.5, 0))
    lathe([(0, 0), (2.4, 0), (2.6, 0.3), (4.6, 2.4), (5.4, 4.6), (5.2, 4.7), (4.3, 2.6), (2.3, 0.7), (0, 0.6)], ceramic("#f3efe2", "#9aa07f", 0.3, 0.5), 112, curve=True, parent=bowl)
    lathe([(0, 3.4), (4.7, 3.4)], sauce("#f6c453", "#e0a32e", 0.2, 0.2, 0.6, 0.3), 64, parent=bowl)
    window_light(19, (0, 2, 8), 0.95)
    soft_box((0, -60, 30), (0, 0, 8), 40, 7000, "#fff6e6")


@still("grain-jars", 900, 630, exposure=0.35)
def the_shelf_at_home():
    shelf()
    camera((1, -68, 24), (-1.6, 0, 8.4), 44, (0, -1, 9), 0.8)
