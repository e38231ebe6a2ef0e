"""Takes the grain out of two renders of one scene: non-local means, without a trained model. numpy, Pillow, ffmpeg.

The difference of the two says how noisy each place is, and each is averaged with weights measured on the other, so that grain
is not mistaken for detail. Colour and direction of the surfaces guard edges and textures. A tenth of the grain stays.
"""
import glob
import json
import subprocess

import numpy as np

LUMA = np.array([0.3, 0.55, 0.15], np.float32)


def pixels(path, layout):
    probe = ["ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "stream=width,height", "-of", "json", path]
    size = json.loads(subprocess.check_output(probe))["streams"][0]
    data = subprocess.check_output(["ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", layout, "-"])
    return data, size["height"], size["width"]


def picture(path):
    data, height, width = pixels(path, "rgb48le")
    return np.frombuffer(data, "<u2").reshape(height, width, 3).astype(np.float32) / 65535


def guide(out, kind):
    data, height, width = pixels(sorted(glob.glob(f"{out}-{kind}-*.exr"))[-1], "gbrpf32le")
    planes = np.frombuffer(data, "<f4").reshape(3, height, width).transpose(1, 2, 0)
    return np.clip(np.nan_to_num(planes[..., [2, 0, 1]]), -4, 4).astype(np.float32)


def box_mean(values, radius):
    """Mean over the square about each pixel, by running sums."""
    for axis in (0, 1):
        pad = [(0, 0)] * values.ndim
        pad[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, pad, "edge"), axis=axis, dtype=np.float64)
        wide = 2 * radius + 1
        high = np.take(sums, range(wide, sums.shape[axis]), axis)
        low = np.take(sums, range(sums.shape[axis] - wide), axis)
        values = ((high - low) / wide).astype(np.float32)
    return values


def trusted(values):
    """A guide, smoothed where it is itself grainy."""
    mean = box_mean(values, 1)
    soft = np.clip(box_mean(((values - mean) ** 2).sum(-1), 3) * 40, 0, 1)[..., None]
    return values * (1 - soft) + mean * soft


def denoise(first, second, guides, radius=6, strength=0.55, keep=0.1):
    """`guides`: pairs of an array and how much difference in it is forgiven."""
    luma_first, luma_second = first @ LUMA, second @ LUMA
    variance = np.maximum(box_mean((luma_first - luma_second) ** 2 / 2, 3), 2e-6)
    height, width = luma_first.shape

    def padded(values):
        return np.pad(values, [(radius, radius)] * 2 + [(0, 0)] * (values.ndim - 2), "reflect")

    around = [padded(v) for v in (first, second, luma_first, luma_second, variance)]
    around_guides = [(padded(values), values, forgiven) for values, forgiven in guides]
    sums = [np.zeros_like(first), np.zeros_like(second)]
    weights = [np.zeros((height, width, 1), np.float32) for _ in sums]
    for dy in range(2 * radius + 1):
        for dx in range(2 * radius + 1):
            place = (slice(dy, dy + height), slice(dx, dx + width))
            there = around[4][place]
            scale = 1 / (1e-6 + strength**2 * (variance + there))
            expected = variance + np.minimum(variance, there)
            same = np.zeros((height, width), np.float32)
            for shifted, values, forgiven in around_guides:
                gap = shifted[place] - values
                same = np.maximum(same, np.einsum("ijk,ijk->ij", gap, gap) / forgiven)
            same = np.exp(-same)
            for half, judge in ((0, 1), (1, 0)):
                gap = (around[2 + judge][place] - (luma_second if judge else luma_first)) ** 2 - expected
                weight = np.minimum(np.exp(-np.maximum(box_mean(gap * scale, 1), 0)), same)[..., None]
                sums[half] += weight * around[half][place]
                weights[half] += weight
    clean = (sums[0] / weights[0] + sums[1] / weights[1]) / 2
    return (1 - keep) * clean + keep * (first + second) / 2


def denoised(out, seeds):
    """8-bit pixels of `<out>-<seed>.png` without their grain."""
    guides = [(trusted(guide(out, kind)), forgiven) for kind, forgiven in (("albedo", 0.004), ("normal", 0.02))]
    clean = denoise(*(picture(f"{out}-{seed}.png") for seed in seeds), guides)
    return (np.clip(clean, 0, 1) * 255 + 0.5).astype(np.uint8)
