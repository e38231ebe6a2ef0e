"""Solid shapes: turned, boxed, cut from an outline, stuffed, broken."""
import math

import bmesh
import bpy
from mathutils import Vector, noise

from .paths import smooth_path

TURN = 2 * math.pi
rad = math.radians


def put(mesh, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None):
    """A mesh or curve becomes an object of the stage. Objects may share a mesh."""
    made = bpy.data.objects.new("part", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = loc, rot
    made.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    if material and not len(mesh.materials):
        mesh.materials.append(material)
    if parent:
        made.parent = parent
    return made


def finish(shape, angle=35):
    """A bmesh as a mesh with smooth faces; edges sharper than the angle stay."""
    mesh = bpy.data.meshes.new("part")
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, rad(angle)
    return mesh


def group(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, parent=None):
    made = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler, made.scale = loc, rot, (scale,) * 3
    made.parent = parent
    return made


def bevel(made, width, segments=3):
    modifier = made.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method, modifier.harden_normals = width, segments, "ANGLE", True
    return made


def thicken(made, thickness, offset=1.0):
    modifier = made.modifiers.new("thick", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, offset
    return made


def lathe(profile, material, steps=96, curve=False, edge=0.0, flutes=None, **place):
    """Turns (radius, height) points about z. `curve` runs a smooth line through them, `edge` rounds the corners,
    `flutes` (number, depth) waves the wall."""
    points = [(p.x, p.y) for p in smooth_path([(r, z, 0) for r, z in profile])] if curve else profile
    shape, rings = bmesh.new(), []
    for radius, height in points:
        if radius < 1e-6:
            rings.append([shape.verts.new((0, 0, height))])
            continue
        ring = []
        for i in range(steps):
            turn = TURN * i / steps
            r = radius * (1 - flutes[1] * abs(math.sin(turn * flutes[0] / 2))) if flutes else radius
            ring.append(shape.verts.new((r * math.cos(turn), r * math.sin(turn), height)))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            corners = list(dict.fromkeys([low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]))
            if len(corners) > 2:
                shape.faces.new(corners)
    made = put(finish(shape, 60 if curve else 35), material, **place)
    return bevel(made, edge) if edge else made


def disc(radius, material, **place):
    return lathe([(0, 0), (radius, 0)], material, 64, **place)


def box(size, radius, material, segments=3, **place):
    """A box with rounded edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if radius:
        bmesh.ops.bevel(
            shape, geom=shape.edges[:], offset=radius, segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True
        )
    return put(finish(shape, 40), material, **place)


def rectangle(width, height, corner=0.0, steps=8):
    """The outline of a rectangle with round corners, about the middle."""
    if not corner:
        x, y = width / 2, height / 2
        return [(x, y), (-x, y), (-x, -y), (x, -y)]
    x, y = width / 2 - corner, height / 2 - corner
    points = []
    for middle_x, middle_y, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            turn = rad(start + 90 * i / steps)
            points.append((middle_x + corner * math.cos(turn), middle_y + corner * math.sin(turn)))
    return points


def ring(radius, steps=48, wave=None):
    """The outline of a circle; `wave` (number, depth) gives it teeth or lobes."""
    points = []
    for i in range(steps):
        turn = TURN * i / steps
        r = radius * (1 + wave[1] * math.cos(wave[0] * turn)) if wave else radius
        points.append((r * math.cos(turn), r * math.sin(turn)))
    return points


def outline(points, height, material, edge=0.0, segments=3, image=False, **place):
    """A flat outline raised to a height, its rims rounded by `edge`. `image` lays a picture over it."""
    shape = bmesh.new()
    face = shape.faces.new([shape.verts.new((x, y, 0)) for x, y in points])
    if height:
        raised = bmesh.ops.extrude_face_region(shape, geom=[face])["geom"]
        bmesh.ops.translate(shape, vec=(0, 0, height), verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)])
        if edge:
            rim = [e for e in shape.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6]
            bmesh.ops.bevel(shape, geom=rim, offset=edge, segments=segments, profile=0.5, affect="EDGES", clamp_overlap=True)
    if image:
        layer = shape.loops.layers.uv.new("UV")
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        for face in shape.faces:
            for loop in face.loops:
                at = loop.vert.co
                loop[layer].uv = ((at.x - min(xs)) / (max(xs) - min(xs)), (at.y - min(ys)) / (max(ys) - min(ys)))
    return put(finish(shape, 30), material, **place)


def rounded_cube(cuts, corner):
    """A finely cut cube drawn towards a ball: `corner` from 0.1 (box) to 1 (ball)."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    power = 2 / max(corner, 0.05)
    for vertex in shape.verts:
        at = vertex.co
        vertex.co = at / (abs(at.x) ** power + abs(at.y) ** power + abs(at.z) ** power) ** (1 / power)
    return shape


def cushion(size, material, puff=0.5, corner=0.35, wrinkle=0.0, cuts=28, seed=0, **place):
    """A stuffed shape: plump in the middle, with shallow folds."""
    shape = rounded_cube(cuts, corner)
    for vertex in shape.verts:
        at = vertex.co
        middle = (1 - min(1, abs(at.x)) ** 2.2) * (1 - min(1, abs(at.y)) ** 2.2)
        if puff:
            at.z *= 1 - puff + puff * math.sqrt(max(middle, 0))
        point = Vector((at.x * size[0] / 2, at.y * size[1] / 2, at.z * size[2] / 2))
        if wrinkle:
            fold = noise.fractal(point * 6.4 / max(size) + Vector((seed * 7.1, 0, 0)), 1, 2, 3)
            point += point.normalized() * fold * wrinkle
        vertex.co = point
    return put(finish(shape, 80), material, **place)


def rock(size, material, rough=0.12, seed=0, cuts=40, corner=0.5, lumps=1.2, **place):
    """A pebble, slab, loaf or boulder: a rounded box pushed about by noise."""
    shape = rounded_cube(cuts, corner)
    for vertex in shape.verts:
        at = vertex.co
        point = Vector(at[i] * size[i] / 2 for i in range(3))
        push = noise.fractal(point * lumps / max(size) * 4 + Vector((seed * 5.3, seed, 0)), 0.9, 2.1, 7)
        vertex.co = point + at.normalized() * push * rough * min(size)
    return put(finish(shape, 50), material, **place)
