"""A Principled material with short ways to add nodes to it."""
import bpy


def rgb(code):
    """A colour such as "#c8963e" as linear light."""
    channels = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in channels)


def rgba(code):
    return (*rgb(code), 1)


class Material:
    def __init__(self, name, color="#cccccc", **inputs):
        self.data = bpy.data.materials.new(name)
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]
        self.surface.inputs["Base Color"].default_value = rgba(color)
        for key, value in inputs.items():
            self.surface.inputs[key.replace("_", " ").title()].default_value = value

    def node(self, kind, props=None, **inputs):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (props or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.feed(value, node.inputs[key.replace("_", " ")])
        return node

    def feed(self, value, socket):
        """A socket's output, or a constant, into a socket; a name stands for an input of the surface."""
        target = self.surface.inputs[socket] if isinstance(socket, str) else socket
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, target)
        else:
            target.default_value = value

    def coords(self, scale=(1, 1, 1), which="Object"):
        source = self.node("TexCoord").outputs[which]
        return self.node("Mapping", None, Vector=source, Scale=scale).outputs[0]

    def axis(self, name, which="Object"):
        split = self.node("SeparateXYZ", None, Vector=self.coords(which=which))
        return split.outputs["XYZ".index(name.upper())]

    def noise(self, scale=5.0, detail=6.0, rough=0.55, vector=None, distortion=0.0):
        vector = vector or self.coords()
        return self.node(
            "TexNoise", None, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion, Vector=vector
        ).outputs["Fac"]

    def cells(self, scale, feature="F1"):
        return self.node("TexVoronoi", {"feature": feature}, Scale=scale, Vector=self.coords()).outputs["Distance"]

    def ramp(self, fac, stops, sharp=False):
        node = self.node("ValToRGB", None, Fac=fac)
        if sharp:
            node.color_ramp.interpolation = "CONSTANT"
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, color) in zip(elements, stops):
            element.position = position
            element.color = rgba(color) if isinstance(color, str) else (color, color, color, 1)
        return node.outputs["Color"]

    def math(self, operation, one, other=0.0):
        node = self.node("Math", {"operation": operation})
        self.feed(one, node.inputs[0])
        self.feed(other, node.inputs[1])
        return node.outputs[0]

    def blend(self, fac, one, other):
        node = self.node("MixRGB", None, Fac=fac)
        for value, socket in ((one, node.inputs["Color1"]), (other, node.inputs["Color2"])):
            self.feed(rgba(value) if isinstance(value, str) else value, socket)
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.1):
        inputs = {"Strength": strength, "Distance": distance, "Height": height}
        before = self.surface.inputs["Normal"].links
        if before:
            inputs["Normal"] = before[0].from_socket
        self.feed(self.node("Bump", None, **inputs).outputs[0], "Normal")
        return self

    def mix_surface(self, fac, one, other):
        """The material becomes a mix of two shaders."""
        mix = self.node("MixShader", None, Fac=fac)
        self.tree.links.new(one, mix.inputs[1])
        self.tree.links.new(other, mix.inputs[2])
        self.tree.links.new(mix.outputs[0], self.output.inputs[0])
