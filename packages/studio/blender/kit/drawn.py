"""Shapes drawn along a line or over a ground: straps, wires, letters, labels, cloth, leaves, grains."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from .materials import plain
from .paths import smooth_path
from .solids import TURN, finish, put, rad, thicken
from .surfaces import paper


def sweep(path, profile, material, side=(1, 0, 0), caps=True, taper=None, closed=False, **place):
    """Draws a closed outline (across, up) along a flat path whose plane is square to `side`. `taper(0 to 1)` scales across."""
    shape, points, across = bmesh.new(), [Vector(p) for p in path], Vector(side).normalized()
    rings, last = [], len(points) - 1
    for i, point in enumerate(points):
        after, before = (points[(i + 1) % len(points)], points[i - 1]) if closed else (points[min(i + 1, last)], points[max(i - 1, 0)])
        up = across.cross((after - before).normalized())
        share = taper(i / last) if taper else 1
        rings.append([shape.verts.new(point + across * a * share + up * b) for a, b in profile])
    count = len(profile)
    for low, high in zip(rings, rings[1:] + (rings[:1] if closed else [])):
        for i in range(count):
            shape.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
    if caps and not closed:
        shape.faces.new(rings[0])
        shape.faces.new(rings[-1])
    return put(finish(shape), material, **place)


def tube(points, radius, material, closed=False, curve=True, **place):
    """A wire, stem, cable or piping through the points."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", radius, 4, True
    path = smooth_path(points, 8, closed) if curve else [Vector(p) for p in points]
    spline = data.splines.new("POLY")
    spline.points.add(len(path) - 1)
    for target, point in zip(spline.points, path):
        target.co = (*point, 1)
    spline.use_cyclic_u = closed
    return put(data, material, **place)


def hoop(radius, thick, material, **place):
    """A round wire about z."""
    path = [(radius * math.cos(TURN * i / 64), radius * math.sin(TURN * i / 64), 0) for i in range(64)]
    return tube(path, thick, material, closed=True, curve=False, **place)


def field(size, height, material, cuts=96, round_=True, **place):
    """A disc of a radius, or a square of half a side, whose height at x, y is `height(x, y)`."""
    shape = bmesh.new()
    if round_:
        steps = 128
        rings = [[shape.verts.new((0, 0, 0))]]
        for i in range(1, cuts + 1):
            r = size * i / cuts
            rings.append([shape.verts.new((r * math.cos(TURN * j / steps), r * math.sin(TURN * j / steps), 0)) for j in range(steps)])
        for low, high in zip(rings, rings[1:]):
            for j in range(steps):
                k = (j + 1) % steps
                shape.faces.new(list(dict.fromkeys([low[j % len(low)], high[j], high[k], low[k % len(low)]])))
    else:
        bmesh.ops.create_grid(shape, x_segments=cuts, y_segments=cuts, size=size)
    for vertex in shape.verts:
        vertex.co.z = height(vertex.co.x, vertex.co.y)
    return put(finish(shape, 80), material, **place)


def surface(columns, rows, at, material, thick=0.0, **place):
    """A sheet by formula: `at(u, v)` with u and v from 0 to 1 gives a point. Carries picture coordinates."""
    shape = bmesh.new()
    layer = shape.loops.layers.uv.new("UV")
    grid = [[shape.verts.new(at(i / columns, j / rows)) for i in range(columns + 1)] for j in range(rows + 1)]
    for j in range(rows):
        for i in range(columns):
            face = shape.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[layer].uv = (a / columns, b / rows)
    made = put(finish(shape, 180), material, **place)
    return thicken(made, thick, 0) if thick else made


def text(words, size, material, depth=0.0, align="CENTER", spacing=1.0, bend=None, height=0.0, **place):
    """Lettering in the xy plane; `bend` is the radius of a bottle about z that it stands on, `height` where."""
    data = bpy.data.curves.new("text", "FONT")
    data.body, data.size, data.extrude, data.align_x, data.align_y, data.space_character = words, size, depth, align, "CENTER", spacing
    if not bend:
        return put(data, material, **place)
    flat = put(data)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.triangulate(shape, faces=shape.faces[:])
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=1)
    for vertex in shape.verts:
        turn = vertex.co.x / bend - math.pi / 2
        vertex.co = Vector((bend * math.cos(turn), bend * math.sin(turn), vertex.co.y + height))
    return put(finish(shape), material, **place)


def label(radius, low, high, arc, lines, ground=None, ink=None, **place):
    """A paper label about a jar. Lines: (words, size, height above its lower edge, spacing)."""
    made = surface(
        48, 1,
        lambda u, v: (radius * math.sin((u - 0.5) * arc), -radius * math.cos((u - 0.5) * arc), low + v * (high - low)),
        ground or paper(), **place,
    )
    ink = ink or plain("#2a2622", 0.7)
    for words, size, up, *spacing in lines:
        text(words, size, ink, bend=radius * 1.006, height=low + up, spacing=spacing[0] if spacing else 1.0, parent=made)
    return made


def scatter(mesh, count, where, material=None, parent=None):
    """Copies that share a mesh; `where(i)` gives (location, rotation, scale)."""
    return [put(mesh, material, *where(i), parent=parent) for i in range(count)]


def spin():
    return (random.random() * TURN, random.random() * TURN, random.random() * TURN)


def inside(radius):
    """A random point of a disc."""
    turn, r = random.random() * TURN, radius * math.sqrt(random.random())
    return r * math.cos(turn), r * math.sin(turn)


def grain(length, width, bend=0.0, steps=10):
    """The mesh of a grain, seed or drop, long in x."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=steps, v_segments=steps, radius=0.5)
    for vertex in shape.verts:
        vertex.co = Vector((vertex.co.z * length, vertex.co.x * width, vertex.co.y * width * 0.85))
        vertex.co.z -= bend * (vertex.co.x / length) ** 2 * length
    return finish(shape, 180)


def leaf_mesh(length=1.0, width=0.4, droop=0.25, fold=0.25, wave=0.02, point=0.8, steps=18):
    """The mesh of a leaf or petal, from its stalk along x."""
    columns = (-1, -0.75, -0.45, -0.15, 0, 0.15, 0.45, 0.75, 1)

    def at(u, v):
        c = columns[round(v * 8)]
        half = width / 2 * max(math.sin(math.pi * u**point), 0) ** 0.75 + 0.004 * length
        ripple = wave * length * abs(c) * math.sin(u * 19 + c)
        return (u * length, c * half, abs(c) * half * fold - droop * length * u * u + ripple)

    made = surface(steps, 8, at, None)
    mesh = made.data
    bpy.data.objects.remove(made)
    return mesh


def backdrop(material, size=30.0, depth=10.0, height=20.0, curve=4.0):
    """Floor and back wall in one sweep without a corner."""
    path = [(0, -size, 0), (0, depth - curve, 0)]
    path += [(0, depth - curve + curve * math.sin(rad(a)), curve - curve * math.cos(rad(a))) for a in range(6, 91, 6)]
    path += [(0, depth, height)]
    return surface(1, len(path) - 1, lambda u, v: ((u * 2 - 1) * size * 2, *path[round(v * (len(path) - 1))][1:]), material)
