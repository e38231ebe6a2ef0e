"""Children's clothes, folded on a shelf beside what goes with them to the mud. Centimetres."""
from kit.drawn import hoop, leaf_mesh, tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import metal, plain
from kit.solids import box, group, lathe, put, rad
from kit.stage import still
from kit.surfaces import fabric, leaf, plaster, sauce, striped, wood
from props.shoe import shoe

from scenes.cloth import folded, rose
from scenes.toys import block


def cap(loc, turn, cloth, brim):
    """A sun hat of cotton."""
    place = group(loc, (rad(4), rad(-6), rad(turn)))
    lathe([(10.4, -0.6), (10.2, -0.2), (6.6, 1.0), (6.3, 1.4), (6.0, 5.4), (5.2, 6.8), (3.0, 7.5), (0, 7.6)], cloth, 96, curve=True, parent=place)
    lathe([(6.55, 1.2), (6.62, 1.5), (6.48, 2.8), (6.4, 3.0)], brim, 96, parent=place)


def bucket(loc):
    """An enamel bucket of mangoes."""
    place = group(loc, (0, 0, rad(18)))
    enamel = plain("#5b9fd0", 0.22, Clearcoat=0.8)
    lathe([(0, 0), (7.6, 0), (8.0, 0.4), (10.6, 15.4), (10.9, 15.9), (10.6, 16.1), (10.2, 15.6), (7.7, 1.0), (0, 0.9)], enamel, 128, edge=0.05, parent=place)
    hoop(10.75, 0.34, plain("#ffffff", 0.3, Clearcoat=0.6), parent=place, loc=(0, 0, 16.0))
    tube([(-10.8, 0, 14.4), (-11.6, -3.0, 18.4), (-8.4, -6.8, 20.6), (0, -8.6, 21.4), (8.4, -6.8, 20.6), (11.6, -3.0, 18.4), (10.8, 0, 14.4)], 0.36, metal("#c9ccd2", 0.25), parent=place)
    lathe([(0, -3), (0.95, -2.9), (1.05, 0), (0.95, 2.9), (0, 3)], wood("#d9a868", "#b58246", 0.6), 32, parent=place, loc=(0, -8.6, 21.4), rot=(0, rad(90), 0))
    green, blade = leaf("#2f6b34", "#6f9a3c"), leaf_mesh(9.0, 2.6, 0.25, 0.3, 0.03, 0.8)
    for k, (x, y, z, lean, turn) in enumerate(((-4.6, -3.6, 15.4, 20, 10), (4.4, -4.2, 15.6, -26, 150), (0.2, 3.4, 16.2, 12, 70), (-0.4, -1.2, 20.2, -14, 220), (5.8, 3.8, 15.6, 30, 300), (-6.0, 3.6, 15.4, -20, 40))):
        ripe = sauce(("#f3a921", "#f6bb35", "#eb9424")[k % 3], ("#d5641f", "#e08a1e", "#c9541f")[k % 3], 0.34, 0.12, 0.5, 0.06)
        fruit = group((x, y, z), (rad(lean), rad(lean * 0.7), rad(turn)), parent=place)
        lathe([(0, -4.6), (1.9, -4.2), (3.5, -2.2), (4.1, 0.4), (3.5, 3.0), (1.8, 4.7), (0, 5.1)], ripe, 72, curve=True, parent=fruit, rot=(0, rad(74), 0)).scale = (0.86, 1, 1)
    for turn in (40, 100, 165):
        put(blade, green, (3.0, 1.0, 19.6), (rad(10), rad(-24), rad(turn)), parent=place)


@still("kids-stack", 900, 720, exposure=0.36)
def folded_beside_a_bucket():
    oak = wood("#e2c08f", "#bd9560", scale=0.1)
    box((240, 44, 3.6), 0.5, oak, loc=(0, 6, -1.8))
    box((400, 3, 260), 0.2, plaster("#bfe0d6", 0.06, 0.14), loc=(0, 32, 60))
    soft = [fabric(a, b, 1.4, 0.45) for a, b in (("#f28b6d", "#df7354"), ("#8fc7e8", "#74b0d4"), ("#f6cf5a", "#e4b93d"), ("#9fd3a6", "#84bd8c"), ("#c7a9e0", "#b290cf"))]
    cream_stripe = striped([(0, "#fff6e6"), (0.55, "#fff6e6"), (0.57, "#ff7a59"), (0.8, "#ff7a59"), (0.82, "#fff6e6")], "x", 3.2, 1.4)
    sky_stripe = striped([(0, "#fff6e6"), (0.5, "#fff6e6"), (0.52, "#5b9fd0"), (0.9, "#5b9fd0"), (0.92, "#fff6e6")], "x", 2.4, 1.4)
    pieces = ((soft[0], 2), (sky_stripe, 2), (soft[2], 2), (rose("#fff2e2", "#e8694a"), 2), (soft[3], 2), (cream_stripe, 2), (soft[1], 2))
    low = 0.2
    for k, (material, layers) in enumerate(pieces):
        folded((25 - 0.35 * k, 19, 1.25), material, layers, (13.5 + 0.5 * (-1) ** k, 6, low), 2.4 * (-1) ** k, k)
        low += layers * 1.25 * 1.06 + 0.2
    cap((13.2, 5, low + 0.6), 20, rose("#fdf1dc", "#5b9fd0"), plain("#f28b6d", 0.8))
    low = 0.2
    for k, (material, layers) in enumerate(((soft[4], 2), (soft[2], 2), (rose("#fdf1dc", "#4f9a6a"), 2))):
        folded((22 - 0.4 * k, 17, 1.25), material, layers, (41, 6.5, low), -3 + 3 * k, k + 20)
        low += layers * 1.25 * 1.06 + 0.2
    block((36.5, 4, low + 0.1), 14, "1", "#f6b93b", 6.4)
    block((45.0, 5, low + 0.1), -10, "8", "#5b9fd0", 6.4)
    bucket((-13, 10, 0.1))
    for x, y, turn, left in ((-18.5, -7.5, -62, False), (-9.0, -8.5, -78, True)):
        place = group((0, 0, 0), scale=0.62)
        shoe((x / 0.62, y / 0.62, 0.2), turn, "#f6c544", "#ffffff", "#fbf7ee", "#d98a4a", "#ffffff", "#f8d069", left=left).parent = place
    pane_sun((-6, 30, 34), (0.62, 0.66, -0.42), 4.4, (22, 34), 2, 2, 190, 3, 300, "#ffe6bd", 1.6)
    soft_box((-70, -90, 70), (4, 0, 14), 60, 66000, "#fff3e4", tall=50)
    soft_box((80, -60, 40), (10, 0, 14), 40, 22000, "#eaf3ff", tall=60)
    sky("#f2fbf6", 0.45)
    camera((0, -112, 36), (5, 4, 16.0), 50, (4, -2, 14), 1.2)
