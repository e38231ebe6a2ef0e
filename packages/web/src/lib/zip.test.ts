import { expect, test } from "vitest";
import { crc32, zipOf } from "./zip.ts";

const text = (words: string) => new TextEncoder().encode(words);

test("the checksum is the format's own", () => {
  // The check value of CRC-32, as every description of it gives it.
  expect(crc32(text("123456789"))).toBe(0xcbf43926);
});

test("every file is found by the list at the end, whole and at its time", () => {
  const files = { "words.txt": text("₹349 a jar"), "agency/agency-feed.svg": text("<svg/>") };
  const entries = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  const archive = zipOf(entries, new Date(2026, 10, 21, 17, 5, 8));
  expect(read(archive)).toEqual(
    entries.map(({ name, bytes }) => ({ name, bytes, crc: crc32(bytes), at: "2026-11-21 17:5:8" })),
  );
});

/** As an unpacker reads: from the last 22 bytes to the list, from each line of it to the file. */
function read(archive: Uint8Array) {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let line = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(line, true)).toBe(0x02014b50);
    const [time, date, crc] = [
      view.getUint16(line + 12, true),
      view.getUint16(line + 14, true),
      view.getUint32(line + 16, true),
    ];
    const [size, nameSize, local] = [
      view.getUint32(line + 24, true),
      view.getUint16(line + 28, true),
      view.getUint32(line + 42, true),
    ];
    const name = new TextDecoder().decode(archive.subarray(line + 46, line + 46 + nameSize));
    line += 46 + nameSize;
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    const from = local + 30 + view.getUint16(local + 26, true);
    const day = `${1980 + (date >> 9)}-${(date >> 5) & 15}-${date & 31}`;
    return {
      name,
      bytes: archive.slice(from, from + size),
      crc,
      at: `${day} ${time >> 11}:${(time >> 5) & 63}:${(time & 31) * 2}`,
    };
  });
}
