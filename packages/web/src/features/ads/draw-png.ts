import type { AdSize } from "@store/contract/ads/ad-sizes";
import { adSvg } from "@store/contract/ads/draw-ad";
import { faceLettersOf, letterRoom } from "./face-letters.ts";

/** How often a drawing is looked at before its letters are given up, and the time between two looks. */
const looks = 100;
const pause = 50;

/**
 * The drawing as PNG, pixel for pixel. A browser decodes the fonts enclosed in a picture after the picture, and leaves words
 * out until then: below the picture stands a letter of each face, and the picture is taken once all of them have ink.
 */
export async function drawPng(art: string, css: string, { width, height }: AdSize): Promise<Blob> {
  const letters = faceLettersOf(art);
  const foot = letters.map((letter, at) => letter.drawn(at * letterRoom, height)).join("");
  const picture = new Image(width, height + letterRoom);
  picture.src = svgAddress(adSvg(art + foot, { width, height: height + letterRoom }, css));
  await picture.decode();
  const pen = penOf(width, height + letterRoom);
  for (let look = 0; ; look += 1) {
    pen.clearRect(0, 0, width, height + letterRoom);
    pen.drawImage(picture, 0, 0);
    if (letters.every((_, at) => hasInk(pen, at * letterRoom, height))) break;
    if (look === looks) throw new Error("The letters of this picture did not come");
    await new Promise((done) => setTimeout(done, pause));
  }
  const taken = penOf(width, height);
  taken.drawImage(pen.canvas, 0, 0);
  return new Promise((done, failed) =>
    taken.canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("This browser made no PNG"))),
      "image/png",
    ),
  );
}

/** An address for an SVG text that a picture element may show under the site's content policy. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

function penOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser draws no pictures");
  return pen;
}

function hasInk(pen: CanvasRenderingContext2D, x: number, y: number): boolean {
  const { data } = pen.getImageData(x, y, letterRoom, letterRoom);
  return data.some((value, at) => at % 4 === 3 && value > 0);
}
