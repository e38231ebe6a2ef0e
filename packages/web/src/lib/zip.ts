import { zipSync } from "fflate";

/** Files by their paths, with `/` between folders; a text is written as UTF-8. */
export type ZipFiles = Readonly<Record<string, string | Uint8Array>>;

/** An archive of files that all carry the time `at`. Nothing is compressed: pictures are already, and texts are small. */
export function zipOf(files: ZipFiles, at: Date): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const bytes = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === "string" ? encoder.encode(content) : content,
  ]);
  return zipSync(Object.fromEntries(bytes), { level: 0, mtime: at });
}
