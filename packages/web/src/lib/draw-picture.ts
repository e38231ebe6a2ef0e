// A picture that somebody chose, drawn anew: so that it is small, upright, and says nothing of the place or the camera.
import { headBytes } from "@store/contract/content/file-kinds";
import { pictureLimits } from "@store/contract/content/picture-name";
import { pictureEnding, readPicture } from "@store/contract/content/pictures";

/** This picture is not taken, and no repeat can help. */
export class PictureRefused extends Error {}

/** What is sent of a picture: its bytes, and what is said of them before. */
export interface DrawnPicture {
  bytes: ArrayBuffer;
  size: number;
  sha256: string;
}

interface Wanted {
  /** Bytes. */
  most: number;
  type: "image/webp" | "image/jpeg";
}

const ofProducts: Wanted = { most: pictureLimits.kept, type: "image/webp" };

/** Throws `PictureRefused`. */
export async function drawPicture(file: File, wanted = ofProducts): Promise<DrawnPicture> {
  const drawn = await draw(await requireGood(file), wanted);
  const bytes = await drawn.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return { bytes, size: bytes.byteLength, sha256: btoa(String.fromCharCode(...hash)) };
}

/** Puts a drawn picture where the shop said. */
export async function putPicture(url: string, { bytes, sha256 }: DrawnPicture): Promise<void> {
  const headers = { "x-amz-checksum-sha256": sha256 };
  const sent = await fetch(url, { method: "PUT", headers, body: bytes });
  if (!sent.ok) throw new Error(`The store answered ${sent.status}`);
}

async function requireGood(file: File): Promise<ImageBitmap> {
  if (file.size > pictureLimits.chosen) throw new PictureRefused("This picture is larger than 20 MB.");
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  if (!pictureEnding(head)) throw new PictureRefused(readPicture(head).issue);
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefused("No browser can draw this picture. Save it again, or choose another.");
  });
  const { width, height } = bitmap;
  const { least } = pictureLimits;
  if (Math.min(width, height) < least)
    throw new PictureRefused(
      `This picture is ${width} by ${height} pixels. Each side wants ${least} or more.`,
    );
  return bitmap;
}

/** From the best down to what still shows what it is. */
const qualities = [0.85, 0.7, 0.5, 0.3];

async function draw(bitmap: ImageBitmap, { most, type }: Wanted): Promise<Blob> {
  const scale = Math.min(1, pictureLimits.drawn / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  if (Math.min(canvas.width, canvas.height) < pictureLimits.least)
    throw new PictureRefused("This picture is too long and narrow. Cut it and try again.");
  const pen = canvas.getContext("2d");
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of qualities) {
    const drawn = await encode(canvas, type, quality);
    if (drawn && drawn.size <= most) return drawn;
  }
  throw new PictureRefused(
    "This picture stays too large, however it is drawn. Make it smaller and try again.",
  );
}

/** JPEG on white also from a browser that writes no WebP. */
async function encode(
  canvas: HTMLCanvasElement,
  wanted: Wanted["type"],
  quality: number,
): Promise<Blob | null> {
  const as = (type: string) =>
    new Promise<Blob | null>((done) => {
      canvas.toBlob(done, type, quality);
    });
  if (wanted === "image/webp") {
    const drawn = await as(wanted);
    if (drawn?.type === wanted) return drawn;
  }
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.globalCompositeOperation = "destination-over";
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return as("image/jpeg");
}
