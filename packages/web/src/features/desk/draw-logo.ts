// A picture file becomes a small PNG in the page: whatever else it held, scripts of an SVG as well, stays on the computer.
import { logoSize } from "@store/contract/desk/brand";

/** The logo as a PNG in base64; undefined for a file that is no picture, or that stays too large at any size. */
export async function drawLogo(file: Blob): Promise<string | undefined> {
  if (file.size > mostBytes) return undefined;
  try {
    const picture = new Image();
    // The page's policy lets pictures of this kind in, and no others.
    picture.src = await dataAddress(file);
    await picture.decode();
    // An SVG without a size of its own has none here.
    const [wide, high] = [picture.naturalWidth || logoSize.width, picture.naturalHeight || logoSize.height];
    for (const part of [1, 0.8, 0.6, 0.45, 0.3]) {
      const scale = Math.min(logoSize.width / wide, logoSize.height / high) * part;
      const drawn = await pngOf(
        picture,
        Math.max(1, Math.floor(wide * scale)),
        Math.max(1, Math.floor(high * scale)),
      );
      if (drawn && drawn.size <= logoSize.bytes) return await base64Of(drawn);
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** A photograph of a telephone is larger. */
const mostBytes = 4_000_000;

function dataAddress(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}

function pngOf(picture: CanvasImageSource, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

async function base64Of(blob: Blob): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}
