import { unzipSync, zipSync } from "fflate";

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

/** The texts in an archive whose paths end so; of a file above `limit` bytes, nothing. Fails for what is no archive. */
export function textsIn(
  archive: Uint8Array,
  ending: string,
  limit: number,
): Readonly<Record<string, string>> {
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => name.endsWith(ending) && originalSize <= limit,
  });
  const decoder = new TextDecoder();
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, decoder.decode(bytes)]));
}
