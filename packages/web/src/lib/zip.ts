// A ZIP archive without compression: pictures are compressed already, and so no library is needed.

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  bytes: Uint8Array;
}

/** The archive, as the ZIP format (APPNOTE 6.3) wants it: each file behind its header, then the list of all. */
export function zipOf(entries: readonly ZipEntry[], at: Date): Uint8Array {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const path = new TextEncoder().encode(name);
    const facts = factsOf(bytes, path.length, at);
    const local = [record([...[4, 0x04034b50], ...facts]), path, bytes];
    const central = record([
      ...[4, 0x02014b50],
      ...[2, 20], // made by
      ...facts,
      ...[2, 0], // comment
      ...[2, 0], // disk
      ...[2, 0], // internal attributes
      ...[4, 0], // external attributes
      ...[4, offset],
    ]);
    parts.push(...local);
    list.push(central, path);
    offset += sizeOf(local);
  }
  const end = record([
    ...[4, 0x06054b50],
    ...[2, 0],
    ...[2, 0],
    ...[2, entries.length],
    ...[2, entries.length],
    ...[4, sizeOf(list)],
    ...[4, offset],
    ...[2, 0],
  ]);
  return joined([...parts, ...list, end]);
}

/** What both headers of a file say, as pairs of width in bytes and value. */
function factsOf(bytes: Uint8Array, pathLength: number, at: Date): number[] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return [
    ...[2, 20], // version needed
    ...[2, 0x0800], // names are UTF-8
    ...[2, 0], // stored
    ...[2, time],
    ...[2, date],
    ...[4, crc32(bytes)],
    ...[4, bytes.length],
    ...[4, bytes.length],
    ...[2, pathLength],
    ...[2, 0], // extra field
  ];
}

/** Fields of a header: pairs of width in bytes (2 or 4) and value, low byte first. */
function record(pairs: readonly number[]): Uint8Array {
  const widths = pairs.filter((_, i) => i % 2 === 0);
  const bytes = new Uint8Array(widths.reduce((sum, width) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  widths.forEach((width, i) => {
    const value = pairs[i * 2 + 1] ?? 0;
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  });
  return bytes;
}

/** The checksum of the format. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function sizeOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
