"""Classic motorcycles of an invented maker, as a garage shows them. Centimetres."""
from kit.drawn import backdrop
from kit.light import camera, sky, soft_box, spot
from kit.materials import plain
from kit.solids import box, lathe
from kit.stage import still
from kit.surfaces import leather, plaster, stone
from props.motorcycle import luggage, motorcycle, second_seat

from scenes.journey import bend, hill_road


def workshop(wall, floor, rim):
    box((1200, 700, 8), 0.4, stone(floor, "#3a352f", None, 0.12, 0.5, 0.06), loc=(0, 100, -4))
    box((1200, 4, 500), 0.2, plaster(wall, 0.04, 0.4), loc=(0, 190, 240))
    soft_box((-210, -230, 260), (0, 0, 60), 170, 620000, "#ffe9cc", tall=60)
    soft_box((240, -40, 150), (0, 0, 60), 60, 260000, rim, tall=220)
    soft_box((0, 20, 330), (0, 0, 40), 260, 330000, "#fff4e6", tall=50)
    sky("#ffe9d2", 0.16)


@still("moto-black", 880, 780, exposure=0.75)
def black():
    workshop("#7d5a3c", "#6a6058", "#ffd9a0")
    motorcycle((0, 0, 0), 24, "#17181a", "#efe2c4")
    camera((60, -400, 118), (4, 0, 60), 62, (20, -20, 60), 3.0)


@still("moto-red", 800, 709, exposure=0.75)
def red_for_two():
    workshop("#5c4636", "#5a5048", "#ffb878")
    spot((-20, -60, 320), (0, 0, 60), 900000, 44, "#ffe2b4", 0.5, 14)
    second_seat(motorcycle((6, 0, 0), -24, "#98211a", "#1b1a19", hide="#2a1b14"), leather("#2a1b14", "#1c110c", 0.8))
    camera((-60, -400, 102), (-2, 0, 62), 58, (0, -20, 60), 3.0)


@still("moto-green", 800, 709, exposure=0.75)
def green_with_luggage():
    workshop("#8f6d47", "#6f6558", "#ffdfae")
    luggage(motorcycle((4, 0, 0), 24, "#2f4a38", "#e9ddbd", hide="#6b3f22"))
    camera((60, -410, 122), (-2, 0, 64), 58, (0, -20, 60), 3.0)


@still("moto-near", 880, 780, exposure=0.75)
def tank_close():
    workshop("#c07a3a", "#7a6a58", "#ffdfae")
    motorcycle((0, 0, 0), 32, "#2f4a38", "#e9ddbd", hide="#6b3f22")
    camera((96, -250, 128), (24, 0, 72), 58, (30, -20, 84), 2.6)


@still("moto-ride", 1040, 884, exposure=0.25)
def at_the_side_of_the_pass():
    """A machine on its stand where the road bends, the ranges behind it. Metres, the machine scaled down."""
    hill_road()
    machine = motorcycle((0, 0, 0), 0, "#7a1f16", "#efe2c4", hide="#4a2a18")
    y = 1.6
    machine.location, machine.scale, machine.rotation_euler = (bend(y) - 0.3, y, 0.045 * y + 0.07), (0.01,) * 3, (0.06, 0, 0.62)
    soft_box((-4, -7, 5), (0, 1, 0.6), 4, 520, "#ffd2a0", tall=3)
    soft_box((5, -3, 2.6), (0.2, 1.4, 0.7), 1.0, 120, "#ffe6c4", tall=2.6)
    camera((-1.6, -3.7, 1.02), (0.66, 8, 0.98), 32, (0, 1.5, 0.7), 0.012)
