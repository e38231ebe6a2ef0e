"""Even materials: paint, metal, glass, light, prints."""
import bpy

from .nodes import Material, rgba


def plain(color, rough=0.5, **inputs):
    return Material("plain", color, Roughness=rough, **inputs).data


def gloss(color, rough=0.25, coat=1.0):
    """Lacquer: colour under a clear coat."""
    return Material("gloss", color, Roughness=rough, Clearcoat=coat, Clearcoat_Roughness=0.04).data


def flake(color, dark, scale=1.0):
    """Car paint: metal flakes under a clear coat."""
    made = Material("flake", color, Metallic=0.7, Roughness=0.38, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    made.feed(made.ramp(made.noise(160 * scale, 2, 0.9), [(0.35, dark), (0.65, color)]), "Base Color")
    return made.data


def metal(color="#d8d8da", rough=0.18):
    return Material("metal", color, Metallic=1, Roughness=rough).data


def brushed(color="#cfd0d2", rough=0.3, along="x", scale=60, strength=0.06):
    """Metal with drawn lines along an axis, or about it ("ring"), or out of the middle ("sun")."""
    made = Material("brushed", color, Metallic=1, Roughness=rough)
    if along in ("sun", "ring"):
        made.surface.inputs["Anisotropic"].default_value = 0.85
        made.surface.inputs["Anisotropic Rotation"].default_value = 0 if along == "ring" else 0.25
        made.feed(made.node("Tangent", {"direction_type": "RADIAL", "axis": "Z"}).outputs[0], "Tangent")
        return made.data
    stretch = [float(scale)] * 3
    stretch["xyz".index(along)] = scale * 0.012
    lines = made.noise(1, 3, 0.6, made.coords(tuple(stretch)))
    made.bump(lines, strength, 0.02)
    made.feed(made.math("ADD", made.math("MULTIPLY", lines, 0.25), rough - 0.12), "Roughness")
    return made.data


def brass(color="#c9983f", rough=0.2, hammered=0.0, scale=1.0):
    """Brass that has been used: uneven shine, and hammer marks if asked for."""
    made = Material("brass", color, Metallic=1, Roughness=rough)
    made.feed(made.ramp(made.noise(1.2 * scale, 8, 0.65), [(0.3, "#a87a2c"), (0.5, color), (0.75, "#dcb160")]), "Base Color")
    made.feed(made.math("ADD", made.math("MULTIPLY", made.noise(7 * scale, 8, 0.7), 0.26), rough - 0.13), "Roughness")
    if hammered:
        made.bump(made.cells(1.1 * scale, "SMOOTH_F1"), hammered, 0.12 / scale)
    return made.data


def glass(color="#ffffff", rough=0.0, ior=1.45):
    """Glass that lets shadow rays through: what stands behind it is lit without focused light and its grain."""
    made = Material("glass")
    solid = made.node("BsdfGlass", None, Color=rgba(color), Roughness=rough, IOR=ior)
    clear = made.node("BsdfTransparent", None, Color=rgba(color))
    ray = made.node("LightPath")
    passes = made.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
    made.mix_surface(passes, solid.outputs[0], clear.outputs[0])
    return made.data


def pane(reflect=1.0):
    """A flat cover glass: it reflects, and does not bend what is behind it."""
    made = Material("pane")
    share = made.math("MULTIPLY", made.node("Fresnel", None, IOR=1.4).outputs[0], reflect)
    made.mix_surface(
        share, made.node("BsdfTransparent").outputs[0], made.node("BsdfGlossy", None, Roughness=0.0).outputs[0]
    )
    return made.data


def glow(color="#ffd9a0", strength=5.0):
    return Material("glow", "#000000", Emission=rgba(color), Emission_Strength=strength).data


def shade(color="#efe2c6", through="#f3dcae"):
    """Cloth or paper that a lamp shines through."""
    made = Material("shade", color, Roughness=0.9)
    made.mix_surface(0.6, made.surface.outputs[0], made.node("BsdfTranslucent", None, Color=rgba(through)).outputs[0])
    return made.data


def picture(path, strength=0.0, rough=0.6):
    """A print on paper, or with a strength a lit screen; laid on by picture coordinates."""
    made = Material("picture", "#050505" if strength else "#ffffff", Roughness=rough)
    image = made.node("TexImage", {"interpolation": "Cubic"})
    image.image = bpy.data.images.load(path)
    made.feed(image.outputs[0], "Emission" if strength else "Base Color")
    if strength:
        made.surface.inputs["Emission Strength"].default_value = strength
    return made.data
