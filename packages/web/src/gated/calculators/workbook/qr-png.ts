// A QR code as a PNG of one bit a point: small enough for a hundred in one workbook.
import { zlibSync } from "fflate";
import { encode } from "uqr";

/** Points a module is wide; a spreadsheet program would blur single ones. */
const scale = 4;

export function qrPng(text: string): Uint8Array {
  const { data, size } = encode(text, { ecc: "M", border: 3 });
  const side = size * scale;
  const line = Math.ceil(side / 8);
  const raw = new Uint8Array((line + 1) * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      const at = y * (line + 1) + 1 + (x >> 3);
      if (!dark) raw[at] = (raw[at] ?? 0) | (128 >> (x & 7));
    }
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  return joined([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", zlibSync(raw)),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), body]);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, body.length);
  const check = new Uint8Array(4);
  new DataView(check.buffer).setUint32(0, crc(named));
  return joined([size, named, check]);
}

/** The check sum of PNG and ZIP (ISO 3309). */
function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
