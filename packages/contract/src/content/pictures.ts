// Which pictures of products are taken, told by all of their bytes. The browser draws what an owner chose anew, so that it is
// small and says nothing of the place where it was taken; the shop believes none of that.
import { type FileEnding, fileKinds, looksLike } from "./file-kinds.ts";
import { type PictureEnding, pictureEndings, pictureLimits } from "./picture-name.ts";

interface Size {
  width: number;
  height: number;
}

export type ReadPicture = (Size & { ending: PictureEnding; issue?: undefined }) | { issue: string };

/** What a picture is, or why it is not taken, as a sentence. */
export function readPicture(bytes: Uint8Array): ReadPicture {
  const ending = pictureEnding(bytes);
  if (!ending)
    return {
      issue: `This is no PNG, JPEG or WebP picture: it looks like ${looksLike(bytes)}. Choose another.`,
    };
  const { word } = fileKinds[ending];
  const size = readers[ending](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!size) return { issue: `This ${word} is not whole, or goes on after its end. Save it again.` };
  const { least, most } = pictureLimits;
  const { width, height } = size;
  if ([width, height].some((side) => side < least || side > most))
    return {
      issue: `This picture is ${width} by ${height} pixels. Each side may have ${least} to ${most}.`,
    };
  return { ending, width, height };
}

/** By its first bytes. */
export function pictureEnding(head: Uint8Array): PictureEnding | undefined {
  return pictureEndings.find((ending: FileEnding & PictureEnding) => fileKinds[ending].begins(head));
}

/** Each answers the size of a picture that ends where its bytes do; undefined for any other. */
const readers: Record<PictureEnding, (view: DataView) => Size | undefined> = {
  png: ofPng,
  jpg: ofJpeg,
  webp: ofWebp,
};

/** W3C, "Portable Network Graphics", 5.3: a length, four letters, the data, and a checksum; from IHDR to IEND. */
function ofPng(view: DataView): Size | undefined {
  let size: Size | undefined;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const type = lettersAt(view, at + 4, 4);
    const next = at + 12 + view.getUint32(at);
    if (next > view.byteLength) return undefined;
    if (at === 8) {
      if (type !== "IHDR" || view.getUint32(at) !== 13) return undefined;
      size = { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (type === "IEND") return next === view.byteLength ? size : undefined;
    at = next;
  }
  return undefined;
}

/** ITU T.81, B.1: segments that say their length, the frame among them; then coded data up to the mark of the end. */
function ofJpeg(view: DataView): Size | undefined {
  const { byteLength } = view;
  if (byteLength < 4 || view.getUint16(byteLength - 2) !== 0xffd9) return undefined;
  let size: Size | undefined;
  for (let at = 2; at + 4 <= byteLength; ) {
    const mark = view.getUint16(at);
    const next = at + 2 + view.getUint16(at + 2);
    if (mark < 0xffc0 || next > byteLength || next < at + 4) return undefined;
    // A frame of any coding; C4, C8 and CC are tables.
    if (mark <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(mark)) {
      if (next - at < 10) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (mark === 0xffda) return size;
    at = next;
  }
  return undefined;
}

/** RFC 9649: the file says how long it is; the first chunk is the picture, or says how large it is. */
function ofWebp(view: DataView): Size | undefined {
  if (view.byteLength < 30 || view.getUint32(4, true) + 8 !== view.byteLength) return undefined;
  const chunk = lettersAt(view, 12, 4);
  if (chunk === "VP8 ") {
    if ((view.getUint32(20, true) & 1) !== 0 || lettersAt(view, 23, 3) !== "\u009d\u0001\u002a")
      return undefined;
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk === "VP8L") {
    if (view.getUint8(20) !== 0x2f) return undefined;
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8X") return undefined;
  const side = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
  return { width: side(24), height: side(27) };
}

function lettersAt(view: DataView, at: number, count: number): string {
  return String.fromCharCode(...Array.from({ length: count }, (_, index) => view.getUint8(at + index)));
}
