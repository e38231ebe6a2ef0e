import { existsSync, statSync } from "node:fs";
import { appendFile, rename } from "node:fs/promises";

const mostBytes = 32 * 1024 * 1024;

/** A file of lines that does not grow for ever: a full one becomes `<name>.old`, in place of the one before. */
export function openLog(file: string, cutAt = mostBytes) {
  let bytes = existsSync(file) ? statSync(file).size : 0;
  let last: Promise<void> = Promise.resolve();

  async function append(text: string): Promise<void> {
    if (bytes > 0 && bytes + text.length > cutAt) {
      await rename(file, `${file}.old`);
      bytes = 0;
    }
    bytes += Buffer.byteLength(text);
    await appendFile(file, text);
  }

  return {
    /** Appends a line. What fails is said on the console: a log that cannot be written stops no shop. */
    write(line: string): void {
      last = last
        .then(() => append(`${line}\n`))
        .catch((error: unknown) => console.error(`${file} cannot be written: ${String(error)}`));
    },
    /** Waits until everything is written. */
    flush: () => last,
  };
}
