// The name of a picture of a product of one's own, and where it is shown from.
import * as z from "zod/mini";

export const pictureLimits = {
  /** Bytes of what the shop keeps, and of what an owner may choose. */
  kept: 400 * 1024,
  chosen: 20 * 1024 * 1024,
  /** Of a side, in pixels. */
  least: 80,
  most: 2400,
  /** The longer side of what the browser draws. */
  drawn: 1200,
  alt: 160,
} as const;

/** By its ending. No picture that can carry a script is among them. */
const types = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type PictureEnding = keyof typeof types;
export const pictureEndings = Object.keys(types) as PictureEnding[];

/** Below the shop's address, and in the store of its pages. */
export const picturesFolder = "pictures";

/** The head of a SHA-256, width and height: what has the name has the bytes, and a page knows its size before it comes. */
const named = /^[0-9a-f]{32}-(\d{2,4})x(\d{2,4})\.(png|jpg|webp)$/;

export const PictureFile = /* @__PURE__ */ z.lazy(() => z.string().check(z.regex(named, "Invalid picture")));

export const PictureSize = /* @__PURE__ */ z.lazy(() =>
  z
    .number()
    .check(
      z.int(),
      z.minimum(1, "This picture is empty."),
      z.maximum(pictureLimits.kept, "This picture is too large. Make it smaller and try again."),
    ),
);

export const isPictureFile = (name: string) => named.test(name);

/** Those that a text names, which may be an offer of any release. */
export function picturesNamedIn(text: string): string[] {
  return text.match(/[0-9a-f]{32}-\d{2,4}x\d{2,4}\.(png|jpg|webp)/g) ?? [];
}

/** What it is served as. Throws for the name of anything else. */
export function pictureType(file: string): string {
  const ending = named.exec(file)?.[3] as PictureEnding | undefined;
  if (!ending) throw new Error(`${file} is not the name of a picture`);
  return types[ending];
}

/** Address, width and height, for an `img`. */
export function pictureSource(file: string): { src: string; width: number; height: number } {
  const [, width, height] = named.exec(file) ?? [];
  return { src: `/${picturesFolder}/${file}`, width: Number(width), height: Number(height) };
}
