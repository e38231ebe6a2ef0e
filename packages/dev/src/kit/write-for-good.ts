import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Writes a file so that after a power cut it is there whole: new, on the disk, and only then in its place. */
export function writeForGood(file: string, text: string, mode = 0o644): void {
  const descriptor = openSync(`${file}.new`, "w", mode);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(`${file}.new`, file);
  // Windows cannot open a folder; there the rename alone has to do.
  if (process.platform === "win32") return;
  const folder = openSync(dirname(file), "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
