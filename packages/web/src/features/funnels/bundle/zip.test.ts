import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { zip } from "./zip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Reads an archive by its central directory, as an unpacking program does. */
function unpack(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const out: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, size, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    expect(crc32(content)).toBe(crc);
    out[name] = content.toString("utf8");
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return out;
}

const entries = [
  { name: "spa/README.txt", bytes: bytes("Ünïcode\r\n") },
  { name: "spa/pictures/spa-1.webp", bytes: new Uint8Array([0, 255, 1, 254]) },
  { name: "spa/empty.txt", bytes: new Uint8Array() },
];

test("what goes in comes out, with the sums that an unpacking program checks", async () => {
  const out = unpack(Buffer.from(await zip(entries).arrayBuffer()));
  expect(Object.keys(out)).toEqual(entries.map(({ name }) => name));
  expect(out["spa/README.txt"]).toBe("Ünïcode\r\n");
});

test("the same entries give the same bytes", async () => {
  const [one, two] = await Promise.all([zip(entries).arrayBuffer(), zip(entries).arrayBuffer()]);
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
});

test("another program unpacks it", async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  folders.push(folder);
  writeFileSync(join(folder, "a.zip"), Buffer.from(await zip(entries).arrayBuffer()));
  try {
    execFileSync("python3", ["-m", "zipfile", "-e", "a.zip", "."], { cwd: folder });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") skip();
    throw problem;
  }
  expect([...readFileSync(join(folder, "spa/pictures/spa-1.webp"))]).toEqual([0, 255, 1, 254]);
}, 60_000);
