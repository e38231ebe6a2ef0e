"""Lines through points."""
from mathutils import Vector


def smooth_path(points, per=8, closed=False):
    """A Catmull-Rom curve through the points, `per` steps between two of them."""
    path = [Vector(point) for point in points]
    count, made = len(path), []

    def at(i):
        return path[i % count] if closed else path[max(0, min(count - 1, i))]

    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for step in range(per):
            t = step / per
            made.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    return made if closed else made + [path[-1]]
