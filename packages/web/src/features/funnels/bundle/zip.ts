// A ZIP archive made in the browser. Entries are stored, not compressed: pictures are compressed already.

export interface ZipEntry {
  /** Path inside the archive, with forward slashes. */
  name: string;
  bytes: Uint8Array;
}

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 255] ?? 0);
  return ~value >>> 0;
}

/** Numbers of two and four bytes, least byte first. */
function numbers(...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [value, bytes] of parts) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return out;
}

/** Names are UTF-8 (flag 0x800); the date is the first that the format knows, so that the same input gives the same bytes. */
const shared = (name: Uint8Array, bytes: Uint8Array) =>
  numbers(
    [20, 2],
    [0x800, 2],
    [0, 2],
    [0, 2],
    [0x21, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  );

/** The archive of these entries, in their order. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const path = new TextEncoder().encode(name);
    const facts = shared(path, bytes);
    const local = [numbers([0x04034b50, 4]), facts, path, bytes];
    files.push(...local);
    directory.push(
      numbers([0x02014b50, 4], [20, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    offset += local.reduce((sum, part) => sum + part.length, 0);
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...files, ...directory, end] as BlobPart[], { type: "application/zip" });
}
