// Photographs of our own studio (blender/stills) that films show. The browser has each once, by its name.
import { clipped, group, n } from "./pens.ts";

/** Width and height of each, in its own pixels. */
export const photos = { "bag-russet": [1040, 850] } as const;
export type Photo = keyof typeof photos;

/**
 * The part of a photograph around (`cx`, `cy`), in its own pixels, that fills `w` by `h` when it is shown at `zoom`.
 * `id` is unique within the scene.
 */
export function photo(
  name: Photo,
  id: string,
  { w, h, cx, cy, zoom }: { w: number; h: number; cx: number; cy: number; zoom: number },
): string {
  return clipped(
    id,
    0,
    0,
    w,
    h,
    group(`<use href="#photo-${name}"/>`, { x: w / 2 - cx * zoom, y: h / 2 - cy * zoom, size: zoom }),
  );
}

/** What the page has to hold for `photo`: `read` gives a picture as a data address. */
export const photoDefs = (read: (name: Photo) => string): string =>
  `<svg width="0" height="0" style="position:absolute"><defs>${(Object.keys(photos) as Photo[])
    .map((name) => {
      const [wide, high] = photos[name];
      return `<image id="photo-${name}" width="${n(wide)}" height="${n(high)}" href="${read(name)}"/>`;
    })
    .join("")}</defs></svg>`;
