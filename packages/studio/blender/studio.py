"""The photo studio: `npm run studio:stills -- <still or scene>...` renders stills again, `--look` a quick preview of 400 pixels.

Needs Debian's blender (3.4.1), ffmpeg, webp, python3-numpy and python3-pil. A still takes one to three minutes of processor time.
"""
import argparse
import glob
import os
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MOST_BYTES = 120_000


def names_of(wanted):
    """Stills whose name, or whose scene's name, was asked for; all without a wish."""
    found = []
    for file in sorted(glob.glob(os.path.join(HERE, "scenes", "*.py"))):
        with open(file, encoding="utf8") as source:
            found += re.findall(r'@still\("([\w-]+)"', source.read())
    return [name for name in found if not wanted or name in wanted or name.split("-")[0] in wanted]


def write_webp(png, target):
    for quality in (82, 76, 70, 62, 54, 45):
        subprocess.run(["cwebp", "-quiet", "-m", "6", "-q", str(quality), png, "-o", target], check=True)
        if os.path.getsize(target) <= MOST_BYTES:
            return
    raise SystemExit(f"{target} stays above {MOST_BYTES} bytes")


def shoot(name, options):
    if not options.look:  # A library that is missing shows here, before minutes of rendering.
        from PIL import Image

        from denoise import denoised
    with tempfile.TemporaryDirectory() as work:
        out = os.path.join(work, name)
        seeds = ["1"] if options.look else ["1", "2"]
        width, samples = (400, 10) if options.look else (options.width, options.samples)
        command = ["blender", "-b", "--factory-startup", "-noaudio", "-t", str(options.threads)]
        command += ["-P", os.path.join(HERE, "render.py"), "--", name, out, str(width), str(samples), *seeds]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if not os.path.exists(f"{out}-{seeds[-1]}.png"):
            raise SystemExit(run.stdout[-3000:])
        if options.look:
            target = os.path.join(options.out or tempfile.gettempdir(), f"{name}.png")
            soften = ["-vf", "nlmeans=s=5:p=5:r=7", "-pix_fmt", "rgb24"]
            subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", f"{out}-1.png", *soften, target], check=True)
        else:
            clean = os.path.join(work, "clean.png")
            Image.fromarray(denoised(out, seeds)).save(clean)
            target = os.path.join(options.out or os.path.join(HERE, "stills"), f"{name}.webp")
            write_webp(clean, target)
        print(f"{target} {os.path.getsize(target) // 1024} KB", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("wanted", nargs="*")
    parser.add_argument("--look", action="store_true", help="a quick preview, 400 pixels wide")
    parser.add_argument("--width", type=int, default=0, help="instead of the still's own")
    parser.add_argument("--samples", type=int, default=6, help="of each of the two renders")
    parser.add_argument("--threads", type=int, default=0, help="0: all")
    parser.add_argument("--out", help="folder")
    options = parser.parse_args()
    names = names_of(options.wanted)
    if not names:
        raise SystemExit("no such still")
    for name in names:
        shoot(name, options)


if __name__ == "__main__":
    main()
