"""Children's clothes, folded on a shelf beside a bear. Centimetres."""
from kit.drawn import tube
from kit.light import camera, pane_sun, sky, soft_box
from kit.materials import plain
from kit.solids import box, group, lathe, rad
from kit.stage import still
from kit.surfaces import fabric, plaster, striped, wood

from scenes.cloth import folded, rose
from scenes.toys import bear, block


def cap(loc, turn, cloth, brim):
    """A sun hat of cotton."""
    place = group(loc, (rad(4), rad(-6), rad(turn)))
    lathe([(10.4, -0.6), (10.2, -0.2), (6.6, 1.0), (6.3, 1.4), (6.0, 5.4), (5.2, 6.8), (3.0, 7.5), (0, 7.6)], cloth, 96, curve=True, parent=place)
    lathe([(6.55, 1.2), (6.62, 1.5), (6.48, 2.8), (6.4, 3.0)], brim, 96, parent=place)


@still("kids-stack", 960, 768, exposure=0.36)
def folded_beside_the_bear():
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
    bear((-12, 3, 0.1), 12, 1.25)
    tube([(-36, 4, 0.5), (-32, -2, 0.5), (-27, 1, 0.5), (-25, 6, 0.5)], 0.22, fabric("#f28b6d", "#df7354", 2, 0.6))
    pane_sun((-6, 30, 34), (0.62, 0.66, -0.42), 4.4, (22, 34), 2, 2, 190, 3, 300, "#ffe6bd", 1.6)
    soft_box((-70, -90, 70), (4, 0, 14), 60, 66000, "#fff3e4", tall=50)
    soft_box((80, -60, 40), (10, 0, 14), 40, 22000, "#eaf3ff", tall=60)
    sky("#f2fbf6", 0.45)
    camera((2, -112, 36), (8, 4, 16.4), 48, (6, -2, 14), 1.2)
