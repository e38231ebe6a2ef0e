import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipOf } from "./zip.ts";

const at = new Date(2026, 10, 21, 17, 5, 8);
const files = {
  "spa/README.txt": "Ünïcode ₹349\r\n",
  "spa/pictures/spa-1.webp": new Uint8Array([0, 255, 1, 254]),
  "spa/empty.txt": new Uint8Array(),
};

test("zipOf keeps every file whole and in order", () => {
  const found = unzipSync(zipOf(files, at));
  expect(Object.keys(found)).toEqual(Object.keys(files));
  expect(strFromU8(found["spa/README.txt"] ?? new Uint8Array())).toBe("Ünïcode ₹349\r\n");
  expect(found["spa/pictures/spa-1.webp"]).toEqual(files["spa/pictures/spa-1.webp"]);
});

test("zipOf gives the same bytes for the same files", () => {
  expect(zipOf(files, at)).toEqual(zipOf(files, at));
});

test("zipOf makes an archive that another program unpacks", ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    writeFileSync(join(folder, "a.zip"), zipOf(files, at));
    execFileSync("python3", ["-m", "zipfile", "-e", "a.zip", "."], { cwd: folder });
    expect([...readFileSync(join(folder, "spa/pictures/spa-1.webp"))]).toEqual([0, 255, 1, 254]);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") skip();
    throw problem;
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
